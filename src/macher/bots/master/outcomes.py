"""What a search is after: how a line of play ends for each seat, and what that is worth to one of them."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from macher.rules import scores
from macher.rules.parts.campaign import Campaign

LEAD: Final = {"2019": 10.0, "2006": 20.0}
"""Points of a lead at the end of an imagined game that still leave the true one in doubt."""


class Outcome(NamedTuple):
    """What a seat may expect: the chance to win, and by how many points it ends above the mean of the others."""

    win: float
    margin: float


def merit(edition: str, one: Outcome) -> float:
    """Both in points: near an even game a point of the margin counts as much either way, far from it less and less."""
    return 0.5 * one.margin + 2.0 * LEAD[edition] * one.win


def mean_of(outcomes: Sequence[Outcome]) -> Outcome:
    """What may be expected on average."""
    count = len(outcomes)
    return Outcome(sum([one.win for one in outcomes]) / count, sum([one.margin for one in outcomes]) / count)


def final(state: Campaign) -> list[Outcome]:
    """How an imagined game that is over ended for each seat.

    The win is blurred by the lead: the true game will not go exactly like this, so a narrow defeat is worth something.
    """
    totals = [score.total for score in scores(state)]
    spread = LEAD[state.config.edition]
    found = []
    for seat, own in enumerate(totals):
        best = max([total for other, total in enumerate(totals) if other != seat])
        others = (sum(totals) - own) / (len(totals) - 1)
        found.append(Outcome(1.0 / (1.0 + exp(max(-30.0, min(30.0, (best - own) / spread)))), own - others))
    return found
