# Learning to play: why not, hints, the coach of a first game.

web-not-here = Not here
web-hint = Hint
web-hint-fill = Use this hint
web-hint-thinking = The adviser is thinking…
web-hint-says = The adviser would do this
web-hint-none = There is no hint just now.
web-lobby-learn = Learn to play
web-learn-title = Guided first game
web-learn-begin = Begin
web-coach = Coach
web-coach-begin = Let’s begin
web-coach-do = Try this
