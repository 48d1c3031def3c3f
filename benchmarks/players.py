"""Scripted people for `benchmarks.load`, in a process of their own: what they cost is not the service's.

The parent writes a line of JSON for each task (sit down, play for a while, leave) and reads a line back. At every table
sit five people, each with a session and a socket. They do what the page does: a draft for every step, then the turn; a
look at the position if the push is not there when the turn is acknowledged; a ping now and then.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Sequence

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import PARTIES

SEATS = 5
PATIENCE = 20.0  # seconds after which a turn that somebody has not heard of counts as lost
PING_EVERY = 50.0  # as the page does
AT_ONCE = 8  # tables that sit down, or play ahead, at the same time
KEEP_LINES = 2.0  # seconds that a silent line is kept: shorter than the service does, even on a busy machine


# --- what the parent says ---------------------------------------------------------------------------------------------
class SitDown(msgspec.Struct, tag=True):
    """Make tables `first` to `last` - 1 at these services and open the sockets."""

    urls: list[str]
    first: int
    last: int


class Play(msgspec.Struct, tag=True):
    """Play at all tables: for some seconds with a pause between turns, or `ahead` turns each without pauses."""

    seconds: float = 0.0
    pause: float = 0.0
    ahead: int = 0


class Leave(msgspec.Struct, tag=True):
    """Close everything."""


class Played(msgspec.Struct):
    """What came of it. Times in ms, from sending a turn to the last of five having it."""

    times: list[float] = []
    drafts: int = 0
    looks: int = 0
    refused: int = 0
    lost: int = 0
    over: int = 0


# --- what a player reads ----------------------------------------------------------------------------------------------
class Option(msgspec.Struct):
    """A possible step."""

    word: str


class Position(msgspec.Struct):
    """As much of a position as a scripted player needs."""

    version: int
    asked: bool
    options: list[Option]
    scores: object | None = None


class Message(msgspec.Struct):
    """A push; only `moved` has a position."""

    type: str
    position: Position | None = None


class Drafted(msgspec.Struct):
    """A draft."""

    done: bool
    position: Position


read_message = msgspec.json.Decoder(Message).decode
read_draft = msgspec.json.Decoder(Drafted).decode


class Person:
    """Somebody with a session of their own."""

    def __init__(self, http: httpx.AsyncClient, url: str, lang: str) -> None:
        self.http = http
        self.url = url
        self.headers = {"accept-language": lang}

    async def get(self, path: str, **query: int) -> httpx.Response:
        """Ask."""
        return await self.http.get(self.url + path, params=query, headers=self.headers)

    async def post(self, path: str, body: object) -> httpx.Response:
        """Do something; the first time a session begins."""
        answer = await self.http.post(self.url + path, json=body, headers=self.headers)
        if "cookie" not in self.headers and answer.cookies:
            cookies = dict(answer.cookies)
            self.headers["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
            self.headers["x-csrf-token"] = cookies["macher_csrf"]
        self.http.cookies.clear()  # one line for all people: everybody keeps their own
        return answer


# --- a table with its players -----------------------------------------------------------------------------------------
class Players:
    """The five players of a table: they listen on sockets of their own and take turns as they are asked."""

    def __init__(self, number: int, urls: Sequence[str], http: httpx.AsyncClient) -> None:
        self.number = number
        self.rng = random.Random(number)
        self.people = [Person(http, urls[(number + seat) % len(urls)], "en") for seat in range(SEATS)]
        self.positions: list[Position | None] = [None] * SEATS
        self.news = asyncio.Condition()
        self.tasks: list[asyncio.Task[None]] = []
        self.done = Played()

    async def sit_down(self) -> None:
        """One makes the table, four join, all listen."""
        seats = [{"party": party, "kind": "me" if at == 0 else "open"} for at, party in enumerate(PARTIES)]
        edition = "2019" if self.number % 2 else "2006"
        wanted = {"edition": edition, "variant": 7, "seats": seats, "public": True}
        made = await self.people[0].post("/api/tables", wanted)
        self.table: str = made.raise_for_status().json()["id"]
        for seat in range(1, SEATS):
            body = {"seat": seat, "name": f"Player {self.number}-{seat}"}
            (await self.people[seat].post(f"/api/tables/{self.table}/join", body)).raise_for_status()
        for seat, person in enumerate(self.people):
            at = person.url.replace("http:", "ws:", 1)
            socket = await connect(
                f"{at}/api/tables/{self.table}/socket?seat={seat}",
                additional_headers={"cookie": person.headers["cookie"], "accept-language": "en"},
                max_size=None,
                compression=None,
                ping_interval=None,
                local_addr=(f"127.{1 + self.number // 250}.1.{self.number % 250 + 1}", 0),  # an address may have 100
            )
            self.tasks += [asyncio.create_task(self.listen(seat, socket)), asyncio.create_task(ping(socket, self.rng))]

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        """Keep the newest position of a seat."""
        async for text in socket:
            message = read_message(text)
            if message.position is not None:
                async with self.news:
                    self.positions[seat] = message.position
                    self.news.notify_all()

    async def play(self, task: Play) -> Played:
        """Turns with pauses until the time is over, or so many in a row."""
        self.done = Played()
        if task.ahead:
            for _ in range(task.ahead):
                await self.take_turn()
            return self.done
        ends = time.perf_counter() + task.seconds
        due = time.perf_counter() + self.rng.random() * task.pause
        while due < ends and not self.done.over:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.take_turn()
            due = max(due + task.pause, time.perf_counter())
        return self.done

    async def take_turn(self) -> None:
        """One turn of somebody who is asked; its time, until all five have heard."""
        async with self.news:
            await self.news.wait_for(lambda: None not in self.positions)
        now = [position for position in self.positions if position is not None]
        asked = [seat for seat, position in enumerate(now) if position.asked]
        if not asked:
            self.done.over = int(any(position.scores for position in now))
            return
        seat = self.rng.choice(asked)
        person, position = self.people[seat], now[seat]
        version, steps = position.version, list[str]()
        body = {"seat": seat, "version": version, "steps": steps}
        while position.options:
            steps.append(self.rng.choice(position.options).word)
            tried = await person.post(f"/api/tables/{self.table}/draft", body)
            if tried.status_code == 409:  # the table went on meanwhile
                self.done.refused += 1
                return
            self.done.drafts += 1
            draft = read_draft(tried.raise_for_status().content)
            if draft.done:
                break
            position = draft.position
        began = time.perf_counter()
        key = f"{self.number}-{seat}-{version}"
        answer = await person.post(f"/api/tables/{self.table}/turns", {**body, "key": key})
        if answer.status_code != 200:
            self.done.refused += 1
            return
        made: int = answer.json()["version"]
        mine = self.positions[seat]
        if mine is None or mine.version < made:
            self.done.looks += 1
            await person.get(f"/api/tables/{self.table}/position", seat=seat)
        try:
            async with asyncio.timeout(PATIENCE), self.news:
                await self.news.wait_for(lambda: all(one is not None and one.version >= made for one in self.positions))
        except TimeoutError:
            self.done.lost += 1
            return
        self.done.times.append((time.perf_counter() - began) * 1000)

    async def leave(self) -> None:
        """Close everything."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def ping(socket: ClientConnection, rng: random.Random) -> None:
    """Say now and then that somebody is there."""
    await asyncio.sleep(rng.random() * PING_EVERY)
    while True:
        try:
            await socket.send('{"type":"ping"}')
        except ConnectionClosed:
            return
        await asyncio.sleep(PING_EVERY)


# --- the process ------------------------------------------------------------------------------------------------------
async def work() -> None:
    """Do what the parent says, until it says no more."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None, keepalive_expiry=KEEP_LINES)
    everybody: list[Players] = []
    decode = msgspec.json.Decoder(SitDown | Play | Leave).decode
    async with httpx.AsyncClient(timeout=60, limits=limits) as http:
        while line := await asyncio.to_thread(sys.stdin.readline):
            task = decode(line)
            done: object = None
            if isinstance(task, SitDown):
                new = [Players(number, task.urls, http) for number in range(task.first, task.last)]
                for at in range(0, len(new), AT_ONCE):
                    await asyncio.gather(*(players.sit_down() for players in new[at : at + AT_ONCE]))
                everybody += new
            elif isinstance(task, Play):
                at_once = AT_ONCE if task.ahead else max(1, len(everybody))
                games = list[Played]()
                for at in range(0, len(everybody), at_once):
                    some = everybody[at : at + at_once]
                    games += await asyncio.gather(*(players.play(share(task, players)) for players in some))
                done = joined(games)
            else:
                await asyncio.gather(*(players.leave() for players in everybody))
                everybody = []
            print(msgspec.json.encode(done).decode(), flush=True)


def share(task: Play, players: Players) -> Play:
    """Ahead of the clock every table plays another number of turns, so that all parts of a game are there."""
    return msgspec.structs.replace(task, ahead=players.rng.randrange(task.ahead)) if task.ahead else task


def joined(parts: Sequence[Played]) -> Played:
    """What came of it at all tables."""
    return Played(
        times=[took for part in parts for took in part.times],
        drafts=sum(part.drafts for part in parts),
        looks=sum(part.looks for part in parts),
        refused=sum(part.refused for part in parts),
        lost=sum(part.lost for part in parts),
        over=sum(part.over for part in parts),
    )


if __name__ == "__main__":
    asyncio.run(work())
