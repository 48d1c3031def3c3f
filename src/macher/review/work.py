"""What a review has found so far: numbers that can be kept as JSON, gone on with later, and told in any language.

All chances are shares of 1, all points victory points. Actions count from 0 as in the record.
"""

from __future__ import annotations

from math import ceil
from statistics import fmean, stdev
from typing import Any

import msgspec
from msgspec import Struct, field

from macher.arena.intervals import wilson

BARS = 12
"""The spread of the points has at most so many bars, each"""
WIDTHS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""as wide as one of these."""
Z = 1.96
FORMAT = 3
"""Of what is kept: whatever changes the meaning of it raises it, and what was kept before is made anew."""


class Option(Struct, frozen=True):
    """An option of a choice, as far as its seat could judge it: the chance to win, and the margin in points."""

    action: int
    win: float
    points: float


class Choice(Struct, frozen=True):
    """A choice among several options."""

    at: int
    """The number of the action in the record."""
    seat: int
    round: int
    field: str
    played: Option
    best: Option
    loss: float
    """How much chance to win the played option gave away; by chance a little below 0 where it is the best."""
    error: float
    """The standard error of the loss."""
    points: float
    """How many points of the final margin it gave away,"""
    points_error: float
    """and the standard error of that."""
    options: int


class Step(Struct):
    """One action, and what it did to the chances of the seats that are judged; a number for each of them."""

    seat: int
    round: int
    revealed: bool
    """Whether sealed choices were turned over by it."""
    expected: list[float | None]
    """The chance after the action as the seat had to expect it: the mean over what could have come of it. None where
    the seat could not have imagined the action."""
    errors: list[float]
    """The standard errors of these means."""
    after: list[float]
    """The chance after it, from what the seat knew then."""


class Lift(Struct, frozen=True):
    """By how much something that came by chance lifted a seat, seen at the next election."""

    seat: int
    """The one that it moved most."""
    change: float
    error: float
    """The standard error of it."""


class Continuation(Struct):
    """What came of one way to go on, in each of the games that bots played to the end."""

    wins: list[float] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    sources: dict[str, int] = field(default_factory=dict)
    """The sum of the seat's points by source."""

    @property
    def win(self) -> float:
        """The share of victories."""
        return fmean(self.wins)

    @property
    def points(self) -> float:
        """The final points, on average."""
        return fmean(self.totals)

    @property
    def spread(self) -> tuple[int, int]:
        """The final points that a tenth of the games stayed below, and a tenth went above."""
        ordered = sorted(self.totals)
        tenth = len(ordered) // 10
        return ordered[tenth], ordered[-1 - tenth]

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of victories lies with 95 % certainty (Wilson's interval)."""
        found = wilson(self.win, len(self.wins), Z)
        return found.low, found.high

    def by_source(self) -> dict[str, float]:
        """Points by source, on average."""
        return {source: points / len(self.wins) for source, points in self.sources.items()}


class Tried(Struct, frozen=True):
    """An option of a turning point beside the best one."""

    action: int
    win: float
    points: float
    behind: float
    """By so much chance to win it falls short of the best,"""
    error: float
    """and the standard error of that."""


class Played(Struct):
    """Both continuations of a turning point, played out by bots."""

    at: int
    seat: int
    chance: bool
    """Whether it is about what came by chance; else about a choice."""
    came: Continuation = field(default_factory=Continuation)
    """From what was played, or what came."""
    other: Continuation = field(default_factory=Continuation)
    """From what was better, or what could have come."""
    reason: str | None = None
    """Why the other option is better: the key of a reason, and what its sentence is filled in with."""
    values: dict[str, Any] = field(default_factory=dict)
    tried: list[Tried] = field(default_factory=list)
    """All options of the choice, once they have been judged; the best first."""

    def apart(self) -> tuple[float, float]:
        """How much more often what came wins than the other, and the standard error of it."""
        one, other = self.came.wins, self.other.wins
        if len(one) < 2:
            return 0.0, 1.0
        if self.chance:  # other worlds on the two sides
            return fmean(one) - fmean(other), ((stdev(one) ** 2 + stdev(other) ** 2) / len(one)) ** 0.5
        pairs = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
        return fmean(pairs), stdev(pairs) / len(pairs) ** 0.5


class Bar(Struct, frozen=True):
    """So many games of each side ended with points from `low` to `high`."""

    low: int
    high: int
    came: int
    other: int


def bars(played: Played) -> list[Bar]:
    """How the final points of both sides spread, over the same steps of points."""
    both = played.came.totals + played.other.totals
    if not both:
        return []
    least, most = min(both), max(both)
    width = next((one for one in WIDTHS if most // one - least // one < BARS), ceil((most - least + 1) / (BARS - 1)))
    return [
        Bar(
            number * width,
            (number + 1) * width - 1,
            sum(total // width == number for total in played.came.totals),
            sum(total // width == number for total in played.other.totals),
        )
        for number in range(least // width, most // width + 1)
    ]


class Work(Struct):
    """A review, as far as it has come. The same record, seed and amounts give the same, in one go or in many."""

    seed: int = 0
    worlds: int = 6
    """Imagined worlds for each choice; an even number."""
    games: int = 40
    """Games that bots play from each side of a turning point."""
    eyes: int | None = None
    """The only seat that is judged, from what it knew; None: all of them."""
    format: int = FORMAT
    first: list[float] = field(default_factory=list)
    """The chances after the deal."""
    steps: list[Step] = field(default_factory=list)
    choices: dict[int, Choice] = field(default_factory=dict)
    judged: int = 0
    """So many actions have been judged in all the worlds; the others of `steps` in a few."""
    scouted: dict[int, float] = field(default_factory=dict)
    """What the choices seem to cost at the next election, at a rough look."""
    closer: list[int] = field(default_factory=list)
    """The choices that get a closer look,"""
    looked: int = 0
    """and how many of them had it."""
    weighed: dict[int, Lift] = field(default_factory=dict)
    """What came by chance, at a rough look: whom it seems to have moved most until the next election."""
    heaviest: list[int] = field(default_factory=list)
    """What gets a closer look of it,"""
    lifted: dict[int, Lift] = field(default_factory=dict)
    """and what that found."""
    opened: dict[int, list[float]] = field(default_factory=dict)
    """After so many actions: the chances of all seats with everything turned over."""
    played: list[Played] = field(default_factory=list)
    batches: int = 0
    """So many batches of games have been played."""
    result: list[float] = field(default_factory=list)
    """The share of the victory of each seat; empty until all actions have been looked at."""
    totals: list[int] = field(default_factory=list)
    done: float = 0.0
    """The part that is done, 0 to 1."""

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return self.done >= 1.0

    @property
    def seats(self) -> list[int]:
        """The seats that are judged, in the order of the numbers of each step."""
        return list(range(len(self.first))) if self.eyes is None else [self.eyes]


def kept(work: Work) -> bytes:
    """A review to be kept."""
    return msgspec.json.encode(work)


def read_work(text: bytes | str) -> Work | None:
    """A review that was kept; None if it is of another format."""
    try:
        work = msgspec.json.decode(text, type=Work)
    except msgspec.MsgspecError:
        return None
    return work if work.format == FORMAT else None
