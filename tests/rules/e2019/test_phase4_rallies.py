"""Phase 4: organize party rallies (R19-8)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal
from macher.rules.e2019.codes import NEXT_ROUND, ORGANIZE_RALLIES
from macher.rules.e2019.state import State
from macher.rules.events import RalliesBought
from macher.rules.parts.codes import RALLIES
from tests.rules.factories import at, do, purse, put, refused, there
from tests.rules.positions import ready, see


def organizing(g: State | None = None) -> State:
    """The phase begins with seat 0, asked about its states in order of election."""
    return at(g or ready(seats=3), ORGANIZE_RALLIES)


def buy(g: State, seat: int, *counts: int) -> None:
    """The turn of a seat: so many rallies in the states in play, in order of election."""
    do(g, seat, *(RALLIES + count for count in counts))


# --- turns -----------------------------------------------------------------------------------------------------------
def test_everybody_buys_once_in_any_number_of_states() -> None:
    """R19-8.1: a turn goes through all states in play; then the next player; nobody comes twice."""
    g = organizing(ready(seats=3, start=1))
    buy(g, 1, 1, 0, 2, 1)
    buy(g, 2, 0, 0, 0, 0)
    buy(g, 0, 3, 0, 0, 0)
    assert deciders(g) == ()
    assert [there(g, "rallies", land) for land in g.order] == [(3, 1, 0), (0, 0, 0), (0, 2, 0), (0, 1, 0)]


def test_nothing_is_a_choice_too() -> None:
    """R19-8.1: who buys nothing pays nothing."""
    g = organizing()
    assert legal(g, 0)[0] == RALLIES
    buy(g, 0, 0, 0, 0, 0)
    assert deciders(g) == (1,)
    assert purse(g, 0) == 30


# --- cost ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("count", "price"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 10), (7, 15), (8, 20)])
def test_prices(count: int, price: int) -> None:
    """R19-8.2: the price of so many rallies placed in one state now."""
    g = organizing()
    assert do(g, 0, RALLIES + count) == [RalliesBought(0, g.card[g.order[0]], count, price)]
    assert purse(g, 0) == 30 - price
    assert see(g)["rally_supply"] == [20 - count, 20, 20]


def test_prices_of_the_rulebook_example() -> None:
    """R19-8.2, T19-07: three in NDS and two in BB cost 3,000 and 2,000."""
    g = organizing()
    buy(g, 0, 3, 2, 0, 0)
    assert purse(g, 0) == 25


def test_each_state_is_priced_by_itself() -> None:
    """R19-8.2, T19-D12: eight in one state cost 20,000, four and four in two states 10,000."""
    one, two = organizing(), organizing()
    buy(one, 0, 8, 0, 0, 0)
    buy(two, 0, 4, 4, 0, 0)
    assert (purse(one, 0), purse(two, 0)) == (10, 20)


def test_rallies_that_lie_there_do_not_change_the_price() -> None:
    """R19-8.2: only cubes newly placed are counted."""
    g = ready(seats=3)
    put(g.rallies, g, g.order[0], (5, 0, 0))
    organizing(g)
    buy(g, 0, 3)
    assert purse(g, 0) == 27


# --- limits ----------------------------------------------------------------------------------------------------------
def test_eight_spots_of_the_rulebook_example() -> None:
    """R19-8.3, T19-08: five lie there and three are bought: eight; no more can be bought there."""
    g = ready(seats=3)
    put(g.rallies, g, g.order[0], (5, 8, 0))  # the cubes of others take no room
    organizing(g)
    assert legal(g, 0) == (RALLIES, RALLIES + 1, RALLIES + 2, RALLIES + 3)
    refusal = refused(g, 0, RALLIES + 4)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-8.3", "rally-spots", {"most": 8, "there": 5})
    buy(g, 0, 3)
    assert there(g, "rallies", g.order[0]) == (8, 8, 0)
    organizing(g)
    buy(g, 0, 1)  # the first state asked about is the second one
    assert there(g, "rallies", g.order[1]) == (1, 0, 0)


def test_the_supply_of_twenty() -> None:
    """R19-8.3: cubes come from the own supply; what is on the boards is not there."""
    g = ready(seats=3)
    g.rally_supply[0] = 3
    organizing(g)
    assert legal(g, 0)[-1] == RALLIES + 3
    refusal = refused(g, 0, RALLIES + 4)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-8.3", "rally-supply", {"left": 3})
    buy(g, 0, 2)
    assert legal(g, 0)[-1] == RALLIES + 1
    buy(g, 0, 1)
    assert deciders(g) == (1,)  # an empty supply is seen by all: no further question


def test_the_price_must_be_payable() -> None:
    """R19-8.3, R19-0.11: the total of all states counts; nothing is paid in part."""
    g = organizing(ready(seats=3, money=8))
    assert legal(g, 0)[-1] == RALLIES + 5  # 7,000; six cost 10,000
    refusal = refused(g, 0, RALLIES + 6)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-8.2", "too-dear", {"price": 10, "money": 8})
    buy(g, 0, 4)
    assert legal(g, 0)[-1] == RALLIES + 3  # 3,000 are left
    buy(g, 0, 3)
    assert purse(g, 0) == 0


def test_without_money_a_seat_is_asked_all_the_same() -> None:
    """R19-8.3: cash is secret: the seat is asked about every state and can only say none."""
    g = organizing(ready(seats=3, money=0))
    for _ in g.order:
        assert (deciders(g), legal(g, 0)) == ((0,), (RALLIES,))
        buy(g, 0, 0)
    assert deciders(g) == (1,)


def test_nothing_bought_looks_the_same_for_rich_and_poor() -> None:
    """R19-8.3: others see no difference between who will not and who cannot."""
    rich, poor = organizing(), organizing()
    poor.money[0] = 0
    assert do(rich, 0, RALLIES) == do(poor, 0, RALLIES) == []
    assert see(rich, 2) == see(poor, 2)


def test_only_states_in_play() -> None:
    """R19-8.1: in round 2 three states are asked about."""
    g = ready(seats=3)
    at(g, NEXT_ROUND)
    organizing(g)
    buy(g, 0, 1, 1, 1)
    assert deciders(g) == (1,)
    assert [there(g, "rallies", land)[0] for land in g.order] == [1, 1, 1]


def test_no_code_beyond_eight() -> None:
    """R19-8.2: the price list ends at eight."""
    g = organizing()
    assert refused(g, 0, RALLIES + 9).key == "rally-spots"
    assert refused(g, 1, RALLIES).key == "not-your-turn"
