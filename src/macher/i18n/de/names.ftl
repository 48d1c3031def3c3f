# Namen der Dinge. Einzelne Wörter stehen groß; Wirkungen stehen in einem Satz.

# Ein Geldbetrag in Euro.
money = { NUMBER($euros) } €

# Ein Platz, wenn die Leute am Tisch Namen haben.
player = { $player } ({ $party })

# Eine Beschriftung mit ihrem Inhalt; und was zwischen Texten steht, die selbst Kommas haben.
labelled = { $label }: { $text }
apart = { "; " }

## Parteien

party-linke = Linke
    .short = LIN
party-spd = SPD
    .short = SPD
party-gruene = Grüne
    .short = GRÜ
party-cdu = CDU/CSU
    .short = CDU
party-fdp = FDP
    .short = FDP

## Karten

card = { $attitude ->
        [approve] +
       *[disapprove] −
    } { $topic }
no-cards = keine
attitude-approve = Zustimmung
attitude-disapprove = Ablehnung

topic-education = Bildung
    .short = Bil
topic-digitization = Digitalisierung
    .short = Dig
topic-genetics = Gentechnik
    .short = Gen
topic-security = Innere Sicherheit
    .short = Sic
topic-welfare = Sozialstaat
    .short = Soz
topic-environment = Umwelt
    .short = Umw
topic-traffic = Verkehr
    .short = Ver

## Das Schattenkabinett

politician-backbencher = Hinterbänkler
politician-vice = Vizekanzler
politician-spokes = Pressesprecher
politician-secretary = Generalsekretär
politician-leader = Fraktionsvorsitzender
politician-honorary = Ehrenvorsitzender
politician-executive = Parteivorstand
politician-frontrunner = Spitzenkandidat

# Was ein Kabinettsmitglied kann; (!) steht bei dem, was in einem Bundesland nur einmal möglich ist.
politician-effects = { $main }; danach { $secondary }

effect-trend = Trend { $amount }
effect-votes = { $amount ->
        [one] 1 Stimme
       *[other] { $amount } Stimmen
    }
effect-base = Parteibasis { $amount }
effect-others = Trend { $amount } für alle anderen
effect-poll = eine Umfrage nehmen
effect-program = das Parteiprogramm ändern
effect-double = Dopplerplättchen
effect-media = einen Medienmarker verdrängen

kind-trend = Trend
kind-votes = Stimmen
kind-base = Parteibasis
kind-others = Trend der anderen senken
kind-poll = Umfrage nehmen
kind-program = Parteiprogramm ändern
kind-double = Dopplerplättchen
kind-media = Medienmarker verdrängen

## Startblöcke: was ein Symbol bringt

symbol-rally = { $rallies ->
        [one] 1 Wahlveranstaltung
       *[other] { $rallies } Wahlveranstaltungen
    }
symbol-trend = Trend ein Feld höher
symbol-media = Medienmarker
symbol-votes = { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }

## Phasen

phase-setup = Spielvorbereitung
phase-1 = Phase 1: Startpartei bestimmen
phase-2 = Phase 2: Parteiprogramme ändern
phase-3 = Phase 3: Medienanteile sichern
phase-4 = Phase 4: Wahlveranstaltungen abhalten
phase-5 = Phase 5: Schattenkabinett aussenden
phase-6 = Phase 6: Aktionen des Schattenkabinetts
phase-7 = Phase 7: Medien beeinflussen
phase-8 = Phase 8: Umfragen versteigern
phase-9a = Phase 9a: In Stimmen umwandeln
phase-9b = Phase 9b: Landtagswahl
phase-9c = Phase 9c: Geld
phase-9d = Phase 9d: Nächste Runde vorbereiten
phase-end = Schlusswertung

## Entscheidungen

step-draft = Programmkarte auswählen
step-choose-program = Parteiprogramm wählen
step-fill-program = Parteiprogramm ergänzen
step-keep-hand-card = Handkarte behalten
step-start-positions = Startaufstellung
step-start-bid = Gebot um die Startpartei
step-start-raise = Gebot erhöhen
step-program-source = Programmkarten holen
step-program-take = Karte aus der Auslage
step-program-swap = Programmkarten tauschen
step-program-keep = Handkarte behalten
step-media-buy = Medienmarker kaufen
step-rally-buy = Wahlveranstaltungen abhalten
step-send-politician = Kabinettsmitglied aussenden
step-politician-pay = Kabinettsmitglied bezahlen
step-politician-act = Kabinettsmitglied einsetzen
step-media-exchange = Volksmeinung tauschen
step-poll-bid = Gebot für eine Umfrage
step-poll-publish = Umfrage veröffentlichen
step-convert = In Stimmen umwandeln
step-coalition-consent = Koalition
step-presence-move = Medienpräsenz
step-donation = Spende
step-game-over = Spielende

## Ausgaben und Spiellängen

edition-2019 = Ausgabe 2019
edition-2006 = Ausgabe 2006
variant-4 = Vier Landtagswahlen
    .about = Vier Runden mit je einer Wahl, fünf Kabinettsmitglieder für jede Partei.
variant-7 = Sieben Landtagswahlen
    .about = Fünf Runden, die letzten beiden mit je zwei Wahlen, acht Kabinettsmitglieder für jede Partei.

## Woher die Punkte kommen

score-votes = Stimmen
score-bonus = Wahlsiege
score-media = Medienpräsenz
score-base = Parteibasis
score-cash = Geld
score-total = Summe
