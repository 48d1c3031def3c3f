"""Locks that are held, connections that break, disks that are full: clear words, nothing by half, and it goes on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import insert, text

from macher.server.store import (
    BadValue,
    ChatRow,
    NoSuchGame,
    Store,
    StoreBusy,
    StoreDown,
    StoreError,
    database,
    open_store,
)
from macher.server.store.database import values_of
from macher.server.store.tables import TURNS
from tests.server.databases import Cluster, is_root
from tests.server.store.rows import new_game, turn


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait long for others."""
    monkeypatch.setattr(database, "PATIENCE", 0.2)


# --- locks -----------------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("impatient")
def test_a_database_that_another_process_holds_is_busy(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    game = new_game(store)
    with closing(sqlite3.connect(store.url.database or "", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreBusy, match="another process is writing"):
            store.append(game, 0, turn(1))
        assert store.game(game).version == 0  # reading goes on
        other.execute("COMMIT")
    store.append(game, 0, turn(1))
    assert store.game(game).version == 1
    store.close()


@pytest.mark.usefixtures("impatient")
def test_a_game_that_another_process_holds_is_busy(postgres_url: str) -> None:
    store, other = open_store(postgres_url), open_store(postgres_url)
    game, another = new_game(store), new_game(store)
    with other.writing() as connection:
        connection.execute(text("SELECT 1 FROM games WHERE id = :id FOR UPDATE"), {"id": game})
        with pytest.raises(StoreBusy, match="another process holds the rows"):
            store.append(game, 0, turn(1))
        store.append(another, 0, turn(1))  # other games go on
    store.append(game, 0, turn(1))
    store.close()
    other.close()


@pytest.mark.usefixtures("impatient")
def test_threads_that_wait_too_long_are_told(sqlite_url: str) -> None:
    store = open_store(sqlite_url)
    game = new_game(store)
    with store.writing(), pytest.raises(StoreBusy, match="too many others"):
        store.append(game, 0, turn(1))
    store.append(game, 0, turn(1))
    store.close()


# --- connections -----------------------------------------------------------------------------------------------------
def name_of(url: str) -> str:
    """The name of the database in an address."""
    return database.parse_url(url).database or ""


def test_connections_that_died_while_idle_are_replaced(cluster: Cluster, postgres_url: str) -> None:
    store = open_store(postgres_url)
    game = new_game(store)
    assert cluster.cut(name_of(postgres_url)) >= 1
    store.append(game, 0, turn(1))
    assert store.game(game).version == 1
    store.close()


def test_a_connection_that_breaks_in_a_transaction_leaves_nothing(cluster: Cluster, postgres_url: str) -> None:
    store = open_store(postgres_url)
    game = new_game(store)

    def write() -> None:
        with store.writing() as connection:
            connection.execute(insert(TURNS).values({**values_of(turn(1)), "game": game}))
            assert cluster.cut(name_of(postgres_url)) >= 1
            connection.execute(insert(TURNS).values({**values_of(turn(2)), "game": game}))

    with pytest.raises(StoreDown, match="database"):
        write()
    assert store.turns(game) == []
    store.append(game, 0, turn(1))
    store.close()


def test_a_connection_that_breaks_before_the_commit_leaves_nothing(cluster: Cluster, postgres_url: str) -> None:
    store = open_store(postgres_url)
    game = new_game(store)

    def write() -> None:
        with store.writing() as connection:
            connection.execute(insert(TURNS).values({**values_of(turn(1)), "game": game}))
            assert cluster.cut(name_of(postgres_url)) >= 1

    with pytest.raises(StoreDown, match="database"):
        write()
    assert store.turns(game) == []
    store.close()


def test_a_server_that_is_gone_is_said_and_its_return_is_enough(cluster: Cluster, postgres_url: str) -> None:
    store = open_store(postgres_url)
    game = new_game(store)
    store.append(game, 0, turn(1, key="a"))
    cluster.stop()
    try:
        for _ in range(2):
            with pytest.raises(StoreDown, match="database"):
                store.append(game, 1, turn(2))
            with pytest.raises(StoreDown, match="database"):
                store.load(game)
        with pytest.raises(StoreDown):
            open_store(postgres_url)
    finally:
        cluster.start()
    assert store.game(game).version == 1
    store.append(game, 1, turn(2))
    store.close()


def test_a_database_that_is_not_there(cluster: Cluster) -> None:
    with pytest.raises(StoreDown, match="no_such_database"):
        open_store(cluster.url("no_such_database"))


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        open_store(f"sqlite:///{tmp_path / 'file' / 'games.db'}")


def test_a_row_that_makes_no_sense_is_damage(store: Store) -> None:
    game = new_game(store)
    with store.writing() as connection:
        connection.execute(text("UPDATE games SET status = 'dancing'"))
    with pytest.raises(StoreError, match=r"damaged.*dancing"):
        store.game(game)


@pytest.mark.parametrize("text", ["half a character: \ud800", "NUL: \0"])
def test_a_text_is_kept_as_it_is_or_refused(store: Store, text: str) -> None:
    game = new_game(store)
    kept = []
    with suppress(BadValue):
        kept = [store.say(ChatRow(game=game, name="Anna", text=text, at=1.0))]
    assert store.chat(game) == kept


def test_a_number_beyond_all_bounds_is_refused(store: Store) -> None:
    game = new_game(store)
    with pytest.raises(BadValue, match="cannot keep this"):
        store.append(game, 0, turn(1, seat=10**30, key="a"))
    with pytest.raises((BadValue, NoSuchGame)):
        store.game("nobody\0")


# --- full disks ------------------------------------------------------------------------------------------------------
@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of 24 MB. Not in pytest's own folders: they are closed to PostgreSQL's user."""
    folder = Path(tempfile.mkdtemp(prefix="macher-disk-", dir="/tmp"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)]
    if not is_root() or shutil.which("mount") is None or subprocess.run(mount, check=False).returncode != 0:
        folder.rmdir()
        pytest.skip("only root can mount a small disk, and not everywhere")
    folder.chmod(0o755)
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)
    folder.rmdir()


@pytest.fixture(params=["sqlite", "postgres"])
def url_on_small_disk(request: pytest.FixtureRequest, small_disk: Path) -> Iterator[str]:
    """A database on it."""
    if request.param == "sqlite":
        yield f"sqlite:///{small_disk / 'games.db'}"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    place = small_disk / "space"
    place.mkdir()
    shutil.chown(place, "postgres", "postgres")
    cluster.execute(f"CREATE TABLESPACE small LOCATION '{place}'")
    name = cluster.new_database("small")
    yield cluster.url(name)
    cluster.drop_database(name)
    cluster.execute("DROP TABLESPACE small")


def test_a_full_disk_is_said_and_nothing_is_lost(url_on_small_disk: str, small_disk: Path) -> None:
    store = open_store(url_on_small_disk)
    game = new_game(store)
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(8_000_000))
    acknowledged = 0

    def fill() -> None:
        nonlocal acknowledged
        noise = Random(1)  # cannot be packed to nothing
        while acknowledged < 200:
            version = acknowledged + 1
            store.append(game, acknowledged, turn(version, key=str(version)), snapshot=noise.randbytes(150_000).hex())
            acknowledged = version

    with pytest.raises(StoreDown, match=r"full|cannot be read or written"):
        fill()
    assert acknowledged >= 1
    assert store.game(game).version == acknowledged
    snapshot = store.snapshot(game)
    assert snapshot is not None
    assert snapshot.version == acknowledged
    assert len(snapshot.text) == 300_000
    assert [row.version for row in store.turns(game)] == list(range(1, acknowledged + 1))
    ballast.unlink()
    again = acknowledged + 1
    store.append(game, acknowledged, turn(again, key=str(again)), snapshot="goes on")
    assert store.load(game).game.version == again
    store.close()
