"""Bringing a database up to the tables of this version, and refusing what this version must not touch.

Revisions are numbered `0001`, `0002`, … and written by hand in `migrations/versions`. All of them run in one
transaction that keeps out other processes starting at the same time.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from macher.server.store.database import Database
from macher.server.store.errors import StoreBusy, StoreError
from macher.server.store.faults import in_words

NEWEST: Final = "0007"
"""The revision of the tables as this version uses them."""
REVISION_TABLE: Final = "macher_revision"
ADVISORY_LOCK: Final = 0x6D616368  # any number that nobody else uses
REVISIONS: Final = Path(__file__).parent / "migrations"
PATIENCE: Final = 120  # seconds: another process may be migrating much

_alembic = threading.Lock()  # alembic keeps its context in a global


def upgrade(database: Database) -> tuple[str | None, str]:
    """Migrate to the newest revision; returns the revisions before (None for an empty database) and after."""
    with _alone(database) as connection:
        before = revision(connection, database.address)
        if before != NEWEST:
            migrate(connection, NEWEST)
        return before, NEWEST


def migrate(connection: Connection, wanted: str) -> None:
    """Run the revisions up to one, in the transaction of the connection."""
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(REVISIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    with _alembic:
        command.upgrade(config, wanted)


def require_newest(database: Database) -> None:
    """Refuse a database that has to be upgraded first."""
    with database.reading() as connection:
        found = revision(connection, database.address)
    address = database.address
    if found is None:
        words = f"the database {address} is empty: run `macher db upgrade` first"
        raise StoreError(words, "store-empty", address=address)
    if found != NEWEST:
        state = f"of revision {found}; this version needs {NEWEST}"
        words = f"the database {address} is {state}: run `macher db upgrade` first"
        raise StoreError(words, "store-old", address=address, found=found, newest=NEWEST)


def revision(connection: Connection, address: str) -> str | None:
    """The revision of a database, None for an empty one; one that is not ours, or newer than we know, is refused."""
    names = inspect(connection).get_table_names()
    if REVISION_TABLE not in names:
        if names:
            raise StoreError(
                f"the database {address} is not one of Macher's: it has a table {names[0]!r}. "
                "Macher needs a database of its own.",
                "store-foreign",
                address=address,
                table=names[0],
            )
        return None
    found = str(connection.execute(text(f"SELECT version_num FROM {REVISION_TABLE}")).scalar_one_or_none())
    if not found.isdigit():
        words = f"the database {address} is damaged: it does not say its revision"
        raise StoreError(words, "store-damaged", address=address)
    if found > NEWEST:  # of the same length
        raise StoreError(
            f"the database {address} is of a newer version of Macher (revision {found}; this version knows "
            f"revisions up to {NEWEST}). Use the newer version; nothing was changed.",
            "store-newer",
            address=address,
            found=found,
            newest=NEWEST,
        )
    return found


@contextmanager
def _alone(database: Database) -> Iterator[Connection]:
    """A transaction that no other process can migrate beside."""
    if database.is_postgres:
        with database.writing() as connection:
            connection.execute(text(f"SET LOCAL lock_timeout = '{PATIENCE}s'"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))
            yield connection
        return
    with in_words(), database.engine.connect() as connection:
        # Rebuilding a table must not delete what refers to it. SQLite ignores this inside a transaction.
        foreign_keys(connection, on=False)
        try:
            with _first(database, connection):
                yield connection
                broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
                if broken is not None:
                    words = f"the database {database.address} is damaged: a row of {broken[0]} stands alone"
                    raise StoreError(words, "store-row", table=str(broken[0]))
        finally:
            foreign_keys(connection, on=True)


@contextmanager
def _first(database: Database, connection: Connection) -> Iterator[None]:
    """BEGIN IMMEDIATE, waiting for another process that migrates."""
    deadline = time.monotonic() + PATIENCE
    writer = connection.execution_options(macher_writes=True)
    while True:
        try:
            with in_words():
                transaction = writer.begin()
            break
        except StoreBusy:
            if time.monotonic() > deadline:
                raise
    with transaction:
        yield


def foreign_keys(connection: Connection, *, on: bool) -> None:
    """Switch the checking of references of a SQLite connection, outside of a transaction."""
    driver = connection.connection.driver_connection
    assert driver is not None
    driver.execute(f"PRAGMA foreign_keys={'ON' if on else 'OFF'}")
