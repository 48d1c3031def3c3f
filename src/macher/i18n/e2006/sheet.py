"""The preliminary sheet of the 2006 edition while it is filled in."""

from __future__ import annotations

from dataclasses import dataclass

from macher.i18n.e2006.words import FIRST, SECOND, Words2006
from macher.rules.e2006.actions import COLUMN_ONE, COLUMN_TWO


@dataclass(frozen=True)
class Blank:
    """What is filled in next: the option of a column (`first`, `second`), or the state of an item (`item`)."""

    part: str
    number: int = 0
    """Which item of the column, from 1."""
    items: int = 0
    """How many items the column has."""
    item: int = 0


def next_blank(words: Words2006, answer: list[int]) -> Blank:
    """The next blank of a sheet: an option, a state for each of its items, and the same for the second column."""
    rest = answer
    for column, part, first_code in ((FIRST, "first", COLUMN_ONE), (SECOND, "second", COLUMN_TWO)):
        if not rest:
            return Blank(part)
        items = words.items(column, rest[0] - first_code)
        if len(rest) <= len(items):
            return Blank("item", len(rest), len(items), items[len(rest) - 1])
        rest = rest[1 + len(items) :]
    raise ValueError("the sheet is full")
