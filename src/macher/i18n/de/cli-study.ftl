# `macher study`: viele Spiele von Bots und was sie lehren.

cli-study = Bots viele Spiele in einen Ordner spielen lassen und sagen, was sie lehren: Ausgewogenheit, was sich lohnt, und wie weit das gelernte Urteil stimmt.
cli-study-folder = Wo die Spiele liegen: ein Lager für jede Art von Spiel. Ein abgebrochener Lauf wird fortgesetzt.
cli-study-games = Spielen, bis jedes Lager so viele Spiele hat; 0 spielt keine.
cli-study-edition = 2019 oder 2006; ohne Angabe alle Varianten beider im Wechsel.
cli-study-name = Ein Name für Spiele mit eigenen Werten oder Optionen: Sie werden mit denen ohne Namen verglichen.
cli-study-other-values = Mit anderen Werten anstelle der rekonstruierten spielen, von jedem Satz so viele Spiele.
cli-study-report = Den Bericht in diese Markdown-Datei schreiben, mit Bildern in einem Ordner `pictures` daneben; ohne Angabe wird er ausgegeben.
cli-study-calibrate = Statt des Berichts: messen, wie oft die Chancen des gelernten Urteils eintreffen, und sie berichtigen.
cli-study-keep = Mit --calibrate: die Berichtigung neben den Gewichten des Programms ablegen.
cli-study-played = Spiele im Ordner: { $games }; jetzt gespielt: { $played }.
cli-study-reading = Gelesene Spiele
cli-study-written = Geschrieben: { $file }
cli-study-kept = Berichtigung abgelegt: { $file }
