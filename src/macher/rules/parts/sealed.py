"""The sealed choice: all asked seats choose in secret, in any order, and one reveal shows everything.

An answer is one action or a few. Until the last seat has answered, a seat with a complete answer may take it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from macher.rules.events import Chosen, StartBidsRevealed, TakenBack
from macher.rules.parts.codes import BID, BIDS, CODES, MOST_MONEY, TAKE_BACK, TAKE_BACK_ONLY
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import G, Step

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_BID: Final = -1


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

    def normal(self, g: G, seat: int) -> tuple[int, ...]:
        """The seat's complete answer as it is kept: the same one, whatever order equal parts were named in."""
        return g.sealed[seat]

    def reveal(self, g: G) -> None:
        """All answers are in."""

    def asks(self, g: G, seat: int) -> bool:
        return g.sealed_for >> seat & 1 == 1 and not self.complete(g, seat)

    def decider(self, g: G) -> int:
        asked: i64 = g.sealed_for
        seat: i64
        for seat in range(g.seats):
            if asked >> seat & 1 and not self.complete(g, seat):
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
        g.sealed[seat] += (CODES[action],)
        if not self.complete(g, seat):
            return
        g.sealed[seat] = self.normal(g, seat)
        if g.telling:
            g.tell(Chosen(seat))
        if self.decider(g) == -1:
            g.finish()
            self.reveal(g)
            g.sealed = [()] * g.seats
            g.sealed_for = 0


def by_land(items: tuple[int, ...], lands: tuple[int, ...]) -> list[int]:
    """The lands beside the items of a sheet, those of equal items in ascending order: one sheet, one way to keep it."""
    kept = list(lands)
    for at in range(len(kept)):
        for later in range(at + 1, len(kept)):
            if items[later] == items[at] and kept[later] < kept[at]:
                kept[at], kept[later] = kept[later], kept[at]
    return kept


class SealedBid(Sealed[G]):
    """A secret bid of each asked seat, from `least` to its money."""

    def least(self, g: G, seat: int) -> int:
        """The lowest bid allowed."""
        return 0

    def limit(self, g: G, seat: int) -> int:
        """The highest bid allowed."""
        return min(g.money[seat], MOST_MONEY)

    def choices(self, g: G, seat: int) -> tuple[int, ...]:
        return BIDS[self.limit(g, seat)]

    def bids(self, g: G) -> list[int]:
        """All bids, revealed; NO_BID for a seat that was not asked."""
        bids = [answer[0] - BID if answer else NO_BID for answer in g.sealed]
        if g.telling:
            g.tell(StartBidsRevealed(tuple(bids)))
        return bids

    def refusal(self, g: G, seat: int, action: int) -> Refused:
        bid = action - BID
        if not 0 <= bid <= MOST_MONEY:
            return Refused(self.rule, "not-offered")
        if bid < self.least(g, seat):
            return Refused(self.rule, "bid-too-low", bid=bid, high=self.least(g, seat) - 1)
        if bid <= g.money[seat]:
            return Refused(self.rule, "not-offered")
        return Refused(self.rule, "bid-above-money", bid=bid, money=g.money[seat])
