"""Names: what can be seen of them, and when two of them look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

LONGEST: Final = 40
MOST_MARKS: Final = 3
"""Marks on one letter: more than any language writes, fewer than it takes to cover the lines above."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and signs that show nothing, whatever their category says."""
SELECTORS: Final = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
LOOK_ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕһԁԝѵαβεζηικμνορτυχγ01i|!ı",
    "abekmhopctyxljshdwvabezhlkmvoptuxyolllll",
)
"""Small letters (also of capitals) that look like a Latin one, and signs that look like l."""


def printable(text: str | None) -> str:
    """A text without anything that cannot be seen."""
    return "".join(char if char.isprintable() else " " for char in text or "")


def clean(name: str | None) -> str:
    """A name as it can be shown: one line, nothing invisible, no signs that mean something in records."""
    spaced = "".join(" " if char.isspace() or char in ",#" else char for char in name or "")
    return " ".join(_visible(unicodedata.normalize("NFKC", spaced)).split())[:LONGEST].strip()


def _visible(text: str) -> str:
    """A text without what shows nothing: controls, joiners, fillers, selectors; and with a few marks on each letter."""
    kept: list[str] = []
    marks = MOST_MARKS  # as if there were no letter yet: a mark needs one
    for char in text:
        category = unicodedata.category(char)
        if category[0] == "C" or char in BLANK or any(low <= ord(char) <= high for low, high in SELECTORS):
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def look(name: str) -> str:
    """The same for names that look the same at a glance."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split()).translate(LOOK_ALIKE)


def unlike(name: str, others: Iterable[str]) -> str:
    """The name, or with a number behind it if another at the table looks the same: the second Anna is Anna 2."""
    taken = {look(other) for other in others}
    if look(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST - len(str(n)) - 1].rstrip()} {n}" for n in count(2))
    return next(each for each in numbered if look(each) not in taken)
