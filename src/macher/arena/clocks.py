"""Time per decision, kept in buckets 5 % wide: small enough to send around, fine enough for a median."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log

WIDTH = 1.05
SHORTEST = 1e-7  # seconds


@dataclass
class Clock:
    """How long a bot thought over decisions with more than one choice."""

    decisions: int = 0
    seconds: float = 0.0
    buckets: Counter[int] = field(default_factory=Counter)

    @staticmethod
    def of(times: Iterable[float]) -> Clock:
        """The clock of single times in seconds."""
        clock = Clock()
        for seconds in times:
            clock.decisions += 1
            clock.seconds += seconds
            clock.buckets[round(log(max(seconds, SHORTEST)) / log(WIDTH))] += 1
        return clock

    def add(self, other: Clock) -> None:
        """Count another clock in."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.buckets.update(other.buckets)

    def mean(self) -> float:
        """Milliseconds a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, part: float) -> float:
        """The milliseconds that this part of the decisions took at most, true to 3 %."""
        wanted = part * self.decisions
        counted = 0
        for bucket in sorted(self.buckets):
            counted += self.buckets[bucket]
            if counted >= wanted:
                return 1000 * WIDTH**bucket
        return 0.0
