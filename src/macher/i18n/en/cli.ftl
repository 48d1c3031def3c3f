# The command line: help, what the commands print, and what cannot be done.

## Help of the commands; the first paragraph also stands in the list of commands

cli-about = Die Macher, the game of German state elections: play it, watch it, study it. An unofficial fan project.
cli-play =
    Play at this machine, alone against bots or with friends in turn: in the browser, or with --terminal here.

    Without any option about the game the browser shows the lobby, where one can be set up.
cli-simulate = Let bots play whole games and report speed, length and points by source.
cli-arena = Let bots play a seat-balanced match and say how strong each is, with intervals.
cli-exploit = Search by itself for a counter-strategy to a bot, and say how often it wins.
cli-replay = Step through a game record, verify it, or print its events.
cli-cards = Show every number on the components, where it comes from and how sure it is.
cli-rules = Print a rule by its id (R19-12.4), a section (R19-12), options (O19), or search for words.
cli-serve = Run the table service for friends: tables in the browser, kept in a database. See docs/hosting.md.
cli-db = Look after the database of a table service: upgrade, check, export a game, vacuum.
cli-db-upgrade = Bring the tables of the database up to this version. `macher serve` does so itself when it starts.
cli-db-check = Play every game again and compare: turns without a gap, all legal, snapshots and results as they should be.
cli-db-export = Print the record of a game.
cli-db-vacuum = Drop what is not needed (old snapshots, expired sessions) and give its space back.

## Help of the options of several commands

cli-opt-edition = Edition of the rules: 2019 or 2006.
cli-opt-variant = 2019: 4 elections (default) or 7. 2006: 7 rounds (default) or 5.
cli-opt-players = Number of players: 3 to 5.
cli-opt-data = Folder with values of your own (default: the variable MACHER_DATA).
cli-opt-option = A rule option as key=value; see `macher rules O19` and `O06`. May be repeated.
cli-opt-plain = Plain lines without boxes or colours, good for screen readers.
cli-opt-language = en, de, fr or pl (default: from the system).
cli-opt-json = Print one JSON object.
cli-opt-database-url = sqlite:///path or postgresql://user:password@host/name (default: a file in your data folder).
cli-opt-help = Show this help.
cli-opt-version = Show the version.

## Help of the options of one command

cli-play-terminal = Play in this terminal instead of the browser.
cli-play-people = How many of the players are people at this keyboard.
cli-play-names = Names of the people, separated by commas.
cli-play-parties = Parties in seat order: linke, spd, gruene, cdu, fdp.
cli-play-bots = Bots of the other seats: one name (or file.py:Class) for all, or one for each.
cli-play-seed = The same seed deals the same cards.
cli-play-confirm = Ask before what cannot be taken back: the end of a turn, and a step that shows something new.
cli-play-resume = Go on with a saved game; `last` is the newest one.
cli-play-think = Seconds that a bot may think over a decision; fewer for a small machine.
cli-play-save = Where to keep the game (default: your data folder).
cli-play-from = Play on from a moment of this finished game (a record), with --at and --seat, against bots.
cli-play-at = With --from: after so many actions of the record.
cli-play-seat = With --from: the seat that you take, from 1. What it did not know then is drawn again.

cli-simulate-bots = Bots in seat order; one name (or file.py:Class) fills all seats.
cli-simulate-games = Number of games.
cli-simulate-seed = The same seed plays the same games.
cli-simulate-workers = Processes.

cli-arena-bots = The bots of a table: one for each seat, or one for all.
cli-arena-games = Number of games, rounded up to whole blocks (one seed, all rotations).
cli-arena-players = 3 to 5 (default: as many as bots).
cli-arena-seed = The same seed plays the same match.
cli-arena-workers = Processes, or workers of a local Ray.
cli-arena-ray = Play on a Ray cluster: at RAY_ADDRESS, or a local one.
cli-arena-budget = Seconds that a bot may think over a decision (default: no clock, the same seed plays the same match).
cli-arena-luck = Take luck out: also say what remains when chance is set aside, with narrower intervals.
cli-arena-sequential = Stop as soon as the answer is clear.
cli-arena-threshold = Stop when the first bot’s share is clearly above or below this (implies --sequential).
cli-arena-hook = A hook of your own, file.py:Class. May be repeated.
cli-arena-csv = Write a row for each seat of each game.
cli-arena-parquet = The same as Parquet.
cli-arena-plots = Draw pictures into this folder.
cli-exploit-against = The bot to beat; it takes all other seats.
cli-exploit-start = Whose weights the search begins with: club or planner-1.
cli-exploit-minutes = How long to search; 0 only measures what the file has.
cli-exploit-pairs = Pairs of games before a step, and for a step at most.
cli-exploit-games = Games of the measuring at the end, on seeds of their own.
cli-exploit-file = Where the search is written down; it goes on from there.

cli-replay-file = A game record.
cli-replay-check = Verify every action and the final scores.
cli-replay-json = Print the events as JSON.
cli-replay-seat = Show only what this seat saw (1 to 5).

cli-cards-reconstructed = Only values that are our reconstruction.

cli-rules-query = An id, the beginning of one, or words.

cli-serve-host = The address to listen on; 0.0.0.0 for all.
cli-serve-port = The port to listen on.
cli-serve-workers = Processes; more than one is worth it on PostgreSQL.
cli-serve-public-url = Where people reach the service: https://…
cli-serve-allow-origin = Another origin whose pages may talk to it.
cli-serve-allow-host = Answer to these host names only.
cli-serve-data-set = Values of your own to choose from, as name=folder.
cli-serve-rate = Requests a second from one address; 0 is no limit.
cli-serve-proxy = The address of a proxy that says who asks by X-Forwarded-For (default: FORWARDED_ALLOW_IPS).
cli-serve-connections = Open connections at most, for each worker.
cli-serve-connections-per-address = Open connections of one address at most.
cli-serve-bot-processes = Processes in which bots think, for each worker.
cli-serve-review-processes = Finished games that each worker reviews at once; 0: none.
cli-serve-bot-seconds = How long a bot thinks about a decision.
cli-serve-bot-slot = How long a bot’s turn takes at least, however fast it thinks.
cli-serve-order-pause = About how many seconds pass before an order given in advance acts.
cli-serve-push = Browsers may ask for notices on their device; those go through the push service of the browser’s maker.
cli-serve-metrics = Answer on /metrics: to this machine, or by MACHER_METRICS_TOKEN.
cli-serve-log-level = debug, info, warning or error.

cli-db-game = The id of the game: the last part of its address.
cli-db-with-secrets = Also a game that is not over, with its seed.

## Around the help

cli-usage = Usage: { $line }
cli-usage-command = COMMAND
cli-usage-options = [OPTIONS]
cli-usage-words = [WORDS...]
cli-title-commands = Commands
cli-title-arguments = Arguments
cli-title-parameters = Options
cli-note-default = [default: { $value }]
cli-note-variable = [variable: { $name }]
cli-note-required = [required]
cli-value-text = TEXT
cli-value-number = NUMBER
cli-value-path = PATH
cli-yes = yes

## Command lines that cannot be read

cli-bad-option = There is no option { $word }.
cli-bad-command = There is no command { $word }; there are { $commands }.
cli-bad-number = { $option } takes a number, not “{ $word }”.
cli-bad-value = { $option } does not take “{ $word }”.
cli-bad-missing = { $option } is missing.
cli-bad-empty = { $option } needs a value.
cli-bad-extra = Too many words: { $words }.
cli-bad-twice = { $option } is there twice.
cli-bad-other = This command line cannot be read.
cli-bad-meant = Did you mean { $word }?
cli-bad-help = `{ $command } --help` says what can be written.

## macher rules

cli-rules-none = No rule contains “{ $words }”.
cli-rules-unknown = { $rule } is not a rule.
cli-rules-near = { $rule } is not a rule; near: { $near }
cli-rules-found =
    { $count ->
        [one] { $count } rule contains “{ $words }”
       *[other] { $count } rules contain “{ $words }”
    }
cli-rules-edition = { $edition } edition

## macher simulate

cli-games = games
cli-simulate-what =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $edition } edition, variant { $variant }, { $players } players, seed { $seed }
cli-simulate-speed =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $rate } a second; a game has { $mean } ({ $least } to { $most })
cli-col-points = points from
cli-col-mean = mean
cli-col-least = least
cli-col-median = median
cli-col-most = most
cli-col-seat = seat
cli-col-party = party
cli-col-bot = bot
cli-col-share = win share
cli-col-score = mean score
cli-winner = winner

## macher arena

cli-blocks = blocks
cli-arena-so-far = blocks, { $bot } { $share }
cli-arena-what =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    }, { $edition } edition, variant { $variant }, { $players } players, seed { $seed }; fair share { $share }
cli-arena-length = a game: { $mean } decisions ({ $least } to { $most }), { $seconds } s, winner’s score { $score } (80 % in { $low } to { $high })
cli-arena-range = { $value } ({ $low } to { $high })
cli-arena-col-seats = seats
cli-arena-col-share = win share (95 %)
cli-arena-col-rating = rating (95 %)
cli-arena-col-score = score
cli-arena-col-luck-share = less luck: win share (95 %)
cli-arena-col-luck-margin = margin (95 %)
cli-arena-col-luck-worth = a game counts for
cli-arena-col-time = time to decide
cli-arena-col-decisions = decisions
cli-arena-col-median = median ms
cli-arena-col-mean = mean ms
cli-arena-col-most = 99 % within ms
cli-arena-col-all = all
cli-arena-col-play = play
cli-arena-col-with = games with it
cli-arena-col-game = a game
cli-arena-seat = seat { $seat }
cli-arena-open =
    { $blocks ->
        [one] Open after { $blocks } block
       *[other] Open after { $blocks } blocks
    }: { $bot } may be above or below { $threshold }.
cli-arena-above =
    { $blocks ->
        [one] Clear after { $blocks } block
       *[other] Clear after { $blocks } blocks
    }: { $bot } is above { $threshold }.
cli-arena-below =
    { $blocks ->
        [one] Clear after { $blocks } block
       *[other] Clear after { $blocks } blocks
    }: { $bot } is below { $threshold }.

# What was done of all that the game offers.
cli-done-coalitions = coalitions
cli-done-media-majorities-used = media majorities used
cli-done-polls-published = polls published
cli-done-polls-suppressed = polls kept back
cli-done-donations-taken = donations taken
cli-done-donations-refused = donations refused
cli-done-double-markers-placed = double markers placed
cli-done-media-moved-to-the-national-board = media moved to the national board
cli-done-national-opinions-placed = national opinions placed
cli-done-national-opinions-secured = national opinions secured
cli-done-national-opinions-replaced = national opinions replaced
cli-done-early-conversions = early conversions
cli-done-sent = sent: { $politician }

## macher exploit

cli-exploit-so-far = generation { $generation }, { $points } points ahead
cli-exploit-found = Against { $against }: { $generations } generations, { $kept } of them kept. The best weights win { $share } of { $games } games ({ $low } to { $high }; fair is { $fair }), { $points } points ahead. They are:

## macher replay

cli-replay-running =
    { $count ->
        [one] { $count } action is legal; the game is not over
       *[other] { $count } actions are legal; the game is not over
    }
cli-replay-over =
    { $count ->
        [one] { $count } action is legal
       *[other] { $count } actions are legal
    }; final scores hold: { $scores }; won by { $winners }

## macher db

cli-db-nothing = { $address }: revision { $revision }, nothing to do
cli-db-made = { $address }: made, revision { $revision }
cli-db-upgraded = { $address }: from revision { $before } to { $revision }
cli-db-state-sound = sound
cli-db-state-damaged = damaged
cli-db-state-skipped = skipped
cli-db-itself = the database
cli-db-sum = { $sound } sound, { $damaged } damaged, { $skipped } skipped
cli-db-vacuumed = { $address }: old snapshots dropped: { $snapshots }, expired sessions: { $sessions }

## macher cards

cli-cards-heading =
    { $values ->
        [one] Die Macher, { $edition } edition: { $values } value ({ $parts })
       *[other] Die Macher, { $edition } edition: { $values } values ({ $parts })
    }
cli-cards-digest = Data digest: { $digest }
cli-cards-own = With your own data from { $folder }
cli-cards-none = No value is reconstructed.
cli-cards-group = { $reasoning } (values: { $count })
cli-cards-note = { $sign } { $confidence }, { $which }: { $reasoning }
cli-cards-spoken-note = Source of { $which } ({ $confidence }): { $reasoning }
cli-cards-which =
    { $count ->
        [one] { $count } value
       *[other] { $count } values
    }
cli-cards-all = all { $confidence }

# How sure a value is: a word for tables, and what it means.
cli-sure-rulebook = rulebook
    .means = a rulebook says so
cli-sure-found = found
    .means = another source says so
cli-sure-inferred = inferred
    .means = follows from what is known
cli-sure-reconstructed = reconstructed
    .means = our own reconstruction; put the true value into a folder of your own data

cli-cards-large = large
cli-cards-small = small
cli-cards-long = long
cli-cards-both = both
cli-cards-yes = yes
cli-cards-no = no

cli-cards-states-points = States: points by votes
cli-cards-states-seats = States: seats by votes
cli-cards-polls = Polls: trend spaces up or down (the back shows the highest)
cli-cards-polls-dice = Polls: popularity up or down; changes used if published, dice of members if not
cli-cards-blocks = Start blocks
cli-cards-politicians = Politicians: cost in thousands of euros, actions (“!”: once a state and phase)
cli-cards-cabinet = Shadow cabinet: cost in thousands of euros, actions
cli-cards-donations = Donations: in thousands of euros, and the party base
cli-cards-contributions = Contributions: in thousands of euros, and dice of members
cli-cards-presence = Media presence, in points (spots 1 to 3: long game only)
cli-cards-display = Program display
cli-cards-scales = Trend scales, one of them chosen by a table option
cli-cards-rallies = Rallies placed in one state at once, in thousands of euros
cli-cards-first = Preliminary sheet, first column: items for states
cli-cards-second = Preliminary sheet, second column: media markers for states, and members
cli-cards-media = National media, in points
cli-cards-opinions = National opinions, for a match
cli-cards-dice = Special dice
cli-cards-payouts = Rounds that pay for members
cli-cards-constants = Constants (money in thousands of euros)

cli-cards-col-state = state
cli-cards-col-size = size
cli-cards-col-votes = { $least }–{ $most } votes
cli-cards-col-most-votes = { $least } or more votes
cli-cards-col-card = card
cli-cards-col-block = block
cli-cards-col-spot = spot
cli-cards-col-scale = scale
cli-cards-col-rallies = rallies
cli-cards-col-option = option
cli-cards-col-round = round
cli-cards-col-space = space
cli-cards-col-face = face
cli-cards-col-tile = tile
cli-cards-col-member = member
cli-cards-col-politician = politician
cli-cards-col-cost = cost
cli-cards-col-game = game
cli-cards-col-main = main
cli-cards-col-secondary = secondary
cli-cards-col-table = table
cli-cards-col-amount = amount
cli-cards-col-accepted = base if accepted
cli-cards-col-rejected = base if rejected
cli-cards-col-dice-accepted = dice if accepted
cli-cards-col-dice-declined = dice if declined
cli-cards-col-uses = uses
cli-cards-col-dice = dice
cli-cards-col-popularity = popularity
cli-cards-col-meetings = meetings
cli-cards-col-voices = votes
cli-cards-col-media = media
cli-cards-col-members = members
cli-cards-col-points = points
cli-cards-col-phone = phone
cli-cards-col-key-issue = key issue
cli-cards-col-up = own up
cli-cards-col-down = other down
cli-cards-col-players = { $players } players
cli-cards-col-cards = cards
cli-cards-col-constant = constant
cli-cards-col-value = value
cli-cards-col-confidence = confidence
cli-cards-col-source = source

# Constants: the keys of the data files.
cli-const-program-copies = copies of each program card
cli-const-opinion-copies = copies of each opinion
cli-const-double-markers = double markers
cli-const-rally-cubes = rally cubes
cli-const-rally-spots = rally spots
cli-const-media-markers-short = media markers, short game
cli-const-media-markers-long = media markers, long game
cli-const-media-spots = media spots
cli-const-start-base = party base at the start
cli-const-start-rallies = rallies at the start
cli-const-start-votes = votes at the start
cli-const-suppressed-poll-base = party base for a poll kept back
cli-const-overbid-base-loss = party base lost by a bid above one’s money
cli-const-convert-minimum = smallest conversion
cli-const-majority = majority
cli-const-bonus-alone = bonus for a majority alone
cli-const-bonus-several = bonus for several with a majority
cli-const-bonus-coalition = bonus for a coalition
cli-const-bonus-strongest = bonus for the strongest party
cli-const-cash-first = points for the most money
cli-const-cash-second = points for the second most money
cli-const-start-money = money at the start
cli-const-media-price = price of a media marker
cli-const-policy-copies = copies of each policy card
cli-const-key-tiles = key tiles
cli-const-coalition-tiles = coalition tiles
cli-const-meeting-markers = meeting markers
cli-const-meeting-spaces = meeting spaces
cli-const-media-markers = media markers
cli-const-media-spaces = media spaces
cli-const-pool-size = size of the exchange pool
cli-const-platform-size = cards of a platform
cli-const-hand-size = cards in hand
cli-const-start-members = members at the start
cli-const-start-meetings = meetings at the start
cli-const-item-meetings = meetings of an item
cli-const-item-votes = votes of an item
cli-const-meetings-a-turn = meetings in one turn
cli-const-meeting-price = price of a meeting
cli-const-coalition-match = equal policy cards for a coalition
cli-const-coalition-force = equal policy cards to force a coalition
cli-const-most-popularity = highest popularity
cli-const-most-votes = most votes
cli-const-bonus-dice = extra dice
cli-const-members-first = points for the most members
cli-const-members-second = points for the second most members
cli-const-secured-points = points for a secured opinion

# What `macher db check` says about a game.
cli-check-sound =
    { $status ->
        [finished] finished
        [closed] closed
       *[other] playing
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, { $snapshots ->
        [one] { $snapshots } snapshot
       *[other] { $snapshots } snapshots
    }
cli-check-gathering = has not begun
cli-check-orphans = rows of { $table } belong to nothing
cli-check-unreadable = its rows cannot be read: { $reason }
cli-check-missing = turn { $turn } of { $version } is missing
cli-check-turns = there are { $turns } turns, but the game stands at version { $version }
cli-check-seats = its seats are not those of the parties { $parties }
cli-check-seed = its seed is not the one that was committed to
cli-check-words = there are more words for the shuffle than players
cli-check-beyond = a snapshot is of version { $snapshot }, but the game stands at version { $version }
cli-check-config = it cannot be set up: { $reason }
cli-check-begun = it has turns, but has not begun
cli-check-over = it is { $status }, but by its turns it is over
cli-check-waits = it is { $status }, but by its turns it waits for a player
cli-check-result = its result is { $result }, its turns give { $totals }
cli-check-refused = turn { $turn }: seat { $seat } may not do { $action } at { $step } ({ $rule })
cli-check-unread-snapshot = the snapshot of version { $version } cannot be read
cli-check-other-snapshot = the snapshot of version { $version } is not the position that the turns give
cli-check-rules = played with rules version { $rules }; this program has rules version { $here }
cli-check-data = played with data { $data }; the data loaded here are { $here } (see --data)
