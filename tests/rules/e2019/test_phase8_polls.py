"""Phase 8: poll auctions (R19-12)."""

from __future__ import annotations

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name, view
from macher.rules.e2019.codes import POLL_AUCTION, POLL_AUCTIONS
from macher.rules.e2019.state import State
from macher.rules.events import (
    AuctionBegan,
    BaseMoved,
    BidMade,
    BidPassed,
    PollBought,
    PollProtected,
    PollPublished,
    PollSeen,
    PollsReshuffled,
    PollSuppressed,
    PollUnsold,
    TrendMoved,
)
from macher.rules.parts.codes import BID, MOST_MONEY, PASS, PUBLISH, SKIP, SUPPRESS, USUAL_MONEY
from tests.rules.factories import at, do, party, purse, put, refused, set_trends, there, told, trends
from tests.rules.positions import campaign, on_top, ready


def auction(g: State) -> int:
    """The auction of the election state; the land."""
    at(g, POLL_AUCTION, g.order[0])
    return g.order[0]


def all_pass(g: State) -> list[int]:
    """Everybody passes in one auction; the seats in the order asked."""
    asked: list[int] = []
    for _ in range(g.seats):
        asked += deciders(g)
        do(g, deciders(g)[0], PASS)
    return asked


def taken(g: State, seat: int = 0, bid: int = 0) -> int:
    """One seat buys the poll of the election state; the land."""
    land = auction(g)
    while step_name(g) == "poll-bid":
        now = deciders(g)[0]
        do(g, now, BID + bid if now == seat else PASS)
    return land


# --- the auctions ----------------------------------------------------------------------------------------------------
def test_one_poll_a_state_in_the_order_of_the_elections() -> None:
    """R19-12.1: clockwise beginning with the election state, the top card each time."""
    g = ready()
    at(g, POLL_AUCTIONS)
    deck = g.poll_deck[::-1]
    auctions = []
    while deciders(g):
        auctions += told(do(g, deciders(g)[0], PASS), AuctionBegan)
    assert [one.state for one in auctions] == view(g, None).data["calendar"][1:]
    assert [one.party for one in auctions] == [backs(g)[poll] for poll in deck[1:4]]
    assert view(g, None).data["poll_deck"] == 6


def backs(g: State) -> list[int]:
    """The party with the +2 of each poll card (R19-1.4)."""
    return [values.index(2) for values in g.tables.polls]


def test_only_states_in_play_have_an_auction() -> None:
    """R19-12.1, R19-4.4: two states left, two auctions."""
    g = ready()
    g.order = g.order[2:]
    at(g, POLL_AUCTIONS)
    all_pass(g)
    all_pass(g)
    assert deciders(g) == ()


def test_bidders_see_only_the_back() -> None:
    """R19-12.1, R19-1.4, R19-2.1, C19-14: the party raised by 2; the front is in nobody's view."""
    g = ready()
    on_top(g, linke=2, spd=-2, cdu=-1)
    auction(g)
    for viewer in (None, 0, 1, 2, 3):
        seen = view(g, viewer).data
        assert seen["poll_top"] == party("linke")
        assert seen["poll"] is None
        assert seen["poll_discard"] == []


@pytest.mark.parametrize(
    ("votes", "start", "auctioneer"),
    [
        ((5, 9, 3, 0), 0, 1),
        ((0, 0, 0, 1), 0, 3),
        ((9, 4, 9, 9), 1, 2),  # tie: closest to the start player
        ((9, 4, 9, 9), 3, 3),
        ((9, 4, 9, 0), 3, 0),
        ((51, 52, 0, 0), 0, 1),  # votes are not capped
    ],
)
def test_the_auctioneer_has_most_votes_in_that_state(votes: tuple[int, ...], start: int, auctioneer: int) -> None:
    """R19-12.2, R19-0.4: most votes there; tie: smallest clockwise distance from the start player."""
    g = ready(start=start)
    put(g.votes, g, g.order[0], votes)
    put(g.votes, g, g.order[1], (99, 0, 0, 0))  # elsewhere does not count
    auction(g)
    assert view(g, None).data["auctioneer"] == auctioneer


@pytest.mark.parametrize("start", range(4))
def test_without_votes_the_start_player_is_auctioneer_and_bids_last(start: int) -> None:
    """T19-D17, R19-12.2, R19-12.3: all votes 0."""
    g = ready(start=start)
    auction(g)
    assert view(g, None).data["auctioneer"] == start
    assert all_pass(g)[-1] == start


def test_bidding_goes_clockwise_from_the_left_of_the_auctioneer() -> None:
    """T19-D18, R19-12.3, C19-02: seats 0 to 3, auctioneer 2, whoever starts the round."""
    g = ready(start=0)
    put(g.votes, g, g.order[0], (1, 2, 3, 1))
    auction(g)
    assert all_pass(g) == [3, 0, 1, 2]


# --- bidding ---------------------------------------------------------------------------------------------------------
def test_the_first_bid_may_be_nothing() -> None:
    """R19-12.4: 0 up to the own money, in steps of 1,000."""
    g = ready(money=7)
    auction(g)
    assert legal(g, 1) == (PASS, *range(BID, BID + 8))


@pytest.mark.parametrize("money", [0, 1, USUAL_MONEY - 1, USUAL_MONEY, 500, MOST_MONEY, MOST_MONEY + 1])
def test_bids_go_up_to_the_own_money_whatever_it_is(money: int) -> None:
    """R19-12.4: in a usual purse, and beyond."""
    g = ready(money=money)
    auction(g)
    most = min(money, MOST_MONEY)
    assert legal(g, 1) == (PASS, *range(BID, BID + most + 1))
    high = most // 2
    do(g, 1, BID + high)
    assert legal(g, 2) == (PASS, *range(BID + high + 1, BID + most + 1))


def test_a_bid_exceeds_the_highest_so_far() -> None:
    """R19-12.3, R19-12.4: 0 is only a first bid; an equal bid is not enough, not even for the auctioneer."""
    g = ready(money=7)
    auction(g)
    do(g, 1, BID + 0)
    assert legal(g, 2) == (PASS, *range(BID + 1, BID + 8))
    assert (refused(g, 2, BID + 0).rule, refused(g, 2, BID + 0).numbers) == ("R19-12.3", {"bid": 0, "high": 0})
    do(g, 2, BID + 4)
    do(g, 3, PASS)
    assert legal(g, 0) == (PASS, BID + 5, BID + 6, BID + 7)
    no = refused(g, 0, BID + 4)
    assert (no.key, no.numbers) == ("bid-too-low", {"bid": 4, "high": 4})


def test_everybody_speaks_once() -> None:
    """R19-12.3: one lap; who has been outbid or has passed is not asked again."""
    g = ready()
    auction(g)
    on_top(g, fdp=2)
    asked: list[int] = []
    for bid in (PASS, BID + 1, BID + 2, BID + 3):
        asked += deciders(g)
        events = do(g, deciders(g)[0], bid)
    assert asked == [1, 2, 3, 0]
    assert [(one.seat, one.price) for one in told(events, PollBought)] == [(0, 3)]


def test_bids_and_passes_are_heard_by_all() -> None:
    """R19-12.3, R19-2.2: everything bid is public."""
    g = ready()
    auction(g)
    assert events_for(apply(g, 1, PASS), None) == [BidPassed(1)]
    assert events_for(apply(g, 2, BID + 6), 3) == [BidMade(2, 6)]
    assert (view(g, None).data["high"], view(g, None).data["high_seat"]) == (6, 2)


def test_nobody_bids_more_than_they_have() -> None:
    """R19-12.4, R19-12.9: by default an over-bid is rejected; the refusal names bid and money."""
    g = ready(money=7)
    auction(g)
    no = refused(g, 1, BID + 8)
    assert (no.rule, no.key, no.numbers) == ("R19-12.3", "bid-above-money", {"bid": 8, "money": 7})


def test_who_cannot_outbid_is_asked_and_can_only_pass() -> None:
    """R19-12.4, N-3: money is secret, so a forced pass is asked for and looks like any other."""
    rich, poor = ready(money=9), ready(money=9)
    poor.money[2] = 5
    for g in (rich, poor):
        auction(g)
        do(g, 1, BID + 5)
    assert legal(poor, 2) == (PASS,)
    assert len(legal(rich, 2)) > 1
    assert refused(poor, 2, BID + 6).numbers == {"bid": 6, "money": 5}
    assert view(rich, 0).data == view(poor, 0).data
    assert apply(rich, 2, PASS) == apply(poor, 2, PASS)
    assert view(rich, 0).data == view(poor, 0).data


def test_a_seat_without_money_may_bid_nothing() -> None:
    """R19-12.4: 0 as the first bid, else only a pass."""
    g = ready(money=0)
    auction(g)
    assert legal(g, 1) == (PASS, BID)
    do(g, 1, BID)
    assert legal(g, 2) == (PASS,)


def test_only_the_bidder_whose_turn_it_is_may_speak() -> None:
    """R19-12.3: out of turn, or with something else, is refused."""
    g = ready()
    auction(g)
    assert refused(g, 0, PASS).key == "not-your-turn"
    assert refused(g, 1, SKIP).rule == "R19-12.3"


def test_the_highest_bidder_pays_the_bank() -> None:
    """R19-12.5: nobody else pays, nobody receives."""
    g = ready()
    on_top(g, spd=2)
    auction(g)
    do(g, 1, BID + 2)
    do(g, 2, BID + 9)
    do(g, 3, PASS)
    events = do(g, 0, PASS)
    assert told(events, PollBought) == [PollBought(2, g.card[g.order[0]], 9)]
    assert [purse(g, seat) for seat in range(4)] == [30, 30, 21, 30]
    assert view(g, None).data["paid"] == [0, 0, 9, 0]


@pytest.mark.parametrize("overbid", ["reject", "penalty"])
def test_all_the_money_may_be_bid(overbid: str) -> None:
    """R19-12.4, R19-12.5, R19-12.9: exactly what one owns is no over-bid."""
    g = ready(money=7, overbid=overbid)
    on_top(g, fdp=2)
    taken(g, seat=1, bid=7)
    assert purse(g, 1) == 0
    assert view(g, None).data["base"] == [10, 13, 10, 10]  # the poll was taken and kept back


def test_when_the_hammer_has_fallen_no_bid_stands() -> None:
    """R19-12.5, R19-2.2: the view shows no auctioneer and no highest bid any more."""
    g = ready()
    on_top(g, spd=2)
    taken(g, bid=3)
    seen = view(g, None).data
    assert step_name(g) == "poll-publish"
    assert (seen["auctioneer"], seen["high"], seen["high_seat"], seen["bidders"]) == (-1, -1, -1, [])


def test_a_poll_nobody_wants_is_discarded_unseen() -> None:
    """R19-12.6, G19-07: its front is in nobody's view, its back was public."""
    g = ready()
    on_top(g, linke=2)
    auction(g)
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    events = do(g, 0, PASS)
    assert told(events, PollUnsold) == [PollUnsold(g.card[g.order[0]])]
    assert told(events, PollSeen) == []
    assert view(g, None).data["base"] == [10, 10, 10, 10]
    for viewer in (None, 0, 1):
        assert view(g, viewer).data["poll_discard"] == [{"back": party("linke"), "front": None, "known_by": 0}]
    assert view(g, None).data["poll_deck"] == 9


# --- the taker's choice ----------------------------------------------------------------------------------------------
def test_the_front_is_public_when_taken() -> None:
    """R19-12.10, R19-12.5, C19-04: everybody sees the card that was bought, before the taker chooses."""
    g = ready()
    poll = on_top(g, spd=2, cdu=-1)
    auction(g)
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    events = apply(g, 0, BID)
    for viewer in (None, 0, 2):
        assert PollSeen(0, poll) in events_for(events, viewer)
        assert view(g, viewer).data["poll"] == {"back": party("spd"), "front": poll, "known_by": 0b1111}
    assert (step_name(g), deciders(g), legal(g, 0)) == ("poll-publish", (0,), (PUBLISH, SUPPRESS))


def test_not_publishing_gives_three_party_base() -> None:
    """R19-12.7: and no trend moves."""
    g = ready()
    on_top(g, spd=2, cdu=-1, fdp=-2)
    land = taken(g)
    events = do(g, 0, SUPPRESS)
    assert told(events, PollSuppressed) == [PollSuppressed(0, g.card[land])]
    assert told(events, BaseMoved) == [BaseMoved(0, 3, 13)]
    assert view(g, None).data["base"] == [13, 10, 10, 10]
    assert trends(g, land) == (0, 0, 0, 0)


@pytest.mark.parametrize("value", [0, -1, -2])
def test_a_poll_that_does_not_raise_the_own_party_cannot_be_published(value: int) -> None:
    """T19-D19, R19-12.7, C19-17: only "not publish", for three base; everybody sees it, so nobody is asked."""
    g = ready()
    on_top(g, cdu=2, spd=value, fdp=-1)
    land = g.order[0]
    set_trends(g, land, 4, 0, 0, 0)  # a high trend on the board does not help
    taken(g)
    assert deciders(g) == ()
    assert view(g, None).data["base"] == [13, 10, 10, 10]
    assert trends(g, land) == (4, 0, 0, 0)


@pytest.mark.parametrize("value", [1, 2])
def test_any_raise_of_the_own_party_may_be_published(value: int) -> None:
    """R19-12.7, R19-12.8: own trend up by the printed number of spaces."""
    g = ready()
    on_top(g, spd=value, linke=2)
    land = taken(g)
    do(g, 0, PUBLISH)
    assert trends(g, land)[0] == {1: 2, 2: 3}[value]


def test_the_choice_is_one_of_two() -> None:
    """R19-12.7: exactly one of publishing and not publishing."""
    g = ready()
    on_top(g, spd=2)
    taken(g)
    assert refused(g, 0, SKIP).rule == "R19-12.7"
    do(g, 0, PUBLISH)
    assert view(g, None).data["base"] == [10, 10, 10, 10]
    assert deciders(g) == ()


def test_cdu_publishes_against_fdp_and_linke_is_protected() -> None:
    """T19-12, R19-12.5, R19-12.8: CDU pays 4,000, two spaces up; FDP two down; Linke, the influencer, stays."""
    g = ready()  # spd, cdu, fdp, linke
    land = g.order[0]
    put(g.media, g, land, (0, 1, 1, 2))
    poll = on_top(g, cdu=2, fdp=-2, linke=-1)
    taken(g, seat=1, bid=4)
    assert purse(g, 1) == 26
    events = do(g, 1, PUBLISH)
    assert told(events, PollPublished) == [PollPublished(1, g.card[land], poll)]
    assert told(events, PollProtected) == [PollProtected(3, g.card[land])]
    assert trends(g, land) == (0, 3, -3, 0)


def test_without_an_influencer_nobody_is_protected() -> None:
    """R19-12.8, G19-30: a shared majority of media markers protects nobody."""
    g = ready()
    land = g.order[0]
    put(g.media, g, land, (0, 0, 2, 2))
    on_top(g, cdu=2, fdp=-2, linke=-1)
    taken(g, seat=1)
    events = do(g, 1, PUBLISH)
    assert told(events, PollProtected) == []
    assert trends(g, land) == (0, 3, -3, -2)


def test_influence_elsewhere_does_not_protect() -> None:
    """R19-12.8: it is that state's influencer who is never lowered."""
    g = ready()
    put(g.media, g, g.order[1], (0, 0, 0, 4))
    on_top(g, cdu=2, linke=-1)
    land = taken(g, seat=1)
    do(g, 1, PUBLISH)
    assert trends(g, land) == (0, 3, 0, -2)


def test_raises_of_other_parties_are_ignored() -> None:
    """R19-12.8, C19-18: only the own raise and the falls of others count."""
    g = ready(seats=5)  # spd, cdu, fdp, linke, gruene
    on_top(g, linke=2, spd=1, gruene=-1, cdu=-2, fdp=0)
    land = taken(g)
    do(g, 0, PUBLISH)
    assert trends(g, land) == (2, -3, 0, 0, -2)


def test_parties_not_in_play_are_ignored() -> None:
    """R19-12.8, R19-0.1: three players; the falls of CDU and Grüne hit nobody, the back may name an absent party."""
    g = ready(parties=("linke", "spd", "fdp"))
    on_top(g, gruene=2, linke=1, cdu=-2, fdp=-1)
    auction(g)
    assert view(g, None).data["poll_top"] == party("gruene")
    land = taken(g)
    events = do(g, 0, PUBLISH)
    assert trends(g, land) == (2, 0, -2)
    assert [one.seat for one in told(events, TrendMoved)] == [0, 2]


def test_publishing_stops_at_the_ends_of_the_scale() -> None:
    """R19-12.8, G19-01, R19-0.13: legal with the own marker on top and the others at the bottom."""
    g = ready()
    land = g.order[0]
    set_trends(g, land, 4, -3, -2, 0)
    on_top(g, spd=2, cdu=-1, fdp=-2)
    taken(g)
    assert PUBLISH in legal(g, 0)
    do(g, 0, PUBLISH)
    assert trends(g, land) == (4, -3, -3, 0)


def test_a_poll_works_in_the_state_of_its_auction_only() -> None:
    """R19-12.8: trends elsewhere stay."""
    g = ready()
    on_top(g, spd=2, cdu=-1)
    at(g, POLL_AUCTION, g.order[1])
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    do(g, 0, BID, PUBLISH)
    assert trends(g, g.order[1]) == (3, -2, 0, 0)
    assert trends(g, g.order[0]) == (0, 0, 0, 0)


def test_the_next_auction_follows_the_choice() -> None:
    """R19-12.1, R19-12.7: one state completely after the other."""
    g = ready()
    at(g, POLL_AUCTIONS)
    on_top(g, spd=2)
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    do(g, 0, BID)
    assert step_name(g) == "poll-publish"
    events = do(g, 0, PUBLISH)
    assert [one.state for one in told(events, AuctionBegan)] == [g.card[g.order[1]]]


def test_votes_are_not_changed_by_polls() -> None:
    """R19-12.8: a poll moves trends only."""
    g = ready()
    put(g.votes, g, g.order[0], (4, 4, 4, 4))
    on_top(g, spd=2, cdu=-2)
    land = taken(g)
    do(g, 0, PUBLISH)
    assert there(g, "votes", land) == (4, 4, 4, 4)


# --- the pile --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("choice", [PUBLISH, SUPPRESS])
def test_a_resolved_poll_goes_to_the_discard_pile(choice: int) -> None:
    """R19-12.10, R19-2.3: face and all, known to everybody."""
    g = ready()
    poll = on_top(g, spd=2, cdu=-1)
    taken(g)
    do(g, 0, choice)
    seen = view(g, None).data
    assert seen["poll_discard"] == [{"back": party("spd"), "front": poll, "known_by": 0b1111}]
    assert (seen["poll"], seen["poll_deck"]) == (None, 9)


@pytest.mark.parametrize("bought", [True, False])
def test_after_the_last_poll_all_ten_are_shuffled(bought: bool) -> None:
    """R19-0.17, G19-08, R19-12.10: the last card is resolved and discarded first; then a back lies on top again."""
    g = ready()
    g.poll_discard, g.poll_deck = g.poll_deck[1:], g.poll_deck[:1]
    on_top(g, cdu=2, spd=-1)
    at(g, POLL_AUCTIONS)
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    events = do(g, 0, BID if bought else PASS)
    assert len(told(events, PollsReshuffled)) == 1
    seen = view(g, None).data
    assert (seen["poll_deck"], seen["poll_discard"]) == (10, [])
    assert seen["poll_top"] is not None
    assert sorted(g.poll_deck) == list(range(10))
    assert deciders(g) == (1,)  # the auction of the next state


def test_ten_auctions_use_each_card_once() -> None:
    """T19-D28, R19-12.1, R19-0.17: 4 + 3 + 2 + 1 auctions, no POLL used, no reshuffle before the last card is done."""
    g = campaign()
    deck = g.poll_deck[::-1]
    shown, reshuffled_after = [], []
    while deciders(g):
        seat = deciders(g)[0]
        bidding = step_name(g) == "poll-bid"
        action = next((code for code in legal(g, seat) if code >= BID), PASS) if bidding else quiet(g, seat)
        for event in do(g, seat, action):
            if isinstance(event, PollSeen):
                shown.append(event.poll)
            if isinstance(event, PollsReshuffled):
                reshuffled_after.append(len(shown))
    assert shown == deck
    assert reshuffled_after == [10]


def quiet(g: State, seat: int) -> int:
    """An action that uses no politician: pass, skip, or the first one."""
    options = legal(g, seat)
    return SKIP if SKIP in options else options[0]
