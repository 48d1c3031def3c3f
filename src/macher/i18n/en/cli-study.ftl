# `macher study`: many games of bots and what they teach.

cli-study = Let bots play many games into a folder and say what they teach: balance, what pays, and how right the learned judgement is.
cli-study-folder = Where the games are kept: a store for each kind of game. A run that was broken off goes on.
cli-study-games = Play until each store has so many games; 0 plays none.
cli-study-edition = 2019 or 2006; without it all variants of both in turn.
cli-study-name = A name for games with own values or options: they are compared with those without a name.
cli-study-other-values = Play also with other values in the place of reconstructed ones, as many games of each.
cli-study-report = Write the report into this Markdown file, with pictures in a folder `pictures` beside it; without it the report is printed.
cli-study-calibrate = Instead of the report: measure how often the chances of the learned judgement come true, and correct them.
cli-study-keep = With --calibrate: keep the correction beside the weights of the program.
cli-study-played = Games in the folder: { $games }; played now: { $played }.
cli-study-reading = Games read
cli-study-written = Written: { $file }
cli-study-kept = Correction kept: { $file }
