# Why a bot did something. The keys are in the code of the bots; one sentence each.

reason-at-random = { $choices ->
        [one] This was the only thing to do.
       *[other] Drawn at random from { $choices } choices.
    }

## The planner. VP are victory points as it judges them.

reason-only-choice = There was nothing else to do.

reason-draft-card = { $card } goes best with the cards taken so far.
reason-choose-program = This program fits the states best: { $cards }.
reason-keep-card = { $card } may still become useful.
reason-start-block = Start block { $block } can be used best here.
reason-start-place = It does most good { $place }.

reason-start-bid = { $bid } for the start player: a bid out of several good ones, so that nobody can read it.
reason-start-raise = The start player’s seat is worth up to { $limit }.
reason-start-pass = More than { $limit } would be too much for the start player’s seat.

reason-program-draw = The cards on display and one unseen card promise most, about { $points } VP.
reason-program-refresh = The cards on display are of little use; new ones promise about { $points } VP.
reason-program-skip = No other program card is needed now.
reason-program-take = { $card } makes the best program.
reason-program-swap = { $new } instead of { $old } fits the states better, about { $points } VP.
reason-program-stays = No exchange makes the program better.

reason-media = A media marker { $place } is worth about { $points } VP.
reason-media-none = No media marker is worth its price now.
reason-exchange = { $new } instead of { $old } { $place } helps us and not the others, about { $points } VP.
reason-exchange-none = The opinions { $place } are good as they are.

reason-rallies-buy = { $rallies ->
        [one] One rally { $place } for { $price } is worth about { $points } VP.
       *[other] { $rallies } rallies { $place } for { $price } are worth about { $points } VP.
    }
reason-rallies-none = The money does more elsewhere than { $place }.
reason-convert-now = The conditions { $place } are good enough for { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } now.
reason-convert-wait = Rallies { $place } will bring more later.

reason-cabinet-send = { $politician } can bring about { $points } VP { $place }.
reason-cabinet-none = Nobody of the cabinet is worth the cost { $place } now.
reason-politician-pay = { $politician } is worth { $price }: about { $points } VP { $place }.
reason-politician-decline = { $politician } is not worth { $price } { $place }.
reason-act = This action of { $politician } { $place } brings about { $points } VP.
reason-act-nothing = { $politician } can do nothing useful { $place }.

reason-poll-bid = The poll { $place } is worth up to { $limit }; { $bid } may be enough.
reason-poll-pass = The poll { $place } is worth no more than { $limit }.
reason-poll-publish = Publishing the poll { $place } brings about { $points } VP.
reason-poll-suppress = The poll { $place } is worth more unpublished, about { $points } VP.

reason-donation-accept = { $amount } are worth more now than party base.
reason-donation-reject = Party base is worth more than { $amount }.
reason-coalition-accept = The coalition with { $partner } { $place } is good for us.
reason-coalition-refuse = The coalition with { $partner } { $place } would help { $partner } more than us.
reason-presence-move = The marker { $origin } counts { $points } VP in the end.
reason-presence-keep = The marker { $place } can still be used elsewhere.
