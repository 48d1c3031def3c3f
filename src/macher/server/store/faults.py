"""What the drivers report, as errors of the store: busy, down, or wrong."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import exc

from macher.server.store.errors import BadValue, StoreBusy, StoreDown, StoreError

Judgement = tuple[type[StoreError], str, str]
"""The error, its English words, and their code in the language files."""

# SQLite: primary result codes (the low byte of an extended one).
SQLITE: Final[dict[int, Judgement]] = {
    sqlite3.SQLITE_BUSY: (StoreBusy, "another process is writing to the database", "store-busy"),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "another connection is writing to the database", "store-busy"),
    sqlite3.SQLITE_FULL: (StoreDown, "the disk of the database is full", "store-full"),
    sqlite3.SQLITE_IOERR: (StoreDown, "the disk of the database cannot be read or written", "store-disk"),
    sqlite3.SQLITE_CANTOPEN: (StoreDown, "the file of the database cannot be opened", "store-unopened"),
    sqlite3.SQLITE_READONLY: (StoreDown, "the file of the database may not be written", "store-read-only"),
    sqlite3.SQLITE_PERM: (StoreDown, "the file of the database may not be opened", "store-unopened"),
    sqlite3.SQLITE_NOTADB: (StoreError, "the file is not a database", "store-no-database"),
    sqlite3.SQLITE_CORRUPT: (StoreError, "the file of the database is damaged", "store-corrupt"),
}

DOWN: Final[Judgement] = (StoreDown, "the database does not answer", "store-down")
UNFIT: Final[Judgement] = (BadValue, "the database cannot keep this", "store-refused")
REFUSED: Final[Judgement] = (StoreError, "the database refused this", "store-refused")

# PostgreSQL: SQLSTATE, whole or its class (the first two letters).
POSTGRES: Final[dict[str, Judgement]] = {
    "40001": (StoreBusy, "another process was writing to the same rows", "store-busy"),
    "40P01": (StoreBusy, "two processes waited for each other", "store-busy"),
    "55P03": (StoreBusy, "another process holds the rows", "store-busy"),
    "57014": (StoreBusy, "the database took too long", "store-overloaded"),
    "53100": (StoreDown, "the disk of the database is full", "store-full"),
    "53200": (StoreDown, "the database is out of memory", "store-overloaded"),
    "53300": (StoreDown, "the database has too many connections", "store-overloaded"),
    "25006": (StoreDown, "the database may only be read now", "store-read-only"),
    "22": UNFIT,
    "08": (StoreDown, "the connection to the database is lost", "store-down"),
    "57P": (StoreDown, "the database is shutting down or starting up", "store-down"),
    "58": (StoreDown, "the disk of the database cannot be read or written", "store-disk"),
    "28": (StoreDown, "the database does not let us in", "store-login"),
    "3D000": (StoreDown, "there is no such database", "store-unknown"),
}


@contextmanager
def in_words() -> Iterator[None]:
    """Turn what a driver raises, by way of SQLAlchemy or directly, into an error of the store."""
    try:
        yield
    except exc.DBAPIError as error:
        raise fault(error.orig or error, lost=error.connection_invalidated) from error
    except sqlite3.Error as error:
        raise fault(error) from error
    except (UnicodeEncodeError, OverflowError) as error:
        raise BadValue(f"the database cannot keep this ({error})", "store-refused", said=str(error)) from error
    except exc.TimeoutError as error:
        words = "all connections to the database are in use; try again"
        raise StoreBusy(words, "store-overloaded", said=str(error)) from error


def fault(driver: BaseException, lost: bool = False) -> StoreError:
    """The error of the store for that of a driver; `lost` if the connection went with it."""
    kind, words, code = _judged(driver, lost)
    said = " ".join(str(driver).split())
    return kind(f"{words} ({said})", code, said=said)


def _judged(driver: BaseException, lost: bool) -> Judgement:
    if isinstance(driver, sqlite3.Error):
        return SQLITE.get(getattr(driver, "sqlite_errorcode", 0) & 0xFF, REFUSED)
    state = getattr(driver, "sqlstate", None)
    if state is None:  # psycopg gives none when it was not the server who complained
        kinds = {kind.__name__ for kind in type(driver).__mro__}
        if lost or kinds & {"OperationalError", "InterfaceError"}:
            return DOWN
        return UNFIT if "DataError" in kinds else REFUSED
    for prefix in (state, state[:3], state[:2]):
        if prefix in POSTGRES:
            return POSTGRES[prefix]
    return REFUSED
