"""Other processes at the same store: `python -m tests.server.store.processes VERB URL …`, driven by the tests.

Each says `ready`, waits for a line on its standard input, and then does its verb:

    race URL GAME SEAT LAST   append turns against others until the game stands at LAST; prints the versions it won
    write URL GAME            append until killed, each with a snapshot; prints every version that was acknowledged
    bring URL TURNS           bring a whole game, but stop for good in the middle of it
    open URL                  open the store, as a server does that starts; prints how many games there are
"""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

from sqlalchemy import event

from macher.server.store import Conflict, Repeated, Snapshot, Store, StoreBusy, open_store
from tests.server.store.rows import game_row, seat_rows, turn

ROOT = Path(__file__).parents[3]


class Worker:
    """Such a process, seen from a test."""

    def __init__(self, verb: str, *arguments: str) -> None:
        command = [sys.executable, "-m", "tests.server.store.processes", verb, *arguments]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def go(self) -> None:
        """Let it begin, when it is ready."""
        assert self.line() == "ready"
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()

    def line(self) -> str:
        """The next line that it prints."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.endswith("\n"), "the process ended early"
        return line.strip()

    def rest(self) -> list[str]:
        """All that it still prints, when it has ended well."""
        lines = self._last_lines()
        assert self.process.returncode == 0
        return lines

    def kill(self) -> list[str]:
        """Kill it at once; the lines that it had still printed."""
        self.process.send_signal(signal.SIGKILL)
        return self._last_lines()

    def _last_lines(self) -> list[str]:
        """Until the process has ended. A line cut off in the middle does not count."""
        with self.process:
            assert self.process.stdout is not None
            output = self.process.stdout.read()
        return output[: output.rfind("\n") + 1].splitlines()


def main(verb: str, url: str, *arguments: str) -> None:
    """Do what the verb says."""
    if verb == "open":
        wait()
        store = open_store(url)
        print(store.count_games(), flush=True)
        return
    store = open_store(url)
    if verb == "bring":
        wait()
        bring(store, int(arguments[0]))
        return
    game = arguments[0]
    store.load(game)  # warm
    wait()
    if verb == "race":
        race(url, game, int(arguments[1]), int(arguments[2]))
        return
    version = store.game(game).version
    while True:
        try:
            store.append(game, version, turn(version + 1, key=str(version)), snapshot=f"at {version + 1}")
        except (Conflict, Repeated):  # the database was still busy with what one who was killed had sent
            version = store.game(game).version
            continue
        version += 1
        print(version, flush=True)


def bring(store: Store, turns: int) -> None:
    """A whole game; before its snapshot is written, time stands still."""

    def stop(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if statement.startswith("INSERT INTO snapshots"):
            print("the snapshot comes", flush=True)
            signal.pause()

    event.listen(store.engine, "before_cursor_execute", stop)
    game = game_row(version=turns)
    store.bring(game, seat_rows(game), [turn(at) for at in range(1, turns + 1)], Snapshot(turns - 1, "almost"))


def race(url: str, game: str, seat: int, last: int) -> None:
    """Append as often as others let us."""
    store = open_store(url)
    version = 0
    while version < last:
        try:
            store.append(game, version, turn(version + 1, seat=seat, key=f"{seat}, {version}"))
            version += 1
            print(version, flush=True)
        except Conflict as conflict:
            version = conflict.current
        except StoreBusy:  # on a slow disk
            continue


def wait() -> None:
    """Until the test says go, or is gone."""
    print("ready", flush=True)
    if not sys.stdin.readline():
        sys.exit("nobody is there")


if __name__ == "__main__":
    main(*sys.argv[1:])
