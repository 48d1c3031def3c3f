# `macher simulate --parquet`: Spiele als Daten.

cli-simulate-parquet = Statt des Berichts Entscheidungen, Merkmale, Ereignisse und Ergebnisse als Parquet in diesen Ordner schreiben; ein abgebrochener Lauf wird fortgesetzt.
cli-simulate-written = Geschriebene Spiele: { $games }; jetzt gespielt: { $played }, schon da: { $kept }.
