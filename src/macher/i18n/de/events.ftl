# Das Protokoll im Stil eines Wahltickers: wer, was, wo, für wie viel. Ohne gebeugte Verben, denn „Grüne“ ist Mehrzahl.

event-chosen = { $seat }: Wahl getroffen.
event-taken-back = { $seat }: Wahl zurückgenommen.
event-bid-made = { $seat }: Gebot { $bid }.
event-bid-passed = { $seat }: gepasst.

## Spielvorbereitung

event-game-began = Das Spiel beginnt. Reihenfolge der Wahlen: { $states }.
event-pack-passed = Auswahl { $pick } ist getroffen, die Karten gehen nach links weiter.
event-topics-missing = { $seat }: zu wenige Themen, { $cards } abgeworfen.
event-cards-drawn = { $seat }: { $cards } gezogen.
event-cards-drawn-unseen = { $count ->
        [one] { $seat }: eine Programmkarte gezogen.
       *[other] { $seat }: { $count } Programmkarten gezogen.
    }
event-program-revealed = { $seat }, Parteiprogramm: { $cards }.
event-hand-kept = { $seat }: { $card } auf der Hand behalten.
event-cards-discarded = { $seat }: { $cards } abgeworfen.
event-start-block-revealed = { $seat }: Startblock { $block }. { $placed }.

## Runde und Startpartei

event-round-began = Runde { $round }. Landtagswahl: { $states }.
event-phase-began = { $phase }.
event-start-bids-revealed = Gebote um die Startpartei: { $bids }.
start-bid = { $seat } { $bid }
start-bid-none = { $seat } kein Gebot
event-start-bids-tied = Gleichstand bei { $bid }. Einmal erhöhen dürfen der Reihe nach: { $seats }.
event-start-player-found = { $seat }: Startpartei für { $price }.
event-overbid = { $seat }: Gebot { $bid } nicht gedeckt. { $money } und { $base } Parteibasis verloren, in dieser Phase kein Gebot mehr.

## Parteiprogramme

event-display-refreshed = Die Programmauslage ist abgeworfen: { $cards }.
event-card-taken = { $seat }: { $card } aus der Auslage genommen.
event-program-changed = { $seat }: im Programm { $old } gegen { $new } getauscht.
event-program-skipped = { $seat }: keine Programmkarte genommen.

## Medien, Wahlveranstaltungen, Schattenkabinett

event-media-bought = { $seat }: Medienmarker { $place } für { $price } gekauft.
event-media-passed = { $seat }: vorerst kein Medienmarker.
event-rallies-bought = { $count ->
        [one] { $seat }: eine Wahlveranstaltung { $place } für { $price }.
       *[other] { $seat }: { $count } Wahlveranstaltungen { $place } für { $price }.
    }
event-politician-sent = { $seat }: { $politician } verdeckt { $toward } geschickt.
event-politician-sent-unseen = { $seat }: ein Kabinettsmitglied { $toward } geschickt.
event-politician-revealed = { $seat }: { $politician } { $place } aufgedeckt.
event-politician-paid = { $seat }: { $price } für { $politician } gezahlt.
event-politician-declined = { $seat }: nicht gezahlt, { $politician } scheidet aus.
event-action-skipped = { $part ->
        [1] { $seat }: Hauptaktion nicht genutzt ({ $politician }).
       *[other] { $seat }: keine Nebenaktion genutzt ({ $politician }).
    }
event-trend-moved = { $seat }: Trend { $place } { $spaces }, jetzt { $trend }.
event-votes-gained = { $gain ->
        [one] { $seat }: eine Stimme { $place }, jetzt { $votes }.
       *[other] { $seat }: { $gain } Stimmen { $place }, jetzt { $votes }.
    }
event-base-moved = { $seat }: Parteibasis { $change }, jetzt { $base }.
event-double-placed = { $seat }: Dopplerplättchen { $place } auf { $card } gelegt.
event-double-removed = { $seat }: Dopplerplättchen { $place } von { $card } entfernt.
event-media-ousted = { $replaced ->
        [yes] { $seat }: { $price } an { $target } gezahlt und dafür { $place } einen Medienmarker durch einen eigenen ersetzt.
       *[no] { $seat }: { $price } an { $target } gezahlt und dafür { $place } einen Medienmarker entfernt.
    }
event-action-locked = { $kind } { $place }: genutzt; mit einer !-Aktion dort jetzt für niemanden mehr möglich.

## Volksmeinungen und Umfragen

event-no-influencer = Niemand beeinflusst die Medien { $place }.
event-opinion-exchanged = { $seat }: { $place } { $old } gegen { $new } getauscht.
event-opinion-kept = { $seat }: Volksmeinungen { $place } nicht verändert.
event-auction-began = Umfrage { $place }, Rückseite { $party }. Es versteigert { $seat }.
event-poll-bought = { $seat }: Umfrage { $place } für { $price } ersteigert.
event-poll-unsold = Niemand will die Umfrage { $place }.
event-poll-seen = { $seat }, Umfrage: { $poll }.
event-poll-published = { $seat }: Umfrage { $place } veröffentlicht: { $poll }.
event-poll-protected = { $seat }: Medieneinfluss { $place }, der Trend sinkt nicht.
event-poll-suppressed = { $seat }: Umfrage { $place } zurückgehalten.
event-polls-reshuffled = Alle Umfragen werden neu gemischt. Oberste Rückseite: { $party }.

## Stimmen und Wahl

event-rallies-converted = { $rallies ->
        [one] { $seat }: eine Wahlveranstaltung { $place } umgewandelt, { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }, jetzt { $votes }.
       *[other] { $seat }: { $rallies } Wahlveranstaltungen { $place } umgewandelt, { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }, jetzt { $votes }.
    }
event-conversion-passed = { $seat }: { $place } nichts umgewandelt.
event-election-held = Landtagswahl { $number } { $place }, höchstens { $most } Punkte: { $results }.
election-result = { $seat } { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
event-majority-won = { $seat }: allein die Mehrheit { $place }, { $bonus } Punkte.
event-several-reached = Mehrheit { $place } erreicht: { $seats }, je { $bonus } Punkte. Meiste Stimmen: { $winners }.
event-coalition-answered = { $accepted ->
        [yes] { $seat }: Ja zur Koalition.
       *[no] { $seat }: Nein zur Koalition.
    }
event-coalition-formed = { $agreement ->
        [one] Koalition { $place }: { $seat } und { $partner }, eine gemeinsame Programmkarte, je { $bonus } Punkte.
       *[other] Koalition { $place }: { $seat } und { $partner }, { $agreement } gemeinsame Programmkarten, je { $bonus } Punkte.
    }
event-no-coalition = { $seat }: stärkste Partei { $place }, keine Koalition, { $bonus } Punkte.
event-presence-moved = { $seat }: Medienmarker { $origin } auf das Feld der Medienpräsenz mit Wert { $worth } gestellt.
event-presence-kept = { $seat }: Medienmarker { $place } behalten.

## Geld und nächste Runde

event-income-paid = { $seat }: { $income } erhalten, für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } und Parteibasis { $base }.
event-donation-accepted = { $seat }: Spende von { $amount } angenommen.
event-donation-rejected = { $seat }: Spende von { $amount } abgelehnt.
event-state-left = { $state } scheidet aus dem Spiel aus.
event-state-entered = { $state } kommt ins Spiel, als Landtagswahl { $number }. Höchstens { $most } Punkte.
event-opinion-turned = Neue Volksmeinung { $place }: { $card }.
event-opinion-replaced = { $card } { $place } abgelegt: Das Thema liegt dort schon.
event-opinion-display-restored = Auslage der Volksmeinungen aufgefüllt: { $cards }.

## Das Ende

event-final-scored = { $seat }: { $total } Punkte. Stimmen { $votes }, Wahlsiege { $bonus }, Medienpräsenz { $media }, Parteibasis { $base }, Geld { $cash }.
event-game-won = { $count ->
        [one] Es gewinnt: { $seats }.
       *[other] Gemeinsam gewinnen: { $seats }.
    }

## Weiteres zu Spielvorbereitung und Programmen

event-first-marker-drawn = Vorläufige Startpartei: { $seat }.
event-display-filled = Neu in der Programmauslage: { $cards }.

## Was herumgeht und was zurückkommt

event-pack-dealt = { $seat }, Kartensatz: { $cards }.
event-card-picked = { $seat }: { $card } ausgewählt.
event-draft-kept = { $seat }, nach der Auswahl auf der Hand: { $cards }.
event-program-laid = { $seat }: { $cards } verdeckt ins Programm gelegt.
event-program-laid-unseen = { $count ->
        [one] { $seat }: eine Karte verdeckt ins Programm gelegt.
       *[other] { $seat }: { $count } Karten verdeckt ins Programm gelegt.
    }
event-programs-reshuffled = Die abgeworfenen Programmkarten sind gemischt und bilden den neuen Stapel.
event-display-refreshed-by = { $seat }: Programmauslage abgeworfen ({ $cards }).
event-trend-moved-not = { $seat }: Trend { $place } unverändert { $trend }.
event-votes-gained-not = { $seat }: keine weiteren Stimmen { $place }, weiter { $votes }.
event-base-moved-not = { $seat }: Parteibasis unverändert { $base }.
event-politician-left = { $seat }: { $politician } scheidet aus.
event-poll-taken = { $seat }: oberste Umfrage { $place } kostenlos genommen.
event-next-poll = Rückseite der nächsten Umfrage: { $party }.
event-double-returned = Dopplerplättchen von { $card } { $origin } zurück im Vorrat.
event-media-returned = { $count ->
        [one] { $seat }: einen Medienmarker { $origin } zurückgenommen.
       *[other] { $seat }: { $count } Medienmarker { $origin } zurückgenommen.
    }
event-opinions-discarded = Volksmeinungen { $origin } abgelegt: { $cards }.
event-opinions-reshuffled = Die abgelegten Volksmeinungen sind wieder in den Stapel gemischt.
event-opinion-missing = Keine Volksmeinung passt mehr { $place }: Ein Feld bleibt leer.
