"""Action codes that mean the same in every edition. Each edition's own codes follow from `OWN` on."""

from __future__ import annotations

from typing import Final

TAKE_BACK: Final = 0  # take back a sealed answer before the reveal
PASS: Final = 1
BID: Final = 2  # BID + thousands
MOST_MONEY: Final = 999  # the highest bid, in thousands, that has a code; no game gets near it
OWN: Final = BID + MOST_MONEY + 1

# Shared tuples, never copied: BIDS[money] holds every bid from 0 to that money.
BIDS: Final = [tuple(range(BID, BID + money + 1)) for money in range(MOST_MONEY + 1)]
PASS_ONLY: Final = (PASS,)
TAKE_BACK_ONLY: Final = (TAKE_BACK,)
