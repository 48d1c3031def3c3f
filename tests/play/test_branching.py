"""Playing on from a moment of a finished game: what was known stays, what was hidden is new, and all of it is kept."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from macher.play import Seat, Table
from macher.play.branching import moment_before, play_on
from macher.rules import view
from macher.rules.parts.told import Told
from macher.rules.records import Record, RecordError, Replay, check, read_record, write_record
from macher.rules.saves import state_hash
from tests.play.tables import tables
from tests.records.make_games import GAMES

FILES = [GAMES / "plain-3-4-1.macher", GAMES / "2006-plain-3-5-1.macher"]


def record_of(file: Path) -> Record:
    return read_record(file.read_text(encoding="utf-8"), tables)


def seats(number: int, mine: int = 0) -> list[Seat]:
    return [Seat("Anna") if at == mine else Seat(f"Bot {at}", "random") for at in range(number)]


def played_to_the_end(table: Table) -> None:
    """Everybody, the person too, as chance will have it."""
    rng = Random(1)
    while (asked := table.deciders()) and table.state.waiting:
        draft = table.draft(asked[0])
        while not draft.done:
            draft.act(rng.choice([action for action in draft.legal() if action]))
        table.enter(draft)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_the_seat_knew_stays_and_the_rest_is_new(file: Path) -> None:
    record = record_of(file)
    for seat, at in enumerate((0, len(record.moves) // 3, len(record.moves) * 2 // 3)):
        old = Replay(record)
        after = moment_before(record, at)
        while old.at < after:
            old.step()
        one, two = (play_on(record, at, seat, seats(3, seat), seed) for seed in ("one", "two"))
        assert view(one.state, seat).data == view(old.state, seat).data == view(two.state, seat).data
        assert one.moves == after
        for state in (one.state, two.state):
            assert state.seed != old.state.seed
            assert state.opinion_deck != old.state.opinion_deck
            assert state.program_deck != old.state.program_deck
        assert one.state.opinion_deck != two.state.opinion_deck


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_new_game_is_kept_like_any_other(file: Path) -> None:
    record = record_of(file)
    table = play_on(record, len(record.moves) // 2, 1, seats(3, 1), "secret")
    begun = Table.resume(table.save())
    assert state_hash(begun.state) == state_hash(table.state)
    played_to_the_end(table)
    restored = Table.restore(table.snapshot())
    assert (restored.branches, restored.save()) == (table.branches, table.save())
    again = Table.resume(table.save())
    assert (again.result, again.save()) == (table.result, table.save())
    kept = table.record()
    assert state_hash(check(kept)) == state_hash(table.state)
    assert read_record(write_record(kept), tables).branches == table.branches
    assert "Branch: " in table.save()


def test_a_game_can_leave_one_that_left_another() -> None:
    record = record_of(FILES[0])
    first = play_on(record, 60, 0, seats(3), "one")
    played_to_the_end(first)
    kept = first.record()
    later, earlier = play_on(kept, 90, 1, seats(3, 1), "two"), play_on(kept, 30, 1, seats(3, 1), "two")
    assert [branch.seed for branch in later.branches] == ["one", "two"]
    assert [branch.seed for branch in earlier.branches] == ["two"]
    assert state_hash(Table.resume(later.save()).state) == state_hash(later.state)


def test_bots_take_their_chance_from_the_secret_seed() -> None:
    record = record_of(FILES[0])
    one, two = (play_on(record, 60, 0, seats(3), seed) for seed in ("one", "two"))
    assert one.bot_seed(1) != two.bot_seed(1)


def test_sealed_answers_are_given_anew() -> None:
    """A moment between two sealed answers is that before the first of them."""
    record = record_of(FILES[0])
    replay = Replay(record)
    while replay.step() is not None:
        if any(replay.state.sealed):
            after = moment_before(record, replay.at)
            assert after < replay.at
            assert not any(play_on(record, replay.at, 0, seats(3), "x").state.sealed)
            return
    raise AssertionError("the game has no sealed answers")


def test_what_cannot_be_played_on_is_refused() -> None:
    record = record_of(FILES[0])
    with pytest.raises(Told, match="finished"):
        play_on(Record(record.config, record.seed, "", record.seats, record.moves), 10, 0, seats(3))
    with pytest.raises(Told, match="no moment after"):
        play_on(record, len(record.moves) + 1, 0, seats(3))
    text = play_on(record, 60, 0, seats(3), "one").save()
    for said in ("9000 spd one", "x spd one", "60 nobody one", "60 spd", "60 spd one, 50 spd one"):
        with pytest.raises(RecordError, match="branch"):
            read_record(re.sub(r"Branch: .*", f"Branch: {said}", text), tables)
    with pytest.raises(RecordError, match="commitment"):
        read_record(text.replace(" one\n", " two\n"), tables)


def test_a_game_that_was_kept_is_drawn_as_it_was() -> None:
    """Whatever changes here changes games that people have kept: then it needs a new version of the rules."""
    expected = {
        "plain-3-4-1": "695d399fc2fb310e413373774686a9b1",
        "2006-plain-3-5-1": "da7f84dc9ffac64a57ecdd15d6e13d90",
    }
    found = {file.stem: state_hash(play_on(record_of(file), 80, 0, seats(3), "kept").state) for file in FILES}
    assert found == expected
