var e=`# Looking at the table: the lens, reveals, the final evening, the past.

## The lens

web-lens = Close-up
web-lens-rule = Rule { $rule }
web-lens-name-gift = Donation of { $amount }
web-lens-contribution = Accept it and you get the money, but lose as many members as { $loss ->
        [one] one die shows.
       *[other] the highest of { $loss } dice shows.
    } Decline it and you win as many members as { $gain ->
        [one] one die shows.
       *[other] { $gain } dice show together.
    }
web-lens-donation = Accepted it brings the money and changes the party base by { $accept }; rejected it brings { $reject } party base.
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

web-final-counting = The results are coming in…
web-final-skip = To the result
web-final-again = Show it again
web-final-boards = Look at the boards
web-final-back = To the final score
web-final-lines = Points over the elections
web-final-uncovered = Turn everything over

## The books

web-books = Books
web-books-paid = Paid
web-books-received = Received
web-books-payments = Payments, the newest first
web-books-shown = Shown in hands
`;export{e as default};