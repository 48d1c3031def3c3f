"""People, programs and sockets at services of this process, without HTTP: for tests of who may hear what."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from argon2 import PasswordHasher

from macher.server import wire
from macher.server.live.pushing import Listener
from macher.server.live.room import Room
from macher.server.people.callers import SESSION_COOKIE, Caller
from macher.server.people.passwords import Passwords
from macher.server.service import Service
from macher.server.settings import Settings
from macher.server.store import UserRow
from macher.server.tables import making, seating
from tests.server.client import PARTIES

PATIENCE = 120


async def until(true: Callable[[], object]) -> None:
    """Wait for a state."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def services(url: str, number: int = 1, *, deaf: bool = False, rate: float = 0) -> AsyncIterator[list[Service]]:
    """Several services on one database; deaf ones hear nothing of each other, as if the news were slow to come."""
    async with contextlib.AsyncExitStack() as stack:
        running = [Service(Settings(database_url=url, rate=rate)) for _ in range(number)]
        for service in running:
            if deaf:
                service.rooms.listen = asyncio.Event().wait  # type: ignore[method-assign,assignment]
            service.passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))  # quick
            await stack.enter_async_context(service.running())
        yield running


class Person:
    """Somebody with a browser: their cookie, good at every service of the database."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.token = ""

    @property
    def scope(self) -> dict[str, Any]:
        """A request of theirs."""
        sent = [(b"cookie", f"{SESSION_COOKIE}={self.token}".encode())] if self.token else []
        return {"type": "http", "headers": sent, "query_string": b""}

    def keep(self, scope: dict[str, Any]) -> None:
        """Take the cookies of an answer, as a browser does."""
        for cookie in scope.get("macher_cookies", ()):
            if cookie.startswith(f"{SESSION_COOKIE}="):
                self.token = cookie.split(";")[0].partition("=")[2]

    async def caller(self, service: Service) -> Caller:
        """Who they are to a service."""
        return await service.people.caller(self.scope)

    async def user(self, service: Service) -> UserRow:
        """Their user; a guest at first."""
        scope = self.scope
        user = await service.people.person(await self.caller(service), scope, self.name)
        self.keep(scope)
        return user

    async def account(self, service: Service, password: str = "a long password") -> UserRow:
        """Make an account of them."""
        scope = self.scope
        wanted = wire.Credentials(name=self.name, password=password)
        user = await service.people.register(await self.caller(service), scope, wanted)
        self.keep(scope)
        return user

    async def log_in(self, service: Service, account: str, password: str = "a long password") -> UserRow:
        """Log in, perhaps as somebody who was a guest before."""
        scope = self.scope
        wanted = wire.Credentials(name=account, password=password)
        user = await service.people.log_in(await self.caller(service), scope, wanted)
        self.keep(scope)
        return user

    async def makes(self, service: Service, kinds: str, **more: Any) -> Room:
        """A new table; a letter for each seat: m(e), h(ot), o(pen), b(ot)."""
        names: dict[str, Any] = {"m": "me", "h": "hot", "o": "open", "b": "bot"}
        seats = [
            wire.NewSeat(party=party, kind=names[kind], bot="random" if kind == "b" else None)
            for kind, party in zip(kinds, PARTIES, strict=False)
        ]
        new = wire.NewTable(edition=more.pop("edition", "2019"), seats=seats, **more)
        return await making.new_table(service.rooms, await self.user(service), new)

    async def joins(self, service: Service, game: str, seat: int | None = None) -> int:
        """Take an open seat; which one it was."""
        room = await service.rooms.room(game)
        wanted = wire.Join(name=self.name, link=room.game.link, seat=seat)
        return (await seating.join(room, await self.user(service), wanted)).seat

    async def leaves(self, service: Service, game: str, seat: int) -> None:
        """Give a seat up."""
        await seating.leave(await service.rooms.room(game), await self.caller(service), seat)

    async def puts(self, service: Service, game: str, seat: int, kind: Any) -> None:
        """Put somebody on a seat."""
        room = await service.rooms.room(game)
        change = wire.SeatChange(kind=kind, bot="random" if kind == "bot" else None)
        await seating.change_seat(room, await self.caller(service), await self.user(service), seat, change)


class FakeLine:
    """A socket whose client takes what comes, or waits with it."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.code: int | None = None
        self.takes = asyncio.Event()
        self.takes.set()
        self.waiting = False

    async def send(self, text: str) -> None:
        """Take a message, sooner or later."""
        self.waiting = not self.takes.is_set()
        await self.takes.wait()
        self.waiting = False
        self.sent.append(json.loads(text))

    async def receive(self) -> str | None:
        """Say nothing, until it was closed."""
        await asyncio.Event().wait()
        return None

    async def close(self, code: int, reason: str) -> None:
        """Remember why."""
        self.code = code

    def positions(self) -> list[dict[str, Any]]:
        """What was pushed of the game."""
        return [message["position"] for message in self.sent if message["type"] == "moved"]


@contextlib.asynccontextmanager
async def listening(service: Service, caller: Caller, game: str, seat: int | None) -> AsyncIterator[FakeLine]:
    """An open socket that has heard its first words."""
    room = await service.rooms.room(game)
    line = FakeLine()
    listener = Listener(room, line, caller, room.viewer(caller, seat), "en", None)
    listener.chat_seen = 0
    running = asyncio.create_task(listener.run())
    try:
        await until(lambda: line.sent if room.table is None else line.positions())
        yield line
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def program(service: Service, owner: Person, game: str, seat: int) -> Caller:
    """A program that comes by a new token of a seat."""
    room = await service.rooms.room(game)
    return await by_token(service, await seating.new_seat_token(room, await owner.caller(service), seat))


async def by_token(service: Service, token: str) -> Caller:
    """Who comes with a token."""
    return await service.people.caller({"type": "http", "headers": [(b"authorization", f"Bearer {token}".encode())]})


async def answer(room: Room, seat: int, caller: Caller | None = None) -> None:
    """A whole first answer of a seat."""
    table = room.playing_table()
    draft = table.draft(seat)
    while draft.asked:
        draft.act(draft.legal()[0])
    await room.turn(seat, table.version, draft.actions, f"k{table.version}-{seat}", caller=caller)
