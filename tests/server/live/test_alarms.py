"""Clocks at zero: found in the store, also of tables that have left the memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from macher.server import wire
from macher.server.live.describing import chat_line
from macher.server.live.room import Room
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store.tables import GAMES
from macher.server.tables import making
from tests.server.live.test_clocks import a_clocked_room
from tests.server.live.test_rooms import ANNA, with_service

TABLES = 12


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not reached():
            await asyncio.sleep(0.01)


def late(service: Service, game_id: str) -> None:
    """The clock of the first seat comes to zero, and nobody is told."""
    row = service.store.seats(game_id)[0]
    service.store.set_seat(msgspec.structs.replace(row, running_since=service.timing.now() - 100, bank=10.0), row)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done now and then is done all the time."""
    monkeypatch.setattr("macher.server.live.rooms.TIDY_EVERY", 0.02)
    monkeypatch.setattr("macher.server.timing.BEAT", 0.05)


@pytest.mark.usefixtures("often")
def test_tables_with_clocks_leave_the_memory_and_their_time_ends_all_the_same(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        games = [(await a_clocked_room(service)).id for _ in range(TABLES)]
        assert all(row.running_since is not None for game in games for row in service.store.seats(game))
        await until(lambda: not any(service.rooms.loaded(game) for game in games))
        for game in games:
            late(service, game)
        await until(lambda: all(service.store.seats(game)[0].kind == "bot" for game in games))
        await until(lambda: not any(service.rooms.loaded(game) for game in games))

    with_service(tmp_path, work, room_idle=0.0)


@pytest.mark.usefixtures("often")
def test_of_two_processes_one_acts(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        other = Service(Settings(database_url=service.settings.database_url))
        async with other.running():
            room = await a_clocked_room(service)
            twin = await other.rooms.room(room.id)
            late(service, room.id)
            await until(lambda: room.seats[0].kind == twin.seats[0].kind == "bot")
            await until(lambda: said(service, room))
            for each in (service, other):
                await each.rooms.alarms.look()
            assert len([row for row in service.store.happenings(room.id) if row.kind == "time-over"]) == 1

    with_service(tmp_path, work)


def said(service: Service, room: Room) -> bool:
    return any("has run out of time" in chat_line(row, "en").text for row in service.store.chat(room.id))


@pytest.mark.usefixtures("often")
def test_a_table_that_cannot_be_loaded_does_not_keep_the_alarm_ringing(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_clocked_room(service)
        service.rooms.drop(room)
        with service.store.writing() as connection:
            connection.execute(update(GAMES).where(GAMES.c.id == room.id).values(rules=0))
        late(service, room.id)
        await until(lambda: not service.store.clocks_to_end(10))

    with_service(tmp_path, work)


def test_a_closed_table_has_no_clock_that_runs(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_clocked_room(service)
        assert service.store.clocks_to_end(10)
        service.store.change_game(room.id, status="closed")
        assert not service.store.clocks_to_end(10)

    with_service(tmp_path, work)


def test_after_a_start_only_tables_of_people_and_bots_are_taken_up(tmp_path: Path) -> None:
    games: dict[str, str] = {}

    async def make(service: Service) -> None:
        for kinds in ("hhh", "hbb", "bbb"):
            names = {"h": "hot", "b": "bot"}
            seats = [
                msgspec.convert({"party": party, "kind": names[kind], "bot": "random"}, wire.NewSeat)
                for kind, party in zip(kinds, ("spd", "cdu", "fdp"), strict=True)
            ]
            room = await making.new_table(service.rooms, ANNA, wire.NewTable(edition="2019", seats=seats))
            games[kinds] = room.id

    async def go_on(service: Service) -> None:
        await until(lambda: service.rooms.loaded(games["hbb"]) is not None)
        await service.rooms.take_up()
        assert service.rooms.loaded(games["hhh"]) is None
        assert service.rooms.loaded(games["bbb"]) is None

    with_service(tmp_path, make)
    with_service(tmp_path, go_on)
