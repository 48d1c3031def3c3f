"""What an event is, its name and its fields."""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True)
class Event:
    """Something that happened."""


def event_name(event: Event) -> str:
    """The event's name as it stands in records, JSON and language files: `MediaBought` is `media-bought`."""
    return "".join("-" + c.lower() if c.isupper() else c for c in type(event).__name__).lstrip("-")


def event_fields(event: Event) -> dict[str, int | tuple[int, ...]]:
    """The event's fields by name."""
    return {field.name: getattr(event, field.name) for field in fields(event)}
