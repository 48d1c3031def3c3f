"""Games as data: the same games as `simulate` plays, whole after a break, and readable without the program."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from macher.arena.playing import play_game
from macher.cli.command import app
from macher.play import new_config
from macher.research import data
from macher.research.data import OtherData, write_games
from macher.rules import advance, deciders, legal, setup
from macher.rules.features import feature_count, feature_names, fill
from macher.rules.parts.config import PARTIES
from tests.properties.games import every_edition

BOTS = ["random"] * 3


@every_edition
def test_the_tables_tell_the_games(edition: str, tmp_path: Path) -> None:
    config = new_config(edition, None, PARTIES[:3])
    assert write_games(config, BOTS, 2, "s", tmp_path) == {"games": 2, "kept": 0, "played": 2}
    decisions = pq.read_table(tmp_path / "decisions").to_pylist()
    results = pq.read_table(tmp_path / "results").to_pylist()
    events = pq.read_table(tmp_path / "events").to_pylist()
    for number in range(2):
        seed = f"s-{number}"
        state = setup(config, seed)
        for row in (row for row in decisions if row["game"] == number):
            assert row["seat"] == deciders(state)[0]
            assert tuple(row["options"]) == legal(state, row["seat"])
            numbers = [0] * feature_count(edition)
            fill(state, row["seat"], numbers)
            assert row["features"] == numbers
            advance(state, row["seat"], row["action"])
        assert not deciders(state)
        game = play_game(config, BOTS, seed)
        mine = [row for row in results if row["game"] == number]
        assert [row["score"] for row in mine] == [score.total for score in game.scores]
        assert [row["won"] for row in mine] == [game.share(seat) for seat in range(3)]
        assert sum(mine[0][key] for key in mine[0] if key.startswith("points_")) == mine[0]["score"]
    assert {row["event"] for row in events} >= {"round-began", "election-held", "game-won"}
    assert all(isinstance(json.loads(row["fields"]), dict) for row in events[:50])
    about = json.loads((tmp_path / "about.json").read_text(encoding="utf-8"))
    assert about["features"] == feature_names(edition)


def test_a_broken_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "GAMES_A_PART", 2)
    config = new_config("2019", None, PARTIES[:3])
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    write_games(config, BOTS, 5, "s", whole)

    def stop(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_games(config, BOTS, 5, "s", broken, progress=stop)
    (broken / "decisions" / "part-00001.parquet").write_bytes(b"half of it")  # results were not written yet
    assert write_games(config, BOTS, 3, "s", broken) == {"games": 3, "kept": 2, "played": 1}
    assert write_games(config, BOTS, 5, "s", broken) == {"games": 5, "kept": 2, "played": 3}
    assert write_games(config, BOTS, 5, "s", broken) == {"games": 5, "kept": 5, "played": 0}
    for table in ("decisions", "events", "results"):
        assert pq.read_table(broken / table) == pq.read_table(whole / table)


def test_other_games_are_not_mixed_in(tmp_path: Path) -> None:
    config = new_config("2019", None, PARTIES[:3])
    write_games(config, BOTS, 1, "s", tmp_path)
    with pytest.raises(OtherData, match="seed differ"):
        write_games(config, BOTS, 1, "another", tmp_path)


def test_the_command_writes_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--games", "2", "--players", "3", "--parquet", str(tmp_path / "games"), "--language", "en"]
    app(words, result_action="return_value")
    assert capsys.readouterr().out == "Games written: 2; played now: 2, there already: 0.\n"
    app([*words, "--json"], result_action="return_value")
    assert json.loads(capsys.readouterr().out) == {"games": 2, "kept": 2, "played": 0}
