"""A trial: blocks of games on common seeds, one challenger against a table of the other."""

from __future__ import annotations

from dataclasses import dataclass

from macher.arena.executors import Executor
from macher.arena.sequential import SequentialTest
from macher.rules import Config
from macher.train.games import Player, Task, play


@dataclass(frozen=True)
class Trial:
    """Who plays whom, at which table."""

    config: Config
    seed: str
    challenger: Player
    other: Player


@dataclass(frozen=True)
class Outcome:
    """What came of a trial: the challenger's share of the victories, its margin in points, and what the test says."""

    games: int
    share: float
    margin: float
    answer: str
    """`above`, `below` or `open`: is the share above the fair one?"""


def hold(trial: Trial, blocks: int, executor: Executor) -> Outcome:
    """Play until it is clear who is stronger, but no more than so many blocks."""
    seats = len(trial.config.parties)
    test = SequentialTest(1 / seats)
    ends = []
    results = executor.run(play_block, [(trial, block) for block in range(blocks)])
    for share, margin in results:
        ends.append((share, margin))
        if test.add(share):
            break
    close = getattr(results, "close", None)
    if close is not None:
        close()  # what has not begun is not played
    share, margin = (sum(column) / len(ends) for column in zip(*ends, strict=True))
    return Outcome(seats * len(ends), share, margin, test.answer or "open")


def play_block(task: tuple[Trial, int]) -> tuple[float, float]:
    """One seed, the challenger on each seat once: its mean share of the victory, and its mean margin."""
    trial, block = task
    seats = len(trial.config.parties)
    share = margin = 0.0
    for seat in range(seats):
        players = tuple(trial.challenger if one == seat else trial.other for one in range(seats))
        ends = play(Task(trial.config, f"{trial.seed}-{block}", players), kept=0.0).ends
        share += float(ends[seat, 0]) / seats
        margin += float(ends[seat, 1]) / seats
    return share, margin
