"""Party meetings (R06-6.2.6). A turn is made land by land: how many here?"""

from __future__ import annotations

from macher.rules.e2006.state import State
from macher.rules.parts import rallies


class MeetingsIn(rallies.RalliesIn[State]):
    """How many meeting markers in this land (R06-6.2.6-1, R06-6.2.6-2)."""

    name = "meetings-buy"
    rule = "R06-6.2.6-1"
    limit_rule = "R06-6.2.6-2"

    def price(self, g: State, count: int) -> int:
        return count * g.tables.meeting_price

    def most_now(self, g: State) -> int:
        return g.tables.meetings_a_turn

    def room(self, g: State, seat: int, land: int) -> int:
        return min(super().room(g, seat, land), g.tables.meetings_a_turn)
