"""Databases are brought up to date at the start, by one process at a time; others than ours are left alone."""

from __future__ import annotations

import re
import sqlite3
from contextlib import nullcontext
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Table, insert, inspect, text

from macher.server.store import HandSeen, Store, StoreError, open_store
from macher.server.store.database import Database, parse_url, values_of
from macher.server.store.migrate import NEWEST, REVISION_TABLE, REVISIONS, migrate, upgrade
from macher.server.store.tables import GAMES, METADATA, SEATS
from tests.server.store.processes import Worker
from tests.server.store.rows import game_row, new_game, seat_rows, turn

# SQLite cannot tell of an index on a sum; the test of PostgreSQL compares it.
pytestmark = pytest.mark.filterwarnings("ignore:.*expression-based index")


def revisions() -> list[str]:
    """All that are shipped, the oldest first."""
    config = Config()
    config.set_main_option("script_location", str(REVISIONS))
    config.set_main_option("path_separator", "os")
    return [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]


def test_revisions_are_numbered_through_to_the_newest() -> None:
    assert revisions() == [f"{number:04}" for number in range(1, len(revisions()) + 1)]
    assert revisions()[-1] == NEWEST
    names = [path.stem for path in sorted((REVISIONS / "versions").glob("r*.py"))]
    assert [name[1:5] for name in names] == revisions()


def differences(connection: Connection) -> list[object]:
    """Between the tables of a database and those that the program expects."""

    def ours(_: object, name: str | None, kind: str, *__: object) -> bool:
        return not (kind == "table" and name == REVISION_TABLE)

    options = {"compare_type": True, "include_object": ours, "version_table": REVISION_TABLE}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))


def test_an_empty_database_gets_all_tables(database_url: str) -> None:
    database = Database(parse_url(database_url))
    assert upgrade(database) == (None, NEWEST)
    assert upgrade(database) == (NEWEST, NEWEST)
    with database.reading() as connection:
        assert differences(connection) == []
    database.close()


@pytest.mark.parametrize("revision", revisions())
def test_every_earlier_revision_is_upgraded(database_url: str, revision: str) -> None:
    database = Database(parse_url(database_url))
    with database.writing() as connection:
        migrate(connection, revision)
    assert upgrade(database) == (revision, NEWEST)
    with database.reading() as connection:
        assert differences(connection) == []
    database.close()
    store = open_store(database_url)
    game = new_game(store)
    store.append(game, 0, turn(1))
    assert store.game(game).version == 1
    store.close()


def insert_old(connection: Connection, table: Table, row: msgspec.Struct) -> None:
    """A row with the columns that its table has in a database of long ago."""
    names = {column["name"] for column in inspect(connection).get_columns(table.name)}
    connection.execute(insert(table).values({name: value for name, value in values_of(row).items() if name in names}))


def test_games_that_are_being_played_know_who_has_seen_what(database_url: str) -> None:
    """From before that was kept: who sits there has seen that hand, and where others joined nobody plays alone."""
    database = Database(parse_url(database_url))
    with database.writing() as connection:
        migrate(connection, "0001")
        for user in ("anna", "ben"):
            connection.execute(
                text("INSERT INTO users (id, name, account, notices, created) VALUES (:id, :id, :account, '{}', 0)"),
                {"id": user, "account": "\uff41nna" if user == "anna" else None},
            )
        for game, joined in (("own", False), ("shared", True)):
            row = msgspec.structs.replace(game_row(), id=game, host="anna")
            insert_old(connection, GAMES, row)
            for seat in seat_rows(row):
                insert_old(connection, SEATS, msgspec.structs.replace(seat, holder="anna" if seat.seat == 0 else None))
            if joined:
                connection.execute(
                    text("INSERT INTO happenings VALUES (:game, 1, 0, 'joined', 1, '{}', 0)"), {"game": game}
                )
    database.close()
    store = open_store(database_url)
    assert (store.hands("own"), store.hands("shared")) == ({"anna": {0}}, {"anna": {0}, "": {0}})
    found = store.user_of_account("anna")
    assert found is not None
    assert found.id == "anna"
    for game in ("own", "shared"):
        was = store.seats(game)[1]
        taken = msgspec.structs.replace(was, kind="hot", holder="anna")
        with pytest.raises(HandSeen) if game == "shared" else nullcontext():
            store.set_seat(taken, was)
    store.close()


def test_a_database_of_a_newer_version_is_refused(store: Store, database_url: str) -> None:
    game = new_game(store)
    with store.writing() as connection:
        connection.execute(text(f"UPDATE {REVISION_TABLE} SET version_num = '9999'"))
    for migrating in (True, False):
        with pytest.raises(StoreError, match=f"newer version of Macher.*9999.*{NEWEST}.*nothing was changed"):
            open_store(database_url, migrate=migrating)
    assert store.game(game).id == game


def test_a_database_of_something_else_is_refused(database_url: str) -> None:
    database = Database(parse_url(database_url))
    with database.writing() as connection:
        connection.execute(text("CREATE TABLE invoices (id INTEGER)"))
    with pytest.raises(StoreError, match=r"not one of Macher's: it has a table 'invoices'.*of its own"):
        open_store(database_url)
    with database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM invoices")).scalar() == 0
    with database.writing() as connection:
        connection.execute(text("DROP TABLE invoices"))
    open_store(database_url).close()  # nothing of ours was left in it
    database.close()


def test_a_database_that_lost_its_revision_is_refused(store: Store, database_url: str) -> None:
    with store.writing() as connection:
        connection.execute(text(f"DELETE FROM {REVISION_TABLE}"))
    with pytest.raises(StoreError, match="does not say its revision"):
        open_store(database_url)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friends,\n" * 200, encoding="utf-8")
    with pytest.raises(StoreError, match="not a database"):
        open_store(f"sqlite:///{letter}")
    assert letter.read_text(encoding="utf-8") == "Dear friends,\n" * 200


def test_without_migrating_an_empty_database_is_refused(database_url: str) -> None:
    with pytest.raises(StoreError, match=r"is empty: run `macher db upgrade` first"):
        open_store(database_url, migrate=False)


def test_many_processes_may_start_at_once(database_url: str) -> None:
    """On a database that is not there yet: one makes the tables, the others wait for it."""
    starting = [Worker("open", database_url) for _ in range(3)]
    for worker in starting:
        worker.go()
    assert [worker.rest() for worker in starting] == [["{}"]] * 3


# --- addresses -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("form", ["postgresql://", "postgres://", "postgresql+psycopg://"])
def test_forms_of_a_postgresql_address(form: str) -> None:
    url = parse_url(f"{form}anna:secret@db.example.org:5433/games")
    assert url.drivername == "postgresql+psycopg"
    assert (url.host, url.port, url.database) == ("db.example.org", 5433, "games")


@pytest.mark.parametrize("address", ["", "games.db", "sqlite://", "sqlite:///:memory:", "mysql://host/db", "http://x"])
def test_other_addresses_are_refused(address: str) -> None:
    with pytest.raises(StoreError, match=re.escape("sqlite:///path/to/file.db or postgresql://")):
        parse_url(address)


def test_a_password_is_not_shown() -> None:
    store = Database(parse_url("postgresql://anna:secret@nowhere.invalid/games"))
    assert "secret" not in repr(store)
    assert "anna" in repr(store)
    with pytest.raises(StoreError) as refused:
        parse_url("postgresql//anna:secret@nowhere.invalid")
    assert "secret" not in str(refused.value)


def test_the_folder_of_a_database_is_made_and_its_file_is_private(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "games.db"
    open_store(f"sqlite:///{path}").close()
    assert path.stat().st_mode & 0o077 == 0


def test_sqlite_keeps_what_it_acknowledges(tmp_path: Path) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'games.db'}")
    with store.reading() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    store.close()
    assert found == ["wal", 2, 1, 5000]
    assert sqlite3.threadsafety == 3  # the listener's connection is used from several threads, one at a time
