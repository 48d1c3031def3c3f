"""Phase 5: send the shadow cabinet (R19-9)."""

from __future__ import annotations

import pytest

from macher.rules import apply, deciders, events_for, legal
from macher.rules.e2019.actions import PAY
from macher.rules.e2019.codes import CABINET_IN, NEXT_ROUND, SEND_CABINET
from macher.rules.e2019.state import State
from macher.rules.events import PoliticianRevealed, PoliticianSent, PoliticianSentUnseen
from macher.rules.parts.codes import SEND, SKIP
from tests.rules.factories import at, do, purse, refused, told, unfold
from tests.rules.positions import ready, see

BACKBENCHER, VICE, SPOKES, SECRETARY, LEADER = range(5)


def sending(g: State | None = None) -> State:
    """The phase begins with the start player, asked about the states in order of election."""
    return at(g or ready(seats=3), SEND_CABINET)


def row(g: State, land: int, viewer: int | None = None) -> list[tuple[int, int | None]]:
    """Owner and politician of each card beside a land."""
    return [(one["seat"], one["politician"]) for one in see(g, viewer)["rows"][land]]


# --- turns -----------------------------------------------------------------------------------------------------------
def test_in_turn_order_each_player_sends_what_they_like() -> None:
    """R19-9.1: one turn each; a politician beside a state, or none, for every state in play; free of charge."""
    g = sending(ready(seats=3, start=2))
    do(g, 2, SEND + VICE, SKIP, SEND + LEADER, SKIP)
    do(g, 0, SKIP, SKIP, SKIP, SKIP)
    do(g, 1, SEND + VICE, SEND + SPOKES, SEND + LEADER, SEND + SECRETARY)
    assert deciders(g) == ()
    assert [len(row(g, land)) for land in g.order] == [2, 1, 2, 1]
    assert [purse(g, seat) for seat in range(3)] == [30, 30, 30]


def test_at_most_one_in_a_state() -> None:
    """R19-9.1: after one card the next question is about the next state."""
    g = sending()
    do(g, 0, SEND + VICE)
    do(g, 0, SEND + SPOKES)
    assert row(g, g.order[0], 0) == [(0, VICE)]
    assert row(g, g.order[1], 0) == [(0, SPOKES)]


def test_only_own_unused_politicians() -> None:
    """R19-9.1, R19-9.3: a card that was sent to one state is not there for another."""
    g = sending()
    assert legal(g, 0) == (SKIP, SEND, SEND + 1, SEND + 2, SEND + 3, SEND + 4)
    do(g, 0, SEND + VICE)
    assert legal(g, 0) == (SKIP, SEND, SEND + 2, SEND + 3, SEND + 4)
    refusal = refused(g, 0, SEND + VICE)
    assert (refusal.rule, refusal.key) == ("R19-9.3", "politician-used")
    assert refused(g, 1, SEND + VICE).key == "not-your-turn"


def test_only_states_in_play() -> None:
    """R19-9.1: in round 2 there are three states to send to."""
    g = ready(seats=3)
    at(g, NEXT_ROUND)
    sending(g)
    do(g, 0, SEND, SEND + 1, SEND + 2)
    assert deciders(g) == (1,)


# --- rows ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("start", range(4))
def test_rows_lie_in_the_order_of_placing(start: int) -> None:
    """R19-9.2: turn order among those who placed there; it is the order of paying and acting later."""
    g = sending(ready(start=start))
    for place in range(4):
        seat = (start + place) % 4
        do(g, seat, SKIP if seat == 3 else SEND + seat, SKIP, SKIP, SKIP)
    expected = [(start + i) % 4 for i in range(4) if (start + i) % 4 != 3]
    assert [seat for seat, _ in row(g, g.order[0])] == expected
    revealed = told(unfold(g, CABINET_IN, g.order[0]), PoliticianRevealed)
    assert [one.seat for one in revealed] == expected
    assert deciders(g) == (expected[0],)


def test_cards_lie_face_down() -> None:
    """R19-9.1, R19-2.1: everybody sees whose card lies where, its owner alone which it is."""
    g = sending()
    told_all = apply(g, 0, SEND + LEADER)
    state = g.card[g.order[0]]
    assert events_for(told_all, 0) == [PoliticianSent(0, state, LEADER)]
    assert events_for(told_all, 1) == events_for(told_all, None) == [PoliticianSentUnseen(0, state)]
    assert row(g, g.order[0], 0) == [(0, LEADER)]
    assert row(g, g.order[0], 1) == row(g, g.order[0]) == [(0, None)]


# --- once a game -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("variant", "cabinet"), [(4, 5), (7, 8)])
def test_the_size_of_the_cabinet(variant: int, cabinet: int) -> None:
    """R19-9.3: five politicians in the short game, eight in the long one."""
    g = sending(ready(seats=3, variant=variant))
    assert legal(g, 0) == (SKIP, *range(SEND, SEND + cabinet))


def test_the_short_game_has_no_front_runner() -> None:
    """R19-9.3, R19-1.8: a politician of the long game cannot be sent in the short one."""
    g = sending()
    names = [one.id for one in g.tables.politicians]
    assert refused(g, 0, SEND + names.index("frontrunner")).rule == "R19-9.3"


def test_each_politician_once_a_game() -> None:
    """R19-9.3: used in round 1, paid for or not, it cannot be sent in round 2."""
    g = ready(seats=3)
    land = g.order[0]
    sending(g)
    do(g, 0, SEND + BACKBENCHER, SEND + VICE, SKIP, SKIP)
    at(g, CABINET_IN, land)
    do(g, 0, PAY, SKIP, SKIP)
    at(g, CABINET_IN, g.order[1])
    do(g, 0, legal(g, 0)[-1])  # declined
    sending(g)
    assert legal(g, 0) == (SKIP, SEND + SPOKES, SEND + SECRETARY, SEND + LEADER)


def test_an_empty_cabinet_is_not_asked() -> None:
    """R19-9.1, R19-9.3: how many are left is public: who has none is passed over."""
    g = ready(seats=3)
    g.unused = [0, 0b10000, 0b11111]
    sending(g)
    assert deciders(g) == (1,)
    do(g, 1, SKIP, SEND + LEADER)
    assert deciders(g) == (2,)
