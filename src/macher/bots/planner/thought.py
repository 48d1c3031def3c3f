"""What a judgement is made from, and what it says.

A judgement is a function `(Thought) -> Verdict` for one kind of decision (a step of the rules). It looks at an imagined
state, one that its seat could not tell from the true one, and says what each legal action is worth. Each edition has a
class of its own that adds its state and its weights. Plain classes, for the compiler's sake; and judgements add up
lists, not generators: the compiler makes plain loops of those, which newer versions of Python round differently.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from random import Random
from typing import Any

from macher.bots.bot import Reason
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import LANDS


class Thought:
    """A decision to be made: the imagined state, who decides, what is legal, and how the bot thinks.

    A judgement may read the state, and change copies of it. `horizon` is how many rounds are looked ahead: elections
    beyond it do not count.
    """

    def __init__(self, campaign: Campaign, seat: int, legal: tuple[int, ...], rng: Random, horizon: int) -> None:
        self.campaign = campaign
        self.seat = seat
        self.legal = legal
        self.rng = rng
        self.horizon = horizon

    @property
    def argument(self) -> int:
        """The argument of the step that asks."""
        return self.campaign.argument()

    @property
    def land(self) -> int:
        """The land that the step asks about, for those that ask about one."""
        return self.campaign.argument() % LANDS

    @property
    def state_card(self) -> int:
        """The state card in that land, as reasons name it."""
        return self.campaign.card[self.land]


class Verdict:
    """What the legal actions are worth, in victory points, and why one would take them.

    `worth` has every legal action, and only differences count. `odds` is a mixed strategy: the chance of each action,
    where the best one alone would be too easy to read.
    """

    def __init__(
        self, worth: Mapping[int, float], why: Callable[[int], Reason], odds: Mapping[int, float] | None = None
    ) -> None:
        self.worth = worth
        self.why = why
        self.odds = odds


Judge = Callable[[Any], Verdict]


class Mind:
    """How an edition is judged: a judgement for each step, the tables of weights by variant, and its `Thought`."""

    def __init__(
        self, judges: Mapping[str, Judge], weights: Mapping[int, Any], thought: Callable[..., Thought]
    ) -> None:
        self.judges = judges
        self.weights = weights
        self.thought = thought


def best_of(worth: Mapping[int, float], noise: float, rng: Random) -> int:
    """The action of most worth, each worth blurred by so many points: the mistakes of a beginner."""
    if noise:
        return max(worth, key=lambda action: worth[action] + rng.gauss(0.0, noise))
    return max(worth, key=lambda action: worth[action])


def mixed(worth: Mapping[int, float], scale: float) -> dict[int, float] | None:
    """Odds by which actions that are worse by some `scale` points are still chosen now and then; None for no scale."""
    if scale <= 0.0:
        return None
    best = max(worth.values())
    weights = {action: exp((value - best) / scale) for action, value in worth.items()}
    total = sum(list(weights.values()))
    return {action: weight / total for action, weight in weights.items()}


def drawn(odds: Mapping[int, float], rng: Random) -> int:
    """An action of a mixed strategy."""
    return rng.choices(list(odds), list(odds.values()))[0]
