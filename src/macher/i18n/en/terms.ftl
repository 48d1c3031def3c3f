# The words of the game, explained in a sentence as they hold at this table.

service-term-program = Program
    .about = The five public positions of a party, one for each of five topics. The better it fits the opinions of a state, the more votes its rallies bring there.
    .forms = program
service-term-opinion = Opinion
    .about = What the people of a state want: approval or disapproval of a topic. Up to four lie in a state; those face down count for nothing yet.
    .forms = opinion
service-term-match = Match
    .about = How well a program fits the open opinions of a state: one more for each that it shares, one less for each that it contradicts, double under a double marker.
    .forms = match
service-term-trend = Trend
    .about = How a party is doing in a state. The number printed on its space ({ $trends }) is added to the rallies when they become votes.
    .forms = trend
service-term-rally = Rally
    .about = A cube in a state that becomes votes later. Up to three placed in a state at once cost the same each, further ones more and more.
    .forms = rally, rallies
service-term-media = Media influencer
    .about = { $presence_move ->
            [optional] Who has more media markers in a state than each of the others: may exchange an opinion, cannot be lowered by polls, and may take media presence after the election.
           *[forced] Who has more media markers in a state than each of the others: may exchange an opinion, cannot be lowered by polls, and gets media presence after the election.
        }
    .forms = media influencer, influence the media, influences the media, influence its media
service-term-presence = Media presence
    .about = Spots of the whole country. A marker there scores the number of its spot at the end.
    .forms = media presence, presence board
service-term-cabinet = Shadow cabinet
    .about = The politicians of a party. Sent to a state face down, they act there once and leave the game.
    .forms = shadow cabinet
service-term-poll = Poll
    .about = A card that raises or lowers trends. It is auctioned; whoever gets it may publish it or keep it back. { $poll_front ->
            [private_unless_published] The others see it only if it is published.
           *[public_when_taken] All see what it shows.
        }
    .forms = poll
service-term-coalition = Coalition
    .about = { $coalition ->
            [partner_may_refuse] Two parties that win an election together when neither could alone. The weaker one may refuse.
            [both_may_refuse] Two parties that win an election together when neither could alone. Either may refuse.
           *[automatic] Two parties that win an election together when neither could alone. Nobody can refuse.
        }
    .forms = coalition
service-term-base = Party base
    .about = The loyal members of a party: money in every round but the last, and points at the end.
    .forms = party base
service-term-donation = Donation
    .about = Money from outside: accepting it costs { $losses } party base, rejecting it brings { $gains }.
    .forms = donation
service-term-double = Double marker
    .about = Makes an opinion count twice in its state, for good and for bad.
    .forms = double marker
