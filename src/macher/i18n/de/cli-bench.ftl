# `macher bench`: wie schnell die Regelmaschine ist.

cli-bench = Messen, wie schnell die Regeln hier laufen, als reines Python und übersetzt, und neben anderen Programmen.
cli-bench-opt-editions = Ausgaben, durch Kommas getrennt (Vorgabe: beide).
cli-bench-opt-players = Zahlen der Parteien am Tisch, durch Kommas getrennt (Vorgabe: 3,4,5).
cli-bench-opt-rounds = Wie oft alles der Reihe nach gemessen wird; es zählt der Median.
cli-bench-opt-seconds = Prozessorsekunden für jede Zahl eines Durchgangs.
cli-bench-opt-peers = Auch catanatron, OpenSpiel, RLCard und PettingZoo in eine Wegwerf-Umgebung installieren und Verhältnisse ausgeben.
cli-bench-opt-plot = Ein Bild in diese Datei zeichnen (.png, .svg).

cli-bench-pure-only = Die übersetzten Regeln fehlen hier, gemessen werden nur die reinen: `python3 run.py compile` stellt sie her.
cli-bench-installing = Die anderen Programme werden in eine Wegwerf-Umgebung installiert …
cli-bench-missing = { $peer } lässt sich nicht messen: { $said }
cli-bench-measuring = Messung läuft …
cli-bench-machine = { $python }, { $system }, { $cores } Kerne, Last { $load }, Eichwert { $calibration }; Mediane von { $rounds } Durchgängen, Prozessorzeit.

cli-bench-pure = reines Python
cli-bench-compiled = übersetzt
cli-bench-game = Spiel
cli-bench-case = { $edition }, Variante { $variant }, { $players } Parteien
cli-bench-play = von Python aus, Entscheidungen/s
cli-bench-playout = ganz in den Regeln, Entscheidungen/s
cli-bench-apply = mit Prüfung und Ereignissen, Entscheidungen/s
cli-bench-legal = erlaubte Züge, µs
cli-bench-copy = Kopie, µs
cli-bench-features = Merkmale, µs
cli-bench-save = Speichern, µs
cli-bench-load = Laden, µs
cli-bench-short-play = von außen
cli-bench-short-playout = innen
cli-bench-short-copy = Kopie
cli-bench-peers = Zufallsspiel mit { $players } Parteien: wievielmal so schnell
cli-bench-peer = { $name }, { $game }: { $rate } Entscheidungen/s
cli-bench-mark = { $form }, { $task }: { $measured }-mal { $peer }, mindestens { $least }: { $passed }
cli-bench-mark-time = { $form }, { $task }: { $measured } µs, höchstens { $most }: { $passed }
cli-bench-passed = erreicht
cli-bench-failed = VERFEHLT
