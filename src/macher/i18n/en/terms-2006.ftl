# The words of the game, explained in a sentence as they hold at this table.

service-term-program-2006 = Platform
    .about = The public positions of a party, one policy card an issue. The better it fits the opinions of a state, the more votes its meetings bring there.
    .forms = platform
service-term-match-2006 = Coincidence
    .about = How well a platform fits the open opinions of a state: one more for each that it shares, one less for each that it contradicts, double for a key issue.
    .forms = coincidence
service-term-trend-2006 = Popularity
    .about = How a party is liked in a state. It is added to the coincidence when meetings become votes.
    .forms = popularity
service-term-rally-2006 = Meeting
    .about = A marker in a state that becomes votes later.
    .forms = meeting
service-term-media-2006 = Media control
    .about = Who has more media markers in a state than each of the others: may exchange an opinion there, and published polls cannot lower it.
    .forms = media control, control its media, controls the media
service-term-presence-2006 = National board
    .about = Media and opinions of the whole country: spaces there bring members and points at the end.
    .forms = national board, national space
service-term-poll-2006 = Poll
    .about = A card that raises or lowers popularity. It is auctioned; whoever gets it may publish one or two of its results or keep it back and roll dice for members. { $poll_reveal ->
            [chosen_only] The others see only the results that are used.
           *[full_card] A published poll is seen by all.
        }
    .forms = poll
service-term-coalition-2006 = Coalition
    .about = Two parties with tiles in a state whose votes count together for the victory there.
    .forms = coalition
service-term-base-2006 = Members
    .about = The members of a party: money after rounds { $payouts }, and points at the end. { $membership_cap ->
            [80] Nobody can have more than { $membership_cap }.
           *[none] There is no upper limit.
        }
    .forms = members
service-term-donation-2006 = Contribution
    .about = Money from outside: accepting it costs as many members as the highest die shows, declining it brings as many as the dice show together.
    .forms = contribution
service-term-double-2006 = Key issue
    .about = Makes an opinion count twice in its state, for good and for bad. It cannot be exchanged, { $key_issue_blocks_national ->
            [true] nor go to the national board.
           *[false] but it can go to the national board.
        }
    .forms = key issue, key tile
service-term-opinion-2006 = Opinion
    .about = What the people of a state want: yes or no to an issue. Four lie in a state; those face down count for nothing yet.
    .forms = opinion
service-term-cabinet-2006 = Shadow cabinet
    .about = The cabinet cards of a party. Placed in a state face down, each acts there once and leaves the game.
    .forms = shadow cabinet
