"""How many tables the service holds: scripted players over real sockets, and loading long games.

Run it: `.venv/bin/python -m benchmarks.load` (SQLite, one process) or `... --workers 2` (PostgreSQL, that many
processes, the players of each table spread over them). It
- starts `macher serve` on a new database and seats five players at every table, each with a socket of their own;
- lets every table make a turn a second, at random, and takes the time from sending a turn to the last of its players
  hearing of it;
- adds tables until the 99th percentile passes 100 ms, and prints every stage;
- with one process: starts the service anew and takes the time of the first look at games of growing length.

The players run on the same machine and take their share of it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.client import PARTIES
from tests.server.databases import Cluster, start_cluster
from tests.server.service import RunningService, person, running_service

TARGET_MS = 100.0
SEATS = 5
PAUSE = 1.0  # seconds between two turns of a table
WARM_UP = 5.0  # seconds that are not counted, after the start
LENGTHS = (5, 125, 250, 375, 500)  # turns of the games that are loaded


# --- what a player reads of a push ------------------------------------------------------------------------------------
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


# --- a table with its players -----------------------------------------------------------------------------------------
class Players:
    """The five players of a table: they listen on sockets of their own and take turns as they are asked."""

    def __init__(self, number: int, services: Sequence[RunningService]) -> None:
        self.services = services
        self.number = number
        self.rng = random.Random(number)
        self.positions: list[Position | None] = [None] * SEATS
        self.news = asyncio.Condition()
        self.times: list[float] = []
        self.stopping = False
        self.failures = 0
        self.over = False

    async def sit_down(self) -> None:
        """Make the table and open the sockets, each player at the next service."""
        first = self.services[self.number % len(self.services)]
        self.http = httpx.AsyncClient(base_url=first.url, timeout=60)
        await self.http.get("/api/me")
        seats = [{"party": party, "kind": "me" if at == 0 else "hot"} for at, party in enumerate(PARTIES)]
        edition = "2019" if self.number % 2 else "2006"
        made = await self.post("/api/tables", {"edition": edition, "variant": 7, "seats": seats})
        self.table: str = made.raise_for_status().json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.listening = []
        for seat in range(SEATS):
            at = self.services[(self.number + seat) % len(self.services)].socket_url
            url = f"{at}/api/tables/{self.table}/socket?seat={seat}"
            socket = await connect(
                url,
                additional_headers={"cookie": cookies},
                max_size=None,
                compression=None,
                local_addr=(f"127.0.1.{self.number % 250 + 1}", 0),  # the service limits the sockets of one address
            )
            self.listening.append(asyncio.create_task(self.listen(seat, socket)))

    async def post(self, path: str, body: object) -> httpx.Response:
        """Do something."""
        proof = self.http.cookies.get("macher_csrf") or ""  # there is none before the first change
        return await self.http.post(path, json=body, headers={"x-csrf-token": proof})

    async def listen(self, seat: int, socket: ClientConnection) -> None:
        """Keep the newest position of a seat."""
        async for text in socket:
            message = read_message(text)
            if message.position is not None:
                async with self.news:
                    self.positions[seat] = message.position
                    self.news.notify_all()

    async def play(self) -> None:
        """Take a turn after each pause until told to stop."""
        await asyncio.sleep(self.rng.random() * PAUSE)
        while not self.stopping and not self.over:
            began = time.perf_counter()
            await self.take_turn()
            await asyncio.sleep(max(0.0, PAUSE - (time.perf_counter() - began)))

    async def take_turn(self) -> None:
        """One turn of somebody who is asked; its time, until all five have heard."""
        async with self.news:
            await self.news.wait_for(lambda: None not in self.positions)
        now = [position for position in self.positions if position is not None]
        asked = [seat for seat, position in enumerate(now) if position.asked]
        if not asked:
            self.over = any(position.scores for position in now)
            return
        seat = self.rng.choice(asked)
        position = now[seat]
        version, steps = position.version, list[str]()
        body = {"seat": seat, "version": version, "steps": steps}
        while position.options:
            steps.append(self.rng.choice(position.options).word)
            tried = await self.post(f"/api/tables/{self.table}/draft", body)
            if tried.status_code == 409:  # the table went on meanwhile
                self.failures += 1
                return
            draft = read_draft(tried.raise_for_status().content)
            if draft.done:
                break
            position = draft.position
        key = f"{self.number}-{seat}-{version}"
        began = time.perf_counter()
        answer = await self.post(f"/api/tables/{self.table}/turns", {**body, "key": key})
        if answer.status_code != 200:
            self.failures += 1
            return
        made: int = answer.json()["version"]
        async with self.news:
            await self.news.wait_for(lambda: all(one is not None and one.version >= made for one in self.positions))
        self.times.append((time.perf_counter() - began) * 1000)

    async def leave(self) -> None:
        """Close everything."""
        for task in self.listening:
            task.cancel()
        await asyncio.gather(*self.listening, return_exceptions=True)
        await self.http.aclose()


async def play_for(everybody: Sequence[Players], seconds: float) -> None:
    """Let all tables play for a while; their times are those of this while."""
    for players in everybody:
        players.times, players.stopping = [], False
    games = [asyncio.create_task(players.play()) for players in everybody]
    await asyncio.sleep(seconds)
    for players in everybody:
        players.stopping = True
    await asyncio.gather(*games)


# --- climbing ---------------------------------------------------------------------------------------------------------
async def climb(services: Sequence[RunningService], start: int, step: int, most: int, seconds: float) -> int:
    """Add tables until the 99th percentile passes the target; the largest number that held."""
    everybody: list[Players] = []
    held = 0
    while len(everybody) < most:
        for _ in range(step if everybody else start):
            players = Players(len(everybody), services)
            await players.sit_down()
            everybody.append(players)
        if not held:
            await play_for(everybody, WARM_UP)
        await play_for(everybody, seconds)
        times = sorted(took for players in everybody for took in players.times)
        p99 = times[round((len(times) - 1) * 0.99)]
        failures = sum(players.failures for players in everybody)
        print(
            f"{len(everybody):4} tables {len(everybody) * SEATS:5} sockets {len(times):6} turns"
            f"  median {statistics.median(times):6.1f} ms  p99 {p99:6.1f} ms  refused {failures}",
            flush=True,
        )
        if p99 > TARGET_MS:
            break
        held = len(everybody)
    for players in everybody:
        await players.leave()
    return held


# --- loading ----------------------------------------------------------------------------------------------------------
def load_times(service: RunningService, rounds: int) -> None:
    """Games of growing length, and the first look at each after a restart of the service."""
    client = person(service)
    rng = random.Random(1)
    tables = {}
    for length in LENGTHS:
        table = client.make_table("mhhhh", "2006", variant=7)["id"]
        version = 0
        while version < length:
            asked = client.get(f"/api/tables/{table}").json()["deciders"]
            if not asked:
                break
            answer = client.play_turn(table, asked[0], rng)
            version = version if answer is None else answer.json()["version"]
        tables[version] = table
    looks: dict[int, list[float]] = {version: [] for version in tables}
    for _ in range(rounds):
        service.stop()
        service.restart()
        time.sleep(WARM_UP)  # it reads its texts beside the first requests
        client.get("/api/me")
        client.position(client.make_table("mbb")["id"], 0)  # what the first look at any table costs
        for version, table in tables.items():
            began = time.perf_counter()
            client.position(table, 0)
            looks[version].append((time.perf_counter() - began) * 1000)
    for version, took in looks.items():
        print(f"first look after {version:4} turns: best {min(took):6.1f} ms, median {statistics.median(took):6.1f} ms")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one run on PostgreSQL")
    parser.add_argument("--start", type=int, default=20, help="tables of the first stage")
    parser.add_argument("--step", type=int, default=20, help="tables added at each stage")
    parser.add_argument("--most", type=int, default=400, help="tables at the most; 0: only the loading times")
    parser.add_argument("--seconds", type=float, default=15.0, help="length of a stage")
    parser.add_argument("--rounds", type=int, default=5, help="restarts of the service for the loading times")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = None
        if asked.workers > 1:
            cluster: Cluster | None = start_cluster()
            if cluster is None:
                raise SystemExit("several workers need PostgreSQL, and it is not installed here")
            stack.callback(cluster.remove)
            url = cluster.url(cluster.new_database())
        services = []
        for number in range(asked.workers):
            own = folder / str(number)
            own.mkdir()
            services.append(stack.enter_context(running_service(own, url, "--log-level", "warning")))
        kind = "SQLite, one process" if url is None else f"PostgreSQL, {asked.workers} processes"
        print(f"{kind}; a turn a second at every table; target: 99th percentile under {TARGET_MS:.0f} ms")
        held = asyncio.run(climb(services, asked.start, asked.step, asked.most, asked.seconds))
        print(f"held: {held} tables, {held * SEATS} sockets")
        if asked.workers == 1:
            load_times(services[0], asked.rounds)


if __name__ == "__main__":
    main()
