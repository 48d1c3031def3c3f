# The table in the terminal (macher play): boards, questions, commands, saving.

table-person = Player
table-person-and-party = { $name } ({ $party })
table-welcome = Die Macher. Every step is saved at once. { $help } shows what you can type.
table-bots-think = The bots are thinking…

## The moment

table-moment = Round { $round } of { $rounds } · { $phase }
table-last-phases = 9
table-this-turn = This turn:
table-so-far = So far:
table-since-last = Since your last turn:
table-earlier = { $count ->
        [one] … one more line: type log
       *[other] … { $count } more lines: type log
    }

## Lands

table-land-size = { $size ->
        [large] large, up to { $most }
       *[small] small, up to { $most }
    }
table-land-election = { $now ->
        [yes] election { $number }: NOW
       *[no] election { $number }
    }
table-land-brief = { $now ->
        [yes] { $number }: NOW · max { $most }
       *[no] vote { $number } · max { $most }
    }
table-card-face-down = face down
table-card-hidden = a hidden card
table-card-doubled = { $card } (×2)
table-no-influence = nobody has the most markers
table-influences = { $party } influences them
table-row-hidden = { $party }: face down
table-row-politician = { $standing ->
        [down] { $party }: { $politician }, face down
        [paid] { $party }: { $politician }, paid
       *[up] { $party }: { $politician }
    }
table-media-short = Media
table-row-short = Cabinet
# Letters before a number of rallies and of media markers.
table-mark-rally = r
table-mark-media = m
table-overview-legend = 12→27: votes now → with all rallies converted · +2 trend · r rallies · m media

## Labels: of a board, of the players' own things, of the national boards

table-label-land = State
table-label-points = Points
table-points-for = { $points } for 5, 10 … 50 votes
table-label-opinions = Opinions
table-label-media = Media
table-label-row = Politicians
table-label-you = You
table-label-money = Money
table-label-answer = Sealed choice
table-label-pack = Pack
table-label-picks = Picked
table-label-hand = Hand
table-label-program = Program
table-label-base = Party base
table-label-politicians = Politicians
table-label-donations = Donations
table-label-supply = Supply
table-label-presence = Media presence
table-label-program-display = Program display
table-label-opinion-display = Opinion display
table-label-piles = Piles
table-label-poll-top = Back of the top poll
table-label-doubles = Double markers left
table-label-start = Start player
table-label-states-to-come = States to come
table-own-supply = { $rallies ->
        [one] 1 rally
       *[other] { $rallies } rallies
    }, { $media ->
        [one] 1 media marker
       *[other] { $media } media markers
    }
table-spot = { $worth }: { $parties }
table-piles = programs { $programs }, opinions { $opinions }, polls { $polls }

## Heads of columns

table-head-votes = Votes
table-head-bar = to 50
table-head-if = Converted
table-head-trend = Trend
table-head-rallies = Rallies
table-head-media = Media
table-head-points = Points
table-head-base = Base
table-head-money = Money
table-head-program = Program
table-head-hand = Hand
table-head-rallies-left = Rall.
table-head-media-left = Med.
table-head-donations = Don.
table-head-politicians = Politicians
table-head-politicians-left = Pol.
table-score-head-votes = Votes
table-score-head-bonus = Wins
table-score-head-media = Presence
table-score-head-base = Base
table-score-head-cash = Money
table-score-head-total = Total
table-players-legend = * start player · ✓ has chosen · Points without money · Rall., Med., Pol.: left · Don.: donation cards left, in thousands
table-not-seen-yet = { $party }, politicians not seen yet: { $politicians }
table-is-you = you
table-is-start = start player
table-has-answered = has chosen
table-won = (winner)

## The plain table

table-plain-seat = { $party }: { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, trend { $trend }, { $rallies ->
        [one] 1 rally
       *[other] { $rallies } rallies
    }, { $media ->
        [one] 1 media marker
       *[other] { $media } media markers
    }.
table-plain-projection = Converted now: +{ $gain }, then { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.

## Choices

table-bid-range = bid in thousands: { $number } is { $example }
table-rallies-to-buy = Rallies { $place }, and what they cost:
table-rallies-to-convert = Rallies { $place }, and the votes they give:
table-instead-of-opinion = Instead of { $card }:
table-play-instead-of = Play { $card } instead of:
table-send = { $politician } ({ $price }): { $effects }
table-final-mark = (final)
table-all-final = This choice cannot be taken back.
table-only-choice = { $last ->
        [yes] Enter takes the only choice and ends your turn.
       *[no] Enter takes the only choice.
    }
table-keys-line = { $may_undo ->
        [yes] { $undo } take back · { $help } help · { $board } · { $quit } save and quit
       *[no] { $help } help · { $board } · { $quit } save and quit
    }
table-turn-over = Your turn is over. Enter ends it, { $undo } takes the last step back.
table-choice-sealed = Your choice is sealed: { $choice }. Enter goes on, { $undo } takes it back.
table-end-or-undo = Enter goes on, { $undo } takes the last step back.
table-type-something = Type the number or the word of a choice; { $help } shows more.

## What was typed and cannot be

table-unknown-word = “{ $word }” is neither a choice nor a command.
table-no-such-number = There is no choice { $word }: type 1 to { $most }. ({ $rule })
table-no-such-amount = { $word } is too much: type { $least } to { $most }. ({ $rule })
table-words-after-turn = “{ $word }”: your turn is over, nothing more is asked of you.
table-not-done = { $count ->
        [0] Nothing of this line was done: { $words }
        [one] The first word was done; not done: { $words }
       *[other] The first { $count } words were done; not done: { $words }
    }
table-no-such-rule = { $rule } is not a rule. Near: { $near }
table-no-rule-found = No rule contains “{ $words }”.
table-no-such-land = There is no such state. In play: { $lands }
table-languages = Type lang and one of: { $languages }

## Taking back

table-taken-back = Taken back: { $word }
table-choice-taken-back = Your sealed choice is taken back.
table-no-return = This cannot be taken back: { $reason }.
table-no-undo = The last step cannot be taken back: { $reason }.
table-nothing-to-take-back = You have nothing to take back.
table-reason-sealed = the sealed choices were revealed
table-reason-card = a card was drawn
table-reason-display = a new display was laid out
table-reason-poll = a poll was looked at
table-reason-politician = politicians were turned up
table-reason-opinion = an opinion was turned up
table-reason-round = a new round began
table-reason-end = the game is over
table-reason-shown = something new was shown

## Several persons

table-curtain = Pass the keyboard to { $person } and press Enter.

## Keeping the game

table-kept = Saved in { $path }. The game is saved after every step.
table-save-failed = The game could not be saved in { $path }: { $error }
table-stopped = The game is saved:
table-resume = Go on with:
table-record = The record of the game:
table-replay = See it again with:

## Help

table-help-heading = How to choose
table-help-number = Type the number before a choice. Where you choose an amount, the number is the amount; bids are in thousands.
table-help-words = Or type the word behind it, such as media-a or bid4. States are called a to d; p is pass, s is skip.
table-help-several = Several at once, in order: rallies2 rallies0 rallies3. The first that is not allowed stops the line.
table-help-enter = Whatever cannot be taken back waits for Enter: the end of a turn, and a step that shows something new. Enter also takes the only choice.
table-help-commands = Commands
table-log-heading = { $count ->
        [one] The last line of the log:
       *[other] The last { $count } lines of the log:
    }

# The words for each command; the first one is shown in hints.
table-command-help = ? help
table-command-rule = rule rules
table-command-board = board
table-command-land = land state
table-command-players = players
table-command-hand = hand
table-command-national = national
table-command-books = books ledger
table-command-score = score
table-command-log = log
table-command-options = options o
table-command-undo = u undo
table-command-save = save
table-command-lang = lang language
table-command-quit = q quit exit

table-about-help = this help, and how the phase works
table-about-rule = the rule of this decision; rule R19-12.4 or rule media marker finds others
table-about-board = everything on the table
table-about-land = one state: land a
table-about-players = what everybody knows of the players
table-about-hand = your own things
table-about-national = media presence, displays and piles
table-about-books = what everybody has seen and heard: payments, discards, used polls; books 50
table-about-score = points so far, by source
table-about-log = the last lines of the log: log 50
table-about-options = the question once more
table-about-undo = take back the last step, as long as nothing new was shown
table-about-save = where the game is saved
table-about-lang = another language: lang de
table-about-quit = save and stop
table-replay-prompt = Enter: next action, p: phase, r: round, e: to the end, q: quit >

## The books

table-books-money = Paid and received so far:
table-books-payments = { $count ->
        [one] The last payment:
       *[other] The last { $count } payments:
    }
table-books-aside = Laid aside and shown:
table-books-programs = Discarded program cards: { $cards }
table-books-opinions = Discarded opinions: { $cards }
table-books-poll = Used poll: { $poll }
table-books-shown = Shown in the hand of { $party }: { $cards }
