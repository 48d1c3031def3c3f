"""Converting meetings into votes, and the exchange of who has an absolute majority (R06-6.2.8)."""

from __future__ import annotations

from macher.rules.e2006.codes import BEFORE_LAND, CONVERT_IN, MAJORITY_EXCHANGE
from macher.rules.e2006.members_and_votes import move_votes
from macher.rules.e2006.phase5_media import PoolExchange
from macher.rules.e2006.state import State
from macher.rules.parts import rallies
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS
from macher.rules.parts.lands import raw_match
from macher.rules.parts.rounds import LayOut, frame
from macher.rules.parts.step import Automatic


class Conversions(LayOut[State]):
    """The states from the last one backwards, without the current one; in each, player order (R06-6.2.8-1, -2)."""

    name = "conversions"
    rule = "R06-6.2.8-1"

    def case(self, g: State) -> int:
        return super().case(g) << 1 | (g.options.convert_in_current_state == "true")

    def frames(self, g: State) -> list[int]:
        lands = g.order if g.options.convert_in_current_state == "true" else g.order[1:]
        frames = []
        for land in lands:
            frames.append(frame(MAJORITY_EXCHANGE, land))
            frames.extend([frame(CONVERT_IN, seat * LANDS + land) for seat in reversed(g.turn_order())])
            frames.append(frame(BEFORE_LAND, land))
        return frames


class BeforeLand(Automatic[State]):
    """Nobody has converted in the next state yet."""

    name = "before-land"
    rule = "R06-6.2.8-1"

    def do(self, g: State, argument: int) -> None:
        g.converted = 0


def votes_for(factor: int, count: int) -> int:
    """Meetings times the factor; with a factor below 1 a vote for every two meetings (R06-6.2.8-8)."""
    return count * factor if factor >= 1 else count // 2


class ConvertIn(rallies.ConvertIn[State]):
    """With five meetings in a state any number of them may be converted (R06-6.2.8-3)."""

    rule = "R06-6.2.8-3"

    def least(self, g: State) -> int:
        return int(g.options.convert_min)  # G06-35

    def gain(self, g: State, seat: int, land: int, count: int) -> int:
        factor = g.scale[g.trend[land * g.seats + seat]] + raw_match(g, seat, land)  # R06-6.2.8-4
        return votes_for(factor, count)

    def add(self, g: State, seat: int, land: int, votes: int) -> None:
        g.converted |= 1 << seat
        move_votes(g, seat, land, votes)


def majority_holder(g: State, land: int) -> int:
    """More votes than all others together, or NONE (R06-0-8)."""
    first = land * g.seats
    every: int = 0
    for seat in range(g.seats):
        every += g.votes[first + seat]
    for seat in range(g.seats):
        if 2 * g.votes[first + seat] > every:
            return seat
    return NONE


class MajorityExchange(PoolExchange):
    """A party with an absolute majority may make one exchange there (R06-6.2.8-11, R06-6.2.8-12)."""

    name = "majority-exchange"
    rule = "R06-6.2.8-11"

    def holder(self, g: State, land: int) -> int:
        seat = majority_holder(g, land)
        if seat != NONE and g.options.majority_needs_conversion == "true" and not g.converted >> seat & 1:
            return NONE  # G06-37
        return seat
