"""Phase 9a: convert rallies into votes (R19-13)."""

from __future__ import annotations

from macher.rules.e2019.actions import CONVERT
from macher.rules.e2019.codes import CONVERT_IN
from macher.rules.e2019.state import State
from macher.rules.events import ConversionPassed, RalliesConverted
from macher.rules.parts.codes import PASS, PASS_ONLY
from macher.rules.parts.lands import LANDS, raw_match
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Automatic, Step


def votes_this_round(g: State, land: int) -> bool:
    """Whether the land is an election state of this round (R19-0.7, R19-18.3)."""
    return g.election[land] <= last_election(g)


def last_election(g: State) -> int:
    """The number of the last election of this round: one a round, two in rounds 4 and 5 of the long game (R19-18.3)."""
    return g.round if g.round < 4 else g.config.variant if g.round == 5 or g.config.variant == 4 else 5


class ConvertRallies(Automatic[State]):
    """States in reverse order of election, the election state last; in each, players in turn order (R19-13.1)."""

    name = "convert-rallies"
    rule = "R19-13.1"

    def do(self, g: State, argument: int) -> None:
        seats = g.turn_order()[::-1]
        for land in g.order:
            for seat in seats:
                g.push(CONVERT_IN, seat * LANDS + land)


class ConvertIn(Step[State]):
    """In a non-election state at least four rallies or none; in the election state all of them (R19-13.2, R19-13.3)."""

    name = "convert"
    rule = "R19-13.2"

    def enter(self, g: State, argument: int) -> bool:
        seat, land = divmod(argument, LANDS)
        cubes = g.rallies[land * g.seats + seat]
        if votes_this_round(g, land):
            if cubes:
                convert(g, seat, land, cubes)
            return False
        g.turn = seat
        return cubes >= g.tables.convert_minimum

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        cubes = g.rallies[g.argument() % LANDS * g.seats + seat]
        return PASS_ONLY + tuple(range(CONVERT + g.tables.convert_minimum, CONVERT + cubes + 1))

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if action != PASS:
            convert(g, seat, land, action - CONVERT)
        elif g.telling:
            g.tell(ConversionPassed(seat, g.card[land]))

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        cubes = g.rallies[g.argument() % LANDS * g.seats + seat]
        return Refused(self.rule, "convert-limits", least=g.tables.convert_minimum, most=cubes)


def conversion_gain(g: State, seat: int, land: int, cubes: int) -> int:
    """(rallies + trend) x match, each factor at least 1 (R19-13.4)."""
    return max(1, cubes + g.scale[g.trend[land * g.seats + seat]]) * max(1, raw_match(g, seat, land))


def convert(g: State, seat: int, land: int, cubes: int) -> None:
    """Add the votes; the cubes return to the supply (R19-13.5)."""
    at = land * g.seats + seat
    gain = conversion_gain(g, seat, land, cubes)
    g.votes[at] += gain
    g.rallies[at] -= cubes
    g.rally_supply[seat] += cubes
    if g.telling:
        g.tell(
            RalliesConverted(
                seat, g.card[land], cubes, g.scale[g.trend[at]], raw_match(g, seat, land), gain, g.votes[at]
            )
        )
