# Looking at the table: the lens, reveals, the final evening, the past.

## The lens

web-lens = Close-up
web-lens-rule = Rule { $rule }
web-lens-name-opinion = Opinion, face down
web-lens-name-program = Program card
web-lens-name-national = National opinion
web-lens-name-politician = Politician, face down
web-lens-name-poll = Poll
web-lens-name-gift = Donation of { $amount }
web-lens-name-media = Media marker
web-lens-name-presence = Media presence
web-lens-name-rally = Rallies
web-lens-name-tile = Coalition tile
web-lens-name-base = Party base of all parties
web-lens-name-seat = Party
web-lens-back = Face down: it counts for nothing until it is turned up.
web-lens-opinion = A party whose program says the same has one more match here, one whose program says the opposite has one less. The higher the match, the more votes its rallies bring.
web-lens-doubled = { $edition ->
        [e2006] Under a key tile: it counts twice and cannot be exchanged.
       *[other] Under a double marker: it counts twice and cannot be exchanged.
    }
web-lens-program = { $edition ->
        [e2006] A stance of a platform. Where a state wants the same, meetings bring more votes; at the end it may fit the national opinions.
       *[other] A card of a program. Where a state wants the same, rallies bring more votes; program cards in common make coalitions possible.
    }
web-lens-national = { $edition ->
       *[other] Whoever has the same stance gains members every round and points at the end.
    }
web-lens-secured = Secured: only the opposite stance can take its place.
web-lens-politician = { $edition ->
        [e2006] Placed face down in a state and paid when turned up; carries out one of these actions and leaves the game.
       *[other] Sent face down to a state and paid, or not, when turned up; a paid one acts there once, in the order of placing, and leaves the game.
    }
web-lens-poll = { $edition ->
        [e2006] Goes to the highest bidder: up to two of its results may be published, or it is kept back and brings members.
       *[other] Goes to the highest bidder: published it changes the trends in the state, kept back it brings party base.
    }
web-lens-contribution = Accepted it brings the money and costs members: { $loss ->
        [one] 1 die
       *[other] { $loss } dice
    }. Declined it brings members: { $gain ->
        [one] 1 die
       *[other] { $gain } dice
    }.
web-lens-donation = Accepted it brings the money and changes the party base by { $accept }; rejected it brings { $reject } party base.
web-lens-media = { $edition ->
        [e2006] Whoever has more of them in a state than each other party controls the media there: may exchange an opinion and is safe from bad polls.
       *[other] Whoever has more of them in a state than each other party influences the media there: may exchange an opinion, is safe from bad polls, and gains media presence.
    }
web-lens-presence = { $edition ->
       *[other] A marker here scores the number of its space at the end. It comes here after an election is won.
    }
web-lens-rally = { $edition ->
        [e2006] Meetings become votes: their number times popularity and coincidence together, or half their number if that is nothing.
       *[other] Rallies become votes: their number and the trend together, times the match; both factors are at least one.
    }
web-lens-tile = { $edition ->
       *[other] Two parties with tiles in the current state may form a coalition if enough of their policy cards are equal; their votes then count together.
    }
web-lens-base = { $edition ->
        [e2006] Members bring money in some rounds and points at the end; the largest parties get more.
       *[other] The party base brings money every round and points at the end.
    }
web-lens-seat-cabinet = Not yet seen of its shadow cabinet: { $politicians }.
web-lens-seat-gifts = Donation cards left: { $gifts }.
web-lens-seat-hand = Known cards of its hand: { $cards }.
web-lens-seat-tiles = Coalition tiles in supply: { $count }.

## State boards and the map

web-board-leads = Would win now
web-board-large-view = Enlarge this board
web-board-back = All boards
web-board-pays = Members bring money in this round
web-board-no-coalition = No coalitions here
web-state-piles = Equal votes: the one on top comes first
web-stock-tiles = Coalition tiles in supply
web-piles = Discarded
web-map = Map of Germany
web-map-leads = { $state }: { $parties } ahead.
web-map-won = { $state }: won by { $parties }.

## Score, settings, time

web-score-sheet = Score sheet
web-score-so-far = What is noted so far. Some points are counted only at the end.
web-score-hidden = Points are hidden until the end; you can change that in the settings.
web-setting-suspense = Hide points until the end
web-speed-fast = Fast
web-replay-since = Replay since my last turn
web-replay-play = Play from here
web-replay-stop = Stop
web-log-about-me = About you
web-keys-lens = show a piece large; then arrows to the next, Enter to its rule
web-keys-past-turn = looking back: one turn
web-keys-past-phase = looking back: one phase
web-keys-past-round = looking back: one round
web-keys-past-ends = looking back: to the beginning, to the present
web-keys-this = this list
web-moment-highest = highest bid

## The final evening

web-final-counting = The results are coming in …
web-final-skip = To the result
web-final-again = Show it again
web-final-boards = Look at the boards
web-final-back = To the final score
web-final-lines = Points over the elections
web-final-uncovered = Turn everything over
