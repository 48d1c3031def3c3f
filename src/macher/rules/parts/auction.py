"""The auction of one lap: each bidder in a fixed order bids more than the highest bid so far, or passes, once."""

from __future__ import annotations

from typing import TypeVar

from macher.rules.events import BidMade, BidPassed
from macher.rules.parts.codes import BID, BIDS, MOST_MONEY, PASS, PASS_ONLY, PASS_OR_BIDS, USUAL_MONEY
from macher.rules.parts.game import Game
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Step


class Bidding(Game):
    """A game in which something may be under the hammer."""

    __slots__ = ("bidders", "high", "high_seat")

    bidders: list[int]  # who has yet to speak, the next one last
    high: int
    high_seat: int


B = TypeVar("B", bound=Bidding)


class OneLapAuction(Step[B]):
    """Set `bidders` (the next one last), `high` and `high_seat` when entering; `hammer` falls after the last word."""

    def limit(self, g: B, seat: int) -> int:
        """The highest bid that the seat may make."""
        return min(g.money[seat], MOST_MONEY)

    def hammer(self, g: B, argument: int) -> None:
        """Everybody has spoken. `argument` is that of the step, which is gone from the agenda."""

    def decider(self, g: B) -> int:
        return g.bidders[-1]

    def asks(self, g: B, seat: int) -> bool:
        return g.bidders[-1] == seat

    def options(self, g: B, seat: int) -> tuple[int, ...]:
        limit = self.limit(g, seat)
        if limit <= g.high:
            return PASS_ONLY
        least = max(g.high + 1, 0)
        if limit < USUAL_MONEY:
            return PASS_OR_BIDS[least][limit]
        return PASS_ONLY + BIDS[limit][least:]

    def take(self, g: B, seat: int, action: int) -> None:
        g.bidders.pop()
        self.hear(g, seat, action)
        if not g.bidders:
            self.close(g)

    def hear(self, g: B, seat: int, action: int) -> None:
        """A bid or a pass."""
        if action == PASS:
            if g.telling:
                g.tell(BidPassed(seat))
        else:
            g.high = action - BID
            g.high_seat = seat
            if g.telling:
                g.tell(BidMade(seat, g.high))

    def close(self, g: B) -> None:
        """The step is done, and the hammer falls."""
        argument = g.argument()
        g.bidders = []
        g.finish()
        self.hammer(g, argument)

    def refusal(self, g: B, seat: int, action: int) -> Refused:
        if BID <= action <= BID + MOST_MONEY:
            if action - BID <= g.high:
                return Refused(self.rule, "bid-too-low", bid=action - BID, high=g.high)
            return Refused(self.rule, "bid-above-money", bid=action - BID, money=g.money[seat])
        return Refused(self.rule, "not-offered")


class OpenAuction(OneLapAuction[B]):
    """Lap after lap: who passes is out; it ends when only the highest bidder is left, or nobody.

    `bidders` holds those still in, the next one last; `high` is the least bid minus 1 before anybody has spoken.
    """

    def take(self, g: B, seat: int, action: int) -> None:
        g.bidders.pop()
        self.hear(g, seat, action)
        if action != PASS:
            g.bidders.insert(0, seat)
        if not g.bidders or (len(g.bidders) == 1 and g.bidders[0] == g.high_seat):
            self.close(g)
