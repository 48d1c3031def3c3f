# `macher train`: a league that learns.

cli-train = Let a league of bots play and learn the value of positions; one that was broken off goes on. See docs/training.md.
cli-train-folder = Where the league lives: its games, its weights and where it stands. A folder holds one league.
cli-train-rounds = Rounds to play now.
cli-train-games = Games of a round.
cli-train-first-games = Games of the first round, which planners play.
cli-train-seed = The same seed holds the same league.

cli-train-round = Round { $round }: { $games } games so far, losses { $entropy } (victory) and { $square } (margin), { $champions ->
        [one] 1 champion
       *[other] { $champions } champions
    } so far.
cli-train-above = Trial: new champion with { $share } of { $games } games, { $margin } points above the others.
cli-train-below = Trial: the champion is stronger; { $share } of { $games } games, { $margin } points.
cli-train-open = Trial: open after { $games } games, with { $share } and { $margin } points.
