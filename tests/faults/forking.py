"""Starts `macher serve` again and again from a process that has imported everything once.

Importing costs far more than starting. Each service is a process of its own, forked before any thread or event loop is
there. Commands come as lines on standard input: `start` and `kill` (SIGKILL). When that input ends, so does all.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import NoReturn


def main(log: str, *arguments: str) -> None:
    """Do what the lines say; answer each with a number."""
    load_everything()
    running = 0
    print("ready", flush=True)
    try:
        for line in sys.stdin:
            if line == "start\n":
                running = os.fork()
                if not running:
                    serve(log, arguments)
                print(running, flush=True)
            else:
                print(end(running), flush=True)
                running = 0
    finally:
        if running:
            end(running)


def end(process: int) -> int:
    """Kill a process; returns how it had ended."""
    os.kill(process, signal.SIGKILL)
    return os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])


def load_everything() -> None:
    """Import and read what a service needs until it answers."""
    import alembic.command
    import psycopg
    import sqlalchemy.dialects.postgresql.psycopg
    import sqlalchemy.dialects.sqlite.pysqlite
    import uvicorn.lifespan.on
    import uvicorn.loops.auto
    import uvicorn.protocols.http.auto
    import uvicorn.protocols.websockets.auto

    import macher.cli.serve
    import macher.server.store.migrate
    from macher.i18n import Texts

    loaded = (alembic, psycopg, sqlalchemy, uvicorn, macher)
    assert all(loaded)
    Texts("en").get("party-spd")  # reads the texts, which takes as long as a start
    gc.freeze()


def serve(log: str, arguments: tuple[str, ...]) -> NoReturn:
    """The command itself, with its output in a file."""
    from macher.cli import main as command

    nothing = os.open(os.devnull, os.O_RDONLY)
    sink = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for target, source in ((0, nothing), (1, sink), (2, sink)):
        os.dup2(source, target)
    sys.argv = ["macher", *arguments]
    try:
        command()
    except SystemExit as end:
        os._exit(end.code if isinstance(end.code, int) else 1)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
