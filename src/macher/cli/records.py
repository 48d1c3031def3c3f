"""Game records that a person names."""

from __future__ import annotations

from pathlib import Path

from macher.rules.records import RecordError


def text_of(file: Path) -> str:
    """What stands in the file of a record."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise RecordError(line, "this is not text", "text") from error
