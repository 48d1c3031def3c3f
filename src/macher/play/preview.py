"""What a turn or a step would give, and how the lands stand: numbers that the seat may know."""

from __future__ import annotations

from dataclasses import dataclass, field

from macher.rules import View


@dataclass(frozen=True)
class PreviewLine:
    """One thing that would come of it: `preview-<key>` in the language files, its numbers, its land and its seats."""

    key: str
    numbers: dict[str, int] = field(default_factory=dict)
    land: int | None = None
    seats: tuple[int, ...] = ()


def preview(seen: View, *actions: int) -> list[PreviewLine]:
    """What the actions would give to the viewer, from what the viewer may know."""
    return []


@dataclass(frozen=True)
class SeatMeter:
    """How one party stands in a land: `gain` is what converting all its rallies now would add to its votes."""

    votes: int
    rallies: int
    trend: int
    match: int
    gain: int
    points: int
    """Of the state's table, at the votes and the gain together."""


@dataclass(frozen=True)
class Meter:
    """How a land stands if everybody converts now: each seat's numbers, and who would win and who influences."""

    land: int
    seats: tuple[SeatMeter, ...]
    leaders: tuple[int, ...]
    influencer: int | None


def meters(seen: View) -> list[Meter]:
    """Every land in play, in the order of the elections; opinions that lie face down count for nothing."""
    return []
