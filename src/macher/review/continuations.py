"""Both continuations of a choice, played out by bots many times: the spread of what can come of it.

The same imagined worlds and the same streams serve all options, so that a difference is a difference of the options.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from statistics import fmean, stdev

from macher.bots.learned.expert import outcome
from macher.bots.planner.judging import decide
from macher.review.chances import stream
from macher.rules import State, advance, determinize, scores, view
from macher.rules.playouts import playout


@dataclass
class Continuation:
    """What came of one option in each of the imagined worlds."""

    action: int
    wins: list[float] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    sources: Counter[str] = field(default_factory=Counter)
    """The sum of the seat's points by source."""

    @property
    def win(self) -> float:
        """The share of victories."""
        return fmean(self.wins)

    @property
    def margin(self) -> float:
        """How far above the others, on average."""
        return fmean(self.margins)

    def by_source(self) -> dict[str, float]:
        """Points by source, on average."""
        return {source: points / len(self.wins) for source, points in self.sources.items()}


def play_out(state: State, seat: int, actions: Sequence[int], games: int, at: int, seed: int = 0) -> list[Continuation]:
    """Play so many games to the end after each action, from what the seat knows in this position."""
    found = [Continuation(action) for action in actions]
    rng = stream(at, seed)
    seen = view(state, seat)
    for _ in range(games):
        world = determinize(seen, rng)
        number = rng.getrandbits(64)
        for one in found:
            end = world.copy()
            advance(end, seat, one.action)
            playout(end, partial(decide_by, Random(number)))
            _count(one, end, seat)
    return found


def apart(one: Continuation, other: Continuation) -> tuple[float, float]:
    """How much more often the first wins than the second, and the standard error of it; pair by pair."""
    pairs = [mine - theirs for mine, theirs in zip(one.wins, other.wins, strict=True)]
    return fmean(pairs), stdev(pairs) / len(pairs) ** 0.5 if len(pairs) > 1 else 1.0


def decide_by(rng: Random, state: State, seat: int, options: tuple[int, ...]) -> int:
    """Everybody plays as the planner would in this very state."""
    return decide(state, seat, options, rng)


def _count(one: Continuation, end: State, seat: int) -> None:
    win, margin = outcome(end, seat)
    score = scores(end)[seat]
    one.wins.append(win)
    one.margins.append(margin)
    one.totals.append(score.total)
    one.sources.update(score.by_source())
