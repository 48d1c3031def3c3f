"""Costly answers take more of an address than cheap ones, by HTTP and by socket."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from macher.server.app import create_app
from macher.server.guard.guard import Guard
from macher.server.service import Service
from macher.server.settings import Settings


def asked(folder: Path, asking: Callable[[Guard], Awaitable[Any]], **settings: Any) -> Any:
    """Ask a service inside this process, for which no time passes: a bucket of 60 tokens is never filled again."""

    async def run() -> Any:
        service = Service(Settings(database_url=f"sqlite:///{folder / 'tables.db'}", **settings))
        guard = create_app(service.settings, service)
        assert isinstance(guard, Guard)
        guard.rates.clock = lambda: 0.0
        async with service.running():
            return await asking(guard)

    return asyncio.run(run())


def answers(guard: Guard, method: str, path: str, client: str = "203.0.113.5") -> Awaitable[list[int]]:
    async def asking() -> list[int]:
        transport = httpx.ASGITransport(guard, client=(client, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http:
            statuses: list[int] = []
            while 429 not in statuses:
                statuses.append((await http.request(method, path)).status_code)
            return statuses[:-1]

    return asking()


SERVED = {
    ("GET", "/api/me"): 60,
    ("GET", "/api/tables/nothing/position"): 60,
    ("GET", "/api/tables/nothing/position?at=3"): 10,
    ("GET", "/api/tables/nothing/log"): 3,
    ("GET", "/api/tables/nothing/record"): 3,
    ("GET", "/api/tables/nothing/hint?seat=0"): 3,
    ("POST", "/api/tables/nothing/draft"): 15,
    ("POST", "/api/tables"): 3,
    ("POST", "/api/records"): 1,
    ("POST", "/api/login"): 3,
    ("POST", "/api/accounts"): 3,
}


def test_what_an_address_gets_from_a_full_bucket(tmp_path: Path) -> None:
    async def asking(guard: Guard) -> dict[tuple[str, str], int]:
        return {
            (method, path): len(await answers(guard, method, path, f"203.0.113.{number}"))
            for number, (method, path) in enumerate(SERVED)
        }

    assert asked(tmp_path, asking, rate=6) == SERVED


def test_addresses_of_one_ipv6_network_share_a_bucket(tmp_path: Path) -> None:
    async def asking(guard: Guard) -> tuple[int, int, int]:
        first = await answers(guard, "GET", "/api/tables/x/log", "2001:db8:1:2::1")
        second = await answers(guard, "GET", "/api/tables/x/log", "2001:db8:1:2::2")
        other = await answers(guard, "GET", "/api/tables/x/log", "2001:db8:1:3::1")
        return len(first), len(second), len(other)

    assert asked(tmp_path, asking, rate=6) == (3, 0, 3)


def test_sockets_cost_as_well(tmp_path: Path) -> None:
    async def asking(guard: Guard) -> list[int]:
        statuses: list[int] = []

        async def send(message: Any) -> None:
            if message["type"] == "websocket.http.response.start":
                statuses.append(message["status"])

        async def receive() -> Any:
            return {"type": "websocket.connect"}

        while 429 not in statuses:
            scope: Any = {"type": "websocket", "path": "/api/tables/nothing/socket", "raw_path": b"/", "headers": []}
            scope |= {"client": ("203.0.113.5", 1), "query_string": b"", "extensions": {"websocket.http.response": {}}}
            scope |= {"scheme": "ws", "server": ("here", 80), "root_path": "", "subprotocols": [], "state": {}}
            await guard(scope, receive, send)
        return statuses

    assert asked(tmp_path, asking, rate=6) == [404] * 12 + [429]


def test_numbers_by_token_from_elsewhere(tmp_path: Path) -> None:
    async def asking(guard: Guard) -> list[int]:
        transport = httpx.ASGITransport(guard, client=("203.0.113.5", 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
            tokens = ("Bearer secret", "Bearer secre", "Bearer ", "secret", "Bearer s\u00e9cret")
            sent = [{}, *({b"authorization": token.encode("latin-1")} for token in tokens)]
            return [(await http.get("/metrics", headers=headers)).status_code for headers in sent]

    assert asked(tmp_path, asking, metrics_token="secret") == [403, 200, 403, 403, 403, 403]
    assert set(asked(tmp_path, asking)) == {403}


def test_nobody_goes_to_a_thread_to_pay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A request that needs nothing of the store is answered where it came in."""

    async def asking(guard: Guard) -> list[object]:
        gone: list[object] = []
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "run_in_executor", lambda *work: gone.append(work))
        transport = httpx.ASGITransport(guard, client=("203.0.113.5", 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as http, asyncio.timeout(20):
            assert (await http.get("/api/me")).status_code == 200
        monkeypatch.undo()
        return gone

    assert asked(tmp_path, asking) == []
