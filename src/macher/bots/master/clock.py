"""The time that a decision may take."""

from __future__ import annotations

import time
from math import inf


class TimeUp(Exception):
    """The time is over, in the middle of whatever was tried."""


class Clock:
    """Without a limit nothing looks at a clock: then the same seeds play the same games."""

    def __init__(self, budget: float) -> None:
        self._end = inf if budget == inf else time.perf_counter() + budget

    def check(self) -> None:
        """Stop here if the time is over."""
        if self._end != inf and time.perf_counter() > self._end:
            raise TimeUp
