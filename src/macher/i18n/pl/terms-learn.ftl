# Kolejne słowa gry, objaśnione jednym zdaniem tak, jak obowiązują przy tym stole.

service-term-votes = Głosy
    .about = Pozycja partii w landzie. Przy wyborach dają punkty z karty landu.
    .forms = głos
service-term-convert = Zamiana
    .about = Wiece stają się głosami: (wiece + notowania) × zbieżność. W głosującym landzie zamienia się wszystkie.
    .forms = zamian, zamień, zamieni
service-term-majority = Większość
    .about = Kto osiąga próg { $majority } głosów, wygrywa wybory samodzielnie; kto ma mniej, potrzebuje partnera.
    .forms = większoś
service-term-starter = Pierwszy gracz
    .about = Zaczyna większość faz rundy i wygrywa większość remisów. O to miejsce licytuje się na początku rundy.
    .forms = pierwszy gracz, pierwszego gracza, pierwszym graczem
service-term-block = Blok startowy
    .about = Jego symbole (jest ich { $symbols }) mówią, z czym partia zaczyna: wiece, notowania, media lub głosy, każdy w wybranym landzie. Takie same symbole wymagają różnych landów.
    .forms = blok startowy, bloku startowego
service-term-display = Wystawka
    .about = Odkryte karty obok plansz. Opinie i karty programu mają osobne wystawki. Lukę wśród kart programu uzupełnia się od razu, a luka wśród opinii { $elections ->
            [7] zostaje do końca rundy 3.
           *[4] zostaje.
        }
    .forms = wystawk
service-term-politician = Polityk
    .about = Karta gabinetu cieni. Ma akcję główną i akcje drugorzędne, kosztuje przy odkryciu i działa jeden raz. Wykonana akcja z „!” jest tam zablokowana dla wszystkich innych, { $exclusive_scope ->
            [state_lifetime] dopóki land jest w grze.
           *[phase] dopóki trwa runda.
        }
    .forms = polityk
service-term-marker = Znacznik mediów
    .about = Gazety i stacje po twojej stronie. W landzie mieści się ich { $spots }. Gdy land odpada z gry, pozostałe { $media_markers_on_clear ->
            [out_of_game] przepadają.
           *[to_owner] wracają do właścicieli.
        }
    .forms = znacznik mediów, znacznika mediów, znaczników mediów, znaczniki mediów, znacznikami mediów
service-term-auction = Licytator
    .about = Partia z największą liczbą głosów w landzie: mówi ostatnia, gdy wszyscy inni już licytowali. Zaczyna miejsce po lewej stronie { $poll_first_bidder ->
            [left_of_start_player] pierwszego gracza.
           *[left_of_auctioneer] licytatora.
        }
    .forms = licytator
service-term-supply = Pula
    .about = To, co partia ma obok planszy i może jeszcze wystawić.
    .forms = pula, puli, pulę
service-term-topic = Temat
    .about = Jedno z siedmiu pytań kampanii. Karta mówi na nie tak (+) lub nie (−).
    .forms = temat
service-term-points = Punkty
    .about = To one rozstrzygają grę: za głosy w wyborach, zwycięstwa, media, elektorat i pieniądze.
    .forms = punkt
