"""Weights as knobs: what can be turned in a planner's table, and how a turned table is named.

A knob is a number that turns a weight up or down: it multiplies it by a power of e, so that 0 leaves it as it is. A
weight that is a list has two: one turns all of it, the other (`name~`) tilts it, the first entries down and the last
ones up. A switch is on or off by the sign of its knob. A weight of nothing has no knob: there is nothing to multiply.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from math import exp
from typing import Any, Final

TILT: Final = "~"
CHANCES: Final = frozenset(
    {
        "media_hold",
        "media_full",
        "media_late",
        "lock_risk",
        "shade",
        "marker_chance",
        "coalition_chance",
        "survival",
        "secured_survival",
        "undercut",
        "undercut_least",
        "kept_card",
    }
)
"""Weights that never go above 1."""


def knobs_of(table: Any) -> list[str]:
    """The names of all knobs of a table."""
    names = []
    for field in fields(table):
        value = getattr(table, field.name)
        if isinstance(value, tuple):
            if any(value):
                names += [field.name, field.name + TILT]
        elif isinstance(value, bool) or value:
            names.append(field.name)
    return names


def turned(table: Any, knobs: Mapping[str, float]) -> Any:
    """A table with its knobs turned."""
    new: dict[str, Any] = {}
    for field in fields(table):
        value = getattr(table, field.name)
        turn = knobs.get(field.name, 0.0)
        tilt = knobs.get(field.name + TILT, 0.0)
        most = 1.0 if field.name in CHANCES else float("inf")
        if isinstance(value, bool):
            new[field.name] = value if turn == 0.0 else turn > 0.0
        elif isinstance(value, int):
            new[field.name] = max(1, round(value * exp(turn)))
        elif isinstance(value, tuple):
            middle = (len(value) - 1) / 2
            new[field.name] = tuple(
                min(most, _short(one * exp(turn + tilt * (at - middle) / middle))) for at, one in enumerate(value)
            )
        else:
            new[field.name] = min(most, _short(value * exp(turn)))
    return replace(table, **new)


def _short(value: float) -> float:
    """Three digits are enough for a belief."""
    return float(f"{value:.3g}")


def changes_between(table: Any, other: Any) -> str:
    """What is different in the other table, as `macher.bots.planner.tables.changed` reads it."""
    found = []
    for field in fields(table):
        old, new = getattr(table, field.name), getattr(other, field.name)
        if isinstance(old, tuple):
            pairs = zip(old, new, strict=True)
            found += [f"{field.name}.{at}={one!r}" for at, (was, one) in enumerate(pairs) if was != one]
        elif old != new:
            found.append(f"{field.name}={int(new) if isinstance(new, bool) else repr(new)}")
    return "+".join(found)
