"""SIGKILL at random moments of play, on each database: nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from tests.faults.mortal import mortal_service
from tests.faults.players import Moments, Player, check_log
from tests.shares import share

KILLS = share(8, of=100)
KILLS_OF_THE_FIRST_START = share(2, of=5)  # while the database is being made
BY_COMMAND = share(6, of=33)  # one of so many starts is by `macher serve` itself, the others by a fork
TABLES = (
    (("mhh", "2019"), ("mhb", "2006")),
    (("mhhb", "2006"), ("mhh", "2006")),
    (("mhb", "2019"), ("mhhhh", "2019")),
)


def test_killed_at_random_moments(tmp_path: Path, database_url: str) -> None:
    moments = Moments()
    with mortal_service(tmp_path, database_url) as service, ThreadPoolExecutor(len(TABLES)) as threads:
        players = [Player(service.url, seed, moments) for seed in range(len(TABLES))]
        try:
            rng = random.Random(100)
            for _ in range(KILLS_OF_THE_FIRST_START):
                service.start()
                time.sleep(rng.uniform(0, 0.3))
                service.kill()
            playing = [threads.submit(player.play_on, kinds) for player, kinds in zip(players, TABLES, strict=True)]
            for number in range(KILLS_OF_THE_FIRST_START, KILLS):
                service.start(by_command=number % BY_COMMAND == 0)
                wait_for_a_moment(rng, moments, playing)
                service.kill()
            service.start(by_command=True)
            service.wait_until_healthy()
            moments.over.set()
            for future in playing:
                future.result()
        finally:
            moments.over.set()
            for player in players:
                player.patience = 0
        service.kill()
        for player in players:
            player.close()
        sent = [turn for player in players for turn in player.sent]
        tables = [table for player in players for table in player.tables]
        said = f"{moments.counts}, log: {service.log.read_text()[-2000:]}"
        assert check_log(database_url, sent, tables) > KILLS // 2, said
        assert moments.counts["acknowledged"] > KILLS // 2, said
        assert "Traceback" not in service.log.read_text(), said
        check_database(database_url)


def wait_for_a_moment(rng: random.Random, moments: Moments, playing: list[Future[None]]) -> None:
    """Soon after the start, among the answers, or with a turn on its way."""

    def alive() -> None:
        for future in playing:
            if future.done():
                future.result()

    kind = rng.random()
    if kind < 0.1:
        time.sleep(rng.uniform(0, 0.5))
        return
    moments.wait("answered", rng.randrange(1, 16), alive)
    if kind < 0.7:
        moments.wait("turn on its way", 1, alive)
    time.sleep(rng.uniform(0, 0.015))


def check_database(url: str) -> None:
    """`macher db check` plays every game again."""
    command = [sys.executable, "-m", "macher", "db", "check", "--database-url", url]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " 0 damaged, 0 skipped" in done.stdout
