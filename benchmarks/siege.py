"""A siege of the table service: hostile clients, killed processes and cut connections beside twenty honest tables.

    .venv/bin/python -m benchmarks.siege --minutes 60               # SQLite, one process
    .venv/bin/python -m benchmarks.siege --minutes 60 --workers 2   # PostgreSQL, two workers

Five people play at every honest table, each with a session, a socket and an address of their own. Beside them hostile
visitors in a process of their own try everything in `benchmarks/hostile.py`; the service's processes are killed, its
database connections cut (PostgreSQL) or its database locked for a moment (SQLite). At the end every acknowledged turn
must be in the log once, as it was sent, and every game must replay. Printed are the times of honest turns, the memory
of the service over time, what the hostile visitors were told, and what went wrong, which must be nothing.

All of it stays on this machine and ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import signal
import sqlite3
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.honest import Book, HonestTable
from benchmarks.hostile import Siege, besiege
from macher.data import load
from macher.server.store import open_store
from macher.server.store.check import check_game
from tests.faults.players import check_log
from tests.server.databases import Cluster, start_cluster
from tests.server.service import RunningService, free_port, launch, wait_until_healthy

SAMPLE_EVERY: Final = 5.0
LOCK_TIME: Final = 2.0
MEGABYTE: Final = 1 << 20


@dataclass
class Fortress:
    """The service under siege, and how it is hurt."""

    service: RunningService
    folder: Path
    cluster: Cluster | None
    database: str
    memory: dict[int, list[tuple[float, int]]] = field(default_factory=dict)
    """Bytes of each process over time, by its id."""
    hurt: Counter[str] = field(default_factory=Counter)

    def processes(self) -> list[int]:
        """The processes that serve, the oldest first."""
        workers = [pid for pid in children(self.service.process.pid) if b"thinker" not in command_line(pid)]
        serving = [pid for pid in workers if b"spawn_main" in command_line(pid)]
        return sorted(serving) or [self.service.process.pid]

    def sample(self, began: float) -> None:
        """Write down the memory of every process."""
        for pid in self.processes():
            size = resident(pid)
            if size:
                self.memory.setdefault(pid, []).append((time.monotonic() - began, size))

    async def kill(self) -> None:
        """Kill a process as a power cut would: the youngest worker, so that the oldest shows its memory to the end."""
        self.hurt["kills"] += 1
        if self.cluster is None:
            await asyncio.to_thread(self.service.kill)
            await asyncio.to_thread(self.service.restart)
        else:
            with suppress(ProcessLookupError):
                os.kill(self.processes()[-1], signal.SIGKILL)

    async def cut(self) -> None:
        """Cut all connections to the database, or hold it for a moment."""
        self.hurt["cuts"] += 1
        if self.cluster is not None:
            await asyncio.to_thread(self.cluster.cut, self.database)
        else:
            await asyncio.to_thread(hold, self.folder / "tables.db")


def hold(path: Path) -> None:
    """Keep everybody else from writing to a SQLite file for a moment."""
    with sqlite3.connect(path, timeout=10, isolation_level=None) as connection:
        connection.execute("BEGIN IMMEDIATE")
        time.sleep(LOCK_TIME)
        connection.execute("ROLLBACK")
    connection.close()


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []


def command_line(pid: int) -> bytes:
    """How a process was started."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def resident(pid: int) -> int:
    """The bytes of memory that a process holds."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


# --- the hostile side, in a process of its own ------------------------------------------------------------------------
def attack(urls: list[str], known: str, seed: int, visitors: int, seconds: float, told: Any) -> None:
    """Besiege for so many seconds, then say what was tried and what came back."""
    siege = Siege(urls)

    async def run() -> Counter[str]:
        until = time.monotonic() + seconds
        attacks = [asyncio.create_task(besiege(siege, seed * 1000 + at, until)) for at in range(visitors)]
        while not all(task.done() for task in attacks):
            siege.tables = Path(known).read_text().split()[-40:]
            await asyncio.wait(attacks, timeout=2)
        return sum((task.result() for task in attacks), Counter())

    tried = asyncio.run(run())
    told.send((tried, siege.answers, siege.broken))


# --- the siege --------------------------------------------------------------------------------------------------------
async def stand(
    fortress: Fortress, asked: argparse.Namespace, known: Path, book: Book, hostile: multiprocessing.process.BaseProcess
) -> None:
    """Play at all honest tables while the service is hurt, until the time is over."""
    over = asyncio.Event()
    tables = [HonestTable(number, [fortress.service.url], asked.pause, book) for number in range(asked.tables)]
    games = [asyncio.create_task(table.play(over)) for table in tables]
    began = time.monotonic()
    end = began + asked.minutes * 60
    kill, cut, sample = began + asked.kill_every, began + asked.cut_every, began
    while (now := time.monotonic()) < end:
        for game in games:
            if game.done():
                game.result()  # raises what ended it
        if hostile.exitcode:
            raise SystemExit("the hostile side has failed; without it there is no siege")
        known.write_text("\n".join(book.tables))
        if now >= sample:
            fortress.sample(began)
            sample = now + SAMPLE_EVERY
        if now >= kill:
            await fortress.kill()
            kill = time.monotonic() + asked.kill_every
        if now >= cut:
            await fortress.cut()
            cut = time.monotonic() + asked.cut_every
        await asyncio.sleep(0.5)
    over.set()
    await asyncio.wait_for(asyncio.gather(*games), 120)
    for table in tables:
        await table.close()


def times_in_words(times: Sequence[float]) -> str:
    """Median, 99th percentile and the longest of some seconds."""
    if not times:
        return "none"
    ordered = sorted(times)
    p99 = ordered[round((len(ordered) - 1) * 0.99)]
    return (
        f"{len(ordered)} turns, median {statistics.median(ordered) * 1000:.0f} ms,"
        f" p99 {p99 * 1000:.0f} ms, longest {ordered[-1] * 1000:.0f} ms"
    )


def memory_in_words(memory: dict[int, list[tuple[float, int]]]) -> list[str]:
    """The memory of each process that lived for three minutes: in quarters of its life."""
    lines = []
    for pid, samples in memory.items():
        if samples[-1][0] - samples[0][0] < 180:
            continue
        parts = [samples[len(samples) * at // 4 : len(samples) * (at + 1) // 4] for at in range(4)]
        medians = [statistics.median(size for _, size in part) / MEGABYTE for part in parts]
        minutes = (samples[-1][0] - samples[0][0]) / 60
        quarters = ", ".join(f"{size:.0f}" for size in medians)
        lines.append(f"process {pid}, {minutes:.0f} minutes: median MB in the quarters of its life {quarters}")
    return lines


def judge(book: Book, url: str) -> list[str]:
    """What was lost, doubled or changed: every honest table's log against what its people were told."""
    wrong = list(book.wrong)
    try:
        check_log(url, book.sent, book.tables)
    except AssertionError as error:
        wrong.append(f"the log: {error}")
    store = open_store(url, migrate=False)
    for table in book.tables:
        finding = check_game(store, table, lambda edition: load(edition, None, environment=False))
        if finding.state != "sound":
            wrong.append(f"table {table} is {finding.state}: {finding.words}")
    store.close()
    return wrong


def main() -> int:
    """Besiege, judge and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--workers", type=int, default=1, help="more than one run on PostgreSQL")
    parser.add_argument("--tables", type=int, default=20, help="honest tables")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two turns of an honest table")
    parser.add_argument("--visitors", type=int, default=6, help="hostile visitors at the same time")
    parser.add_argument("--kill-every", type=float, help="seconds; 120 with workers, 900 without")
    parser.add_argument("--cut-every", type=float, default=45.0, help="seconds")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    asked = parser.parse_args()
    asked.kill_every = asked.kill_every or (120.0 if asked.workers > 1 else 900.0)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = start_cluster() if asked.workers > 1 else None
        if asked.workers > 1 and cluster is None:
            raise SystemExit("several workers need PostgreSQL, and it is not installed here")
        database = ""
        url = f"sqlite:///{folder / 'tables.db'}"
        if cluster is not None:
            stack.callback(cluster.remove)
            database = cluster.new_database()
            url = cluster.url(database)
        port = free_port()
        arguments = ["serve", "--port", str(port), "--database-url", url, "--log-level", "warning"]
        arguments += ["--workers", str(asked.workers)]
        log = folder / "service.log"
        service = RunningService(f"http://127.0.0.1:{port}", url, launch(arguments, log), log, arguments)
        stack.callback(service.stop)
        wait_until_healthy(service)
        known = folder / "known"
        known.write_text("")
        here, there = multiprocessing.Pipe(duplex=False)
        seconds = asked.minutes * 60
        hostile = multiprocessing.get_context("spawn").Process(
            target=attack, args=([service.url], str(known), asked.seed, asked.visitors, seconds, there), daemon=True
        )
        kind = "SQLite, one process" if cluster is None else f"PostgreSQL, {asked.workers} workers"
        print(
            f"{kind}; {asked.tables} honest tables, {asked.visitors} hostile visitors at a time,"
            f" {asked.minutes:g} minutes, seed {asked.seed}",
            flush=True,
        )
        fortress, book = Fortress(service, folder, cluster, database), Book()
        hostile.start()
        asyncio.run(stand(fortress, asked, known, book, hostile))
        tried, answers, broken = (
            here.recv() if here.poll(120) else (Counter(), Counter(), ["the hostile side is stuck"])
        )
        service.stop()
        wrong = judge(book, url) + broken
        errors = [str(event) for event in service.errors() if event["event"] != "store_down"]
        print(f"hurt: {dict(fortress.hurt)}; attacks: {sum(tried.values())} {dict(tried.most_common())}")
        print(f"what attackers were told: {dict(answers.most_common())}")
        print(f"honest, answered at the first try: {times_in_words(book.calm)}")
        print(f"honest, sent again after a kill or a cut: {times_in_words(book.rough)}")
        print(f"honest people met: {dict(book.said.most_common())}; games: {len(book.tables)}")
        print("\n".join(memory_in_words(fortress.memory)))
        acknowledged = sum(turn.version is not None for turn in book.sent)
        print(f"acknowledged turns: {acknowledged}; lost, doubled or wrong: {len(wrong)}; logged errors: {len(errors)}")
        for line in [*wrong[:20], *errors[:5]]:
            print(f"  {line[:600]}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
