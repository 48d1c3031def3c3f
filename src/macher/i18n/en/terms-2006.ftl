# The words of the game, explained in a sentence.

service-term-program-2006 = Platform
    .about = The public positions of a party, one policy card an issue. The better it fits the opinions of a state, the more votes its meetings bring there.
service-term-match-2006 = Coincidence
    .about = How well a platform fits the open opinions of a state: one more for each that it shares, one less for each that it contradicts, double for a key issue.
service-term-trend-2006 = Popularity
    .about = How a party is liked in a state. It is added to the coincidence when meetings become votes.
service-term-rally-2006 = Meeting
    .about = A marker in a state that becomes votes later.
service-term-media-2006 = Media control
    .about = Who has more media markers in a state than each of the others: may exchange an opinion there, and gains from polls and elections.
service-term-presence-2006 = National board
    .about = Media and opinions of the whole country: spaces there bring members and points at the end.
service-term-poll-2006 = Poll
    .about = A card that raises or lowers popularity. It is auctioned; whoever gets it may use it or suppress it for dice.
service-term-coalition-2006 = Coalition
    .about = Two parties with tiles in a state whose votes count together for the victory there.
service-term-base-2006 = Members
    .about = The members of a party: money every round, and points at the end.
service-term-donation-2006 = Contribution
    .about = Money from outside: taking it may cost members, declining it may bring some, as the dice fall.
service-term-double-2006 = Key issue
    .about = Makes an opinion count twice in its state, for good and for bad.
