# Rule options O19: a title, and a sentence that says what it decides; then each value the same way.

option-trend-scale = Trend scale
    .about = Which numbers stand on the trend spaces; effects move by spaces, votes count the number.
option-trend-scale-standard = Six spaces
    .about = The spaces read −3, −2, 0, +2, +3, +4, so the first step from 0 counts double.
option-trend-scale-unit = Eight spaces
    .about = The spaces read −3 to +4 without a gap.
option-trend-scale-five = Five spaces
    .about = The spaces read −3, −2, 0, +2, +4.

option-poll-first-bidder = First bidder for a poll
    .about = Who opens the bidding for a poll; the auctioneer always speaks last.
option-poll-first-bidder-left-of-auctioneer = Left of the auctioneer
    .about = Bidding begins to the left of the auctioneer and goes once round.
option-poll-first-bidder-left-of-start-player = Left of the start player
    .about = Bidding begins to the left of the start player; the auctioneer is moved to the end.

option-start-tiebreak-first = Tie for start player
    .about = Who speaks first when the highest sealed bids are equal.
option-start-tiebreak-first-top-marker-holder = Holder of the top marker
    .about = The last start player, if tied, speaks first; then clockwise.
option-start-tiebreak-first-right-of-previous = Right of the last start player
    .about = The order begins with the seat to the right of the last start player.

option-donation-table = Price of donations
    .about = How much party base an accepted donation costs.
option-donation-table-standard = 1, 2 or 3
    .about = Accepting 10,000 €, 20,000 € or 30,000 € costs 1, 2 or 3 party base.
option-donation-table-steep = 1, 3 or 5
    .about = Accepting 10,000 €, 20,000 € or 30,000 € costs 1, 3 or 5 party base.

option-media-markers-on-clear = Media markers after an election
    .about = What happens to media markers that are left in a state when it leaves the game.
option-media-markers-on-clear-to-owner = Back to the owner
    .about = They return to the supply of their owners and can be bought again.
option-media-markers-on-clear-out-of-game = Out of the game
    .about = They are lost, so markers become scarce.

option-poll-front = Front of a poll
    .about = Who sees the numbers of a poll that somebody has taken.
option-poll-front-public-when-taken = Everybody
    .about = The poll is turned up for all as soon as it is taken.
option-poll-front-private-unless-published = The taker only
    .about = Only the taker sees it, unless it is published.

option-exclusive-scope = How long an action with a ! is closed
    .about = An action with a ! can be used by one player in a state; this says for how long.
option-exclusive-scope-phase = This round
    .about = In the next round it is open again.
option-exclusive-scope-state-lifetime = For good
    .about = It stays closed in that state until the state leaves the game.

option-spokes-media-exclusive = Spokesperson and the !
    .about = Whether the media action of the Spokesperson has a !.
option-spokes-media-exclusive-respects-lock = Without !, but bound
    .about = A media action with ! closes it to the Spokesperson too; that of the Spokesperson closes it to nobody.
option-spokes-media-exclusive-false = Without !
    .about = The Spokesperson may always oust a media marker and closes the action to nobody.
option-spokes-media-exclusive-true = With !
    .about = The first media action in a state closes it to the others, that of the Spokesperson too.

option-overbid = Bids above one’s money
    .about = What happens when somebody bids more than they have.
option-overbid-reject = Not possible
    .about = The program takes no bid above your money.
option-overbid-penalty = Penalty
    .about = Any bid may be made; whoever cannot pay loses all money and 10 party base, and the bidding is repeated without them.

option-poll-all-pass = Poll without a bid
    .about = What happens to a poll that nobody bids for.
option-poll-all-pass-discard-unseen = Discarded
    .about = It is put away unseen, and the next auction has a new poll.
option-poll-all-pass-stay-on-top = Stays on top
    .about = It stays on the pile and is auctioned again in the next state.

option-coalition = Coalitions
    .about = Whether parties may refuse a coalition.
option-coalition-automatic = Automatic
    .about = The best fitting partner joins without being asked.
option-coalition-partner-may-refuse = The partner may refuse
    .about = Possible partners are asked one after the other, the best fitting one first.
option-coalition-both-may-refuse = Both may refuse
    .about = The strongest party is asked first whether it wants a coalition at all, then the possible partners.

option-no-coalition-influencer-moves = Strongest party without a coalition
    .about = Whether it gets media presence if it influences the media of the state.
option-no-coalition-influencer-moves-true = Media presence
    .about = It moves a media marker to the media presence like any other influencer.
option-no-coalition-influencer-moves-false = No media presence
    .about = It moves nothing, although it influences the media.

option-influencer-snapshot = Media influence on election night
    .about = When it is decided who influences the media at an election.
option-influencer-snapshot-before-moves = Before markers move
    .about = The markers count as they lay before the winners moved theirs.
option-influencer-snapshot-after-winner-moves = After the winners moved
    .about = The markers are counted again when the winners have moved theirs.

option-presence-move = Moving to the media presence
    .about = Whether a media marker must go to the media presence after an election.
option-presence-move-forced = Must
    .about = The marker moves without asking.
option-presence-move-optional = May
    .about = Its owner decides whether it moves or stays.

option-cash-second-place = Second most money
    .about = Whether there is a second place in money when the first one is shared.
option-cash-second-place-dense = Always
    .about = The second highest amount scores, even if several share the highest.
option-cash-second-place-skip-after-tie = Not after a tie
    .about = If several share the highest amount, nobody scores for the second.

option-politician-order = Order of a politician’s actions
    .about = Whether the main action comes before the secondary one.
option-politician-order-main-first = Main action first
    .about = The main action is used or skipped, then a secondary one.
option-politician-order-free = Free
    .about = The two actions may be used in any order.

option-media-same-topic = Turning an opinion round
    .about = Whether an opinion may be exchanged for one on the same topic with the opposite sign.
option-media-same-topic-allowed = Allowed
    .about = The new opinion may have the topic of the one removed.
option-media-same-topic-forbidden = Forbidden
    .about = The new opinion needs a topic that does not lie in the state, not even on the card removed.

option-media-same-card = Exchanging an opinion for its like
    .about = Whether an opinion may be exchanged for an identical card of the display.
option-media-same-card-forbidden = Forbidden
    .about = A change must change something.
option-media-same-card-allowed = Allowed
    .about = The display loses a card, and the state stays as it is.

option-cash-visibility = Money of the others
    .about = Whether you see how much money the others have.
option-cash-visibility-hidden = Hidden
    .about = You see your own money only, and what others pay and receive.
option-cash-visibility-open = Open
    .about = Everybody’s money is shown.
