"""The questions of the 2006 edition that can be answered in advance; phases by their number in the order of play."""

from __future__ import annotations

from typing import Final

from macher.play.ways import Way
from macher.rules.parts.codes import PASS, RALLIES, REFUSE, SKIP

WAYS: Final = (
    Way("start-bid", 1, bids="sealed"),
    Way("start-rebid", 1, bids="sealed"),
    Way("policy-swap", 2, nothing=SKIP, also=("policy-redraw",)),
    Way("cabinet-place", 3, nothing=SKIP, by_land=True),
    Way("coalition-turn", 4, nothing=PASS),
    Way("coalition-answer", 4, nothing=REFUSE),
    Way("media-buy", 5, nothing=PASS, laps=True),
    Way("media-exchange", 5, nothing=PASS, by_land=True),
    Way("meetings-buy", 6, nothing=RALLIES, by_land=True),
    Way("poll-bid", 7, bids="raise", nothing=PASS, by_land=True),
    Way("convert", 8, nothing=PASS, by_land=True),
)
