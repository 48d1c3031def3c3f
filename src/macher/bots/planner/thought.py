"""What a judgement is made from, and what it says.

A judgement is a function `(Thought) -> Verdict` for one kind of decision (a step of the rules). It looks at an imagined
state, one that its seat could not tell from the true one, and says what each legal action is worth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from macher.bots.bot import Reason
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import LANDS

S = TypeVar("S", bound=Campaign)
W = TypeVar("W")


@dataclass(frozen=True)
class Thought(Generic[S, W]):
    """A decision to be made: the imagined state, who decides, what is legal, and how the bot thinks."""

    g: S
    """An imagined state. A judgement may read it, and change copies of it."""
    seat: int
    legal: tuple[int, ...]
    weights: W
    rng: Random
    horizon: int
    """Rounds looked ahead: elections beyond it do not count."""

    @property
    def argument(self) -> int:
        """The argument of the step that asks."""
        return self.g.argument()

    @property
    def land(self) -> int:
        """The land that the step asks about, for those that ask about one."""
        return self.g.argument() % LANDS

    @property
    def state_card(self) -> int:
        """The state card in that land, as reasons name it."""
        return self.g.card[self.land]


@dataclass(frozen=True)
class Verdict:
    """What the legal actions are worth, in victory points, and why one would take them."""

    worth: Mapping[int, float]
    """Every legal action; only differences count."""
    why: Callable[[int], Reason]
    odds: Mapping[int, float] | None = None
    """A mixed strategy: the chance of each action, where the best one alone would be too easy to read."""


Judge = Callable[[Any], Verdict]


@dataclass(frozen=True)
class Mind:
    """How an edition is judged: a judgement for each step that asks, and the one table of weights."""

    judges: Mapping[str, Judge]
    weights: Any


def best_of(worth: Mapping[int, float], noise: float, rng: Random) -> int:
    """The action of most worth, each worth blurred by so many points: the mistakes of a beginner."""
    if noise:
        return max(worth, key=lambda action: worth[action] + rng.gauss(0.0, noise))
    return max(worth, key=worth.__getitem__)


def drawn(odds: Mapping[int, float], rng: Random) -> int:
    """An action of a mixed strategy."""
    return rng.choices(list(odds), list(odds.values()))[0]
