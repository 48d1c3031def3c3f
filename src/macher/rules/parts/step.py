"""A step: one thing that happens in a game, and the one shape that all of them have.

`enter` runs when the step reaches the top of the agenda. It either does its work and returns False, or asks and
returns True. While it asks, `options` says what the asked seat may choose and `take` does it. Offering and doing use
the same predicates.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from macher.rules.parts.game import Game
from macher.rules.parts.refusal import Refused

G = TypeVar("G", bound=Game)


class Step(Generic[G]):
    """One step. `name` names its prompt and its place in records; `rule` is the rule it rests on."""

    name: str = ""
    rule: str = ""

    def enter(self, g: G, argument: int) -> bool:
        """Do the work of an automatic step, or get ready to ask. True if somebody is asked now."""
        return True

    def decider(self, g: G) -> int:
        """The seat that the game waits for; of several, the first."""
        return g.turn

    def asks(self, g: G, seat: int) -> bool:
        """Whether the game waits for this seat."""
        return seat == g.turn

    def options(self, g: G, seat: int) -> tuple[int, ...]:
        """Every action the seat may take. Only called for a seat that may act."""
        return ()

    def take(self, g: G, seat: int, action: int) -> None:
        """Carry out one of the options."""

    def refusal(self, g: G, seat: int, action: int) -> Refused:
        """Why this action is not an option: the rule and the numbers. Only its own seat is told."""
        return Refused(self.rule, "not-offered")


class Automatic(Step[G]):
    """A step that asks nobody."""

    def enter(self, g: G, argument: int) -> bool:
        self.do(g, argument)
        return False

    def do(self, g: G, argument: int) -> None:
        """The work."""
