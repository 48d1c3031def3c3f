"""What an event is, its name and its fields."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache


@dataclass(frozen=True)
class Event:
    """Something that happened."""


def event_name(event: Event) -> str:
    """The event's name as it stands in records, JSON and language files: `MediaBought` is `media-bought`."""
    return _name_of(type(event))


def event_fields(event: Event) -> dict[str, int | tuple[int, ...]]:
    """The event's fields by name."""
    return {name: getattr(event, name) for name in _fields_of(type(event))}


@cache
def _name_of(kind: type[Event]) -> str:
    return "".join("-" + c.lower() if c.isupper() else c for c in kind.__name__).lstrip("-")


@cache
def _fields_of(kind: type[Event]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
