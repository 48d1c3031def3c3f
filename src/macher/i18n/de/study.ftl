# `macher study`: was viele Spiele von Bots über die Ausgewogenheit des Spiels sagen, und wie weit das gelernte Urteil stimmt.

study-title = Ausgewogenheit des Spiels
study-made = Mit `{ $command }` aus gespeicherten Spielen erzeugt; nicht von Hand ändern.
study-how = Wie das zu lesen ist
    .points = „Punkte gegenüber den anderen“ ist, was unter den Parteien desselben Spiels mit etwas einhergeht, in Punkten am Ende, bei gleicher Partei und gleichem Platz am Tisch; „Chance gegenüber den anderen“ ist dasselbe für den Anteil am Sieg.
    .interval = Jede Zahl hat ihr 95-%-Intervall, gerechnet von Spiel zu Spiel. Besser oder schlechter heißt eine Zeile nur, wenn sie es auch dann noch ist, wenn man bedenkt, wie viele Zeilen ihre Tabelle hat; von allem anderen wird gesagt, dass kein Unterschied zu erkennen ist.
    .cause = Parteien und Plätze wurden verteilt, also sind Unterschiede dort ihre Wirkung. Was Bots gewählt oder bekommen haben, geht nur mit Erfolg einher; das beweist nicht, dass es ihn bringt: Wer sich etwas leisten kann, steht vielleicht ohnehin besser.
    .bots = Das sind Spiele von Bots. Menschen finden womöglich Wege, die Bots nicht sehen.
study-summary = Ausgabe und Länge
study-even = kein Unterschied zu erkennen
study-kind = { $edition } · { $variant }
study-played =
    { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } von { $bots }, { $players } Parteien, Startwert { $seed }, Werte { $values }.
study-fair = Ein gerechter Anteil am Sieg ist { $share }.

## Tabellen

study-col-seats = Fälle
study-col-share = Siege (95 %)
study-col-points = Punkte gegenüber den anderen (95 %)
study-col-win = Chance gegenüber den anderen (95 %)
study-col-games = Spiele
study-col-round = Runde { $round }
study-range = { $value } ({ $low } bis { $high })
study-pm = { $value } ± { $half }
study-above = Besser als der Durchschnitt: { $names }.
study-below = Schlechter als der Durchschnitt: { $names }.
study-level = Hier ist kein Unterschied zum Durchschnitt zu erkennen.
study-level-rest = Bei den übrigen ist keiner zu erkennen.

study-party = Partei
study-seat = Platz am Tisch
study-block = Startblock
study-sheet-1 = Erste Spalte des Startbogens
study-sheet-2 = Zweite Spalte des Startbogens
study-politician = Erstes Kabinettsmitglied
study-gift = Erste Spende
study-gift-order = Reihenfolge der Spenden
study-gifts-taken = Angenommene Spenden

study-place = Platz { $place }
study-numbered = { $number }: { $what }
study-none = keines
study-gift-yes = { $money }, angenommen
study-gift-no = { $money }, abgelehnt
study-order-rising = kleinste zuerst
study-order-falling = größte zuerst
study-order-mixed = gemischt

## Runde für Runde

study-worth = Was etwas wert ist, nach Runden
    .about = Auch bei gleicher Erwartung des gelernten Urteils für jede Partei zu Beginn der Runde. Fett: von null zu unterscheiden.
    .points = In Punkten am Ende gegenüber den anderen
    .win = In der Chance auf den Sieg gegenüber den anderen
study-thing-start = Startpartei
study-thing-media = Medieneinfluss im Wahlland
study-thing-published = Umfrage veröffentlicht
study-thing-kept = Umfrage gekauft und zurückgehalten
study-thing-coalition = in einer Koalition
study-thing-won = Wahl gewonnen

study-sizes = Größe der Bundesländer
    .about = Drittel nach dem Höchstwert, der auf dem Land steht. Die letzten beiden Spalten: was mit einer dort gewonnenen Wahl einhergeht, bei gleichen Siegen in den anderen Ländern.
study-size-small = klein
study-size-middle = mittel
study-size-large = groß
study-col-elections = Wahlen
study-col-scored = Punkte für Stimmen, Mittel aller Parteien
study-col-first = beste Partei über dem Mittel

## Die Führung

study-leads = Die Führung
    .about = Nach den Punkten, die alle zählen können; Geld gehört vor dem Ende nicht dazu.
    .changes = Die Führung wechselt { $changes } Mal im Spiel, die Schlusswertung eingerechnet. Nie wechselt sie in { $never } der Spiele, in der letzten Runde oder der Schlusswertung in { $last }.
    .holds = Wer nach einer Runde führt, gewinnt so oft:
    .sources = Was die Partei, die die Führung übernimmt, in dieser Runde auf die führende gutmacht, in Punkten nach Herkunft: { $sources }.
study-source = { $source } { $points }

## Andere Werte

study-shifts = Andere Werte
    .about = Dieselben Spiele mit denselben Parteien auf denselben Plätzen, noch einmal gespielt mit anderen Werten anstelle der rekonstruierten. Unterschiede zu den üblichen Werten, Spiel für Spiel; fett: von null zu unterscheiden.
study-col-values = Werte
study-col-top = Punkte des Siegers
study-col-ahead = Vorsprung vor dem Zweiten
study-col-moved = anderer Sieger
study-values-states-low = wenige Stimmen zählen weniger
study-values-states-high = wenige Stimmen zählen mehr
study-values-polls = andere Umfragen
study-values-blocks = andere Startblöcke
study-values-presence = Medienpräsenz überall 10 wert
study-values-national = Volksmeinungen auf Bundesebene gleich viel wert
study-values-backbencher = ein anderer Hinterbänkler
study-level-shifts = Kein Unterschied der Siege ist von null zu unterscheiden; die Intervalle sagen, wie groß er trotzdem sein könnte.

## Bilder

study-picture = { $kind }: Siege nach Parteien, womit etwas einhergeht nach Runden, und wie oft die führende Partei gewinnt
study-axis-share = Siege (95 %)
study-axis-points = Punkte gegenüber den anderen (95 %)
study-axis-round = Runde
study-axis-holds = Führende gewinnt (95 %)
study-axis-said = genannte Chance
study-axis-came = Anteil der Siege (95 %)
study-value = gelerntes Urteil
study-corrected = berichtigt
study-exact = genau

## Kalibrierung

study-calibration = Kalibrierung
    .about = Chancen auf den Sieg, die das gelernte Urteil in { $moments } Momenten von { $games } Spielen nannte, aus denen es nicht gelernt hat, einem Moment von zehn. Die Berichtigung wurde an den Spielen mit geraden Nummern bestimmt; alle Zahlen sind von denen mit ungeraden.
    .brier = Brier-Wert: das mittlere Quadrat des Fehlers, 0 ist vollkommen. „Gerechter Anteil“ sagt von allen dasselbe; „Führende“ sagt, wie oft die bisher führende Partei gewinnt.
    .off = „Daneben um“ ist der mittlere Abstand zwischen genannter Chance und Anteil der Siege.
    .better = Die Spalte mit dem Gewinn ist berichtigt weniger gerechter Anteil; fett: von null zu unterscheiden.
    .line = Die Berichtigung, an { $games } Spielen bestimmt: Steigung { $slope }, Verschiebung { $shift } (Steigung 1 und Verschiebung 0 wären keine).
    .unused = In der anderen Hälfte war sie nicht besser; sie wird nicht verwendet.
study-col-fair = gerechter Anteil
study-col-leader = Führende
study-col-value = Urteil (95 %)
study-col-corrected = berichtigt (95 %)
study-col-off = daneben um
study-col-off-corrected = berichtigt, daneben um
study-col-gain = berichtigt weniger gerechter Anteil (95 %)
study-all-rounds = alle Runden
study-col-said = genannte Chance
study-col-rows = Chancen (Spiele)
study-col-value-came = Urteil: genannt → gewonnen (95 %)
study-col-corrected-came = berichtigt: genannt → gewonnen (95 %)
study-from-to = { $low } bis { $high }
study-of-games = { $rows } ({ $games })
study-said-came = { $said } → { $came }
study-picture-calibration = Genannte Chance und Anteil der Siege, nach Ausgabe und Länge
