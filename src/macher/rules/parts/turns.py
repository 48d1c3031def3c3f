"""Steps that ask one seat, named by the argument of the step."""

from __future__ import annotations

from typing import TypeVar

from macher.rules.parts.codes import LANDS
from macher.rules.parts.game import Game
from macher.rules.parts.step import Step

G = TypeVar("G", bound=Game)


class AskSeat(Step[G]):
    """The argument is the seat. It is asked even if it has no choice: hands and money are its own business."""

    def enter(self, g: G, argument: int) -> bool:
        g.turn = argument
        return True


class AskSeatInLand(Step[G]):
    """The argument is seat * 4 + land."""

    def enter(self, g: G, argument: int) -> bool:
        g.turn = argument // LANDS
        return True
