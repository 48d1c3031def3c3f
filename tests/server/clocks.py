"""Clocks that go when a test says so."""

from __future__ import annotations

import asyncio

from macher.server.timing import Timing


class FakeClocks:
    """The clocks of one machine: processes that start on it share them."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.steady = 500.0

    def timing(self) -> Timing:
        """The clocks as a process that starts now sees them."""
        return Timing(lambda: self.wall, lambda: self.steady, self.sleep)

    def go_on(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.steady += seconds

    def set_wall(self, seconds: float) -> None:
        """Somebody sets the system's clock by so much."""
        self.wall += seconds

    async def sleep(self, seconds: float) -> None:
        """Sleep without waiting."""
        self.go_on(max(0.0, seconds))
        await asyncio.sleep(0)
