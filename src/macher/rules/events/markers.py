"""Markers in the lands and on the tracks: media, rallies, trend, votes, party base."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class MediaBought(Event):
    """A media marker bought and placed."""

    seat: int
    state: int
    price: int


@dataclass(frozen=True)
class MediaPassed(Event):
    """A seat buys no media marker for now."""

    seat: int


@dataclass(frozen=True)
class MediaOusted(Event):
    """A media marker of another party removed for money, and perhaps replaced by an own one, paid to the bank."""

    seat: int
    target: int
    state: int
    price: int
    replaced: bool
    bank: int


@dataclass(frozen=True)
class MediaReturned(Event):
    """Media markers go back to their owner from a state that leaves."""

    seat: int
    state: int
    count: int


@dataclass(frozen=True)
class RalliesBought(Event):
    """Rallies organised in a state."""

    seat: int
    state: int
    count: int
    price: int


@dataclass(frozen=True)
class MeetingsLaidOut(Event):
    """The meetings that each seat has on the board of a new state."""

    state: int
    counts: tuple[int, ...]


@dataclass(frozen=True)
class RalliesConverted(Event):
    """Rallies converted with this trend and this match; `gain` is how far the votes marker moved."""

    seat: int
    state: int
    rallies: int
    trend: int
    match: int
    gain: int
    votes: int


@dataclass(frozen=True)
class ConversionPassed(Event):
    """A seat converts nothing in a state this round."""

    seat: int
    state: int


@dataclass(frozen=True)
class TrendMoved(Event):
    """A trend marker moved by so many spaces, none at an end; `trend` is the printed value it shows now."""

    seat: int
    state: int
    spaces: int
    trend: int


@dataclass(frozen=True)
class VotesGained(Event):
    """Votes from a politician or a start sheet; `gain` is how far the marker moved."""

    seat: int
    state: int
    gain: int
    votes: int


@dataclass(frozen=True)
class VotesRestacked(Event):
    """A votes marker that can go no further comes to lie on top of those on its space."""

    seat: int
    state: int


@dataclass(frozen=True)
class BaseMoved(Event):
    """The party base changed by so much, by nothing at an end of its track."""

    seat: int
    change: int
    base: int
