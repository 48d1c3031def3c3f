# Kolejne słowa gry, objaśnione jednym zdaniem tak, jak obowiązują przy tym stole.

service-term-convert-2006 = Zamiana
    .about = Wiece stają się głosami: każdy daje tyle, ile wynoszą razem popularność i zbieżność. { $convert_in_current_state ->
            [true] Można to zrobić w każdym landzie.
           *[false] W głosującym landzie dopiero przy wyborach.
        }
    .forms = zamian, zamień, zamieni
service-term-majority-2006 = Większość
    .about = { $majority_needs_conversion ->
            [true] Więcej głosów w landzie niż wszystkie inne partie razem: kto ją ma i właśnie zamienił tam wiece, może wymienić opinię.
           *[false] Więcej głosów w landzie niż wszystkie inne partie razem: kto ją ma, może tam wymienić opinię.
        }
    .forms = większoś
service-term-starter-2006 = Pierwszy gracz
    .about = Zaczyna każdą fazę rundy. Wskazuje go ten, kto zaoferuje najwięcej.
    .forms = pierwszy gracz, pierwszego gracza, pierwszym graczem
service-term-block-2006 = Arkusz startowy
    .about = Na nim wszyscy potajemnie wybierają, z czym zaczynają i gdzie.
    .forms = arkusz startowy, arkuszu startowym
service-term-display-2006 = Pula wymiany
    .about = Odkryte opinie obok plansz, które można wymienić na opinie landu. { $exchange_allow_flip ->
            [false] Nowa opinia nie może mieć tematu karty, która odchodzi.
           *[true] Nowa opinia może być przeciwieństwem karty, która odchodzi.
        }
    .forms = pula wymiany, puli wymiany
service-term-politician-2006 = Karta gabinetu
    .about = Leży zakryta w landzie, płaci się za nią przy odkryciu; wykonuje tam jedną ze swoich akcji. Karta z telefonem { $coalition_tile_optional ->
            [true] może przynieść żeton koalicji.
           *[false] przynosi żeton koalicji.
        }
    .forms = karta gabinetu, karty gabinetu, kartę gabinetu
service-term-auction-2006 = Licytacja
    .about = Oferty krążą, aż wszystkie partie oprócz jednej spasują.
    .forms = licytacj
service-term-topic-2006 = Temat
    .about = Jedno z siedmiu pytań kampanii. Karta mówi na nie tak (+) lub nie (−).
    .forms = temat
service-term-votes-2006 = Głosy
    .about = Pozycja partii w landzie. Przy wyborach dają mandaty z karty landu.
    .forms = głos
service-term-marker-2006 = Znacznik mediów
    .about = Gazety i stacje po twojej stronie. W landzie mieści się ich { $spots }; gdy odpada z gry, wracają do właścicieli.
    .forms = znacznik mediów, znacznika mediów, znaczników mediów, znaczniki mediów, znacznikami mediów
service-term-points-2006 = Punkty
    .about = To one rozstrzygają grę: za mandaty, członków, media i opinie na planszy krajowej.
    .forms = punkt
