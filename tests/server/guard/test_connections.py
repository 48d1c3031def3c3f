"""Connections: so many in all and of one address, with a limit for the bytes and the time of a head."""

from __future__ import annotations

import asyncio
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from macher.server.guard import protocol
from macher.server.guard.connections import RESERVE, Connections, allowed_connections
from macher.server.guard.protocol import HEAD_BYTES, LimitedProtocol

HALF = b"GET / HTTP/1.1\r\nHost: here\r\n"
WHOLE = HALF + b"\r\n"
HALF_A_BODY = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n12345"
PATIENCE = 60
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class House:
    """A small service behind the door: it answers when it is let."""

    def __init__(self, most: int, **limits: Any) -> None:
        self.connections = Connections(most, limits.pop("per_address", 100), **limits)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked = 0
        self.port = 0

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        """Read everything, then answer."""
        message = await receive()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            await receive()
            return
        while message.get("more_body"):
            message = await receive()
        if message["type"] != "http.request":
            return
        self.asked += 1
        await self.may_answer.wait()
        body = b"ok" if scope["path"] == "/" else b"x" * 30_000_000
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})

    async def line(self, *sent: bytes) -> Line:
        """A connection, with something sent on it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        for part in sent:
            writer.write(part)
            await writer.drain()
        return reader, writer

    async def ask(self) -> bytes:
        """A whole request on a connection of its own: the answer's first line."""
        reader, writer = await self.line(WHOLE)
        said = await reader.readline()
        writer.close()
        return said


@asynccontextmanager
async def open_house(most: int = 10, **limits: Any) -> AsyncIterator[House]:
    house = House(most, **limits)
    config = uvicorn.Config(house.app, lifespan="off", interface="asgi3", log_config=None)
    config.load()
    state = ServerState()

    def made() -> LimitedProtocol:
        return LimitedProtocol(config=config, server_state=state, app_state={}, open_connections=house.connections)

    server = await asyncio.get_running_loop().create_server(made, "127.0.0.1", 0)
    house.port = server.sockets[0].getsockname()[1]
    async with asyncio.timeout(PATIENCE):
        yield house
    server.close()


def visit(visiting: Callable[[House], Awaitable[None]], **limits: Any) -> None:
    async def run() -> None:
        async with open_house(**limits) as house:
            await visiting(house)

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.001)


async def rest(line: Line) -> bytes:
    """All that comes until the service closes."""
    try:
        return await line[0].read()
    except ConnectionError:
        return b""


# --- heads ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("filling", [b"X: " + b"y" * 100 + b"\r\n", b"y"], ids=["many headers", "one header"])
def test_a_head_without_end_is_refused(filling: bytes) -> None:
    async def visiting(house: House) -> None:
        reader, writer = await house.line(HALF + b"X: y")
        sent = 0
        while not reader.at_eof() and not writer.is_closing():
            piece = filling * (65536 // len(filling))
            writer.write(piece)
            sent += len(piece)
            try:
                await writer.drain()
            except ConnectionError:
                break
            await asyncio.sleep(0)
        assert sent < 50_000_000  # what the buffers of the system took, not what we kept
        await until(lambda: not len(house.connections))

    visit(visiting)


def test_a_long_head_is_told_the_limit() -> None:
    async def visiting(house: House) -> None:
        said = await rest(await house.line(HALF + b"Cookie: " + b"y" * (HEAD_BYTES + 5000)))
        assert said.startswith(b"HTTP/1.1 431 ")
        assert b"content-security-policy" in said
        assert b"32,768 bytes are the limit" in said

    visit(visiting)


def test_a_head_within_the_limit_is_fine_and_bodies_do_not_count() -> None:
    async def visiting(house: House) -> None:
        head = HALF + b"Cookie: " + b"y" * 20_000 + b"\r\n"
        body = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 200000\r\n\r\n" + b"x" * 200_000
        reader, _ = await house.line(head + b"\r\n", body, head + b"Connection: close\r\n\r\n")
        assert (await reader.read()).count(b"HTTP/1.1 200 OK") == 3

    visit(visiting)


def test_the_second_head_of_a_connection_has_the_same_limit() -> None:
    async def visiting(house: House) -> None:
        line = await house.line(WHOLE)
        assert await line[0].readuntil(b"ok")
        line[1].write(HALF + b"X: " + b"y" * (HEAD_BYTES + 5000))
        assert (await rest(line)).startswith(b"HTTP/1.1 431 ")

    visit(visiting)


def test_a_head_has_a_time_however_it_trickles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_TIME", 0.05)

    async def visiting(house: House) -> None:
        line = await house.line(HALF + b"X: ")
        reading = asyncio.create_task(rest(line))
        while not reading.done():
            line[1].write(b"y")
            await asyncio.sleep(0.005)
        said = await reading
        assert not said or said.startswith(b"HTTP/1.1 408 ")
        assert (await rest(await house.line(HALF))).startswith(b"HTTP/1.1 408 ")

    visit(visiting)


def test_who_says_nothing_is_let_go_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_TIME", 0.05)

    async def visiting(house: House) -> None:
        assert await rest(await house.line()) == b""

    visit(visiting)


def test_after_an_answer_the_time_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "HEAD_TIME", 0.05)

    async def visiting(house: House) -> None:
        line = await house.line(WHOLE)
        assert await line[0].readuntil(b"ok")
        line[1].write(HALF)
        assert (await rest(line)).startswith(b"HTTP/1.1 408 ")
        house.may_answer.clear()
        slow = await house.line(WHOLE)
        await until(lambda: house.asked == 2)
        await asyncio.sleep(0.1)  # as long as it takes us is our own affair
        house.may_answer.set()
        assert (await slow[0].readline()).startswith(b"HTTP/1.1 200 ")

    visit(visiting)


# --- how many ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("half", [b"", HALF, HALF_A_BODY, WHOLE], ids=["silent", "half a head", "half a body", "idle"])
def test_who_keeps_us_waiting_makes_room_the_oldest_first(half: bytes) -> None:
    async def visiting(house: House) -> None:
        lines = []
        for number in range(4):
            lines.append(await house.line(half))
            await until(lambda number=number: len(house.connections) == number + 1)  # type: ignore[misc]
        if half == WHOLE:
            await until(lambda: house.asked == 4)
        assert (await house.ask()).startswith(b"HTTP/1.1 200 ")
        first = await rest(lines[0])
        assert not first or half == WHOLE
        assert len(house.connections) <= 4
        assert not any(reader.at_eof() for reader, _ in lines[1:])

    visit(visiting, most=4)


def test_a_thousand_half_requests_lock_nobody_out() -> None:
    async def visiting(house: House) -> None:
        lines = [await house.line(HALF) for _ in range(1100)]
        assert (await house.ask()).startswith(b"HTTP/1.1 200 ")
        assert len(house.connections) <= 20
        for _, writer in lines:
            writer.close()

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(hard, 4096)), hard))
    visit(visiting, most=20)


def test_who_does_not_take_an_answer_makes_room() -> None:
    async def visiting(house: House) -> None:
        line = await house.line(WHOLE.replace(b"GET /", b"GET /big"), WHOLE)
        await until(lambda: house.asked == 2)  # the second answer waits for the first
        assert (await house.ask()).startswith(b"HTTP/1.1 200 ")
        line[1].close()

    visit(visiting, most=1)


def test_who_is_being_answered_is_not_dropped() -> None:
    async def visiting(house: House) -> None:
        house.may_answer.clear()
        lines = [await house.line(WHOLE) for _ in range(2)]
        await until(lambda: house.asked == 2)
        late = await rest(await house.line(WHOLE))
        assert late.startswith(b"HTTP/1.1 503 ")
        house.may_answer.set()
        for reader, _ in lines:
            assert (await reader.readline()).startswith(b"HTTP/1.1 200 ")

    visit(visiting, most=2)


def test_sockets_count_and_are_not_dropped() -> None:
    async def visiting(house: House) -> None:
        async with connect(f"ws://127.0.0.1:{house.port}/", proxy=None) as socket:
            assert len(house.connections) == 1
            assert (await rest(await house.line(WHOLE))).startswith(b"HTTP/1.1 503 ")
            await socket.send("bye")
        await until(lambda: not len(house.connections))
        assert (await house.ask()).startswith(b"HTTP/1.1 200 ")

    visit(visiting, most=1)


class Transport(asyncio.Transport):
    """Somebody from anywhere."""


def test_an_address_has_so_many() -> None:
    connections = Connections(100, 2)
    first = Transport()
    assert connections.enter(first, "2001:db8:1:2::1") is None
    assert connections.enter(Transport(), "2001:db8:1:2::2") is None
    refused = connections.enter(Transport(), "2001:db8:1:2:3::1")
    assert refused is not None
    assert (refused.status, refused.code) == (429, "connections")
    assert connections.enter(Transport(), "2001:db8:1:3::1") is None
    connections.leave(first)
    connections.leave(first)
    assert connections.enter(Transport(), "2001:db8:1:2::9") is None
    assert len(connections) == 3


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", "10.0.0.7", None])
def test_a_proxy_brings_all_the_world(peer: str | None) -> None:
    connections = Connections(100, 2, ("10.0.0.0/24",))
    assert [connections.enter(Transport(), peer) for _ in range(50)] == [None] * 50


@pytest.mark.parametrize(
    ("soft", "hard", "allowed", "asked"),
    [
        (1024, 1024, 1024 - RESERVE, None),
        (1024, 524_288, 4000, 4000 + RESERVE),
        (256, resource.RLIM_INFINITY, 4000, 4000 + RESERVE),
        (1024, 2048, 2048 - RESERVE, 2048),
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, 4000, None),
        (100, 100, 50, None),
    ],
)
def test_as_many_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, allowed: int, asked: int | None
) -> None:
    wanted: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: wanted.append(limits))
    assert allowed_connections(4000) == allowed
    assert wanted == ([] if asked is None else [(asked, hard)])
