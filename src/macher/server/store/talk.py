"""What people say and write at a table: chat for all, notes for oneself."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import delete, func, insert, select

from macher.server.store.database import Database, read_as, values_of
from macher.server.store.games import lock_game
from macher.server.store.rows import ChatRow
from macher.server.store.tables import CHAT, NOTES

KEPT_LINES: Final = 2000
TIDY_EVERY: Final = 100
LARGEST: Final = (1 << 31) - 1
"""The largest number that a column of integers holds: PostgreSQL takes none beyond it, not even to compare."""


class Talk(Database):
    """The part of the store that knows chat and notes."""

    def say(self, message: ChatRow) -> ChatRow:
        """Keep what was said; returns it with its number. A table keeps its latest lines, about two thousand."""
        with self.writing() as connection:
            lock_game(connection, message.game)  # numbers without gaps, also from several processes
            last = connection.execute(select(func.max(CHAT.c.n)).where(CHAT.c.game == message.game)).scalar() or 0
            said = msgspec.structs.replace(message, n=last + 1)
            connection.execute(insert(CHAT), values_of(said))
            if said.n % TIDY_EVERY == 0:
                old = (CHAT.c.game == message.game) & (CHAT.c.n <= said.n - KEPT_LINES)
                connection.execute(delete(CHAT).where(old))
            self.announce(connection, message.game, "chat", said.n)
            return said

    def chat(self, game_id: str, since: int = 0, limit: int | None = None) -> list[ChatRow]:
        """What was said after number `since`; with a limit the latest of it. In the order it was said."""
        wanted = (CHAT.c.game == game_id) & (CHAT.c.n > min(since, LARGEST))
        query = select(CHAT).where(wanted).order_by(CHAT.c.n.desc()).limit(limit)
        with self.reading() as connection:
            return [read_as(ChatRow, row) for row in connection.execute(query)][::-1]

    def note(self, game_id: str, seat: int, user: str) -> str:
        """A user's own note on a game; whoever takes over the seat begins with an empty one."""
        mine = (NOTES.c.game == game_id) & (NOTES.c.seat == seat) & (NOTES.c.user == user)
        with self.reading() as connection:
            return connection.execute(select(NOTES.c.text).where(mine)).scalar() or ""

    def set_note(self, game_id: str, seat: int, user: str, text: str) -> None:
        """Write the note anew."""
        mine = (NOTES.c.game == game_id) & (NOTES.c.seat == seat) & (NOTES.c.user == user)
        with self.writing() as connection:
            lock_game(connection, game_id)
            connection.execute(delete(NOTES).where(mine))
            if text:
                connection.execute(insert(NOTES).values(game=game_id, seat=seat, user=user, text=text))
