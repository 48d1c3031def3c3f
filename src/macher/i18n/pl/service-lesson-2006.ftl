# Co trener mówi przy każdym kroku scenariusza: co zrobić i dlaczego. 2006

service-lesson-sheet = Popularność i sześć wieców na pierwsze wybory, po znaczniku mediów w trzech landach, które do ciebie pasują.
service-lesson-starting = Nic nie oferuj: kto zaczyna, teraz mało znaczy, a pieniądze zamienią się w wiece.
service-lesson-redraw = Jedną kartę masz już w programie, druga mu przeczy: odrzuć obie i dobierz dwie nowe.
service-lesson-platform = − Płace przeczy pierwszemu landowi. − Inżynieria genetyczna nie, a drugi land jej chce.
service-lesson-cabinet = Trzy tanie karty do trzech landów, które do ciebie pasują: głosy albo żeton kluczowy w każdym.
service-lesson-cards = Opinia zgodna z programem liczy się pod żetonem kluczowym podwójnie: tu + Podatki. W Hesji głosy, potem jeszcze jeden żeton.
service-lesson-medium = W Nadrenii Północnej-Westfalii nikt nie ma znacznika: z jednym kontrolujesz tam media.
service-lesson-no-more = Dość znaczników. Opinie też zostaw: żadna z puli wymiany nie pasuje do ciebie lepiej.
service-lesson-meetings = Trzy tutaj to razem dziesięć: każdy daje 2 + 3 = 5 głosów. Cztery tam, gdzie masz +3, i jeden w ostatnim landzie.
service-lesson-poll-alone = Wszyscy inni spasowali: 1000 € wystarczy. Zatajony sondaż daje członków według dwóch kości.
service-lesson-members = Dla ciebie pokazuje 0: zataj go i rzuć kośćmi o członków.
service-lesson-poll-again = Jeszcze raz 1000 €: dla członków albo żeby kogoś obniżyć przed następnymi wyborami.
service-lesson-result = Obniż partię Grüne: −1 kosztuje ją głos za każdy z dziewięciu wieców. +1 dla CDU/CSU zostaje nieużyte.
service-lesson-poll-pass = Spasuj: tu i bez sondażu stoisz dobrze, a to ostatnie pieniądze.
service-lesson-poll-last = Spasuj: tu nie masz jeszcze prawie nic.
service-lesson-convert = Zamień wszystkie pięć: lepiej niż 0 + 3 raczej nie będzie. Potem zostaw opinie, pasują do ciebie.
service-lesson-national = Znacznik da na koniec 25 pkt. Połóż dwie zgodne opinie: co rundę członkowie, na koniec punkty.
service-lesson-contribution = Odrzuć 10 000 €: masz dość, a członkowie punktują. Większe karty zachowaj.
