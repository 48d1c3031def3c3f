"""Phase 4: organize party rallies (R19-8). A turn is made land by land: how many here?"""

from __future__ import annotations

from macher.rules.e2019.actions import RALLIES
from macher.rules.e2019.codes import RALLIES_IN
from macher.rules.e2019.state import State
from macher.rules.events import RalliesBought
from macher.rules.parts.lands import LANDS
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Automatic, Step

RALLY_CHOICES = [tuple(range(RALLIES, RALLIES + most + 1)) for most in range(9)]  # shared, never copied


class OrganizeRallies(Automatic[State]):
    """In turn order each player buys once, in any states (R19-8.1)."""

    name = "organize-rallies"
    rule = "R19-8.1"

    def do(self, g: State, argument: int) -> None:
        for seat in reversed(g.turn_order()):
            for land in reversed(g.order):
                g.push(RALLIES_IN, seat * LANDS + land)


def room_for_rallies(g: State, seat: int, land: int) -> int:
    """Free rally spots there and cubes in supply (R19-8.3)."""
    return min(g.tables.rally_spots - g.rallies[land * g.seats + seat], g.rally_supply[seat])


class RalliesIn(Step[State]):
    """How many rallies in this land (R19-8.1 to R19-8.3)."""

    name = "rally-buy"
    rule = "R19-8.1"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument // LANDS
        return room_for_rallies(g, g.turn, argument % LANDS) > 0

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        most = room_for_rallies(g, seat, g.argument() % LANDS)
        money = g.money[seat]
        price = g.tables.rally_price
        while price[most] > money:
            most -= 1
        return RALLY_CHOICES[most]

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        count = action - RALLIES
        price = g.tables.rally_price[count]
        g.pay(seat, price)
        g.rally_supply[seat] -= count
        g.rallies[land * g.seats + seat] += count
        if count and g.telling:
            g.tell(RalliesBought(seat, g.card[land], count, price))

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        count = action - RALLIES
        if not 0 <= count < len(RALLY_CHOICES):
            return Refused(self.rule, "not-offered")
        land = g.argument() % LANDS
        if g.rallies[land * g.seats + seat] + count > g.tables.rally_spots:
            return Refused("R19-8.3", "rally-spots", most=g.tables.rally_spots, there=g.rallies[land * g.seats + seat])
        if count > g.rally_supply[seat]:
            return Refused("R19-8.3", "rally-supply", left=g.rally_supply[seat])
        return Refused("R19-8.2", "too-dear", price=g.tables.rally_price[count], money=g.money[seat])
