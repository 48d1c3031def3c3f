"""Steps that only put other steps on the agenda: round by round, land by land, seat by seat."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from macher.rules.events import PhaseBegan, RoundBegan
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import LANDS
from macher.rules.parts.step import Automatic

C = TypeVar("C", bound=Campaign)


class EachLand(Automatic[C]):
    """The same step for every land in play, in the order of the elections; its argument is the land."""

    step: ClassVar[int] = 0

    def do(self, g: C, argument: int) -> None:
        for land in reversed(g.order):
            g.push(self.step, land)


class EachSeatInEachLand(Automatic[C]):
    """The same step for every seat in turn order, and for each of them land by land; argument: seat * 4 + land."""

    step: ClassVar[int] = 0

    def do(self, g: C, argument: int) -> None:
        for seat in reversed(g.turn_order()):
            for land in reversed(g.order):
                g.push(self.step, seat * LANDS + land)


class Phase(Automatic[C]):
    """The next phase of the round begins; the argument is its number."""

    name = "phase"

    def do(self, g: C, argument: int) -> None:
        g.phase = argument
        if g.telling:
            g.tell(PhaseBegan(argument))


class BeginRound(Automatic[C]):
    """A round begins: its phases go on the agenda."""

    phase_step: ClassVar[int] = 0

    def voting(self, g: C) -> tuple[int, ...]:
        """The states that vote at its end."""
        return ()

    def phases(self, g: C) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """The numbers of its phases, and the steps of each, in order."""
        return ()

    def do(self, g: C, argument: int) -> None:
        g.round += 1
        if g.telling:
            g.tell(RoundBegan(g.round, self.voting(g)))
        for number, steps in reversed(self.phases(g)):
            for step in reversed(steps):
                g.push(step)
            g.push(self.phase_step, number)
