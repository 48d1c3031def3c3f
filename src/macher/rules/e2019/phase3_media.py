"""Phase 3: secure media influence (R19-7)."""

from __future__ import annotations

from macher.rules.e2019.state import State
from macher.rules.parts import media


class BuyMedia(media.BuyMedia[State]):
    """Clockwise, one marker or a pass, until all have passed in succession (R19-7.1, R19-7.4)."""

    rule = "R19-7.1"
    price_rule = "R19-7.2"
    spots_rule = "R19-7.3"
