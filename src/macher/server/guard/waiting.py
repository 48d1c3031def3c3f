"""A queue with an end: one at a time, a few wait, and who comes after them is told so at once."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from macher.server.problems import Problem


class Waiting:
    """Work of one kind, one after the other. Who finds `most` waiting already gets the problem `code`."""

    def __init__(self, most: int, code: str) -> None:
        self.most = most
        self.code = code
        self._waiting = 0
        self._lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn and have it."""
        if self._waiting >= self.most:
            raise Problem(503, self.code, most=self.most)
        self._waiting += 1
        try:
            await self._lock.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._lock.release()
