"""Rallies (meetings): buying them land by land, and turning them into votes."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from macher.rules.events import ConversionPassed, RalliesBought, RalliesConverted
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import CONVERT, CONVERT_CHOICES, LANDS, MOST_RALLIES, PASS, RALLIES, RALLY_CHOICES
from macher.rules.parts.lands import place_rallies, raw_match
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Step

C = TypeVar("C", bound=Campaign)


class RalliesIn(Step[C]):
    """How many rallies in this land: the argument is seat * 4 + land."""

    price_rule: ClassVar[str] = ""  # where it is not `rule`
    limit_rule: ClassVar[str] = ""

    def price(self, g: C, count: int) -> int:
        """Of so many rallies placed in one land at once, in thousands."""
        return 0

    def most_now(self, g: C) -> int:
        """How many may be bought in a land in one turn. Who limits it, limits `room` by it."""
        return MOST_RALLIES

    def room(self, g: C, seat: int, land: int) -> int:
        """Free spots there and rallies in supply."""
        return min(g.printed.rally_spots - g.rallies[land * g.seats + seat], g.rally_supply[seat])

    def enter(self, g: C, argument: int) -> bool:
        g.turn = argument // LANDS
        return self.room(g, g.turn, argument % LANDS) > 0

    def options(self, g: C, seat: int) -> tuple[int, ...]:
        most = self.room(g, seat, g.argument() % LANDS)
        money = g.money[seat]
        while self.price(g, most) > money:
            most -= 1
        return RALLY_CHOICES[most]

    def take(self, g: C, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        count = action - RALLIES
        if count == 0:
            return
        price = self.price(g, count)
        g.pay(seat, price)
        place_rallies(g, seat, land, count)
        if g.telling:
            g.tell(RalliesBought(seat, g.card[land], count, price))

    def refusal(self, g: C, seat: int, action: int) -> Refused:
        count = action - RALLIES
        if not 0 <= count < len(RALLY_CHOICES):
            return Refused(self.rule, "not-offered")
        there = g.rallies[g.argument() % LANDS * g.seats + seat]
        if there + count > g.printed.rally_spots:
            return Refused(self.limit_rule, "rally-spots", most=g.printed.rally_spots, there=there)
        if count > self.most_now(g):
            return Refused(self.limit_rule, "rally-turn", most=self.most_now(g))
        if count > g.rally_supply[seat]:
            return Refused(self.limit_rule, "rally-supply", left=g.rally_supply[seat])
        return Refused(self.price_rule or self.rule, "too-dear", price=self.price(g, count), money=g.money[seat])


class ConvertIn(Step[C]):
    """Convert rallies of a seat in a land, or not: the argument is seat * 4 + land."""

    name = "convert"

    def least(self, g: C) -> int:
        """How many it must convert if it does."""
        return 0

    def must_convert_all(self, g: C, land: int) -> bool:
        """Whether the election is now, and everything is converted without asking."""
        return False

    def gain(self, g: C, seat: int, land: int, count: int) -> int:
        """The votes for so many rallies."""
        return 0

    def add(self, g: C, seat: int, land: int, votes: int) -> None:
        """Move the votes marker."""

    def enter(self, g: C, argument: int) -> bool:
        seat = argument // LANDS
        land = argument % LANDS
        there = g.rallies[land * g.seats + seat]
        if self.must_convert_all(g, land):
            if there:
                self.convert(g, seat, land, there)
            return False
        g.turn = seat
        return there >= g.printed.convert_minimum

    def options(self, g: C, seat: int) -> tuple[int, ...]:
        there = g.rallies[g.argument() % LANDS * g.seats + seat]
        return CONVERT_CHOICES[self.least(g)][there]

    def take(self, g: C, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if action != PASS:
            self.convert(g, seat, land, action - CONVERT)
        elif g.telling:
            g.tell(ConversionPassed(seat, g.card[land]))

    def convert(self, g: C, seat: int, land: int, count: int) -> None:
        """Add the votes; the rallies return to the supply."""
        at = land * g.seats + seat
        before = g.votes[at]
        self.add(g, seat, land, self.gain(g, seat, land, count))
        g.rallies[at] = g.rallies[at] - count
        g.rally_supply[seat] = g.rally_supply[seat] + count
        if g.telling:
            trend = g.scale[g.trend[at]]
            match = raw_match(g, seat, land)
            g.tell(RalliesConverted(seat, g.card[land], count, trend, match, g.votes[at] - before, g.votes[at]))

    def refusal(self, g: C, seat: int, action: int) -> Refused:
        there = g.rallies[g.argument() % LANDS * g.seats + seat]
        return Refused(self.rule, "convert-limits", least=self.least(g), most=there)
