# What goes wrong, in words for whoever can mend it.

## Command lines that make no sense

error-language = there is no language “{ $language }”; languages are { $languages }
error-option = --option takes key=value, not “{ $word }”; see `macher rules O19` and `macher rules O06`
error-no-saved-game = there is no saved game in { $folder }
error-from-at = say with --at after how many actions to play on
error-players = { $least } to { $most } players, not { $players } (R19-0.1, G06-01)
error-parties = { $parties } parties are too many for { $players } players
error-bots = --bots takes one name or { $seats }, one for each bot’s seat, not { $bots }
error-people = { $people } people do not fit at a table of { $players } players
error-games = --games and --workers are at least 1, not { $games } and { $workers }
error-no-folder = there is no folder { $folder }
error-threshold = --threshold is a share between 0 and 1, not { $threshold }
error-exploit-start = the search begins with one of { $bots }, not with { $start }
error-exploit-file = { $file } is of another search
error-sequential = --sequential compares bots, and here all are the same
error-seat = --seat is 1 to { $most } in this game, not { $seat }
error-no-database = there is no database { $file }; `macher db upgrade` would make it
error-log-level = --log-level is one of { $levels }, not “{ $level }”
error-at-least-one = { $options }: 1 or more
error-bot-slot = { $option } is 0 or more seconds
error-smtp-sender = MACHER_SMTP_SENDER must say from whom notices come
error-port = --port is a number from 0 to { $last }, not { $port }
error-data-set = --data-set takes name=folder, not “{ $word }”

## Games that cannot be set up

error-edition = there is no edition “{ $edition }”; editions are { $editions }
error-config-elections = { $rule }: a game of { $first } or { $second } elections, not { $variant }
error-config-rounds = { $rule }: a game of { $first } or { $second } rounds, not { $variant }
error-config-players = { $rule }: { $least } to { $most } players, not { $players }
error-config-party = { $rule }: there is no party “{ $party }”; parties are { $parties }
error-config-own-party = { $rule }: each player has a party of their own, not { $parties }
error-config-no-option = there is no option “{ $option }”; options are { $options }
error-config-option = { $rule } { $option }: “{ $value }” is not one of { $values }

## Bots and packages

error-no-bot = there is no bot “{ $bot }”; bots are { $bots }, or file.py:Class for one of your own
error-no-value = there is no learned value for { $edition }-{ $variant }, and luck is measured with it
error-bot-name = a class of your own is named file.py:Class, not “{ $name }”
error-bot-class = { $file } has no class “{ $name }” that inherits from { $base }
error-bot-seed = { $file }: the class “{ $name }” must be made with a seed alone, as in { $name }(7)
error-bot-weights = { $bot } has no weights that could be changed
error-bot-weight = { $bot } has no weight “{ $name }”
error-no-file = there is no file { $file }
error-is-folder = { $file } is a folder, not a file
error-no-access = { $file } may not be opened: permission is missing
error-not-folder = { $file }: a part of this path is no folder
error-no-use = { $file } cannot be used: { $said }
error-not-python = { $file } is not a Python file
error-bot-load = { $file } cannot be loaded: { $reason }
error-extra = this needs the package { $package }: install the extra `{ $extra }`, as in `pip install macher[{ $extra }]`

## Data, records and saved games

error-data-no-folder = { $folder }: no such folder
error-data-not-folder = { $folder }: not a folder
error-data-no-file = { $path }: file is missing
error-data-encoding = { $path }, line { $line }: this is not UTF-8 text; save the file as UTF-8
error-data-nested = { $path }: nested too deeply
error-data-number = { $path }: a number in it is too long
error-data-syntax =
    { $line ->
        [0] { $path }: the file ends too early ({ $said })
       *[other] { $path }, line { $line }: this is not TOML ({ $said })
    }
error-data-unknown-file =
    { $path }: this file is not known; { $near ->
        [none] known are { $known }
       *[other] did you mean { $near }?
    }
error-data-unknown-key =
    { $where }: this key is not known; { $near ->
        [none] known are { $known }
       *[other] did you mean { $near }?
    }
error-data-edition = { $path } belongs to the { $edition } edition; put the files of each edition into a folder of its own, as in { $better }
error-data-beside = { $path } is not expected beside the folders { $folders }
error-data-missing = { $where }: this value is missing
error-data-empty = { $where }: this is empty
error-data-length = { $where }: values found: { $found }, expected: { $expected }
error-data-range = { $where }: { $value } is not between { $low } and { $high }
error-data-no-table = { $where }: this must be a table
error-data-no-list = { $where }: this must be a list
error-data-no-flag = { $where }: this must be true or false
error-data-no-whole = { $where }: this must be a whole number
error-data-no-text = { $where }: this must be a text
error-data-rising = { $where }: { $value } must be higher than { $before }, the value before it
error-data-falling = { $where }: { $value } must not be lower than { $before }, the value before it
error-data-amounts = { $where }: the amounts { $amounts } do not rise from small to large
error-data-long-game = { $where }: cards for the long game only: { $found }, expected: { $expected }
error-data-negative = { $where }: negative values: { $found }, expected: { $expected }
error-data-sizes = { $where }: small states: { $small }, large states: { $large }; expected: 8 of each
error-data-maximum = { $where }: { $other } has the maximum { $value } too; every state needs its own
error-data-highest = { $where }: the highest value, { $highest }, must stand here once, not { $times } times
error-data-symbol = { $where }: { $symbol } stands here { $times } times, but at most { $most } are allowed, one for each state
error-data-action-twice = { $where }: an action stands here twice
error-data-no-zero = { $where }: 0 is missing, the space where the markers start
error-data-exact = { $where }: this must be { $expected }, not { $value }
error-data-at-most =
    { $where }: { $value } is too high; { $bound ->
        [none] at most { $limit }
       *[other] { $bound } allows at most { $limit }
    }
error-data-at-least = { $where }: { $value } is too low; { $bound } is { $limit } already
error-data-media-spots = { $where }: { $value } is too low; { $players } players may each start with a media marker in the same state
error-data-needs = { $where }: the start of the game needs { $needed } here, but { $bound } gives only { $limit }
error-data-cards = { $where }: this makes { $found } cards, but the game needs { $needed }
error-data-idle = { $where }: this card does nothing
error-data-die = { $where }: all faces are equal, so no tie would ever end
error-data-unknown-word =
    { $where }: “{ $word }” is not known; { $near ->
        [none] known are { $known }
       *[other] did you mean { $near }?
    }
error-data-no-action = { $where }: “{ $words }” is no action; one is written like `votes+8`, `others-1!` or `media`
error-data-action-sign =
    { $where }: “{ $words }”: { $word } { $sign ->
        [none] takes no number
       *[other] needs a number with { $sign }
    }
error-data-no-source = { $where }: the source is missing
error-data-confidence = { $where }: “{ $word }” is not one of { $known }
error-data-idle-mark = { $where }: this mark speaks for no value of the file
error-record-not = line { $line }: this is not a game record; it should begin with “{ $title }”
error-record-text = line { $line }: this is not text
error-record-refused = line { $line }: { $party } may not { $word } at { $step } ({ $rule })
error-record-result = line { $line }: the record says { $record }, the game says { $game }
error-record-damaged = line { $line }: { $reason }
error-no-action = there is no action “{ $word }”
error-seed = a seed is one line of words without double spaces, not “{ $seed }”
error-seed-parts = the seed is not what its part and the words give
error-branch = a game that goes on from another has a moment, and a seed of one word
error-branch-at = the game has { $most } actions; there is no moment after { $at }
error-branch-moment = nobody can play on from this moment: the game is over there, or sealed answers lie on the table
error-branch-running = only a finished game can be played on from one of its moments
error-record-branch = line { $line }: a branch is a number of actions of this game, a party and a seed
error-record-seats = line { $line }: { $parties } parties need as many seats, not { $seats }
error-record-commitment = line { $line }: the seed does not fit the commitment
error-record-long = line { $line }: the record has more than { $most } moves, which is the limit
error-record-words = line { $line }: { $seats } seats have as many words, perhaps empty ones, not { $words }
error-record-header = line { $line }: a header line is a key, a colon and a value, each key once
error-record-no-key = line { $line }: the header has no “{ $key }”
error-record-number = line { $line }: “{ $word }” is not a number
error-record-pair = line { $line }: “{ $word }” is not of the form option=value
error-record-party = line { $line }: “{ $party }” is not a party of this game
error-record-waits = line { $line }: the record has a result, but the game waits for { $step }
error-version-data = played with data { $data }; the data loaded here are { $here } (see --data)
error-version-format = the record has format { $format }; this program reads format { $known }
error-version-rules = played with rules version { $rules }; this program has rules version { $here }

## Databases

error-store-url = this is not the address of a database; it is sqlite:///path/to/file.db or postgresql://user:password@host/name
error-store-memory = games are kept in a file, which the address must name; it is sqlite:///path/to/file.db or postgresql://user:password@host/name
error-store-driver = games are kept in SQLite or PostgreSQL, not in { $driver }; it is sqlite:///path/to/file.db or postgresql://user:password@host/name
error-store-closed = the database { $file } cannot be opened: { $said }
error-store-postgres = PostgreSQL needs one more package: { $command }
error-store-empty = the database { $address } is empty: run `macher db upgrade` first
error-store-old = the database { $address } is of revision { $found }; this version needs { $newest }: run `macher db upgrade` first
error-store-foreign = the database { $address } is not one of Macher’s: it has a table “{ $table }”. Macher needs a database of its own.
error-store-damaged = the database { $address } is damaged: it does not say its revision
error-store-newer = the database { $address } is of a newer version of Macher (revision { $found }; this version knows revisions up to { $newest }). Use the newer version; nothing was changed.
error-store-busy = the database is busy; try again ({ $said })
error-store-full = the disk of the database is full ({ $said })
error-store-disk = the disk of the database cannot be read or written ({ $said })
error-store-unopened = the file of the database cannot be opened ({ $said })
error-store-read-only = the database can only be read ({ $said })
error-store-no-database = the file is not a database ({ $said })
error-store-corrupt = the file of the database is damaged ({ $said })
error-store-down = the database does not answer ({ $said })
error-store-overloaded = the database has too much to do ({ $said })
error-store-login = the database does not let us in ({ $said })
error-store-unknown = there is no such database ({ $said })
error-store-refused = the database refused this ({ $said })
error-store-row = the database is damaged: a row of “{ $table }” cannot be used
error-store-no-game = there is no game “{ $game }”
error-store-running = game { $game } is not over: its record would tell the seed and all hands. Wait for its end, or export it --with-secrets.
