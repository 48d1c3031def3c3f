"""What an event is, its name and its fields."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True)
class Event:
    """Something that happened."""


def event_name(event: Event) -> str:
    """The event's name as it stands in records, JSON and language files: `MediaBought` is `media-bought`."""
    return _name_of(type(event).__name__)


def event_fields(event: Event) -> dict[str, int | tuple[int, ...]]:
    """The event's fields by name."""
    return {name: getattr(event, name) for name in event.__dataclass_fields__}


@cache
def _name_of(kind: str) -> str:
    return "".join("-" + c.lower() if c.isupper() else c for c in kind).lstrip("-")
