# One sentence or two for the player who is asked (prompt-…), and one for those who wait (waiting-…).

## Setup

prompt-draft = Pick { $pick } of { $picks }: keep one of these { $count } program cards; the rest goes to your left.
waiting-draft = Waiting for { $who } to pick a program card.

prompt-choose-program = { $enough ->
        [yes] Choose { $count } cards of different topics as your program.
       *[no] { $count ->
            [one] Your cards have one topic only: lay out a card of it. The rest is replaced.
           *[other] Your cards have only { $count } topics: lay out one card of each. The rest is replaced.
        }
    }
waiting-choose-program = Waiting for { $who } to choose a program.

prompt-fill-program = { $lacking ->
        [one] Your program lacks one topic: add one of the new cards.
       *[other] Your program lacks { $lacking } topics: add { $count } of the new cards.
    }
waiting-fill-program = Waiting for { $who } to complete the program.

prompt-keep-hand-card = Keep one of the cards left over in your hand; the other one is discarded.
waiting-keep-hand-card = Waiting for { $who } to keep a hand card.

prompt-start-positions = { $number ->
        [0] Choose a start block; then name a state for each of its { $symbols } symbols.
       *[other] Symbol { $number } of { $symbols }, { $symbol }: in which state?
    }
waiting-start-positions = Waiting for { $who } to fill in the start positions.

## Phase 1

prompt-start-bid = Bid in secret to be start player; only the highest bid is paid. You have { $money }.
waiting-start-bid = Waiting for { $who } to bid for start player.

prompt-start-raise = Tie for start player: bid more than { $high } or pass. You are asked once and have { $money }.
waiting-start-raise = Waiting for { $who } to raise or pass.

## Phase 2

prompt-program-source = Get program cards: draw one unseen and take one from the display, or lay out a new display and take one. Or take none.
waiting-program-source = Waiting for { $who } to get program cards.

prompt-program-take = Take one card from the display into your hand.
waiting-program-take = Waiting for { $who } to take a card from the display.

prompt-program-swap = { $left ->
        [one] Exchange one more program card for a hand card, or leave the program as it is.
       *[other] Exchange up to { $left } program cards for hand cards, or leave the program as it is.
    }
waiting-program-swap = Waiting for { $who } to change the program.

prompt-program-keep = Keep one of your { $count } hand cards; the others are discarded.
waiting-program-keep = Waiting for { $who } to keep a hand card.

## Phases 3 to 5

prompt-media-buy = { $supply ->
        [one] Buy your last media marker for { $price }, or pass. You have { $money }.
       *[other] Buy a media marker for { $price }, or pass. You have { $supply } markers and { $money }.
    }
waiting-media-buy = Waiting for { $who } to buy a media marker or pass.

prompt-rally-buy = How many rallies { $place }? You have { $there } of { $most } there, { $supply } in supply and { $money }.
waiting-rally-buy = Waiting for { $who } to organise rallies { $place }.

prompt-send-politician = { $count ->
        [one] Send your last politician { $toward }, face down, or nobody?
       *[other] Which of your { $count } politicians goes { $toward }, face down? Or nobody?
    }
waiting-send-politician = Waiting for { $who } to send a politician { $toward } or nobody.

## Phases 6 to 8

prompt-politician-pay = { $politician } { $place }: pay { $price }? Unpaid, the card leaves the game. You have { $money }.
waiting-politician-pay = Waiting for { $who } to pay a politician { $place } or decline.

prompt-politician-act = { $part ->
        [main] { $politician } { $place }: use the main action or skip it.
        [secondary] { $politician } { $place }: use one secondary action or skip it.
       *[both] { $politician } { $place }: use the main action and a secondary one in any order, or skip them.
    }
waiting-politician-act = Waiting for { $who } to use a politician { $place }.

prompt-media-exchange = You influence the media { $place }: exchange one opinion for one from the display, or pass.
waiting-media-exchange = Waiting for { $who } to exchange an opinion { $place } or pass.

prompt-poll-bid = { $leader ->
        [none] Poll { $place }, back { $party }: no bid yet. Bid 0 or more, or pass.
       *[other] Poll { $place }, back { $party }: { $leader } leads with { $high }. Bid more, or pass.
    } { $after ->
        [0] You are the last to speak and have { $money }.
        [one] One more player speaks after you. You have { $money }.
       *[other] { $after } more players speak after you. You have { $money }.
    }
waiting-poll-bid = Waiting for { $who } to bid for the poll { $place }.

prompt-poll-publish = Your poll { $place }: { $poll }. Publish it, or keep it back for { $base } party base?
waiting-poll-publish = Waiting for { $who } to publish the poll { $place } or keep it back.

## Phase 9

prompt-convert = Convert rallies { $place } into votes? You have { $most }: at least { $least } of them, or none. Trend { $trend }, match { $match }.
waiting-convert = Waiting for { $who } to convert rallies { $place }.

prompt-coalition-consent = { $role ->
        [lead] You are the strongest party { $place } with { $votes } votes. Do you want a coalition? { $partner } with { $others } votes is asked first.
       *[partner] { $partner } ({ $others } votes) offers you ({ $votes } votes) a coalition { $place }. Do you accept?
    }
waiting-coalition-consent = Waiting for { $who } to decide on a coalition { $place }.

prompt-presence-move = Move a media marker { $origin } to the media presence spot worth { $worth }?
waiting-presence-move = Waiting for { $who } to move or keep a media marker { $place }.

prompt-donation = Choose one of your donation cards and accept or reject it. Your party base is { $base }.
waiting-donation = Waiting for { $who } to decide on a donation.

## Always

# Added to a waiting sentence for a player whose sealed choice is in.
waiting-may-take-back = Until then you may take your choice back.
prompt-game-over = { $count ->
        [one] The game is over: { $seats } wins with { $points } points.
       *[other] The game is over: { $seats } share the victory with { $points } points each.
    }
