"""Sealed choices, auctions and who starts."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class Chosen(Event):
    """A seat has made its sealed choice; what it is stays hidden."""

    seat: int


@dataclass(frozen=True)
class TakenBack(Event):
    """A seat has taken its sealed choice back and is asked again."""

    seat: int


@dataclass(frozen=True)
class BidMade(Event):
    """An open bid."""

    seat: int
    bid: int


@dataclass(frozen=True)
class BidPassed(Event):
    """A seat does not bid."""

    seat: int


@dataclass(frozen=True)
class StartBidsRevealed(Event):
    """All sealed bids for start player; -1 for a seat that may not bid."""

    bids: tuple[int, ...]


@dataclass(frozen=True)
class StartBidsTied(Event):
    """These seats share the highest bid; one open round decides, in this order."""

    seats: tuple[int, ...]
    bid: int


@dataclass(frozen=True)
class StartPlayerFound(Event):
    """The start player of the round, and what that cost."""

    seat: int
    price: int


@dataclass(frozen=True)
class Overbid(Event):
    """A seat bid more than it owns: it loses its money and party base, and may not bid again in this phase."""

    seat: int
    bid: int
    money: int
    base: int


@dataclass(frozen=True)
class StartBidWon(Event):
    """The winner of the bid pays and may name who starts."""

    seat: int
    price: int


@dataclass(frozen=True)
class StartNamed(Event):
    """A seat names who starts the round."""

    seat: int
    target: int
