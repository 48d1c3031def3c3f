# Why something is not allowed. The program adds the number of the rule in brackets.

refused-action-impossible = That action cannot be carried out here now.
refused-action-locked = That action has already been used here and is closed to all others.
refused-action-not-printed = This politician does not have that action.
refused-already-chosen = You have chosen already. Take your choice back first.
refused-bid-above-money = You cannot bid { $bid }: you have { $money }.
refused-bid-too-low = You cannot bid { $bid }: the highest bid is { $high }.
refused-convert-limits = You have { $most } rallies here: convert at least { $least } of them, or none.
refused-donation-used = You have used that donation card already.
refused-game-over = The game is over.
refused-land-out-of-play = No state lies there any more.
refused-media-spots-full = All { $spots } media spots of this state are taken.
refused-no-such-seat = There is no such seat: the table has { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }.
refused-not-in-display = That opinion is not in the display any more.
refused-not-offered = That is not one of your choices now.
refused-not-your-turn = It is not your turn.
refused-opinion-doubled = That opinion lies under a double marker and cannot be exchanged.
refused-opinion-face-down = That opinion lies face down and cannot be exchanged.
refused-politician-used = You do not have that politician any more.
refused-poll-not-positive = You cannot publish this poll: its value for your party is { $value }.
refused-rally-spots = Only { $most } of your rallies fit in here, and you have { $there } there.
refused-rally-supply = { $left ->
        [0] You have no rallies left in supply.
        [one] You have only one rally left in supply.
       *[other] You have only { $left } rallies left in supply.
    }
refused-same-card = That is the same card again: it would change nothing.
refused-too-dear = That costs { $price }, and you have { $money }.
refused-topic-twice = The same topic would lie there twice.

refused-action-not-now = That action cannot be chosen now.
refused-not-in-hand = You do not have that card in your hand.
refused-not-in-program = No card of that topic is in your program.
