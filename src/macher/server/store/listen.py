"""Hearing what other processes write to the same store.

    async for change in changes(store):
        if change.game is None: ...  # look at everything again
        else: ...                    # look at this game again

The first change, and the first after every lost connection, says to look at everything again: whatever was written
before may have been missed, whatever is written after it will be told. A process does not hear of its own writing.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any, Final

from macher.server.store.database import CHANNEL, PATIENCE, Database
from macher.server.store.errors import StoreError
from macher.server.store.faults import in_words
from macher.server.store.rows import Change

EVERYTHING: Final = Change(None, "everything")
FIRST_DELAY, LONGEST_DELAY = 0.1, 5.0  # seconds before a lost connection is tried again
LISTENER: Final = "macher listener"  # its name in PostgreSQL's list of connections
HEARTBEAT: Final = 20.0  # seconds of silence after which we ask whether the connection still lives

logger = logging.getLogger(__name__)


async def changes(store: Database, pause: float = 0.1) -> AsyncGenerator[Change]:
    """What other processes write, for as long as somebody listens; a lost connection is made again.

    PostgreSQL tells at once. SQLite is asked every `pause` seconds.
    """
    delay = FIRST_DELAY
    while True:
        source = _hear_postgres(store) if store.is_postgres else _hear_sqlite(store, pause)
        try:
            async with aclosing(source):
                async for change in source:
                    delay = FIRST_DELAY
                    yield change
        except StoreError as error:
            logger.warning("not hearing other processes for now: %s", error)
        await asyncio.sleep(delay)
        delay = min(2 * delay, LONGEST_DELAY)


# --- PostgreSQL ------------------------------------------------------------------------------------------------------
async def _hear_postgres(store: Database) -> AsyncGenerator[Change]:
    """Until the connection is lost."""
    import psycopg

    _, arguments = store.engine.dialect.create_connect_args(store.url)
    own = {"fallback_application_name": LISTENER, "autocommit": True}
    named: dict[str, Any] = {"connect_timeout": int(PATIENCE), **arguments, **own}
    try:
        async with await psycopg.AsyncConnection.connect(**named) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield EVERYTHING
            while True:
                async with aclosing(connection.notifies(timeout=HEARTBEAT)) as notices:
                    async for notice in notices:
                        change = _read(notice.payload, store.origin)
                        if change is not None:
                            yield change
                await asyncio.wait_for(connection.execute("SELECT 1"), PATIENCE)
    except (psycopg.Error, OSError, TimeoutError) as error:
        raise StoreError(str(error)) from error


def _read(payload: str, own: str) -> Change | None:
    """What an announcement says; None for our own."""
    try:
        origin, game, what, version = payload.split(" ")
        return None if origin == own else Change(game, what, int(version))
    except ValueError:
        return EVERYTHING  # not one of ours, or of a later version: look for yourself


# --- SQLite ----------------------------------------------------------------------------------------------------------
async def _hear_sqlite(store: Database, pause: float) -> AsyncGenerator[Change]:
    """Until the file cannot be read."""
    watcher = await asyncio.to_thread(Watcher, store)
    try:
        yield EVERYTHING
        while True:
            for change in await asyncio.to_thread(watcher.wait, pause):
                yield change
    finally:
        watcher.close()


class Watcher:
    """A connection that is used for nothing else: SQLite tells it whether others have written since it last asked."""

    def __init__(self, store: Database) -> None:
        self.own = store.origin
        self.lock = threading.Lock()
        self.closed = threading.Event()
        with in_words():
            self.connection = store.engine.raw_connection()
        self.seen = self._ask("PRAGMA data_version")[0][0]
        self.last = self._newest()

    def wait(self, pause: float) -> list[Change]:
        """Look again and again until there is something, or until it is closed: for a thread that does nothing else."""
        while not self.closed.wait(pause):
            found = self.look()
            if found:
                return found
        return []

    def look(self) -> list[Change]:
        """What others have written since the last look."""
        seen = self._ask("PRAGMA data_version")[0][0]
        if seen == self.seen:
            return []
        rows = self._ask("SELECT n, origin, game, what, version FROM changes WHERE n > ? ORDER BY n", self.last)
        self.seen = seen
        if not rows:
            return []
        gap = rows[0][0] != self.last + 1  # so much was written that the oldest was dropped
        self.last = rows[-1][0]
        return [EVERYTHING] if gap else [Change(*row[2:]) for row in rows if row[1] != self.own]

    def _newest(self) -> int:
        rows = self._ask("SELECT seq FROM sqlite_sequence WHERE name = 'changes'")
        return int(rows[0][0]) if rows else 0

    def _ask(self, question: str, *values: int) -> list[Any]:
        with in_words(), self.lock:
            if self.closed.is_set():
                raise StoreError("nobody listens any more")
            cursor = self.connection.cursor()
            cursor.execute(question, values)
            return list(cursor.fetchall())

    def close(self) -> None:
        """Give the connection back, when a look that is still under way in its thread has ended."""
        self.closed.set()
        with self.lock:
            self.connection.close()
