"""Phase 9a: convert rallies into votes (R19-13)."""

from __future__ import annotations

from macher.rules.e2019.codes import CONVERT_IN
from macher.rules.e2019.state import State
from macher.rules.parts import rallies
from macher.rules.parts.codes import LANDS
from macher.rules.parts.lands import raw_match
from macher.rules.parts.rounds import LayOut, frame


def votes_this_round(g: State, land: int) -> bool:
    """Whether the land is an election state of this round (R19-0.7, R19-18.3)."""
    return g.election[land] <= last_election(g)


def last_election(g: State) -> int:
    """The number of the last election of this round: one a round, two in rounds 4 and 5 of the long game (R19-18.3)."""
    return g.round if g.round < 4 else g.config.variant if g.round == 5 or g.config.variant == 4 else 5


class ConvertRallies(LayOut[State]):
    """States in reverse order of election, the election state last; in each, players in turn order (R19-13.1)."""

    name = "convert-rallies"
    rule = "R19-13.1"

    def frames(self, g: State) -> list[int]:
        return [frame(CONVERT_IN, seat * LANDS + land) for land in g.order for seat in reversed(g.turn_order())]


class ConvertIn(rallies.ConvertIn[State]):
    """In a non-election state at least four rallies or none; in the election state all of them (R19-13.2, R19-13.3)."""

    rule = "R19-13.2"

    def least(self, g: State) -> int:
        return g.tables.convert_minimum

    def must_convert_all(self, g: State, land: int) -> bool:
        return votes_this_round(g, land)

    def gain(self, g: State, seat: int, land: int, count: int) -> int:
        return conversion_gain(g, seat, land, count)

    def add(self, g: State, seat: int, land: int, votes: int) -> None:
        at = land * g.seats + seat
        g.votes[at] = g.votes[at] + votes


def conversion_gain(g: State, seat: int, land: int, cubes: int) -> int:
    """(rallies + trend) x match, each factor at least 1 (R19-13.4)."""
    return max(1, cubes + g.scale[g.trend[land * g.seats + seat]]) * max(1, raw_match(g, seat, land))
