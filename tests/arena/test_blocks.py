"""Matches are balanced: in each block every bot sits on every seat, on the same deal."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from macher.arena.blocks import Match, play_block, play_match, rotations, short_name, whole_name
from macher.arena.executors import Executor, InThisProcess, Processes
from tests.arena.matches import FIRST, LAST, config_of, figures_of, match, played


def test_a_block_rotates_the_seating() -> None:
    assert match("a", "b", "b", "b").seatings(0) == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]
    assert rotations(("a", "a", "a")) == [("a", "a", "a")]


@pytest.mark.parametrize("bots", ["abb", "abc", "aabb", "abcd", "abbb", "abcde", "aabbb", "aaaa"])
def test_every_bot_sits_equally_often_on_every_seat(bots: str) -> None:
    """In each block a bot sits on each seat as often as on any other; over all orders also beside each other bot."""
    one = match(*bots)
    for block in range(len(one.rounds_of_seats)):
        for bot in set(bots):
            times = Counter(seat for seating in one.seatings(block) for seat, name in enumerate(seating) if name == bot)
            assert len(set(times.values())) == 1
            assert len(times) == len(bots)
    seatings = [seating for block in range(len(one.rounds_of_seats)) for seating in one.seatings(block)]
    assert len(seatings) == len(set(seatings)), "no seating twice before all have been"


def test_games_are_rounded_up_to_whole_blocks() -> None:
    assert match("a", "b", "b", "b").blocks_for(400) == 100
    assert match("a", "b", "b", "b").blocks_for(401) == 101
    assert match("a", "a", "a", "a").blocks_for(400) == 400
    assert match("a", "a", "b", "b").blocks_for(6) == 2  # four rotations, then two


def test_a_block_is_one_deal() -> None:
    """All games of a block share their seed, and no other block has it."""
    one = match("random", "random", FIRST)
    first, second = play_block(one, 0), play_block(one, 1)
    assert len({game.seed for game in first.games}) == 1
    assert first.games[0].seed != second.games[0].seed
    assert [game.bots for game in first.games] == one.seatings(0)


@pytest.mark.parametrize("executor", [InThisProcess(), Processes(2), Processes(3)], ids=["one", "two", "three"])
@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_workers_do_not_change_the_result(edition: str, executor: Executor) -> None:
    one = match("random", FIRST, LAST, edition=edition)
    blocks = list(play_match(one, 5, executor))
    assert [block.number for block in blocks] == list(range(5))
    assert figures_of(one, blocks) == figures_of(one, played(one, 5))


def test_a_longer_match_begins_as_a_shorter_one() -> None:
    one = match("random", "random", FIRST)
    short, long = played(one, 2), played(one, 4)
    assert figures_of(one, short) == figures_of(one, long[:2])


def test_who_has_seen_enough_stops() -> None:
    playing = play_match(match("random", "random", FIRST), 1000, Processes(2))
    assert next(playing).number == 0
    assert next(playing).number == 1
    playing.close()
    assert list(playing) == []


def test_workers_end_with_the_one_that_started_them() -> None:
    """Killed from outside, a match leaves nobody behind: the pipe that the workers hold open is closed."""
    code = "from tests.arena.test_blocks import endless; endless()"
    command = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])
    assert command.stdout is not None
    assert command.stdout.readline() == b"playing\n"
    command.kill()
    assert command.stdout.read() == b"", "comes to an end only when all who hold the pipe are gone"
    command.wait()


def endless() -> None:
    """A match that would go on for hours."""
    for number, _ in enumerate(play_match(match("random", "random", FIRST), 1_000_000, Processes(2))):
        if number == 1:
            print("playing", flush=True)


def test_names_of_files_mean_the_same_everywhere(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.chdir(str(tmp_path))
    assert whole_name("random") == short_name("random") == "random"
    assert whole_name("my/bot.py:Mine").startswith("/")
    assert short_name(whole_name("my/bot.py:Mine")) == "my/bot.py:Mine"


def test_bots_have_their_own_seeds() -> None:
    """Four random bots on one deal do not play the same."""
    game = play_block(Match(config_of("2019"), ("random",) * 4, "seeds"), 0).games[0]
    assert len({score.total for score in game.scores}) > 1
