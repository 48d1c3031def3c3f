"""A test that may be looked at after every block and still errs in at most 5 % of matches.

Two gamblers bet on each block before it is played, one that the share is above the threshold, one that it is below. If
the threshold were the truth, neither could expect to gain, and the chance that one of them ever turns 1 into 40 is at
most 1/40 (Ville). So when one has, the answer is clear. No spread is assumed; shares of blocks lie between 0 and 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt

ERROR = 0.05
BOLDEST = 0.5
"""The part of its fortune that a gambler risks at most."""


@dataclass
class SequentialTest:
    """Is the share above or below the threshold?"""

    threshold: float
    blocks: int = 0
    above: float = 0.0
    """Logarithms of the two fortunes."""
    below: float = 0.0
    _sum: float = 0.5
    _squares: float = 0.25
    answer: str | None = field(default=None)

    def add(self, share: float) -> str | None:
        """Count a block in: `above`, `below`, or None while it is open."""
        stake = self._stake()
        self.above += log(1 + min(stake, BOLDEST / self.threshold) * (share - self.threshold))
        self.below += log(1 - min(stake, BOLDEST / (1 - self.threshold)) * (share - self.threshold))
        self.blocks += 1
        mean = (self._sum + share) / (self.blocks + 1)
        self._squares += (share - mean) ** 2
        self._sum += share
        if self.answer is None:
            clear = log(2 / ERROR)
            self.answer = "above" if self.above >= clear else "below" if self.below >= clear else None
        return self.answer

    def _stake(self) -> float:
        """Bolder where blocks have spread little so far, and more careful from block to block."""
        at = self.blocks + 1
        spread = self._squares / at
        return sqrt(2 * log(2 / ERROR) / (spread * at * log(1 + at)))
