# `macher review`: what decided a game.

cli-review = Say what decided a finished game: chances, turning points, luck and skill.
cli-review-html = Write the review into this HTML file, which needs nothing else.
cli-review-picture = Draw the chances into this file (.svg).
cli-review-games = How often bots play on from each costly choice; 0 leaves it out.
cli-review-seed = Other imagined worlds: the same seed gives the same review.
cli-review-seat = Judge this seat alone, from what it knew (1 to 5).
cli-review-thinking = Reviewing…
cli-review-spread = Also say how sure the shares of the victories are and how the points of the bots’ games spread.
