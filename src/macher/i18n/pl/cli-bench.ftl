# `macher bench`: jak szybki jest silnik.

cli-bench = Zmierz, jak szybki jest tu silnik, w czystym Pythonie i skompilowany, i porównaj go z innymi silnikami.
cli-bench-opt-editions = Wydania oddzielone przecinkami (domyślnie: oba).
cli-bench-opt-players = Liczby graczy oddzielone przecinkami (domyślnie: 3,4,5).
cli-bench-opt-rounds = Ile razy wszystko jest mierzone po kolei; liczy się mediana.
cli-bench-opt-seconds = Sekundy procesora na każdą liczbę jednej serii.
cli-bench-opt-peers = Zainstaluj też catanatron, OpenSpiel, RLCard i PettingZoo w jednorazowym środowisku i podaj stosunki szybkości.
cli-bench-opt-plot = Narysuj obraz w tym pliku (.png, .svg).

cli-bench-pure-only = Nie ma tu skompilowanych zasad, mierzone są tylko czyste: tworzy je `python3 run.py compile`.
cli-bench-installing = Instalowanie innych silników w jednorazowym środowisku…
cli-bench-missing = Nie da się zmierzyć { $peer }: { $said }
cli-bench-measuring = Trwa pomiar…
cli-bench-machine = { $python }, { $system }, rdzenie: { $cores }, obciążenie { $load }, wzorzec { $calibration }; mediany z serii: { $rounds }, czas procesora.

cli-bench-pure = czysty Python
cli-bench-compiled = skompilowane
cli-bench-game = gra
cli-bench-case = { $edition }, wariant { $variant }, graczy: { $players }
cli-bench-play = krok po kroku z Pythona, decyzje/s
cli-bench-playout = wewnątrz silnika, decyzje/s
cli-bench-apply = ze sprawdzaniem i zdarzeniami, decyzje/s
cli-bench-legal = dozwolone ruchy, µs
cli-bench-copy = kopia, µs
cli-bench-features = cechy, µs
cli-bench-save = zapis, µs
cli-bench-load = odczyt, µs
cli-bench-short-play = krok po kroku
cli-bench-short-playout = wewnątrz
cli-bench-short-copy = kopia
cli-bench-peers = Losowa gra, graczy: { $players }; ile razy szybciej
cli-bench-peer = { $name }, { $game }: { $rate } decyzje/s
cli-bench-mark = { $form }, { $task }: { $measured } razy { $peer }, co najmniej { $least }: { $passed }
cli-bench-mark-time = { $form }, { $task }: { $measured } µs, najwyżej { $most }: { $passed }
cli-bench-passed = osiągnięte
cli-bench-failed = NIEOSIĄGNIĘTE
