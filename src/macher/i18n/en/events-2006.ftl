# The log of the 2006 edition: who, what, where, for how much. Parties stand as names, in the singular.

## Preliminary phase

event-sheet-revealed = { $seat } has chosen { $first } and { $second }: { $placed }.
event-program-revealed-2006 = Platform of { $seat }: { $cards }.
event-cards-drawn-unseen-2006 = { $count ->
        [one] { $seat } draws a policy card.
       *[other] { $seat } draws { $count } policy cards.
    }
event-dice-rolled = { $seat } rolls { $faces }.

## Start and platform

event-start-bids-revealed-2006 = Bids for starting player: { $bids }.
event-start-bids-tied-2006 = Tie at { $bid }. { $seats } bid in secret once more.
event-start-bid-won = { $seat } pays { $price } and may name the starting player.
event-start-named = { $own ->
        [yes] { $seat } chooses to be starting player.
       *[no] { $seat } names { $target } as starting player.
    }
event-program-changed-2006 = { $seat } replaces { $old } with { $new } in the platform.

## The shadow cabinet

event-politician-sent-2006 = { $seat } places the { $politician } { $place }, face down.
event-politician-sent-unseen-2006 = { $seat } places a cabinet card { $place }.
event-tile-placed = { $seat } lays a coalition tile { $place }.
event-tile-returned = { $seat } takes back the coalition tile { $origin }.
event-action-skipped-2006 = { $seat } carries out no action of the { $politician }.
event-trend-moved-2006 = Popularity of { $seat } { $place }: { $spaces }, now { $trend }.
event-base-moved-2006 = Members of { $seat }: { $change }, now { $base }.
event-double-placed-2006 = { $seat } puts a key tile on { $card } { $place }.
event-double-removed-2006 = { $seat } removes the key tile from { $card } { $place }.
event-media-ousted-2006 = { $replaced ->
        [yes] { $seat } pays { $target } { $price } and the bank as much, and replaces one of its media markers { $place }.
       *[no] { $seat } pays { $target } { $price } and removes one of its media markers { $place }.
    }

## Coalitions

event-coalition-proposed = { $seat } offers { $partner } a coalition.
event-coalition-imposed = { $seat } forces a coalition on { $partner }.
event-coalition-passed = { $seat } seeks no coalition.
event-pact-made = { $agreement ->
        [one] Coalition { $place }: { $seat } and { $partner }, one policy card in common.
       *[other] Coalition { $place }: { $seat } and { $partner }, { $agreement } policy cards in common.
    }

## Meetings, polls, votes

event-rallies-bought-2006 = { $count ->
        [one] { $seat } holds one meeting { $place } for { $price }.
       *[other] { $seat } holds { $count } meetings { $place } for { $price }.
    }
event-polls-reshuffled-2006 = The used polls are shuffled again.
event-rallies-converted-2006 = { $rallies ->
        [one] { $seat } converts one meeting { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }, now { $votes }.
       *[other] { $seat } converts { $rallies } meetings { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }, now { $votes }.
    }

## Election and national board

election-result-2006 = { $seat } { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }, { $points ->
        [one] 1 seat
       *[other] { $points } seats
    }
event-election-won = { $count ->
        [one] { $nose ->
            [yes] { $seats } wins the election { $place } by a nose.
           *[no] { $seats } wins the election { $place }.
        }
       *[other] { $nose ->
            [yes] The coalition of { $seats } wins the election { $place } by a nose.
           *[no] The coalition of { $seats } wins the election { $place }.
        }
    }
event-no-winner = Nobody has votes { $place }: the election has no winner.
event-presence-moved-2006 = { $seat } moves a media marker { $origin } to the national board: { $worth } points.
event-national-placed = { $seat } places { $card } on national space { $space }.
event-national-secured = { $seat } secures { $card } on national space { $space }.
event-national-replaced = { $seat } replaces { $old } with { $new } on national space { $space }.
event-national-passed = { $seat } places no further opinion on the national board.

## Money and the next round

event-income-paid-2006 = { $base ->
        [0] { $seat } receives { $income }: seats { $points }.
       *[other] { $seat } receives { $income }: seats { $points }, members { $base }.
    }
event-donation-accepted-2006 = { $seat } receives its contribution of { $amount }.
event-donation-rejected-2006 = { $seat } has declined a contribution of { $amount }.
event-contribution-laid = { $seat } declines a contribution, face down.
event-contribution-passed = { $seat } plays no contribution card.
event-largest-refused = { $seat } alone has declined the largest amount, { $amount }, and rolls more dice.
event-opinion-replaced-2006 = { $card } { $place } goes under the deck: its issue lies there already.

## The end

event-final-counted = { $seat }: { $total } points. Seats { $seats }, national media { $media }, members { $members }, most members { $lead }, national opinions { $opinions }, secured opinions { $secured }.
event-poll-used = { $seat } publishes a part of the poll { $place }.

## What lies out and what comes back

event-pool-laid-out = The exchange pool: { $cards }.
event-programs-reshuffled-2006 = The discarded policy cards are shuffled and make a new draw pile.
event-politician-left-2006 = The { $politician } of { $seat } has its turn { $place } and leaves the game.
event-trend-moved-not-2006 = Popularity of { $seat } { $place }: stays at { $trend }.
event-base-moved-not-2006 = Members of { $seat }: stay at { $base }.
event-double-returned-2006 = The key tile on { $card } goes back to the supply { $origin }.
event-pact-forced = { $agreement ->
        [one] Forced coalition { $place }: { $seat } and { $partner }, one policy card in common.
       *[other] Forced coalition { $place }: { $seat } and { $partner }, { $agreement } policy cards in common.
    }
event-polls-dealt = A poll is dealt face down to each of these states: { $states }.
event-auction-began-2006 = The poll { $place } is auctioned. { $seat } bids first.
event-rallies-capped = { $rallies ->
        [one] { $seat } converts one meeting { $place }: { $formula }. The marker stops at { $votes }: { $gain } of them count.
       *[other] { $seat } converts { $rallies } meetings { $place }: { $formula }. The marker stops at { $votes }: { $gain } of them count.
    }
event-votes-restacked = The votes marker of { $seat } { $place } now lies on top.
event-nose-beaten = Beaten by a nose { $place }: { $seats }.
event-election-held-2006 = Election { $number } { $place }, worth up to { $most } seats: { $results }.
event-state-entered-2006 = { $state } comes into play, for election { $number }. Worth up to { $most } seats.
event-meetings-laid-out = Meetings on the new board { $place }: { $meetings }.
event-contribution-shown = { $seat } accepts a contribution of { $amount }, face up.
event-contribution-declined = { $seat } declines a contribution of { $amount }, face down.
