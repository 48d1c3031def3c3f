# More words of the game, explained in a sentence.

service-term-convert-2006 = Conversion
    .about = Turning meetings into votes: each brings as many as popularity and coincidence together.
    .forms = conver
service-term-majority-2006 = Majority
    .about = More votes in a state than all other parties together: its owner may exchange an opinion there.
    .forms = majority
service-term-starter-2006 = Starting player
    .about = Acts first in most phases of the round. Who bids the most names the starting player.
    .forms = starting player
service-term-block-2006 = Preliminary sheet
    .about = On it all choose in secret what they begin with, and where.
    .forms = preliminary sheet
service-term-display-2006 = Exchange pool
    .about = Opinions that lie open beside the boards and may be exchanged for those of a state.
    .forms = exchange pool
service-term-politician-2006 = Cabinet card
    .about = Placed face down in a state and paid for when it is turned up; it carries out one of its actions there.
    .forms = cabinet card
service-term-auction-2006 = Auction
    .about = Bids go round until all but one party have passed.
    .forms = auction
service-term-topic-2006 = Issue
    .about = One of seven questions of the campaign. A card says yes (+) or no (−) to it.
    .forms = issue
