# `macher study`: what many games of bots say about the balance of the game, and how far the learned judgement is right.

study-title = Balance of the game
study-made = Made by `{ $command }` from stored games; do not edit by hand.
study-how = How to read it
    .points = “Points beside rivals” is what goes with a thing among the parties of the same game, in final points, with party and place at the table held equal; “chance beside rivals” is the same for the share of the victory.
    .interval = Every figure has its 95 % interval, reckoned from game to game. A row is called better or worse only if it stays so when the number of rows of its table is allowed for; everything else is said not to be told apart.
    .cause = Parties and places were dealt, so differences there are caused by them. What bots chose or got is only seen to go with success, which is no proof that it brings it: whoever can pay for a thing may be better off anyhow.
    .bots = These are games of bots. People may find ways that the bots do not see.
study-summary = Edition and length
study-even = not told apart
study-kind = { $edition } · { $variant }
study-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    } of { $bots }, { $players } players, seed { $seed }, values { $values }.
study-fair = A fair share of the victory is { $share }.

## Tables

study-col-seats = times
study-col-share = victories (95 %)
study-col-points = points beside rivals (95 %)
study-col-win = chance beside rivals (95 %)
study-col-games = games
study-col-round = round { $round }
study-range = { $value } ({ $low } to { $high })
study-pm = { $value } ± { $half }
study-above = Better than the average: { $names }.
study-below = Worse than the average: { $names }.
study-level = Nothing here is told apart from the average.
study-level-rest = The others are not told apart from it.

study-party = Party
study-seat = Place at the table
study-block = Start block
study-sheet-1 = First column of the start sheet
study-sheet-2 = Second column of the start sheet
study-politician = First politician
study-gift = First donation
study-gift-order = Order of the donations
study-gifts-taken = Donations accepted

study-place = place { $place }
study-numbered = { $number }: { $what }
study-none = none
study-gift-yes = { $money }, accepted
study-gift-no = { $money }, refused
study-order-rising = smallest first
study-order-falling = largest first
study-order-mixed = mixed

## Round by round

study-worth = What a thing is worth by round
    .about = With what the learned judgement expected of each party at the beginning of the round held equal as well. Bold: told apart from nothing.
    .points = In final points beside rivals
    .win = In chance to win beside rivals
study-thing-start = start player
study-thing-media = media influence in the election state
study-thing-published = poll published
study-thing-kept = poll bought and not published
study-thing-coalition = in a coalition
study-thing-won = election won

study-sizes = State sizes
    .about = Thirds by the maximum that is printed on the state. The last two columns: what goes with one election won there, with victories in the other states held equal.
study-size-small = small
study-size-middle = middle
study-size-large = large
study-col-elections = elections
study-col-scored = points for votes, mean of all parties
study-col-first = best party above the mean

## The lead

study-leads = The lead
    .about = By the points that everybody can count; money is not among them before the end.
    .changes = The lead changes { $changes } times in a game, the final scoring included. It never changes in { $never } of the games, and in the last round or the final scoring in { $last }.
    .holds = Whoever leads after a round wins so often:
    .sources = What whoever takes the lead gains on the leader in that round, in points by source: { $sources }.
study-source = { $source } { $points }

## Other values

study-shifts = Other values
    .about = The same games, with the same parties on the same places, played again with other values instead of reconstructed ones. Differences to the usual values, game by game; bold: told apart from nothing.
study-col-values = values
study-col-top = points of the winner
study-col-ahead = lead over the second
study-col-moved = other winner
study-values-states-low = few votes count for less
study-values-states-high = few votes count for more
study-values-polls = other polls
study-values-blocks = other start blocks
study-values-presence = presence worth 10 everywhere
study-values-national = national opinions of equal worth
study-values-backbencher = another backbencher
study-level-shifts = No difference in win shares is told apart from nothing; the intervals say how large one could be all the same.

## Pictures

study-picture = { $kind }: victories by party, what things go with by round, and how often the leader wins
study-axis-share = victories (95 %)
study-axis-points = points beside rivals (95 %)
study-axis-round = round
study-axis-holds = leader wins (95 %)
study-axis-said = chance that was given
study-axis-came = share that won (95 %)
study-value = learned judgement
study-corrected = corrected
study-exact = exact

## Calibration

study-calibration = Calibration
    .about = Chances to win that the learned judgement gave at { $moments } moments of { $games } games that it has not learned from, one moment of ten. The correction was fitted to the games with even numbers; all figures are of those with odd numbers.
    .brier = Brier score: the mean square of what was wrong, 0 is perfect. “Fair share” says the same of everybody; “leader” says how often the leader so far wins.
    .off = “Off by” is the mean distance between chance given and share that won.
    .better = “Corrected less fair share” is below 0 where the judgement helps; bold: told apart from nothing.
    .line = The correction, fitted to { $games } games: slope { $slope }, shift { $shift } (slope 1 and shift 0 would be none).
    .unused = It did not do better in the other half and is not used.
study-col-fair = fair share
study-col-leader = leader
study-col-value = judgement (95 %)
study-col-corrected = corrected (95 %)
study-col-off = off by
study-col-off-corrected = corrected, off by
study-col-gain = corrected less fair share (95 %)
study-all-rounds = all rounds
study-col-said = chance that was given
study-col-rows = chances (games)
study-col-value-came = judgement: said → won (95 %)
study-col-corrected-came = corrected: said → won (95 %)
study-from-to = { $low } to { $high }
study-of-games = { $rows } ({ $games })
study-said-came = { $said } → { $came }
study-picture-calibration = Chance that was given and share that won, by edition and length
