# Was in der Ausgabe 2006 gefragt wird (prompt-…), und was alle lesen, die warten (waiting-…).

## Vorbereitungsphase

prompt-preliminary = { $part ->
        [first] Startbogen, Spalte 1: Wähle eine Möglichkeit; danach nennst du zu jedem ihrer Einträge ein Bundesland.
        [second] Startbogen, Spalte 2: Wähle eine Möglichkeit; danach nennst du zu jedem Medienmarker ein Bundesland.
       *[item] Eintrag { $number } von { $items }, { $item }: in welchem Bundesland?
    }
waiting-preliminary = Warten auf { $who }: Startbogen ausfüllen.

## Phase 1

prompt-start-bid-2006 = Biete geheim um das Recht, die Startpartei zu bestimmen; nur das höchste Gebot wird bezahlt. Du hast { $money }.
waiting-start-bid-2006 = Warten auf { $who }: Gebot um die Startpartei.

prompt-start-rebid = Gleichstand um die Startpartei: Biete noch einmal geheim, { $least } oder mehr. Du hast { $money }.
waiting-start-rebid = Warten auf { $who }: zweites Gebot.

prompt-name-start = Das höchste Gebot ist deins: Wer ist Startpartei dieser Runde?
waiting-name-start = Warten auf { $who }: Startpartei bestimmen.

## Phase 2

prompt-policy-redraw = { $done ->
        [0] Wirf beliebig viele deiner { $count } Handkarten ab, von oben nach unten, und ziehe ebenso viele neue; oder behalte alle.
        [one] Eine Karte ist abgeworfen. Wirf noch eine ab, oder ziehe eine neue.
       *[other] { $done } Karten sind abgeworfen. Wirf noch eine ab, oder ziehe { $done } neue.
    }
waiting-policy-redraw = Warten auf { $who }: Programmkarten abwerfen oder behalten.

prompt-policy-swap = Ersetze eine Karte deines Wahlprogramms durch eine Handkarte, oder lass es, wie es ist.
waiting-policy-swap = Warten auf { $who }: Wahlprogramm ändern.

## Phase 3

prompt-cabinet-place = { $count ->
        [one] Legst du deine letzte Kabinettskarte verdeckt { $place } oder keine? Du kannst noch { $left } ausgeben.
       *[other] Welche deiner { $count } Kabinettskarten legst du verdeckt { $place }? Oder keine? Du kannst noch { $left } ausgeben.
    }
waiting-cabinet-place = Warten auf { $who }: Kabinettskarte { $place } legen oder nicht.

prompt-coalition-tile = Deine Kabinettskarte { $place } zeigt ein Telefon: Legst du dort ein Koalitionsplättchen?
waiting-coalition-tile = Warten auf { $who }: Koalitionsplättchen { $place } legen oder nicht.

prompt-cabinet-card = Welche deiner { $count } Kabinettskarten setzt du als Nächstes ein?
waiting-cabinet-card = Warten auf { $who }: nächste Kabinettskarte auswählen.

prompt-cabinet-act = { $politician } { $place }: Nutze eine der Aktionen oder keine. Du hast { $money }.
waiting-cabinet-act = Warten auf { $who }: Kabinettskarte { $place } einsetzen.

## Phase 4

prompt-coalition-turn = Willst du { $place } eine Koalition mit einer dieser Parteien? Sonst passe.
waiting-coalition-turn = Warten auf { $who }: Koalition { $place } suchen oder passen.

prompt-coalition-answer = Angebot von { $partner } ({ $others } Stimmen) an dich ({ $votes } Stimmen): Koalition { $place }. Nimmst du an?
waiting-coalition-answer = Warten auf { $who }: Antwort auf ein Koalitionsangebot { $place }.

## Phasen 5 und 6

prompt-media-exchange-2006 = Du kontrollierst die Medien { $place }: Tausche eine Volksmeinung gegen eine aus dem Tauschvorrat, oder passe.

prompt-meetings-buy = Wie viele Versammlungen { $place }? Jetzt bis zu { $turn } für je { $price }. Du hast dort { $there } von { $most }, im Vorrat { $supply } und { $money }.
waiting-meetings-buy = Warten auf { $who }: Versammlungen { $place }.

## Phase 7

prompt-poll-bid-2006 = { $leader ->
        [none] Umfrage { $place }: noch kein Gebot. Biete { $least } oder mehr, oder passe.
       *[other] Umfrage { $place }: Höchstgebot { $high } ({ $leader }). Biete mehr, oder passe und scheide aus.
    } Du hast { $money }.

prompt-poll-use = Deine Umfrage { $place }: { $poll }. { $uses ->
        [one] Veröffentliche sie und nutze ein Ergebnis,
       *[other] Veröffentliche sie und nutze bis zu { $uses } Ergebnisse,
    } oder halte sie zurück und { $dice ->
        [one] gewinne Mitglieder mit einem Würfel.
       *[other] gewinne Mitglieder mit { $dice } Würfeln.
    }
waiting-poll-use = Warten auf { $who }: Umfrage { $place } veröffentlichen oder zurückhalten.

prompt-poll-results = { $left ->
        [one] Nutze noch ein Ergebnis der Umfrage { $place }, oder höre auf.
       *[other] Nutze noch bis zu { $left } Ergebnisse der Umfrage { $place }, oder höre auf.
    }
waiting-poll-results = Warten auf { $who }: weitere Ergebnisse der Umfrage { $place } nutzen.

## Phase 8

prompt-convert-2006 = Wandelst du Versammlungen { $place } in Stimmen um? { $least } bis { $most } davon oder keine. Beliebtheit { $trend }, Übereinstimmung { $match }.
waiting-convert-2006 = Warten auf { $who }: Versammlungen { $place } umwandeln.

prompt-majority-exchange = Du hast { $place } die absolute Mehrheit: Tausche eine Volksmeinung gegen eine aus dem Tauschvorrat, oder passe.
waiting-majority-exchange = Warten auf { $who }: Volksmeinung { $place } tauschen oder passen.

## Phasen 10 und 14

prompt-national-media = Stellst du einen Medienmarker { $origin } auf die Bundesebene, auf das Feld mit { $worth } Punkten?
waiting-national-media = Warten auf { $who }: Medienmarker { $place } umstellen oder behalten.

prompt-national-opinion = { $left ->
        [one] Lege eine Volksmeinung { $origin } auf die Bundesebene oder keine.
       *[other] Lege bis zu { $left } Volksmeinungen { $origin } nacheinander auf die Bundesebene oder keine.
    }
waiting-national-opinion = Warten auf { $who }: Volksmeinungen { $origin } auf die Bundesebene legen.

prompt-contribution = Spiele eine deiner Spendenkarten: offen, um sie anzunehmen, verdeckt, um sie abzulehnen. Deine Mitglieder: { $members }.
waiting-contribution = Warten auf { $who }: Spendenkarte spielen.
