# Stół w terminalu (macher play) w słowach wydania z 2006 roku.

# Fazy od wyborów, które w rzędzie faz stoją razem.
table-last-phases-2006 = 9–14

## Landy

table-land-size-2006 = mandaty: do { $most }
table-card-doubled-2006 = { $card } (temat kluczowy)
table-influences-2006 = kontrolę ma { $party }
table-mark-rally-2006 = w
table-overview-legend-2006 = 12→27: głosy → po zamianie wieców · +2 popularność · w wiece · m media
table-media-markers = { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    }, pól { $spaces }
# Partie z równą liczbą głosów w landzie: SPD nad CDU (12). Lepszy jest znacznik wyżej.
table-label-stacks = Remis
table-stacks-short = Wyżej
table-over = nad
table-stack = { $parties } ({ $votes })
table-label-coalitions = Koalicja
table-coalitions-short = Koalicja
table-no-coalition = w ostatnim landzie żadna
table-no-coalition-short = brak
table-pacts = { $pacts }
table-coalition-tiles = żetony: { $parties }
table-label-poll = Sondaż
table-poll-lies-here = leży tu zakryty
table-poll-short = Sondaż
table-poll-short-here = zakryty

## Podpisy: planszy, własnych rzeczy, planszy krajowej

table-label-points-2006 = Mandaty
table-label-row-2006 = Gabinet
table-label-program-2006 = Program
table-label-base-2006 = Członkowie
table-label-politicians-2006 = Gabinet
table-label-contributions = Składki
table-label-played = Zagrana składka
table-label-tiles = Żetony koalicji w puli
table-label-presence-2006 = Media krajowe
table-label-opinion-display-2006 = Pula wymiany
table-label-doubles-2006 = Żetony kluczowe w puli
table-label-start-2006 = Pierwszy gracz
table-label-payouts = Rundy z wypłatą za członków
table-label-national-space = Opinia krajowa { $space }
table-own-supply-2006 = { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    }, { $media ->
        [one] { $media } znacznik mediów
        [few] { $media } znaczniki mediów
        [many] { $media } znaczników mediów
       *[other] { $media } znacznika mediów
    }
table-piles-2006 = programy { $programs }, opinie { $opinions }, sondaże { $polls }
table-national-medium = runda { $round } ({ $worth }): { $parties }
# Liczby należą do pola: co zgodny program dostaje za nie co rundę i na koniec.
table-national-space = { $secured ->
        [yes] { $card }, zabezpieczona (co rundę członkowie +{ $members }, na koniec { $points } pkt)
       *[no] { $card } (co rundę członkowie +{ $members }, na koniec { $points } pkt)
    }
table-grid-space = Pole krajowe
table-grid-opinion = Opinia
table-grid-worth = Członkowie, pkt
table-grid-round = Runda
table-grid-media-points = Punkty
table-grid-media = Media krajowe
table-secured-mark = (zabezp.)
table-contribution-accepted = { $amount }, przyjęta
table-contribution-declined = { $amount }, odrzucona, zakryta
table-contribution-hidden = odrzucona, zakryta
table-has-played = { $party }, zagrana składka: { $contribution }

## Nagłówki kolumn

table-head-trend-2006 = Popul.
table-head-rallies-2006 = Wiece
table-head-base-2006 = Człon.
table-head-program-2006 = Program
table-head-rallies-left-2006 = Wie.
table-head-tiles-left = Koa.
table-head-contributions = Składki
table-head-politicians-2006 = Jeszcze niepokazane karty gabinetu
table-head-politicians-left-2006 = Gab.
table-score-head-seats = Mandaty
table-score-head-media-2006 = Media
table-score-head-members = Człon.
table-score-head-lead = Najw.
table-score-head-opinions = Opinie
table-score-head-secured = Zabezp.
table-players-legend-2006 = * pierwszy gracz · ✓ wybór dokonany · Punkty tak, jakby gra kończyła się teraz · Człon.: członkowie · Wie., Med., Koa., Gab.: ile zostało · Składki: pozostałe karty, w tysiącach
table-not-seen-yet-2006 = { $party }, jeszcze niepokazane karty gabinetu: { $politicians }
table-is-start-2006 = pierwszy gracz

## Stół jako tekst

table-plain-seat-2006 = { $party }: { $votes ->
        [one] { $votes } głos
        [few] { $votes } głosy
        [many] { $votes } głosów
       *[other] { $votes } głosu
    }, popularność { $trend }, { $rallies ->
        [one] { $rallies } wiec
        [few] { $rallies } wiece
        [many] { $rallies } wieców
       *[other] { $rallies } wiecu
    }, { $media ->
        [one] { $media } znacznik mediów
        [few] { $media } znaczniki mediów
        [many] { $media } znaczników mediów
       *[other] { $media } znacznika mediów
    }.

## Wybory gracza

table-rallies-to-buy-2006 = Wiece { $place } i ich koszt:
table-rallies-to-convert-2006 = Wiece { $place } i głosy, które dają:
table-key-tile-on = Połóż żeton kluczowy { $place }:
table-to-national = { $card } na planszę krajową:
table-at-space = { $kind ->
        [place] pole { $space } (co rundę członkowie +{ $members }, { $points } pkt)
        [secure] zabezpiecz na polu { $space } ({ $points } pkt)
       *[replace] pole { $space } zamiast { $old } (co rundę członkowie +{ $members }, { $points } pkt)
    }
table-at-space-short = { $kind ->
        [place] pole { $space } (+{ $members }, { $points } pkt)
        [secure] zabezpiecz na { $space } ({ $points } pkt)
       *[replace] { $space } zamiast { $old } (+{ $members }, { $points })
    }
table-contributions-to-accept = Przyjmij: pieniądze, ale strata tylu członków, ile pokaże najwyższa kość:
table-contributions-to-decline = Odrzuć: bez pieniędzy, ale zysk tylu członków, ile pokażą wszystkie kości:
table-contribution-dice = { $amount } ({ $dice ->
        [one] { $dice } kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    })
# Co potrafi karta gabinetu, jak najkrócej.
table-brief-phone = koalicja
table-brief-votes = głosy { $amount }
table-brief-key = klucz
table-brief-media = media
table-brief-down = inni { $amount }
table-reason-politician-2006 = odkryto karty gabinetu
table-reason-dice = rzucono kośćmi

## Pomoc

table-about-rule-2006 = zasada tej decyzji; zasada R06-6.2.7-3 albo zasada znacznik mediów znajdzie inne
table-about-national-2006 = plansza krajowa, pula wymiany i talie
table-books-programs-2006 = Odrzucone karty programu: { $cards }
