"""A review: the chances of a game, its turning points, and what each seat can learn from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from statistics import fmean

from macher.bots.bot import Reason
from macher.bots.learned.expert import Expert
from macher.bots.learned.value import load_value
from macher.review.chances import KINDS_OF_LUCK, Chances, Choice, Luck, chances
from macher.review.continuations import Continuation, apart, play_out
from macher.rules import State, View, legal, view
from macher.rules.parts.told import Told
from macher.rules.records import Record, Replay

TURNING_POINTS = 5
CANDIDATES = 8
"""So many choices are played out before the turning points are chosen among them."""
WORLDS = 16
GAMES = 40
SURE = 2.0
"""A loss is called one if it is so many standard errors above"""
SMALL = 0.01
"""this much chance to win."""
HALF = 0.1
"""A choice that gives away so much chance to win counts half for the accuracy."""


class ReviewError(Told):
    """The game cannot be reviewed, and why."""


@dataclass(frozen=True)
class TurningPoint:
    """A choice that cost much: what was played, what was better, and what came of both when bots played on."""

    choice: Choice
    seen: View
    """What the seat knew."""
    played: Continuation | None
    better: Continuation | None
    reason: Reason | None
    """Why the other option is better."""

    @property
    def loss(self) -> tuple[float, float]:
        """The chance to win that was given away, and its standard error: value and games, each by its certainty."""
        value, error = self.choice.loss, max(self.choice.error, SMALL)
        if self.better is None or self.played is None:
            return value, error
        played, spread = apart(self.better, self.played)
        weight, other = error**-2, max(spread, SMALL) ** -2
        return (value * weight + played * other) / (weight + other), (weight + other) ** -0.5


@dataclass(frozen=True)
class Account:
    """How one seat fared: where its chances went."""

    first: float
    last: float
    luck: float
    skill: float
    by_kind: dict[str, float]
    """The luck by its kind."""
    accuracy: float
    """0 to 100."""
    interval: tuple[float, float]
    lost: dict[str, float]
    """Points given away, by field of play."""


@dataclass
class Review:
    """All of it."""

    chances: Chances
    turning: list[TurningPoint]
    lucky: list[Luck]
    accounts: list[Account]


def review(
    record: Record,
    *,
    worlds: int = WORLDS,
    games: int = GAMES,
    seed: int = 0,
    progress: Callable[[float], None] = lambda _: None,
) -> Review:
    """Review a finished game. `games` 0 leaves the playing out of continuations away; `progress` hears 0 to 1."""
    if record.result is None:
        raise ReviewError("only a finished game can be reviewed", "review-running")
    value = load_value(record.config)
    if value is None:
        raise ReviewError("there is no learned value for this variant", "review-no-value")
    moves = len(record.moves)
    found = chances(record, value, worlds, seed, lambda at: progress(at / moves / 2))
    costly = sorted(found.choices, key=lambda choice: -choice.loss)[: CANDIDATES if games else TURNING_POINTS]
    turning = []
    for number, choice in enumerate(costly):
        turning.append(_turning_point(record, choice, games, seed))
        progress(0.5 + (number + 1) / len(costly) / 2)
    sure = [one for one in turning if one.loss[0] > SMALL + SURE * one.loss[1]]
    sure.sort(key=lambda one: -one.loss[0])
    lucky = sorted((one for one in found.luck if one.kind == "chance"), key=lambda one: -abs(one.change))
    accounts = [_account(found, seat) for seat in range(len(record.config.parties))]
    return Review(found, sure[:TURNING_POINTS], lucky[:TURNING_POINTS], accounts)


def before(record: Record, at: int) -> State:
    """The position in which an action of a record was taken."""
    replay = Replay(record)
    for _ in range(at):
        replay.step()
    return replay.state


def _turning_point(record: Record, choice: Choice, games: int, seed: int) -> TurningPoint:
    state = before(record, choice.at)
    seen = view(state, choice.seat)
    played = better = None
    if games:
        actions = (choice.played.action, choice.best.action)
        played, better = play_out(state, choice.seat, actions, games, choice.at, seed)
    reason = Expert(0).explain(seen, legal(state, choice.seat), choice.best.action)
    return TurningPoint(choice, seen, played, better, reason)


def _account(found: Chances, seat: int) -> Account:
    own = [choice for choice in found.choices if choice.seat == seat]
    luck = [one for one in found.luck if one.seat == seat]
    lost: dict[str, float] = {}
    for choice in own:
        lost[choice.field] = lost.get(choice.field, 0.0) + choice.points
    marks = [100 * exp(-max(choice.loss, 0.0) / HALF * 0.6931) for choice in own]
    return Account(
        first=found.known[0][seat],
        last=found.result[seat],
        luck=sum(one.change for one in luck),
        skill=found.skill_of(seat),
        by_kind={kind: sum(one.change for one in luck if one.kind == kind) for kind in KINDS_OF_LUCK},
        accuracy=fmean(marks) if marks else 100.0,
        interval=_interval(marks),
        lost=lost,
    )


def _interval(marks: list[float], draws: int = 400) -> tuple[float, float]:
    """The middle 95 % of the mean when the marks are drawn again and again."""
    if len(marks) < 2:
        return 0.0, 100.0
    rng = Random(0)
    means = sorted(fmean(rng.choices(marks, k=len(marks))) for _ in range(draws))
    return means[draws // 40], means[draws - 1 - draws // 40]
