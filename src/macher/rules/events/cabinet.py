"""The shadow cabinet and its tiles."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class PoliticianSent(Event):
    """A politician laid face down beside a state, seen by its owner."""

    seat: int
    state: int
    politician: int


@dataclass(frozen=True)
class PoliticianSentUnseen(Event):
    """What the others see of a politician on the way."""

    seat: int
    state: int


@dataclass(frozen=True)
class PoliticianRevealed(Event):
    """A politician turned up beside its state."""

    seat: int
    state: int
    politician: int


@dataclass(frozen=True)
class PoliticianPaid(Event):
    """A politician paid for."""

    seat: int
    politician: int
    price: int


@dataclass(frozen=True)
class PoliticianDeclined(Event):
    """A politician not paid for: it leaves the game without an action."""

    seat: int
    politician: int


@dataclass(frozen=True)
class PoliticianLeft(Event):
    """A politician is done and leaves the game."""

    seat: int
    state: int
    politician: int


@dataclass(frozen=True)
class ActionSkipped(Event):
    """The main (1) or the secondary (2) action of a politician is not used."""

    seat: int
    politician: int
    part: int


@dataclass(frozen=True)
class ActionLocked(Event):
    """A marked action was used: no other politician may use it here by a marked action, in this phase or for good."""

    state: int
    kind: int


@dataclass(frozen=True)
class TilePlaced(Event):
    """A coalition tile laid on a state by a phone."""

    seat: int
    state: int


@dataclass(frozen=True)
class TileReturned(Event):
    """A coalition tile taken back."""

    seat: int
    state: int
