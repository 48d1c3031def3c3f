# What the lens says of each kind of piece of the 2006 edition at this table.

service-piece-opinion-2006 = Opinion, face down
    .about = A party whose platform holds the same gains one coincidence in this state, one that holds the opposite loses one. The higher the coincidence, the more votes its meetings bring.
service-piece-program-2006 = Policy card
    .about = A position of a platform. Where a state wants the same, meetings bring more votes; if the national board shows it, it brings members and points. Parties with { $match } equal cards may form a coalition.
service-piece-national-2006 = National opinion
    .about = Whoever has the same position gains members every round and points at the end.
service-piece-politician-2006 = Cabinet card, face down
    .about = Placed face down beside a state and paid for when it is turned up; carries out one of these actions there and leaves the game. { $cabinet_order ->
            [by_state] State by state the cards act in player order.
           *[by_player] Each player uses all own cards before the next one does.
        }
service-piece-poll-2006 = Poll
    .about = Goes to the highest bidder: one or two of its results may be published, or it is kept back and brings members. { $poll_reveal ->
            [chosen_only] The others see only the results that are used.
           *[full_card] A published poll is seen by all.
        }
service-piece-media-2006 = Media marker
    .about = The party that has more of them in a state than each other one controls the media there: it may exchange an opinion, and published polls cannot lower it.
service-piece-presence-2006 = National media
    .about = A marker here scores the number of its space at the end. Whoever wins an election and has a marker in the state may bring it; after a victory by a nose of a single party, { $nose_losers ->
            [all_tied] all with as many votes may, too.
           *[directly_below] the party directly below may, too.
        }
service-piece-rally-2006 = Meetings
    .about = Meetings become votes: their number times popularity and coincidence together, or half their number if that is below one.
service-piece-tile-2006 = Coalition tile
    .about = Two parties with tiles in the state that votes may form a coalition if their platforms have { $match } cards in common; with { $force } one may force it. Their votes then count together.
service-piece-base-2006 = Members
    .about = Members bring money after rounds { $payouts } and are points at the end; the two largest parties get more.
service-piece-back-2006 = Face down
    .about = Face down: it counts for nothing until it is turned up.
service-piece-doubled-2006 = Key tile
    .about = Under a key tile: it counts twice and cannot be exchanged, { $key_issue_blocks_national ->
            [true] nor go to the national board.
           *[false] but it can go to the national board.
        }
service-piece-secured-2006 = Secured
    .about = Secured: only the opposite position can take its place.
