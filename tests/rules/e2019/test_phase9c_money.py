"""Phase 9c: money (R19-15)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from macher.rules import deciders, legal, step_name, view
from macher.rules.e2019.actions import DONATE
from macher.rules.e2019.codes import ELECTIONS, MONEY
from macher.rules.e2019.state import State
from macher.rules.events import (
    BaseMoved,
    DonationAccepted,
    DonationRejected,
    FinalScored,
    IncomePaid,
    RoundBegan,
)
from macher.rules.parts.codes import PASS, SKIP
from tests.rules.factories import at, do, purse, put, refused, state_index, told
from tests.rules.positions import campaign, ready

# Donation cards, by index: reject, accept.
TEN, TWENTY, THIRTY = 0, 1, 2


def reject(card: int) -> int:
    return DONATE + card * 2


def accept(card: int) -> int:
    return DONATE + card * 2 + 1


def payday(g: State, *points: int) -> State:
    """The money phase after an election that gave these points for votes."""
    g.gains = list(points)
    return at(g, MONEY)


# --- income ----------------------------------------------------------------------------------------------------------
def test_points_for_votes_party_base_and_a_donation() -> None:
    """T19-16, R19-15.1, R19-15.2, R19-15.3, C19-07: 16 points, base 12, accepts 20,000: 48,000 more, base 10."""
    g = ready(money=0)
    g.base[0] = 12
    payday(g, 16, 0, 0, 0)
    assert purse(g, 0) == 28  # seen before the choice
    do(g, 0, accept(TWENTY))
    assert purse(g, 0) == 48
    assert view(g, None).data["base"][0] == 10
    assert view(g, None).data["received"][0] == 48


def test_bonus_points_are_no_money() -> None:
    """R19-15.1, R19-14.1: Brandenburg, 50 votes: 21 points for votes pay, the 12 for the victory do not."""
    g = ready(money=0)
    land = g.order[0]
    g.card[land] = state_index(g, "BB")
    put(g.votes, g, land, (50, 23, 3, 0))
    at(g, ELECTIONS)
    at(g, MONEY)
    for seat in range(4):
        assert purse(g, seat) == (21, 13, 0, 0)[seat] + 10
        do(g, seat, reject(TEN))


def test_income_counts_the_base_before_the_donation() -> None:
    """R19-15.2: the base that a rejected donation brings pays in the next round only."""
    g = ready(money=0)
    payday(g, 0, 0, 0, 0)
    do(g, 0, reject(THIRTY))
    assert purse(g, 0) == 10
    assert view(g, None).data["base"][0] == 15


def test_only_this_rounds_points_pay() -> None:
    """R19-15.1: the second election pays its own points, not those of the first."""
    g = ready(money=0)
    for number, land in enumerate(g.order[:2], start=1):
        g.card[land] = state_index(g, "BB")
        put(g.votes, g, land, (5 * number, 0, 0, 0))
        g.round = number
        g.order = [land]
        at(g, ELECTIONS)
    g.money = [0] * 4
    at(g, MONEY)
    assert purse(g, 0) == 10 + 10


@pytest.mark.parametrize("start", range(4))
def test_each_player_is_done_before_the_next_is_paid(start: int) -> None:
    """R19-15.1, R19-15.3, C19-22: in turn order, income and donation of one player, then the next."""
    g = ready(start=start, money=0)
    payday(g, 1, 2, 3, 4)
    asked = []
    while deciders(g):
        seat = deciders(g)[0]
        asked.append(seat)
        assert step_name(g) == "donation"
        paid = [other for other in range(4) if purse(g, other)]
        assert sorted(asked) == paid
        do(g, seat, reject(TEN))
    assert asked == [(start + i) % 4 for i in range(4)]


def test_income_is_told_to_all() -> None:
    """R19-15.1, R19-15.2, R19-2.2: points and base, in thousands."""
    g = ready(seats=3, money=0)
    payday(g, 5, 7, 0)
    events = do(g, 0, accept(TEN))
    assert told(events, IncomePaid) == [IncomePaid(1, 7, 10)]


# --- donations -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("action", "money", "base"),
    [
        (accept(TEN), 10, -1),
        (reject(TEN), 0, 1),
        (accept(TWENTY), 20, -2),
        (reject(TWENTY), 0, 3),
        (accept(THIRTY), 30, -3),
        (reject(THIRTY), 0, 5),
    ],
)
def test_the_donation_table(action: int, money: int, base: int) -> None:
    """R19-15.3, C19-07: accepted, money comes and base goes; rejected, base comes."""
    g = payday(ready(money=0), 0, 0, 0, 0)
    events = do(g, 0, action)
    assert purse(g, 0) == 10 + money
    assert view(g, None).data["base"][0] == 10 + base
    assert [one.change for one in told(events, BaseMoved)] == [base]
    answers = told(events, DonationAccepted) + told(events, DonationRejected)
    assert [(one.seat, one.base) for one in answers] == [(0, base)]
    assert bool(told(events, DonationAccepted)) == (money > 0)


def test_one_of_the_remaining_cards_and_no_way_around() -> None:
    """R19-15.3, G19-22: exactly one card per money phase, accepted or rejected; passing is not offered."""
    g = payday(ready(), 0, 0, 0, 0)
    assert set(legal(g, 0)) == {
        accept(TEN),
        reject(TEN),
        accept(TWENTY),
        reject(TWENTY),
        accept(THIRTY),
        reject(THIRTY),
    }
    assert refused(g, 0, PASS).rule == "R19-15.3"
    assert refused(g, 0, SKIP).rule == "R19-15.3"
    do(g, 0, accept(TEN))
    assert deciders(g) == (1,)


@pytest.mark.parametrize("first", [TEN, TWENTY, THIRTY])
@pytest.mark.parametrize("answer", [accept, reject])
def test_a_used_card_leaves_the_game(first: int, answer: Callable[[int], int]) -> None:
    """R19-15.3: accepted or rejected, it cannot be chosen again; the last card leaves only accept or reject."""
    g = payday(ready(), 0, 0, 0, 0)
    do(g, 0, answer(first))
    payday(g, 0, 0, 0, 0)
    second, third = (card for card in (TEN, TWENTY, THIRTY) if card != first)
    assert set(legal(g, 0)) == {accept(second), reject(second), accept(third), reject(third)}
    for used in (accept(first), reject(first)):
        no = refused(g, 0, used)
        assert (no.rule, no.key) == ("R19-15.3", "donation-used")
    do(g, 0, answer(second))
    payday(g, 0, 0, 0, 0)
    assert set(legal(g, 0)) == {accept(third), reject(third)}
    do(g, 0, answer(third))
    assert view(g, None).data["donations"][0] == 0


def test_each_has_cards_of_their_own() -> None:
    """R19-15.3, R19-3.12: what one player used another still has."""
    g = payday(ready(), 0, 0, 0, 0)
    do(g, 0, accept(TEN))
    assert accept(TEN) in legal(g, 1)
    assert view(g, None).data["donations"] == [0b110, 0b111, 0b111, 0b111]


def test_a_small_base_may_accept_and_stops_at_zero() -> None:
    """R19-15.3, R19-0.14, G19-19: base 2, accepts 30,000."""
    g = ready(money=0)
    g.base[0] = 2
    payday(g, 0, 0, 0, 0)
    do(g, 0, accept(THIRTY))
    assert (purse(g, 0), view(g, None).data["base"][0]) == (32, 0)


# --- which rounds ----------------------------------------------------------------------------------------------------
def test_round_4_of_the_long_game_pays_both_elections_and_no_donation() -> None:
    """T19-D25, R19-18.11, R19-15.1: 13 and 9 points, base 20: 42,000."""
    g = ready(variant=7, money=0)
    g.round = 4
    g.base[0] = 20
    for land, number, votes in zip(g.order[:2], (4, 5), (23, 7), strict=True):
        g.card[land] = state_index(g, "BB")
        g.election[land] = number
        put(g.votes, g, land, (votes, 0, 0, 0))
    g.order = g.order[:2]
    at(g, ELECTIONS)
    at(g, MONEY)
    assert purse(g, 0) == 13 + 9 + 20
    assert deciders(g) == ()
    assert view(g, None).data["donations"] == [0b111] * 4


@pytest.mark.parametrize(("variant", "paydays"), [(4, [1, 2, 3]), (7, [1, 2, 3, 4])])
def test_money_comes_after_every_round_but_the_last(variant: int, paydays: list[int]) -> None:
    """R19-15.1, R19-15.3, R19-4.3, R19-18.11: three donations; at the end all donation cards are used."""
    g = campaign(variant=variant)
    now = 1
    incomes: list[tuple[int, int]] = []
    donations: list[tuple[int, int]] = []
    scored = []
    while deciders(g):
        seat = deciders(g)[0]
        for event in do(g, seat, legal(g, seat)[0]):
            if isinstance(event, IncomePaid):
                incomes.append((now, event.seat))
            elif isinstance(event, DonationAccepted | DonationRejected):
                donations.append((now, event.seat))
            elif isinstance(event, RoundBegan):
                now = event.round
            elif isinstance(event, FinalScored):
                scored.append(event.seat)
    assert sorted(incomes) == [(round_, seat) for round_ in paydays for seat in range(4)]
    assert sorted(donations) == [(round_, seat) for round_ in (1, 2, 3) for seat in range(4)]
    assert view(g, None).data["donations"] == [0, 0, 0, 0]
    assert scored == [0, 1, 2, 3]
