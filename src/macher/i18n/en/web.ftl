# The words of the page in the browser. All else that it shows is rendered by the service.

## Everywhere

web-close = Close
web-loading = Loading…
web-failed = That did not work. Please try again.
web-offline = The service cannot be reached. Nothing that you committed is lost.
web-language = Language
web-settings = Settings
web-fan-project = Macher is an unofficial fan project.
web-credits = Credits
web-to-lobby = To the lobby
web-pages = Pages
web-page-rules = Rules
web-page-components = Components

## Settings

web-setting-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-setting-speed = How fast pieces move and others’ turns are shown
web-speed-normal = Normal
web-speed-slow = Slow
web-speed-off = At once
web-setting-sound = Sound when it is my turn
web-setting-reveals = Show reveals and elections in a window
web-keys = Keys
web-keys-go = to the decision, the boards, the log
web-keys-turn = one turn back or on
web-keys-phase = one phase back or on
web-keys-round = one round back or on
web-keys-now = back to the present

## Lobby

web-lobby-title = Election night at your table
web-lobby-about = Lead a party through state elections: programs, media, rallies, sealed bids. Against bots, with friends by a link, or several of you at one device.
web-lobby-quick = Play { $edition } against bots now
web-lobby-new = New table
web-lobby-nobody = Your name
web-lobby-import = Open a game record
web-lobby-mine = My games
web-lobby-mine-none = No games yet.
web-lobby-open = Open tables
web-lobby-open-none = Nobody is waiting for players just now.
web-status-gathering = waiting for players
web-status-playing = in progress
web-status-finished = finished
web-status-closed = closed
web-your-turn = Your turn
web-join = Join
web-watch = Watch
web-join-seat = Take the seat of { $party }
web-join-full = No seat is free.
web-join-word = A word for the shuffle (optional)
web-join-word-about = It is mixed into the seed, so that nobody can have known the cards.
web-account = You
web-account-name = Your name
web-account-keep = Save the name
web-account-about = With a password you find your games from any device. You can play without one.
web-account-password = Password, at least 8 characters
web-account-in = Sign in
web-account-up = Create an account
web-account-out = Sign out
web-account-old-password = Current password
web-account-new-password = New password, at least 8 characters
web-account-change-password = Change the password
web-account-password-changed = Changed. You are signed out everywhere else.
web-lobby-edition = Edition { $edition }, { $length ->
        [one] one election
       *[other] { $length } elections
    }
web-lobby-turns = { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }

## A new table

web-new-game = The game
web-new-edition = Edition
web-new-length = Length
web-new-seats = Who plays
web-new-count = Number of players
web-new-party = Party
web-new-who = Who sits here
web-new-bot = Level of the bot
web-kind-me = Me
web-kind-bot = Bot
web-kind-open = Somebody with the link
web-kind-hot = Somebody at this device
web-new-options = Options of the rules
web-new-options-about = Where rulebooks differ or are silent. The first choice is the default.
web-new-name = Name of the table
web-new-public = Show it in the lobby to everybody
web-new-create = Open the table
web-new-one-me = Only one seat can be you; use “somebody at this device” for others beside you.
web-new-players = { $count ->
        [one] one player
       *[other] { $count } players
    }

## Before the game

web-room-ready = Everybody is there.
web-room-bot = Put a bot here
web-room-link = Link for friends
web-room-copy = Copy
web-room-copied = Copied
web-room-start = Begin
web-table-missing = There is no such table, or it is not open to you.
web-table-missing-about = Perhaps the link is incomplete. Ask for it once more.
web-room-waiting = { $count ->
        [one] One seat is free: send the link to a friend, or put a bot there.
       *[other] { $count } seats are free: send the link to friends, or put bots there.
    }

## The table

web-round = Round { $round } of { $rounds }
web-round-setup = Setup
web-phases = Phases
web-boards = State boards
web-players = Parties
web-tabs = Log, chat, notes, rules
web-tab-log = Log
web-tab-chat = Chat
web-tab-notes = Notes
web-tab-rules = Rules
web-areas = Parts of the table
web-area-boards = Boards
web-area-players = Parties
web-area-table = Cards
web-area-log = Log
web-sheet-up = Show the decision
web-sheet-down = Look at the table
web-line-lost = Connection lost; trying again…
web-sentence = What is to be done
web-sealed-who = Who has chosen
web-past-flag = Looking back
web-past-about = after turn { $at } of { $now }
web-text-view = The table in words
web-text-projection = Projection
web-text-trend = Trend
web-text-match = Match
web-text-rallies = Rallies
web-text-media = Media
web-table-menu = Table menu
web-menu-look = View as
web-menu-spectator = Spectator
web-menu-record = Download the game record
web-menu-rematch = Play again
web-menu-rematch-same = Play again with the same cards
web-menu-rematch-there = To the next game
web-menu-commitment = Hash of the seed, published before the first card

## State boards

web-board-open = Show the state large
web-board-small = Small state
web-board-large = Large state
web-board-votes-now = votes this round
web-board-voted = has voted
web-board-at-most = points at 50+
web-board-opinions = Opinions
web-board-doubled = counts double
web-board-key = key issue, counts double
web-board-face-down = face down
web-board-influence = { $party } influences the media here.
web-board-media = Media markers: { $count } on { $spots } spots
web-board-cabinet = Politicians, in the order of placing
web-board-poll = A poll lies here face down.
web-board-tile = Coalition tile of { $party }
web-board-party = { $party }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $projection } if converted now; rallies { $rallies }, trend { $trend }, match { $match }.
web-state-table = Points for votes
web-state-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-state-there = there now
web-state-projection = If all rallies were converted now
web-reconstructed-here = Some numbers of this state are our own reconstruction.
web-board-votes-in = { $rounds ->
        [one] votes next round
       *[other] votes in { $rounds } rounds
    }

## The national board, displays and decks

web-national = National board
web-national-presence = Media presence
web-national-media = National media
web-national-opinions = National opinions
web-national-election = Election { $number }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-national-secured = secured
web-national-gives = Whoever agrees gets { $members ->
        [one] 1 member
       *[other] { $members } members
    } each round and { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end.
web-national-free = free
web-displays = Displays and decks
web-display-program = Program display
web-display-opinion = Opinion display
web-display-pool = Exchange pool
web-decks = Decks
web-deck-program = Programs
web-deck-opinion = Opinions
web-deck-poll = Polls
web-deck-state = States
web-deck-double = Double markers
web-deck-key = Key tiles
web-poll-top = Top poll
web-poll-top-about = Its back shows { $party }.
web-poll-open = Poll in hand

## Parties

web-seat-bot = bot
web-seat-open = free seat
web-seat-here = here
web-seat-away = away
web-seat-start = starts
web-seat-acts = to act
web-seat-thinks = thinking…
web-seat-chosen = has chosen
web-points-so-far = Points so far
web-program = Program
web-stock-base = Party base
web-stock-members = Members
web-stock-money = Money
web-stock-money-hidden = Money: hidden
web-stock-rallies = Rallies in supply
web-stock-media = Media markers in supply
web-stock-cabinet = Politicians left
web-stock-gifts = Donation cards left
web-stock-hand = Cards in hand
web-choose-here = Here
web-choose-player = Choose { $player }
web-mine = My things
web-my-money = My money
web-my-pack = Pack to pick from
web-my-picks = Picked
web-my-hand = Hand
web-my-cabinet = Shadow cabinet
web-my-donations = Donations
web-my-contributions = Contributions

## Deciding

web-decide = Decision
web-decide-ready = Your turn is complete
web-decide-waiting = Waiting
web-decide-over = The game is over
web-decide-past = You are looking back.
web-decide-steps = Steps of this turn
web-decide-preview = What it would do
web-decide-change = Choose this step again
web-decide-undo = Undo
web-decide-restart = Begin the turn again
web-decide-commit = Commit the turn
web-decide-sure = Really commit?
web-decide-sealed = This step reveals something: once committed it cannot be taken back.
web-decide-take-back = Take my choice back
web-decide-as-list = All options as a list
web-decide-as-form = Back to the form
web-reveals = Cannot be taken back: it reveals something
web-turn-overtaken = The table has moved on meanwhile; your steps no longer fit. Please choose again.
web-bid-sum = Amount in thousands
web-bid-thousand = thousand
web-bid-less = One thousand less
web-bid-more = One thousand more
web-bid-chips = Quick amounts
web-bid-limits = From { $least } to { $most }.
web-bid-left = You would have { $left } left.
web-bid-impossible = That amount cannot be bid
web-set-picked = { $count } of { $size } picked
web-pair-program = Out of the program
web-pair-hand = In from the hand
web-pair-opinion = Opinion of the state
web-pair-new = New card
web-pair-space = National space

## Log, chat, notes, time

web-log = What has happened
web-log-jump = Look at the table after this turn
web-log-since = Since your last turn
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Message to everybody
web-chat-send = Send
web-notes = Private notes
web-notes-about = For your eyes only
web-notes-seat = Notes belong to a seat; you are watching.
web-notes-kept = Saved.
web-notes-keeping = Saving…
web-replay = Look back
web-replay-first = To the beginning
web-replay-back = One turn back
web-replay-forward = One turn on
web-replay-now = To the present
web-replay-slider = Turn that is shown
web-curtain = Please hand over to { $player }
web-curtain-about = Nobody’s hand or money is on this page now.
web-curtain-lift = I am { $player }

## Great moments

web-moment-bids = The bids are revealed
web-moment-programs = The programs are revealed
web-moment-sheets = The start positions are revealed
web-moment-election = { $state } has voted
web-moment-party = Party
web-moment-bid = Bid
web-moment-votes = Votes
web-moment-points = Points
web-moment-share = Compared
web-moment-on = Continue
web-final = Final score
web-final-why = { $winner } wins by { $lead ->
        [one] one point
       *[other] { $lead } points
    } over { $second }; most of the lead comes from { $source } (+{ $gain }).
web-final-sources = Points by source
web-final-elections = Points by election
web-final-state = State
web-final-total = Total

## Rules and components

web-rules-search = Search the rules, or type { $rule }
web-rules-found = Rules
web-rules-none = Nothing found.
web-components-about = Every printed number, with where it comes from.
web-components-mark = marks our own reconstruction, where no source gives the number.
web-components-states = States: points by votes
web-components-topics = Topics
web-components-cabinet = Shadow cabinet
web-components-long = Long game only
web-components-polls = Polls
web-components-glossary = Words
web-components-values = All values with their sources
web-confidence-rulebook = from a rulebook
web-confidence-found = from another source
web-confidence-inferred = inferred
web-confidence-reconstructed = reconstructed
web-values-what = Value
web-values-value = Number
web-values-sure = How sure
web-values-source = Source

## Marks between texts

web-labelled = { $label }: { $text }
web-apart = { "; " }
