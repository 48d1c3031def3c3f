"""The sealed choice: all asked seats choose in secret, in any order, and one reveal shows everything.

An answer is one action or a few. Until the last seat has answered, a seat with a complete answer may take it back.
"""

from __future__ import annotations

from macher.rules.events import Chosen, TakenBack
from macher.rules.parts.codes import TAKE_BACK, TAKE_BACK_ONLY
from macher.rules.parts.step import G, Step


class Sealed(Step[G]):
    """A simultaneous secret choice. `asked` names the seats; by default all."""

    def enter(self, g: G, argument: int) -> bool:
        g.sealed = [()] * g.seats
        g.sealed_for = self.asked(g)
        return g.sealed_for != 0

    def asked(self, g: G) -> int:
        """Bit mask of the seats that are asked."""
        return (1 << g.seats) - 1

    def complete(self, g: G, seat: int) -> bool:
        """Whether the seat's answer has all its parts."""
        return len(g.sealed[seat]) == 1

    def choices(self, g: G, seat: int) -> tuple[int, ...]:
        """What the seat may choose next."""
        return ()

    def reveal(self, g: G) -> None:
        """All answers are in."""

    def asks(self, g: G, seat: int) -> bool:
        return g.sealed_for >> seat & 1 == 1 and not self.complete(g, seat)

    def decider(self, g: G) -> int:
        for seat in range(g.seats):
            if self.asks(g, seat):
                return seat
        return -1

    def options(self, g: G, seat: int) -> tuple[int, ...]:
        if g.sealed_for >> seat & 1 == 0:
            return ()
        if self.complete(g, seat):
            return TAKE_BACK_ONLY
        return self.choices(g, seat)

    def take(self, g: G, seat: int, action: int) -> None:
        if action == TAKE_BACK:
            g.sealed[seat] = ()
            if g.telling:
                g.tell(TakenBack(seat))
            return
        g.sealed[seat] += (action,)
        if not self.complete(g, seat):
            return
        if g.telling:
            g.tell(Chosen(seat))
        if self.decider(g) == -1:
            g.finish()
            self.reveal(g)
            g.sealed = [()] * g.seats
            g.sealed_for = 0
