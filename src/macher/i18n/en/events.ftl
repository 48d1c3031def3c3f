# The log: who, what, where, for how much. Parties stand as names, in the singular.

event-chosen = { $seat } has chosen.
event-taken-back = { $seat } takes the choice back.
event-bid-made = { $seat } bids { $bid }.
event-bid-passed = { $seat } passes.

## Setup

event-game-began = The game begins. Elections in this order: { $states }.
event-pack-passed = Pick { $pick } is made, the cards go to the left.
event-topics-missing = { $seat } lacks topics and discards { $cards }.
event-cards-drawn = { $seat } draws { $cards }.
event-cards-drawn-unseen = { $count ->
        [one] { $seat } draws a program card.
       *[other] { $seat } draws { $count } program cards.
    }
event-program-revealed = Program of { $seat }: { $cards }.
event-hand-kept = { $seat } keeps { $card } in hand.
event-cards-discarded = { $seat } discards { $cards }.
event-start-block-revealed = { $seat } has start block { $block }. { $placed }.

## Round and start player

event-round-began = Round { $round }. Election this round: { $states }.
event-phase-began = { $phase }.
event-start-bids-revealed = Bids for start player: { $bids }.
start-bid = { $seat } { $bid }
start-bid-none = { $seat } no bid
event-start-bids-tied = Tie at { $bid }. { $seats } may raise once, in this order.
event-start-player-found = { $seat } pays { $price } and is start player.
event-overbid = { $seat } cannot pay the bid of { $bid }, loses { $money } and { $base } party base, and may not bid again in this phase.

## Programs

event-display-refreshed = The program display is discarded: { $cards }.
event-card-taken = { $seat } takes { $card } from the display.
event-program-changed = { $seat } exchanges { $old } for { $new } in the program.
event-program-skipped = { $seat } takes no program card.

## Media, rallies, politicians

event-media-bought = { $seat } buys a media marker { $place } for { $price }.
event-media-passed = { $seat } buys no media marker for now.
event-rallies-bought = { $count ->
        [one] { $seat } organises one rally { $place } for { $price }.
       *[other] { $seat } organises { $count } rallies { $place } for { $price }.
    }
event-politician-sent = { $seat } sends the { $politician } { $toward }, face down.
event-politician-sent-unseen = { $seat } sends a politician { $toward }.
event-politician-revealed = { $seat } turns up the { $politician } { $place }.
event-politician-paid = { $seat } pays { $price } for the { $politician }.
event-politician-declined = { $seat } does not pay: the { $politician } leaves the game.
event-action-skipped = { $part ->
        [1] { $seat } does not use the main action of the { $politician }.
       *[other] { $seat } does not use a secondary action of the { $politician }.
    }
event-trend-moved = Trend of { $seat } { $place }: { $spaces }, now { $trend }.
event-votes-gained = { $gain ->
        [one] { $seat } gains one vote { $place }, now { $votes }.
       *[other] { $seat } gains { $gain } votes { $place }, now { $votes }.
    }
event-base-moved = Party base of { $seat }: { $change }, now { $base }.
event-double-placed = { $seat } puts a double marker on { $card } { $place }.
event-double-removed = { $seat } removes the double marker from { $card } { $place }.
event-media-ousted = { $replaced ->
        [yes] { $seat } pays { $target } { $price } and replaces one of its media markers { $place }.
       *[no] { $seat } pays { $target } { $price } and removes one of its media markers { $place }.
    }
event-action-locked = { $kind } { $place }: used; with an action marked ! nobody else may do it there now.

## Opinions and polls

event-no-influencer = Nobody influences the media { $place }.
event-opinion-exchanged = { $seat } exchanges { $old } for { $new } { $place }.
event-opinion-kept = { $seat } leaves the opinions { $place } as they are.
event-auction-began = Poll { $place }, back { $party }. Auctioneer: { $seat }.
event-poll-bought = { $seat } buys the poll { $place } for { $price }.
event-poll-unsold = Nobody buys the poll { $place }.
event-poll-seen = The poll of { $seat } shows { $poll }.
event-poll-published = { $seat } publishes the poll { $place }: { $poll }.
event-poll-protected = { $seat } influences the media { $place }, so its trend is not lowered.
event-poll-suppressed = { $seat } keeps the poll { $place } back.
event-polls-reshuffled = All polls are shuffled again. The top back shows { $party }.

## Votes and election

event-rallies-converted = { $rallies ->
        [one] { $seat } converts one rally { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }, now { $votes }.
       *[other] { $seat } converts { $rallies } rallies { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }, now { $votes }.
    }
event-conversion-passed = { $seat } converts nothing { $place }.
event-election-held = Election { $number } { $place }, worth up to { $most } points: { $results }.
election-result = { $seat } { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
event-majority-won = { $seat } alone has the majority { $place }: { $bonus } points.
event-several-reached = { $seats } reach the majority { $place }: { $bonus } points each. Most votes: { $winners }.
event-coalition-answered = { $accepted ->
        [yes] { $seat } says yes to the coalition.
       *[no] { $seat } says no to the coalition.
    }
event-coalition-formed = { $agreement ->
        [one] Coalition { $place }: { $seat } and { $partner }, one program card in common, { $bonus } points each.
       *[other] Coalition { $place }: { $seat } and { $partner }, { $agreement } program cards in common, { $bonus } points each.
    }
event-no-coalition = { $seat } is the strongest party { $place } and has no partner: { $bonus } points.
event-presence-moved = { $seat } moves a media marker { $origin } to the media presence spot worth { $worth }.
event-presence-kept = { $seat } keeps the media marker { $place }.

## Money and the next round

event-income-paid = { $seat } receives { $income }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $base } party base.
event-donation-accepted = { $seat } accepts a donation of { $amount }.
event-donation-rejected = { $seat } rejects a donation of { $amount }.
event-state-left = { $state } leaves the game.
event-state-entered = { $state } comes into play, for election { $number }. Worth up to { $most } points.
event-opinion-turned = New opinion { $place }: { $card }.
event-opinion-replaced = { $card } is discarded { $place }: its topic lies there already.
event-opinion-display-restored = The opinion display is filled up: { $cards }.

## The end

event-final-scored = { $seat }: { $total } points. Votes { $votes }, election wins { $bonus }, media presence { $media }, party base { $base }, money { $cash }.
event-game-won = { $count ->
        [one] { $seats } wins the game.
       *[other] { $seats } share the victory.
    }

## More of setup and programs

event-first-marker-drawn = The top party marker is that of { $seat }.
event-display-filled = New in the program display: { $cards }.

## What goes round and what comes back

event-pack-dealt = { $seat } has this pack: { $cards }.
event-card-picked = { $seat } picks { $card }.
event-draft-kept = { $seat } has drafted { $cards }.
event-program-laid = { $seat } lays { $cards } face down for the program.
event-program-laid-unseen = { $count ->
        [one] { $seat } lays a card face down for the program.
       *[other] { $seat } lays { $count } cards face down for the program.
    }
event-programs-reshuffled = The discarded program cards are shuffled and make a new draw pile.
event-display-refreshed-by = { $seat } discards the program display: { $cards }.
event-trend-moved-not = Trend of { $seat } { $place }: stays at { $trend }.
event-votes-gained-not = { $seat } gains no votes { $place }, still { $votes }.
event-base-moved-not = Party base of { $seat }: stays at { $base }.
event-politician-left = The { $politician } of { $seat } leaves the game.
event-poll-taken = { $seat } takes the top poll for nothing, { $place }.
event-next-poll = Back of the next poll: { $party }.
event-double-returned = The double marker on { $card } goes back to the supply { $origin }.
event-media-returned = { $count ->
        [one] { $seat } takes a media marker back { $origin }.
       *[other] { $seat } takes { $count } media markers back { $origin }.
    }
event-opinions-discarded = Opinions discarded { $origin }: { $cards }.
event-opinions-reshuffled = The discarded opinions are shuffled into the draw pile.
event-opinion-missing = No opinion fits { $place } any more: a space stays empty.
