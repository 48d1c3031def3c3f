"""Processes that share a store hear of each other's writing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Coroutine, Iterator
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Any

import msgspec
import pytest

from macher.server.store import Change, ChatRow, Conflict, Store, changes, database, listen, open_store
from tests.server.databases import Cluster
from tests.server.store.rows import new_game, turn

EVERYTHING = Change(None, "everything")
LIMIT = 120.0  # seconds; a slow machine is not a fault


@pytest.fixture
def other(store: Store, database_url: str) -> Iterator[Store]:
    """The same store, as another process has it open."""
    opened = open_store(database_url)
    yield opened
    opened.close()


@asynccontextmanager
async def heard(store: Store) -> AsyncIterator[Callable[[], Coroutine[Any, Any, Change]]]:
    """A function that waits for the next change; the first, that we listen now, has come."""
    source: AsyncGenerator[Change] = changes(store, pause=0.01)
    async with aclosing(source):

        async def following() -> Change:
            return await asyncio.wait_for(anext(source), LIMIT)

        assert await following() == EVERYTHING
        yield following


def test_what_others_write_is_heard_in_order(store: Store, other: Store) -> None:
    async def run() -> None:
        async with heard(store) as following:
            game = new_game(other)
            assert await following() == Change(game, "game", 0)
            for version in (1, 2, 3):
                other.append(game, version - 1, turn(version))
            assert [await following() for _ in range(3)] == [Change(game, "turn", version) for version in (1, 2, 3)]
            seat = other.seats(game)[0]
            other.set_seat(msgspec.structs.replace(seat, kind="bot"), seat)
            assert await following() == Change(game, "seat", 3)
            other.say(ChatRow(game=game, name="Anna", text="hello", at=1.0))
            assert await following() == Change(game, "chat", 1)
            other.change_game(game, status="closed")
            assert await following() == Change(game, "game", 3)

    asyncio.run(run())


def test_ones_own_writing_is_not_heard(store: Store, other: Store) -> None:
    async def run() -> None:
        async with heard(store) as following:
            game = new_game(store)
            store.append(game, 0, turn(1))
            other.append(game, 1, turn(2))
            assert await following() == Change(game, "turn", 2)

    asyncio.run(run())


def test_what_was_not_written_is_not_heard(store: Store, other: Store) -> None:
    """A turn that was refused, and a transaction that was undone."""

    async def run() -> None:
        game = new_game(other)
        async with heard(store) as following:
            with pytest.raises(Conflict):
                other.append(game, 5, turn(6))
            with suppress(ZeroDivisionError), other.writing() as connection:
                other.announce(connection, game, "turn", 99)
                raise ZeroDivisionError
            other.append(game, 0, turn(1))
            assert await following() == Change(game, "turn", 1)

    asyncio.run(run())


def test_who_listens_to_the_announcement_finds_the_turn(store: Store, other: Store) -> None:
    async def run() -> None:
        game = new_game(other)
        async with heard(store) as following:
            for version in range(1, 11):
                other.append(game, version - 1, turn(version))
                change = await following()
                assert store.game(game).version >= change.version == version

    asyncio.run(run())


def test_two_may_listen(store: Store, other: Store) -> None:
    async def run() -> None:
        async with heard(store) as one, heard(store) as two:
            game = new_game(other)
            assert await one() == await two() == Change(game, "game", 0)

    asyncio.run(run())


def test_listening_ends_when_its_task_is_cancelled(store: Store) -> None:
    async def run() -> None:
        begun = asyncio.Event()

        async def hear() -> None:
            async for _ in changes(store, pause=0.01):
                begun.set()

        task = asyncio.create_task(hear())
        await asyncio.wait_for(begun.wait(), LIMIT)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())


# --- PostgreSQL ------------------------------------------------------------------------------------------------------
def test_after_a_lost_connection_everything_is_to_be_read_again(cluster: Cluster, postgres_url: str) -> None:
    store, other = open_store(postgres_url), open_store(postgres_url)

    async def run() -> None:
        game = new_game(other)
        async with heard(store) as following:
            for version in (1, 2, 3):
                assert cluster.cut(store.url.database or "") >= 1
                assert await following() == EVERYTHING
                other.append(game, version - 1, turn(version))
                assert await following() == Change(game, "turn", version)

    asyncio.run(run())
    store.close()
    other.close()


def test_after_a_restart_of_the_server_everything_is_to_be_read_again(cluster: Cluster, postgres_url: str) -> None:
    store, other = open_store(postgres_url), open_store(postgres_url)

    async def run() -> None:
        game = new_game(other)
        async with heard(store) as following:
            cluster.stop()
            waiting = asyncio.create_task(following())
            try:
                await asyncio.sleep(0.3)  # some attempts fail meanwhile; how many does not matter
                assert not waiting.done()
            finally:
                cluster.start()
            assert await waiting == EVERYTHING
            other.append(game, 0, turn(1))
            assert await following() == Change(game, "turn", 1)

    asyncio.run(run())
    store.close()
    other.close()


def test_silence_is_no_lost_connection(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is asked whether it lives, and nothing is missed while it is asked."""
    monkeypatch.setattr(listen, "HEARTBEAT", 0.01)
    store, other = open_store(postgres_url), open_store(postgres_url)

    async def run() -> None:
        game = new_game(other)
        async with heard(store) as following:
            for version in range(1, 31):
                waiting = asyncio.create_task(following())
                await asyncio.sleep(0.015)
                other.append(game, version - 1, turn(version))
                assert await waiting == Change(game, "turn", version)

    asyncio.run(run())
    store.close()
    other.close()


def test_an_announcement_that_we_do_not_understand_means_everything(postgres_url: str) -> None:
    store, other = open_store(postgres_url), open_store(postgres_url)

    async def run() -> None:
        async with heard(store) as following:
            with other.writing() as connection:
                connection.exec_driver_sql("NOTIFY macher, 'from a later version'")
            assert await following() == EVERYTHING

    asyncio.run(run())
    store.close()
    other.close()


# --- SQLite ----------------------------------------------------------------------------------------------------------
def test_announcements_do_not_pile_up(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Old ones are dropped; who has missed them reads everything again."""
    monkeypatch.setattr(database, "KEPT_CHANGES", 5)
    store, other = open_store(sqlite_url), open_store(sqlite_url)
    watcher = listen.Watcher(store)
    game = new_game(other)
    assert watcher.look() == [Change(game, "game", 0)]
    assert watcher.look() == []
    for version in range(1, 25):
        other.append(game, version - 1, turn(version))
    assert watcher.look() == [EVERYTHING]
    other.append(game, 24, turn(25))
    assert watcher.look() == [Change(game, "turn", 25)]
    watcher.close()
    with store.reading() as connection:
        kept = connection.exec_driver_sql("SELECT count(*) FROM changes").scalar()
    assert kept is not None
    assert kept <= 10
    store.close()
    other.close()
