"""A service that is killed and started again, always on the same port and the same database."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.service import PATIENCE, free_port, launch

FORKING = Path(__file__).with_name("forking.py")


class MortalService:
    """`macher serve`, started by forking or by the command."""

    def __init__(self, folder: Path, database_url: str) -> None:
        port = free_port()
        self.host = f"127.0.0.1:{port}"
        self.url = f"http://{self.host}"
        self.log = folder / "service.log"
        self.arguments = ["serve", "--port", str(port), "--database-url", database_url]
        self.arguments += ["--rate", "0", "--bot-slot", "0", "--log-level", "warning"]
        environment = {name: value for name, value in os.environ.items() if name != "MACHER_DATABASE_URL"}
        self._forking = subprocess.Popen(
            [sys.executable, str(FORKING), str(self.log), *self.arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self._command: subprocess.Popen[bytes] | None = None
        assert self._line() == "ready"

    def _line(self, send: str | None = None) -> str:
        assert self._forking.stdin is not None
        assert self._forking.stdout is not None
        if send is not None:
            self._forking.stdin.write(send + "\n")
            self._forking.stdin.flush()
        return self._forking.stdout.readline().strip()

    def start(self, *, by_command: bool = False) -> None:
        """Start it; who wants to know when it answers must ask it."""
        if by_command:
            self._command = launch(self.arguments, self.log)
        else:
            assert int(self._line("start")) > 0

    def kill(self) -> None:
        """End it with SIGKILL; it must have run until then."""
        if self._command is None:
            ended = int(self._line("kill"))
        else:
            self._command.send_signal(signal.SIGKILL)
            ended = self._command.wait(PATIENCE)
            self._command = None
        assert ended == -signal.SIGKILL, f"it had ended by itself ({ended}): {self.log.read_text()[-3000:]}"

    def wait_until_healthy(self) -> None:
        """Until it answers that all is well."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            connection = http.client.HTTPConnection(self.host, timeout=10)
            try:
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return
            except (OSError, http.client.HTTPException):
                pass
            finally:
                connection.close()
            time.sleep(0.02)
        raise AssertionError(f"it does not answer: {self.log.read_text()[-3000:]}")

    def close(self) -> None:
        """End everything that was started."""
        if self._command is not None:
            self._command.kill()
            self._command.wait(PATIENCE)
        assert self._forking.stdin is not None
        assert self._forking.stdout is not None
        self._forking.stdin.close()
        try:
            self._forking.wait(PATIENCE)
        finally:
            if self._forking.poll() is None:
                self._forking.kill()
                self._forking.wait(PATIENCE)
            self._forking.stdout.close()


@contextmanager
def mortal_service(folder: Path, database_url: str) -> Iterator[MortalService]:
    """A service that is not started yet; all its processes are ended in the end."""
    service = MortalService(folder, database_url)
    try:
        yield service
    finally:
        service.close()
