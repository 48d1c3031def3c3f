"""Whole games kept as records: each is played again and must end exactly as it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.rules import deciders, scores
from macher.rules.editions import edition as edition_of
from macher.rules.records import Replay, check, commitment, read_record, write_record
from macher.rules.saves import state_hash
from tests.properties.games import SIZES, every_edition, tables
from tests.records.make_games import GAMES, RESULTS, all_deals

FILES = sorted(GAMES.glob("*.macher"))
FIRST = {"2019": next(file for file in FILES if not file.stem.startswith("2006-")), "2006": FILES[0]}
KEPT = json.loads(RESULTS.read_text(encoding="utf-8"))


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_kept_game_ends_as_it_did(file: Path) -> None:
    """R19-17.5, R06-7-1: every action is legal and the final score is that of the record."""
    record = read_record(text_of(file), tables)
    state = check(record)
    kept = KEPT[file.stem]
    assert deciders(state) == ()
    assert state_hash(state) == kept["hash"]
    assert record.result == kept["result"] == [score.total for score in scores(state)]
    assert len(record.moves) == kept["actions"]


@pytest.mark.parametrize("file", FILES[::7], ids=lambda file: file.stem)
def test_a_kept_game_is_written_as_it_was_read(file: Path) -> None:
    assert write_record(read_record(text_of(file), tables)) == text_of(file)


def test_every_kept_game_has_its_result() -> None:
    assert [file.stem for file in FILES] == sorted(KEPT) == sorted(all_deals())


@every_edition
def test_all_sizes_and_all_options_are_there(edition: str) -> None:
    """R19-0.1, R19-3.1, R06-1-9, R06-8-2: three to five players, both variants, and every value of every option."""
    configs = [record.config for record in (read_record(text_of(file), tables) for file in FILES)]
    configs = [config for config in configs if config.edition == edition]
    assert len(configs) >= 20
    assert {(len(config.parties), config.variant) for config in configs} == set(SIZES[edition])
    played = {item for config in configs for item in config.changed_options().items()}
    options = edition_of(edition).options
    assert played == {(key, value) for key, (_, values) in options.items() for value in values[1:]}


@every_edition
def test_a_replay_goes_action_by_action(edition: str) -> None:
    record = read_record(text_of(FIRST[edition]), tables)
    replay = Replay(record)
    assert replay.opening
    steps = 0
    while replay.step() is not None:
        steps += 1
        assert replay.at == steps
    assert steps == len(record.moves)
    assert replay.step() is None
    assert state_hash(replay.state) == KEPT[FIRST[edition].stem]["hash"]


@every_edition
def test_the_seed_fits_what_was_published_before_the_game(edition: str) -> None:
    text = text_of(FIRST[edition])
    assert f"Commitment: {commitment(read_record(text, tables).seed)}\n" in text
    assert commitment("tonight") != commitment("tonight ")
