"""Hostile clients for the siege: each attack is one bounded coroutine, chosen at random, from an address of its own.

They know what a stranger knows: the address of the service, the lobby, and whatever a guest may do. They aim at this
machine alone.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.client import PARTIES

RECORDS: Final = Path(__file__).parents[1] / "tests" / "records" / "games"
HOLD: Final = 8.0  # seconds that a slow attack holds on
PATIENCE: Final = 60.0


@dataclass
class Siege:
    """Where to, and what came of it."""

    urls: list[str]
    tables: list[str] = field(default_factory=list)
    """Tables that everybody can see."""
    answers: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)
    """Answers that must not be: a failure inside, a stack trace."""


class Mallory:
    """One hostile visitor."""

    def __init__(self, siege: Siege, rng: random.Random) -> None:
        self.siege = siege
        self.rng = rng
        self.url = rng.choice(siege.urls)
        parts = urlsplit(self.url)
        self.host, self.port = parts.hostname or "", parts.port or 80
        self.address = f"127.0.{rng.randrange(100, 120)}.{rng.randrange(1, 250)}"
        self.http = httpx.AsyncClient(
            base_url=self.url, timeout=PATIENCE, transport=httpx.AsyncHTTPTransport(local_address=self.address)
        )

    async def ask(self, method: str, path: str, **values: Any) -> httpx.Response:
        """Ask, and look at how the service refuses."""
        values.setdefault("headers", {})["x-csrf-token"] = self.http.cookies.get("macher_csrf") or ""
        answer = await self.http.request(method, path, **values)
        self.siege.answers[str(answer.status_code)] += 1
        if answer.status_code == 500 or "Traceback" in answer.text:
            self.siege.broken.append(f"{method} {path}: {answer.status_code} {answer.text[:300]}")
        return answer

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    def some_table(self) -> str:
        """A table that everybody knows of, or one that nobody has."""
        return self.rng.choice(self.siege.tables) if self.siege.tables and self.rng.random() < 0.9 else "nowhere"

    async def own_table(self, kinds: str = "mhb", **more: Any) -> dict[str, Any] | None:
        """A table of Mallory's own, if she gets one."""
        names = {"m": "me", "h": "hot", "b": "bot", "o": "open"}
        seats = [{"party": party, "kind": names[kind]} for party, kind in zip(PARTIES, kinds, strict=False)]
        edition = self.rng.choice(("2019", "2006"))
        made = await self.ask("POST", "/api/tables", json={"edition": edition, "seats": seats, **more})
        return made.json() if made.status_code == 201 else None

    # --- bodies and heads ---------------------------------------------------------------------------------------------
    async def backtracking_body(self) -> None:
        """Many escaped quotes after many brackets."""
        size = self.rng.choice((16_000, 30_000))
        await self.ask("POST", "/api/login", content=b"[" * 17 + b'"' + b'\\"' * size)

    async def nested_or_torn_body(self) -> None:
        """Depth, half characters, wrong types, no JSON at all."""
        for body in (
            b"[" * 60_000,
            b'{"a":' * 9_000,
            b"\xff\xfe",
            b'{"name": 1e999}',
            b"nonsense",
            b'{"name":"\\ud800"}',
        ):
            await self.ask("POST", self.rng.choice(("/api/login", "/api/tables", "/api/records")), content=body)

    async def flood_of_headers(self) -> None:
        """One request whose headers never end."""
        reader, writer = await self.line()
        with suppress(OSError):
            writer.write(b"GET /api/me HTTP/1.1\r\nHost: here\r\n")
            for at in range(400):
                writer.write(b"x-%d: " % at + b"a" * 8_000 + b"\r\n")
                await writer.drain()
        await self._hang_up(reader, writer)

    async def half_requests(self) -> None:
        """Connections that say a little and wait."""
        lines = []
        for _ in range(self.rng.randrange(5, 60)):
            with suppress(OSError):
                reader, writer = await self.line()
                writer.write(b"POST /api/login HTTP/1.1\r\nHost: h")
                lines.append((reader, writer))
        await asyncio.sleep(HOLD)
        for reader, writer in lines:
            await self._hang_up(reader, writer)

    async def slow_body(self) -> None:
        """A body that comes a byte at a time and does not end."""
        reader, writer = await self.line()
        with suppress(OSError):
            writer.write(b"POST /api/login HTTP/1.1\r\nHost: here\r\nContent-Length: 5000\r\n\r\n")
            for _ in range(int(HOLD * 4)):
                writer.write(b"{")
                await writer.drain()
                await asyncio.sleep(0.25)
        await self._hang_up(reader, writer)

    async def random_bytes(self) -> None:
        """What no client says."""
        reader, writer = await self.line()
        with suppress(OSError):
            writer.write(self.rng.randbytes(self.rng.randrange(1, 40_000)) + b"\r\n\r\n")
            await writer.drain()
        await self._hang_up(reader, writer)

    async def _hang_up(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1):
                await reader.read(1000)
        writer.close()

    # --- costly questions ---------------------------------------------------------------------------------------------
    async def costly_looks(self) -> None:
        """Logs, old positions, records and rules of other people's tables, as fast as they come."""
        table = self.some_table()
        for _ in range(self.rng.randrange(10, 60)):
            way = self.rng.choice(("log", "position?at=0", "position?at=40", "record", "chat", "position"))
            await self.ask("GET", f"/api/tables/{table}/{way}")
        await self.ask("GET", f"/api/rules/2019?q={'a' * 200}")

    async def imports(self) -> None:
        """Records: real ones, torn ones, and one that does nothing but take back."""
        texts = [path.read_text(encoding="utf-8") for path in self.rng.sample(sorted(RECORDS.rglob("*.macher")), 2)]
        texts += [texts[0][: self.rng.randrange(len(texts[0]))], texts[0] + texts[1], "x" * 900_000]
        for text in texts:
            await self.ask("POST", "/api/records", json={"text": text})

    async def tables_of_bots(self) -> None:
        """Tables that nobody looks at."""
        for _ in range(self.rng.randrange(2, 12)):
            await self.own_table("bbb")

    async def hints_and_drafts(self) -> None:
        """A table of one's own, asked for hints without end."""
        table = await self.own_table("mbb", hints=True)
        if table is not None:
            for _ in range(20):
                await self.ask("GET", f"/api/tables/{table['id']}/hint?seat=0")
                await self.ask("POST", f"/api/tables/{table['id']}/draft", json={"seat": 0, "version": 0, "steps": []})

    # --- sockets ------------------------------------------------------------------------------------------------------
    async def slow_readers(self) -> None:
        """Sockets that are opened and never read."""
        table = self.some_table()
        held = []
        for _ in range(self.rng.randrange(2, 15)):
            reader, writer = await self.line()
            writer.write(
                f"GET /api/tables/{table}/socket?chat=0&since=0 HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            held.append((reader, writer))
        await asyncio.sleep(HOLD)
        for _, writer in held:
            writer.close()

    async def reconnects(self) -> None:
        """Sockets that come and go, with a little nonsense."""
        table = self.some_table()
        for _ in range(self.rng.randrange(5, 25)):
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    f"ws://{self.host}:{self.port}/api/tables/{table}/socket?since=0&chat=0",
                    local_addr=(self.address, 0),
                    max_size=None,
                    compression=None,
                    origin=self.rng.choice((None, "http://evil.example")),  # type: ignore[arg-type]
                ) as socket:
                    for _ in range(self.rng.randrange(0, 40)):
                        await socket.send(
                            self.rng.choice(('{"type":"ping"}', '{"type":"sit","seat":1}', "x" * 3000, "[" * 900, "{}"))
                        )

    async def chatter(self) -> None:
        """A table of one's own where somebody talks without end, and many listen from the first line on."""
        table = await self.own_table("mhh", spectators=True)
        if table is None:
            return
        path = f"/api/tables/{table['id']}"
        for at in range(120):
            await self.ask("POST", f"{path}/chat", json={"text": f"{at} " + "word " * 80})
        listeners = []
        with suppress(OSError, WebSocketException, TimeoutError):
            for _ in range(10):
                url = f"ws://{self.host}:{self.port}{path}/socket?chat=0"
                listeners.append(await connect(url, local_addr=(self.address, 0), max_size=None))
        await asyncio.sleep(1)
        for listener in listeners:
            await listener.close()

    # --- other people's things ----------------------------------------------------------------------------------------
    async def guessed_passwords(self) -> None:
        """An account, spelled in many ways."""
        for spelling in ("Anna", "#Anna", ",Anna", "ANNA", " Anna ", "An\u200bna"):
            for _ in range(3):
                body = {"name": spelling, "password": f"guess {self.rng.random()}"}
                await self.ask("POST", "/api/login", json=body)
        await self.ask(
            "POST", "/api/accounts", json={"name": f"m{self.rng.randrange(10**9)}", "password": "a long enough one"}
        )

    async def forged_turns(self) -> None:
        """Turns, drafts, notes and seats of tables where Mallory has no seat."""
        path = f"/api/tables/{self.some_table()}"
        for seat in range(5):
            version = self.rng.choice((0, 1, 5, 10**6))
            body = {"seat": seat, "version": version, "steps": ["pass"], "key": f"k{self.rng.random()}"}
            await self.ask("POST", f"{path}/turns", json=body)
            await self.ask("GET", f"{path}/position?seat={seat}")
            await self.ask("POST", f"{path}/seats/{seat}", json={"kind": "me"})
            await self.ask("POST", f"{path}/seats/{seat}/token")
            await self.ask("POST", f"{path}/leave", json={"seat": seat})
            bearer = {"authorization": f"Bearer {self.rng.randbytes(20).hex()}"}
            await self.ask("POST", f"{path}/turns", json=body, headers=bearer)
        for way in ("join", "start", "close", "rematch"):
            await self.ask("POST", f"{path}/{way}", json={})

    async def seat_hopping(self) -> None:
        """Opening, leaving and taking seats of a running game of one's own."""
        table = await self.own_table("mob")
        if table is None:
            return
        path = f"/api/tables/{table['id']}"
        for kind in ("open", "me", "bot", "hot", "open"):
            await self.ask("POST", f"{path}/seats/{self.rng.randrange(3)}", json={"kind": kind})
            await self.ask("POST", f"{path}/leave", json={"seat": 0})
            await self.ask("POST", f"{path}/join", json={"link": table["link"], "name": "a\u200b\u202eb"})

    async def poisoned_notices(self) -> None:
        """Addresses that no mail server knows and webhooks that point inside."""
        for email, webhook in (
            ("<@", None),
            ("a@x,b@y", None),
            (None, "http://127.0.0.1:1/"),
            (None, "http://[64:ff9b::1]/"),
        ):
            body = {"name": "\u3164", "notices": {"email": email, "webhook": webhook}}
            await self.ask("PUT", "/api/me", json=body)

    # --- all of them --------------------------------------------------------------------------------------------------
    def attacks(self) -> list[Callable[[], Awaitable[None]]]:
        """Everything that Mallory can do."""
        return [
            self.backtracking_body, self.nested_or_torn_body, self.flood_of_headers, self.half_requests, self.slow_body,
            self.random_bytes, self.costly_looks, self.imports, self.tables_of_bots, self.hints_and_drafts,
            self.slow_readers, self.reconnects, self.chatter, self.guessed_passwords, self.forged_turns,
            self.seat_hopping, self.poisoned_notices,
        ]  # fmt: skip


async def besiege(siege: Siege, seed: int, until: float) -> Counter[str]:
    """One attack after the other, each by somebody new, until the time is over; what was tried, and how often."""
    rng = random.Random(seed)
    tried: Counter[str] = Counter()
    while time.monotonic() < until:
        mallory = Mallory(siege, rng)
        attack = rng.choice(mallory.attacks())
        tried[attack.__name__] += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await attack()
        except (httpx.HTTPError, OSError, WebSocketException, TimeoutError, json.JSONDecodeError) as error:
            siege.answers[type(error).__name__] += 1
            await asyncio.sleep(0.1)
        finally:
            await mallory.http.aclose()
    return tried
