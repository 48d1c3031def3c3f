"""Databases for tests: a SQLite file, and a real PostgreSQL server that is started once and stopped at the end.

Every test gets an empty database of its own. Without PostgreSQL its tests are skipped, or fail where CI is set.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import pytest

from macher.server.store import Store, open_store

SETTINGS = {
    "listen_addresses": "''",  # a socket in the server's own folder: no port that another run could hold
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
}


class Cluster:
    """A PostgreSQL server in a folder of its own."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="macher-pg-", dir="/tmp"))  # short enough for a socket's name
        self.numbers = count(1)
        self.running = False
        self.users = 0
        """Fixtures that hold it: each folder of tests has one of its own."""
        if is_root():
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", self.data, "-U", "postgres", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def run(self, program: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs; it refuses to be root."""
        user = ["runuser", "-u", "postgres", "--"] if is_root() else []
        command = [*user, str(self.programs / program), *arguments]
        # Into a file: the server would keep a pipe open.
        with (self.folder / "log").open("ab") as log:
            done = subprocess.run(
                command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
            )
        if done.returncode != 0:
            raise RuntimeError(f"{program} failed:\n{(self.folder / 'log').read_text()[-3000:]}")

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = " ".join(f"-c {key}={value}" for key, value in SETTINGS.items())
        self.run("pg_ctl", "-D", self.data, "-w", "-t", "120", "-o", f"-k {self.folder} {settings}", "start")
        self.running = True

    def stop(self) -> None:
        """Stop the server at once, as a failing machine would."""
        if self.running:
            self.running = False
            self.run("pg_ctl", "-D", self.data, "-w", "-t", "120", "-m", "immediate", "stop")

    def remove(self) -> None:
        """Stop the server and remove its folder."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def execute(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Run a statement as the administrator."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    def new_database(self, tablespace: str = "pg_default") -> str:
        """The name of a new, empty database."""
        name = f"test_{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name} TABLESPACE {tablespace}")
        return name

    def drop_database(self, name: str) -> None:
        """Drop a database, whoever is still connected."""
        if not self.running:
            self.start()
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def cut(self, name: str) -> int:
        """Cut all connections to a database; returns how many there were."""
        return len(
            self.execute(f"SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{name}'")
        )


def is_root() -> bool:
    return os.geteuid() == 0


@cache
def start_cluster() -> Cluster | None:
    """The server of this process, None if PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if not found:
        on_path = shutil.which("initdb")
        found = [Path(on_path)] if on_path else []
    if not found:
        return None
    cluster = Cluster(found[-1].parent)
    atexit.register(cluster.remove)  # should the fixture not come to it
    cluster.start()
    return cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A running PostgreSQL server."""
    running = start_cluster()
    if running is None:
        words = "PostgreSQL is not installed (Debian: apt install postgresql)"
        if os.environ.get("CI"):
            pytest.fail(words)
        pytest.skip(words)
    running.users += 1
    yield running
    running.users -= 1
    if not running.users:
        running.remove()


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    name = cluster.new_database()
    yield cluster.url(name)
    cluster.drop_database(name)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'games.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database: every test that asks for it runs on both kinds."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def store(database_url: str) -> Iterator[Store]:
    """An open store without games, on each kind of database."""
    opened = open_store(database_url)
    yield opened
    opened.close()
