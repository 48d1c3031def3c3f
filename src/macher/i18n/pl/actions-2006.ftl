# Co oznacza wybór akcji w wydaniu z 2006 roku: polecenie bez kropki.

action-pass-coalition-turn = Spasuj: nie szukaj koalicji { $place }
action-pass-majority-exchange = Spasuj: zostaw opinie { $place } bez zmian

action-skip-policy-redraw = { $done ->
        [0] Zostaw wszystkie karty na ręce
        [one] Dobierz { $done } nową kartę
        [few] Dobierz { $done } nowe karty
        [many] Dobierz { $done } nowych kart
       *[other] Dobierz { $done } nowej karty
    }
action-skip-policy-swap = Zostaw program bez zmian
action-skip-cabinet-place = Nie kładź karty gabinetu { $place }
action-skip-cabinet-act = Bez akcji: { $politician } odpada z gry
action-skip-poll-results = Nie używaj kolejnego wyniku
action-skip-national-opinion = Nie kładź opinii
action-skip-contribution = Nie zagrywaj żadnej składki

## Faza wstępna

action-column-one = Opcja { $option }: { $items }
action-column-two = Opcja { $option }: { $items }

## Pierwszy gracz i program

action-name = { $own ->
        [yes] Zaczynasz ty
       *[no] Zaczyna { $target }
    }
action-card-policy-redraw = Odrzuć: { $card }
action-swap-2006 = Wymień w programie: { $old } → { $new }

## Gabinet cieni

action-accept-coalition-tile = Połóż żeton koalicji { $place }
action-refuse-coalition-tile = Nie kładź żetonu koalicji { $place }
action-act-in = { $politician } { $place }
action-up = Popularność { $spaces } ({ $old } → { $new })
action-down = { $target }: popularność { $spaces } ({ $old } → { $new })
action-double-on-2006 = Połóż żeton kluczowy: { $card }
action-undouble-2006 = Usuń żeton kluczowy: { $card }
action-replace-2006 = Zastąp własnym znacznik mediów { $place }: { $target } dostaje za niego { $price }, bank tyle samo

## Koalicje

action-impose = Wymuś koalicję: { $partner } (głosy: { $votes }, wspólne karty programu: { $agreement })
action-propose = Zaproponuj koalicję: { $partner } (głosy: { $votes }, wspólne karty programu: { $agreement })
action-accept-coalition-answer = Zgódź się na koalicję (partner: { $partner })
action-refuse-coalition-answer = Odmów koalicji (partner: { $partner })

## Wiece i głosy

action-rallies-2006 = { $count ->
        [0] Bez wiecu { $place }
        [one] { $count } wiec { $place } za { $price }
        [few] { $count } wiece { $place } za { $price }
        [many] { $count } wieców { $place } za { $price }
       *[other] { $count } wiecu { $place } za { $price }
    }
action-convert-2006 = Zamień { $count ->
        [one] { $count } wiec
        [few] { $count } wiece
        [many] { $count } wieców
       *[other] { $count } wiecu
    } { $place }: { $formula } { $gain ->
        [one] głos
        [few] głosy
        [many] głosów
       *[other] głosu
    }

## Sondaże

action-use-result-poll-use = Opublikuj: { $target }, popularność { $spaces } ({ $old } → { $new })
action-use-result-poll-results = { $target }, popularność { $spaces } ({ $old } → { $new })
action-suppress-2006 = Zataj sondaż: tylu nowych członków, { $dice ->
        [one] ile pokaże { $dice } kość
        [few] ile pokażą razem { $dice } kości
        [many] ile pokaże razem { $dice } kości
       *[other] ile pokaże razem { $dice } kości
    }

## Plansza krajowa i składki

action-move-2006 = Przenieś znacznik mediów { $origin } na planszę krajową: { $worth } pkt
# Liczby należą do pola krajowego: co zgodny program dostaje za nie co rundę i na koniec.
action-national = { $kind ->
        [place] Połóż na polu krajowym { $space }: { $card } (co rundę członkowie +{ $members }, na koniec { $points } pkt)
        [secure] Zabezpiecz na polu krajowym { $space }: { $card } (na koniec { $points } pkt)
       *[replace] Zastąp na polu krajowym { $space }: { $old } → { $card } (co rundę członkowie +{ $members }, na koniec { $points } pkt)
    }
action-contribute = { $accepted ->
        [yes] Przyjmij { $amount }: stracisz tylu członków, { $dice ->
            [one] ile pokaże { $dice } kość
            [few] ile pokaże najwyższa z { $dice } kości
            [many] ile pokaże najwyższa z { $dice } kości
           *[other] ile pokaże najwyższa z { $dice } kości
        }
       *[no] Odrzuć { $amount }: zyskasz tylu członków, { $dice ->
            [one] ile pokaże { $dice } kość
            [few] ile pokażą razem { $dice } kości
            [many] ile pokaże razem { $dice } kości
           *[other] ile pokaże razem { $dice } kości
        }
    }
