# Practice: positions in which one choice is clearly best, and what is said of a choice.

practice = Practice
practice-when = Round { $round }
practice-when-setup = Before round 1
practice-number = Position { $number } of { $count }
practice-best = The best choice.
practice-good = As good as the best, as far as can be told.
practice-worse = There was something better.
practice-unknown = What this choice is worth was not judged.
practice-chance = { $what }: chance to win { $win }
practice-continued = Bots played on { $games } times from each: “{ $played }”, as in that game, { $win } of the victories and { $points } points; “{ $better }” { $otherwin } and { $otherpoints }.
practice-next = Enter: the next one. { $quit }: stop.
