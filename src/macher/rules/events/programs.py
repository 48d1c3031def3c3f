"""Program (policy) cards: hands, displays, programs."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class PackDealt(Event):
    """The pack that a seat looks at now, seen by that seat: dealt to it or passed on to it."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardPicked(Event):
    """The card that a seat picked of its pack, seen by that seat."""

    seat: int
    card: int


@dataclass(frozen=True)
class DraftKept(Event):
    """All that a seat has after the last pick, seen by that seat: its picks and what is left of the last pack."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class PackPassed(Event):
    """All picked a card of their pack and passed the rest to the left."""

    pick: int


@dataclass(frozen=True)
class TopicsMissing(Event):
    """A seat has fewer than five topics: it shows and discards these cards and draws as many."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Cards drawn from the program deck, seen by their owner."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardsDrawnUnseen(Event):
    """What the others see of drawn cards."""

    seat: int
    count: int


@dataclass(frozen=True)
class ProgramLaid(Event):
    """Cards laid face down for the program, seen by their owner."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class ProgramLaidUnseen(Event):
    """What the others see of cards laid for the program."""

    seat: int
    count: int


@dataclass(frozen=True)
class ProgramRevealed(Event):
    """A seat's five program cards."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class HandKept(Event):
    """The card a seat keeps in hand, seen by its owner."""

    seat: int
    card: int


@dataclass(frozen=True)
class CardsDiscarded(Event):
    """Program cards put on the discard pile."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class DisplayRefreshed(Event):
    """The program display was discarded, by a seat or (-1) at the end of the round; a new one follows."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class DisplayFilled(Event):
    """Cards laid on empty spaces of the program display."""

    cards: tuple[int, ...]


@dataclass(frozen=True)
class CardTaken(Event):
    """A card taken from the program display."""

    seat: int
    card: int


@dataclass(frozen=True)
class ProgramChanged(Event):
    """A program card exchanged with a card from hand."""

    seat: int
    old: int
    new: int


@dataclass(frozen=True)
class ProgramSkipped(Event):
    """A seat neither draws nor takes a card."""

    seat: int


@dataclass(frozen=True)
class ProgramsReshuffled(Event):
    """The program (policy) discards were shuffled and are the draw pile."""
