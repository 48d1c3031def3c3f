"""What a turn costs the service, how many tables of people it holds, and how long games take to load.

    .venv/bin/python -m benchmarks.load                       # SQLite, one process: processor for each turn
    .venv/bin/python -m benchmarks.load --against ../before   # the same in turn with another checkout, and the ratio
    .venv/bin/python -m benchmarks.load --people              # 100, 300, 1,000 tables, a turn a minute at each
    .venv/bin/python -m benchmarks.load --loading             # the first look at games of growing length
    ... --workers 2                                           # PostgreSQL, that many processes for each table

Five people sit at every table, each with a session and a socket; they run in processes of their own. Counted is the
time from sending a turn to the last of the five having it, and the processor time of the service's own processes
(threads included; thinking bots and the database apart) divided by the turns.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from benchmarks.players import SEATS, Leave, Play, Played, SitDown, joined
from tests.server.databases import start_cluster
from tests.server.service import RunningService, person, running_service

TARGET_MS = 100.0
LENGTHS = (5, 125, 250, 375, 500)  # turns of the games that are loaded
SETTLING = 5.0  # seconds until what sitting down has begun is done
RESTING = 20.0
TICKS = os.sysconf("SC_CLK_TCK")


# --- what processes cost ----------------------------------------------------------------------------------------------
def processor(pid: int) -> float:
    """Seconds of processor that a process has used so far, with all its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Kilobytes of memory that a process holds now."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def children(pid: int) -> list[int]:
    """The processes that a process has started: those in which bots think."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]


# --- players ----------------------------------------------------------------------------------------------------------
class PlayerProcess:
    """A process of players."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "benchmarks.players"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def tell(self, task: SitDown | Play | Leave) -> None:
        """Set a task."""
        assert self.process.stdin is not None
        self.process.stdin.write(msgspec.json.encode(task).decode() + "\n")
        self.process.stdin.flush()

    def hear(self) -> Played | None:
        """What came of it."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a process of players has ended")
        return msgspec.json.decode(line, type=Played | None)

    def end(self) -> None:
        """No more tasks."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(60)


# --- a service under load ---------------------------------------------------------------------------------------------
@dataclass
class Cost:
    """What some turns have cost."""

    turns: int = 0
    seconds: float = 0.0
    bots: float = 0.0
    times: list[float] = field(default_factory=list)
    drafts: int = 0
    looks: int = 0
    refused: int = 0
    lost: int = 0

    @property
    def each(self) -> float:
        """Milliseconds of processor for each turn."""
        return 1000 * self.seconds / max(1, self.turns)

    def add(self, done: Played, seconds: float, bots: float) -> None:
        """Some more turns."""
        self.turns += len(done.times)
        self.seconds += seconds
        self.bots += bots
        self.times += done.times
        self.drafts += done.drafts
        self.looks += done.looks
        self.refused += done.refused
        self.lost += done.lost

    def told(self) -> str:
        """As a line of a report."""
        times = sorted(self.times) or [0.0]
        p99 = times[round((len(times) - 1) * 0.99)]
        return (
            f"{self.turns:6} turns {self.drafts / max(1, self.turns):4.1f} drafts each"
            f"  p50 {statistics.median(times):6.1f} ms  p99 {p99:6.1f} ms"
            f"  processor {self.each:6.2f} ms a turn (bots {1000 * self.bots / max(1, self.turns):.2f})"
            f"  looks {self.looks}  refused {self.refused}  lost {self.lost}"
        )


class Loaded:
    """The processes of one service and the players at its tables."""

    def __init__(self, name: str, services: Sequence[RunningService], players: int) -> None:
        self.name = name
        self.services = services
        self.players = [PlayerProcess() for _ in range(players)]
        self.tables = 0
        self.empty = self.memory()

    def sit_down(self, tables: int) -> None:
        """Until there are so many tables, shared out among the processes of players."""
        urls = [service.url for service in self.services]
        more = tables - self.tables
        ends = [self.tables + more * number // len(self.players) for number in range(len(self.players) + 1)]
        for one, first, last in zip(self.players, ends, ends[1:], strict=False):
            one.tell(SitDown(urls, first, last))
        for one in self.players:
            one.hear()
        self.tables = tables

    def play(self, task: Play, cost: Cost | None = None) -> None:
        """Let all tables play; what it costs is added up."""
        before, bots = self.seconds()
        for one in self.players:
            one.tell(task)
        done = joined([played for one in self.players if (played := one.hear()) is not None])
        after, more_bots = self.seconds()
        if cost is not None:
            cost.add(done, after - before, more_bots - bots)

    def rest(self) -> float:
        """Milliseconds of processor in a second in which nobody plays: what it costs to hold the lines."""
        time.sleep(SETTLING)
        before, _ = self.seconds()
        time.sleep(RESTING)
        return 1000 * (self.seconds()[0] - before) / RESTING

    def seconds(self) -> tuple[float, float]:
        """Processor of the service so far, and of its bots."""
        pids = [service.process.pid for service in self.services]
        return sum(map(processor, pids)), sum(processor(child) for pid in pids for child in children(pid))

    def memory(self) -> int:
        """Kilobytes of all processes of the service."""
        return sum(memory(service.process.pid) for service in self.services)

    def told_memory(self) -> str:
        """What a table with its sockets takes."""
        now = self.memory()
        return f"{(now - self.empty) / max(1, self.tables):6.0f} kB a table ({now / 1024:.0f} MB in all)"

    def leave(self) -> None:
        """Close everything."""
        for one in self.players:
            one.tell(Leave())
            one.hear()
            one.end()


@contextmanager
def service_of(tree: Path | None, workers: int, players: int) -> Iterator[Loaded]:
    """A service of this checkout or of another one, on a new database, with its players."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = None
        if workers > 1:
            cluster = start_cluster()
            if cluster is None:
                raise SystemExit("several workers need PostgreSQL, and it is not installed here")
            stack.callback(cluster.remove)
            url = cluster.url(cluster.new_database())
        services = []
        for number in range(workers):
            own = folder / str(number)
            own.mkdir()
            running = running_service(own, url, source=tree and tree / "src")
            services.append(stack.enter_context(running))
        time.sleep(5)  # they read their texts beside the first requests
        yield Loaded(str(tree.resolve().name if tree else "this checkout"), services, players)


# --- the measurements -------------------------------------------------------------------------------------------------
def compare(everyone: Sequence[Loaded], asked: argparse.Namespace) -> None:
    """Processor for each turn, of all services in the same run: first one, then the other, and again."""
    costs = [Cost() for _ in everyone]
    for loaded in everyone:
        loaded.sit_down(asked.tables)
        loaded.play(Play(ahead=asked.ahead))
    for _ in range(asked.rounds):
        for loaded, cost in zip(everyone, costs, strict=True):
            loaded.play(Play(seconds=asked.seconds, pause=asked.pause), cost)
    for loaded, cost in zip(everyone, costs, strict=True):
        print(f"{loaded.name:>14}: {loaded.tables} tables {cost.told()}  {loaded.told_memory()}", flush=True)
    if len(costs) == 2:
        print(f"{everyone[0].name} takes {costs[0].each / costs[1].each:.2f} of the processor of {everyone[1].name}")


def people(everyone: Sequence[Loaded], asked: argparse.Namespace) -> None:
    """More and more tables of people who take a minute for a turn."""
    for tables in asked.steps:
        for loaded in everyone:
            loaded.sit_down(tables)
            loaded.play(Play(ahead=asked.ahead))
            rest = loaded.rest() * asked.pause / tables
            cost = Cost()
            loaded.play(Play(seconds=asked.pause * asked.minutes, pause=asked.pause), cost)
            sockets = f"{tables} tables {tables * SEATS} sockets"
            told = f"{cost.told()}  of which at rest {rest:.2f} ms  {loaded.told_memory()}"
            print(f"{loaded.name:>14}: {sockets} {told}", flush=True)


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
        time.sleep(5)  # it reads its texts beside the first requests
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
    parser.add_argument("--players", type=int, default=2, help="processes of players")
    parser.add_argument("--against", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--tables", type=int, default=16, help="tables for the cost of a turn")
    parser.add_argument("--ahead", type=int, help="turns that tables play before: up to so many (300; of people 20)")
    parser.add_argument("--pause", type=float, help="seconds between turns of a table (1; of people 60)")
    parser.add_argument("--seconds", type=float, default=15.0, help="length of a measurement")
    parser.add_argument("--rounds", type=int, default=4, help="measurements of each service; restarts for --loading")
    parser.add_argument("--people", action="store_true", help="many tables, a turn a minute at each")
    parser.add_argument("--steps", type=int, nargs="+", default=[100, 300, 1000], help="tables of people")
    parser.add_argument("--minutes", type=float, default=1.0, help="pauses that a stage of people lasts")
    parser.add_argument("--loading", action="store_true", help="only the first look at games of growing length")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # services and players have it from us
    if asked.loading:
        with tempfile.TemporaryDirectory() as folder, running_service(Path(folder)) as service:
            load_times(service, asked.rounds)
        return
    asked.pause = asked.pause or (60.0 if asked.people else 1.0)
    asked.ahead = asked.ahead or (20 if asked.people else 300)
    kind = "SQLite, one process" if asked.workers == 1 else f"PostgreSQL, {asked.workers} processes"
    load = os.getloadavg()[0]
    print(f"{kind}; a turn in {asked.pause:g} s at every table; load of the machine before: {load:.1f}", flush=True)
    with ExitStack() as stack:
        trees = [None] if asked.against is None else [None, asked.against]
        everyone = [stack.enter_context(service_of(tree, asked.workers, asked.players)) for tree in trees]
        (people if asked.people else compare)(everyone, asked)
        for loaded in everyone:
            loaded.leave()


if __name__ == "__main__":
    main()
