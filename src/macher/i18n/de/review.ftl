# `macher review` und die Analyse eines beendeten Spiels: was es entschieden hat.

review-title = Analyse eines Spiels: { $parties }
review-result = Ergebnis: { $result }
review-chances = Siegchancen
    .known = Was jede Partei am Ende jeder Runde erwarten konnte, nach allem, was sie selbst wusste.
    .opened = Dasselbe, wenn alles aufgedeckt ist.
review-start = Beginn
review-round = Runde { $round }
review-end = Ende

review-turning = Entscheidungen, die den Ausschlag gaben
review-turning-none = Keine Entscheidung hat so viel gekostet, dass man sie einen Fehler nennen könnte.
review-choice = Runde { $round }, { $party }: { $played }
review-choice-setup = Vor Runde 1, { $party }: { $played }
review-better = Besser: { $better }. Verschenkte Siegchance: { $loss } (± { $error }).
review-continued =
    { $games ->
        [one] Bots haben nach beiden Entscheidungen je einmal weitergespielt
       *[other] Bots haben nach beiden Entscheidungen je { $games } Mal weitergespielt
    }: wie gespielt { $win } der Siege und { $points } Punkte, auf dem besseren Weg { $betterwin } und { $betterpoints }.
review-sources = Punkte nach Herkunft, wie gespielt und auf dem besseren Weg: { $sources }
review-source = { $source } { $played } und { $better }
review-why = Warum: { $reason }

review-luck = Glück und Pech, die den Ausschlag gaben
    .none = Nichts, was gezogen, gewürfelt oder aufgedeckt wurde, hat die Chancen stark verändert.
review-lucky = Runde { $round }: { $change } für { $party }. { $events }
review-lucky-setup = Vor Runde 1: { $change } für { $party }. { $events }

review-accounts = Glück und Können
    .about = Glück und eigene Entscheidungen ergeben zusammen die letzte Chance abzüglich der ersten.
review-account = { $party }: { $first } zu Beginn, { $last } am Ende. Glück { $luck } (Zufall { $chance }, die anderen { $others }, Unsicherheit des Urteils { $unsure }), eigene Entscheidungen { $skill }.
review-accuracy = Genauigkeit { $accuracy } ({ $low } bis { $high }).
review-lost = Verschenkte Punkte: { $fields }.
review-lost-nothing = Kaum ein Punkt wurde verschenkt.
review-field = { $field } { $points }
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
