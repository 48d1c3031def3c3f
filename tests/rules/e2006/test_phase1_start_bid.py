"""Phase 1: the bid for starting player (R06-6.2.1)."""

from __future__ import annotations

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2006.actions import NAME
from macher.rules.e2006.codes import BUY_MEDIA, START_BID
from macher.rules.e2006.state import State
from macher.rules.events import (
    Chosen,
    DiceRolled,
    Event,
    RoundBegan,
    StartBidsRevealed,
    StartBidsTied,
    StartBidWon,
    StartNamed,
    TakenBack,
)
from macher.rules.parts.codes import BID, PASS, TAKE_BACK
from tests.rules.e2006.positions import campaign, give_dice, ready, round_of, see
from tests.rules.factories import at, do, play_out, purse, refused, seal, told, until

A, B, C, D = range(4)


def bidding(seats: int = 4, variant: int = 7, money: int = 30) -> State:
    """Everybody is asked for a sealed bid."""
    return at(ready(seats, variant, money=money), START_BID)


def bid(g: State, *bids: int) -> list[Event]:
    return seal(g, *(BID + one for one in bids))


def purses(g: State) -> list[int]:
    return [purse(g, seat) for seat in range(g.seats)]


# --- sealed bids -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_bids_from_nothing_to_all_the_cash(seats: int) -> None:
    """R06-6.2.1-1: one bid each, all at once, from 0 to the cash, in steps of 1,000 (O06-03, G06-10)."""
    g = bidding(seats)
    assert deciders(g) == tuple(range(seats))
    for seat in range(seats):
        assert legal(g, seat) == tuple(range(BID, BID + 31))


def test_who_has_no_cash_bids_nothing() -> None:
    """R06-6.2.1-1: cash is secret, so a seat with none is asked like everybody."""
    g = bidding(money=0)
    assert deciders(g) == (0, 1, 2, 3)
    assert legal(g, 2) == (BID,)


def test_no_bid_above_the_cash() -> None:
    """R06-6.2.1-1: 31,000 with 30,000 in hand is refused, with both numbers (G06-10)."""
    refusal = refused(bidding(), 1, BID + 31)
    assert (refusal.rule, refusal.key) == ("R06-6.2.1-1", "bid-above-money")
    assert refusal.numbers == {"bid": 31, "money": 30}


def test_bids_are_secret_until_all_are_in() -> None:
    """R06-6.2.1-1: the others see that somebody has bid, not how much; a bid may be taken back before the reveal."""
    g = bidding(3)
    written = apply(g, 1, BID + 9)
    assert [event for _, event in written] == [Chosen(1)]
    assert see(g, 0)["answer"] == []
    assert (see(g, 1)["answer"], see(g)["answered"]) == ([BID + 9], [False, True, False])
    assert refused(g, 1, BID + 2).key == "already-chosen"
    assert do(g, 1, TAKE_BACK) == [TakenBack(1)]
    do(g, 1, BID + 2)
    do(g, 2, BID)
    last = apply(g, 0, BID + 1)
    for viewer in (None, 0, 1, 2):
        assert StartBidsRevealed((1, 2, 0)) in events_for(last, viewer)


def test_all_bids_are_public_afterwards() -> None:
    """R06-6.2.1-1: losing bids stand on the open sheet as well (G06-12)."""
    g = bidding()
    bid(g, 3, 5, 1, 0)
    for viewer in (None, 0, 3):
        assert see(g, viewer)["bids"] == [3, 5, 1, 0]


# --- the winner ------------------------------------------------------------------------------------------------------
def test_a_single_highest_bid_of_one_thousand() -> None:
    """R06-6.2.1-1, R06-6.2.1-2, TV06-10: the bid of 1,000 in round 1 is paid and names the starting player."""
    g = campaign()
    assert (see(g)["round"], step_name(g)) == (1, "start-bid")
    events = bid(g, 0, 1, 0, 0)
    assert told(events, StartBidWon) == [StartBidWon(B, 1)]
    assert purses(g) == [25, 24, 25, 25]
    assert (step_name(g), deciders(g)) == ("name-start", (B,))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("variant", [7, 5])
def test_the_winner_names_any_player(seats: int, variant: int) -> None:
    """R06-6.2.1-2: also oneself; nobody else pays."""
    for named in range(seats):
        g = bidding(seats, variant)
        bid(g, 2, 7, *([3] * (seats - 2)))
        assert legal(g, B) == tuple(range(NAME, NAME + seats))
        assert do(g, B, NAME + named) == [StartNamed(B, named)]
        assert see(g)["start"] == named
        assert purses(g) == [30, 23, *([30] * (seats - 2))]
        assert see(g)["paid"] == [0, 7, *([0] * (seats - 2))]


def test_only_the_winner_names_and_only_a_player() -> None:
    """R06-6.2.1-2: the others wait, and there is no fourth player at a table of three."""
    g = bidding(3)
    bid(g, 0, 0, 4)
    assert refused(g, A, NAME + A).key == "not-your-turn"
    refusal = refused(g, C, NAME + 3)
    assert (refusal.rule, refusal.key) == ("R06-6.2.1-2", "not-offered")


def test_the_bid_may_be_all_the_cash() -> None:
    """R06-6.2.1-2: the winner may be left with nothing."""
    g = bidding(money=1)
    bid(g, 0, 0, 1, 0)
    assert purses(g) == [1, 1, 0, 1]


def test_a_tie_below_the_top_does_not_matter() -> None:
    """R06-6.2.1-2, R06-6.2.1-3: 5 against 3 and 3: a single highest bid (G06-11)."""
    g = bidding(3)
    events = bid(g, 3, 5, 3)
    assert not told(events, StartBidsTied)
    assert (step_name(g), deciders(g)) == ("name-start", (B,))


# --- the second bid --------------------------------------------------------------------------------------------------
def test_the_second_bid() -> None:
    """R06-6.2.1-3, TV06-11: bids 5, 5, 3, second bids 5 and 6: B pays 6,000, the others nothing, and B names."""
    g = bidding(3)
    events = bid(g, 5, 5, 3)
    assert told(events, StartBidsTied) == [StartBidsTied((A, B), 5)]
    assert purses(g) == [30, 30, 30]
    assert (step_name(g), deciders(g)) == ("start-rebid", (A, B))
    do(g, A, BID + 5)
    events = do(g, B, BID + 6)
    assert told(events, StartBidsRevealed) == [StartBidsRevealed((5, 6, -1))]
    assert told(events, StartBidWon) == [StartBidWon(B, 6)]
    assert purses(g) == [30, 24, 30]
    assert (step_name(g), deciders(g)) == ("name-start", (B,))


def test_a_second_bid_is_not_below_the_first() -> None:
    """R06-6.2.1-3, TV06-11: 4 after 5 is refused, and so is more than the cash, with the numbers."""
    g = bidding(3, money=9)
    bid(g, 5, 5, 3)
    assert legal(g, A) == tuple(range(BID + 5, BID + 10))
    refusal = refused(g, A, BID + 4)
    assert (refusal.rule, refusal.key, refusal.numbers["bid"]) == ("R06-6.2.1-3", "bid-too-low", 4)
    refusal = refused(g, A, BID + 10)
    assert (refusal.rule, refusal.key) == ("R06-6.2.1-3", "bid-above-money")
    assert refusal.numbers == {"bid": 10, "money": 9}


def test_only_the_tied_bid_again() -> None:
    """R06-6.2.1-3: who is not tied waits; what they bid before is known, the second bids are secret."""
    g = bidding(3)
    bid(g, 5, 3, 5)
    assert legal(g, B) == ()
    assert refused(g, B, BID + 6).key == "not-your-turn"
    do(g, A, BID + 8)
    seen = see(g, C)
    assert (seen["bids"], seen["answer"]) == ([5, 3, 5], [])
    assert (seen["answered"], seen["deciders"]) == ([True, False, False], [C])
    assert do(g, A, TAKE_BACK) == [TakenBack(A)]


def test_all_who_are_tied_on_top_bid_again() -> None:
    """R06-6.2.1-3: three or more players as well; the highest second bid wins (G06-11)."""
    g = bidding(5)
    bid(g, 4, 4, 1, 4, 4)
    assert deciders(g) == (0, 1, 3, 4)
    for seat, second in ((0, 5), (1, 4), (3, 9)):
        do(g, seat, BID + second)
    assert told(do(g, 4, BID + 8), StartBidWon) == [StartBidWon(3, 9)]
    assert purses(g) == [30, 30, 30, 21, 30]


def test_all_the_cash_in_the_first_bid() -> None:
    """R06-6.2.1-3: who has nothing more can only repeat the bid."""
    g = bidding(3)
    g.money = [5, 30, 30]
    bid(g, 5, 5, 0)
    assert legal(g, A) == (BID + 5,)


# --- dice ------------------------------------------------------------------------------------------------------------
def test_dice_after_the_second_bid(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.2.1-4, TV06-12: 5 and 5, then 6 and 6; A rolls 1 and B rolls 2: B pays 6,000 and names."""
    left = give_dice(monkeypatch, 1, 2)
    g = bidding(3)
    bid(g, 5, 5, 0)
    do(g, A, BID + 6)
    events = do(g, B, BID + 6)
    assert told(events, DiceRolled) == [DiceRolled(A, (1,)), DiceRolled(B, (2,))]
    assert told(events, StartBidWon) == [StartBidWon(B, 6)]
    assert purses(g) == [30, 24, 30]
    assert (deciders(g), left) == ((B,), [])


def test_only_the_highest_second_bids_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.2.1-4: of three tied players two are still on top; equal dice roll again (G06-11)."""
    left = give_dice(monkeypatch, 2, 2, 0, 0, 3, 1)
    g = bidding(4)
    bid(g, 5, 5, 5, 1)
    do(g, A, BID + 7)
    do(g, B, BID + 6)
    events = do(g, C, BID + 7)
    assert [one.seat for one in told(events, DiceRolled)] == [A, C, A, C, A, C]
    assert told(events, StartBidWon) == [StartBidWon(A, 7)]
    assert purses(g) == [23, 30, 30, 30]
    assert left == []


def test_repeating_the_first_bid_may_lead_to_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.2.1-4: the last bid is paid, here the 5,000 that both wrote twice."""
    give_dice(monkeypatch, 3, 0)
    g = bidding(3)
    bid(g, 0, 5, 5)
    do(g, B, BID + 5)
    do(g, C, BID + 5)
    assert purses(g) == [30, 25, 30]


def test_everybody_bids_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.2.1-5, TV06-13: no second bid: 3, 3, 1, then A 0 and B 2 once more: B names and pays nothing."""
    left = give_dice(monkeypatch, 3, 3, 1, 0, 2)
    g = bidding(3)
    events = bid(g, 0, 0, 0)
    assert not told(events, StartBidsTied)
    assert told(events, DiceRolled) == [
        DiceRolled(A, (3,)),
        DiceRolled(B, (3,)),
        DiceRolled(C, (1,)),
        DiceRolled(A, (0,)),
        DiceRolled(B, (2,)),
    ]
    assert told(events, StartBidWon) == [StartBidWon(B, 0)]
    assert purses(g) == [30, 30, 30]
    assert (step_name(g), deciders(g), left) == ("name-start", (B,), [])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_players_roll_when_nobody_bids(seats: int) -> None:
    """R06-6.2.1-5: everybody rolls one die; the dice are real and everybody may win."""
    winners = set()
    for seed in range(30):
        g = at(campaign(seats, seed=seed), START_BID)
        events = seal(g, *([BID] * seats))
        dice = told(events, DiceRolled)
        assert [one.seat for one in dice[:seats]] == list(range(seats))
        assert all(len(one.faces) == 1 and one.faces[0] in g.tables.die for one in dice)
        assert told(events, StartBidWon)[0].price == 0
        winners.add(deciders(g)[0])
    assert winners == set(range(seats))


# --- the tile --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("named", range(4))
def test_the_tile_sets_the_player_order(named: int) -> None:
    """R06-6.2.1-6, R06-0-1: the named player begins the next phases, whoever won the bid."""
    g = bidding()
    bid(g, 0, 0, 0, 2)
    do(g, D, NAME + named)
    at(g, BUY_MEDIA)
    asked = []
    while deciders(g):
        asked.append(deciders(g)[0])
        do(g, asked[-1], PASS)
    assert asked == [(named + i) % 4 for i in range(4)]


def test_the_tile_stays_until_the_next_bid() -> None:
    """R06-6.2.1-6: all through the round, and while the bids of the next one are written."""
    g = campaign()
    bid(g, 0, 2, 0, 0)
    do(g, B, NAME + C)
    while g.round == 1:
        assert see(g)["start"] == C
        do(g, deciders(g)[0], legal(g, deciders(g)[0])[0])
    assert (step_name(g), see(g)["start"]) == ("start-bid", C)
    bid(g, 1, 0, 0, 0)
    do(g, A, NAME + D)
    assert see(g)["start"] == D


@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_bid_in_every_round_but_the_last(seats: int, variant: int) -> None:
    """R06-6.2.1-1, R06-6.0-4: six rounds of seven, four of five."""
    events = play_out(campaign(seats, variant), luck=seats)
    for number, (first, after) in enumerate(rounds(events), start=1):
        named = told(events[first:after], StartNamed)
        expected = 0 if number == variant else 1
        assert len(named) == len(told(events[first:after], StartBidWon)) == expected


def rounds(events: list[Event]) -> list[tuple[int, int]]:
    """Where the events of each round begin and end; the first round has begun before."""
    begins = [0, *(at for at, event in enumerate(events) if isinstance(event, RoundBegan)), len(events)]
    return [(begins[at], begins[at + 1]) for at in range(len(begins) - 1)]


def test_the_second_round_bids_with_what_is_left() -> None:
    """R06-6.2.1-1: the limit is the cash at that moment."""
    g = round_of(campaign(3), 2)
    until(g, "start-bid")
    for seat in range(3):
        assert legal(g, seat)[-1] == BID + purse(g, seat)
