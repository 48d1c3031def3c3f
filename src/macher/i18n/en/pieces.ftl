# What the lens says of each kind of piece at this table: its name while its face is hidden, and what it is for.

service-piece-opinion = Opinion, face down
    .about = A party whose program says the same matches this state by one more, one that says the opposite by one less. The better the match, the more votes its rallies bring.
service-piece-program = Program card
    .about = A position of a program. Where a state wants the same, rallies bring more votes. If nobody has a majority, the strongest party looks for a partner with many of the same cards.
service-piece-politician = Politician, face down
    .about = Sent face down beside a state, paid when turned up or given up; then acts there once, in the order of placing, and leaves the game. An action with a ! is closed to all others there once it is used, until { $exclusive_scope ->
            [state_lifetime] the state leaves the game.
           *[phase] the round is over.
        }
service-piece-poll = Poll
    .about = Goes to the highest bidder: published it changes the trends in the state, kept back it brings { $suppressed } party base. { $poll_front ->
            [private_unless_published] The others see it only if it is published.
           *[public_when_taken] All see what it shows.
        }
service-piece-media = Media marker
    .about = The party that has more of them in a state than each other one influences its media: it may exchange an opinion, cannot be lowered by polls, and { $presence_move ->
            [optional] may take media presence after the election.
           *[forced] gets media presence after the election.
        }
service-piece-presence = Media presence
    .about = A marker here scores the number of its spot at the end. Winners of an election who have a marker in the state { $presence_move ->
            [optional] may bring one, and so may the party that influences the media there.
           *[forced] bring one, and so does the party that influences the media there.
        }
service-piece-rally = Rallies
    .about = Rallies become votes: their number and the trend together, times the match; both factors are at least one.
service-piece-base = Party base
    .about = The party base brings money in every round but the last, and points at the end.
service-piece-back = Face down
    .about = Face down: it counts for nothing until it is turned up.
service-piece-doubled = Double marker
    .about = Under a double marker: it counts twice and cannot be exchanged.
