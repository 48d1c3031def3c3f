# Ein, zwei Sätze für die gefragte Partei (prompt-…) und einer für alle, die warten (waiting-…).

## Spielvorbereitung

prompt-draft = Auswahl { $pick } von { $picks }: Behalte eine dieser { $count } Programmkarten; die übrigen gehen nach links weiter.
waiting-draft = Warten auf { $who }: Programmkarte auswählen.

prompt-choose-program = { $enough ->
        [yes] Wähle { $count } Karten mit verschiedenen Themen als Parteiprogramm.
       *[no] { $count ->
            [one] Deine Karten haben nur ein Thema: Lege eine davon aus. Der Rest wird ersetzt.
           *[other] Deine Karten haben nur { $count } Themen: Lege zu jedem eine aus. Der Rest wird ersetzt.
        }
    }
waiting-choose-program = Warten auf { $who }: Parteiprogramm wählen.

prompt-fill-program = { $lacking ->
        [one] Deinem Programm fehlt ein Thema: Ergänze es mit einer der neuen Karten.
       *[other] Deinem Programm fehlen { $lacking } Themen: Ergänze { $count } der neuen Karten.
    }
waiting-fill-program = Warten auf { $who }: Parteiprogramm ergänzen.

prompt-keep-hand-card = Behalte eine der übrigen Karten auf der Hand; die andere wird abgeworfen.
waiting-keep-hand-card = Warten auf { $who }: Handkarte behalten.

prompt-start-positions = { $number ->
        [0] Wähle einen Startblock; danach nennst du zu jedem seiner { $symbols } Symbole ein Bundesland.
       *[other] Symbol { $number } von { $symbols }, { $symbol }: in welchem Bundesland?
    }
waiting-start-positions = Warten auf { $who }: Startaufstellung.

## Phase 1

prompt-start-bid = Biete geheim darum, Startpartei zu werden; nur das höchste Gebot wird bezahlt. Du hast { $money }.
waiting-start-bid = Warten auf { $who }: Gebot um die Startpartei.

prompt-start-raise = Gleichstand um die Startpartei: Biete mehr als { $high } oder passe. Du wirst nur einmal gefragt und hast { $money }.
waiting-start-raise = Warten auf { $who }: erhöhen oder passen.

## Phase 2

prompt-program-source = Hole Programmkarten: Ziehe eine verdeckt und nimm eine aus der Auslage, oder lege eine neue Auslage aus und nimm daraus eine. Oder nimm keine.
waiting-program-source = Warten auf { $who }: Programmkarten holen.

prompt-program-take = Nimm eine Karte aus der Auslage auf die Hand.
waiting-program-take = Warten auf { $who }: Karte aus der Auslage nehmen.

prompt-program-swap = { $left ->
        [one] Tausche noch eine Programmkarte gegen eine Handkarte, oder lass das Programm so.
       *[other] Tausche bis zu { $left } Programmkarten gegen Handkarten, oder lass das Programm so.
    }
waiting-program-swap = Warten auf { $who }: Parteiprogramm ändern.

prompt-program-keep = Behalte eine deiner { $count } Handkarten; die anderen werden abgeworfen.
waiting-program-keep = Warten auf { $who }: Handkarte behalten.

## Phasen 3 bis 5

prompt-media-buy = { $supply ->
        [one] Kaufe deinen letzten Medienmarker für { $price } oder passe. Du hast { $money }.
       *[other] Kaufe einen Medienmarker für { $price } oder passe. Du hast { $supply } Marker und { $money }.
    }
waiting-media-buy = Warten auf { $who }: Medienmarker kaufen oder passen.

prompt-rally-buy = Wie viele Wahlveranstaltungen { $place }? Du hast dort { $there } von { $most }, im Vorrat { $supply } und { $money }.
waiting-rally-buy = Warten auf { $who }: Wahlveranstaltungen { $place }.

prompt-send-politician = { $count ->
        [one] Schickst du dein letztes Kabinettsmitglied verdeckt { $toward } oder niemanden?
       *[other] Welches deiner { $count } Kabinettsmitglieder geht verdeckt { $toward }? Oder niemand?
    }
waiting-send-politician = Warten auf { $who }: Kabinettsmitglied { $toward } schicken oder nicht.

## Phasen 6 bis 8

prompt-politician-pay = { $politician } { $place }: { $price } zahlen? Sonst scheidet die Karte aus. Du hast { $money }.
waiting-politician-pay = Warten auf { $who }: Kabinettsmitglied { $place } bezahlen oder nicht.

prompt-politician-act = { $part ->
        [main] { $politician } { $place }: Nutze die Hauptaktion oder lass sie aus.
        [secondary] { $politician } { $place }: Nutze eine Nebenaktion oder lass sie aus.
       *[both] { $politician } { $place }: Nutze die Hauptaktion und eine Nebenaktion in beliebiger Reihenfolge, oder lass sie aus.
    }
waiting-politician-act = Warten auf { $who }: Kabinettsmitglied { $place } einsetzen.

prompt-media-exchange = Du beeinflusst die Medien { $place }: Tausche eine Volksmeinung gegen eine aus der Auslage, oder passe.
waiting-media-exchange = Warten auf { $who }: Volksmeinung { $place } tauschen oder passen.

prompt-poll-bid = { $leader ->
        [none] Umfrage { $place }, Rückseite { $party }: noch kein Gebot. Biete 0 oder mehr, oder passe.
       *[other] Umfrage { $place }, Rückseite { $party }: Höchstgebot { $high } ({ $leader }). Biete mehr oder passe.
    } { $after ->
        [0] Nach dir kommt niemand mehr. Du hast { $money }.
        [one] Nach dir kommt noch eine Partei. Du hast { $money }.
       *[other] Nach dir kommen noch { $after } Parteien. Du hast { $money }.
    }
waiting-poll-bid = Warten auf { $who }: Gebot für die Umfrage { $place }.

prompt-poll-publish = Deine Umfrage { $place }: { $poll }. Veröffentlichst du sie, oder hältst du sie für { $base } Parteibasis zurück?
waiting-poll-publish = Warten auf { $who }: Umfrage { $place } veröffentlichen oder zurückhalten.

## Phase 9

prompt-convert = Wandelst du Wahlveranstaltungen { $place } in Stimmen um? Du hast { $most }: mindestens { $least } davon oder keine. Trend { $trend }, Übereinstimmung { $match }.
waiting-convert = Warten auf { $who }: Wahlveranstaltungen { $place } umwandeln.

prompt-coalition-consent = { $role ->
        [lead] Du bist { $place } mit { $votes } Stimmen am stärksten. Willst du eine Koalition? Zuerst gefragt: { $partner } mit { $others } Stimmen.
       *[partner] Angebot von { $partner } ({ $others } Stimmen) an dich ({ $votes } Stimmen): Koalition { $place }. Nimmst du an?
    }
waiting-coalition-consent = Warten auf { $who }: Koalition { $place }.

prompt-presence-move = Stellst du einen Medienmarker { $origin } auf das Feld der Medienpräsenz mit Wert { $worth }?
waiting-presence-move = Warten auf { $who }: Medienmarker { $place } umstellen oder behalten.

prompt-donation = Wähle eine deiner Spendenkarten und nimm sie an oder lehne sie ab. Deine Parteibasis ist { $base }.
waiting-donation = Warten auf { $who }: Spende annehmen oder ablehnen.

## Immer

# Ergänzung für alle, die ihre geheime Wahl schon getroffen haben.
waiting-may-take-back = Bis dahin kannst du deine Wahl zurücknehmen.
prompt-game-over = { $count ->
        [one] Das Spiel ist zu Ende. Es gewinnt: { $seats } mit { $points } Punkten.
       *[other] Das Spiel ist zu Ende. Gemeinsam gewinnen: { $seats } mit je { $points } Punkten.
    }
