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
    """A media marker of another party removed for money, and perhaps replaced by an own one."""

    seat: int
    target: int
    state: int
    price: int
    replaced: bool


@dataclass(frozen=True)
class RalliesBought(Event):
    """Rallies organised in a state."""

    seat: int
    state: int
    count: int
    price: int


@dataclass(frozen=True)
class RalliesConverted(Event):
    """Rallies converted: (rallies + trend, at least 1) x (match, at least 1) = gain."""

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
    """A trend marker moved; `trend` is the printed value it shows now."""

    seat: int
    state: int
    spaces: int
    trend: int


@dataclass(frozen=True)
class VotesGained(Event):
    """Votes from a politician or a start block."""

    seat: int
    state: int
    gain: int
    votes: int


@dataclass(frozen=True)
class BaseMoved(Event):
    """The party base changed."""

    seat: int
    change: int
    base: int
