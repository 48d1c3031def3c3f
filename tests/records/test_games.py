"""Whole games kept as records: each is played again and must end exactly as it did."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from macher.rules import deciders, scores
from macher.rules.editions import edition as edition_of
from macher.rules.records import Replay, check, commitment, read_record, write_record
from macher.rules.saves import load, save, state_hash
from macher.rules.versions import EARLIER_DEFAULTS, FIRST_RULES, PLAYED_VERSIONS, RULES_VERSION
from tests.properties.games import SIZES, every_edition, tables
from tests.records.make_games import GAMES, KEPT, RESULTS, all_deals

VERSIONS = [KEPT / f"rules{version}" for version in PLAYED_VERSIONS]
FILES = sorted(GAMES.glob("*.macher"))
ALL_FILES = [file for folder in VERSIONS for file in sorted(folder.glob("*.macher"))]
FIRST = {"2019": next(file for file in FILES if not file.stem.startswith("2006-")), "2006": FILES[0]}
ENDS = {folder: json.loads((folder / RESULTS).read_text(encoding="utf-8")) for folder in VERSIONS}


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def name_of(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", ALL_FILES, ids=name_of)
def test_a_kept_game_ends_as_it_did(file: Path) -> None:
    """R19-17.5, R06-7-1: every action is legal and the final score is that of the record, by the rules of that time."""
    record = read_record(text_of(file), tables)
    state = check(record)
    kept = ENDS[file.parent][file.stem]
    assert file.parent.name == f"rules{record.config.rules}"
    assert deciders(state) == ()
    assert state_hash(state) == kept["hash"]
    assert record.result == kept["result"] == [score.total for score in scores(state)]
    assert len(record.moves) == kept["actions"]


@pytest.mark.parametrize("file", ALL_FILES[::7], ids=name_of)
def test_a_kept_game_is_written_as_it_was_read(file: Path) -> None:
    assert write_record(read_record(text_of(file), tables)) == text_of(file)


def test_every_kept_game_has_its_result() -> None:
    assert [file.stem for file in FILES] == sorted(ENDS[GAMES]) == sorted(all_deals())
    for folder in VERSIONS:
        assert sorted(file.stem for file in folder.glob("*.macher")) == sorted(ENDS[folder])


def test_a_game_that_began_earlier_goes_on_as_it_began() -> None:
    """Its options keep the values that it was begun with, and are named only where somebody changed them."""
    text = text_of(KEPT / "rules1" / "plain-3-4-1.macher")
    config = read_record(text, tables).config
    assert config.rules == FIRST_RULES
    assert (config.options.spokes_media_exclusive, config.options.media_same_card) == ("false", "allowed")
    assert config.changed_options() == {}
    assert config.changed_options(RULES_VERSION) == EARLIER_DEFAULTS[FIRST_RULES]
    today = read_record(text.replace("Rules: 1\n", f"Rules: {RULES_VERSION}\n"), tables).config
    assert (today.options.spokes_media_exclusive, today.options.media_same_card) == ("respects_lock", "forbidden")


@every_edition
def test_a_save_of_an_earlier_game_is_taken_up_as_it_was(edition: str) -> None:
    """Saved in the middle and loaded again, it stays under its own rules and ends as it did."""
    file = KEPT / "rules1" / ("2006-plain-3-7-1.macher" if edition == "2006" else "plain-3-7-1.macher")
    record = read_record(text_of(file), tables)
    replay = Replay(record)
    for _ in range(len(record.moves) // 2):
        replay.step()
    saved = save(replay.state)
    assert json.loads(saved)["rules"] == FIRST_RULES
    replay.state = load(saved, tables(edition))
    assert replay.state.config == record.config
    assert state_hash(replay.run()) == ENDS[file.parent][file.stem]["hash"]


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
    assert state_hash(replay.state) == ENDS[GAMES][FIRST[edition].stem]["hash"]


@every_edition
def test_the_seed_fits_what_was_published_before_the_game(edition: str) -> None:
    text = text_of(FIRST[edition])
    assert f"Commitment: {commitment(read_record(text, tables).seed)}\n" in text
    assert commitment("tonight") != commitment("tonight ")
