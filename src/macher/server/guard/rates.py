"""Rate limits: a bucket of tokens for each client, filled at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

MOST_BUCKETS = 20_000


class Bucket:
    """So many tokens at most, `rate` new ones a second."""

    __slots__ = ("at", "tokens")

    def __init__(self, tokens: float, at: float) -> None:
        self.tokens = tokens
        self.at = at


class Rates:
    """A bucket for each key. The oldest are forgotten, so that no crowd of addresses fills the memory."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """Take so many tokens: 0 if they were there, else the seconds until they are. A full bucket is enough."""
        if not self.rate:
            return 0.0
        now = self.clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.burst, now)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        bucket.tokens = min(self.burst, bucket.tokens + (now - bucket.at) * self.rate)
        bucket.at = now
        cost = min(cost, max(1.0, self.burst))
        if bucket.tokens < cost:
            return (cost - bucket.tokens) / self.rate
        bucket.tokens -= cost
        return 0.0
