"""Elections, coalitions and media presence."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class ElectionHeld(Event):
    """An election: votes of each seat and the points for them."""

    number: int
    state: int
    votes: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class MajorityWon(Event):
    """One party alone reached the majority."""

    seat: int
    state: int
    bonus: int


@dataclass(frozen=True)
class SeveralReached(Event):
    """Several parties reached the majority; the first list has all of them, the second those with most votes."""

    state: int
    seats: tuple[int, ...]
    winners: tuple[int, ...]
    bonus: int


@dataclass(frozen=True)
class ElectionWon(Event):
    """The winner, or the two partners of the winning coalition; `nose`: only the vote stack decided."""

    seats: tuple[int, ...]
    state: int
    nose: bool


@dataclass(frozen=True)
class NoseBeaten(Event):
    """Who was beaten by a nose, in the order in which they may send a media marker to the national board."""

    state: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class NoWinner(Event):
    """Nobody has a vote: the election has no winner."""

    state: int


@dataclass(frozen=True)
class CoalitionProposed(Event):
    """A party offers a coalition to another."""

    seat: int
    partner: int


@dataclass(frozen=True)
class CoalitionImposed(Event):
    """A party forces a coalition on another."""

    seat: int
    partner: int


@dataclass(frozen=True)
class CoalitionPassed(Event):
    """A party seeks no coalition."""

    seat: int


@dataclass(frozen=True)
class CoalitionAnswered(Event):
    """A party accepts or refuses a coalition."""

    seat: int
    accepted: bool


@dataclass(frozen=True)
class PactMade(Event):
    """Two parties go into the election together, of their own will or by force of the first one."""

    seat: int
    partner: int
    state: int
    agreement: int
    forced: bool


@dataclass(frozen=True)
class CoalitionFormed(Event):
    """The strongest party and its partner, and how many program cards they share."""

    seat: int
    partner: int
    state: int
    agreement: int
    bonus: int


@dataclass(frozen=True)
class NoCoalition(Event):
    """The strongest party finds no partner."""

    seat: int
    state: int
    bonus: int


@dataclass(frozen=True)
class PresenceMoved(Event):
    """A media marker moved to the presence spot of an election."""

    seat: int
    state: int
    spot: int
    worth: int


@dataclass(frozen=True)
class PresenceKept(Event):
    """A media marker stays where it is."""

    seat: int
    state: int
