"""Who goes where: each land takes one at most, each goes to one land at most, and one purse pays for all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def assign(
    gains: Sequence[Mapping[int, float]], prices: Mapping[int, int], money: int, taken: frozenset[int] = frozenset()
) -> float:
    """What the best assignment brings; `gains[land]` names those who would do good there, and how much."""
    if not gains:
        return 0.0
    best = assign(gains[1:], prices, money, taken)
    for one, gain in gains[0].items():
        if one not in taken and prices[one] <= money:
            best = max(best, gain + assign(gains[1:], prices, money - prices[one], taken | {one}))
    return best
