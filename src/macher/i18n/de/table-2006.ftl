# Der Tisch im Terminal (macher play) in den Worten der Ausgabe 2006.

# Die Phasen von der Wahl an, die in der Reihe der Phasen zusammen stehen.
table-last-phases-2006 = 9–14

## Länder

table-land-size-2006 = bis { $most } Sitze
table-card-doubled-2006 = { $card } (Schlüsselthema)
table-influences-2006 = { $party } kontrolliert sie
table-mark-rally-2006 = v
table-overview-legend-2006 = 12→27: Stimmen → umgewandelt · +2 Beliebtheit · v Versammlungen · m Medien
table-media-markers = { $markers ->
        [one] 1 Marker
       *[other] { $markers } Marker
    } auf { $spaces } Feldern
# Parteien mit gleich vielen Stimmen in einem Land: SPD über CDU (12). Der obere Marker ist der bessere.
table-label-stacks = Gleichstand
table-stacks-short = Oben
table-over = über
table-stack = { $parties } ({ $votes })
table-label-coalitions = Koalition
table-coalitions-short = Koalition
table-no-coalition = keine im letzten Land
table-no-coalition-short = nie
table-pacts = { $pacts }
table-coalition-tiles = Plättchen von { $parties }
table-label-poll = Umfrage
table-poll-lies-here = eine liegt hier verdeckt
table-poll-short = Umfrage
table-poll-short-here = verdeckt

## Beschriftungen: eines Plans, der eigenen Dinge, der Bundesebene

table-label-points-2006 = Sitze
table-label-row-2006 = Kabinett
table-label-program-2006 = Programm
table-label-base-2006 = Mitglieder
table-label-politicians-2006 = Kabinett
table-label-contributions = Spenden
table-label-played = Gespielte Spende
table-label-tiles = Koalitionsplättchen übrig
table-label-presence-2006 = Medien im Bund
table-label-opinion-display-2006 = Tauschvorrat
table-label-doubles-2006 = Schlüsselplättchen übrig
table-label-start-2006 = Startpartei
table-label-payouts = Runden mit Geld für Mitglieder
table-label-national-space = Volksmeinung { $space } im Bund
table-own-supply-2006 = { $rallies ->
        [one] 1 Versammlung
       *[other] { $rallies } Versammlungen
    }, { $media ->
        [one] 1 Medienmarker
       *[other] { $media } Medienmarker
    }
table-piles-2006 = Programme { $programs }, Volksmeinungen { $opinions }, Umfragen { $polls }
table-national-medium = Runde { $round } ({ $worth }): { $parties }
# Die Zahlen gehören zum Feld: was ein Wahlprogramm, das dazu passt, jede Runde und am Ende dafür bekommt.
table-national-space = { $secured ->
        [yes] { $card }, gesichert (jede Runde Mitglieder +{ $members }, am Ende { $points } Punkte)
       *[no] { $card } (jede Runde Mitglieder +{ $members }, am Ende { $points } Punkte)
    }
table-grid-space = Feld im Bund
table-grid-opinion = Volksmeinung
table-grid-worth = Mitglieder, Punkte
table-grid-round = Runde
table-grid-media-points = Punkte
table-grid-media = Medien im Bund
table-secured-mark = (sicher)
table-contribution-accepted = { $amount } angenommen
table-contribution-declined = { $amount } abgelehnt, verdeckt
table-contribution-hidden = abgelehnt, verdeckt
table-has-played = { $party }, gespielte Spende: { $contribution }

## Spaltenköpfe

table-head-trend-2006 = Beliebt
table-head-rallies-2006 = Vers.
table-head-base-2006 = Mitgl.
table-head-program-2006 = Programm
table-head-rallies-left-2006 = Ver.
table-head-tiles-left = Koa.
table-head-contributions = Spenden
table-head-politicians-2006 = Noch nicht aufgedeckt
table-head-politicians-left-2006 = Kab.
table-score-head-seats = Sitze
table-score-head-media-2006 = Medien
table-score-head-members = Mitgl.
table-score-head-lead = Meiste
table-score-head-opinions = Volksm.
table-score-head-secured = Sicher
table-players-legend-2006 = * Startpartei · ✓ hat gewählt · Punkte, als wäre jetzt Schluss · Mitgl.: Mitglieder · Ver., Med., Koa., Kab.: übrig · Spenden: übrige Karten in Tausend
table-not-seen-yet-2006 = { $party }, noch nicht aufgedeckt: { $politicians }
table-is-start-2006 = Startpartei

## Der Tisch als Text

table-plain-seat-2006 = { $party }: { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, Beliebtheit { $trend }, { $rallies ->
        [one] 1 Versammlung
       *[other] { $rallies } Versammlungen
    }, { $media ->
        [one] 1 Medienmarker
       *[other] { $media } Medienmarker
    }.

## Wahlmöglichkeiten

table-rallies-to-buy-2006 = Versammlungen { $place } und was sie kosten:
table-rallies-to-convert-2006 = Versammlungen { $place } und die Stimmen, die sie bringen:
table-key-tile-on = Schlüsselplättchen { $place } legen auf:
table-to-national = { $card } auf die Bundesebene:
table-at-space = { $kind ->
        [place] Feld { $space } (jede Runde Mitglieder +{ $members }, { $points } Punkte)
        [secure] auf Feld { $space } sichern ({ $points } Punkte)
       *[replace] Feld { $space } statt { $old } (jede Runde Mitglieder +{ $members }, { $points } Punkte)
    }
table-at-space-short = { $kind ->
        [place] Feld { $space } (+{ $members }, { $points } Punkte)
        [secure] auf { $space } sichern ({ $points } Punkte)
       *[replace] { $space } statt { $old } (+{ $members }, { $points })
    }
table-contributions-to-accept = Annehmen: das Geld, aber so viele Mitglieder weniger wie der höchste Würfel:
table-contributions-to-decline = Ablehnen: kein Geld, aber so viele Mitglieder mehr wie alle Würfel zusammen:
table-contribution-dice = { $amount } ({ $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    })
# Was eine Kabinettskarte kann, in den kürzesten Worten.
table-brief-phone = Koalition
table-brief-votes = { $amount ->
        [one] 1 Stimme
       *[other] { $amount } Stimmen
    }
table-brief-key = Schlüssel
table-brief-media = Medien
table-brief-down = andere { $amount }
table-reason-politician-2006 = Kabinettskarten wurden aufgedeckt
table-reason-dice = Es wurde gewürfelt

## Hilfe

table-about-rule-2006 = die Regel dieser Entscheidung; regel R06-6.2.7-3 oder regel Medienmarker findet andere
table-about-national-2006 = Bundesebene, Tauschvorrat und Stapel
table-books-programs-2006 = Abgeworfene Programmkarten: { $cards }
