"""A review summed up: the turning points of a game, and what each seat can learn from it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import exp, log
from random import Random
from statistics import fmean

from macher.review.luck import KINDS, Luck, lucks, skill_of
from macher.review.work import Choice, Played, Work

TURNING_POINTS = 5
SURE = 2.0
"""Something is said if it is so many standard errors above"""
SMALL = 0.01
"""this much chance to win."""
TRUST = 0.05
"""The judgement of a difference is never surer than this standard error: the value has faults that all worlds share.

Counted beside games that were played on (docs/review.md);
"""
FIRST_TRUST = 0.15
"""and the look before play has gone on to the election is much less sure."""
HALF = 0.1
"""A choice that gives away so much chance to win counts half for the accuracy."""
FEW_POINTS = 0.5
"""Less than this given away in a field of play is not worth a word."""


@dataclass(frozen=True)
class TurningPoint:
    """A choice that cost much, or something that came by chance and moved much."""

    at: int
    seat: int
    change: float
    """Of the seat's chance to win: what a choice gave away is below 0."""
    error: float
    """The standard error: value and games of bots, each by its certainty."""
    choice: Choice | None
    """None: it came by chance."""
    before: float
    """The chance to win that was to be expected: of the best option, or the mean over what could have come,"""
    after: float
    """and that of what was played, or came; both by the value."""
    moved: dict[int, float]
    """How the chances of all seats that are judged were moved by it; of a choice that of its seat alone."""
    played: Played | None
    """Both continuations, once bots have played on."""

    @property
    def sure(self) -> bool:
        """Whether it is far enough above its uncertainty to be told."""
        return abs(self.change) > SMALL + SURE * self.error


@dataclass(frozen=True)
class Account:
    """How one seat fared: where its chances went."""

    seat: int
    first: float
    last: float
    luck: float
    skill: float
    error: float
    """The standard error of luck and of skill: what one loses the other gets."""
    by_kind: dict[str, float]
    """The luck by its kind."""
    accuracy: float
    """0 to 100."""
    interval: tuple[float, float]
    choices: int
    lost: dict[str, tuple[float, float]]
    """Points given away and their standard error, by field of play."""

    def sure_losses(self) -> list[tuple[str, float, float]]:
        """The fields in which more was given away than can be noise, the worst first."""
        found = [(field, *lost) for field, lost in self.lost.items()]
        told = [one for one in found if one[1] >= max(FEW_POINTS, SURE * one[2])]
        return sorted(told, key=lambda one: -one[1])


@dataclass(frozen=True)
class Review:
    """All of it."""

    work: Work
    decisions: list[TurningPoint]
    events: list[TurningPoint]
    accounts: list[Account]


def summed_up(work: Work) -> Review:
    """What can be said so far. All actions have been looked at."""
    luck = lucks(work)
    played = {(one.at, one.seat, one.chance): one for one in work.played if one.came.wins}
    decisions = [turning_point(work, choice, played.get((choice.at, choice.seat, False))) for choice in _costly(work)]
    events = [_event(work, one, luck, played.get((one.at, one.seat, True))) for one in _moving(work, luck)]
    accounts = [_account(work, seat, luck) for seat in work.seats]
    costly = [
        one for one in decisions if one.change < 0
    ]  # where games say that it was the better one, it was no mistake
    return Review(work, _told(costly), _told(events), accounts)


def curve(work: Work) -> list[list[float]]:
    """After the deal and after each action: the chance of each seat that is judged, from what it knew."""
    return [work.first, *(step.after for step in work.steps)]


def _told(points: list[TurningPoint]) -> list[TurningPoint]:
    sure = sorted((one for one in points if one.sure), key=lambda one: (-abs(one.change), one.at))
    return sure[:TURNING_POINTS]


def _costly(work: Work) -> list[Choice]:
    """The choices to be looked at: those that were played out, else all that cost something."""
    out = {one.at for one in work.played if not one.chance}
    return [choice for choice in work.choices.values() if (choice.at in out if work.played else choice.loss > SMALL)]


def _moving(work: Work, luck: list[Luck]) -> list[Luck]:
    """The chances to be looked at, each of the seat that it moved most."""
    out = {(one.at, one.seat) for one in work.played if one.chance}
    if work.played:
        return [one for one in luck if (one.at, one.seat) in out]
    if work.lifted:
        return [one for one in luck if one.at in work.lifted and work.lifted[one.at].seat == one.seat]
    most: dict[int, Luck] = {}
    for one in luck:
        if abs(one.chance) > SMALL and (one.at not in most or abs(one.chance) > abs(most[one.at].chance)):
            most[one.at] = one
    return list(most.values())


def turning_point(work: Work, choice: Choice, played: Played | None) -> TurningPoint:
    """What a choice did to the chance of its seat."""
    change, error = _joined(-choice.loss, choice.error, choice.at in work.closer[: work.looked], played)
    best = choice.played.win + choice.loss
    return TurningPoint(
        choice.at, choice.seat, change, error, choice, best, choice.played.win, {choice.seat: change}, played
    )


def _event(work: Work, one: Luck, luck: list[Luck], played: Played | None) -> TurningPoint:
    """What came by chance: at the next election, if it was looked at there, else right after it."""
    lift = work.lifted.get(one.at)
    lift = lift if lift is not None and lift.seat == one.seat else None
    value, error = (one.chance, one.error) if lift is None else (lift.change, lift.error)
    change, error = _joined(value, error, work.judged > one.at, played)
    moved = {other.seat: other.chance for other in luck if other.at == one.at} | {one.seat: change}
    after = work.steps[one.at].after[work.seats.index(one.seat)]
    before = min(max(after - value, 0.0), 1.0)
    return TurningPoint(one.at, one.seat, change, error, None, before, after, moved, played)


def _joined(value: float, error: float, closely: bool, played: Played | None) -> tuple[float, float]:
    """What the value and the games of bots say of a change, joined by how certain each is."""
    error = max(error, TRUST if closely else FIRST_TRUST)
    if played is None:
        return value, error
    games, spread = played.apart()
    weight, other = error**-2, max(spread, TRUST) ** -2
    return (value * weight + games * other) / (weight + other), (weight + other) ** -0.5


def _account(work: Work, seat: int, luck: list[Luck]) -> Account:
    own = [choice for choice in work.choices.values() if choice.seat == seat]
    mine = [one for one in luck if one.seat == seat]
    lost: dict[str, tuple[float, float]] = {}
    for choice in own:
        points, error = lost.get(choice.field, (0.0, 0.0))
        lost[choice.field] = points + choice.points, (error**2 + choice.points_error**2) ** 0.5
    marks = [100 * exp(-max(choice.loss, 0.0) / HALF * log(2)) for choice in own]
    place = work.seats.index(seat)
    skill, error = skill_of(work, seat)
    return Account(
        seat=seat,
        first=work.first[place],
        last=work.result[place],
        luck=sum(one.change for one in mine),
        skill=skill,
        error=error,
        by_kind={kind: sum(getattr(one, kind) for one in mine) for kind in KINDS},
        accuracy=fmean(marks) if marks else 100.0,
        interval=_interval(marks),
        choices=len(own),
        lost=lost,
    )


def _interval(marks: list[float], draws: int = 400) -> tuple[float, float]:
    """The middle 95 % of the mean when the marks are drawn again and again."""
    if len(marks) < 2:
        return 0.0, 100.0
    rng = Random(0)
    means = sorted(fmean(rng.choices(marks, k=len(marks))) for _ in range(draws))
    return means[draws // 40], means[draws - 1 - draws // 40]


def opened_curve(work: Work) -> list[list[float]]:
    """The same with everything turned over, for all seats; straight between the moments that were looked at."""
    moments = sorted(work.opened)
    rows: list[list[float]] = []
    for here, there in pairwise(moments):
        one, other = work.opened[here], work.opened[there]
        for at in range(here, there):
            part = (at - here) / (there - here)
            rows.append([round(a + (b - a) * part, 5) for a, b in zip(one, other, strict=True)])
    return [*rows, work.opened[moments[-1]]] if moments else []
