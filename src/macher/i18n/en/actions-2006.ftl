# What choosing an action means in the 2006 edition: a command without a full stop.

action-pass-coalition-turn = Pass: seek no coalition { $place }
action-pass-majority-exchange = Pass: leave the opinions { $place } as they are

action-skip-policy-redraw = { $done ->
        [0] Keep all hand cards
        [one] Draw one new card
       *[other] Draw { $done } new cards
    }
action-skip-policy-swap = Leave the platform as it is
action-skip-cabinet-place = Place no cabinet card { $place }
action-skip-cabinet-act = No action: the { $politician } leaves the game
action-skip-poll-results = Use no other result
action-skip-national-opinion = Place no opinion
action-skip-contribution = Play no contribution card

## Preliminary phase

action-column-one = Option { $option }: { $items }
action-column-two = Option { $option }: { $items }

## Start and platform

action-name = { $own ->
        [yes] Start yourself
       *[no] { $target } starts
    }
action-card-policy-redraw = Discard { $card }
action-swap-2006 = In the platform replace { $old } with { $new }

## The shadow cabinet

action-accept-coalition-tile = Lay a coalition tile { $place }
action-refuse-coalition-tile = Lay no coalition tile { $place }
action-act-in = { $politician } { $place }
action-up = Popularity { $spaces } ({ $old } → { $new })
action-down = Popularity { $spaces } for { $target } ({ $old } → { $new })
action-double-on-2006 = Put a key tile on { $card }
action-undouble-2006 = Remove the key tile from { $card }
action-replace-2006 = Replace a media marker of { $target } { $place } with your own: { $price } to them, as much to the bank

## Coalitions

action-impose = Force a coalition on { $partner } ({ $votes } votes, equal policy cards: { $agreement })
action-propose = Offer { $partner } a coalition ({ $votes } votes, equal policy cards: { $agreement })
action-accept-coalition-answer = Accept the coalition with { $partner }
action-refuse-coalition-answer = Refuse the coalition with { $partner }

## Meetings and votes

action-rallies-2006 = { $count ->
        [0] No meeting { $place }
        [one] One meeting { $place } for { $price }
       *[other] { $count } meetings { $place } for { $price }
    }
action-convert-2006 = { $count ->
        [one] Convert one meeting { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }
       *[other] Convert { $count } meetings { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }
    }

## Polls

action-use-result-poll-use = Publish: { $target }, popularity { $spaces } ({ $old } → { $new })
action-use-result-poll-results = { $target }, popularity { $spaces } ({ $old } → { $new })
action-suppress-2006 = { $dice ->
        [one] Keep the poll back: as many members as one die shows
       *[other] Keep the poll back: as many members as { $dice } dice show together
    }

## The national board and contributions

action-move-2006 = Move a media marker { $origin } to the national board: { $worth } points
# The numbers are those of the national space: what a platform that agrees gets for it each round, and at the end.
action-national = { $kind ->
        [place] Place { $card } on national space { $space } (each round members +{ $members }, at the end { $points } points)
        [secure] Secure { $card } on national space { $space } (at the end { $points } points)
       *[replace] Replace { $old } with { $card } on national space { $space } (each round members +{ $members }, at the end { $points } points)
    }
action-contribute = { $accepted ->
        [yes] Accept { $amount }: { $dice ->
            [one] lose as many members as one die shows
           *[other] lose as many members as the highest of { $dice } dice shows
        }
       *[no] Decline { $amount }: { $dice ->
            [one] win as many members as one die shows
           *[other] win as many members as { $dice } dice show together
        }
    }
