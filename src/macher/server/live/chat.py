"""The latest lines of a table's chat: read from the store once, for all who listen."""

from __future__ import annotations

import asyncio
from typing import Final

from macher.server.core import Core
from macher.server.store import ChatRow

LATEST: Final = 200
"""Lines that are told to who comes back; `/chat` has some more."""


class Chat:
    """The end of a chat."""

    def __init__(self, service: Core, game_id: str) -> None:
        self.service = service
        self.game_id = game_id
        self._rows: list[ChatRow] = []
        self._read = False
        self._lock = asyncio.Lock()

    def changed(self) -> None:
        """There are new lines."""
        self._read = False

    async def after(self, seen: int) -> list[ChatRow]:
        """The lines after number `seen`, of the latest ones."""
        async with self._lock:
            if not self._read:
                self._read = True
                try:
                    last = self._rows[-1].n if self._rows else 0
                    new = await self.service.call(self.service.store.chat, self.game_id, last, LATEST)
                except BaseException:
                    self._read = False
                    raise
                self._rows = [*self._rows, *new][-LATEST:]
        return [row for row in self._rows if row.n > seen]

    async def newest(self) -> int:
        """The number of the last line."""
        rows = await self.after(0)
        return rows[-1].n if rows else 0
