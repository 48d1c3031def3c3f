# The table in the terminal (macher play) in the words of the 2006 edition.

# The phases from the election on, which stand together in the row of phases.
table-last-phases-2006 = 9–14

## Lands

table-land-size-2006 = up to { $most } seats
table-card-doubled-2006 = { $card } (key issue)
table-influences-2006 = { $party } controls them
table-mark-rally-2006 = #
table-overview-legend-2006 = 12→27: votes → all meetings converted · +2 popularity · # meetings · m media
table-media-markers = { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } on { $spaces } spaces
# Parties with equal votes in a state: SPD over CDU (12). The upper marker is the better one.
table-label-stacks = Equal votes
table-stacks-short = On top
table-over = over
table-stack = { $parties } ({ $votes })
table-label-coalitions = Coalition
table-coalitions-short = Tiles
table-no-coalition = none in the last state
table-no-coalition-short = never
table-pacts = { $pacts }
table-coalition-tiles = tiles of { $parties }
table-label-poll = Poll
table-poll-lies-here = one lies here face down
table-poll-short = Poll
table-poll-short-here = face down

## Labels: of a board, of the players' own things, of the national board

table-label-points-2006 = Seats
table-label-row-2006 = Cabinet
table-label-program-2006 = Platform
table-label-base-2006 = Members
table-label-politicians-2006 = Cabinet
table-label-contributions = Contributions
table-label-played = Contribution played
table-label-tiles = Coalition tiles left
table-label-presence-2006 = National media
table-label-opinion-display-2006 = Exchange pool
table-label-doubles-2006 = Key tiles left
table-label-start-2006 = Starting player
table-label-payouts = Rounds that pay for members
table-label-national-space = National opinion { $space }
table-own-supply-2006 = { $rallies ->
        [one] 1 meeting
       *[other] { $rallies } meetings
    }, { $media ->
        [one] 1 media marker
       *[other] { $media } media markers
    }
table-piles-2006 = policies { $programs }, opinions { $opinions }, polls { $polls }
table-national-medium = round { $round } ({ $worth }): { $parties }
# The numbers are those of the space: what a platform that agrees gets each round, and at the end.
table-national-space = { $secured ->
        [yes] { $card }, secured (members +{ $members } each round, { $points } points at the end)
       *[no] { $card } (members +{ $members } each round, { $points } points at the end)
    }
table-grid-space = National space
table-grid-opinion = Opinion
table-grid-worth = Members, points
table-grid-round = Round
table-grid-media-points = Points
table-grid-media = National media
table-secured-mark = (safe)
table-contribution-accepted = { $amount } accepted
table-contribution-declined = { $amount } declined, face down
table-contribution-hidden = declined, face down
table-has-played = { $party }, contribution played: { $contribution }

## Heads of columns

table-head-trend-2006 = Popul.
table-head-rallies-2006 = Meet.
table-head-base-2006 = Memb.
table-head-program-2006 = Platform
table-head-rallies-left-2006 = Meet.
table-head-tiles-left = Tiles
table-head-contributions = Contr.
table-head-politicians-2006 = Cabinet cards not seen yet
table-head-politicians-left-2006 = Cab.
table-score-head-seats = Seats
table-score-head-media-2006 = Media
table-score-head-members = Members
table-score-head-lead = Lead
table-score-head-opinions = Opinions
table-score-head-secured = Secured
table-players-legend-2006 = * starting player · ✓ has chosen · Points as if the game ended now · Memb.: members · Meet., Med., Tiles, Cab.: left · Contr.: contributions left, in thousands
table-not-seen-yet-2006 = { $party }, cabinet cards not seen yet: { $politicians }
table-is-start-2006 = starting player

## The plain table

table-plain-seat-2006 = { $party }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, popularity { $trend }, { $rallies ->
        [one] 1 meeting
       *[other] { $rallies } meetings
    }, { $media ->
        [one] 1 media marker
       *[other] { $media } media markers
    }.

## Choices

table-rallies-to-buy-2006 = Meetings { $place }, and what they cost:
table-rallies-to-convert-2006 = Meetings { $place }, and the votes they give:
table-key-tile-on = Put a key tile { $place } on:
table-to-national = { $card } to the national board:
table-at-space = { $kind ->
        [place] space { $space } (members +{ $members } each round, { $points } points)
        [secure] secure it on space { $space } ({ $points } points)
       *[replace] space { $space } instead of { $old } (members +{ $members } each round, { $points } points)
    }
table-at-space-short = { $kind ->
        [place] space { $space } (+{ $members }, { $points } points)
        [secure] secure it on { $space } ({ $points } points)
       *[replace] { $space } instead of { $old } (+{ $members }, { $points })
    }
table-contributions-to-accept = Accept: take the money, and lose members by the highest of the dice:
table-contributions-to-decline = Decline: no money, and win members by all the dice together:
table-contribution-dice = { $amount } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
# What a cabinet card can do, in the fewest words.
table-brief-phone = tile
table-brief-votes = { $amount ->
        [one] 1 vote
       *[other] { $amount } votes
    }
table-brief-key = key
table-brief-media = media
table-brief-down = other { $amount }
table-reason-politician-2006 = cabinet cards were turned up
table-reason-dice = dice were rolled

## Help

table-about-rule-2006 = the rule of this decision; rule R06-6.2.7-3 or rule media marker finds others
table-about-national-2006 = the national board, exchange pool and piles
table-books-programs-2006 = Discarded policy cards: { $cards }
