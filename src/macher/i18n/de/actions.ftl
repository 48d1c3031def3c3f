# Was die Wahl einer Aktion bedeutet: eine Aufforderung ohne Punkt.

action-take-back = Wahl zurücknehmen
action-bid = { $bid } bieten

action-pass-start-raise = Passen
action-pass-media-buy = Passen: vorerst nichts kaufen
action-pass-media-exchange = Passen: Volksmeinungen { $place } so lassen
action-pass-poll-bid = Passen
action-pass-convert = Nichts { $place } umwandeln

action-skip-program-source = Keine Karte nehmen
action-skip-program-swap = { $done ->
        [0] Das Programm so lassen
       *[other] Keine weitere Karte tauschen
    }
action-skip-send-politician = Niemanden { $toward } schicken
action-skip-politician-act = { $part ->
        [main] Hauptaktion auslassen
        [secondary] Nebenaktion auslassen
       *[both] Beide Aktionen auslassen
    }

## Parteiprogramm

action-draw = Eine Karte verdeckt ziehen, dann eine aus der Auslage nehmen
action-refresh = Neue Auslage, dann eine Karte daraus nehmen
action-card-draft = { $card } auswählen
action-card-keep-hand-card = { $card } auf der Hand behalten
action-card-program-take = { $card } aus der Auslage nehmen
action-card-program-keep = { $card } auf der Hand behalten
action-cards-choose-program = { $full ->
        [yes] Parteiprogramm: { $cards }
       *[no] { $cards } auslegen und den Rest nachziehen
    }
action-cards-fill-program = Programm ergänzen: { $cards }
action-swap = Im Programm { $old } gegen { $new } tauschen

## Startaufstellung

action-block = Startblock { $block }: { $symbols }
action-place = { $state }: { $symbol }

## Medien und Wahlveranstaltungen

action-media = Medienmarker { $place } für { $price } kaufen
action-rallies = { $count ->
        [0] Keine Wahlveranstaltung { $place }
        [one] Eine Wahlveranstaltung { $place } für { $price }
       *[other] { $count } Wahlveranstaltungen { $place } für { $price }
    }
action-convert = { $count ->
        [one] Eine Wahlveranstaltung { $place } umwandeln: { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }
       *[other] { $count } Wahlveranstaltungen { $place } umwandeln: { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }
    }

## Das Schattenkabinett

action-send = { $politician } { $toward } ({ $price }): { $effects }
action-pay = { $price } zahlen: { $politician } { $place }
action-decline = Nicht zahlen: { $politician } scheidet aus
action-use-trend = Trend { $spaces } { $place } ({ $old } → { $new })
action-use-votes = { $count ->
        [one] Eine Stimme { $place } ({ $old } → { $new })
       *[other] { $count } Stimmen { $place } ({ $old } → { $new })
    }
action-use-base = Parteibasis { $change } ({ $old } → { $new })
action-use-others = Trend { $spaces } für alle anderen { $place }
action-use-poll = Oberste Umfrage (Rückseite { $party }) { $place } ohne Versteigerung nehmen
action-use-program = Jetzt das eigene Parteiprogramm ändern
action-double-on = Dopplerplättchen { $place } auf { $card } legen
action-undouble = Dopplerplättchen { $place } von { $card } entfernen
action-oust = { $price } an { $target } zahlen und dafür { $place } einen Medienmarker entfernen
action-replace = { $price } an { $target } zahlen und dafür { $place } einen Medienmarker durch einen eigenen ersetzen

## Volksmeinungen und Umfragen

action-exchange = { $state }: { $old } gegen { $new } tauschen
action-publish = Umfrage { $place } veröffentlichen: { $effects }
poll-effect = { $seat } Trend { $spaces } ({ $old } → { $new })
poll-protected = { $seat } geschützt
action-suppress = Umfrage zurückhalten: Parteibasis { $change } ({ $old } → { $new })

## Wahl und Geld

action-accept = { $role ->
        [lead] Koalition suchen, zuerst mit { $partner }: je { $bonus } Punkte
       *[partner] Koalition mit { $partner } annehmen: je { $bonus } Punkte
    }
action-refuse = { $role ->
        [lead] Allein bleiben, ohne { $partner }: { $alone } statt { $bonus } Punkte
       *[partner] Koalition mit { $partner } ablehnen
    }
action-move = Medienmarker { $origin } auf das Feld der Medienpräsenz mit Wert { $worth } stellen
action-keep = Medienmarker { $place } behalten
action-donate = { $accepted ->
        [yes] { $amount } annehmen: Parteibasis { $change } ({ $old } → { $new })
       *[no] { $amount } ablehnen: Parteibasis { $change } ({ $old } → { $new })
    }

# Eine Aktion, die in der offenen Entscheidung nicht angeboten wird.
action-elsewhere = Aktion { $code }
