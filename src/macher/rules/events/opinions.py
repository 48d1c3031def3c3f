"""Opinions in the lands and on the national board."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class DoublePlaced(Event):
    """A double marker laid on an opinion."""

    seat: int
    state: int
    card: int


@dataclass(frozen=True)
class DoubleRemoved(Event):
    """A double marker taken away."""

    seat: int
    state: int
    card: int


@dataclass(frozen=True)
class DoubleReturned(Event):
    """A double marker goes back to the pool with the opinion that it lay on."""

    state: int
    card: int


@dataclass(frozen=True)
class NoInfluencer(Event):
    """No party influences the media of a state."""

    state: int


@dataclass(frozen=True)
class OpinionExchanged(Event):
    """The media influencer exchanged an opinion."""

    seat: int
    state: int
    old: int
    new: int


@dataclass(frozen=True)
class OpinionKept(Event):
    """The media influencer leaves the opinions as they are."""

    seat: int
    state: int


@dataclass(frozen=True)
class OpinionTurned(Event):
    """An opinion turned up in a state."""

    state: int
    card: int


@dataclass(frozen=True)
class OpinionReplaced(Event):
    """An opinion turned up whose topic was there already: it is put away, and the next card comes."""

    state: int
    card: int


@dataclass(frozen=True)
class OpinionMissing(Event):
    """No card is left whose topic does not lie in the state already: the slot stays empty."""

    state: int


@dataclass(frozen=True)
class OpinionDisplayRestored(Event):
    """The opinion display was filled up again with these cards."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class NationalPlaced(Event):
    """An opinion placed on a free space of the national board."""

    seat: int
    card: int
    space: int


@dataclass(frozen=True)
class NationalSecured(Event):
    """An opinion of the national board secured by its like."""

    seat: int
    card: int
    space: int


@dataclass(frozen=True)
class NationalReplaced(Event):
    """An opinion of the national board replaced."""

    seat: int
    old: int
    new: int
    space: int


@dataclass(frozen=True)
class NationalPassed(Event):
    """A winner places no further opinion."""

    seat: int


@dataclass(frozen=True)
class OpinionsDiscarded(Event):
    """The opinions of a state that leaves go to the discard pile."""

    state: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class OpinionsReshuffled(Event):
    """The opinion discards were shuffled and are in the draw pile again."""


@dataclass(frozen=True)
class PoolLaidOut(Event):
    """The cards of the exchange pool."""

    cards: tuple[int, ...]
