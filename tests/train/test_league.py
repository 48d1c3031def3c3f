"""A tiny league: it goes on after a stop as if there had been none, and promotes only by a test."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from macher.arena.executors import Executor, InThisProcess
from macher.bots.learned.sight import VERSIONS
from macher.bots.learned.value import read_value
from macher.cli.command import app
from macher.train import league as leagues
from macher.train import trials
from macher.train.games import Lesson, Player, play
from macher.train.league import League, LeagueError, Plan, RoundDone
from macher.train.replay import Table, read_lessons, write_lessons
from macher.train.trials import Outcome, Trial, hold, play_block
from tests.arena.matches import config_of

TINY = Plan(games=2, first_games=2, games_a_task=1, first=8, second=4, trial_every=2, trial_blocks=1)


class Stopped(Exception):
    """As if the machine had been switched off."""


class StopsAfter:
    """Runs so many tasks, then no more."""

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks

    def run(self, work: Any, tasks: Any) -> Iterator[Any]:
        """The results, until the stop."""
        for task in tasks:
            if self.tasks == 0:
                raise Stopped
            self.tasks -= 1
            yield work(task)


def weights(league: League) -> dict[str, np.ndarray]:
    return dict(read_value(league.candidate).parts)


@pytest.fixture
def quick_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """A trial is one task, and open."""

    def hold(trial: Trial, blocks: int, executor: Executor) -> Outcome:
        return next(executor.run(lambda task: Outcome(4, 0.25, 0.0, "open"), [0]))

    monkeypatch.setattr(leagues, "hold", hold)


@pytest.mark.usefixtures("quick_trials")
def test_a_league_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = League(tmp_path / "whole", TINY)
    told: list[RoundDone] = []
    whole.run(2, tell=told.append)
    assert [one.games for one in told] == [2, 4]
    assert told[0].trial is not None
    assert told[1].trial is None
    with pytest.raises(Stopped):
        League(tmp_path / "parts", TINY).run(2, StopsAfter(1))  # in the first round
    with pytest.raises(Stopped):
        League(tmp_path / "parts", TINY).run(2, StopsAfter(1))  # in its trial: the games are learned from by then
    League(tmp_path / "parts", TINY).run(2)
    parts = League(tmp_path / "parts", TINY)
    assert parts.standing == whole.standing
    for name, part in weights(whole).items():
        assert np.array_equal(part, weights(parts)[name]), name


def test_a_folder_holds_one_league(tmp_path: Path) -> None:
    league = League(tmp_path, TINY)
    league.keep_standing()
    with pytest.raises(LeagueError, match="seed"):
        League(tmp_path, replace(TINY, seed="2"))


def test_the_weights_say_where_they_come_from(tmp_path: Path) -> None:
    league = League(tmp_path, TINY)
    lesson = play(league.tasks(0, 0)[0])
    for file in league.game_files(0):
        write_lessons(file, [lesson])
    league.learn(0)
    about = read_value(league.candidate).about
    assert (about["edition"], about["variant"], about["games"], about["seed"]) == ("2019", 4, 2, "1")
    assert VERSIONS.items() <= about.items()
    assert about["plan"]["trust"] == TINY.trust


def test_a_trial_ends_when_it_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played beyond; who always wins is the stronger one."""
    played = []

    def block(task: tuple[Trial, int]) -> tuple[float, float]:
        played.append(task[1])
        return 1.0, 12.0

    monkeypatch.setattr(trials, "play_block", block)
    trial = Trial(config_of("2019", 4), "test", Player(), Player())
    outcome = hold(trial, 100, InThisProcess())
    assert outcome == Outcome(4 * len(played), 1.0, 12.0, "above")
    assert 3 < len(played) < 30
    monkeypatch.setattr(trials, "play_block", lambda task: (0.25, 0.0))
    assert hold(trial, 5, InThisProcess()) == Outcome(20, 0.25, 0.0, "open")


def test_a_block_has_the_challenger_on_every_seat() -> None:
    """Alike players have their fair share of a block."""
    trial = Trial(config_of("2019", 3), "alike", Player(), Player())
    share, margin = play_block((trial, 0))
    assert share == pytest.approx(1 / 3)
    assert margin == pytest.approx(0, abs=1e-4)


@pytest.mark.parametrize(("answer", "champions"), [("above", 1), ("open", 0), ("below", 0)])
def test_only_a_clear_trial_makes_a_champion(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, champions: int
) -> None:
    league = League(tmp_path, TINY)
    league.candidate.write_bytes(b"weights")
    monkeypatch.setattr(leagues, "hold", lambda *_: Outcome(40, 0.3, 2.0, answer))
    league.hold_trial(0, StopsAfter(0))
    assert league.standing.champions == champions
    assert league.champion(1).is_file() == bool(champions)


def test_seats_are_shared_out(tmp_path: Path) -> None:
    """Learners, earlier champions and planners; in the first round planners alone."""
    league = League(tmp_path, TINY)
    league.candidate.write_bytes(b"candidate")
    league.champion(1).write_bytes(b"champion")
    league.standing.champions = 1
    players = [player for task in range(60) for game in league.tasks(1, task) for player in game.players]
    share = {kind: sum(player.weights == kind for player in players) / len(players) for kind in (b"candidate", b"")}
    assert 0.5 < share[b"candidate"] < 0.7
    assert 0.1 < share[b""] < 0.3
    assert {player.weights for game in league.tasks(0, 0) for player in game.players} == {b""}


def lesson(moments: int, margin: float) -> Lesson:
    rows = np.arange(moments * 3 * 4, dtype=np.int16).reshape(moments, 3, 4)
    ends = np.array([[1, margin], [0, -margin], [0, 0]], np.float32)
    return Lesson(rows, ends, np.zeros((moments, 3), np.float32), np.ones((3, 2), np.float32))


def test_lessons_are_kept_whole(tmp_path: Path) -> None:
    kept = [lesson(2, 10), lesson(5, -4)]
    write_lessons(tmp_path / "games.npz", kept)
    for one, other in zip(kept, read_lessons(tmp_path / "games.npz"), strict=True):
        assert np.array_equal(one.rows, other.rows)
        assert np.array_equal(one.ends, other.ends)
        assert np.array_equal(one.errors, other.errors)
        assert np.array_equal(one.moves, other.moves)


def test_targets_lean_on_what_is_said_a_little_later(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table([lesson(3, 10)], np.ones(4, np.float32))
    assert np.allclose(table.targets[:, 1], np.tile([0.5, -0.5, 0], 3))
    said = np.zeros((9, 2), np.float32)
    said[:, 1] = np.repeat([1.0, 2.0, 3.0], 3)
    monkeypatch.setattr(Table, "judge", lambda self, parts: said)
    table.lean({}, 0.5)
    last = 0.5
    middle = 0.5 * 3.0 + 0.5 * last
    first = 0.5 * 2.0 + 0.5 * middle
    assert np.allclose(table.targets[[0, 3, 6], 1], [first, middle, last])
    table.lean({}, 1.0)
    assert np.allclose(table.targets[:, 1], np.tile([0.5, -0.5, 0], 3))


def test_the_same_task_is_the_same_game(tmp_path: Path) -> None:
    task = League(tmp_path, TINY).tasks(0, 0)[0]
    one, other = play(task), play(task)
    assert np.array_equal(one.rows, other.rows)
    assert np.array_equal(one.ends, other.ends)
    assert play(task, kept=0.0).rows.shape[0] == 0
    assert np.array_equal(play(task, kept=0.0).ends, one.ends), "what is kept does not change the game"
    calm = replace(task, players=tuple(Player() for _ in task.players))
    assert not np.array_equal(play(calm, kept=0.0).ends, one.ends), "mistakes do"


def test_the_command_runs_a_league(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(League, "play", lambda self, number, executor, tick: None)
    monkeypatch.setattr(League, "learn", lambda self, number: (0.5, 0.25))
    monkeypatch.setattr(League, "hold_trial", lambda self, number, executor: Outcome(40, 0.325, 2.0, "above"))
    words = ["train", "--folder", str(tmp_path), "--rounds", "1", "--first-games", "20", "--language", "en"]
    with pytest.raises(SystemExit) as ended:
        app(words)
    assert ended.value.code in (0, None)
    said = capsys.readouterr().out
    assert "Round 1: 20 games" in said
    assert "32.5" in said or "33" in said
    kept = json.loads((tmp_path / "league.json").read_text())
    assert kept["standing"]["round"] == 1
