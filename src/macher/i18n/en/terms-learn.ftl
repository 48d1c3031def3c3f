# More words of the game, explained in a sentence as they hold at this table.

service-term-votes = Votes
    .about = How a party stands in a state. They score the points of the state card when it votes.
    .forms = vote
service-term-convert = Conversion
    .about = Turning rallies into votes: (rallies + trend) × match. In the state that votes all of them are converted.
    .forms = conver
service-term-majority = Majority
    .about = { $majority } votes win an election alone; whoever has fewer needs a partner.
    .forms = majority
service-term-starter = Start player
    .about = Acts first in most phases of the round and wins most ties. The place is auctioned at the beginning of a round.
    .forms = start player
service-term-block = Start block
    .about = Its { $symbols } symbols say what a party begins with: rallies, trend, media or votes, each in a state of its choice. Equal symbols need different states.
    .forms = start block
service-term-display = Display
    .about = Cards that lie open beside the boards. Opinions and program cards have one each. A gap among the program cards is filled at once; one among the opinions { $elections ->
            [7] stays until round 3 is over.
           *[4] stays.
        }
    .forms = display
service-term-politician = Politician
    .about = A card of the shadow cabinet. It has a main action and secondary ones, costs money when it is turned up, and is used once. An action with a ! is closed to all others in that state once it is used, until { $exclusive_scope ->
            [state_lifetime] the state leaves the game.
           *[phase] the round is over.
        }
    .forms = politician
service-term-marker = Media marker
    .about = Stands for newspapers and stations on your side. A state has room for { $spots } of them. Those left when a state leaves the game { $media_markers_on_clear ->
            [out_of_game] are lost.
           *[to_owner] return to their owners.
        }
    .forms = media marker
service-term-auction = Auctioneer
    .about = Whoever has the most votes in the state: the auctioneer bids last, when all others have spoken. Bidding begins to the left of { $poll_first_bidder ->
            [left_of_start_player] the start player.
           *[left_of_auctioneer] the auctioneer.
        }
    .forms = auctioneer
service-term-supply = Supply
    .about = What a party has beside the board and can still place.
    .forms = supply
service-term-topic = Topic
    .about = One of seven questions of the campaign. A card says yes (+) or no (−) to it.
    .forms = topic
service-term-points = Points
    .about = What wins the game: from votes in elections, victories, media, party base and money.
    .forms = points
