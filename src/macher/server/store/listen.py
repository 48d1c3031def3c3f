"""Hearing what other processes write to the same store.

    async for change in changes(store):
        if change.game is None: ...  # look at everything again
        else: ...                    # look at this game again

The first change, and the first after every lost connection, says to look at everything again: whatever was written
before may have been missed, whatever is written after it will be told. A process does not hear of its own writing.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from macher.server.store.rows import Change
from macher.server.store.store import Store


async def changes(store: Store, pause: float = 0.1) -> AsyncIterator[Change]:
    """What other processes write, for as long as somebody listens; a lost connection is made again.

    PostgreSQL tells at once. SQLite is asked every `pause` seconds.
    """
    yield Change(None, "everything")
    raise NotImplementedError
