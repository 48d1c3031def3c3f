"""Differences between seats of the same game, with 95 % intervals that know that seats of one game are not independent.

A seat's points (or its share of the victory) are explained by what it has and its rivals have not, with the game held
equal: whatever all seats of a game share drops out. What else is named as a control is held equal, too. Intervals come
from games, not from seats (a sandwich of the sums of each game). These are associations: a seat that could afford a
thing may have been the better one anyhow.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

from macher.arena.intervals import CONFIDENCE, Interval, share_interval, t_value

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Estimate:
    """A figure with its standard error, from so many games."""

    value: float
    error: float
    games: int

    @property
    def interval(self) -> Interval:
        """95 %."""
        half = t_value(max(self.games - 1, 1)) * self.error
        return Interval(self.value, self.value - half, self.value + half)

    def differs(self, rows: int = 1) -> bool:
        """Whether it is told apart from 0 among so many rows of a table (Bonferroni)."""
        if self.games < FEWEST_GAMES or self.error <= 0:
            return False
        return abs(self.value) / self.error > NormalDist().inv_cdf(1 - (1 - CONFIDENCE) / 2 / rows)


FEWEST_GAMES = 10
"""Below this nothing is told apart."""


@dataclass(frozen=True)
class Level:
    """One value of a thing that has several: how often it was there, how often it won, what it goes with."""

    name: Hashable
    seats: int
    share: Interval
    """Of the victory, a seat."""
    points: Estimate
    """More than the average seat of the same game, controls held equal."""


# --- the fit --------------------------------------------------------------------------------------------------------
def centred(values: Numbers, games: NDArray[Any]) -> Numbers:
    """Less the mean of the game. `games` numbers the game of each row, 0 and on."""
    rows = values.reshape(len(values), -1)
    count = np.bincount(games)[:, None]
    sums = np.stack([np.bincount(games, column) for column in rows.T], axis=1)
    found: Numbers = (rows - (sums / np.maximum(count, 1))[games]).reshape(values.shape)
    return found


def within_games(outcome: Numbers, columns: Numbers, games: NDArray[Any]) -> tuple[Numbers, Numbers]:
    """The least squares fit with each game held equal: the coefficients, and their covariance from game to game.

    A column that does not vary within any game, or that others make up, gets 0 (the smallest solution).
    """
    y, x = centred(outcome, games), centred(columns, games)
    inverse = np.linalg.pinv(x.T @ x, hermitian=True)
    found = inverse @ (x.T @ y)
    scores = x * (y - x @ found)[:, None]
    sums = np.stack([np.bincount(games, column) for column in scores.T], axis=1)
    count = len(np.unique(games))
    between = sums.T @ sums * (count / max(count - 1, 1))
    return found, inverse @ between @ inverse


def dummies(labels: Sequence[Hashable]) -> tuple[list[Hashable], Numbers]:
    """The different labels in order, and a column for each: 1 where a row has it."""
    names = sorted(set(labels), key=lambda label: (str(type(label)), label))  # type: ignore[arg-type,return-value]
    table = np.array([[label == name for name in names] for label in labels], np.float64)
    return names, table.reshape(len(labels), len(names))


def numbered(games: Sequence[Hashable]) -> NDArray[Any]:
    """Games counted through from 0."""
    seen: dict[Hashable, int] = {}
    return np.array([seen.setdefault(game, len(seen)) for game in games], np.int64)


# --- what is asked --------------------------------------------------------------------------------------------------
def compare_levels(
    labels: Sequence[Hashable],
    points: Sequence[float],
    won: Sequence[float],
    games: Sequence[Hashable],
    controls: Sequence[Sequence[Hashable]] = (),
) -> list[Level]:
    """What each value of a thing goes with, beside the average of all seats of these games."""
    number = numbered(games)
    names, own = dummies(labels)
    others = [dummies(control)[1] for control in controls]
    found, spread = within_games(np.array(points, np.float64), np.hstack([own, *others]), number)
    shares = own.mean(axis=0)
    levels = []
    for at, name in enumerate(names):
        contrast = np.zeros(len(found))
        contrast[: len(names)] = -shares
        contrast[at] += 1
        mine = own[:, at] == 1
        here = np.unique(number[mine])
        played = np.bincount(number[mine], minlength=number.max() + 1)[here]
        taken = np.bincount(number[mine], np.array(won)[mine], minlength=number.max() + 1)[here]
        share = share_interval(taken.tolist(), played.tolist())
        error = sqrt(max(float(contrast @ spread @ contrast), 0.0))
        levels.append(Level(name, int(mine.sum()), share, Estimate(float(contrast @ found), error, len(here))))
    return levels


def difference(
    had: Sequence[float],
    outcome: Sequence[float],
    games: Sequence[Hashable],
    controls: Sequence[Sequence[Hashable]] = (),
    measured: Sequence[Sequence[float]] = (),
) -> Estimate:
    """How much more of the outcome goes with one unit more of a thing, beside the rivals in the same game.

    `controls` are labels and `measured` numbers that are held equal. Games count in which the thing differs.
    """
    number = numbered(games)
    own = np.array(had, np.float64)
    columns = [own[:, None], *(dummies(control)[1] for control in controls)]
    columns += [np.array(one, np.float64)[:, None] for one in measured]
    found, spread = within_games(np.array(outcome, np.float64), np.hstack(columns), number)
    varied = int(np.sum(np.bincount(number, centred(own, number) ** 2) > 1e-12))
    return Estimate(float(found[0]), sqrt(max(float(spread[0, 0]), 0.0)), varied)


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent values, one a game."""
    count = len(values)
    found = np.array(values, np.float64)
    error = float(found.std(ddof=1)) / sqrt(count) if count > 1 else 0.0
    return Estimate(float(found.mean()), error, count)


def mean_by_game(values: Numbers, games: NDArray[Any]) -> Estimate:
    """The mean of values of which those of one game belong together."""
    _, number = np.unique(games, return_inverse=True)
    count, sums = np.bincount(number), np.bincount(number, values)
    mean = float(sums.sum() / count.sum())
    between = float(((sums - mean * count) ** 2).sum()) * len(count) / max(len(count) - 1, 1)
    return Estimate(mean, sqrt(between) / float(count.sum()), len(count))


def share_of(counted: Sequence[float]) -> Interval:
    """A share of independent games, each from 0 to 1."""
    return share_interval(list(counted), [1] * len(counted))
