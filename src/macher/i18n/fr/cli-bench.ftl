# `macher bench` : la vitesse du moteur.

cli-bench = Mesure la vitesse du moteur ici, en Python pur et compilé, et à côté d’autres moteurs.
cli-bench-opt-editions = Éditions, séparées par des virgules (par défaut : les deux).
cli-bench-opt-players = Nombres de joueurs, séparés par des virgules (par défaut : 3,4,5).
cli-bench-opt-rounds = Combien de fois tout est mesuré tour à tour ; c’est la médiane qui compte.
cli-bench-opt-seconds = Secondes de processeur pour chaque chiffre d’une série.
cli-bench-opt-peers = Installe aussi catanatron, OpenSpiel, RLCard et PettingZoo dans un environnement jetable et affiche les rapports.
cli-bench-opt-plot = Dessine une image dans ce fichier (.png, .svg).

cli-bench-pure-only = Les règles compilées manquent ici, seules les pures sont mesurées : `python3 run.py compile` les produit.
cli-bench-installing = Installation des autres moteurs dans un environnement jetable…
cli-bench-missing = { $peer } ne peut pas être mesuré : { $said }
cli-bench-measuring = Mesure en cours…
cli-bench-machine = { $python }, { $system }, { $cores } cœurs, charge { $load }, étalon { $calibration } ; médianes de { $rounds } séries, temps de processeur.

cli-bench-pure = Python pur
cli-bench-compiled = compilé
cli-bench-game = partie
cli-bench-case = { $edition }, variante { $variant }, { $players } joueurs
cli-bench-play = pas à pas depuis Python, décisions/s
cli-bench-playout = dans le moteur, décisions/s
cli-bench-apply = avec contrôles et événements, décisions/s
cli-bench-legal = actions permises, µs
cli-bench-copy = copie, µs
cli-bench-features = caractéristiques, µs
cli-bench-save = sauvegarde, µs
cli-bench-load = chargement, µs
cli-bench-short-play = pas à pas
cli-bench-short-playout = dedans
cli-bench-short-copy = copie
cli-bench-peers = Parties au hasard à { $players } joueurs : combien de fois plus vite
cli-bench-peer = { $name }, { $game } : { $rate } décisions/s
cli-bench-mark = { $form }, { $task } : { $measured } fois { $peer }, au moins { $least } : { $passed }
cli-bench-mark-time = { $form }, { $task } : { $measured } µs, au plus { $most } : { $passed }
cli-bench-passed = atteint
cli-bench-failed = MANQUÉ
