"""Phase 6: party meetings (R06-6.2.6). A turn goes state by state, the current one first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macher.rules import deciders, legal
from macher.rules.e2006.codes import BUY_MEETINGS
from macher.rules.events import RalliesBought
from macher.rules.parts.codes import PASS, RALLIES
from tests.rules.e2006.elections import PLAYERS, asked, seen_by
from tests.rules.e2006.positions import ready, see
from tests.rules.factories import at, do, purse, put, refused, there


@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_one_turn_each_in_player_order(seats: int, variant: int) -> None:
    """R06-6.2.6-1, R06-0-1: everybody once, for all states in play, before the next player."""
    g = at(ready(seats, variant, start=2), BUY_MEETINGS)
    order: list[int] = []
    while deciders(g):
        order += deciders(g)
        do(g, deciders(g)[0], RALLIES)
    assert order == [(2 + turn // 4) % seats for turn in range(4 * seats)]


def test_a_meeting_costs_1000() -> None:
    """R06-6.2.6-1, R06-0-12: to the bank; from the own supply to the state; everybody sees it."""
    g = at(ready(), BUY_MEETINGS)
    assert asked(g) == ("meetings-buy", 0)
    first = g.order[0]
    assert seen_by(g, 0, RALLIES + 3, None) == [RalliesBought(0, g.card[first], 3, 3)]
    assert there(g, "rallies", first) == (4, 1, 1, 1)
    assert (purse(g, 0), see(g)["paid"], see(g)["rally_supply"]) == (27, [3, 0, 0, 0], [11, 14, 14, 14])


def test_the_price_of_a_meeting_is_a_printed_number() -> None:
    """R06-6.2.6-1: whoever plays with another price pays it for every meeting."""
    g = ready()
    g.tables = replace(g.tables, meeting_price=2)
    do(at(g, BUY_MEETINGS), 0, RALLIES + 3)
    assert purse(g, 0) == 24


def test_buying_nothing_is_free_and_tells_nothing() -> None:
    """R06-6.2.6-1: any number, also none."""
    g = at(ready(), BUY_MEETINGS)
    assert seen_by(g, 0, RALLIES, 1) == []
    assert purse(g, 0) == 30


def test_limits_of_meetings() -> None:
    """TV06-23, R06-6.2.6-2: 7 there, supply 8, 9,000: at most 3 more there, 4 in any other state, 8 in all."""
    g = ready(money=9)
    put(g.rallies, g, g.order[0], (7, 1, 1, 1))
    g.rally_supply[0] = 8
    at(g, BUY_MEETINGS)
    assert legal(g, 0) == tuple(range(RALLIES, RALLIES + 4))
    no = refused(g, 0, RALLIES + 4)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.6-2", "rally-spots", {"most": 10, "there": 7})
    do(g, 0, RALLIES + 3)
    assert legal(g, 0) == tuple(range(RALLIES, RALLIES + 5))
    do(g, 0, RALLIES + 4)
    assert legal(g, 0) == (RALLIES, RALLIES + 1)  # eight in all
    no = refused(g, 0, RALLIES + 2)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.6-2", "rally-supply", {"left": 1})
    do(g, 0, RALLIES + 1)
    assert deciders(g) == (1,)  # no marker left: everybody sees that, and the last state is not asked about
    assert (purse(g, 0), see(g)["rally_supply"][0]) == (1, 0)


def test_no_more_than_four_in_a_state() -> None:
    """R06-6.2.6-2: in this turn, whatever the room."""
    g = at(ready(), BUY_MEETINGS)
    for _ in g.order:
        assert legal(g, 0) == tuple(range(RALLIES, RALLIES + 5))
        no = refused(g, 0, RALLIES + 5)
        assert (no.rule, no.key, no.numbers) == ("R06-6.2.6-2", "rally-turn", {"most": 4})
        do(g, 0, RALLIES + 3)


def test_money_is_a_limit() -> None:
    """R06-6.2.6-2, R06-6.2.6-1: the refusal names price and money; what was spent in one state is gone in the next."""
    g = at(ready(money=5), BUY_MEETINGS)
    do(g, 0, RALLIES + 4)
    assert legal(g, 0) == (RALLIES, RALLIES + 1)
    no = refused(g, 0, RALLIES + 2)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.6-1", "too-dear", {"price": 2, "money": 1})
    assert refused(g, 0, PASS).key == "not-offered"


def test_who_has_no_money_is_asked_like_anybody() -> None:
    """R06-6.0-5, D06-13: cash is hidden; a player without any can only buy none, and that looks like any other."""
    rich, poor = ready(), ready()
    poor.money[0] = 0
    for g in (rich, poor):
        at(g, BUY_MEETINGS)
    assert legal(poor, 0) == (RALLIES,)
    assert see(rich, 1) == see(poor, 1)
    assert seen_by(rich, 0, RALLIES, 1) == seen_by(poor, 0, RALLIES, 1)
    assert see(rich, 1) == see(poor, 1)


def test_a_state_with_ten_markers_is_left_out() -> None:
    """R06-6.2.6-2, R06-1-7: ten spaces for each party; others have their own."""
    g = ready(seats=3)
    put(g.rallies, g, g.order[0], (10, 9, 1))
    at(g, BUY_MEETINGS)
    do(g, 0, RALLIES, RALLIES, RALLIES)
    assert deciders(g) == (1,)
    assert legal(g, 1) == (RALLIES, RALLIES + 1)


def test_only_states_in_play() -> None:
    """R06-6.2.6-1, R06-6.0-2: in round 6 two states, so two questions each."""
    g = ready(seats=3)
    g.order = g.order[2:]
    at(g, BUY_MEETINGS)
    for seat in range(3):
        do(g, seat, RALLIES + 1, RALLIES + 2)
    assert deciders(g) == ()
    assert [there(g, "rallies", land) for land in range(4)] == [(1, 1, 1), (1, 1, 1), (2, 2, 2), (3, 3, 3)]
