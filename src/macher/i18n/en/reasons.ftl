# Why a bot did something. The keys are in the code of the bots; one sentence each.

reason-at-random = { $choices ->
        [one] This was the only thing to do.
       *[other] Drawn at random from { $choices } choices.
    }

reason-ahead = { $ahead ->
        [one] One point better than the next best.
       *[other] { $ahead } points better than the next best.
    }

reason-chances = Win chance { $win_chance } rather than { $next_win_chance }.

## The planner. Points are as it judges them.

reason-only-choice = There was nothing else to do.

reason-draft-card = { $card } goes best with the cards taken so far.
reason-choose-program = This program suits the states best: { $cards }.
reason-keep-card = { $card } may still become useful.
reason-start-block = Start block { $block } can be used best here.
reason-start-place = It does most good { $place }.

reason-start-bid = { $bid } to be start player: one of several good bids, so that nobody can read it.
reason-start-raise = Being start player is worth up to { $limit }.
reason-start-pass = Being start player is not worth more than { $limit }.

reason-program-draw = The cards on display and one unseen card promise most, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-program-refresh = The cards on display are of little use; new ones promise about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-program-skip = No other program card is needed now.
reason-program-take = { $card } makes the best program.
reason-program-swap = { $new } instead of { $old } fits the states better, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-program-stays = No exchange makes the program better.

reason-media = A media marker { $place } is worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-media-none = No media marker is worth its price now.
reason-exchange = { $new } instead of { $old } { $place } helps us and not the others, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-exchange-none = The opinions { $place } are good as they are.

reason-rallies-buy = { $rallies ->
        [one] One rally { $place } for { $price } is worth about { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
       *[other] { $rallies } rallies { $place } for { $price } are worth about { $points ->
               [one] 1 point
              *[other] { $points } points
           }.
    }
reason-rallies-none = The money does more elsewhere than { $place }.
reason-convert-now = The conditions { $place } are good enough for { $votes ->
        [one] one vote
       *[other] { $votes } votes
    } now.
reason-convert-wait = Rallies { $place } will bring more later.

reason-cabinet-send = { $politician } can bring about { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $place }.
reason-cabinet-none = No politician is worth the price { $place } now.
reason-politician-pay = { $politician } is worth { $price }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $place }.
reason-politician-decline = { $politician } is not worth { $price } { $place }.
reason-act = This action of { $politician } { $place } brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-act-nothing = { $politician } can do nothing useful { $place }.

reason-poll-bid = The poll { $place } is worth up to { $limit }; { $bid } may be enough.
reason-poll-pass = The poll { $place } is worth no more than { $limit }.
reason-poll-publish = Publishing the poll { $place } brings about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-poll-suppress = The poll { $place } is worth more unpublished, about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

reason-donation-accept = { $amount } is worth more now than party base.
reason-donation-reject = Party base is worth more than { $amount }.
reason-coalition-accept = The coalition with { $partner } { $place } is good for us.
reason-coalition-refuse = The coalition with { $partner } { $place } would help { $partner } more than us.
reason-presence-move = The marker { $origin } counts { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the end.
reason-presence-keep = The marker { $place } can still be used elsewhere.

## The expert. What the learned value expects of the end of the game.

reason-expected = This way I expect a lead of { $margin } points over the average of the others and a win chance of { $win_chance }; with the next best choice { $next_margin } and { $next_win_chance }.
