# Namen der Dinge der Ausgabe 2006. Eine Nachricht, die auf -2006 endet, steht in Spielen dieser Ausgabe an der Stelle der
# Nachricht ohne diese Endung; alles andere heißt wie in der Ausgabe 2019.

## Karten

attitude-approve-2006 = Pro
attitude-disapprove-2006 = Kontra

topic-terrorism = Terrorabwehr
    .short = Ter
topic-economy = Wirtschaftsaufbau
    .short = Wir
topic-taxes = Steuern
    .short = Ste
topic-nuclear = Atomkraft
    .short = Ato
topic-wages = Löhne
    .short = Löh
topic-social = Soziale Sicherung
    .short = Soz

## Das Schattenkabinett

politician-finance-minister = Finanzminister
politician-justice-minister = Justizminister
politician-foreign-minister = Außenminister
politician-party-whip = Fraktionschef
politician-speaker = Parlamentspräsident
politician-chancellor = Kanzler

# Was eine Kabinettskarte kann: eine ihrer Aktionen, mit einem Telefon dazu ein Koalitionsplättchen.
politician-effects-2006 = { $phone ->
        [yes] Koalitionsplättchen; { $actions }
       *[no] { $actions }
    }
effect-double-2006 = Schlüsselplättchen
effect-media-2006 = einen Medienmarker ersetzen
effect-up = Beliebtheit { $amount }
effect-down = Beliebtheit { $amount } für eine andere Partei

## Der Startbogen: Name einer Möglichkeit (Spalte 1, Möglichkeit A), und was ein Eintrag bringt

sheet-option = { $column }{ $letter }
symbol-popularity = Beliebtheit +1
symbol-meetings = { $meetings ->
        [one] 1 Versammlung
       *[other] { $meetings } Versammlungen
    }
symbol-members = { $members ->
        [one] 1 Mitglied
       *[other] { $members } Mitglieder
    }

## Phasen

phase-setup-2006 = Vorbereitungsphase
phase-1-2006 = Phase 1: Gebot um die Startpartei
phase-2-2006 = Phase 2: Programmparteitag
phase-3-2006 = Phase 3: Schattenkabinett
phase-4-2006 = Phase 4: Koalitionen
phase-5-2006 = Phase 5: Medien
phase-6-2006 = Phase 6: Parteiversammlungen
phase-7-2006 = Phase 7: Umfragen
phase-8-2006 = Phase 8: In Stimmen umwandeln
phase-9-2006 = Phase 9: Landtagswahl
phase-10-2006 = Phase 10: Wahlsieg
phase-11-2006 = Phase 11: Mitglieder
phase-12-2006 = Phase 12: Geld
phase-13-2006 = Phase 13: Nächste Runde vorbereiten
phase-14-2006 = Phase 14: Parteispenden

## Entscheidungen

step-preliminary = Startbogen
step-start-bid-2006 = Gebot um die Startpartei
step-start-rebid = Zweites Gebot
step-name-start = Startpartei bestimmen
step-policy-redraw = Programmkarten abwerfen
step-policy-swap = Wahlprogramm ändern
step-cabinet-place = Kabinettskarte legen
step-coalition-tile = Koalitionsplättchen
step-cabinet-card = Kabinettskarte auswählen
step-cabinet-act = Kabinettskarte einsetzen
step-coalition-turn = Koalition suchen
step-coalition-answer = Angebot beantworten
step-meetings-buy = Versammlungen abhalten
step-poll-use = Umfrage nutzen
step-poll-results = Umfrage weiter nutzen
step-convert-2006 = In Stimmen umwandeln
step-majority-exchange = Tausch durch Mehrheit
step-national-media = Medien auf Bundesebene
step-national-opinion = Volksmeinungen auf Bundesebene
step-contribution = Parteispende

## Spiellängen

variant-7-2006 = Sieben Runden
    .about = Eine Wahl in jeder Runde, sieben Kabinettskarten und fünf Spendenkarten für jede Partei.
variant-5 = Fünf Runden
    .about = Das kurze Spiel: eine Wahl in jeder Runde, sechs Kabinettskarten und vier Spendenkarten für jede Partei.

## Woher die Punkte kommen

score-seats = Sitze
score-media-2006 = Medien auf Bundesebene
score-members = Mitglieder
score-lead = Meiste Mitglieder
score-opinions = Volksmeinungen auf Bundesebene
score-secured = Gesicherte Volksmeinungen
