"""Connections and transactions, the same for SQLite and PostgreSQL.

Every read sees one moment of the database. Every write is one transaction: when it ends, all of it is on disk, or
nothing.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, CursorResult, Engine, Row, create_engine, delete, event, exc, make_url

from macher.server.store.errors import StoreBusy, StoreError
from macher.server.store.faults import in_words
from macher.server.store.tables import CHANGES

PATIENCE: Final = 5.0
"""Seconds to wait for a lock or a connection before saying that the database is busy or down."""
CHANNEL: Final = "macher"
KEPT_CHANGES: Final = 1000
ADD_CHANGE: Final = "INSERT INTO changes (origin, game, what, version) VALUES (?, ?, ?, ?)"

T = TypeVar("T", bound=msgspec.Struct)


def parse_url(text: str) -> URL:
    """The address of a database: `sqlite:///path` or `postgresql://user:password@host/name`."""
    try:
        url = make_url(text)
    except exc.ArgumentError:
        raise StoreError(
            f"this is not the address of a database; {FORMS}", "store-url"
        ) from None  # it may hold a password
    if url.drivername in ("sqlite", "sqlite+pysqlite"):
        if not url.database or url.database == ":memory:":
            raise StoreError(f"games are kept in a file, which the address must name; {FORMS}", "store-memory")
        return url.set(drivername="sqlite")
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    driver = url.drivername
    words = f"games are kept in SQLite or PostgreSQL, not in {driver}; {FORMS}"
    raise StoreError(words, "store-driver", driver=driver)


FORMS: Final = "it is sqlite:///path/to/file.db or postgresql://user:password@host/name"


class Database:
    """An open database. Threads may share it; its connections are made when they are needed."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_postgres = url.drivername.startswith("postgresql")
        self.origin = secrets.token_hex(4)  # by which a process knows its own announcements
        self.engine = _postgres(url) if self.is_postgres else _sqlite(url)
        alike = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True} if self.is_postgres else {}
        self._reader = self.engine.execution_options(**alike)
        self._writers = threading.Lock()
        self._writer = self.engine.execution_options(macher_writes=True)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.address})"

    @property
    def address(self) -> str:
        """Where the database is, without its password."""
        return self.url.render_as_string(hide_password=True)

    def close(self) -> None:
        """Give all connections back."""
        self.engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that sees one moment and changes nothing."""
        with in_words(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes; an exception undoes all of it."""
        with self._turnstile(), in_words(), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def _turnstile(self) -> Iterator[None]:
        """SQLite has one writer at a time: our threads wait here for each other, instead of trying again and again."""
        if self.is_postgres:
            yield
            return
        if not self._writers.acquire(timeout=PATIENCE):
            raise StoreBusy("too many others are writing to the database; try again")
        try:
            yield
        finally:
            self._writers.release()

    def run(self, connection: Connection, statement: str, *values: Any) -> CursorResult[Any] | sqlite3.Cursor:
        """SQL that is written out, with `?` for each value. SQLite's own driver takes a tenth of SQLAlchemy's time."""
        if self.is_postgres:
            return connection.exec_driver_sql(statement.replace("?", "%s"), values)
        return driver_of(connection).execute(statement, values)

    def announce(self, connection: Connection, game: str, what: str, version: int) -> None:
        """Tell other processes, as part of the transaction: they hear of it when, and only if, it is on disk."""
        if self.is_postgres:
            self.run(connection, "SELECT pg_notify(?, ?)", CHANNEL, f"{self.origin} {game} {what} {version}")
            return
        n = self.run(connection, ADD_CHANGE, self.origin, game, what, version).lastrowid
        if n and n % KEPT_CHANGES == 0:
            connection.execute(delete(CHANGES).where(CHANGES.c.n <= n - KEPT_CHANGES))


def values_of(row: msgspec.Struct) -> dict[str, Any]:
    """A row as the columns of its table."""
    return {name: msgspec.to_builtins(getattr(row, name)) for name in row.__struct_fields__}


def read_as(kind: type[T], row: Row[Any]) -> T:
    """What was read, as a row of this kind; columns that it does not know are left out."""
    columns = row._mapping
    try:
        return msgspec.convert({name: columns[name] for name in kind.__struct_fields__}, kind)
    except msgspec.ValidationError as error:
        words = f"the database is damaged: a {kind.__name__} cannot be read ({error})"
        raise StoreError(words, "store-row", table=kind.__name__) from error


# --- SQLite ----------------------------------------------------------------------------------------------------------
def _sqlite(url: URL) -> Engine:
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # seeds and hashes are nobody else's business
    except OSError as error:
        words = f"the database {path} cannot be opened: {error.strerror}"
        raise StoreError(words, "store-closed", file=str(path), said=str(error.strerror)) from error
    engine = create_engine(url, connect_args={"timeout": PATIENCE}, pool_timeout=PATIENCE)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA synchronous=FULL")  # a lost last move would matter
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            # While another process makes this very change, SQLite refuses at once instead of waiting.
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("macher_writes", False)
    driver_of(connection).execute("BEGIN IMMEDIATE" if writes else "BEGIN")


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The connection of the driver itself."""
    found = connection.connection.driver_connection
    assert isinstance(found, sqlite3.Connection)
    return found


# --- PostgreSQL ------------------------------------------------------------------------------------------------------
def _postgres(url: URL) -> Engine:
    try:
        engine = create_engine(
            url,
            pool_pre_ping=True,  # a connection that died while idle is replaced before anybody notices
            pool_timeout=PATIENCE,
            connect_args={"connect_timeout": int(PATIENCE), "fallback_application_name": "macher"},
        )
    except ModuleNotFoundError as error:
        command = "pip install 'macher[postgres]'"
        words = f"PostgreSQL needs one more package: {command}"
        raise StoreError(words, "store-postgres", command=command) from error
    event.listen(engine, "connect", _prepare_postgres)
    return engine


def _prepare_postgres(connection: Any, _: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(f"SET lock_timeout = '{1000 * PATIENCE:.0f}ms'")
        cursor.execute("SET idle_in_transaction_session_timeout = '60s'")
    connection.commit()
