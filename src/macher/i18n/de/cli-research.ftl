# `macher simulate --parquet`: Spiele als Daten.

cli-simulate-parquet = Statt des Berichts Entscheidungen, Merkmale, Ereignisse und Ergebnisse als Parquet in diesen Ordner schreiben; ein abgebrochener Lauf geht weiter.
cli-simulate-written = { $games } Spiele sind geschrieben: { $played } jetzt gespielt, { $kept } waren schon da.
