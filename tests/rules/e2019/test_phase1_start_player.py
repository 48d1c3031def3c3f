"""Phase 1: determine the start player (R19-5)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal, step_name
from macher.rules.e2019.codes import START_PLAYER
from macher.rules.e2019.state import State
from macher.rules.events import (
    BidMade,
    BidPassed,
    Overbid,
    StartBidsRevealed,
    StartBidsTied,
    StartPlayerFound,
    TakenBack,
)
from macher.rules.parts.codes import BID, PASS, TAKE_BACK
from tests.rules.factories import at, do, purse, refused, seal, told, until
from tests.rules.positions import ready, see


def bidding(seats: int = 4, start: int = 0, money: int = 30, **options: str) -> State:
    """Everybody is asked for a sealed bid; `start` holds the top marker."""
    return at(ready(seats, 4, (), start, money, **options), START_PLAYER)


def purses(g: State) -> list[int]:
    return [purse(g, seat) for seat in range(g.seats)]


# --- sealed bids -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_bids_from_nothing_to_all_the_money(seats: int) -> None:
    """R19-5.1: one bid each, from 0 up to the cash, in steps of 1,000."""
    g = bidding(seats)
    assert deciders(g) == tuple(range(seats))
    for seat in range(seats):
        assert legal(g, seat) == tuple(range(BID, BID + 31))


def test_a_seat_without_money_is_asked_as_well() -> None:
    """R19-5.1: cash is secret, so a seat with nothing bids its 0 like everybody."""
    g = bidding(money=0)
    assert deciders(g) == (0, 1, 2, 3)
    assert legal(g, 2) == (BID,)


def test_no_bid_above_the_cash() -> None:
    """R19-5.1, R19-5.6: 31,000 with 30,000 in hand is refused, with both numbers."""
    g = bidding()
    refusal = refused(g, 1, BID + 31)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-5.1", "bid-above-money", {"bid": 31, "money": 30})
    assert deciders(g) == (0, 1, 2, 3)


def test_a_sealed_bid_may_be_changed_until_the_last_one_is_in() -> None:
    """R19-5.1: written secretly and simultaneously: any order, and no bid counts before all are there."""
    g = bidding()
    do(g, 3, BID + 9)
    do(g, 0, BID + 1)
    assert refused(g, 3, BID + 2).key == "already-chosen"
    assert do(g, 3, TAKE_BACK) == [TakenBack(3)]
    do(g, 3, BID + 2)
    do(g, 2, BID + 0)
    events = do(g, 1, BID + 4)
    assert told(events, StartBidsRevealed) == [StartBidsRevealed((1, 4, 0, 2))]


def test_the_highest_bidder_pays_and_starts() -> None:
    """R19-5.2: the unique highest pays the bank; the others pay nothing; all bids are seen."""
    g = bidding()
    events = seal(g, BID + 3, BID + 5, BID + 1, BID)
    assert told(events, StartBidsRevealed) == [StartBidsRevealed((3, 5, 1, 0))]
    assert told(events, StartPlayerFound) == [StartPlayerFound(1, 5)]
    assert purses(g) == [30, 25, 30, 30]
    assert see(g)["start"] == 1
    assert deciders(g) == ()


def test_the_highest_bid_may_be_all_the_money() -> None:
    """R19-5.2: the highest bid may take all the cash of a seat."""
    g = bidding(money=1)
    seal(g, BID, BID, BID + 1, BID)
    assert (see(g)["start"], purses(g)) == (2, [1, 1, 0, 1])


# --- ties ------------------------------------------------------------------------------------------------------------
def test_tie_of_the_rulebook_example() -> None:
    """R19-5.2, R19-5.3, T19-04: both bid 3,000; the holder of the top marker raises to 4,000, the other passes."""
    g = bidding(start=1)
    events = seal(g, BID + 2, BID + 3, BID + 3, BID)
    assert told(events, StartBidsTied) == [StartBidsTied((1, 2), 3)]
    assert (step_name(g), deciders(g)) == ("start-raise", (1,))
    assert do(g, 1, BID + 4) == [BidMade(1, 4)]
    events = do(g, 2, PASS)
    assert events == [BidPassed(2), StartPlayerFound(1, 4)]
    assert purses(g) == [30, 26, 30, 30]
    assert see(g)["start"] == 1


@pytest.mark.parametrize(
    ("start", "bids", "order"),
    [
        (0, (3, 3, 3, 3), (0, 1, 2, 3)),
        (2, (3, 3, 3, 3), (2, 3, 0, 1)),
        (2, (3, 0, 1, 3), (3, 0)),  # the holder is not tied
        (1, (3, 0, 3, 0), (2, 0)),
        (3, (0, 2, 2, 2), (3, 1, 2)),
    ],
)
def test_the_tied_speak_clockwise_from_the_top_marker(
    start: int, bids: tuple[int, ...], order: tuple[int, ...]
) -> None:
    """R19-5.3: only the tied take part, the holder of the top marker first if tied, then clockwise, once each."""
    g = bidding(start=start)
    seal(g, *(BID + bid for bid in bids))
    spoken = []
    while deciders(g):
        spoken.append(deciders(g)[0])
        do(g, spoken[-1], PASS)
    assert tuple(spoken) == order


def test_a_raise_beats_the_highest_bid() -> None:
    """R19-5.3, T19-D09: tie at 3,000; A raises to 4,000, B to 5,000, C passes: B pays 5,000."""
    g = bidding(seats=3)
    seal(g, BID + 3, BID + 3, BID + 3)
    do(g, 0, BID + 4)
    do(g, 1, BID + 5)
    do(g, 2, PASS)
    assert see(g)["start"] == 1
    assert purses(g) == [30, 25, 30]


def test_what_may_be_raised() -> None:
    """R19-5.3: more than the highest bid and no more than the cash; otherwise the numbers are named."""
    g = bidding(seats=3)
    g.money[1] = 7
    seal(g, BID + 3, BID + 3, BID + 3)
    do(g, 0, BID + 5)
    assert legal(g, 1) == (PASS, BID + 6, BID + 7)
    low, high = refused(g, 1, BID + 5), refused(g, 1, BID + 8)
    assert (low.rule, low.key, low.numbers) == ("R19-5.3", "bid-too-low", {"bid": 5, "high": 5})
    assert (high.rule, high.key, high.numbers) == ("R19-5.3", "bid-above-money", {"bid": 8, "money": 7})
    assert refused(g, 2, PASS).key == "not-your-turn"


def test_the_last_thousand_may_decide() -> None:
    """R19-5.3: who owns just 1,000 more than the highest bid may raise by it."""
    g = bidding(seats=3)
    g.money[0] = 4
    seal(g, BID + 3, BID + 3, BID)
    assert legal(g, 0) == (PASS, BID + 4)


def test_who_cannot_raise_is_asked_all_the_same() -> None:
    """R19-5.3: with no more than the highest bid in hand a seat can only pass, and nobody sees why."""
    g = bidding(seats=3)
    g.money[2] = 3
    seal(g, BID + 3, BID, BID + 3)
    do(g, 0, PASS)
    assert deciders(g) == (2,)
    assert legal(g, 2) == (PASS,)


def test_a_pass_is_final() -> None:
    """R19-5.3: everyone gets exactly one decision; who passed is not asked after a later raise."""
    g = bidding(seats=3)
    seal(g, BID + 3, BID + 3, BID + 3)
    do(g, 0, PASS)
    do(g, 1, PASS)
    do(g, 2, BID + 30)
    assert deciders(g) == ()
    assert (see(g)["start"], purses(g)) == (2, [30, 30, 0])


def test_all_pass_at_zero() -> None:
    """R19-5.3, R19-5.4, T19-D08: all bid 0, marker at seat 1, all pass: seat 0 passed last, starts and pays nothing."""
    g = bidding(start=1)
    seal(g, BID, BID, BID, BID)
    for seat in (1, 2, 3, 0):
        assert deciders(g) == (seat,)
        do(g, seat, PASS)
    assert see(g)["start"] == 0
    assert purses(g) == [30, 30, 30, 30]


def test_the_last_to_pass_pays_the_tied_bid() -> None:
    """R19-5.4: if all tied pass, the last one pays the tied amount (G19-06)."""
    g = bidding(start=3)
    seal(g, BID + 4, BID + 4, BID + 1, BID)
    do(g, 0, PASS)
    events = do(g, 1, PASS)
    assert events[-1] == StartPlayerFound(1, 4)
    assert purses(g) == [30, 26, 30, 30]


def test_the_tie_break_may_begin_to_the_right_of_the_previous_start_player() -> None:
    """R19-5.3, O19-03: with the English wording the neighbour to the right speaks first, then clockwise."""
    g = bidding(start=1, start_tiebreak_first="right_of_previous")
    events = seal(g, BID, BID, BID, BID)
    assert told(events, StartBidsTied) == [StartBidsTied((0, 1, 2, 3), 0)]
    g = bidding(start=0, start_tiebreak_first="right_of_previous")
    events = seal(g, BID, BID, BID, BID)
    assert told(events, StartBidsTied) == [StartBidsTied((3, 0, 1, 2), 0)]


# --- the marker ------------------------------------------------------------------------------------------------------
def test_the_marker_stays_on_top_until_the_next_phase_1() -> None:
    """R19-5.5: the start player stays so through the round, and speaks first in a tie of the next."""
    g = ready(seats=3)
    at(g, START_PLAYER)
    seal(g, BID, BID, BID + 1)
    assert see(g)["start"] == 2
    at(g, START_PLAYER)
    assert see(g)["start"] == 2
    events = seal(g, BID, BID, BID)
    assert told(events, StartBidsTied) == [StartBidsTied((2, 0, 1), 0)]


def test_the_new_start_player_leads_the_round() -> None:
    """R19-5.5, R19-6.1: who won the bid is the first to change the program."""
    g = ready()
    until(g, "start-bid")
    seal(g, BID, BID, BID, BID + 2)
    assert (step_name(g), deciders(g)) == ("program-source", (3,))


# --- overbidding -----------------------------------------------------------------------------------------------------
def test_an_overbid_may_be_punished() -> None:
    """R19-5.6, O19-09: all cash and ten party base are lost, and the others bid anew (G19-38)."""
    g = bidding(overbid="penalty")
    events = seal(g, BID + 31, BID + 7, BID + 2, BID)
    assert told(events, Overbid) == [Overbid(0, 31, 30, 10)]
    assert (purses(g), see(g)["base"]) == ([0, 30, 30, 30], [0, 10, 10, 10])
    assert (step_name(g), deciders(g)) == ("start-bid", (1, 2, 3))
    assert refused(g, 0, BID).rule == "R19-5.1"
    do(g, 1, BID + 1)
    do(g, 2, BID + 2)
    events = do(g, 3, BID + 3)
    assert told(events, StartBidsRevealed) == [StartBidsRevealed((-1, 1, 2, 3))]
    assert (see(g)["start"], purses(g)) == (3, [0, 30, 30, 27])


def test_where_overbids_are_punished_nobody_is_kept_from_bidding_all_they_have() -> None:
    """R19-5.1, R19-5.6, O19-09: the rich may bid their whole cash, the poor more than theirs."""
    g = bidding(overbid="penalty", money=400)
    g.money[1] = 0
    assert BID + 400 in legal(g, 0)
    assert BID + 31 in legal(g, 1)


def test_an_overbid_that_does_not_win_is_not_found_out() -> None:
    """R19-5.6: only who has to pay is found to have bid too much."""
    g = bidding(overbid="penalty")
    g.money[1] = 5
    events = seal(g, BID + 8, BID + 6, BID, BID)
    assert told(events, Overbid) == []
    assert (see(g)["start"], see(g)["base"]) == (0, [10, 10, 10, 10])


def test_an_overbid_in_the_open_round() -> None:
    """R19-5.3, R19-5.6: a raise above the cash that wins is punished; all others, tied or not, bid anew."""
    g = bidding(overbid="penalty")
    seal(g, BID + 3, BID + 3, BID, BID)
    do(g, 0, BID + 50)
    events = do(g, 1, PASS)
    assert told(events, Overbid) == [Overbid(0, 50, 30, 10)]
    assert deciders(g) == (1, 2, 3)


def test_everybody_overbids() -> None:
    """R19-5.6, R19-5.5: nobody is left to bid: the marker on top stays there."""
    g = bidding(seats=3, start=1, overbid="penalty")
    seal(g, BID + 90, BID + 80, BID + 70)
    do(g, 1, BID + 80)
    do(g, 2, BID + 70)
    events = do(g, 2, BID + 70)
    assert told(events, StartPlayerFound) == [StartPlayerFound(1, 0)]
    assert (purses(g), see(g)["base"]) == ([0, 0, 0], [0, 0, 0])
    assert see(g)["excluded"] == 0


def test_a_punished_seat_plays_on() -> None:
    """R19-5.6, R19-12.9: the exclusion is for the auctions of this phase only."""
    g = ready(overbid="penalty")
    until(g, "start-bid")
    seal(g, BID + 31, BID, BID + 1, BID)
    do(g, 1, BID + 5)
    do(g, 2, BID)
    do(g, 3, BID)
    assert see(g)["excluded"] == 0
    until(g, "poll-bid")
    assert sorted(see(g)["bidders"]) == [0, 1, 2, 3]
