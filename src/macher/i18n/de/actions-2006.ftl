# Was die Wahl einer Aktion in der Ausgabe 2006 bedeutet: eine Aufforderung ohne Punkt.

action-pass-coalition-turn = Passen: keine Koalition { $place } suchen
action-pass-majority-exchange = Passen: Volksmeinungen { $place } so lassen

action-skip-policy-redraw = { $done ->
        [0] Alle Handkarten behalten
        [one] Eine neue Karte ziehen
       *[other] { $done } neue Karten ziehen
    }
action-skip-policy-swap = Das Wahlprogramm so lassen
action-skip-cabinet-place = Keine Kabinettskarte { $place } legen
action-skip-cabinet-act = Keine Aktion: { $politician } scheidet aus
action-skip-poll-results = Kein weiteres Ergebnis nutzen
action-skip-national-opinion = Keine Volksmeinung legen
action-skip-contribution = Keine Spendenkarte spielen

## Vorbereitungsphase

action-column-one = Möglichkeit { $option }: { $items }
action-column-two = Möglichkeit { $option }: { $items }

## Startpartei und Wahlprogramm

action-name = { $own ->
        [yes] Selbst beginnen
       *[no] Startpartei: { $target }
    }
action-card-policy-redraw = { $card } abwerfen
action-swap-2006 = Im Wahlprogramm { $old } durch { $new } ersetzen

## Das Schattenkabinett

action-accept-coalition-tile = Koalitionsplättchen { $place } legen
action-refuse-coalition-tile = Kein Koalitionsplättchen { $place } legen
action-act-in = { $politician } { $place }
action-up = Beliebtheit { $spaces } ({ $old } → { $new })
action-down = Beliebtheit { $spaces } für { $target } ({ $old } → { $new })
action-double-on-2006 = Schlüsselplättchen auf { $card } legen
action-undouble-2006 = Schlüsselplättchen von { $card } entfernen
action-replace-2006 = Einen Medienmarker von { $target } { $place } durch einen eigenen ersetzen: { $price } an die Partei, ebenso viel an die Bank

## Koalitionen

action-impose = Koalition erzwingen: { $partner } ({ $votes } Stimmen, gleiche Programmkarten: { $agreement })
action-propose = Koalition anbieten: { $partner } ({ $votes } Stimmen, gleiche Programmkarten: { $agreement })
action-accept-coalition-answer = Koalition mit { $partner } annehmen
action-refuse-coalition-answer = Koalition mit { $partner } ablehnen

## Versammlungen und Stimmen

action-rallies-2006 = { $count ->
        [0] Keine Versammlung { $place }
        [one] Eine Versammlung { $place } für { $price }
       *[other] { $count } Versammlungen { $place } für { $price }
    }
action-convert-2006 = { $count ->
        [one] Eine Versammlung { $place } umwandeln: { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }
       *[other] { $count } Versammlungen { $place } umwandeln: { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }
    }

## Umfragen

action-use-result-poll-use = Veröffentlichen: { $target }, Beliebtheit { $spaces } ({ $old } → { $new })
action-use-result-poll-results = { $target }, Beliebtheit { $spaces } ({ $old } → { $new })
action-suppress-2006 = { $dice ->
        [one] Umfrage zurückhalten: so viele Mitglieder, wie ein Würfel zeigt
       *[other] Umfrage zurückhalten: so viele Mitglieder, wie { $dice } Würfel zusammen zeigen
    }

## Bundesebene und Parteispenden

action-move-2006 = Medienmarker { $origin } auf die Bundesebene stellen: { $worth } Punkte
# Die Zahlen gehören zum Feld: was ein Wahlprogramm, das dazu passt, jede Runde und am Ende dafür bekommt.
action-national = { $kind ->
        [place] { $card } auf Feld { $space } der Bundesebene legen (jede Runde Mitglieder +{ $members }, am Ende { $points } Punkte)
        [secure] { $card } auf Feld { $space } der Bundesebene sichern (am Ende { $points } Punkte)
       *[replace] { $old } auf Feld { $space } der Bundesebene durch { $card } ersetzen (jede Runde Mitglieder +{ $members }, am Ende { $points } Punkte)
    }
action-contribute = { $accepted ->
        [yes] { $amount } annehmen: { $dice ->
            [one] so viele Mitglieder verlieren, wie ein Würfel zeigt
           *[other] so viele Mitglieder verlieren, wie der höchste von { $dice } Würfeln zeigt
        }
       *[no] { $amount } ablehnen: { $dice ->
            [one] so viele Mitglieder gewinnen, wie ein Würfel zeigt
           *[other] so viele Mitglieder gewinnen, wie { $dice } Würfel zusammen zeigen
        }
    }
