# `macher simulate --parquet` : des parties comme données.

cli-simulate-parquet = Écrire dans ce dossier, au lieu du rapport, les décisions, caractéristiques, événements et résultats en Parquet ; une série interrompue reprend.
cli-simulate-written = { $games } parties sont écrites : { $played } jouées maintenant, { $kept } déjà là.
