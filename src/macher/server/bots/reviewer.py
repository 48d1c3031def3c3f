"""The process in which a game is reviewed: `python -m macher.server.bots.reviewer`, started by `…bots.reviewing`.

It gets the record of one finished game and nothing of any other, and says how far it has come: lengths and JSON over
its standard output. Tables and bots come first: it takes what they leave of the machine.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from macher.server.bots.thinker import LENGTH, tables

NICE: Final = 10
EVERY: Final = 2.0
"""Seconds between two results that are told."""


class Task(msgspec.Struct, kw_only=True):
    """A game to be reviewed, and its review as far as it has come."""

    record: str
    edition: str
    data: Path | None
    work: str


def run(source: BinaryIO, sink: BinaryIO) -> None:
    """Review one game; the first result is told as soon as there is one."""
    from macher.review.growing import grow
    from macher.review.work import kept, read_work
    from macher.rules.records import read_record

    (length,) = LENGTH.unpack(source.read(LENGTH.size))
    task = msgspec.json.decode(source.read(length), type=Task, dec_hook=lambda kind, value: kind(value))
    record = read_record(task.record, lambda edition: tables(edition, task.data))
    work = read_work(task.work)
    if work is None:
        raise ValueError("the review is of another format")
    told = 0.0
    for grown in grow(record, work):
        if grown.result and (grown.over or time.monotonic() - told >= EVERY):
            told = time.monotonic()
            text = kept(grown)
            sink.write(LENGTH.pack(len(text)) + text)
            sink.flush()


if __name__ == "__main__":
    out = sys.stdout.buffer
    sys.stdout = sys.stderr
    os.nice(NICE)
    run(sys.stdin.buffer, out)
