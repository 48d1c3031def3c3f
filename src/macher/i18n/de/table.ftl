# Der Tisch im Terminal (macher play): Spielpläne, Fragen, Befehle, Speichern.

table-person = Person
table-person-and-party = { $name } ({ $party })
table-welcome = Die Macher. Jeder Schritt wird sofort gespeichert. { $help } zeigt, was du eingeben kannst.
table-bots-think = Die Bots überlegen …

## Der Augenblick

table-moment = Runde { $round } von { $rounds } · { $phase }
table-last-phases = 9
table-this-turn = In diesem Zug:
table-so-far = Bisher:
table-since-last = Seit deinem letzten Zug:
table-earlier = { $count ->
        [one] … eine weitere Zeile: protokoll eingeben
       *[other] … { $count } weitere Zeilen: protokoll eingeben
    }

## Länder

table-land-size = { $size ->
        [large] groß, bis { $most }
       *[small] klein, bis { $most }
    }
table-land-election = { $now ->
        [yes] Wahl { $number }: JETZT
       *[no] Wahl { $number }
    }
table-land-brief = { $now ->
        [yes] { $number }: JETZT · bis { $most }
       *[no] Wahl { $number } · bis { $most }
    }
table-card-face-down = verdeckt
table-card-hidden = eine verdeckte Karte
table-card-doubled = { $card } (×2)
table-no-influence = niemand hat die meisten Marker
table-influences = { $party } beeinflusst sie
table-row-hidden = { $party }: verdeckt
table-row-politician = { $standing ->
        [down] { $party }: { $politician }, verdeckt
        [paid] { $party }: { $politician }, bezahlt
       *[up] { $party }: { $politician }
    }
table-media-short = Medien
table-row-short = Kabinett
# Buchstaben vor der Zahl der Wahlveranstaltungen und der Medienmarker.
table-mark-rally = v
table-mark-media = m
table-overview-legend = 12→27: Stimmen → umgewandelt · +2 Trend · v Wahlveranstaltungen · m Medien

## Beschriftungen: eines Plans, der eigenen Dinge, der Bundespläne

table-label-land = Land
table-label-points = Punkte
table-points-for = { $points } für 5, 10 … 50 Stimmen
table-label-opinions = Volksmeinungen
table-label-media = Medien
table-label-row = Kabinett
table-label-you = Du
table-label-money = Geld
table-label-answer = Geheime Wahl
table-label-pack = Stapel
table-label-picks = Ausgewählt
table-label-hand = Hand
table-label-program = Programm
table-label-base = Parteibasis
table-label-politicians = Kabinett
table-label-donations = Spenden
table-label-supply = Vorrat
table-label-presence = Medienpräsenz
table-label-program-display = Programmauslage
table-label-opinion-display = Volksmeinungen zum Tausch
table-label-piles = Stapel
table-label-poll-top = Rückseite der obersten Umfrage
table-label-doubles = Dopplerplättchen übrig
table-label-start = Startpartei
table-label-states-to-come = Länder, die noch kommen
table-own-supply = { $rallies ->
        [one] 1 Wahlveranstaltung
       *[other] { $rallies } Wahlveranstaltungen
    }, { $media ->
        [one] 1 Medienmarker
       *[other] { $media } Medienmarker
    }
table-spot = { $worth }: { $parties }
table-piles = Programme { $programs }, Volksmeinungen { $opinions }, Umfragen { $polls }

## Spaltenköpfe

table-head-votes = Stimmen
table-head-bar = bis 50
table-head-if = Danach
table-head-trend = Trend
table-head-rallies = Veranst.
table-head-media = Medien
table-head-points = Punkte
table-head-base = Basis
table-head-money = Geld
table-head-program = Programm
table-head-hand = Hand
table-head-rallies-left = Ver.
table-head-media-left = Med.
table-head-donations = Spenden
table-head-politicians = Kabinett
table-head-politicians-left = Kab.
table-score-head-votes = Stimmen
table-score-head-bonus = Wahlsiege
table-score-head-media = Präsenz
table-score-head-base = Basis
table-score-head-cash = Geld
table-score-head-total = Summe
table-players-legend = * Startpartei · ✓ hat gewählt · Punkte ohne Geld · Ver., Med., Kab.: übrig · Spenden: übrige Karten in Tausend
table-not-seen-yet = { $party }, noch nicht aufgedeckt: { $politicians }
table-is-you = du
table-is-start = Startpartei
table-has-answered = hat gewählt
table-won = (gewonnen)

## Der Tisch als Text

table-plain-seat = { $party }: { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }, Trend { $trend }, { $rallies ->
        [one] 1 Wahlveranstaltung
       *[other] { $rallies } Wahlveranstaltungen
    }, { $media ->
        [one] 1 Medienmarker
       *[other] { $media } Medienmarker
    }.
table-plain-projection = Jetzt umgewandelt: +{ $gain }, dann { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }.

## Wahlmöglichkeiten

table-bid-range = Gebot in Tausend: { $number } sind { $example }
table-rallies-to-buy = Wahlveranstaltungen { $place } und was sie kosten:
table-rallies-to-convert = Wahlveranstaltungen { $place } und die Stimmen, die sie bringen:
table-instead-of-opinion = Statt { $card }:
table-play-instead-of = { $card } spielen statt:
table-send = { $politician } ({ $price }): { $effects }
table-final-mark = (endgültig)
table-all-final = Diese Wahl lässt sich nicht zurücknehmen.
table-only-choice = { $last ->
        [yes] Die Eingabetaste nimmt die einzige Möglichkeit und beendet deinen Zug.
       *[no] Die Eingabetaste nimmt die einzige Möglichkeit.
    }
table-keys-line = { $may_undo ->
        [yes] { $undo } zurücknehmen · { $help } Hilfe · { $board } · { $quit } speichern und beenden
       *[no] { $help } Hilfe · { $board } · { $quit } speichern und beenden
    }
table-turn-over = Dein Zug ist fertig. Die Eingabetaste beendet ihn, { $undo } nimmt den letzten Schritt zurück.
table-choice-sealed = Deine Wahl liegt verdeckt: { $choice }. Weiter mit der Eingabetaste, { $undo } nimmt sie zurück.
table-end-or-undo = Weiter mit der Eingabetaste; { $undo } nimmt den letzten Schritt zurück.
table-type-something = Gib die Zahl oder das Wort einer Möglichkeit ein; { $help } zeigt mehr.

## Was eingegeben wurde und nicht geht

table-unknown-word = „{ $word }“ ist weder eine Möglichkeit noch ein Befehl.
table-no-such-number = Eine Möglichkeit { $word } gibt es nicht: 1 bis { $most } eingeben. ({ $rule })
table-no-such-amount = { $word } ist zu viel: { $least } bis { $most } eingeben. ({ $rule })
table-words-after-turn = „{ $word }“: Dein Zug ist fertig, du wirst nichts mehr gefragt.
table-not-done = { $count ->
        [0] Nichts von dieser Zeile wurde ausgeführt: { $words }
        [one] Das erste Wort wurde ausgeführt, nicht ausgeführt: { $words }
       *[other] Die ersten { $count } Wörter wurden ausgeführt, nicht ausgeführt: { $words }
    }
table-no-such-rule = { $rule } ist keine Regel. Ähnlich: { $near }
table-no-rule-found = Keine Regel enthält „{ $words }“.
table-no-such-land = So ein Land gibt es nicht. Im Spiel: { $lands }
table-languages = Gib sprache und eines davon ein: { $languages }

## Zurücknehmen

table-taken-back = Zurückgenommen: { $word }
table-choice-taken-back = Deine geheime Wahl ist zurückgenommen.
table-no-return = Das lässt sich nicht zurücknehmen: { $reason }.
table-no-undo = Der letzte Schritt lässt sich nicht zurücknehmen: { $reason }.
table-nothing-to-take-back = Du hast nichts, was sich zurücknehmen lässt.
table-reason-sealed = Die geheimen Wahlen wurden aufgedeckt
table-reason-card = Eine Karte wurde gezogen
table-reason-display = Eine neue Auslage liegt aus
table-reason-poll = Eine Umfrage wurde angesehen
table-reason-politician = Kabinettsmitglieder wurden aufgedeckt
table-reason-opinion = Eine Volksmeinung wurde aufgedeckt
table-reason-round = Eine neue Runde hat begonnen
table-reason-end = Das Spiel ist zu Ende
table-reason-shown = Etwas Neues wurde gezeigt

## Mehrere Personen

table-curtain = Gib die Tastatur an { $person } weiter und drücke die Eingabetaste.

## Das Spiel aufbewahren

table-kept = Gespeichert in { $path }. Das Spiel wird nach jedem Schritt gespeichert.
table-save-failed = Das Spiel konnte nicht in { $path } gespeichert werden: { $error }
table-stopped = Das Spiel ist gespeichert:
table-resume = Weiterspielen mit:
table-record = Die Aufzeichnung des Spiels:
table-replay = Noch einmal ansehen mit:

## Hilfe

table-help-heading = So wählst du
table-help-number = Gib die Zahl vor einer Möglichkeit ein. Wo du eine Menge wählst, ist die Zahl die Menge; Gebote sind in Tausend.
table-help-words = Oder das Wort dahinter, etwa media-a oder bid4. Die Länder heißen a bis d; p ist passen, s ist auslassen.
table-help-several = Mehrere auf einmal, der Reihe nach: rallies2 rallies0 rallies3. Das erste, was nicht geht, hält die Zeile an.
table-help-enter = Was sich nicht zurücknehmen lässt, wartet auf die Eingabetaste: das Ende eines Zugs und jeder Schritt, der etwas Neues zeigt. Wo es nur eine Möglichkeit gibt, nimmt sie die Eingabetaste.
table-help-commands = Befehle
table-log-heading = { $count ->
        [one] Die letzte Zeile des Protokolls:
       *[other] Die letzten { $count } Zeilen des Protokolls:
    }

# Die Wörter für jeden Befehl; das erste steht in Hinweisen. Die englischen gelten immer auch.
table-command-help = ? hilfe
table-command-rule = regel
table-command-board = tisch
table-command-land = land
table-command-players = spieler
table-command-hand = hand
table-command-national = bund
table-command-books = bücher buecher
table-command-score = punkte
table-command-log = protokoll
table-command-options = frage o
table-command-undo = u zurück
table-command-save = speichern
table-command-lang = sprache
table-command-quit = q ende

table-about-help = diese Hilfe und wie die Phase abläuft
table-about-rule = die Regel dieser Entscheidung; regel R19-12.4 oder regel Medienmarker findet andere
table-about-board = alles auf dem Tisch
table-about-land = ein Land: land a
table-about-players = was alle über die Parteien wissen
table-about-hand = deine eigenen Dinge
table-about-national = Medienpräsenz, Auslagen und Stapel
table-about-books = was alle gesehen und gehört haben: Zahlungen, Ablagen, benutzte Umfragen; bücher 50
table-about-score = die Punkte bisher, nach Herkunft
table-about-log = die letzten Zeilen des Protokolls: protokoll 50
table-about-options = die Frage noch einmal
table-about-undo = den letzten Schritt zurücknehmen, solange nichts Neues gezeigt wurde
table-about-save = wo das Spiel gespeichert ist
table-about-lang = eine andere Sprache: sprache en
table-about-quit = speichern und aufhören
table-replay-prompt = Eingabetaste: nächste Aktion, p: Phase, r: Runde, e: bis zum Ende, q: Schluss >

## Die Bücher

table-books-money = Bisher gezahlt und erhalten:
table-books-payments = { $count ->
        [one] Die letzte Zahlung:
       *[other] Die letzten { $count } Zahlungen:
    }
table-books-aside = Abgelegt und gezeigt:
table-books-programs = Abgeworfene Programmkarten: { $cards }
table-books-opinions = Abgelegte Volksmeinungen: { $cards }
table-books-poll = Benutzte Umfrage: { $poll }
table-books-shown = { $party }, gezeigte Handkarten: { $cards }
