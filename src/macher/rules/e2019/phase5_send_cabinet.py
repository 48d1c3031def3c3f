"""Phase 5: send the shadow cabinet (R19-9). A turn is made land by land: which politician here, or none?"""

from __future__ import annotations

from macher.rules.e2019.state import State
from macher.rules.parts import cabinet


class SendTo(cabinet.SendTo[State]):
    """Which politician to this land, if any (R19-9.1). Cards lie in a row in the order of placing (R19-9.2)."""

    name = "send-politician"
    rule = "R19-9.1"
    used_rule = "R19-9.3"
