# `macher review` and the review of a finished game: what decided it.

review-title = Review of a game: { $parties }
review-result = Result: { $result }
review-chances = Chances to win
    .known = What each party could expect from what it knew itself, at the end of each round.
    .opened = What bots made of the true position up to the next election, with all cards and all sealed choices as they were.
review-chances-opened = Chances with everything turned over
review-start = start
review-round = round { $round }
review-end = end

review-turning = Choices that decided it
    .none = No choice gave away enough to be called a mistake.
review-when = Round { $round }, { $party }
review-when-setup = Before round 1, { $party }
review-better = Better: { $better }. Chance to win: { $change } (± { $error }).
review-continued =
    { $games ->
        [one] Bots played on once from each choice
       *[other] Bots played on { $games } times from each choice
    }: as played, { $win } of the victories and { $points } points; the better way, { $otherwin } and { $otherpoints }.
review-sources = Points by source, as played and the better way: { $sources }
review-source = { $source } { $played } and { $better }
review-why = Why: { $reason }

review-luck = Luck that decided it
    .none = Nothing that was drawn, rolled or turned over moved the chances much.
review-mean = what could have come, on average
review-moved = Chances to win: { $moved } (± { $error }).
review-most = It shows most in { $source }: { $points } points.
review-continued-chance =
    { $games ->
        [one] Bots played on once from what came and once from what could have come
       *[other] Bots played on { $games } times from what came and from what could have come
    }: { $win } of the victories and { $points } points after what came; { $otherwin } and { $otherpoints } otherwise.

review-accounts = Luck and skill
    .about = Luck and own choices add up to the last chance less the first.
review-account = { $party }: { $first } at the start, { $last } at the end. Luck { $luck } (chance { $chance }, the others { $others }, uncertainty of the judgement { $unsure }), own choices { $skill }.
review-accuracy = Accuracy { $accuracy } ({ $low } to { $high }).
review-lost = Points given away: { $fields }.
review-lost-nothing = Hardly a point was given away.
review-field-opening = opening
review-field-auctions = starting player
review-field-programs = programs
review-field-media = media
review-field-rallies = rallies
review-field-cabinet = shadow cabinet
review-field-polls = polls
review-field-conversion = conversion
review-field-coalitions = elections and coalitions
review-field-money = money
review-judged = Judged by the learned value of this program over { $worlds } imagined worlds a choice. A difference below its uncertainty is not called a mistake.

review-between = { $low } to { $high }
review-bar = { $low } to { $high }: { $played } and { $better }
review-spread =
    .wins = Victories with 95% certainty: as played { $came }; the better way { $other }.
    .points = Games by final points, as played and the better way: { $counts }
review-spread-chance =
    .wins = Victories with 95% certainty: after what came { $came }; otherwise { $other }.
    .points = Games by final points, after what came and otherwise: { $counts }
