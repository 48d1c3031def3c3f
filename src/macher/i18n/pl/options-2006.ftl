# Opcje zasad O06 wydania z 2006 roku: tytuł i zdanie o tym, co rozstrzygają; potem tak samo każda wartość.

option-prelim-2d = Członkowie z opcji 2D
    .about = Ilu członków daje ostatnia opcja arkusza startowego.
option-prelim-2d-12 = 12 członków
    .about = Członków przybywa co cztery, jak w pozostałych opcjach: 4, 8 i 12.
option-prelim-2d-10 = 10 członków
    .about = Tak zdaje się brzmieć wydrukowany arkusz.

option-prelim-order = Kolejność arkuszy startowych
    .about = W jakiej kolejności wykonuje się arkusze; przy równej liczbie głosów późniejszy znacznik leży na wierzchu.
option-prelim-order-random = Losowana
    .about = Losuje się pierwszą partię; dalej zgodnie z ruchem wskazówek zegara.
option-prelim-order-seat = Według miejsc
    .about = Wykonuje się je w kolejności miejsc przy stole.

option-platform-allow-flip = Zmiana stanowiska
    .about = Czy kartę programu można zastąpić jej przeciwieństwem.
option-platform-allow-flip-true = Dozwolona
    .about = Nowa karta może mieć temat karty, którą zastępuje.
option-platform-allow-flip-false = Zabroniona
    .about = Nowa karta musi mieć temat, którego nie ma w programie, nawet na usuwanej karcie.

option-cabinet-order = Kolejność akcji gabinetu
    .about = W jakiej kolejności działają karty gabinetu.
option-cabinet-order-by-player = Partia po partii
    .about = Każda partia używa wszystkich swoich kart w dowolnej kolejności, potem następna.
option-cabinet-order-by-state = Land po landzie
    .about = Wszystkie karty landu działają w kolejności graczy, potem karty następnego landu.

option-media-swap-remove-only = Usuwanie znacznika mediów
    .about = Czy karta gabinetu może usunąć znacznik mediów, nie zastępując go innym.
option-media-swap-remove-only-false = Tylko z zastąpieniem
    .about = Potrzebujesz znacznika w puli i pieniędzy na obie części, inaczej akcja jest niemożliwa.
option-media-swap-remove-only-true = Wystarczy usunąć
    .about = Możesz też tylko zapłacić właścicielowi i usunąć znacznik.

option-coalition-tile-optional = Żetony koalicji
    .about = Czy karta gabinetu z telefonem musi przynieść żeton koalicji.
option-coalition-tile-optional-false = Musi
    .about = Żeton kładzie się bez pytania.
option-coalition-tile-optional-true = Może
    .about = Partia sama decyduje, czy go położyć.

option-coalition-procedure = Tworzenie koalicji
    .about = Kiedy koalicje się proponuje, a kiedy wymusza.
option-coalition-procedure-sequential = Po jednym ruchu
    .about = W kolejności graczy każda partia wymusza koalicję, proponuje ją albo pasuje.
option-coalition-procedure-voluntary-first = Najpierw propozycje
    .about = Najpierw wszyscy mogą proponować, potem pozostali mogą wymusić koalicję.
option-coalition-procedure-forced-first = Najpierw wymuszanie
    .about = Najpierw wszyscy mogą wymusić koalicję, potem pozostali mogą proponować.

option-key-issue-blocks-national = Żetony kluczowe i plansza krajowa
    .about = Czy opinia pod żetonem kluczowym może trafić na planszę krajową.
option-key-issue-blocks-national-false = Może
    .about = Żeton kluczowy wraca do wspólnej puli.
option-key-issue-blocks-national-true = Zostaje
    .about = Zwycięska partia może wybierać tylko spośród pozostałych opinii landu.

option-exchange-allow-flip = Odwrócenie opinii
    .about = Czy wymieniana opinia może zachować temat i zmienić stanowisko.
option-exchange-allow-flip-true = Dozwolone
    .about = Nowa opinia może być przeciwieństwem usuniętej.
option-exchange-allow-flip-false = Zabronione
    .about = Nowa opinia musi mieć temat, którego nie ma w landzie, nawet na usuwanej karcie.

option-poll-reveal = Co inni widzą z opublikowanego sondażu
    .about = Czy opublikowany sondaż pokazuje się wszystkim.
option-poll-reveal-full-card = Całą kartę
    .about = Wszyscy widzą wszystkie wyniki.
option-poll-reveal-chosen-only = Tylko użyte wyniki
    .about = Wszyscy widzą tylko użyte wyniki.

option-convert-min = Najmniejsza zamiana wieców
    .about = Ile wieców trzeba zamienić naraz; tak czy inaczej musi ich tam leżeć pięć.
option-convert-min-1 = Jeden
    .about = Można zamienić dowolną ich liczbę.
option-convert-min-5 = Pięć
    .about = Zamienia się co najmniej pięć albo żadnego.

option-convert-in-current-state = Zamiana w głosującym landzie
    .about = Czy w głosującym landzie można zamieniać wiece przed wyborami.
option-convert-in-current-state-false = Nie
    .about = Tam wszystkie wiece zamienia się przy wyborach, a wymiany dzięki większości nie ma.
option-convert-in-current-state-true = Tak
    .about = Ten land jest ostatni w fazie 8, razem z wymianą dzięki większości.

option-majority-needs-conversion = Wymiana dzięki większości
    .about = Kto z większością bezwzględną głosów może wymienić opinię.
option-majority-needs-conversion-false = Każda partia z większością
    .about = Decydują głosy, bez względu na to, kto zamieniał wiece.
option-majority-needs-conversion-true = Tylko po zamianie
    .about = Tylko partia, która w tej rundzie zamieniła tam wiece.

option-restack-at-50 = Więcej głosów na końcu toru
    .about = Co się dzieje ze znacznikiem na 50, który zdobywa kolejne głosy.
option-restack-at-50-false = Zostaje
    .about = Kolejność znaczników na 50 się nie zmienia: ostatni przybyły leży na wierzchu.
option-restack-at-50-true = Idzie na wierzch
    .about = Znacznik kładzie się na wierzchu pozostałych na 50.

option-nose-losers = Porażka o włos
    .about = Kto może przenieść znacznik mediów po porażce o włos z pojedynczą partią.
option-nose-losers-directly-below = Jedna partia
    .about = Tylko partia, której znacznik leży bezpośrednio pod znacznikiem zwycięzcy.
option-nose-losers-all-tied = Wszystkie
    .about = Każda partia, która ma tyle samo głosów co zwycięzca.

option-equal-total-is-nose = Partia i koalicja z równymi głosami
    .about = Czy partia, która pokonuje koalicję o równej liczbie głosów, wygrywa o włos.
option-equal-total-is-nose-false = Pełne zwycięstwo
    .about = Zwycięstwo o włos jest tylko wtedy, gdy znaczniki leżą na tym samym polu.
option-equal-total-is-nose-true = O włos
    .about = Równe sumy to zawsze zwycięstwo o włos.

option-contribution-optional = Zagrywanie składek
    .about = Czy w każdej rundzie trzeba zagrać składkę.
option-contribution-optional-false = Trzeba
    .about = Wszyscy zagrywają po jednej, dopóki mają karty składek.
option-contribution-optional-true = Można
    .about = Możesz zachować karty składek na późniejszą rundę.

option-membership-cap = Granica liczby członków
    .about = Czy partia może mieć więcej członków, niż pokazuje wydrukowany tor.
option-membership-cap-none = Bez granicy
    .about = Członków liczy się dalej poza końcem toru.
option-membership-cap-80 = Najwyżej 80
    .about = Co przekracza 80, przepada.

option-final-tie-break = Remis o zwycięstwo
    .about = Kto wygrywa, gdy kilka partii ma najwięcej punktów.
option-final-tie-break-shared = Wspólne zwycięstwo
    .about = Wygrywają wszystkie.
option-final-tie-break-seats = Najwięcej mandatów
    .about = Spośród nich wygrywa partia z największą liczbą mandatów.
option-final-tie-break-members = Najwięcej członków
    .about = Spośród nich wygrywa partia z największą liczbą członków.

option-open-cash = Pieniądze innych
    .about = Czy widać, ile pieniędzy mają inni.
option-open-cash-false = Ukryte
    .about = Widzisz tylko swoje pieniądze oraz to, co inni płacą i dostają.
option-open-cash-true = Jawne
    .about = Widać pieniądze wszystkich.

option-short-media-spaces = Media krajowe w krótkiej grze
    .about = Których pól na znaczniki mediów używa gra na pięć rund.
option-short-media-spaces-first-five = Pierwsze pięć
    .about = Runda 1 używa pierwszego, najcenniejszego pola.
option-short-media-spaces-last-five = Ostatnie pięć
    .about = Runda 1 używa trzeciego pola, a ostatnia runda ostatniego.
