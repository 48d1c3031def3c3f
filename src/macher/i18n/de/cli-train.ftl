# `macher train`: eine Liga, die lernt.

cli-train = Eine Liga von Bots spielen und den Wert von Stellungen lernen lassen; eine abgebrochene wird fortgesetzt. Siehe docs/training.md.
cli-train-folder = Wo die Liga liegt: ihre Spiele, ihre Gewichte und ihr Stand. Ein Ordner enthält eine Liga.
cli-train-rounds = Runden, die jetzt gespielt werden.
cli-train-games = Spiele einer Runde.
cli-train-first-games = Spiele der ersten Runde; in ihr spielen Planer.
cli-train-seed = Derselbe Startwert gibt dieselbe Liga.

cli-train-round = Runde { $round }: { $games } Spiele bisher, Verluste { $entropy } (Sieg) und { $square } (Vorsprung), bisher { $champions ->
        [one] 1 Meister
       *[other] { $champions } Meister
    }.
cli-train-above = Probe: neuer Meister mit { $share } von { $games } Spielen, { $margin } Punkte über den anderen.
cli-train-below = Probe: Der bisherige Meister ist stärker; { $share } von { $games } Spielen, { $margin } Punkte.
cli-train-open = Probe: nach { $games } Spielen offen, mit { $share } und { $margin } Punkten.
