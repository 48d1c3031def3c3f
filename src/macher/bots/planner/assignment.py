"""Who goes where: each land takes one at most, and each goes to one land at most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def assign(gains: Sequence[Mapping[int, float]], taken: frozenset[int] = frozenset()) -> float:
    """What the best assignment brings; `gains[land]` names those who would do good there, and how much."""
    if not gains:
        return 0.0
    best = assign(gains[1:], taken)
    for one, gain in gains[0].items():
        if one not in taken:
            best = max(best, gain + assign(gains[1:], taken | {one}))
    return best
