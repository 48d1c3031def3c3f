# What choosing an action means: a command without a full stop.

action-take-back = Take your choice back
action-bid = Bid { $bid }

action-pass-start-raise = Pass
action-pass-media-buy = Pass: buy nothing for now
action-pass-media-exchange = Pass: leave the opinions { $place } as they are
action-pass-poll-bid = Pass
action-pass-convert = Convert nothing { $place }

action-skip-program-source = Take no card
action-skip-program-swap = { $done ->
        [0] Leave the program as it is
       *[other] Exchange no other card
    }
action-skip-send-politician = Send nobody { $toward }
action-skip-politician-act = { $part ->
        [main] Skip the main action
        [secondary] Skip the secondary action
       *[both] Skip both actions
    }

## Program

action-draw = Draw one card unseen, then take one from the display
action-refresh = Lay out a new display, then take one card from it
action-card-draft = Pick { $card }
action-card-keep-hand-card = Keep { $card } in hand
action-card-program-take = Take { $card } from the display
action-card-program-keep = Keep { $card } in hand
action-cards-choose-program = { $full ->
        [yes] Program: { $cards }
       *[no] Lay out { $cards } and draw for the rest
    }
action-cards-fill-program = Add { $cards } to the program
action-swap = In the program exchange { $old } for { $new }

## Start positions

action-block = Start block { $block }: { $symbols }
action-place = { $state }: { $symbol }

## Media and rallies

action-media = Buy a media marker { $place } for { $price }
action-rallies = { $count ->
        [0] No rally { $place }
        [one] Organise one rally { $place } for { $price }
       *[other] Organise { $count } rallies { $place } for { $price }
    }
action-convert = { $count ->
        [one] Convert one rally { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }
       *[other] Convert { $count } rallies { $place }: { $formula } { $gain ->
            [one] vote
           *[other] votes
        }
    }

## The shadow cabinet

action-send = Send the { $politician } { $toward } ({ $price }): { $effects }
action-pay = Pay { $price } for the { $politician } { $place }
action-decline = Do not pay: the { $politician } leaves the game
action-use-trend = Trend { $spaces } { $place } ({ $old } → { $new })
action-use-votes = { $count ->
        [one] One vote { $place } ({ $old } → { $new })
       *[other] { $count } votes { $place } ({ $old } → { $new })
    }
action-use-base = Party base { $change } ({ $old } → { $new })
action-use-others = Trend { $spaces } for all others { $place }
action-use-poll = Take the top poll (back { $party }) { $place } without an auction
action-use-program = Change your program now
action-double-on = Put a double marker on { $card } { $place }
action-undouble = Remove the double marker from { $card } { $place }
action-oust = Pay { $target } { $price } and remove a media marker of theirs { $place }
action-replace = Pay { $target } { $price } and replace a media marker of theirs { $place } with your own

## Opinions and polls

action-exchange = { $state }: exchange { $old } for { $new }
action-publish = Publish the poll { $place }: { $effects }
poll-effect = { $seat } trend { $spaces } ({ $old } → { $new })
poll-protected = { $seat } protected
action-suppress = Keep the poll back: party base { $change } ({ $old } → { $new })

## Election and money

action-accept = { $role ->
        [lead] Seek a coalition, { $partner } first: { $bonus } points for each partner
       *[partner] Accept the coalition with { $partner }: { $bonus } points for each
    }
action-refuse = { $role ->
        [lead] Stay alone, without { $partner }: { $alone } points instead of { $bonus }
       *[partner] Refuse the coalition with { $partner }
    }
action-move = Move a media marker { $origin } to the media presence spot worth { $worth }
action-keep = Keep the media marker { $place }
action-donate = { $accepted ->
        [yes] Accept { $amount }: party base { $change } ({ $old } → { $new })
       *[no] Reject { $amount }: party base { $change } ({ $old } → { $new })
    }

# An action that is not offered in the open decision.
action-elsewhere = Choice { $code }
