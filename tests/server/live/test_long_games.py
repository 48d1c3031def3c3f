"""Long games are loaded and told without holding up anybody, and what that costs grows with them and no faster."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from macher.play import Table
from macher.play import table as tables
from macher.rules import events_for
from macher.rules.parts.codes import TAKE_BACK
from macher.server import wire
from macher.server.live import pushing
from macher.server.live import room as rooms_module
from macher.server.live.history import History
from macher.server.live.restoring import FEW_TURNS, fresh_table
from macher.server.live.room import Room
from macher.server.live.telling import SLICE, log_of, position_at, position_now
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.routes import playing
from macher.server.service import Service
from macher.server.store import TurnRow, open_store
from macher.server.store.tables import SNAPSHOTS
from macher.server.tables import importing
from macher.server.words import positions
from macher.server.words.positions import Speaker
from tests.server.live.test_rooms import ANNA, a_room, first_answer, with_service
from tests.server.tables.records import changing_minds


async def a_long_game(service: Service, turns: int) -> Room:
    """The room of a game of so many turns."""
    record = wire.RecordImport(text=changing_minds(turns).save())
    return await importing.import_record(service.rooms, ANNA, record)


def forget_snapshots(service: Service) -> None:
    """As if none had been written: games that an older version imported have none."""
    with service.store.writing() as connection:
        connection.execute(delete(SNAPSHOTS))


class Played:
    """Which threads played how many turns of logs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.turns: dict[str, int] = {}
        real = Table.go_on

        def counting(table: Table, turns: Iterable[Any]) -> None:
            some = list(turns)
            name = threading.current_thread().name.partition("_")[0]
            self.turns[name] = self.turns.get(name, 0) + len(some)
            real(table, some)

        monkeypatch.setattr(Table, "go_on", counting)


# --- loading ----------------------------------------------------------------------------------------------------------
def test_a_long_log_is_played_beside_the_loop_and_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(monkeypatch)
    turns = 5 * FEW_TURNS

    async def work(service: Service) -> None:
        room = await a_long_game(service, turns)
        view = room.playing_table().view(0).data
        service.rooms.drop(room)
        forget_snapshots(service)
        played.turns.clear()
        again = await service.rooms.room(room.id)
        assert again.playing_table().view(0).data == view
        assert set(played.turns) == {"long"}
        async with asyncio.timeout(60):
            while service.store.snapshot(room.id) is None:
                await asyncio.sleep(0.01)
        service.rooms.drop(again)
        played.turns.clear()
        third = await service.rooms.room(room.id)
        assert third.playing_table().view(0).data == view
        assert await third.told(None, turns - 1) == (await third.past()).told(None, turns - 1, turns)
        assert played.turns["store"] == 1

    with_service(tmp_path, work)


def test_much_news_from_another_process_is_played_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = Played(monkeypatch)

    async def work(service: Service) -> None:
        room = await a_long_game(service, 2)
        more = 3 * FEW_TURNS
        other = open_store(service.settings.database_url)
        async with room.lock:  # nobody reads it bit by bit
            for version, turn in enumerate(changing_minds(2 + more).turns[2:], 3):
                row = TurnRow(version=version, seat=turn.seat, actions=turn.actions, at=1.0)
                await asyncio.to_thread(other.append, room.id, version - 1, row)
            played.turns.clear()
            await room.reload()
        other.close()
        assert room.version == 2 + more
        assert set(played.turns) == {"long"}

    with_service(tmp_path, work)


def test_what_happens_while_a_room_is_loaded_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process writes after the log was read, and before the room is there to hear of it."""

    async def work(service: Service) -> None:
        room = await a_long_game(service, 2)
        service.rooms.drop(room)
        other = open_store(service.settings.database_url)
        real = Room.take
        seen = asyncio.Event()

        async def slow(self: Room, loaded: Any) -> None:
            await real(self, loaded)
            if not seen.is_set():
                seen.set()
                turn = changing_minds(3).turns[2]
                row = TurnRow(version=3, seat=turn.seat, actions=turn.actions, at=1.0)
                await asyncio.to_thread(other.append, self.id, 2, row)
                await heard.wait()

        heard = asyncio.Event()
        real_look = service.rooms._look_when_loaded

        async def look(*parts: Any) -> None:
            heard.set()
            await real_look(*parts)

        monkeypatch.setattr(Room, "take", slow)
        monkeypatch.setattr(service.rooms, "_look_when_loaded", look)
        async with asyncio.timeout(60):
            again = await service.rooms.room(room.id)
            while again.version < 3:
                await asyncio.sleep(0.01)
        other.close()

    with_service(tmp_path, work)


# --- telling ----------------------------------------------------------------------------------------------------------
class Counted(wire.Told):
    """Something told, that counts how often it is asked for its turn."""

    asked = 0

    def __getattribute__(self, name: str) -> Any:
        if name == "version":
            Counted.asked += 1
        return super().__getattribute__(name)


def test_the_log_costs_twice_as_much_for_twice_the_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []

    def counting(events: Any, seat: int | None) -> Any:
        looked_at.append(len(events))
        return events_for(events, seat)

    def told(_: Speaker, version: int, *__: object) -> wire.Told:
        return Counted(version=version, kind="", fields={}, text="", about=[], money=[])

    async def cost(service: Service, turns: int) -> tuple[int, int]:
        room = await a_long_game(service, turns)
        looked_at.clear()
        Counted.asked = 0
        log = await log_of(room, None, "en", 0)
        assert [turn.version for turn in log.turns] == list(range(1, turns + 1))
        return len(looked_at), Counted.asked

    async def work(service: Service) -> None:
        monkeypatch.setattr(tables, "events_for", counting)
        monkeypatch.setattr(positions, "_told", told)
        once, twice = await cost(service, 200), await cost(service, 400)
        for one, other in zip(once, twice, strict=True):
            assert one > 100
            assert other <= 2.1 * one

    with_service(tmp_path, work)


def test_whoever_tells_a_long_game_lets_others_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most_at_once = 0
    at_once = 0
    real = Speaker.told_all

    def counting(speaker: Speaker, seen: Any, view: Any = None) -> list[wire.Told]:
        nonlocal most_at_once, at_once
        some = list(seen)
        at_once += len({version for version, _ in some})
        most_at_once = max(most_at_once, at_once)
        return real(speaker, some, view)

    async def others() -> None:
        """Everybody else: they only want their turn now and then."""
        nonlocal at_once
        while True:
            at_once = 0
            await asyncio.sleep(0)

    async def work(service: Service) -> None:
        room = await a_long_game(service, 10 * SLICE)
        await room.past()
        monkeypatch.setattr(Speaker, "told_all", counting)
        waiting = asyncio.create_task(others())
        await asyncio.gather(
            *(log_of(room, None, "en", 0) for _ in range(3)),
            *(position_now(room, 0, "en", 0) for _ in range(3)),
            *(position_at(room, 0, "en", 0, 9 * SLICE) for _ in range(3)),
        )
        waiting.cancel()
        assert 0 < most_at_once <= 2 * (SLICE + 1), "one reader at a time, a slice each"

    with_service(tmp_path, work)


def test_what_is_told_in_slices_is_the_same(tmp_path: Path) -> None:
    turns = 3 * SLICE + 7

    async def work(service: Service) -> None:
        room = await a_long_game(service, turns)
        whole = room.speaker("en").told_all(await room.told(0, 0), room.playing_table().view(0))
        assert whole[0].version == 0
        for since in (0, 1, SLICE, turns - SLICE, turns - 1, turns):
            wanted = [event for event in whole if event.version > since or since == 0]
            _, position = await position_now(room, 0, "en", since)
            events = msgspec.json.decode(msgspec.json.encode(position))["events"]
            assert events == msgspec.json.decode(msgspec.json.encode(wanted))
            log = await log_of(room, 0, "en", since)
            assert log.opening == [event for event in wanted if event.version == 0]
            assert [event for turn in log.turns for event in turn.events] == [e for e in wanted if e.version]
        at = 2 * SLICE
        told = [(event.version, event.text) for event in (await position_at(room, 0, "en", 0, at)).events]
        assert told == [(event.version, event.text) for event in whole if event.version <= at]

    with_service(tmp_path, work)


def test_a_past_that_is_far_behind_goes_on_in_small_steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = 0
    real = History.extend

    def extend(history: History, rows: Any) -> None:
        nonlocal longest
        if threading.current_thread() is threading.main_thread():
            longest = max(longest, len(rows))
        real(history, rows)

    async def work(service: Service) -> None:
        room = await a_long_game(service, 5 * FEW_TURNS)
        room.history = History(fresh_table(room.config, room.game, room.seats))
        monkeypatch.setattr(History, "extend", extend)
        assert (await room.past()).version == 5 * FEW_TURNS
        assert 0 < longest <= FEW_TURNS

    with_service(tmp_path, work)


def test_what_is_remembered_of_the_past_is_bounded_in_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("macher.server.live.rooms.MOST_REMEMBERED", 250)

    async def work(service: Service) -> None:
        rooms = [await a_long_game(service, turns) for turns in (100, 100, 100, 400)]
        known = []
        for room in rooms:
            await room.past()
            known.append([each.history is not None for each in rooms])
        assert known[2] == [False, True, True, False]
        assert known[3] == [False, False, False, True], "the one that was asked for is there, however long it is"

    with_service(tmp_path, work)


class Deaf:
    """A line to a client that remembers which positions it got, and how it was closed."""

    def __init__(self) -> None:
        self.seats: list[int | None] = []
        self.code = 0

    async def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "moved":
            self.seats.append(message["position"]["seat"])

    async def receive(self) -> str | None:
        await asyncio.Event().wait()
        return None

    async def close(self, code: int, reason: str) -> None:
        self.code = code


def test_who_loses_the_seat_while_a_long_game_is_told_does_not_see_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Telling takes a while; what the seat knows at the end of it belongs to whoever has it then."""

    async def work(service: Service) -> None:
        room = await a_long_game(service, 3)

        async def slow(*parts: Any) -> tuple[int, Any]:
            room.seats[0] = msgspec.structs.replace(room.seats[0], holder=None, kind="open")
            return await position_now(*parts)

        for module in (pushing, playing):
            monkeypatch.setattr(module, "position_now", slow)
        line, anna, mine = Deaf(), Caller(user=ANNA), room.seats[0]
        async with asyncio.timeout(60):
            await pushing.Listener(room, line, anna, 0, "en", 0).run()
        assert (line.seats, line.code) == ([], pushing.NOT_YOURS)
        room.seats[0] = mine
        with pytest.raises(Problem) as refused:
            await playing.position.fn(service, anna, "en", room.id, seat=0, since=0)
        assert refused.value.code == "foreign-seat"

    with_service(tmp_path, work)


# --- making them ------------------------------------------------------------------------------------------------------
def test_nobody_makes_a_game_long_forever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "MOST_TURNS", 4)

    async def work(service: Service) -> None:
        room = await a_room(service)
        for at in range(4):
            await room.turn(0, room.version, [TAKE_BACK] if at % 2 else first_answer(room), f"k{at}")
        await room.turn(0, room.version, first_answer(room), "an answer is always taken")
        with pytest.raises(Problem) as refused:
            await room.turn(0, room.version, [TAKE_BACK], "again")
        assert (refused.value.status, refused.value.code) == (409, "taken-back")
        assert "4" in refused.value.told("en").message
        assert room.version == 5

    with_service(tmp_path, work)
