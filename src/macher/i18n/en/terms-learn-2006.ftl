# More words of the game, explained in a sentence as they hold at this table.

service-term-convert-2006 = Conversion
    .about = Turning meetings into votes: each brings as many as popularity and coincidence together. { $convert_in_current_state ->
            [true] It is possible in every state.
           *[false] In the state that votes it waits for the election.
        }
    .forms = conver
service-term-majority-2006 = Majority
    .about = { $majority_needs_conversion ->
            [true] More votes in a state than all other parties together: its owner may exchange an opinion there after converting meetings.
           *[false] More votes in a state than all other parties together: its owner may exchange an opinion there.
        }
    .forms = majority
service-term-starter-2006 = Starting player
    .about = Acts first in every phase of the round. Whoever bids the most names the starting player.
    .forms = starting player
service-term-block-2006 = Preliminary sheet
    .about = On it all choose in secret what they begin with, and where.
    .forms = preliminary sheet
service-term-display-2006 = Exchange pool
    .about = Opinions that lie open beside the boards and may be exchanged for those of a state. { $exchange_allow_flip ->
            [false] A new opinion must not have the issue of the one that goes.
           *[true] A new opinion may be the opposite of the one that goes.
        }
    .forms = exchange pool
service-term-politician-2006 = Cabinet card
    .about = Placed face down in a state and paid for when it is turned up; it carries out one of its actions there. One with a phone { $coalition_tile_optional ->
            [true] may bring a coalition tile.
           *[false] brings a coalition tile.
        }
    .forms = cabinet card
service-term-auction-2006 = Auction
    .about = Bids go round until all but one party have passed.
    .forms = auction
service-term-topic-2006 = Issue
    .about = One of seven questions of the campaign. A card says yes (+) or no (−) to it.
    .forms = issue
service-term-votes-2006 = Votes
    .about = How a party stands in a state. At the election they bring the seats of the state card.
    .forms = vote
service-term-marker-2006 = Media marker
    .about = Stands for newspapers and stations on your side. A state has room for { $spots } of them; when it leaves the game, they return to their owners.
    .forms = media marker
service-term-points-2006 = Points
    .about = What wins the game: from seats, members, media and opinions on the national board.
    .forms = points
