"""Successive halving: few options, the same worlds for all, and the worse half is dropped again and again.

What the worlds say is blended with what the planner thought before: the fewer worlds, and the more they disagree, the
more the planner's word counts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from macher.bots.master.clock import TimeUp
from macher.bots.master.outcomes import Outcome, mean_of, merit

PRIOR_DOUBT: Final = 3.0
"""Points by which the planner may be wrong about the difference of two options."""
USUAL_SPREAD: Final = {"2019": 12.0, "2006": 4.0}
"""Points by which two options differ from world to world, as long as too few worlds have said it,"""
SPREAD_WORLDS: Final = 4
"""which are so many."""


class Trial:
    """An option under examination."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.outcomes: list[Outcome] = []
        self.merits: list[float] = []
        self.estimate = prior

    @property
    def expected(self) -> Outcome:
        """What the worlds promise."""
        return mean_of(self.outcomes)


def halve(
    prior: Mapping[int, float], try_out: Callable[[int, int], Outcome], edition: str, simulations: int
) -> list[Trial]:
    """All options, the best first. `try_out(world, action)` plays one.

    About so many times, in each round of halving once at least, and until time is up.
    """
    trials = [Trial(action, worth) for action, worth in prior.items()]
    left = trials[:]
    rounds = max(1, (len(trials) - 1).bit_length())
    world = 0
    try:
        for number in range(rounds):
            for _ in range(max(1, simulations // rounds // len(left))):
                found = [try_out(world, trial.action) for trial in left]  # all of them, or none
                for trial, outcome in zip(left, found, strict=True):
                    trial.outcomes.append(outcome)
                    trial.merits.append(merit(edition, outcome))
                world += 1
            estimate(left, edition)
            if number < rounds - 1:
                left = sorted(left, key=lambda trial: -trial.estimate)[: (len(left) + 1) // 2]
    except TimeUp:
        estimate(left, edition)
    best = max(left, key=lambda trial: trial.estimate)
    return [best, *sorted([trial for trial in trials if trial is not best], key=lambda trial: -trial.estimate)]


def estimate(trials: Sequence[Trial], edition: str) -> None:
    """The worth of each option as the planner and the worlds together see it."""
    leader = max(trials, key=lambda trial: trial.prior)
    count = len(leader.merits)
    if not count:
        return
    for trial in trials:
        apart = [own - other for own, other in zip(trial.merits, leader.merits, strict=True)]
        seen = sum(apart) / count
        spread = sum([(one - seen) ** 2 for one in apart]) + SPREAD_WORLDS * USUAL_SPREAD[edition] ** 2
        noise = spread / (count + SPREAD_WORLDS) / count
        trust = PRIOR_DOUBT**2 / (PRIOR_DOUBT**2 + noise)
        trial.estimate = (1.0 - trust) * (trial.prior - leader.prior) + trust * seen + leader.prior
