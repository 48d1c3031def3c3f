"""Steps that only put other steps on the agenda: land by land, seat by seat."""

from __future__ import annotations

from typing import ClassVar, TypeVar

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
