"""Luck and skill apart: where the chance of a seat went, action by action.

For each seat the chance goes from the first deal to the result in steps that add up to the last digit. At its own
choices it is that of the best option; what was played less that is **skill**. All between is **luck**, of three kinds:

- `chance`: what was drawn, rolled or turned over: the chance after it less the mean over what could have come;
- `others`: what another seat did openly: that mean less the chance before;
- `unsure`: the same position judged otherwise a step later, where the seat chooses: the wavering of the judgement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from macher.review.work import Work


@dataclass(frozen=True)
class Luck:
    """What changed the chance of a seat without its doing, by one action."""

    at: int
    """The number of the action; -1 is before the first."""
    seat: int
    by: int
    chance: float
    others: float
    unsure: float
    error: float
    """The standard error of `chance`."""

    @property
    def change(self) -> float:
        """All of it."""
        return self.chance + self.others + self.unsure


KINDS = ("chance", "others", "unsure")


def lucks(work: Work) -> list[Luck]:
    """All luck of all seats that are judged."""
    return [one for place in range(len(work.seats)) for one in _of_seat(work, place)]


def skill_of(work: Work, seat: int) -> tuple[float, float]:
    """The chance that the choices of a seat gave away, not above 0 but for noise; and its standard error."""
    own = [choice for choice in work.choices.values() if choice.seat == seat]
    return -sum(choice.loss for choice in own), sum(choice.error**2 for choice in own) ** 0.5


def _of_seat(work: Work, place: int) -> Iterator[Luck]:
    """Each step begins where the one before it ended."""
    seat = work.seats[place]
    before = _best_at(work, 0, seat, work.first[place])
    if before != work.first[place]:
        yield Luck(-1, seat, seat, 0.0, 0.0, before - work.first[place], 0.0)
    for at, step in enumerate(work.steps):
        own = work.choices.get(at)
        expected = step.expected[place]
        if own is not None and own.seat == seat:
            before = own.played.win
        elif step.revealed:
            expected = before  # what the others had sealed is all chance
        if expected is None:
            expected = step.after[place]  # nobody could have known: it is what the other seat did
        seen = step.after[place]
        after = _best_at(work, at + 1, seat, seen)
        turned = expected - before
        if step.seat == seat:
            yield Luck(at, seat, step.seat, seen - expected, 0.0, turned + after - seen, step.errors[place])
        else:
            yield Luck(at, seat, step.seat, seen - expected, turned, after - seen, step.errors[place])
        before = after


def _best_at(work: Work, at: int, seat: int, seen: float) -> float:
    """The chance of a seat before an action: that of its best option where it chooses, else as it sees the position."""
    choice = work.choices.get(at)
    return seen if choice is None or choice.seat != seat else choice.played.win + choice.loss
