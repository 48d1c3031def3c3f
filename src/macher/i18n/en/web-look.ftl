# Looking at the table: the lens, reveals, the final evening, the past.

## The lens

web-lens = Seen large
web-lens-rule = Rule { $rule }
web-lens-name-opinion = Opinion, face down
web-lens-name-program = Program card
web-lens-name-national = National opinion
web-lens-name-politician = Politician, face down
web-lens-name-poll = Poll
web-lens-name-gift = Gift of { $amount }
web-lens-name-media = Media marker
web-lens-name-presence = National media
web-lens-name-rally = Rallies
web-lens-name-tile = Coalition tile
web-lens-name-base = Members of the parties
web-lens-name-seat = Party
web-lens-back = Face down: it counts for nothing until it is turned up.
web-lens-opinion = A party whose program says the same gains one match in this state, one that says the opposite loses one. The match makes its rallies worth more or fewer votes.
web-lens-doubled = { $edition ->
        [e2006] Under a key tile: it counts twice and cannot be exchanged.
       *[other] Under a double marker: it counts twice and cannot be exchanged.
    }
web-lens-program = { $edition ->
        [e2006] A position of a platform. Where a state wants the same, meetings bring more votes; at the end it may fit the national opinions.
       *[other] A position of a program. Where a state wants the same, rallies bring more votes; programs alike make coalitions possible.
    }
web-lens-national = { $edition ->
       *[other] Who has the same position gains members every round and points at the end.
    }
web-lens-secured = Secured: only the opposite position can take its place.
web-lens-politician = { $edition ->
        [e2006] Placed face down beside a state, paid when turned up; carries out one of these actions and leaves the game.
       *[other] Sent face down beside a state, paid when turned up or sent away; then acts there once, in the order of placing, and leaves the game.
    }
web-lens-poll = { $edition ->
        [e2006] Goes to the highest bidder: up to two of its changes may be published, or it is suppressed for members.
       *[other] Goes to the highest bidder: published it changes the trends in the state, kept back it brings party base.
    }
web-lens-contribution = Accepted it brings the money, and members are lost: { $loss } dice. Declined it brings members: { $gain } dice.
web-lens-donation = Accepted it brings the money and changes the party base by { $accept }; rejected it brings { $reject } party base.
web-lens-media = { $edition ->
        [e2006] Who has more of them in a state than each other party controls the media there: may exchange an opinion and is safe from bad polls.
       *[other] Who has more of them in a state than each other party is its media influencer: may exchange an opinion, is safe from bad polls, and gains media presence.
    }
web-lens-presence = { $edition ->
       *[other] A marker here scores the number of its space at the end. Winners of elections bring them.
    }
web-lens-rally = { $edition ->
        [e2006] Meetings become votes: their number times popularity and coincidence together, or half their number if that is nothing.
       *[other] Rallies become votes: their number and the trend together, times the match; both factors are at least one.
    }
web-lens-tile = { $edition ->
       *[other] Two parties with tiles in the state that votes may form a coalition if their platforms are alike; their votes then count together.
    }
web-lens-base = { $edition ->
        [e2006] Members pay money in some rounds and are points at the end; the largest parties get more.
       *[other] The party base brings money every round and points at the end.
    }
web-lens-seat-cabinet = Not seen yet of its cabinet: { $politicians }.
web-lens-seat-gifts = Cards of gifts left: { $gifts }.
web-lens-seat-hand = Known of its hand: { $cards }.
web-lens-seat-tiles = Coalition tiles in supply: { $count }.

## State boards and the map

web-board-leads = Would win now
web-board-large-view = Enlarge this board
web-board-back = All boards
web-board-pays = Members pay money in this round
web-board-no-coalition = No coalitions here
web-state-piles = Equal votes: the one on top comes first
web-stock-tiles = Coalition tiles in supply
web-piles = Laid aside
web-map = Map of the country
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

## The books

web-books = Books
web-books-money = Paid and received
web-books-paid = Paid
web-books-received = Received
web-books-payments = Payments, the newest first
web-books-shown = Shown in hands
