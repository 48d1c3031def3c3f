# `macher review` und die Analyse eines beendeten Spiels: was es entschieden hat.

review-title = Analyse eines Spiels: { $parties }
review-result = Ergebnis: { $result }
review-chances = Siegchancen
    .known = Was jede Partei am Ende jeder Runde erwarten konnte, nach allem, was sie selbst wusste.
    .opened = Was Bots aus der wahren Stellung bis zur nächsten Wahl gemacht haben, mit allen Karten und allen verdeckten Entscheidungen, wie sie waren.
review-chances-opened = Siegchancen, wenn alles aufgedeckt ist
review-start = Beginn
review-round = Runde { $round }
review-end = Ende

review-turning = Entscheidungen, die den Ausschlag gaben
    .none = Keine Entscheidung hat so viel gekostet, dass man sie einen Fehler nennen könnte.
review-when = Runde { $round }, { $party }
review-when-setup = Vor Runde 1, { $party }
review-better = Besser: { $better }. Siegchance: { $change } (± { $error }).
review-continued =
    { $games ->
        [one] Bots haben nach beiden Entscheidungen je einmal weitergespielt
       *[other] Bots haben nach beiden Entscheidungen je { $games } Mal weitergespielt
    }: wie gespielt { $win } der Siege und { $points } Punkte, auf dem besseren Weg { $otherwin } und { $otherpoints }.
review-sources = Punkte nach Herkunft, wie gespielt und auf dem besseren Weg: { $sources }
review-source = { $source } { $played } und { $better }
review-why = Warum: { $reason }

review-luck = Glück und Pech, die den Ausschlag gaben
    .none = Nichts, was gezogen, gewürfelt oder aufgedeckt wurde, hat die Chancen stark verändert.
review-mean = was hätte kommen können, im Mittel
review-moved = Siegchancen: { $moved } (± { $error }).
review-most = Am meisten zeigt es sich hier: { $source }, { $points } Punkte.
review-continued-chance =
    { $games ->
        [one] Bots haben je einmal weitergespielt, nach dem, was kam, und nach dem, was hätte kommen können
       *[other] Bots haben je { $games } Mal weitergespielt, nach dem, was kam, und nach dem, was hätte kommen können
    }: wie es kam { $win } der Siege und { $points } Punkte, sonst { $otherwin } und { $otherpoints }.

review-accounts = Glück und Können
    .about = Glück und eigene Entscheidungen ergeben zusammen die letzte Chance abzüglich der ersten.
review-account = { $party }: { $first } zu Beginn, { $last } am Ende. Glück { $luck } (Zufall { $chance }, die anderen { $others }, Unsicherheit des Urteils { $unsure }), eigene Entscheidungen { $skill }.
review-accuracy = Genauigkeit { $accuracy } ({ $low } bis { $high }).
review-lost = Verschenkte Punkte: { $fields }.
review-lost-nothing = Kaum ein Punkt wurde verschenkt.
review-field-opening = Eröffnung
review-field-auctions = Startpartei
review-field-programs = Parteiprogramme
review-field-media = Medien
review-field-rallies = Wahlveranstaltungen
review-field-cabinet = Schattenkabinett
review-field-polls = Umfragen
review-field-conversion = Umwandeln in Stimmen
review-field-coalitions = Wahlen und Koalitionen
review-field-money = Geld
review-judged = Beurteilt nach dem Wert von Stellungen, den dieses Programm gelernt hat, mit { $worlds } gedachten Welten je Entscheidung. Ein Unterschied, der kleiner ist als seine Unsicherheit, gilt nicht als Fehler.

review-between = { $low } bis { $high }
review-bar = { $low } bis { $high }: { $played } und { $better }
review-spread =
    .wins = Siege mit 95 % Sicherheit: wie gespielt { $came }; auf die bessere Art { $other }.
    .points = Spiele nach Endpunkten, wie gespielt und auf die bessere Art: { $counts }
review-spread-chance =
    .wins = Siege mit 95 % Sicherheit: nach dem, was kam, { $came }; sonst { $other }.
    .points = Spiele nach Endpunkten, nach dem, was kam, und sonst: { $counts }
