# The words of the game, explained in a sentence.

service-term-program = Program
    .about = The five public positions of a party, one for each of five topics. The better it fits the opinions of a state, the more votes its rallies bring there.
service-term-opinion = Opinion
    .about = What the people of a state want: approval or disapproval of a topic. Up to four lie in a state; those face down count for nothing yet.
service-term-match = Match
    .about = How well a program fits the open opinions of a state: one more for each that it shares, one less for each that it contradicts, double under a double marker.
service-term-trend = Trend
    .about = How a party is doing in a state. The number printed on its space is added to the rallies when they become votes.
service-term-rally = Rally
    .about = A cube in a state that becomes votes later. Several placed at once cost more than one after the other.
service-term-media = Media influencer
    .about = Who has more media markers in a state than each of the others: may exchange an opinion, is safe from polls, and gets media presence.
service-term-presence = Media presence
    .about = Spots of the whole country. A marker there scores the number of its spot at the end.
service-term-cabinet = Shadow cabinet
    .about = The politicians of a party. Sent to a state face down, they act there once and leave the game.
service-term-poll = Poll
    .about = A card that raises or lowers trends. It is auctioned; whoever gets it may publish it or keep it back.
service-term-coalition = Coalition
    .about = Two parties that win an election together when neither could alone.
service-term-base = Party base
    .about = The loyal members of a party: money every round, and points at the end.
service-term-donation = Donation
    .about = Money from outside: accepting it costs party base, rejecting it brings some.
service-term-double = Double marker
    .about = Makes an opinion count twice in its state, for good and for bad.
