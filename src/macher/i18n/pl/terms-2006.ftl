# Słowa gry, objaśnione jednym zdaniem tak, jak obowiązują przy tym stole.

service-term-program-2006 = Program
    .about = Jawne stanowiska partii, po jednej karcie na temat. Im lepiej pasuje do opinii w landzie, tym więcej głosów dają tam wiece.
    .forms = program
service-term-match-2006 = Zbieżność
    .about = Jak dobrze program pasuje do odkrytych opinii: o jeden więcej za każdą wspólną, o jeden mniej za każdą sprzeczną, podwójnie przy temacie kluczowym.
    .forms = zbieżnoś
service-term-trend-2006 = Popularność
    .about = Jak bardzo partia jest lubiana w landzie. Dodaje się ją do zbieżności, gdy wiece zamieniają się w głosy.
    .forms = popularnoś
service-term-rally-2006 = Wiec
    .about = Znacznik w landzie, który później da głosy.
    .forms = wiec
service-term-media-2006 = Kontrola mediów
    .about = Kto ma w landzie więcej znaczników mediów niż każdy inny: może tam wymienić opinię, a opublikowane sondaże go nie obniżają.
    .forms = kontrola mediów, kontrolę mediów, kontrolujesz media
service-term-presence-2006 = Plansza krajowa
    .about = Media i opinie całego kraju: jej pola dają członków, a na końcu punkty.
    .forms = plansza krajowa, planszy krajowej, planszę krajową
service-term-poll-2006 = Sondaż
    .about = Karta, która podnosi lub obniża popularność. Jest licytowana; można opublikować jeden lub dwa wyniki albo ją zataić i rzucić kośćmi o członków. { $poll_reveal ->
            [chosen_only] Inni widzą tylko użyte wyniki.
           *[full_card] Opublikowany sondaż widzą wszyscy.
        }
    .forms = sondaż
service-term-coalition-2006 = Koalicja
    .about = Dwie partie z żetonami w landzie, których głosy liczą się tam razem do zwycięstwa.
    .forms = koalicj
service-term-base-2006 = Członkowie
    .about = Członkowie partii: pieniądze po rundach { $payouts } i punkty na końcu. { $membership_cap ->
            [80] Nikt nie może ich mieć więcej niż { $membership_cap }.
           *[none] Ich liczba nie ma górnej granicy.
        }
    .forms = członk
service-term-donation-2006 = Składka
    .about = Pieniądze z zewnątrz: przyjęcie kosztuje tylu członków, ile pokaże najwyższa kość, odrzucenie daje tylu, ile kości pokażą razem.
    .forms = składk, składek
service-term-double-2006 = Temat kluczowy
    .about = Sprawia, że opinia liczy się w landzie podwójnie, na dobre i na złe. Nie można jej wymienić, { $key_issue_blocks_national ->
            [true] ani przenieść na planszę krajową.
           *[false] ale można ją przenieść na planszę krajową.
        }
    .forms = temat kluczowy, temacie kluczowym, żetonem kluczowym, żeton kluczowy, żetony kluczowe
service-term-opinion-2006 = Opinia
    .about = Czego chcą mieszkańcy landu: za albo przeciw w jakimś temacie. Leżą tam cztery; zakryte jeszcze się nie liczą.
    .forms = opini
service-term-cabinet-2006 = Gabinet cieni
    .about = Karty gabinetu partii. Położone zakryte w landzie, działają tam raz i odpadają z gry.
    .forms = gabinet cieni, gabinetu cieni
