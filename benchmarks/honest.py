"""Honest people for the siege: they play at their tables, come back when the line breaks, and never send a turn twice.

Every person has a session and a socket of their own. A turn that was not answered is sent again with the same key, word
for word, until it is; what was acknowledged is remembered and compared with the log at the end.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.faults.players import Sent
from tests.server.client import PARTIES

SEATS = 5
AGAIN = 0.2  # seconds before something that was not answered is tried again
EDITIONS = (("2019", 4), ("2006", 5), ("2019", 7), ("2006", 7))


@dataclass
class Book:
    """What all honest people have seen."""

    sent: list[Sent] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    calm: list[float] = field(default_factory=list)
    """Seconds from sending a turn to the last of the five screens, of turns that were answered at the first try."""
    rough: list[float] = field(default_factory=list)
    """The same of turns that met a kill or a cut connection and were sent again."""
    said: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    """What must not happen."""


class Option(msgspec.Struct):
    """A possible step."""

    word: str


class Position(msgspec.Struct):
    """As much of a position as a player needs."""

    version: int
    seat: int | None
    asked: bool
    options: list[Option]
    scores: object | None = None


class Message(msgspec.Struct):
    """A push; only `moved` has a position."""

    type: str
    position: Position | None = None


read_message = msgspec.json.Decoder(Message).decode


class Person:
    """Somebody at a seat: a session, a socket, the newest position."""

    def __init__(self, url: str, address: str, book: Book) -> None:
        self.url = url
        self.address = address
        self.book = book
        self.http = httpx.AsyncClient(
            base_url=url,
            timeout=60,
            transport=httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=4)),
        )
        self.position: Position | None = None
        self.tries = 0

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """An answer; whatever is not answered is asked again."""
        while True:
            self.tries += 1
            try:
                proof = {"x-csrf-token": self.http.cookies.get("macher_csrf") or ""}
                answer = await self.http.request(method, path, json=body, headers=proof)
                if answer.status_code not in (429, 503):
                    return answer
                self.book.said[f"{answer.status_code} {answer.json()['error']}"] += 1
                if answer.status_code == 429 and method == "POST":
                    self.book.wrong.append(f"an honest person was refused for haste at {path}")
            except httpx.TransportError as error:
                self.book.said[type(error).__name__] += 1
            await asyncio.sleep(AGAIN)

    async def listen(self, table: str, seat: int, news: asyncio.Condition) -> None:
        """Keep the newest position; a broken line is opened again from where it broke."""
        while True:
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            since = "" if self.position is None else f"&since={self.position.version}"
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={seat}{since}"
            headers = {"cookie": cookies}
            with suppress(OSError, WebSocketException, TimeoutError):
                async with connect(
                    address,
                    additional_headers=headers,
                    max_size=None,
                    compression=None,
                    local_addr=(self.address, 0),
                ) as socket:
                    async for text in socket:
                        message = read_message(text)
                        if message.position is not None:
                            await self._moved(message.position, seat, news)
            self.book.said["lines opened again"] += 1
            await asyncio.sleep(AGAIN)

    async def _moved(self, position: Position, seat: int, news: asyncio.Condition) -> None:
        if position.seat != seat:
            self.book.wrong.append(f"seat {seat} was shown the view of seat {position.seat}")
        if self.position is not None and position.version < self.position.version:
            self.book.wrong.append(f"seat {seat} went back from turn {self.position.version} to {position.version}")
        async with news:
            self.position = position
            news.notify_all()


class HonestTable:
    """Five people at a table; when a game is over they begin another one."""

    def __init__(self, number: int, urls: list[str], pause: float, book: Book) -> None:
        self.number = number
        self.pause = pause
        self.book = book
        self.rng = random.Random(number)
        self.people = [
            Person(urls[(number + at) % len(urls)], f"127.0.{10 + at}.{number % 250 + 1}", book) for at in range(SEATS)
        ]
        self.games = 0
        self.keys = 0

    async def play(self, over: asyncio.Event) -> None:
        """Play game after game until it is over."""
        while not over.is_set():
            await self._play_one(over)

    async def _play_one(self, over: asyncio.Event) -> None:
        table = await self._gather()
        self.book.tables.append(table)
        news = asyncio.Condition()
        for person in self.people:
            person.position = None
        listening = [asyncio.create_task(person.listen(table, seat, news)) for seat, person in enumerate(self.people)]
        try:
            await asyncio.sleep(self.rng.random() * self.pause)
            while not over.is_set():
                began = time.perf_counter()
                if not await self._turn(table, news, over):
                    break
                with suppress(TimeoutError):
                    await asyncio.wait_for(over.wait(), max(0.0, self.pause - (time.perf_counter() - began)))
        finally:
            for task in listening:
                task.cancel()
            await asyncio.gather(*listening, return_exceptions=True)

    async def _gather(self) -> str:
        """A new table, joined by its link."""
        edition, variant = EDITIONS[(self.number + self.games) % len(EDITIONS)]
        self.games += 1
        seats = [{"party": party, "kind": "open" if at else "me"} for at, party in enumerate(PARTIES)]
        body = {"edition": edition, "variant": variant, "seats": seats, "name": f"Table {self.number}"}
        made = await self.people[0].ask("POST", "/api/tables", body)
        assert made.status_code == 201, made.text
        told: dict[str, Any] = made.json()
        for at, person in enumerate(self.people[1:], 1):
            body = {"link": told["link"], "name": f"P{self.number}-{at}", "seat": at}
            joined = await person.ask("POST", f"/api/tables/{told['id']}/join", body)
            assert joined.status_code == 200 or "already-seated" in joined.text, joined.text
        return str(told["id"])

    async def _turn(self, table: str, news: asyncio.Condition, over: asyncio.Event) -> bool:
        """One turn of somebody who is asked; False when the game is over."""
        async with news:
            while any(person.position is None for person in self.people) and not over.is_set():
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), 1)
        now = [person.position for person in self.people if person.position is not None]
        if len(now) < SEATS or any(position.scores for position in now):
            return False
        asked = [seat for seat, position in enumerate(now) if position.asked and position.options]
        if not asked:
            await asyncio.sleep(AGAIN)
            return True
        seat = self.rng.choice(asked)
        person, position = self.people[seat], now[seat]
        steps: list[str] = []
        options = position.options
        while options:
            steps.append(self.rng.choice(options).word)
            body = {"seat": seat, "version": position.version, "steps": steps}
            draft = await person.ask("POST", f"/api/tables/{table}/draft", body)
            if draft.status_code == 409:
                return True
            assert draft.status_code == 200, draft.text
            told = draft.json()
            options = [] if told["done"] else [Option(each["word"]) for each in told["position"]["options"]]
        await self._commit(table, seat, position.version, steps, news)
        return True

    async def _commit(self, table: str, seat: int, version: int, steps: list[str], news: asyncio.Condition) -> None:
        self.keys += 1
        key = f"honest-{self.number}-{self.keys}"
        person = self.people[seat]
        person.tries = 0
        began = time.perf_counter()
        body = {"seat": seat, "version": version, "steps": steps, "key": key}
        answer = await person.ask("POST", f"/api/tables/{table}/turns", body)
        if answer.status_code == 409:
            self.book.sent.append(Sent(table, seat, key, tuple(steps), None))
            self.book.said["stale turns"] += 1
            return
        if answer.status_code != 200:
            self.book.wrong.append(f"a turn was answered with {answer.status_code}: {answer.text[:200]}")
            return
        made: int = answer.json()["version"]
        self.book.sent.append(Sent(table, seat, key, tuple(steps), made))
        async with news:
            await news.wait_for(
                lambda: all(one.position is not None and one.position.version >= made for one in self.people)
            )
        (self.book.calm if person.tries == 1 else self.book.rough).append(time.perf_counter() - began)

    async def close(self) -> None:
        """Everybody goes home."""
        for person in self.people:
            await person.http.aclose()
