"""The game, its rounds and phases, and the states that come and go."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class GameBegan(Event):
    """The states in order of their elections."""

    states: tuple[int, ...]


@dataclass(frozen=True)
class FirstMarkerDrawn(Event):
    """The party marker on top of the shuffled stack: the preliminary start player."""

    seat: int


@dataclass(frozen=True)
class RoundBegan(Event):
    """A new round, and the states that vote at its end."""

    round: int
    states: tuple[int, ...]


@dataclass(frozen=True)
class PhaseBegan(Event):
    """A phase of the round, counted through: 1 to 8, then 9 to 12 for 9a to 9d, and 13 for the final scoring."""

    phase: int


@dataclass(frozen=True)
class StateLeft(Event):
    """A state leaves the game after its election."""

    state: int


@dataclass(frozen=True)
class StateEntered(Event):
    """A new state comes into play."""

    state: int
    number: int


@dataclass(frozen=True)
class StartBlockRevealed(Event):
    """The start block of a seat, and the state named beside each of its symbols."""

    seat: int
    block: int
    states: tuple[int, ...]


@dataclass(frozen=True)
class SheetRevealed(Event):
    """The preliminary sheet of a seat: the option of each column, and the states beside its items."""

    seat: int
    first: int
    second: int
    states: tuple[int, ...]


@dataclass(frozen=True)
class FinalScored(Event):
    """The final score of a seat by source."""

    seat: int
    votes: int
    bonus: int
    media: int
    base: int
    cash: int
    total: int


@dataclass(frozen=True)
class FinalCounted(Event):
    """The final score of a seat by source."""

    seat: int
    seats: int
    media: int
    members: int
    lead: int
    opinions: int
    secured: int
    total: int


@dataclass(frozen=True)
class GameWon(Event):
    """The winner, or the winners who share the victory."""

    seats: tuple[int, ...]
