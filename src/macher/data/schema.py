"""What the data files of all editions write in the same way, and how their tables get a digest."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, replace
from typing import TypeAlias, TypeVar

from macher.data import checks
from macher.data.digest import digest
from macher.data.reader import Reader
from macher.rules.e2006.tables import Tables as Tables2006
from macher.rules.e2019.tables import Tables as Tables2019
from macher.rules.parts.config import PARTIES

AnyTables: TypeAlias = Tables2019 | Tables2006

T = TypeVar("T", Tables2019, Tables2006)


def numbers(file: Reader, names: Iterable[str]) -> dict[str, int]:
    """Constants by name; each is a table with a `value`."""
    return {name: file.table(name).integer("value", low=1) for name in names}


def points(card: Reader) -> tuple[int, ...]:
    """The table of a state: what 5, 10, 15, ... and 50 votes bring."""
    found = card.integers("points", length=10, low=1)
    checks.rising(card, "points", found)
    return found


def changes(card: Reader, most: int) -> tuple[int, ...]:
    """What a poll changes for each party, at most so much up or down."""
    return tuple(card.integer(party, low=-most, high=most) for party in PARTIES)


def with_digest(edition: str, tables: T) -> T:
    """The tables named by the digest of everything the rules reckon with: not of names, not of the digest itself."""
    values = asdict(tables)
    del values["digest"]
    for state in values["states"]:
        del state["name"]
    return replace(tables, digest=digest(edition, values))
