"""Somebody at a table, as a page or a program is: talks over HTTP, hears over a socket, knows nothing else.

Every byte that comes is looked at: nothing in it may be a secret of somebody else. What the socket tells must be whole
and in order, whatever happens to the connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.server.service import PATIENCE

LANGUAGES: Final = ("en", "de", "fr", "pl")
Json = dict[str, Any]


class Page:
    """One client: a browser with its cookies, a program with its token, or a spectator with neither."""

    def __init__(self, url: str, name: str, language: str = "en", *, token: str | None = None) -> None:
        self.url = url
        self.name = name
        self.language = language
        self.token = token
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.secrets: re.Pattern[bytes] | None = None
        self.received = 0
        self.patient = False  # whether a service whose database is away is asked again
        self._keys = itertools.count(1)

    # --- what reaches it ----------------------------------------------------------------------------------------------
    def forbid(self, secrets: Iterable[str]) -> None:
        """From now on none of these may be in anything that comes."""
        self.secrets = re.compile(b"|".join(re.escape(secret.encode()) for secret in secrets if secret))

    def take(self, what: str, came: bytes) -> None:
        """Look at bytes that came."""
        self.received += len(came)
        if self.secrets is not None and (found := self.secrets.search(came)):
            raise AssertionError(f"{self.name} got {found[0]!r} of somebody else in {what}: {came[:300]!r}")

    # --- HTTP ---------------------------------------------------------------------------------------------------------
    def headers(self) -> dict[str, str]:
        """What proves who asks."""
        if self.token is not None:
            return {"authorization": f"Bearer {self.token}"}
        csrf = self.http.cookies.get("macher_csrf")
        return {"x-csrf-token": csrf} if csrf else {}

    async def ask(self, method: str, path: str, body: Json | None = None, **query: Any) -> httpx.Response:
        """Send a request; its answer is looked at, with its headers."""
        query.setdefault("lang", self.language)
        answer = await self.http.request(method, path, json=body, params=query, headers=self.headers())
        while self.patient and answer.status_code == 503:
            assert answer.json()["error"] == "store", answer.text
            await asyncio.sleep(0.05)
            answer = await self.http.request(method, path, json=body, params=query, headers=self.headers())
        head = b"\n".join(name + b": " + value for name, value in answer.headers.raw if name.lower() != b"set-cookie")
        self.take(f"{method} {answer.request.url}", head + b"\n\n" + answer.content)
        return answer

    async def get(self, path: str, **query: Any) -> Any:
        """The JSON of an answer that must be good."""
        return good(await self.ask("GET", path, **query))

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        """The JSON of an answer that must be good."""
        return good(await self.ask("POST", path, body), status)

    def key(self) -> str:
        """A key for a turn."""
        return f"{self.name}-{next(self._keys)}"

    # --- sockets ------------------------------------------------------------------------------------------------------
    @asynccontextmanager
    async def socket(self, table: str, **query: Any) -> AsyncIterator[ClientConnection]:
        """A socket of this client; closed however the test ends."""
        query.setdefault("lang", self.language)
        asked = "&".join(f"{key}={value}" for key, value in query.items() if value is not None)
        headers = self.headers()
        if self.token is None and self.http.cookies:
            headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        url = f"{self.url.replace('http:', 'ws:', 1)}/api/tables/{table}/socket?{asked}"
        async with await self._connected(url, headers) as socket:
            yield socket

    async def _connected(self, url: str, headers: dict[str, str]) -> ClientConnection:
        while True:
            try:
                return await connect(
                    url, additional_headers=headers, max_size=None, open_timeout=PATIENCE, ping_timeout=None
                )
            except InvalidStatus as refused:
                if not self.patient or refused.response.status_code != 503:
                    raise
                await asyncio.sleep(0.05)

    def heard(self, text: str | bytes) -> Json:
        """A message that came over a socket."""
        self.take("a message", text.encode() if isinstance(text, str) else text)
        message: Json = json.loads(text)
        return message


class Follower(Page):
    """A client that follows a game: it keeps what it saw at each version, and loses its connection now and then."""

    def __init__(self, url: str, name: str, language: str, luck: int, *, token: str | None = None) -> None:
        super().__init__(url, name, language, token=token)
        self.rng = Random(f"{name} {luck}")
        self.table = ""
        self.seat: int | None = None
        self.since: int | None = 0
        self.version = -1
        self.position: Json = {}
        self.views: dict[int, Json] = {}
        self.told: list[Json] = []
        self.opening: list[Json] = []
        self.said: list[Json] = []
        self.commitment = ""
        self.reconnected = 0
        self.losses = 0.02  # how often the connection is lost after a message
        self._news = asyncio.Condition()

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as this client knows."""
        return bool(self.position.get("scores"))

    async def follow(self) -> None:
        """Hear everything until the game is over, through many connections."""
        while not self.over:
            chat = self.said[-1]["id"] if self.said else 0
            async with self.socket(self.table, seat=self.seat, since=max(self.version, 0), chat=chat) as socket:
                await self._listen(socket)
            self.reconnected += 1

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            await self._hear(self.heard(text))
            if self.over:
                return
            if self.rng.random() < 0.02:
                self.language = self.rng.choice(LANGUAGES)
                with contextlib.suppress(OSError):
                    await socket.send(json.dumps({"type": "lang", "lang": self.language}))
            if self.rng.random() < self.losses:
                if self.rng.random() < 0.5:
                    socket.transport.abort()
                return
        raise AssertionError(f"the service closed the socket of {self.name}: {socket.close_code} {socket.close_reason}")

    async def _hear(self, message: Json) -> None:
        kind = message["type"]
        assert kind != "failed" or (self.patient and message["error"]["error"] == "store"), message
        if kind in ("hello", "changed"):
            assert self.commitment in ("", message["table"]["commitment"])
            self.commitment = message["table"]["commitment"]
        elif kind == "said":
            for line in message["lines"]:
                assert not self.said or line["id"] > self.said[-1]["id"], "a line of the chat again"
                self.said.append(line)
        elif kind == "moved":
            self._see(message["position"])
            async with self._news:
                self._news.notify_all()

    def _see(self, position: Json) -> None:
        """A position: never an older one, with all events since the last, and the same at the same version."""
        version = position["version"]
        assert position["seat"] == self.seat == position["view"]["viewer"]
        assert position["table"] == self.table
        assert version >= self.version, f"{self.name} was told of version {version} after {self.version}"
        new = [event for event in position["events"] if event["version"]]
        assert all(self.version < event["version"] <= version for event in new), "events told again, or too early"
        opening = [event for event in position["events"] if not event["version"]]
        if opening:
            assert self.version <= 0
            self.opening = opening
        self.told += new
        assert self.views.setdefault(version, position["view"]) == position["view"]
        self.version, self.position = version, position

    async def wait_for(self, version: int) -> None:
        """Until this version was told, or the end of the game."""
        async with self._news:
            await self._news.wait_for(lambda: self.version >= version or self.over)

    @property
    def path(self) -> str:
        """Where the table is."""
        return f"/api/tables/{self.table}"


class Player(Follower):
    """A follower that plays a seat: by chance, from the choices that it is told."""

    def __init__(self, url: str, name: str, language: str, luck: int, *, token: str | None = None) -> None:
        super().__init__(url, name, language, luck, token=token)
        self.turns = 0
        self.longest = 0
        self.takebacks = 0
        self.takeback_share = 0.03
        self.overtaken: list[tuple[int, int]] = []
        """Where the table was quicker: what was asked at the first version was settled by it at the second or before,
        because everybody could see that there was one choice only."""

    async def play(self) -> None:
        """Play until the game is over."""
        while not self.over:
            position = self.position
            done = None
            if position.get("asked"):
                done = await self.act(position)
            elif position.get("may_take_back") and self.rng.random() < self.takeback_share:
                done = await self.take_back(position)
            await self.wait_for(position.get("version", -1) + 1 if done is None else done)

    async def act(self, position: Json) -> int | None:
        """A whole turn, tried step by step and sent together; sometimes in parts. Returns the version it made."""
        asked = {"seat": self.seat, "version": position["version"]}
        steps: list[str] = []
        options = position["options"]
        assert options, "asked, but without a choice"
        while True:
            steps.append(self.choose(options))
            answer = await self.ask("POST", f"{self.path}/draft", {**asked, "steps": steps})
            if answer.status_code == 409:
                self.too_late(position, answer)
                return None
            draft = good(answer)
            assert draft["version"] >= position["version"]
            if draft["done"] or (draft["may_commit"] and self.rng.random() < 0.1):
                break
            options = draft["position"]["options"]
        answer = await self.ask("POST", f"{self.path}/turns", {**asked, "steps": steps, "key": self.key()})
        if answer.status_code == 409:
            self.too_late(position, answer)
            return None
        self.turns += 1
        self.longest = max(self.longest, len(steps))
        done: int = good(answer)["version"]
        return done

    def too_late(self, position: Json, answer: httpx.Response) -> None:
        """Somebody was quicker: only the table itself may be, which is looked at when the game is over."""
        assert answer.json()["error"] in ("repeated", "stale", "not-playing"), answer.text
        self.overtaken.append((position["version"], answer.json()["version"] or 1_000_000))

    def choose(self, options: list[Json]) -> str:
        """One of the choices; of many sums mostly small ones, so that the money lasts."""
        if len(options) > 12:
            return str(options[int(self.rng.random() ** 4 * len(options))]["word"])
        return str(self.rng.choice(options)["word"])

    async def take_back(self, position: Json) -> int | None:
        """Change a sealed answer, if it is not too late."""
        body = {"seat": self.seat, "version": position["version"], "steps": ["takeback"], "key": self.key()}
        answer = await self.ask("POST", f"{self.path}/turns", body)
        if answer.status_code in (409, 422):
            return None  # the last answer has come meanwhile
        self.takebacks += 1
        version: int = good(answer)["version"]
        return version


def good(answer: httpx.Response, status: int = 200) -> Any:
    """The JSON of an answer that must have this status."""
    assert answer.status_code == status, f"{answer.request.url}: {answer.status_code} {answer.text[:500]}"
    return answer.json()
