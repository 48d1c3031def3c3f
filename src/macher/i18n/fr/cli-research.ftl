# `macher simulate --parquet` : des parties comme données.

cli-simulate-parquet = Écrit dans ce dossier, au lieu du rapport, les décisions, caractéristiques, événements et résultats en Parquet ; une série interrompue reprend.
cli-simulate-written = Parties écrites : { $games } ; jouées maintenant : { $played }, déjà là : { $kept }.
