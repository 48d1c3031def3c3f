"""Tables of bots alone: they play while somebody watches, and only so many at once, so that people have the machine."""

from __future__ import annotations

from collections import Counter

from macher.server.live.room import Room
from macher.server.problems import Problem
from macher.server.settings import Settings


class BotTables:
    """The tables of this process at which bots play alone, each with the address that watches it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._running: dict[str, tuple[Room, str]] = {}

    def admit(self, room: Room) -> Problem | None:
        """Let the bots of a watched table play; the problem says which limit is reached if they must wait."""
        self._running = {name: one for name, one in self._running.items() if one[0].bots_play}
        if len(self._running) >= self.settings.bot_tables_in_all:
            return Problem(429, "bot-tables-in-all", limit=self.settings.bot_tables_in_all)
        taken = Counter(address for _, address in self._running.values())
        watching = min((listener.address for listener in room.listeners), key=lambda address: taken[address])
        if taken[watching] >= self.settings.bot_tables:
            return Problem(429, "bot-tables", limit=self.settings.bot_tables)
        self._running[room.id] = (room, watching)
        return None
