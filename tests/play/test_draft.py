"""A draft: steps that may be taken back, what ends it, and that nobody else learns of it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from macher.play import TableError
from macher.rules import Refused, step_name, view
from macher.rules.e2006.actions import COLUMN_ONE, CONTRIBUTE
from macher.rules.e2019.actions import DRAW
from macher.rules.events import CardsDrawn, ContributionLaid, RalliesBought
from macher.rules.parts.codes import BID, CARD, PLACE, RALLIES, SKIP, SUPPRESS, TAKE_BACK
from macher.rules.parts.step import Step
from macher.rules.saves import save, state_hash
from tests.play.tables import any_turn, at_rallies, every_edition, people, play_until


# --- taking back -----------------------------------------------------------------------------------------------------
@every_edition
def test_a_whole_turn_is_taken_back_step_by_step(edition: str) -> None:
    """R19-8.1, R06-6.2.6-1: one turn over all states; its end, too, may be taken back before it is committed."""
    table, seat = at_rallies(edition)
    draft = table.draft(seat)
    shown = []
    while draft.asked and draft.view().data["phase"] == table.state.phase:
        shown.append(draft.view())
        draft.act(RALLIES + (len(shown) == 1))
    assert len(shown) == len(table.state.order)
    for expected in reversed(shown):
        draft.undo()
        assert draft.view() == expected
    assert draft.view() == table.view(seat)
    with pytest.raises(TableError):
        draft.undo()


def test_a_turn_that_is_made_takes_no_more_steps() -> None:
    table, seat = at_rallies()
    draft = table.draft(seat, [RALLIES] * 4)
    assert draft.done
    assert draft.legal() == ()
    with pytest.raises(TableError, match="commit it or take a step back"):
        draft.act(RALLIES)


def test_an_empty_draft_is_not_done() -> None:
    table, seat = at_rallies()
    for one in range(3):
        draft = table.draft(one)
        assert not draft.done
        assert draft.asked == (one == seat)
        assert draft.preview() == []
    assert table.draft((seat + 1) % 3).legal() == ()


@every_edition
def test_taking_back_and_doing_it_again_is_the_same(edition: str) -> None:
    table, seat = at_rallies(edition)
    draft = table.draft(seat, [RALLIES + 1])
    once = draft.view()
    for _ in range(3):
        assert draft.undo() == RALLIES + 1
        draft.act(RALLIES + 1)
    assert draft.view() == once


def test_a_refused_step_changes_nothing_in_the_draft() -> None:
    table, seat = at_rallies()
    draft = table.draft(seat, [RALLIES + 1])
    before = draft.view(), list(draft.actions)
    for try_it in (draft.act, draft.reveals, draft.preview):
        with pytest.raises(Refused):
            try_it(SKIP)
    assert (draft.view(), draft.actions) == before


def test_nobody_drafts_for_a_seat_that_is_not_asked() -> None:
    table, seat = at_rallies()
    with pytest.raises(Refused):
        table.draft((seat + 1) % 3, [RALLIES])
    for nobody in (-1, 3):
        with pytest.raises(TableError, match="there is no seat"):
            table.draft(nobody)


# --- what shows something new ----------------------------------------------------------------------------------------
def test_a_drawn_card_is_seen_only_after_the_commit() -> None:
    """R19-6.2: a step that shows a card ends the draft, and nothing behind it is shown."""
    table = play_until(people(), "program-source")
    seat = table.deciders()[0]
    draft = table.draft(seat)
    before = draft.view()
    assert draft.reveals(DRAW)
    assert not draft.reveals(SKIP)
    draft.act(DRAW)
    assert draft.sealed_by
    assert draft.done
    assert draft.legal() == ()
    assert draft.view() == before
    assert draft.events() == []
    with pytest.raises(TableError):
        draft.act(CARD)
    turn = table.commit(seat, draft.actions)
    assert CardsDrawn in [type(event) for _, event in turn.events]
    assert len(table.view(seat).data["hands"][seat]["cards"]) == 2


def test_a_step_that_would_show_something_may_be_taken_back_uncommitted() -> None:
    """Nothing behind it has been shown."""
    table = play_until(people(), "program-source")
    seat = table.deciders()[0]
    draft = table.draft(seat, [DRAW])
    draft.undo()
    assert not draft.sealed_by
    assert draft.legal() == table.legal(seat)
    draft.act(SKIP)
    assert draft.view().data["step"] == "program-swap"


def test_discards_may_be_taken_back_until_new_cards_are_drawn() -> None:
    """R06-6.2.2-3: when as many new cards are drawn, they have been seen."""
    table = play_until(people("2006"), "policy-redraw")
    seat = table.deciders()[0]
    draft = table.draft(seat)
    card = draft.legal()[1]
    assert card >= CARD
    assert not draft.reveals(card)
    draft.act(card)
    assert draft.reveals(SKIP)
    draft.act(SKIP)
    assert draft.sealed_by


def test_dice_end_a_draft() -> None:
    """R06-6.2.7-9: who suppresses a poll rolls."""
    table = play_until(people("2006"), "poll-use")
    assert table.draft(table.deciders()[0]).reveals(SUPPRESS)


@every_edition
def test_the_last_word_of_the_game_ends_a_draft(edition: str) -> None:
    """R19-17.1, R06-7-1: the score is counted before everybody's eyes."""
    table = people(edition)
    rng = Random(5)
    last = False
    while table.deciders():
        draft = any_turn(table, table.deciders()[0], rng)
        last = draft.sealed_by
        table.commit(draft.seat, draft.actions)
    assert last
    assert table.result is not None


# --- where a turn ends ------------------------------------------------------------------------------------------------
@every_edition
def test_a_draft_ends_where_the_turn_ends(edition: str) -> None:
    """A last conversion may be drafted: not the election after it, nor its points, nor whose turn it is then."""
    table = people(edition, "where it ends", seats=4)
    rng = Random(4)
    went_on = set()
    while table.deciders():
        seat = rng.choice(table.deciders())
        draft = any_turn(table, seat, rng)
        if not draft.sealed_by and not table.state.sealed_for:
            last = draft.actions[-1]
            shown, events = draft.view().data, draft.events()
            draft.undo()
            before, earlier = draft.view().data, draft.events()
            draft.act(last)
            for name in ("step", "rule", "phase", "round", "deciders", "turn", "points", "over"):
                assert shown[name] == before[name], name
            behind = view(draft.outcome()[0], seat).data
            went_on |= {name for name in ("phase", "points") if behind[name] != shown[name]}
            assert events[: len(earlier)] == earlier
            assert not {"PhaseBegan", "ElectionHeld"} & {type(event).__name__ for event in events[len(earlier) :]}
        table.commit(seat, draft.actions)
    assert went_on == {"phase", "points"}


# --- sealed choices --------------------------------------------------------------------------------------------------
def test_a_sealed_answer_may_be_changed_before_it_is_committed() -> None:
    """R19-5.1: as long as others have to answer, nothing is shown by answering."""
    table = play_until(people(), "start-bid")
    draft = table.draft(1)
    assert not draft.reveals(BID + 2)
    draft.act(BID + 2)
    assert draft.done
    assert draft.view().data["answer"] == [BID + 2]
    draft.undo()
    draft.act(BID + 3)
    table.commit(1, draft.actions)
    assert table.state.sealed[1] == (BID + 3,)


def test_who_answers_last_shows_everything() -> None:
    table = play_until(people(), "start-bid")
    table.commit(0, [BID])
    table.commit(2, [BID + 1])
    draft = table.draft(1)
    assert draft.reveals(BID + 2)
    draft.act(BID + 2)
    assert draft.sealed_by
    assert draft.view().data["step"] == "start-bid"
    assert draft.view().data["answer"] == []


def test_a_committed_answer_is_changed_in_one_turn() -> None:
    """R19-5.1: taken back and given anew, until the last answer is in."""
    table = play_until(people(), "start-bid")
    table.commit(1, [BID + 2])
    draft = table.draft(1)
    assert draft.legal() == (TAKE_BACK,)
    draft.act(TAKE_BACK)
    assert draft.asked
    draft.act(BID + 3)
    assert draft.done
    table.commit(1, draft.actions)
    assert table.state.sealed[1] == (BID + 3,)
    assert "takeback bid3" in table.save()


def test_a_sheet_is_filled_in_part_by_part() -> None:
    """R06-6.1-1: a sheet being filled in shows nobody anything."""
    table = people("2006")
    draft = table.draft(1, [COLUMN_ONE, PLACE + 2])
    assert draft.unfinished_answer
    draft.undo()
    draft.undo()
    assert draft.view() == table.view(1)
    while not draft.done:
        draft.act(draft.legal()[0])
    assert not draft.unfinished_answer


def test_a_draft_is_made_again_when_others_have_answered() -> None:
    table = play_until(people(), "start-bid")
    mine = table.draft(0, [BID + 4])
    table.commit(1, [BID + 5])
    again = table.draft(0, mine.actions)
    assert again.view().data["answered"] == [True, True, False]
    assert not again.sealed_by
    table.commit(2, [BID + 6])
    assert table.draft(0, mine.actions).sealed_by


# --- what others see of it -------------------------------------------------------------------------------------------
@every_edition
def test_nobody_sees_a_draft(edition: str) -> None:
    """Whatever is in a draft, the table and everybody's view and events stay the same byte for byte."""
    table = people(edition, "unseen")
    rng = Random(9)
    while table.deciders():
        before = save(table.state), all_channels(table.view, table.events), table.snapshot(), table.save()
        seat = rng.choice(table.deciders())
        draft = any_turn(table, seat, rng)
        for action in table.legal(seat)[:4]:
            table.draft(seat).reveals(action)
            table.draft(seat).preview(action)
        draft.preview()
        assert (save(table.state), all_channels(table.view, table.events), table.snapshot(), table.save()) == before
        table.commit(seat, draft.actions)


def all_channels(view: object, events: object) -> str:
    assert callable(view)
    assert callable(events)
    return json.dumps([[view(seat).data, repr(events(seat))] for seat in (None, 0, 1, 2)])


def test_the_player_sees_what_the_steps_do() -> None:
    table, seat = at_rallies()
    draft = table.draft(seat, [RALLIES + 1])
    assert [type(event) for event in draft.events()] == [RalliesBought]
    draft.undo()
    assert draft.events() == []


def test_a_declined_contribution_lies_face_down() -> None:
    """R06-6.4.2-1: nobody learns which card it was."""
    table = play_until(people("2006"), "contribution")
    seat = table.deciders()[0]
    draft = table.draft(seat, [CONTRIBUTE])
    assert not draft.sealed_by
    draft.undo()
    since = table.version
    table.go_on([(seat, [CONTRIBUTE], False)])
    for viewer in (None, (seat + 1) % 3):
        assert ContributionLaid in [type(event) for event in table.events(viewer, since)]
        assert table.view(viewer).data["played"][seat] == -2
    assert step_name(table.state) == "contribution"


def test_a_draft_keeps_to_its_own_copy() -> None:
    """What the table does later does not reach into a draft that was begun before."""
    table = play_until(people(), "start-bid")
    draft = table.draft(0)
    hash_before = state_hash(table.state)
    seen = draft.view()
    table.commit(1, [BID])
    assert draft.view() == seen
    draft.act(BID + 1)
    assert state_hash(table.state) != hash_before
    assert table.state.sealed[0] == ()


@every_edition
def test_what_a_step_reveals_is_what_it_does(edition: str) -> None:
    """While others still choose, no answer is tried to find out: it reveals nothing."""
    table = people(edition, "reveals", seats=4)
    rng = Random(3)
    untried = 0
    for _ in range(120):
        seat = rng.choice(table.deciders())
        draft = table.draft(seat)
        while not draft.done:
            for action in rng.sample(draft.legal(), min(3, len(draft.legal()))):
                untried += draft._others_choose
                revealed = draft.reveals(action)
                draft.act(action)
                assert draft.sealed_by == revealed
                draft.undo()
            draft.act(rng.choice(draft.legal()))
        table.enter(draft)
        if not table.deciders():
            break
    assert untried


def test_the_rules_are_asked_once_for_what_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A draft that knows its choices asks for them neither to try one nor to say why another is none."""
    table, seat = at_rallies()
    draft = table.draft(seat)
    legal = draft.legal()
    asked: list[int] = []
    step = type(table.state.asking)
    options = step.options

    def counted(self: Step[Any], g: Any, seat: int) -> tuple[int, ...]:
        asked.append(seat)
        return options(self, g, seat)

    monkeypatch.setattr(step, "options", counted)
    for action in legal:
        draft.reveals(action)
    assert draft.why_not(SUPPRESS) is not None
    assert not asked
