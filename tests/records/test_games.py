"""Whole games kept as records: each is played again and must end exactly as it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.rules import deciders, scores
from macher.rules.e2019.options import OPTIONS
from macher.rules.records import Replay, check, commitment, read_record, write_record
from macher.rules.saves import state_hash
from tests.properties.games import SIZES
from tests.records.make_games import GAMES, RESULTS
from tests.rules.positions import tables

FILES = sorted(GAMES.glob("*.macher"))
KEPT = json.loads(RESULTS.read_text(encoding="utf-8"))


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_ends_as_it_did(file: Path) -> None:
    """R19-17.5: every action is legal and the final score is that of the record."""
    record = read_record(text_of(file), lambda _: tables())
    state = check(record)
    kept = KEPT[file.stem]
    assert deciders(state) == ()
    assert state_hash(state) == kept["hash"]
    assert record.result == kept["result"] == [score.total for score in scores(state)]
    assert len(record.moves) == kept["actions"]


@pytest.mark.parametrize("file", FILES[:6], ids=lambda file: file.stem)
def test_a_kept_game_is_written_as_it_was_read(file: Path) -> None:
    assert write_record(read_record(text_of(file), lambda _: tables())) == text_of(file)


def test_every_kept_game_has_its_result() -> None:
    assert [file.stem for file in FILES] == sorted(KEPT)
    assert len(FILES) >= 20


def test_all_sizes_and_all_options_are_there() -> None:
    """R19-0.1, R19-3.1: three to five players, four and seven elections, and every value of every option."""
    configs = [read_record(text_of(file), lambda _: tables()).config for file in FILES]
    assert {(len(config.parties), config.variant) for config in configs} == set(SIZES)
    played = {item for config in configs for item in config.changed_options().items()}
    assert played == {(key, value) for key, (_, values) in OPTIONS.items() for value in values[1:]}


def test_a_replay_goes_action_by_action() -> None:
    record = read_record(text_of(FILES[0]), lambda _: tables())
    replay = Replay(record)
    assert replay.opening
    steps = 0
    while replay.step() is not None:
        steps += 1
        assert replay.at == steps
    assert steps == len(record.moves)
    assert replay.step() is None
    assert state_hash(replay.state) == KEPT[FILES[0].stem]["hash"]


def test_the_seed_fits_what_was_published_before_the_game() -> None:
    record = read_record(text_of(FILES[0]), lambda _: tables())
    assert f"Commitment: {commitment(record.seed)}\n" in text_of(FILES[0])
    assert commitment("tonight") != commitment("tonight ")
