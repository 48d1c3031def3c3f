"""A real service for tests: `macher serve` as a process of its own, on a free port and a database of its own."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.client import Client

PATIENCE = 300.0
PORTS = range(12_000, 30_000)
"""Below those that the system gives to clients: while a service starts or is down, nobody gets its port by chance."""


def event_of(line: bytes) -> dict[str, Any]:
    """A line of a log; one that is no event, as of a process that ended badly, counts as an error."""
    try:
        event: dict[str, Any] = json.loads(line)
    except ValueError:
        return {"event": line.decode(errors="replace"), "level": "error"}
    return event


@dataclass
class RunningService:
    """A service that runs: its address, its process, and how it was started."""

    url: str
    database_url: str
    process: subprocess.Popen[bytes]
    log: Path
    arguments: list[str] = field(default_factory=list)

    @property
    def socket_url(self) -> str:
        """Where its sockets are."""
        return self.url.replace("http:", "ws:", 1)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        """The lines of its log after so many bytes."""
        with self.log.open("rb") as said:
            said.seek(since)
            return [event_of(line) for line in said]

    def errors(self, since: int = 0) -> list[dict[str, Any]]:
        """What it called an error itself. That a denied socket was answered is none, though uvicorn says so."""
        told = [event for event in self.events(since) if event["level"] == "error"]
        return [event for event in told if "without completing handshake" not in event["event"]]

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to end; returns its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def restart(self) -> None:
        """Start it again on the same port and database."""
        self.process = launch(self.arguments, self.log)
        wait_until_healthy(self)


def free_port() -> int:
    """A port that nobody uses, and that nobody is given."""
    ports = list(PORTS)
    random.SystemRandom().shuffle(ports)
    for port in ports:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("no port is free")


def launch(
    arguments: list[str], log: Path, *, files: int | None = None, source: Path | None = None
) -> subprocess.Popen[bytes]:
    """The process, with its log in a file; perhaps with few open files, or of the `source` of another checkout."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", **({} if source is None else {"PYTHONPATH": str(source)})}
    environment.pop("MACHER_DATABASE_URL", None)
    command = [sys.executable, "-m", "macher", *arguments]
    if files is not None:
        command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
    with log.open("ab") as sink:
        return subprocess.Popen(command, stdout=sink, stderr=sink, env=environment)


def wait_until_healthy(service: RunningService) -> None:
    """Until it answers; fails with its log if it ended instead."""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        if service.process.poll() is not None:
            raise AssertionError(f"the service ended: {service.log.read_text()[-3000:]}")
        try:
            if httpx.get(f"{service.url}/healthz", timeout=5).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"the service does not answer: {service.log.read_text()[-3000:]}")


@contextmanager
def running_service(
    folder: Path,
    database_url: str | None = None,
    *more: str,
    files: int | None = None,
    source: Path | None = None,
) -> Iterator[RunningService]:
    """`macher serve` on a free port, ended (killed if need be) when the test is over."""
    url = database_url or f"sqlite:///{folder / 'tables.db'}"
    port = free_port()
    # Bots that have no time do the same each time, on any machine; another checkout may not know it.
    slot = ["--bot-slot", "0", "--order-pause", "0", "--bot-seconds", "0"] if source is None else []
    arguments = ["serve", "--port", str(port), "--database-url", url, "--rate", "0", *slot, *more]
    log = folder / "service.log"
    process = launch(arguments, log, files=files, source=source)
    service = RunningService(f"http://127.0.0.1:{port}", url, process, log, arguments)
    try:
        wait_until_healthy(service)
        yield service
    finally:
        if service.process.poll() is None:
            service.process.kill()
            service.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    """One service on SQLite for all tests that do not need one of their own."""
    with running_service(tmp_path_factory.mktemp("service")) as running:
        yield running


def person(service: RunningService) -> Client:
    """Somebody new with a browser of their own."""
    return Client(httpx.Client(base_url=service.url, timeout=PATIENCE))


def program(service: RunningService, token: str) -> Client:
    """A program with the token of a seat."""
    return Client(httpx.Client(base_url=service.url, timeout=PATIENCE), token)


@pytest.fixture
def anna(service: RunningService) -> Iterator[Client]:
    """Somebody new."""
    client = person(service)
    yield client
    client.http.close()


@pytest.fixture
def ben(service: RunningService) -> Iterator[Client]:
    """Somebody else."""
    client = person(service)
    yield client
    client.http.close()
