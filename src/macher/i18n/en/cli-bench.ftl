# `macher bench`: how fast the engine is.

cli-bench = Measure how fast the engine is here, as pure Python and compiled, and beside other engines.
cli-bench-opt-editions = Editions, separated by commas (default: both).
cli-bench-opt-players = Numbers of players, separated by commas (default: 3,4,5).
cli-bench-opt-rounds = How often everything is measured in turn; the median counts.
cli-bench-opt-seconds = Processor seconds for each figure of a round.
cli-bench-opt-peers = Also install catanatron, OpenSpiel, RLCard and PettingZoo into a throw-away environment and print ratios.
cli-bench-opt-plot = Draw a picture into this file (.png, .svg).

cli-bench-pure-only = The compiled rules are not here, only the pure ones are measured: `python3 run.py compile` makes them.
cli-bench-installing = Installing the other engines into a throw-away environment…
cli-bench-missing = { $peer } cannot be measured: { $said }
cli-bench-measuring = Measuring…
cli-bench-machine = { $python }, { $system }, { $cores } cores, load { $load }, calibration { $calibration }; medians of { $rounds } rounds, processor time.

cli-bench-pure = pure Python
cli-bench-compiled = compiled
cli-bench-game = game
cli-bench-case = { $edition }, variant { $variant }, { $players } players
cli-bench-play = stepped from Python, decisions/s
cli-bench-playout = inside the engine, decisions/s
cli-bench-apply = with checks and events, decisions/s
cli-bench-legal = legal, µs
cli-bench-copy = copy, µs
cli-bench-features = features, µs
cli-bench-save = save, µs
cli-bench-load = load, µs
cli-bench-short-play = stepped
cli-bench-short-playout = inside
cli-bench-short-copy = copy
cli-bench-peers = Random play of { $players } players: how many times as fast
cli-bench-peer = { $name }, { $game }: { $rate } decisions/s
cli-bench-mark = { $form }, { $task }: { $measured } times { $peer }, at least { $least }: { $passed }
cli-bench-mark-time = { $form }, { $task }: { $measured } µs, at most { $most }: { $passed }
cli-bench-passed = passed
cli-bench-failed = MISSED
