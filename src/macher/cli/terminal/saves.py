"""Keeping the game: the record is written after every action, so that even a killed program loses nothing."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from macher.play import Draft, Table


class Keeper:
    """Writes the record of a table to its file. `failed` holds what went wrong the last time, for the player to see."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed: OSError | None = None

    def begin(self, table: Table) -> None:
        """The first writing; a place that cannot be written to is an error before anybody has played."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, table.save())

    def keep(self, table: Table, draft: Draft | None = None) -> None:
        """Write the record as it stands, with the steps of a turn being made.

        A full disk must not end the game: the player is told and may go on.
        """
        try:
            write_whole(self.path, table.save(draft))
            self.failed = None
        except OSError as error:
            self.failed = error

    @property
    def resume_command(self) -> str:
        """What to type to go on with the game."""
        return f"{called_as()} play --terminal --resume {shlex.quote(str(self.path))}"

    @property
    def replay_command(self) -> str:
        """What to type to see the game again."""
        return f"{called_as()} replay {shlex.quote(str(self.path))}"


def called_as() -> str:
    """The command as the player has it: `macher`, or through the script at the root of a checkout."""
    return os.environ.get("MACHER_COMMAND", "macher")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at every moment either the old text or the new one is there, never a part."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        beside.write_text(text, encoding="utf-8")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)
