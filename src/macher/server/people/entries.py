"""One-time codes: a way in for the person at this machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from macher.server.store import new_token

LASTS: Final = 120.0
"""Seconds that a code is good for."""


@dataclass
class Entry:
    """A code: what it shows, until when, and whether somebody came by it."""

    page: str
    until: float
    used: asyncio.Event = field(default_factory=asyncio.Event)


class Entries:
    """The codes of this process that nobody came by yet."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._entries: dict[str, Entry] = {}

    def new(self, page: str) -> str:
        """A code that shows a page, once and soon."""
        code = new_token()
        self._entries[code] = Entry(page, self._now() + LASTS)
        return code

    def take(self, code: str) -> str | None:
        """The page of a code, which is worth nothing from now on; None if it was used or is too old."""
        entry = self._entries.pop(code, None)
        if entry is None or self._now() > entry.until:
            return None
        entry.used.set()
        return entry.page

    async def settled(self, code: str) -> None:
        """Until somebody came by a code, or it is too late for it."""
        entry = self._entries.get(code)
        if entry is not None:
            try:
                async with asyncio.timeout(max(0.0, entry.until - self._now())):
                    await entry.used.wait()
            except TimeoutError:
                self._entries.pop(code, None)
