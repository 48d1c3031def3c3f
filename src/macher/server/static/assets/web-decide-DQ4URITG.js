var e=`## Forms over several questions

web-rallies-in = { $state }: rallies
web-rallies-limit = up to { $most }
web-rallies-closed = none possible
web-rallies-price = costs { $price }
web-rallies-total = Price
web-rallies-money = Money after
web-rallies-supply = Markers left
web-rallies-none = None this time
web-cabinet-none = Send nobody
web-place-how = Pick one, then a state; or drag it there.
web-place-where = { $thing }: into which state?
web-place-things = To be placed
web-place-states = States
web-place-put = { $state }: put { $thing } here
web-place-rest = Put as much as goes of what is left into { $state }
web-place-back = Take it back
web-place-refused = { $thing } cannot go there as the rest stands.
web-thing-2019-rallies = Rallies × { $amount }
web-thing-2019-trend = Trend up
web-thing-2019-media = Media marker
web-thing-2019-votes = Votes × { $amount }
web-thing-2006-rallies = Meetings × { $amount }
web-thing-2006-trend = Popularity +1
web-thing-2006-media = Media marker
web-thing-2006-votes = Votes × { $amount }
web-sheet-block = Start block
web-sheet-column = Column { $number }
web-sheet-other = Choose another
web-sheet-coming = Column 2 comes when everything of column 1 has its state.
web-rallies-gives = → { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-rallies-gives-about = If all rallies there were converted now
web-rallies-ahead = Would win there now:
web-sentence-ready = Your turn is complete: look it over and commit it.

## Equal bids

web-tie-2019-start-bid = Equal highest bids: those players may raise once, one after the other.
web-tie-2019-start-raise = If all pass, the last to pass is start player and pays the equal bid.
web-tie-2019-poll-bid = No ties: each bid must be higher than the last, and everybody bids once.
web-tie-2006-start-bid = Equal highest bids: those players bid once more in secret. If all bid 0, dice decide at once.
web-tie-2006-start-rebid = Equal again: dice decide, and the winner pays this bid.
web-tie-2006-poll-bid = No ties: each bid must be higher than the last, round and round until one party is left.

## A new table

web-new-time = Time and spectators
web-new-time-about = You can leave all of this as it is.
web-clock = Thinking time
web-clock-none = No clock: take the time you need.
web-clock-quick = One evening
web-clock-days = Over days
web-clock-own = Your own
web-clock-off = No clock
web-clock-bank = Minutes for the whole game
web-clock-increment = Seconds more after each turn
web-clock-zero = When time is up
web-clock-zero-bot = A bot plays on
web-clock-zero-open = The seat opens for somebody else
web-clock-about = Only people have a clock, and it runs only while the game waits for them.
web-new-spectators = Others may watch; they see nothing that is hidden
web-new-word = Your word for the shuffle
web-new-seed = Seed
web-new-seed-about = The same seed deals the same cards. Leave it empty, and nobody can know them.
web-new-data = Printed values
web-new-data-shipped = As shipped

## Notices

web-notices = When it is my turn and I am away
web-notices-about = After a minute the service tells you; nothing hidden is in it.
web-notices-mail = E-mail address
web-notices-no-mail = This service sends no e-mail.
web-notices-hook = Webhook address
web-notices-keep = Save notices
web-notices-goes-to = Notices go to { $email }.
web-notices-confirm-about = { $email } is not confirmed yet. Type the code that was sent there, or ask for another one; then notices go there.
web-notices-code = Code from the e-mail
web-notices-confirm = Confirm
web-notices-again = Send another code
web-notices-sent = A code is on its way.
web-notices-confirmed = The address is confirmed.
web-account-kept = Saved.
web-account-as = Signed in as { $name }.

## Lobby and waiting room

web-lobby-resume = Continue
web-lobby-look = View
web-lobby-playing = Games to watch
web-lobby-playing-none = No open game is in play just now.
web-lobby-old = Finished and closed
web-lobby-drop = Drop a game record here
web-room-share = Share
web-room-start-bots = Begin, with bots on the free seats
web-room-waits-host = Whoever opened the table begins the game.
web-room-bot-which = Level of the bot for { $party }
web-room-options = Options that differ from the default
web-clock-left = Time left
web-clock-face-days = { $days } d { $hours } h
web-clock-line = { $bank } min, +{ $increment } s a turn

## The menu of a table

web-menu-seats = Who plays
web-menu-to-bot = A bot plays on
web-menu-to-open = Free the seat
web-menu-to-me = I play
web-menu-back = Take the seat back
web-menu-to-hot = Somebody at this device
web-menu-leave = Leave my seat
web-menu-close = End this table for good
web-menu-sure = Really? Click once more.
web-menu-closed = This table is closed.
`;export{e as default};