# Das Protokoll der Ausgabe 2006 im Stil eines Wahltickers. Ohne gebeugte Verben, denn „Grüne“ ist Mehrzahl.

## Vorbereitungsphase

event-sheet-revealed = { $seat }: { $first } und { $second } gewählt. { $placed }.
event-program-revealed-2006 = { $seat }, Wahlprogramm: { $cards }.
event-cards-drawn-unseen-2006 = { $count ->
        [one] { $seat }: eine Programmkarte gezogen.
       *[other] { $seat }: { $count } Programmkarten gezogen.
    }
event-dice-rolled = { $seat }: { $faces } gewürfelt.

## Startpartei und Wahlprogramm

event-start-bids-revealed-2006 = Gebote um die Startpartei: { $bids }.
event-start-bids-tied-2006 = Gleichstand bei { $bid }. Noch ein geheimes Gebot: { $seats }.
event-start-bid-won = { $seat }: { $price } gezahlt, dafür das Recht, die Startpartei zu bestimmen.
event-start-named = { $own ->
        [yes] { $seat }: selbst Startpartei.
       *[no] { $seat }: { $target } zur Startpartei bestimmt.
    }
event-program-changed-2006 = { $seat }: im Wahlprogramm { $old } durch { $new } ersetzt.

## Das Schattenkabinett

event-politician-sent-2006 = { $seat }: { $politician } verdeckt { $place } gelegt.
event-politician-sent-unseen-2006 = { $seat }: eine Kabinettskarte { $place } gelegt.
event-tile-placed = { $seat }: Koalitionsplättchen { $place } gelegt.
event-tile-returned = { $seat }: Koalitionsplättchen { $origin } zurückgenommen.
event-action-skipped-2006 = { $seat }: keine Aktion genutzt ({ $politician }).
event-trend-moved-2006 = { $seat }: Beliebtheit { $place } { $spaces }, jetzt { $trend }.
event-base-moved-2006 = { $seat }: Mitglieder { $change }, jetzt { $base }.
event-double-placed-2006 = { $seat }: Schlüsselplättchen { $place } auf { $card } gelegt.
event-double-removed-2006 = { $seat }: Schlüsselplättchen { $place } von { $card } entfernt.
event-media-ousted-2006 = { $replaced ->
        [yes] { $seat }: { $price } an { $target } und ebenso viel an die Bank gezahlt und dafür { $place } einen Medienmarker durch einen eigenen ersetzt.
       *[no] { $seat }: { $price } an { $target } gezahlt und dafür { $place } einen Medienmarker entfernt.
    }

## Koalitionen

event-coalition-proposed = { $seat }: Koalitionsangebot an { $partner }.
event-coalition-imposed = { $seat }: Koalition mit { $partner } erzwungen.
event-coalition-passed = { $seat }: keine Koalition gesucht.
event-pact-made = { $agreement ->
        [one] Koalition { $place }: { $seat } und { $partner }, eine gleiche Programmkarte.
       *[other] Koalition { $place }: { $seat } und { $partner }, { $agreement } gleiche Programmkarten.
    }

## Versammlungen, Umfragen, Stimmen

event-rallies-bought-2006 = { $count ->
        [one] { $seat }: eine Versammlung { $place } für { $price }.
       *[other] { $seat }: { $count } Versammlungen { $place } für { $price }.
    }
event-polls-reshuffled-2006 = Die benutzten Umfragen werden neu gemischt.
event-rallies-converted-2006 = { $rallies ->
        [one] { $seat }: eine Versammlung { $place } umgewandelt, { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }, jetzt { $votes }.
       *[other] { $seat }: { $rallies } Versammlungen { $place } umgewandelt, { $formula } { $gain ->
            [one] Stimme
           *[other] Stimmen
        }, jetzt { $votes }.
    }

## Wahl und Bundesebene

election-result-2006 = { $seat } { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, { $points ->
        [one] 1 Sitz
       *[other] { $points } Sitze
    }
event-election-won = { $count ->
        [one] { $nose ->
            [yes] Hauchdünner Wahlsieg { $place }: { $seats }.
           *[no] Wahlsieg { $place }: { $seats }.
        }
       *[other] { $nose ->
            [yes] Hauchdünner Wahlsieg { $place } für die Koalition: { $seats }.
           *[no] Wahlsieg { $place } für die Koalition: { $seats }.
        }
    }
event-no-winner = Niemand hat { $place } Stimmen: Diese Wahl hat keinen Sieger.
event-presence-moved-2006 = { $seat }: Medienmarker { $origin } auf die Bundesebene gestellt, { $worth } Punkte.
event-national-placed = { $seat }: { $card } auf Feld { $space } der Bundesebene gelegt.
event-national-secured = { $seat }: { $card } auf Feld { $space } der Bundesebene gesichert.
event-national-replaced = { $seat }: { $old } auf Feld { $space } der Bundesebene durch { $new } ersetzt.
event-national-passed = { $seat }: keine weitere Volksmeinung auf die Bundesebene gelegt.

## Geld und nächste Runde

event-income-paid-2006 = { $base ->
        [0] { $seat }: { $income } erhalten (Sitze { $points }).
       *[other] { $seat }: { $income } erhalten (Sitze { $points }, Mitglieder { $base }).
    }
event-donation-accepted-2006 = { $seat }: Spende von { $amount } erhalten.
event-donation-rejected-2006 = { $seat }: Spende von { $amount } abgelehnt.
event-contribution-laid = { $seat }: eine Spende verdeckt abgelehnt.
event-contribution-passed = { $seat }: keine Spendenkarte gespielt.
event-largest-refused = { $seat }: allein den höchsten Betrag abgelehnt ({ $amount }), dafür weitere Würfel.
event-opinion-replaced-2006 = { $card } { $place } kommt unter den Stapel: Das Thema liegt dort schon.

## Das Ende

event-final-counted = { $seat }: { $total } Punkte. Sitze { $seats }, Medien auf Bundesebene { $media }, Mitglieder { $members }, meiste Mitglieder { $lead }, Volksmeinungen auf Bundesebene { $opinions }, gesicherte Volksmeinungen { $secured }.
event-poll-used = { $seat }: Teil der Umfrage { $place } veröffentlicht.

## Was ausliegt und was zurückkommt

event-pool-laid-out = Der Tauschvorrat: { $cards }.
event-programs-reshuffled-2006 = Die abgeworfenen Programmkarten sind gemischt und bilden den neuen Stapel.
event-politician-left-2006 = { $seat }: { $politician } ist { $place } an der Reihe und scheidet dann aus.
event-trend-moved-not-2006 = { $seat }: Beliebtheit { $place } unverändert { $trend }.
event-base-moved-not-2006 = { $seat }: Mitglieder unverändert { $base }.
event-double-returned-2006 = Schlüsselplättchen von { $card } { $origin } zurück im Vorrat.
event-pact-forced = { $agreement ->
        [one] Erzwungene Koalition { $place }: { $seat } und { $partner }, eine gleiche Programmkarte.
       *[other] Erzwungene Koalition { $place }: { $seat } und { $partner }, { $agreement } gleiche Programmkarten.
    }
event-polls-dealt = Je eine verdeckte Umfrage liegt aus für { $states }.
event-auction-began-2006 = Die Umfrage { $place } wird versteigert. Erstes Gebot: { $seat }.
event-rallies-capped = { $rallies ->
        [one] { $seat }: eine Versammlung { $place } umgewandelt, { $formula }. Bei { $votes } ist Schluss, davon { $gain } gezählt.
       *[other] { $seat }: { $rallies } Versammlungen { $place } umgewandelt, { $formula }. Bei { $votes } ist Schluss, davon { $gain } gezählt.
    }
event-votes-restacked = { $seat }: Stimmenmarker { $place } liegt jetzt obenauf.
event-nose-beaten = Hauchdünn geschlagen { $place }: { $seats }.
event-election-held-2006 = Landtagswahl { $number } { $place }, höchstens { $most } Sitze: { $results }.
event-state-entered-2006 = { $state } kommt ins Spiel, als Landtagswahl { $number }. Höchstens { $most } Sitze.
event-meetings-laid-out = Versammlungen zu Beginn { $place }: { $meetings }.
event-contribution-shown = { $seat }: Spende von { $amount } offen angenommen.
event-contribution-declined = { $seat }: Spende von { $amount } verdeckt abgelehnt.
