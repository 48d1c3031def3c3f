# What is asked in the 2006 edition (prompt-…), and what those read who wait (waiting-…).

## Preliminary phase

prompt-preliminary = { $part ->
        [first] Preliminary sheet, column 1: choose an option; then name a state for each of its items.
        [second] Preliminary sheet, column 2: choose an option; then name a state for each media marker.
       *[item] Item { $number } of { $items }, { $item }: in which state?
    }
waiting-preliminary = Waiting for { $who } to fill in the preliminary sheet.

## Phase 1

prompt-start-bid-2006 = Bid in secret for the right to name the starting player; only the highest bid is paid. You have { $money }.
waiting-start-bid-2006 = Waiting for { $who } to bid for starting player.

prompt-start-rebid = Tie for starting player: bid in secret once more, { $least } or more. You have { $money }.
waiting-start-rebid = Waiting for { $who } to make a second bid.

prompt-name-start = You have won the bid: who is starting player of this round?
waiting-name-start = Waiting for { $who } to name the starting player.

## Phase 2

prompt-policy-redraw = { $done ->
        [0] Discard any of your { $count } hand cards, from top to bottom, and draw as many new ones; or keep them all.
        [one] One card is discarded. Discard another one, or draw one new card.
       *[other] { $done } cards are discarded. Discard another one, or draw { $done } new cards.
    }
waiting-policy-redraw = Waiting for { $who } to discard policy cards or keep them.

prompt-policy-swap = Replace one card of your platform with a hand card, or leave it as it is.
waiting-policy-swap = Waiting for { $who } to change the platform.

## Phase 3

prompt-cabinet-place = { $count ->
        [one] Place your last cabinet card { $place }, face down, or none? You can still spend { $left }.
       *[other] Which of your { $count } cabinet cards do you place { $place }, face down? Or none? You can still spend { $left }.
    }
waiting-cabinet-place = Waiting for { $who } to place a cabinet card { $place } or none.

prompt-coalition-tile = Your cabinet card { $place } shows a phone: lay a coalition tile there?
waiting-coalition-tile = Waiting for { $who } to lay a coalition tile { $place } or not.

prompt-cabinet-card = Which of your { $count } cabinet cards acts next?
waiting-cabinet-card = Waiting for { $who } to choose the next cabinet card.

prompt-cabinet-act = { $politician } { $place }: carry out one of its actions, or none. You have { $money }.
waiting-cabinet-act = Waiting for { $who } to use a cabinet card { $place }.

## Phase 4

prompt-coalition-turn = Do you want a coalition { $place } with one of these partners? Or pass.
waiting-coalition-turn = Waiting for { $who } to seek a coalition { $place } or pass.

prompt-coalition-answer = { $partner } ({ $others } votes) offers you ({ $votes } votes) a coalition { $place }. Do you accept?
waiting-coalition-answer = Waiting for { $who } to answer an offer of coalition { $place }.

## Phases 5 and 6

prompt-media-exchange-2006 = You control the media { $place }: exchange one opinion for one from the exchange pool, or pass.

prompt-meetings-buy = How many meetings { $place }? Up to { $turn } now, { $price } each. You have { $there } of { $most } there, { $supply } in supply and { $money }.
waiting-meetings-buy = Waiting for { $who } to hold meetings { $place }.

## Phase 7

prompt-poll-bid-2006 = { $leader ->
        [none] Poll { $place }: no bid yet. Bid { $least } or more, or pass.
       *[other] Poll { $place }: { $leader } leads with { $high }. Bid more, or pass and be out.
    } You have { $money }.

prompt-poll-use = Your poll { $place }: { $poll }. { $uses ->
        [one] Publish it and use one of its results,
       *[other] Publish it and use up to { $uses } of its results,
    } or keep it back and { $dice ->
        [one] win members with one die.
       *[other] win members with { $dice } dice.
    }
waiting-poll-use = Waiting for { $who } to publish the poll { $place } or keep it back.

prompt-poll-results = { $left ->
        [one] Use one more result of the poll { $place }, or stop.
       *[other] Use up to { $left } more results of the poll { $place }, or stop.
    }
waiting-poll-results = Waiting for { $who } to use more results of the poll { $place }.

## Phase 8

prompt-convert-2006 = Convert meetings { $place } into votes? { $least } to { $most } of them, or none. Popularity { $trend }, coincidence { $match }.
waiting-convert-2006 = Waiting for { $who } to convert meetings { $place }.

prompt-majority-exchange = You have an absolute majority { $place }: exchange one opinion for one from the exchange pool, or pass.
waiting-majority-exchange = Waiting for { $who } to exchange an opinion { $place } or pass.

## Phases 10 and 14

prompt-national-media = Move a media marker { $origin } to the national board, to the space worth { $worth } points?
waiting-national-media = Waiting for { $who } to move or keep a media marker { $place }.

prompt-national-opinion = { $left ->
        [one] Place one opinion { $origin } on the national board, or none.
       *[other] Place up to { $left } opinions { $origin } on the national board, one after the other, or none.
    }
waiting-national-opinion = Waiting for { $who } to place opinions { $origin } on the national board.

prompt-contribution = Play one of your contribution cards: face up to accept it, face down to decline it. Your members: { $members }.
waiting-contribution = Waiting for { $who } to play a contribution card.
