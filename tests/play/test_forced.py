"""Decisions with one choice only: settled where everybody can see it, asked where settling would tell something."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import Table, forced_drafts
from macher.play.forced import BY_HAND, BY_MONEY
from macher.rules import step_name, view
from macher.rules.editions import EDITIONS
from macher.rules.parts.codes import PASS, SKIP
from macher.rules.parts.lands import program_cards
from tests.play.tables import any_turn, every_edition, people, play_until


def open_money(edition: str, seed: str = "tonight") -> Table:
    """A table whose money lies open (O19-19, O06-23)."""
    return (
        people(edition, seed, cash_visibility="open") if edition == "2019" else people(edition, seed, open_cash="true")
    )


def poor(table: Table, step: str) -> tuple[Table, int]:
    """A table where the asked seat has no money."""
    play_until(table, step)
    seat = table.deciders()[0]
    table.state.money[seat] = 0
    return table, seat


@every_edition
def test_an_empty_purse_is_nobodys_business(edition: str) -> None:
    """R19-2.1, R06-6.0-5: the seat is asked although it can only pass."""
    table, seat = poor(people(edition), "media-buy")
    assert table.legal(seat) == (PASS,)
    assert table.forced(seat) is None
    assert table.take_forced() is None


@every_edition
def test_an_empty_purse_on_the_table_forces_a_pass(edition: str) -> None:
    """O19-19, O06-23: with open money everybody sees that nothing can be bought. The pass is logged."""
    table, seat = poor(open_money(edition), "media-buy")
    assert table.forced(seat) == (PASS,)
    version = table.version
    turn = table.take_forced()
    assert turn is not None
    assert turn.automatic
    assert (turn.seat, turn.actions) == (seat, (PASS,))
    assert table.turns[-1] == turn
    assert table.version == version + 1
    assert turn.events


def test_a_hand_that_everybody_has_seen_forces() -> None:
    """R19-6.3: the hand is one card that the program has already. As long as nobody has seen it, the seat is asked."""
    table = play_until(people(), "program-swap")
    seat = table.deciders()[0]
    card = program_cards(table.state, seat)[0]
    table.state.hands[seat] = (card,)
    table.state.shown[seat] = ()
    assert table.legal(seat) == (SKIP,)
    assert table.forced(seat) is None
    table.state.shown[seat] = (card,)
    assert table.forced(seat) == (SKIP,)


def test_nobody_else_is_forced() -> None:
    table, seat = poor(open_money("2019"), "media-buy")
    assert [table.forced(other) for other in range(3) if other != seat] == [None, None]


def test_the_steps_are_steps_of_the_rules() -> None:
    names = {step.name for edition in EDITIONS.values() for step in edition.steps}
    assert names >= BY_MONEY | BY_HAND


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_forced_choices_are_single_ones_that_a_spectator_can_see(edition: str) -> None:
    """In whole games with open money: what is forced is the only choice, and hand or money lie open."""
    table = open_money(edition, "forced")
    rng = Random(3)
    forced = 0
    while table.deciders():
        for seat in table.deciders():
            choice = table.forced(seat)
            if choice is not None:
                assert choice == table.legal(seat)
                assert len(choice) == 1
                seen = view(table.state, None).data
                by_money = step_name(table.state) in BY_MONEY
                assert seen["money"][seat] is not None if by_money else seen["hands"][seat]["cards"] is None
        if table.take_forced() is not None:
            forced += 1
            continue
        draft = any_turn(table, table.deciders()[0], rng)
        table.commit(draft.seat, draft.actions)
    assert forced
    assert sum(turn.automatic for turn in table.turns) == forced


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_the_turns_that_follow_a_turn_are_those_that_the_table_would_take(edition: str) -> None:
    table = open_money(edition, "forced")
    rng = Random(3)
    found = 0
    while table.deciders():
        draft = any_turn(table, table.deciders()[0], rng)
        following = forced_drafts(draft)
        table.enter(draft)
        for one in following:
            turn = table.take_forced()
            assert turn is not None
            assert (turn.seat, turn.actions) == (one.seat, tuple(one.actions))
            found += 1
        assert table.take_forced() is None
    assert found
