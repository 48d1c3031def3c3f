"""What the drivers report, as errors of the store: busy, down, or wrong."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import exc

from macher.server.store.errors import BadValue, StoreBusy, StoreDown, StoreError

# SQLite: primary result codes (the low byte of an extended one).
SQLITE: Final[dict[int, tuple[type[StoreError], str]]] = {
    sqlite3.SQLITE_BUSY: (StoreBusy, "another process is writing to the database"),
    sqlite3.SQLITE_LOCKED: (StoreBusy, "another connection is writing to the database"),
    sqlite3.SQLITE_FULL: (StoreDown, "the disk of the database is full"),
    sqlite3.SQLITE_IOERR: (StoreDown, "the disk of the database cannot be read or written"),
    sqlite3.SQLITE_CANTOPEN: (StoreDown, "the file of the database cannot be opened"),
    sqlite3.SQLITE_READONLY: (StoreDown, "the file of the database may not be written"),
    sqlite3.SQLITE_PERM: (StoreDown, "the file of the database may not be opened"),
    sqlite3.SQLITE_NOTADB: (StoreError, "the file is not a database"),
    sqlite3.SQLITE_CORRUPT: (StoreError, "the file of the database is damaged"),
}

REFUSED: Final = (StoreError, "the database refused this")

# PostgreSQL: SQLSTATE, whole or its class (the first two letters).
POSTGRES: Final[dict[str, tuple[type[StoreError], str]]] = {
    "40001": (StoreBusy, "another process was writing to the same rows"),
    "40P01": (StoreBusy, "two processes waited for each other"),
    "55P03": (StoreBusy, "another process holds the rows"),
    "57014": (StoreBusy, "the database took too long"),
    "53100": (StoreDown, "the disk of the database is full"),
    "53200": (StoreDown, "the database is out of memory"),
    "53300": (StoreDown, "the database has too many connections"),
    "25006": (StoreDown, "the database may only be read now"),
    "22": (BadValue, "the database cannot keep this"),
    "08": (StoreDown, "the connection to the database is lost"),
    "57P": (StoreDown, "the database is shutting down or starting up"),
    "58": (StoreDown, "the disk of the database cannot be read or written"),
    "28": (StoreDown, "the database does not let us in"),
    "3D000": (StoreDown, "there is no such database"),
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
        raise BadValue(f"the database cannot keep this ({error})") from error
    except exc.TimeoutError as error:
        raise StoreBusy("all connections to the database are in use; try again") from error


def fault(driver: BaseException, lost: bool = False) -> StoreError:
    """The error of the store for that of a driver; `lost` if the connection went with it."""
    kind, words = _judged(driver, lost)
    return kind(f"{words} ({' '.join(str(driver).split())})")


def _judged(driver: BaseException, lost: bool) -> tuple[type[StoreError], str]:
    if isinstance(driver, sqlite3.Error):
        return SQLITE.get(getattr(driver, "sqlite_errorcode", 0) & 0xFF, REFUSED)
    state = getattr(driver, "sqlstate", None)
    if state is None:  # psycopg gives none when it was not the server who complained
        kinds = {kind.__name__ for kind in type(driver).__mro__}
        if lost or kinds & {"OperationalError", "InterfaceError"}:
            return StoreDown, "the database does not answer"
        return (BadValue, "the database cannot keep this") if "DataError" in kinds else REFUSED
    for prefix in (state, state[:3], state[:2]):
        if prefix in POSTGRES:
            return POSTGRES[prefix]
    return REFUSED
