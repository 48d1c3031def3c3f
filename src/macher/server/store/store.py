"""The store: games, turns, people, talk, in one database."""

from __future__ import annotations

import time
from contextlib import closing

from sqlalchemy import delete, func, select

from macher.server.store.database import parse_url
from macher.server.store.devices import Devices
from macher.server.store.faults import in_words
from macher.server.store.log import Log
from macher.server.store.merging import Merging
from macher.server.store.migrate import require_newest, upgrade
from macher.server.store.notices import Notices
from macher.server.store.people import People
from macher.server.store.pulse import Pulses
from macher.server.store.reviews import Reviews
from macher.server.store.tables import METADATA, SESSIONS, SNAPSHOTS
from macher.server.store.talk import Talk


class Store(Log, Merging, People, Talk, Notices, Devices, Pulses, Reviews):
    """An open store. Every method is one transaction and blocks: a server calls it in a worker thread."""

    def vacuum(self) -> tuple[int, int]:
        """Drop old snapshots and expired sessions and give their space back; returns how many there were."""
        newer = SNAPSHOTS.alias()
        newest = select(func.max(newer.c.version)).where(newer.c.game == SNAPSHOTS.c.game).scalar_subquery()
        with self.writing() as connection:
            snapshots = connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.version < newest)).rowcount
            sessions = connection.execute(delete(SESSIONS).where(SESSIONS.c.expires <= time.time())).rowcount
        self.compact()
        return snapshots, sessions

    def compact(self) -> None:
        """Let the database tidy its files; it does so outside of transactions only."""
        if self.is_postgres:
            with in_words(), self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                for name in METADATA.tables:
                    connection.exec_driver_sql(f"VACUUM (ANALYZE) {name}")
            return
        with in_words(), closing(self.engine.raw_connection()) as connection:
            cursor = connection.cursor()
            cursor.execute("VACUUM")
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def open_store(url: str, *, migrate: bool = True) -> Store:
    """The store at `sqlite:///path` or `postgresql://…`, brought up to the tables of this version.

    A database that is not ours, or of a newer version, is refused with `StoreError`. Without `migrate` one that is
    older is refused too.
    """
    store = Store(parse_url(url))
    try:
        if migrate:
            upgrade(store)
        else:
            require_newest(store)
    except BaseException:
        store.close()
        raise
    return store
