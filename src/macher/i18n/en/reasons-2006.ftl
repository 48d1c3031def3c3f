# Why a bot did something in the 2006 edition: one sentence each. Worths are in points.

## The start

reason-sheet-option-2006 = Of this column, this option brings the most where it is needed: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-sheet-place-2006 = It does the most { $place }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } for this column.
reason-start-bid-2006 = The order of play is worth a bid of { $bid }, drawn from a mix that nobody can read.
reason-start-no-bid-2006 = The order of play is not worth any money now; bids are drawn from a mix that nobody can read.
reason-name-start-2006 = If { $seat } starts, our place in the order of play is number { $position }, which suits us best.

## The platform

reason-hand-keep-2006 = The cards in hand are good enough to be kept.
reason-hand-discard-2006 = { $card } helps nowhere at present; a new card promises more.
reason-platform-keep-2006 = No change of the platform brings more than it costs.
reason-platform-change-2006 = { $new } instead of { $old } suits the states and the national board better: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## The shadow cabinet and coalitions

reason-cabinet-none-2006 = No cabinet card would bring more { $place } now than later.
reason-cabinet-send-2006 = { $politician } does more { $place } than it would later: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-cabinet-next-2006 = The state that votes first comes first: { $state }.
reason-cabinet-idle-2006 = No action { $place } would help.
reason-cabinet-votes-2006 = Votes are what helps most { $place }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-cabinet-up-2006 = Popularity makes every meeting { $place } worth more: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-cabinet-down-2006 = { $rival } is the strongest rival { $place }: less popularity there is worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-cabinet-media-2006 = The media { $place } are worth more than they cost, and { $rival } loses them: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-cabinet-key-2006 = { $card } should count double { $place }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-cabinet-no-key-2006 = Without the key tile { $place } the factors look better: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-tile-2006 = A coalition { $place } may still be useful.
reason-tile-none-2006 = A coalition { $place } is of no use.
reason-coalition-none-2006 = Alone the outlook { $place } is better than with any partner.
reason-coalition-propose-2006 = Together with { $partner } a victory { $place } is in reach: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-coalition-impose-2006 = { $partner } cannot refuse, and together a victory { $place } is in reach: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-coalition-accept-2006 = With { $partner } a victory { $place } is more likely: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-coalition-refuse-2006 = It is better to stay alone { $place } than to help { $partner }.

## Media and meetings

reason-media-none-2006 = No media marker is worth its price now.
reason-media-2006 = A media marker { $place } counts after a victory and for control: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than its price.
reason-exchange-none-2006 = No exchange of opinions { $place } would help.
reason-exchange-2006 = { $new } instead of { $old } { $place } helps our votes or hinders those of rivals: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-meetings-none-2006 = Money and markers do more elsewhere than in meetings { $place }.
reason-meetings-2006 = { $count ->
        [one] One more meeting { $place } is worth about { $points ->
                [one] 1 point
               *[other] { $points } points
            }.
       *[other] { $count } more meetings { $place } are worth about { $points ->
               [one] 1 point
              *[other] { $points } points
           }.
    }
reason-convert-2006 = A factor of { $factor } { $place } is good enough to convert { $count ->
        [one] one meeting
       *[other] { $count } meetings
    } now: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-convert-wait-2006 = The factor of { $factor } { $place } may still get better, so the meetings wait.

## Polls

reason-poll-bid-2006 = The poll { $place } promises about { $points ->
        [one] 1 point
       *[other] { $points } points
    }, so up to { $limit } is a fair price.
reason-poll-deny-2006 = The poll { $place } must not go to { $rival } for less than { $bid }: it would cost us about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-poll-pass-2006 = The poll { $place } is worth { $limit } at most.
reason-poll-publish-2006 = The result for { $target } serves us best { $place }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-poll-suppress-2006 = No result serves us { $place } as well as new members: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-poll-enough-2006 = No other result would help { $place }.

## The national board and contributions

reason-media-move-2006 = The media marker { $origin } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } on the national board.
reason-media-keep-2006 = The media marker { $origin } is needed more in the states to come.
reason-national-none-2006 = No opinion would serve our platform better than those of the rivals.
reason-national-place-2006 = { $card } is in our platform: members and points for it are worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-national-secure-2006 = { $card } serves us and should stay: securing it is worth about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-national-replace-2006 = { $new } serves us better than { $old }: about { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
reason-contribution-accept-2006 = { $amount } can still be put to good use, and few members are lost.
reason-contribution-decline-2006 = New members are worth more now than { $amount }.
reason-contribution-none-2006 = This card serves better later.
