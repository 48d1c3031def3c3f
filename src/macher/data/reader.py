"""Typed reading of data tables: every value is fetched with its check, and what nobody fetched is an error."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from macher.data.documents import RESERVED, DataError, Table, hint, near

HIGHEST = 999
"""No number of the game is near it; a longer one is a slip of the finger."""


class Reader:
    """One table of a data file. Remembers which keys were read, so that `finish` can name the unknown ones."""

    def __init__(self, file: str, table: Table, path: tuple[str, ...] = ()) -> None:
        self.file = file
        self._table = table
        self._path = path
        self._read: list[str] = []
        self._children: list[Reader] = []

    def fail(self, key: str, reason: str, code: str = "", **values: str | int) -> NoReturn:
        """Refuse the value at `key` (below this table); by a code the reader is told so in any language."""
        place = ".".join((*self._path, key) if key else self._path)
        where = {"where": f"{self.file}: {place}"} if code else {}
        raise DataError(self.file, place, reason, code, **where, **values)

    def table(self, key: str) -> Reader:
        value = self._value(key)
        if not isinstance(value, dict):
            self.fail(key, f"expected a table, got {_shown(value)}", "data-no-table")
        child = Reader(self.file, value, (*self._path, key))
        self._children.append(child)
        return child

    def integer(self, key: str, low: int = 0, high: int = HIGHEST) -> int:
        return self._whole(key, self._value(key), low, high)

    def integers(self, key: str, length: int | None = None, low: int = 0, high: int = HIGHEST) -> tuple[int, ...]:
        cells = self._cells(key, length)
        return tuple(self._whole(f"{key}.{place}", cell, low, high) for place, cell in enumerate(cells, 1))

    def flag(self, key: str) -> bool:
        value = self._value(key)
        if not isinstance(value, bool):
            self.fail(key, f"expected true or false, got {_shown(value)}", "data-no-flag")
        return value

    def text(self, key: str) -> str:
        return self._words(key, self._value(key))

    def texts(self, key: str, length: int | None = None) -> tuple[str, ...]:
        cells = self._cells(key, length)
        return tuple(self._words(f"{key}.{place}", cell) for place, cell in enumerate(cells, 1))

    def finish(self) -> None:
        """Refuse keys that were never read, here and in every table below."""
        for key in self._table:
            if key not in self._read and key not in RESERVED:
                reason = f"unknown key{hint(key, self._read)}"
                self.fail(key, reason, "data-unknown-key", near=near(key, self._read), known=", ".join(self._read))
        for child in self._children:
            child.finish()

    def _value(self, key: str) -> object:
        self._read.append(key)
        if key not in self._table:
            self.fail(key, "missing", "data-missing")
        return self._table[key]

    def _cells(self, key: str, length: int | None) -> Sequence[object]:
        value = self._value(key)
        if not isinstance(value, list):
            self.fail(key, f"expected a list, got {_shown(value)}", "data-no-list")
        if length is not None and len(value) != length:
            reason = f"{len(value)} values, expected {length}"
            self.fail(key, reason, "data-length", found=len(value), expected=length)
        if not value:
            self.fail(key, "the list is empty", "data-empty")
        return value

    def _whole(self, key: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(key, f"expected a whole number, got {_shown(value)}", "data-no-whole")
        if not low <= value <= high:
            reason = f"{value} is not between {low} and {high}"
            self.fail(key, reason, "data-range", value=value, low=low, high=high)
        return value

    def _words(self, key: str, value: object) -> str:
        if not isinstance(value, str):
            self.fail(key, f"expected a text, got {_shown(value)}", "data-no-text")
        if not value.strip():
            self.fail(key, "the text is empty", "data-empty")
        return value


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return "a table"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
