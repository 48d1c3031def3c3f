"""Phase 4: organize party rallies (R19-8). A turn is made land by land: how many here?"""

from __future__ import annotations

from macher.rules.e2019.state import State
from macher.rules.parts import rallies


class RalliesIn(rallies.RalliesIn[State]):
    """How many rallies in this land (R19-8.1 to R19-8.3)."""

    name = "rally-buy"
    rule = "R19-8.1"
    price_rule = "R19-8.2"
    limit_rule = "R19-8.3"

    def price(self, g: State, count: int) -> int:
        return g.tables.rally_price[count]
