# `macher review`: what decided a game.

error-review-running = only a finished game can be reviewed: this record has no result
error-review-no-value = there is no learned judgement of this variant, so it cannot be reviewed
error-no-puzzles = there is no position to practise: no choice of this game was clearly the best
