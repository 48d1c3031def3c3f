"""Chat on the sockets: the latest lines, in one message, read once for all; and nobody talks without end."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from macher.server import wire
from macher.server.guard.rates import Rates
from macher.server.live.chat import LATEST, Chat
from macher.server.live.pushing import Listener
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.routes import tables, talk
from macher.server.service import Service
from macher.server.store import ChatRow, StoreDown
from tests.server.live.test_rooms import ANNA, a_room, with_service


class Heard:
    """A line to a client that remembers the chat."""

    def __init__(self) -> None:
        self.messages: list[list[dict[str, Any]]] = []

    async def send(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "said":
            self.messages.append(message["lines"])

    async def receive(self) -> str | None:
        await asyncio.Event().wait()
        return None

    async def close(self, code: int, reason: str) -> None:
        pass


def say(service: Service, room: Room, text: str) -> int:
    return service.store.say(ChatRow(game=room.id, name="Anna", text=text, at=1.0)).n


def listen(room: Room, seen: int) -> tuple[Heard, asyncio.Task[None]]:
    line = Heard()
    listener = Listener(room, line, Caller(user=ANNA), None, "en", room.version)
    listener.chat_seen, listener.chat_due = seen, True
    return line, asyncio.create_task(listener.run())


async def until(heard: list[Heard], messages: int) -> None:
    async with asyncio.timeout(60):
        while any(len(line.messages) < messages for line in heard):
            await asyncio.sleep(0.01)


def count_reads(service: Service, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many lines each read of the chat brings from now on."""
    reads: list[int] = []
    real = service.store.chat

    def counting(*parts: Any) -> list[ChatRow]:
        rows = real(*parts)
        reads.append(len(rows))
        return rows

    monkeypatch.setattr(service.store, "chat", counting)
    return reads


def test_who_comes_hears_the_latest_lines_in_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        last = max(say(service, room, f"line {at}") for at in range(LATEST + 50))
        room.chat_changed()
        reads = count_reads(service, monkeypatch)
        listening = [listen(room, seen=0) for _ in range(20)]
        heard = [line for line, _ in listening]
        await until(heard, 1)
        assert [[one["id"] for one in line.messages[0]] for line in heard] == [
            list(range(last - LATEST + 1, last + 1))
        ] * 20
        assert reads == [LATEST], "twenty who listen, one reading"
        say(service, room, "one more")
        room.chat_changed()
        await until(heard, 2)
        assert {line.messages[1][0]["text"] for line in heard} == {"one more"}
        assert [len(line.messages[1]) for line in heard] == [1] * 20
        assert reads == [LATEST, 1]
        for _, task in listening:
            task.cancel()
        await asyncio.gather(*(task for _, task in listening), return_exceptions=True)

    with_service(tmp_path, work)


def test_no_table_keeps_more_than_the_latest_lines(tmp_path: Path) -> None:
    """However long people talk while somebody listens."""

    async def work(service: Service) -> None:
        room = await a_room(service)
        chat = Chat(service, room.id)
        for lines in (LATEST - 10, 30):
            last = max(say(service, room, f"line {at}") for at in range(lines))
            chat.changed()
            kept = await chat.after(0)
        assert [row.n for row in kept] == list(range(last - LATEST + 1, last + 1))

    with_service(tmp_path, work)


def test_lines_that_could_not_be_read_come_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        last = say(service, room, "hello")
        room.chat_changed()

        def fail(*_: object) -> None:
            raise StoreDown("away")

        with monkeypatch.context() as broken:
            broken.setattr(service.store, "chat", fail)
            with pytest.raises(Problem):
                await room.chat.after(0)
        assert [row.n for row in await room.chat.after(last - 1)] == [last]

    with_service(tmp_path, work)


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)

        async def speak(text: str) -> None:
            await talk.say.fn(service, Caller(user=ANNA), "en", room.id, wire.ChatRequest(text=text))

        await until_refused(service.talk_rates, speak, "talk", 10)
        lines = [row.text for row in service.store.chat(room.id) if row.name]
        assert lines == [str(at) for at in range(10)] + ["later"]

    with_service(tmp_path, work)


def test_nobody_changes_seats_without_end(tmp_path: Path) -> None:
    async def work(service: Service) -> None:
        room = await a_room(service)
        anna, kinds = Caller(user=ANNA), itertools.cycle(("open", "hot"))

        async def change(_: str) -> None:
            wanted = wire.SeatChange(kind=next(kinds))  # type: ignore[arg-type]
            await tables.replace.fn(SimpleNamespace(scope={}), service, anna, room.id, 1, wanted)

        await until_refused(service.seat_rates, change, "rate", 30)

    with_service(tmp_path, work)


async def until_refused(rates: Rates, act: Callable[[str], Awaitable[None]], code: str, times: int) -> None:
    """So often it may be done at once; then once a second."""
    now = 0.0
    rates.clock = lambda: now
    for at in range(times):
        await act(str(at))
    with pytest.raises(Problem) as refused:
        await act("too early")
    assert (refused.value.status, refused.value.code, refused.value.values) == (429, code, {"seconds": 2})
    now = 1.0
    await act("later")
