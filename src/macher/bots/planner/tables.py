"""The tables of weights by name, and tables with some weights changed: `rivalry=0.6+service.3=1.1`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from macher.bots.planner.e2006 import weights as e2006
from macher.bots.planner.e2019 import weights as e2019

Variant = tuple[str, int]
WeightTables = Mapping[Variant, Any]
"""For each edition and number of elections its table."""

PLANNER_1: Final[WeightTables] = {
    ("2019", 4): e2019.PLANNER_1,
    ("2019", 7): e2019.PLANNER_1,
    ("2006", 5): e2006.PLANNER_1,
    ("2006", 7): e2006.PLANNER_1,
}
CLUB: Final[WeightTables] = {
    **{("2019", variant): table for variant, table in e2019.CLUB.items()},
    **{("2006", variant): table for variant, table in e2006.CLUB.items()},
}
EXPERT: Final[WeightTables] = {
    **{("2019", variant): table for variant, table in e2019.EXPERT.items()},
    **{("2006", variant): table for variant, table in e2006.CLUB.items()},
}
"""What proposes to the learned value; in 2006 that of `club`, with which it plays better than with one of its own."""


class UnknownWeight(ValueError):
    """A table has no such weight, or not of such a kind."""


def changed(tables: WeightTables, changes: str) -> WeightTables:
    """The tables with changed weights, each where there is one of its name."""
    wanted: dict[str, str] = {}
    for one in changes.split("+"):
        name, _, text = one.partition("=")
        wanted[name] = text
    known: set[str] = set()
    found = {}
    for variant, table in tables.items():
        found[variant], names = _changed(table, wanted)
        known |= names
    if unknown := set(wanted) - known:
        raise UnknownWeight(", ".join(sorted(unknown)))
    return found


def _changed(table: Any, wanted: Mapping[str, str]) -> tuple[Any, set[str]]:
    """One table with changed weights, and the names of those it has."""
    values: dict[str, Any] = {field.name: getattr(table, field.name) for field in fields(table)}
    names: set[str] = set()
    new: dict[str, Any] = {}
    for name, text in wanted.items():
        field, _, place = name.partition(".")
        old = new.get(field, values.get(field))
        try:
            if old is None:
                continue
            if isinstance(old, tuple):
                at = int(place)
                new[field] = (*old[:at], float(text), *old[at + 1 :]) if at < len(old) else old
            elif isinstance(old, int):  # switches too
                new[field] = type(old)(int(text))
            else:
                new[field] = float(text)
        except ValueError:
            raise UnknownWeight(f"{name}={text}") from None
        names.add(name)
    return replace(table, **new), names
