"""Luck, and a match without it: what chance gave each seat, as the learned value sees it.

Whenever something comes to light that nobody could know, the value of the position that came is compared with the mean
over positions that could have come just as well: the same move, carried out after a new deal of all that is unknown.
The difference is luck. Its mean is nought whatever the value thinks, so results less luck have the same mean as
results, and a smaller spread as far as the value is right (control variates; GNU Backgammon and AIVAT do it so).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from macher.arena.hooks import Hook
from macher.arena.redeal import drawn_from, gone_under, redeal
from macher.bots import BotError
from macher.rules import Seen, State, advance, setup
from macher.rules.parts.chance import seed_of

DEALS: Final = 8
"""Deals that could have come, for each that did."""
FIGURES: Final = 2  # win, margin

Judge = Callable[[Sequence[State]], list[list[tuple[float, ...]]]]
"""What each seat may expect in each of some states: figures that belong together, the same number for all."""


def learned(state: State) -> Judge:
    """The judgement of the learned value for a game."""
    from macher.bots.learned.value import load_value  # with NumPy: a match that leaves luck in does without
    from macher.bots.master.leaf import expectations

    value = load_value(state.config)
    if value is None:
        edition, variant = state.config.edition, state.config.variant
        words = f"there is no learned value for {edition}-{variant}, and luck is measured with it"
        raise BotError(words, "no-value", edition=edition, variant=variant)
    return lambda states: [[tuple(one) for one in seats] for seats in expectations(value, states)]


class Luck(Hook):
    """Adds up what chance gave each seat in a game."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge = judge

    def begin(self, state: State) -> None:
        self.state = state
        self.rng = Random(seed_of(f"luck {state.seed}"))
        self.judged = self.judge or learned(state)
        self.luck = [[0.0] * state.seats for _ in range(FIGURES)]
        self.under = 0
        others = [setup(state.config, f"{self.rng.getrandbits(64)}") for _ in range(DEALS)]
        self.add(state, others)

    def before(self, state: State, seat: int, action: int) -> None:
        self.was = state.copy()
        self.move = (seat, action)

    def follow(self, events: list[Seen]) -> None:
        if not hasattr(self, "was"):
            return  # the table was set
        if drawn_from(self.was, self.state):
            others = []
            for _ in range(DEALS):
                other = self.was.copy()
                redeal(other, self.rng, self.under)
                advance(other, *self.move)
                others.append(other)
            self.add(self.state, others)
        if self.state.config.edition == "2006":
            self.under = gone_under(self.was.opinion_deck, self.state.opinion_deck, self.under)

    def add(self, came: State, others: list[State]) -> None:
        """Count what came against what could have come."""
        judged = self.judged([came, *others])
        for seat in range(came.seats):
            for figure in range(FIGURES):
                mean = sum([one[seat][figure] for one in judged[1:]]) / len(others)
                self.luck[figure][seat] += judged[0][seat][figure] - mean

    def result(self, state: State) -> Any:
        return {"win": self.luck[0], "margin": self.luck[1]}
