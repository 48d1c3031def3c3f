"""What the learned value said at some moments of many games, beside what came of it: is it right as often as it says?

The games are those of a store, none of which the value has learned from. Games with even numbers are what a correction
is fitted to; those with odd numbers show how good the value is, before it and after.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from macher.arena.hooks import Hook
from macher.arena.intervals import Interval, share_interval
from macher.bots.learned.calibration import logit, scaled
from macher.bots.learned.value import Value
from macher.rules import State, legal
from macher.study.facts import standing
from macher.study.rows import rows_of
from macher.study.statistics import Estimate, Numbers, mean_by_game
from macher.study.store import Played, follow

KEPT: Final = 0.1
"""Of the moments with a choice: neighbours are alike."""
BINS: Final = tuple(tenth / 10 for tenth in range(11))
STEPS: Final = 30
DOUBT: Final = 0.25
"""Before any game is seen, slope and shift are taken to lie about so far (one standard deviation) from none."""

FORECASTS: Final = ("fair", "leader", "value", "corrected")


class Moments(Hook):
    """What each seat of a game knew at some moments, as rows for the value."""

    def __init__(self, game: Played) -> None:
        self.rng = Random(f"{game.seed}, moments")

    def begin(self, state: State) -> None:
        self.rows: list[NDArray[Any]] = []
        self.rounds: list[int] = []
        self.leads: list[list[float]] = []

    def before(self, state: State, seat: int, action: int) -> None:
        if state.round and self.rng.random() < KEPT and len(legal(state, seat)) > 1:
            self.rows.append(rows_of(state))
            self.rounds.append(state.round)
            self.leads.append(leading(state))

    def result(self, state: State) -> tuple[list[NDArray[Any]], list[int], list[list[float]]]:
        return self.rows, self.rounds, self.leads


def leading(state: State) -> list[float]:
    """The part that each seat has in the lead, by the points that all can count."""
    totals = [sum(points.values()) for points in standing(state)]
    first = [total == max(totals) for total in totals]
    return [one / sum(first) for one in first]


@dataclass(frozen=True)
class Said:
    """Rows, one for each seat at each moment: the game, the round, what the value said, and what came."""

    games: NDArray[Any]
    rounds: NDArray[Any]
    said: Numbers
    leads: Numbers
    won: Numbers
    seats: int

    def where(self, mask: NDArray[Any]) -> Said:
        """Some of the rows."""
        return Said(self.games[mask], self.rounds[mask], self.said[mask], self.leads[mask], self.won[mask], self.seats)

    @property
    def fair(self) -> float:
        """A fair share."""
        return 1 / self.seats


def said_in(games: Iterable[Played], value: Value) -> Said:
    """Ask the value about some moments of games."""
    numbers: list[int] = []
    rounds: list[int] = []
    said: list[NDArray[Any]] = []
    leads: list[float] = []
    won: list[float] = []
    seats = 0
    for game in games:
        rows, when, ahead = follow(game, [Moments(game)])[0]
        seats = len(game.totals)
        for row, round, lead in zip(rows, when, ahead, strict=True):
            numbers += [game.number] * seats
            rounds += [round] * seats
            leads += lead
            won += game.won
            said.append(value.judge(row)[:, 0])
    return Said(
        np.array(numbers, np.int64),
        np.array(rounds, np.int64),
        np.concatenate(said).astype(np.float64) if said else np.zeros(0),
        np.array(leads, np.float64),
        np.array(won, np.float64),
        seats,
    )


# --- the correction -------------------------------------------------------------------------------------------------
def fit_line(said: Said) -> tuple[float, float]:
    """Slope and shift that are likeliest (Newton's steps of a logistic regression); few games move them little.

    A game counts as one moment, however many of its moments were looked at: they are alike, and have one outcome.
    """
    centre = float(logit(np.array([said.fair]))[0])
    columns = np.stack([logit(said.said) - centre, np.ones(len(said.said))], axis=1)
    _, game, rows = np.unique(said.games, return_inverse=True, return_counts=True)
    weight = said.seats / rows[game]
    none = np.array([1.0, 0.0])
    line = none.copy()
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-(centre + columns @ line)))
        slope = columns.T @ (weight * (said.won - chance)) - (line - none) / DOUBT**2
        bend = (columns * (weight * chance * (1 - chance))[:, None]).T @ columns + np.eye(2) / DOUBT**2
        step = np.linalg.solve(bend, slope)
        line += step
        if float(np.abs(step).max()) < 1e-9:
            break
    return float(line[0]), float(line[1])


@dataclass(frozen=True)
class Correction:
    """What the games of one half taught: slope and shift, and for each round how often the leader so far wins."""

    line: tuple[float, float]
    leader: dict[int, float]
    games: int


def correction(said: Said) -> Correction:
    """Learn from some games."""
    leader: dict[int, float] = {}
    for round in sorted(set(said.rounds.tolist())):
        mine = said.where(said.rounds == round)
        leader[round] = float((mine.won * mine.leads).sum() / mine.leads.sum())
    return Correction(fit_line(said), leader, len(set(said.games.tolist())))


def forecasts(said: Said, learned: Correction) -> dict[str, Numbers]:
    """What each forecast says of all rows: a fair share, the leader so far, the value, and the value corrected."""
    leader = np.zeros(len(said.said))
    for round, first in learned.leader.items():
        mine = said.rounds == round
        behind = said.leads[mine] == 0
        others = behind.reshape(-1, said.seats).sum(axis=1).repeat(said.seats)
        rest = (1 - first) / np.maximum(others, 1)
        # Where all are level nobody leads, and a fair share is all that can be said.
        leader[mine] = np.where(others == 0, said.fair, np.where(behind, rest, first * said.leads[mine]))
    corrected = scaled(said.said, said.fair, *learned.line)
    return {"fair": np.full(len(said.said), said.fair), "leader": leader, "value": said.said, "corrected": corrected}


# --- how good -------------------------------------------------------------------------------------------------------
def brier(chances: Numbers, said: Said) -> Estimate:
    """The mean square of what was wrong, from game to game; 0 is perfect."""
    return mean_by_game((chances - said.won) ** 2, said.games)


@dataclass(frozen=True)
class Bin:
    """Chances of about the same size: how large they were, and how many came true."""

    low: float
    high: float
    said: float
    """On average."""
    came: Interval
    rows: int
    games: int


def reliability(chances: Numbers, said: Said) -> list[Bin]:
    """Bin by bin."""
    found = []
    for low, high in pairwise(BINS):
        mine = (chances >= low) & ((chances < high) | (high == BINS[-1]))
        if not mine.any():
            continue
        _, number = np.unique(said.games[mine], return_inverse=True)
        counts = np.bincount(number).tolist()
        came = share_interval(np.bincount(number, said.won[mine]).tolist(), counts)
        found.append(Bin(low, high, float(chances[mine].mean()), came, int(mine.sum()), len(counts)))
    return found


def off_by(chances: Numbers, said: Said) -> float:
    """The mean distance between what was said and what came, over bins, each by its rows."""
    bins = reliability(chances, said)
    return sum(one.rows * abs(one.said - one.came.value) for one in bins) / sum(one.rows for one in bins)
