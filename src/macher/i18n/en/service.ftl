# What the table service says: why it refuses something, what happens at a table beside the game, notices.

service-language = English
service-no-pages = The pages of this program are not built. In a checkout, build the front end; an installed program has them.

# --- what the table says ---------------------------------------------------------------------------------------------
service-said-began = The game begins.
service-said-played-on = This game goes on from a moment of a finished one. What the seat that plays on did not know then was drawn again.
service-said-joined = { $name } takes the seat of { $party }.
service-said-sat = { $name } takes the seat of { $party }.
service-said-left = { $name } leaves; the seat of { $party } is open.
service-said-opened = The seat of { $party } is open.
service-said-bot-plays = A bot plays { $party } from now on: { $bot }.
service-said-bot-failed = The bot of { $party } ({ $bot }) did not answer. A simple one plays on.
service-said-time-over-bot = { $name } has run out of time. A bot plays { $party } from now on.
service-said-time-over-open = { $name } has run out of time. The seat of { $party } is open.
service-said-closed = The table is closed.

# --- notices ---------------------------------------------------------------------------------------------------------
service-notice-subject = Die Macher: it is your turn
service-notice-body =
    It is your turn at the table “{ $table }”. You play { $party }.

    { $link }
service-confirm-subject = Die Macher: confirm your e-mail address
service-confirm-body =
    Somebody wants to hear at this address when it is their turn in Die Macher. If it is you, type this code into the page, where you have set the address:

    { $code }

    The code is good for one day. If it is not you, do nothing: no other mail will come.

    { $link }

# --- why not ---------------------------------------------------------------------------------------------------------
service-problem-account-taken = There is already an account of this name.
service-problem-already-seated = You have a seat at this table already.
service-problem-answer-stands = Your sealed answer stands: the time for another one is over.
service-problem-bad-request = This request cannot be read. { $words }
service-problem-begun = The game has begun already.
service-problem-bot-tables = { $limit } tables of bots alone are playing for you already. This one goes on when another is over or nobody watches it.
service-problem-bot-tables-in-all = { $limit } tables of bots alone are playing here already, which is the limit. This one goes on when another is over or nobody watches it.
service-problem-config = This game cannot be set up: { $words }
service-problem-connections = There are too many connections from your address: { $most } are the limit.
service-problem-csrf = The page is out of date. Reload it.
service-problem-data-gone = This game was played with data that are not here ({ $digest }).
service-problem-entry = This address was used already or is too old. Start the program again.
service-problem-email = This is not an e-mail address. It needs exactly one, like anna@example.org.
service-problem-email-code = This code is not right, or it is too old. Ask for another one.
service-problem-foreign-seat = Seat { $seat } is not yours.
service-problem-full = The service has as many connections as it can take ({ $most }). Try again in a moment.
service-problem-future = This turn belongs to a later moment of the game.
service-problem-hand-seen = You have looked into another hand of this game: you may have that seat back, but no other.
service-problem-head-too-long = The address line and the headers of this request are too long: { $bytes } bytes are the limit.
service-problem-has-account = You have an account already.
service-problem-host = This service does not answer to that name.
service-problem-importing = Somebody else’s records are being read just now, and { $most } more wait. Try again in a moment.
service-problem-internal = Something went wrong here. It was noted.
service-problem-key = Keys that begin like this are for the table itself.
service-problem-link = The invitation is not valid. Ask for the link again.
service-problem-login = Name and password do not match.
service-problem-members-only = This is only for the people at this table.
service-problem-message = This message cannot be read.
service-problem-metrics = These numbers are for whoever runs the service: from its own machine, or with its token.
service-problem-method = This cannot be done here in that way.
service-problem-name = A name needs at least one letter.
service-problem-no-account = You have no account yet.
service-problem-no-bot = There is no bot { $bot }.
service-problem-no-data = There is no data set { $data }.
service-problem-no-free-seat = No such seat is open.
service-problem-no-seat = There is no seat { $seat } at this table.
service-problem-no-steps = A turn has at least one step.
service-problem-no-such-word = No action is called { $word }.
service-problem-no-table = There is no such table.
service-problem-no-turn = The game has not got that far.
service-problem-no-variant = There is no game of that length ({ $variant }) in this edition.
service-problem-not-begun = The game has not begun.
service-problem-not-found = There is nothing at this address.
service-problem-not-host = Only whoever opened the table may do this.
service-problem-not-over = This can be done when the game is over.
service-problem-review-running = Only a finished game can be reviewed: of any other it would tell what is hidden.
service-problem-review-off = There are no reviews at this service.
service-problem-review-one = One review at a time: yours of another game is not done yet.
service-problem-review-busy = { $most } reviews are waiting already. Try again later.
service-problem-review-long = This game is too long to be reviewed: it has more than { $most } actions.
service-problem-review-no-value = Games of this kind cannot be reviewed: there is no learned value for them.
service-problem-no-review = This game has not been reviewed yet.
service-problem-no-puzzle = There is no such position to practise.
service-problem-not-playing = No game is being played at this table.
service-problem-nothing-said = There is nothing in this message.
service-problem-origin = This request comes from a page of another site.
service-problem-password = This is not your current password.
service-problem-play-on = Nobody can play on from there: { $words }
service-problem-program = This is for people; a program with the token of a seat may play it and nothing else.
service-problem-rate = Too many requests. Try again in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
service-problem-record = This record cannot be used: { $words }
service-problem-repeated = You have answered this already.
service-problem-seat-taken = Somebody else was quicker.
service-problem-seed = A seed needs at least one letter or digit.
service-problem-seed-hidden = This game was broken off and its hands were never shown: play again with new cards.
service-problem-session = You are not known here. Reload the page.
service-problem-stale = The game has moved on since. Look at it again.
service-problem-store = The database does not answer just now. Try again in a moment.
service-problem-taken-back = Sealed answers of this game can no longer be changed: after { $turns } turns they stand as given.
service-problem-talk = You are talking too fast: a line a second, ten at once. Wait { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
service-problem-token = This token is not valid.
service-problem-too-deep = This message is nested too deeply: { $depth } levels are the limit.
service-problem-too-long = This is too long: { $bytes } bytes are the limit.
service-problem-too-slow = The request came too slowly.
service-problem-turn-made = This turn is complete: commit it, or take a step back.
service-problem-unfinished = A sealed choice must be complete before it can be committed.
service-problem-webhook = This is not the address of a webhook.
service-problem-rules-gone = This game was played with other rules (version { $rules }) than this program has.
