# How each phase of the 2006 edition works at this table, in our own words. The numbers come from the data of the game,
# and the options of the table choose among the sentences. Each sentence has its own line.

help-setup-2006 =
    { $rounds ->
        [5] Four states lie on the table and vote one after the other, and one more comes later; every party has one meeting in each.
       *[7] Four states lie on the table and vote one after the other, and three more come later; every party has one meeting in each.
    }
    You are dealt a public platform of five policy cards with different issues, and { $hand } cards for your hand.
    On the preliminary sheet all choose in secret one option of each column: popularity, { $meetings } meetings or { $votes } votes in the first, media markers or { $joining } members in the second.
    You name a state for each item but members; you may name a state more than once.
    Everything on the sheet is free; { $prelim_order ->
        [seat] the sheets are carried out in the order of the seats, and with equal votes the later marker lies on top.
       *[random] whose sheet is carried out first is drawn, and with equal votes the later marker lies on top.
    }
    Everybody begins with { $money }, { $members } members, { $markers } media markers and { $cabinet } cabinet cards.

help-1-2006 =
    All players bid in secret, 0 or more.
    The highest bid is paid, and its owner names the starting player of the round, who may be anybody.
    If the highest bids are equal, those players bid in secret once more, at least as much; if they are equal again, dice decide.
    If nobody bids anything, dice decide at once.
    The starting player acts first in every phase of the round.

help-2-2006 =
    In player order you first draw up to { $hand } policy cards.
    Once you may discard any of them and draw as many new ones.
    Then you may replace one card of your platform with a hand card; its five issues must stay different, { $platform_allow_flip ->
        [false] and the new card must bring an issue that was not in it.
       *[true] and the new card may be the opposite of the old one.
    }
    The better your platform agrees with the opinions of a state, the more votes your meetings bring there.
    Equal cards make coalitions possible, and what agrees with the national board brings members and points.

help-3-2006 =
    In player order you may place cabinet cards face down, one in each state at most, and no more than you can pay.
    Then all are turned up and paid for.
    { $coalition_tile_optional ->
        [true] A card with a phone may bring a coalition tile to its state.
       *[false] A card with a phone brings a coalition tile to its state, wanted or not.
    }
    { $cabinet_order ->
        [by_state] State by state and there in player order, each card may carry out one of its actions in its state.
       *[by_player] In player order everybody uses all own cards, each for one of its actions in its state.
    }
    { $media_swap_remove_only ->
        [true] These are votes, a key tile, replacing or just removing a media marker of another party, own popularity up, or that of another party down.
       *[false] These are votes, a key tile, replacing a media marker of another party, own popularity up, or that of another party down.
    }
    An opinion under a key tile counts double and cannot be exchanged.
    All placed cards leave the game.

help-4-2006 =
    Coalitions are formed only in the state that votes this round, by parties that have a coalition tile there.
    With { $match } equal policy cards in both platforms you may offer a coalition, with { $force } you may force it on the other party.
    { $coalition_procedure ->
        [voluntary_first] First all may make offers in player order, then those left may force a coalition.
        [forced_first] First all may force a coalition in player order, then those left may make offers.
       *[sequential] In player order each party gets one turn: it offers a coalition, forces one, or passes.
    }
    An offer is answered at once.
    A coalition has two parties, and their votes count together when the winner is decided.
    In the state of the last round there are no coalitions.

help-5-2006 =
    One after the other, buy a media marker for { $price } and put it into any state, or pass.
    You may buy again after a pass; buying ends when all have passed in a row.
    A state where { $spots } markers lie is closed.
    If you have more markers in a state than each other party, you control its media: polls cannot lower you there, and you may exchange one opinion for one of the exchange pool of { $pool }.
    { $exchange_allow_flip ->
        [false] The new opinion needs an issue that does not lie open there yet, not even on the card that goes.
       *[true] The new opinion may be the opposite of the one that goes, but no other open card there may have its issue.
    }
    The exchanges begin with the state that votes last.

help-6-2006 =
    In player order you hold meetings, in as many states as you like, for { $fee } each.
    In one turn you may place { $turn } in a state.
    You can have { $room } in a state and { $cubes } in all.
    In phase 8 and at the election they become votes and then return to your supply.

help-7-2006 =
    One poll for each state is auctioned, beginning with the state that votes; nobody knows the card.
    The starting player opens, and bidding goes round until all but one have passed.
    Whoever gets the poll looks at it alone.
    Publishing it you use one or two of its results for the popularity in that state; the party that controls the media there cannot be lowered.
    { $poll_reveal ->
        [chosen_only] Of a published poll the others see only the results that are used.
       *[full_card] A published poll is shown to all with all its results.
    }
    Or you keep it back and win as many members as two dice show together.

help-8-2006 =
    { $convert_in_current_state ->
        [true] State by state, from the one that votes last to the one that votes now, you may convert meetings where you have { $least } or more.
       *[false] State by state, beginning with the one that votes last and without the one that votes now, you may convert meetings where you have { $least } or more.
    }
    { $convert_min ->
        [5] You convert at least { $convert_min } of them, or none.
       *[1] You convert as many of them as you like.
    }
    Each gives as many votes as popularity and coincidence together: the coincidence counts +1 for each open opinion that your platform shares and −1 for each that it contradicts, and double for a key issue.
    If that is below 1, two meetings give one vote.
    Nobody gets more than { $most } votes.
    { $majority_needs_conversion ->
        [true] Then a party with more votes than all others together may exchange one opinion of the state if it has just converted meetings there.
       *[false] Then a party with more votes than all others together may exchange one opinion of the state, even if it has converted nothing.
    }

help-9-2006 =
    { $convert_in_current_state ->
        [true] In the state that votes, all meetings that are left are converted in player order.
       *[false] In the state that votes, all meetings are converted in player order.
    }
    Then every party gets seats for its votes, as the state card says.
    A seat is one point at the end and money now.
    { $restack_at_50 ->
        [true] With equal votes, the marker that came later lies on top; one on { $most } that wins more votes is put on top again.
       *[false] With equal votes, the marker that came later lies on top; on { $most } that order stays, whoever wins more votes.
    }
    Coalitions do not change the seats.

help-10-2006 =
    The most votes win; the votes of a coalition count together.
    { $rules ->
        [1] With equal votes a party alone is ahead of a coalition, then the higher marker wins; on the same space it is the upper one.
       *[other] With equal votes the higher marker wins, so that a party alone is nearly always ahead of a coalition; on the same space it is the upper one.
    }
    { $equal_total_is_nose ->
        [true] Every victory with equal votes is one by a nose.
       *[false] It is a victory by a nose only if the markers lie on the same space.
    }
    A winner may move a media marker of the state to the national board and place opinions of the state there: two, but only one by a nose and one for each partner of a coalition.
    { $nose_losers ->
        [all_tied] If a single party wins by a nose, every party with as many votes may move a media marker, too.
       *[directly_below] If a single party wins by a nose, the party whose marker lies directly below may move a media marker, too.
    }
    { $key_issue_blocks_national ->
        [true] An opinion under a key tile stays; any other goes to the first free space.
       *[false] An opinion, even one under a key tile, goes to the first free space.
    }
    On its like it secures it, and it always replaces its opposite; on a full board it may replace any opinion that is not secured.

help-11-2006 =
    Every party compares its platform with the national board.
    For each opinion there that the platform holds you win as many members as the space says.
    Opinions that you contradict cost nothing.
    { $membership_cap ->
        [80] Nobody can have more than { $membership_cap } members.
       *[none] There is no upper limit to members.
    }
    This happens in the last round, too.

help-12-2006 =
    You receive { $rate } for each seat of this election.
    In rounds { $payouts } you also receive { $rate } for each member.
    The last round pays nothing.
    { $open_cash ->
        [true] Everybody’s money lies open.
       *[false] How much you have, nobody else sees.
    }
    Money is worth nothing at the end of the game.

help-13-2006 =
    The state that has voted leaves the game; key tiles, coalition tiles and media markers return.
    { $rounds ->
        [5] After round 1 a new one takes its place, with one meeting of each party; it votes last.
       *[7] After each of the first three rounds a new one takes its place, with one meeting of each party, and votes last.
    }
    In every other state one more opinion is turned up.
    If its issue lies there already, it goes under the deck and another one takes its place.
    The state of the last round comes with two open opinions and without coalitions.

help-14-2006 =
    { $contribution_optional ->
        [true] In player order you may play one of your { $contributions } contribution cards: face up to accept it, face down to decline it.
       *[false] In player order you play one of your { $contributions } contribution cards as long as you have any: face up to accept it, face down to decline it.
    }
    First all who accept take the money, roll dice and lose as many members as the highest die shows.
    Then all who decline roll dice and win as many members as they show together.
    Whoever alone declines the largest amount rolls { $bonus } dice more.
    Used cards leave the game.

help-end-2006 =
    After { $rounds } elections the game ends.
    You score a point for each seat and each member.
    Each media marker on the national board scores the number of its space, which from round 1 on is { $media }.
    Most members bring { $first } points, second most { $second }; those who share the first place divide both.
    Each national opinion that your platform holds scores the points of its space, and { $secured } more if it is secured.
    { $final_tie_break ->
        [seats] The highest total wins, in a tie the one with more seats.
        [members] The highest total wins, in a tie the one with more members.
       *[shared] The highest total wins; a tie is a shared victory.
    }
