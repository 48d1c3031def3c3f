"""The frame of a decision: the outlook, the position after each action, and what that position is worth."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from macher.bots.bot import Reason
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.e2006.weights import Weights
from macher.bots.planner.thought import Thought, Verdict
from macher.rules.e2006.state import State


class Decision(Thought):
    """A decision of this edition."""

    def __init__(
        self, g: State, seat: int, legal: tuple[int, ...], weights: Weights, rng: Random, horizon: int
    ) -> None:
        super().__init__(g, seat, legal, rng, horizon)
        self.g = g
        self.weights = weights


def outlook_of(t: Decision) -> Outlook:
    """The position in the eyes of the seat that decides."""
    return Outlook(t.g, t.seat, t.weights, t.horizon)


def after(t: Decision, action: int) -> State:
    """The position right after an action of the deciding seat, before anything else happens."""
    g = t.g.copy()
    g.asking.take(g, t.seat, action)
    return g


def weigh(t: Decision, lands: tuple[int, ...], why: Callable[[int, float], Reason]) -> Verdict:
    """Every action by the worth of the position after it, where these lands may change.

    The reason for an action is told with what it gains over the least of them.
    """
    outlook = outlook_of(t)
    worth = {action: outlook.on(after(t, action)).worth(*lands) for action in t.legal}
    return Verdict(worth, lambda action: why(action, gain_of(worth, action)))


def gain_of(worth: dict[int, float], action: int) -> float:
    """How much better an action is than the first one offered: to pass, to skip, to do nothing."""
    return worth[action] - worth[next(iter(worth))]
