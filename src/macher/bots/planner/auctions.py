"""Auctions of one lap: what to bid when each speaks once. Prices are in thousands, and may be fractions."""

from __future__ import annotations

from collections.abc import Sequence

from macher.bots.planner.forecast import chance


def lap_bid(high: int, own: float, later: Sequence[float], limit: int, spread: float) -> tuple[int | None, float]:
    """The best bid where each speaks once, and the surplus expected of it; None to pass.

    `own` is the price at which we would not care, `later` the same for those who speak after us, as we see them;
    `spread` how far their limits may lie from what we think.
    """
    best: int | None = None
    most = 0.0
    for bid in range(high + 1, min(limit, int(own)) + 1):
        wins = 1.0
        for rival in later:
            wins *= chance(bid - rival, spread)
        surplus = wins * (own - bid)
        if surplus > most:
            best, most = bid, surplus
    return best, most
