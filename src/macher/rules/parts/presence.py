"""Media presence on the national board: markers that move there from a land that has voted, and what they are worth."""

from __future__ import annotations

from typing import TypeVar

from macher.rules.events import PresenceKept, PresenceMoved
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import LANDS, MOVE, MOVE_OR_KEEP
from macher.rules.parts.turns import AskSeatInLand

C = TypeVar("C", bound=Campaign)


def presence_points(g: Campaign, seat: int, worth: tuple[int, ...]) -> int:
    """The points of the spots that hold own markers; `worth` are the numbers printed on the spots."""
    total: int = 0
    for spot in range(len(worth)):
        total += worth[spot] * g.presence[spot * g.seats + seat]
    return total


class MoveToPresence(AskSeatInLand[C]):
    """One marker of a seat moves from the land to the spot of this election, or stays."""

    def spot(self, g: C, land: int) -> int:
        """The spot of the land's election."""
        return 0

    def worth(self, g: C) -> tuple[int, ...]:
        """The numbers printed on the spots."""
        return ()

    def options(self, g: C, seat: int) -> tuple[int, ...]:
        return MOVE_OR_KEEP

    def take(self, g: C, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if action == MOVE:
            self.move(g, seat, land)
        elif g.telling:
            g.tell(PresenceKept(seat, g.card[land]))

    def move(self, g: C, seat: int, land: int) -> None:
        """One marker from the land to the spot."""
        spot = self.spot(g, land)
        there = land * g.seats + seat
        place = spot * g.seats + seat
        g.media[there] = g.media[there] - 1
        g.presence[place] = g.presence[place] + 1
        if g.telling:
            g.tell(PresenceMoved(seat, g.card[land], spot, self.worth(g)[spot]))
