# The help of `macher practice`.

cli-practice = Decide positions in which one choice is clearly best, and see why.
cli-practice-file = A record of a finished game, whose turning points are then asked; without it, positions from games of bots.
cli-practice-edition = Only positions of this edition: 2019 or 2006.
cli-practice-seed = The same number asks in the same order.
