"""Intervals from blocks: 95 %, and honest about games of one block being alike or complementary.

The spread of a share or a mean is taken from block to block, never from game to game. A share's interval is Wilson's
with the number of independent games that would spread as much (Korn and Graubard), so it stays between 0 and 1 and does
not collapse when every game was won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
PSEUDO_BLOCKS = 2
"""The spread of few blocks is itself uncertain: two more, of independent games, are counted in."""


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def share_interval(won: Sequence[float], played: Sequence[int]) -> Interval:
    """A share from what was won and how much was played for in each block."""
    total = sum(played)
    share = sum(won) / total
    independent = share * (1 - share) * total  # variance of the sum, were all games independent
    if independent <= 0:
        return wilson(share, total, NormalDist().inv_cdf((1 + CONFIDENCE) / 2))
    blocks = len(won)
    spread = sum((mine - share * games) ** 2 for mine, games in zip(won, played, strict=True))
    spread = (spread + PSEUDO_BLOCKS * independent / blocks) * blocks / (blocks - 1 + PSEUDO_BLOCKS)
    return wilson(share, total * independent / spread, t_value(blocks - 1 + PSEUDO_BLOCKS))


def mean_interval(sums: Sequence[float], counts: Sequence[int]) -> Interval:
    """A mean from the sum and the number of values in each block; without an interval for a single block."""
    total = sum(counts)
    mean = sum(sums) / total
    blocks = len(sums)
    if blocks < 2:
        return Interval(mean, mean, mean)
    spread = sum((part - mean * count) ** 2 for part, count in zip(sums, counts, strict=True)) * blocks / (blocks - 1)
    half = t_value(blocks - 1) * sqrt(spread) / total
    return Interval(mean, mean - half, mean + half)


def wilson(share: float, games: float, z: float) -> Interval:
    """Wilson's score interval."""
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Interval(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


def t_value(freedom: int) -> float:
    """Student's t for 95 %, by its expansion around the normal value: true to 1 % from four degrees of freedom on."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
