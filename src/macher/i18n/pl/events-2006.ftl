# Dziennik wydania z 2006 roku: kto, co, gdzie, za ile. Czas teraźniejszy, nazwy partii i landów bez odmiany.

## Faza wstępna

event-sheet-revealed = { $seat }, arkusz startowy { $first } i { $second }: { $placed }.
event-program-revealed-2006 = { $seat }, program: { $cards }.
event-cards-drawn-unseen-2006 = { $seat } dobiera { $count ->
        [one] { $count } kartę programu
        [few] { $count } karty programu
        [many] { $count } kart programu
       *[other] { $count } karty programu
    }.
event-dice-rolled = { $seat } rzuca kośćmi: { $faces }.

## Pierwszy gracz i program

event-start-bids-revealed-2006 = Oferty na pierwszego gracza: { $bids }.
event-start-bids-tied-2006 = Remis: { $bid }. Druga tajna oferta: { $seats }.
event-start-bid-won = { $seat } płaci { $price } i może wskazać pierwszego gracza.
event-start-named = { $own ->
        [yes] { $seat } wskazuje siebie na pierwszego gracza.
       *[no] { $seat } wskazuje pierwszego gracza: { $target }.
    }
event-program-changed-2006 = { $seat }, zmiana programu: { $old } → { $new }.

## Gabinet cieni

event-politician-sent-2006 = { $seat } kładzie zakrytą kartę { $place }: { $politician }.
event-politician-sent-unseen-2006 = { $seat } kładzie kartę gabinetu { $place }.
event-tile-placed = { $seat } kładzie żeton koalicji { $place }.
event-tile-returned = { $seat } zabiera żeton koalicji { $origin }.
event-action-skipped-2006 = { $seat } nie wykonuje akcji ({ $politician }).
event-trend-moved-2006 = { $seat }, popularność { $place }: { $spaces }, teraz { $trend }.
event-base-moved-2006 = { $seat }, członkowie: { $change }, teraz { $base }.
event-double-placed-2006 = { $seat } kładzie żeton kluczowy { $place }: { $card }.
event-double-removed-2006 = { $seat } usuwa żeton kluczowy { $place }: { $card }.
event-media-ousted-2006 = { $replaced ->
        [yes] { $seat } zastępuje własnym znacznik mediów { $place }; { $target } dostaje za niego { $price }, bank tyle samo.
       *[no] { $seat } usuwa znacznik mediów { $place }; { $target } dostaje za niego { $price }.
    }

## Koalicje

event-coalition-proposed = { $seat } proponuje koalicję (partner: { $partner }).
event-coalition-imposed = { $seat } wymusza koalicję (partner: { $partner }).
event-coalition-passed = { $seat } nie szuka koalicji.
event-pact-made = Koalicja { $place }: { $seat } i { $partner }, { $agreement ->
        [one] { $agreement } wspólna karta programu
        [few] { $agreement } wspólne karty programu
        [many] { $agreement } wspólnych kart programu
       *[other] { $agreement } wspólnej karty programu
    }.

## Wiece, sondaże, głosy

event-rallies-bought-2006 = { $seat } organizuje { $count ->
        [one] { $count } wiec
        [few] { $count } wiece
        [many] { $count } wieców
       *[other] { $count } wiecu
    } { $place } za { $price }.
event-polls-reshuffled-2006 = Zużyte sondaże przetasowane.
event-rallies-converted-2006 = { $seat } zamienia { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    } { $place }: { $formula } { $gain ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }, teraz { $votes }.

## Wybory i plansza krajowa

election-result-2006 = { $seat } { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }, { $points ->
        [one] { $points } mandat
        [few] { $points } mandaty
        [many] { $points } mandatów
       *[other] { $points } mandatu
    }
event-election-won = { $count ->
        [one] { $nose ->
            [yes] Wybory { $place } wygrywa o włos { $seats }.
           *[no] Wybory { $place } wygrywa { $seats }.
        }
        [few] { $nose ->
            [yes] Wybory { $place } wygrywa o włos koalicja: { $seats }.
           *[no] Wybory { $place } wygrywa koalicja: { $seats }.
        }
        [many] { $nose ->
            [yes] Wybory { $place } wygrywa o włos koalicja: { $seats }.
           *[no] Wybory { $place } wygrywa koalicja: { $seats }.
        }
       *[other] { $nose ->
            [yes] Wybory { $place } wygrywa o włos koalicja: { $seats }.
           *[no] Wybory { $place } wygrywa koalicja: { $seats }.
        }
    }
event-no-winner = Nikt nie ma głosów { $place }: wybory bez zwycięzcy.
event-presence-moved-2006 = { $seat } przenosi znacznik mediów { $origin } na planszę krajową: { $worth } pkt.
event-national-placed = { $seat } kładzie na polu krajowym { $space }: { $card }.
event-national-secured = { $seat } zabezpiecza na polu krajowym { $space }: { $card }.
event-national-replaced = { $seat } zastępuje na polu krajowym { $space }: { $old } → { $new }.
event-national-passed = { $seat } nie kładzie więcej opinii na planszy krajowej.

## Pieniądze i następna runda

event-income-paid-2006 = { $base ->
        [0] { $seat } otrzymuje { $income }: mandaty { $points }.
       *[other] { $seat } otrzymuje { $income }: mandaty { $points }, członkowie { $base }.
    }
event-donation-accepted-2006 = { $seat } otrzymuje składkę: { $amount }.
event-donation-rejected-2006 = { $seat } odkrywa odrzuconą składkę: { $amount }.
event-contribution-laid = { $seat } odrzuca zakrytą składkę.
event-contribution-passed = { $seat } nie zagrywa składki.
event-largest-refused = { $seat } jako jedyna partia odrzuca największą kwotę, { $amount }, i rzuca dodatkowymi kośćmi.
event-opinion-replaced-2006 = { $card } { $place } trafia pod talię: ten temat już tam leży.

## Koniec

event-final-counted = { $seat }: { $total } pkt. Mandaty { $seats }, media krajowe { $media }, członkowie { $members }, najwięcej członków { $lead }, opinie krajowe { $opinions }, zabezpieczone opinie { $secured }.
event-poll-used = { $seat } publikuje część sondażu { $place }.

## Co leży na stole i co wraca

event-pool-laid-out = Pula wymiany: { $cards }.
event-programs-reshuffled-2006 = Odrzucone karty programu przetasowane, tworzą nową talię.
event-politician-left-2006 = { $seat }: { $politician } działa { $place } i odpada z gry.
event-trend-moved-not-2006 = { $seat }, popularność { $place }: bez zmian, { $trend }.
event-base-moved-not-2006 = { $seat }, członkowie: bez zmian, { $base }.
event-double-returned-2006 = Żeton kluczowy wraca { $origin } do puli: { $card }.
event-pact-forced = Wymuszona koalicja { $place }: { $seat } i { $partner }, { $agreement ->
        [one] { $agreement } wspólna karta programu
        [few] { $agreement } wspólne karty programu
        [many] { $agreement } wspólnych kart programu
       *[other] { $agreement } wspólnej karty programu
    }.
event-polls-dealt = Po jednym zakrytym sondażu dla landów: { $states }.
event-auction-began-2006 = Licytacja sondażu { $place }. Zaczyna { $seat }.
event-rallies-capped = { $seat } zamienia { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    } { $place }: { $formula }. Znacznik staje na { $votes }, przybywa { $gain }.
event-votes-restacked = { $seat }: znacznik głosów { $place } leży teraz na wierzchu.
event-nose-beaten = Przegrana o włos { $place }: { $seats }.
event-election-held-2006 = Wybory nr { $number } { $place }, mandatów najwyżej { $most }: { $results }.
event-state-entered-2006 = { $state } wchodzi do gry, wybory nr { $number }. Mandatów najwyżej { $most }.
event-meetings-laid-out = Wiece na początek { $place }: { $meetings }.
event-contribution-shown = { $seat } przyjmuje odkrytą składkę: { $amount }.
event-contribution-declined = { $seat } odrzuca zakrytą składkę: { $amount }.
