"""Playing on inside the engine gives what stepping from outside gives."""

from __future__ import annotations

import tracemalloc
from collections import Counter
from typing import Any

import pytest

from macher.play import new_config
from macher.rules import ELECTION, State, advance, deciders, legal, playout, setup
from macher.rules.parts.config import PARTIES
from macher.rules.saves import state_hash

KINDS = [("2019", 4), ("2019", 7), ("2006", 5), ("2006", 7)]


def begun(edition: str, variant: int, players: int = 4) -> Any:
    return setup(new_config(edition, variant, PARTIES[:players]), "a playout")


def last(state: State, seat: int, options: tuple[int, ...]) -> int:
    return options[-1]


@pytest.mark.parametrize(("edition", "variant"), KINDS)
def test_a_policy_plays_as_from_outside(edition: str, variant: int) -> None:
    inside, outside = begun(edition, variant), begun(edition, variant)
    decisions = 0
    seats = deciders(outside)
    while seats:
        seats = advance(outside, seats[0], last(outside, seats[0], legal(outside, seats[0])))
        assert seats == deciders(outside)
        decisions += 1
    assert playout(inside, last) == decisions
    assert state_hash(inside) == state_hash(outside)


@pytest.mark.parametrize(("edition", "variant"), KINDS)
def test_the_same_number_plays_the_same_game(edition: str, variant: int) -> None:
    ends = []
    for number in (1, 1, 2):
        state = begun(edition, variant)
        playout(state, number)
        assert deciders(state) == ()
        ends.append(state_hash(state))
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.parametrize(("edition", "variant"), KINDS)
def test_to_the_next_election_and_on(edition: str, variant: int) -> None:
    state = begun(edition, variant)
    held = []
    while playout(state, 5, ELECTION):
        held.append(state.held)
    assert held[0] == 1
    assert held[-1] == variant
    assert held == sorted(held)
    assert deciders(state) == ()


def test_so_many_decisions_and_no_more() -> None:
    state = begun("2019", 4)
    assert playout(state, 3, 0) == 0
    assert playout(state, 3, 17) == 17
    rest = playout(state, last)
    assert playout(state, last) == 0
    assert rest > 100


def test_a_policy_that_breaks_the_rules_is_stopped() -> None:
    state = begun("2019", 4)
    with pytest.raises(ValueError, match="the policy chose 999999, which seat 0 may not do in draft"):
        playout(state, lambda state, seat, options: 999999)


def test_every_option_is_as_likely() -> None:
    """Of the cards of the first pack each is taken about as often in 3,000 playouts of one decision."""
    state = begun("2019", 4)
    taken: Counter[int] = Counter()
    for number in range(3000):
        copy = state.copy()
        playout(copy, number, 1)
        taken[copy.sealed[0][0]] += 1
    assert set(taken) == set(legal(state, 0))
    expected = 3000 / len(taken)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in taken.values())


@pytest.mark.parametrize(("edition", "variant"), KINDS)
def test_a_state_is_small(edition: str, variant: int) -> None:
    """One more state takes under 8 kB, at any moment of a game of five."""
    state = begun(edition, variant, 5)
    while playout(state, 1, 50):
        tracemalloc.start()
        copies = [state.copy() for _ in range(100)]
        size = tracemalloc.get_traced_memory()[0] / len(copies)
        tracemalloc.stop()
        assert 2_000 < size < 8_000
