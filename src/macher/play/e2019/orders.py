"""The questions of the 2019 edition that can be answered in advance; phases by their number in the order of play."""

from __future__ import annotations

from typing import Final

from macher.play.ways import Way
from macher.rules.parts.codes import PASS, RALLIES, SKIP

WAYS: Final = (
    Way("start-bid", 1, bids="sealed"),
    Way("start-raise", 1, bids="raise", nothing=PASS),
    Way("program-source", 2, nothing=SKIP, also=("program-swap",)),
    Way("media-buy", 3, nothing=PASS, laps=True),
    Way("rally-buy", 4, nothing=RALLIES, by_land=True),
    Way("send-politician", 5, nothing=SKIP, by_land=True),
    Way("media-exchange", 7, nothing=PASS, by_land=True),
    Way("poll-bid", 8, bids="raise", nothing=PASS, by_land=True),
    Way("convert", 9, nothing=PASS, by_land=True),
)
