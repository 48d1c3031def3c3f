# How each phase works at this table, in our own words. The numbers come from the data of the game, and the options of
# the table choose among the sentences. Each sentence has its own line.

help-setup =
    { $elections ->
        [7] Four states lie on the table, and three more come later; of the four, the one with the fewest points votes first.
       *[4] Four states lie on the table; the one with the fewest points votes first.
    }
    Draft your program: pick one of seven cards, pass the rest to the left, four times, and get the last three from your right.
    Five cards of different topics become your public program, and one of the two others stays in your hand.
    Then all choose a start block in secret and name a state for each of its { $symbols } symbols: { $rallies } rallies, one space of trend, a media marker or { $votes } votes.
    Everybody begins with { $money }, a party base of { $base }, { $markers } media markers and { $politicians } politicians.

help-1 =
    All players bid in secret, 0 or more.
    { $overbid ->
        [penalty] A bid may be higher than your money, but whoever cannot pay it loses all money and { $fine } party base, and the others bid again.
       *[reject] You cannot bid more than you have.
    }
    The highest bid is paid and makes its owner start player of this round; the others pay nothing.
    If the highest bids are equal, those players may raise once more in the open, { $start_tiebreak_first ->
        [right_of_previous] beginning to the right of the last start player.
       *[top_marker_holder] the last start player first and then clockwise.
    }
    If they all pass, the last of them starts and pays the bid.
    The start player acts first in most phases and wins most ties.

help-2 =
    In turn order you may get program cards: draw one unseen and then take one from the display, or lay out a new display and take one from it.
    Then you may exchange up to two cards of your program for hand cards; its five topics must stay different.
    One card stays in your hand, the rest is discarded.
    The better your program fits the opinions of a state, the more votes your rallies bring there.

help-3 =
    One after the other, buy a media marker for { $price } and put it into any state, or pass.
    You may buy again after a pass; the phase ends when all have passed in a row.
    A state holds { $spots } markers of all parties together.
    If you have more markers in a state than each other player, you influence its media: you may exchange an opinion there, polls cannot lower you, and { $presence_move ->
        [optional] you may take media presence after the election.
       *[forced] you get media presence after the election.
    }

help-4 =
    In turn order you buy rallies, in as many states as you like.
    The price depends on how many you place in one state at once: up to three are cheap, more cost more and more.
    You can have { $room } rallies in a state and { $cubes } in all.
    Rallies turn into votes in phase 9a and then return to your supply.

help-5 =
    In turn order you may lay politicians face down beside states, one in each at most.
    This costs nothing yet: you pay when they are turned up.
    They act in the order in which they were laid down.
    You have { $politicians } for the whole game, and each can be used once.

help-6 =
    State by state, beginning with the one that votes, all politicians there are turned up.
    Their owners pay in order or do without; an unpaid politician leaves the game.
    { $politician_order ->
        [free] Then each may use the main action and one secondary action, in any order.
       *[main_first] Then each may use first the main action and then one secondary action.
    }
    { $exclusive_scope ->
        [state_lifetime] Once an action with a ! is used, no other player may use it in that state any more.
       *[phase] Once an action with a ! is used, no other player may use it in that state in this round.
    }
    { $spokes_media_exclusive ->
        [true] The media action of the Spokesperson counts as one with a !, too.
        [false] The media action of the Spokesperson has no !: it closes nothing and is never closed.
       *[other] The media action of the Spokesperson has no ! and closes nothing, but it is closed once another politician has used that action with a !.
    }
    After that the politician leaves the game.

help-7 =
    State by state, beginning with the one that votes, the player with the most media markers there may exchange one opinion.
    It must lie face up and not be under a double marker.
    The new one comes from the opinion display, and its topic must not lie on another open card of the state, { $media_same_topic ->
        [forbidden] nor on the card that goes.
       *[allowed] { $media_same_card ->
            [allowed] but it may be the opposite of the card that goes or the same card again.
           *[forbidden] but it may be the opposite of the card that goes.
        }
    }
    { $elections ->
        [7] Gaps in the display stay open until it is filled up after round 3.
       *[4] Gaps in the display stay open.
    }
    If the most markers are shared, nobody exchanges anything.

help-8 =
    One poll is auctioned for each state, beginning with the one that votes; you see only the party on its back.
    The player with the most votes there is the auctioneer and bids last; the others bid once or pass, clockwise from the left of { $poll_first_bidder ->
        [left_of_start_player] the start player.
       *[left_of_auctioneer] the auctioneer.
    }
    { $overbid ->
        [penalty] Whoever cannot pay a bid loses all money and { $fine } party base and is out of the auctions of this round.
       *[reject] { "" }
    }
    { $poll_all_pass ->
        [stay_on_top] A poll that nobody bids for stays on the pile for the next auction.
       *[discard_unseen] A poll that nobody bids for is discarded unseen.
    }
    { $poll_front ->
        [private_unless_published] Whoever gets the poll looks at it alone; the others see it only if it is published.
       *[public_when_taken] As soon as somebody gets the poll, it is turned up for all.
    }
    Publishing needs a raise for your own party: your trend goes up, and parties with a negative value go down, except the one that influences the media there.
    A poll that is kept back gives { $suppressed } party base.

help-9a =
    Rallies become votes, in the last state of the calendar first.
    Votes are (rallies + trend) × match: the match counts +1 for each open opinion that your program shares, −1 for each that it contradicts, and double under a double marker.
    The trend is the number on its space; the spaces read { $trends }.
    Each factor counts at least 1.
    Where there is no election this round you may convert { $least } or more rallies, or none.
    Where there is one, all rallies are converted.

help-9b =
    Every party scores points for its votes, as the state card says.
    { $elections ->
        [7] In rounds 4 and 5 two states vote, one after the other.
       *[4] { "" }
    }
    One party alone with { $majority } votes gets { $alone } points more; if several have that many, each gets { $several }, and the one with the most votes wins.
    { $coalition ->
        [partner_may_refuse] If none has, the strongest party asks those with which it reaches { $majority } together for a coalition, the one with the most program cards in common first; each may refuse.
        [both_may_refuse] If none has, the strongest party may ask those with which it reaches { $majority } together for a coalition, the one with the most program cards in common first; each may refuse.
       *[automatic] If none has, the strongest party forms a coalition with the one, of those with which it reaches { $majority } together, that has the most program cards in common with it; nobody is asked.
    }
    A coalition brings { $partners } points to each of the two, and both win; without one the strongest party gets { $strongest }.
    { $presence_move ->
        [optional] A winner with a media marker in the state may move one to the presence board, and so may the party that influences the media, even if it has not won.
       *[forced] A winner with a media marker in the state moves one to the presence board, and so does the party that influences the media, even if it has not won.
    }
    { $influencer_snapshot ->
        [after_winner_moves] Influence is counted after the winners have moved theirs.
       *[before_moves] Influence is counted before the winners move theirs.
    }
    { $no_coalition_influencer_moves ->
        [false] If the strongest party has no partner, it moves nothing, even if it influences the media.
       *[true] If the strongest party has no partner, it moves one only if it influences the media.
    }

help-9c =
    In turn order you receive { $rate } for each point that your votes scored this round and { $rate } for each point of party base.
    Points for winning the election bring no money.
    In the first three rounds you then take one of your donation cards: accept the money and lose { $losses } party base, or reject it and gain { $gains }.
    { $elections ->
        [7] Round 4 pays without a donation, and the last round pays nothing.
       *[4] The last round pays nothing.
    }
    { $cash_visibility ->
        [open] Everybody’s money lies open.
       *[hidden] How much you have, nobody else sees.
    }

help-9d =
    { $elections ->
        [7] A state that has voted leaves the game; after each of the first three rounds a new one takes its place, after round 4 none does.
       *[4] The state that has voted leaves the game with its board.
    }
    { $media_markers_on_clear ->
        [out_of_game] Media markers left there leave the game, too; a double marker returns to the supply.
       *[to_owner] Media markers left there return to their owners, a double marker to the supply.
    }
    In every other state one more opinion is turned up; if its topic lies there already, it is replaced.
    { $elections ->
        [7] After round 3 the opinion display is filled up again.
       *[4] { "" }
    }
    The program display is laid out again, and the ballot box moves on.

help-end =
    After { $elections } elections the game ends.
    Points for votes and for election wins are counted as they were scored.
    Each media marker on the presence board scores the number of its spot, and each point of party base scores one.
    { $cash_second_place ->
        [skip_after_tie] The most money brings { $first } points, the second most { $second }; if several share the first place, there is no second.
       *[dense] The most money brings { $first } points, the second most { $second }, even if several share the first place.
    }
    The highest total wins; a tie is a shared victory.
