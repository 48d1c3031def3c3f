"""Imagined worlds: full states that a seat could not tell from the true one, and lines of play in them.

Every option is tried in the same worlds with the same streams of chance, so that luck falls alike on all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from macher.bots.master.clock import Clock
from macher.bots.master.outcomes import Outcome, final
from macher.bots.planner.judging import decide
from macher.rules import ELECTION, END, View, advance, determinize, playout
from macher.rules.parts.campaign import Campaign

STREAM_BITS: Final = 64

Line = Callable[[Campaign], object]
"""How a line of play begins: it changes the state that it is given."""


class Leaf(Protocol):
    """Judges a position for some of its seats, instead of playing on to the end."""

    def __call__(self, state: Campaign, seats: Sequence[int]) -> list[Outcome]:
        """What each of these seats may expect."""


class Worlds:
    """The worlds of one decision, made when they are needed."""

    def __init__(self, view: View, rng: Random, leaf: Leaf | None, clock: Clock) -> None:
        self.view = view
        self.leaf = leaf
        self.clock = clock
        self._rng = Random(rng.getrandbits(STREAM_BITS))
        self._made: list[tuple[Campaign, int]] = []

    def world(self, number: int) -> tuple[Campaign, int]:
        """A world, and the seed of the choices that are made in it. The world itself is not to be changed."""
        while len(self._made) <= number:
            self._made.append((determinize(self.view, self._rng), self._rng.getrandbits(STREAM_BITS)))
        return self._made[number]

    def try_out(self, number: int, begin: Line, seats: Sequence[int]) -> list[Outcome]:
        """Begin a line of play in a world, go on with the planner in every seat, and say how it ends for some seats."""
        world, seed = self.world(number)
        state = world.copy()
        begin(state)
        chance = Random(seed)

        def policy(g: Campaign, seat: int, legal: tuple[int, ...]) -> int:
            self.clock.check()
            return decide(g, seat, legal, chance)

        playout(state, policy, END if self.leaf is None else ELECTION)
        if self.leaf is None or not state.waiting:
            ends = final(state)
            return [ends[seat] for seat in seats]
        return self.leaf(state, seats)


def taking(seat: int, action: int) -> Line:
    """The line of play that begins with one action."""
    return lambda state: advance(state, seat, action)
