"""The time of the service, by which thinking time is counted.

It is the time of the system's clock without the time for which the service was down, and it does not follow when that
clock is set. All processes of a service share it through signs of life in the store.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from macher.server.store import Pulse

BEAT: Final = 2.0
"""Seconds between two signs of life."""
DOWN: Final = 5.0
"""Seconds without any sign of life after which the service was down, for as long as there was none."""
GRACE: Final = 30.0
"""Who comes back after that has as much time again, but no more than this."""
JUMP: Final = 1.0
"""Seconds by which the system's clock must move against the steady one for somebody to have set it."""


class Timing:
    """The clocks of one process: `wall` may be set by anybody, `steady` only ever goes on."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.sleep = sleep
        self._behind: float | None = None  # as at our last sign of life
        self._ahead = wall() - steady()  # of the steady clock

    def now(self) -> float:
        """The time of the service."""
        return self.steady() + self._ahead

    def beat(self, last: Pulse) -> Pulse:
        """The next sign of life after the last one, which may be that of another process."""
        wall = self.wall()
        set_by = 0.0 if self._behind is None else wall - self.now() - self._behind
        now = self.now() if abs(set_by) > JUMP else wall - last.behind
        silence = now - last.at
        if abs(silence) > DOWN:
            now = last.at - min(abs(silence), GRACE)
        elif abs(set_by) <= JUMP:
            return Pulse(now, last.behind)
        return Pulse(now, wall - now)

    def follow(self, pulse: Pulse) -> None:
        """Our sign of life was given: from here on its time is ours."""
        if pulse.behind != self._behind:
            self._behind = pulse.behind
            self._ahead = self.wall() - pulse.behind - self.steady()
