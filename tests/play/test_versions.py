"""Versions: each turn answers the question that its player saw, and is taken once."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import StaleTurn, Table, TableError, UnfinishedTurn
from macher.rules import Refused, step_name
from macher.rules.e2006.actions import COLUMN_ONE
from macher.rules.events import StartBidsRevealed
from macher.rules.parts.codes import BID, PLACE, RALLIES, TAKE_BACK
from tests.play.tables import any_turn, at_rallies, every_edition, people, play_until


def refusal(table: Table, seat: int, actions: list[int], version: int) -> str:
    """How a turn is refused; the table is the same as before."""
    before = table.snapshot()
    with pytest.raises(StaleTurn) as refused:
        table.commit(seat, actions, version)
    assert table.snapshot() == before
    assert refused.value.version == table.version
    assert refused.value.asked_since == table.asked_since[seat]
    assert str(table.version) in str(refused.value) or str(version) in str(refused.value)
    return refused.value.kind


# --- all or nothing --------------------------------------------------------------------------------------------------
@every_edition
def test_a_turn_is_taken_whole_or_not_at_all(edition: str) -> None:
    table, seat = at_rallies(edition)
    before = table.snapshot()
    for steps in ([RALLIES, RALLIES, BID], [RALLIES] * 12, [BID]):
        with pytest.raises((Refused, TableError)):
            table.commit(seat, steps)
        assert table.snapshot() == before
    with pytest.raises(TableError, match="at least one step"):
        table.commit(seat, [])
    assert table.snapshot() == before
    turn = table.commit(seat, [RALLIES] * len(table.state.order))
    assert table.turns[-1] == turn
    assert table.version > 0


def test_steps_behind_one_that_shows_something_are_refused() -> None:
    """R19-6.2: whoever draws must look before going on."""
    table = play_until(people(), "program-source")
    seat = table.deciders()[0]
    before = table.snapshot()
    with pytest.raises(TableError):
        table.commit(seat, [table.legal(seat)[0], table.legal(seat)[0]])
    assert table.snapshot() == before


def test_a_part_of_a_turn_may_be_committed() -> None:
    """A program that decides step by step may commit step by step."""
    table, seat = at_rallies()
    for _ in range(4):
        table.commit(seat, [RALLIES], version=table.version)
    assert table.deciders() != (seat,)


def test_a_part_of_a_sealed_answer_is_not_committed() -> None:
    """R06-6.1-1: how many steps a sheet took is nobody's business."""
    table = people("2006")
    before = table.snapshot()
    with pytest.raises(UnfinishedTurn):
        table.commit(1, [COLUMN_ONE, PLACE])
    assert table.snapshot() == before


def test_the_number_of_turns_does_not_tell_the_length_of_a_sheet() -> None:
    """R06-6.1-2: options of the sheet have different numbers of items; each sheet is one turn."""
    lengths = set()
    for choice in (0, -1):
        table = people("2006")
        draft = table.draft(0)
        while not draft.done:
            draft.act(draft.legal()[choice])
        table.commit(0, draft.actions)
        lengths.add(len(draft.actions))
        assert table.version == 1
    assert len(lengths) > 1


# --- stale, repeated, future -----------------------------------------------------------------------------------------
def test_a_turn_is_taken_once() -> None:
    table, seat = at_rallies()
    seen = table.version
    table.commit(seat, [RALLIES] * 4, seen)
    assert refusal(table, seat, [RALLIES] * 4, seen) == "repeated"


def test_a_turn_for_an_old_question_is_stale() -> None:
    """The seat has not answered, but something else is asked by now."""
    table, seat = at_rallies()
    seen = table.version
    table.commit(seat, [RALLIES] * 4)
    other = table.deciders()[0]
    assert refusal(table, other, [RALLIES] * 4, seen) == "stale"
    table.commit(other, [RALLIES] * 4, table.version)


def test_a_version_that_is_not_there_yet() -> None:
    table, seat = at_rallies()
    assert refusal(table, seat, [RALLIES], table.version + 1) == "future"


@every_edition
def test_every_turn_of_a_game_is_refused_afterwards(edition: str) -> None:
    table = people(edition, "again")
    rng = Random(4)
    while table.deciders():
        seen = table.version
        draft = any_turn(table, rng.choice(table.deciders()), rng)
        table.commit(draft.seat, draft.actions, seen)
        assert refusal(table, draft.seat, draft.actions, seen) == "repeated"
        assert refusal(table, draft.seat, draft.actions, table.version + 1) == "future"


# --- sealed choices --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_sealed_answers_with_the_same_version_do_not_collide(order: tuple[int, ...]) -> None:
    """R19-5.1: all saw the same question; each answer is taken, in any order."""
    table = play_until(people(), "start-bid")
    seen = table.version
    for seat in order:
        table.commit(seat, [BID + seat], seen)
    assert step_name(table.state) != "start-bid"
    revealed = [event for event in table.events(None, seen) if isinstance(event, StartBidsRevealed)]
    assert [event.bids for event in revealed] == [(0, 1, 2)]


def test_an_answer_to_the_same_sealed_choice_is_not_taken_twice() -> None:
    table = play_until(people(), "start-bid")
    seen = table.version
    table.commit(0, [BID], seen)
    assert refusal(table, 0, [BID], seen) == "repeated"
    table.commit(1, [BID], seen)
    assert refusal(table, 0, [TAKE_BACK, BID + 1], seen) == "repeated"


def test_a_sealed_answer_is_changed_with_the_version_it_made() -> None:
    """Also while others answer; not after the reveal."""
    table = play_until(people(), "start-bid")
    seen = table.version
    table.commit(0, [BID], seen)
    mine = table.version
    table.commit(1, [BID + 1], seen)
    table.commit(0, [TAKE_BACK, BID + 2], mine)
    mine = table.version
    table.commit(0, [TAKE_BACK], mine)
    table.commit(2, [BID + 5], seen)
    assert step_name(table.state) == "start-bid"
    table.commit(0, [BID + 3], table.version)
    assert step_name(table.state) != "start-bid"
    assert refusal(table, 0, [TAKE_BACK], mine) == "repeated"
    assert refusal(table, 1, [TAKE_BACK], seen + 1) == "repeated"


def test_taking_back_too_late_is_stale() -> None:
    """Seat 1 answered; meanwhile the last answer came in and everything was revealed."""
    table = play_until(people(), "start-bid")
    table.commit(1, [BID])
    mine = table.version
    table.commit(0, [BID + 1])
    table.commit(2, [BID + 2])
    assert refusal(table, 1, [TAKE_BACK], mine) == "stale"


@every_edition
def test_a_question_stands_as_long_as_only_others_answer(edition: str) -> None:
    """`asked_since` moves when the seat acts or something else is asked, never when another answers the same choice."""
    table = people(edition, "since", seats=4)
    rng = Random(8)
    stood = moved = 0
    while table.deciders() and table.version < 150:
        seat = rng.choice(table.deciders())
        choosing, missing, before = table.state.sealed_for, table.deciders(), list(table.asked_since)
        draft = any_turn(table, seat, rng)
        table.commit(seat, draft.actions, version=table.asked_since[seat])
        assert table.asked_since[seat] == table.version
        if choosing and missing != (seat,):
            stood += 1
            assert [at for other, at in enumerate(table.asked_since) if other != seat] == [
                at for other, at in enumerate(before) if other != seat
            ]
        else:
            moved += 1
            assert table.asked_since == [table.version] * 4
    assert stood
    assert moved


def test_two_sealed_choices_in_a_row_are_two_questions() -> None:
    """R19-3.13: an answer to the first pick is not taken for the second."""
    table = people()
    for seat in range(3):
        table.commit(seat, [table.legal(seat)[0]], 0)
    assert step_name(table.state) == "draft"
    for seat in range(3):
        assert refusal(table, seat, [table.legal(seat)[0]], 0) == "repeated"
