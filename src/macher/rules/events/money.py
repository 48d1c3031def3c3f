"""Income, donations and dice."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.events.event import Event


@dataclass(frozen=True)
class IncomePaid(Event):
    """Money for points and for party base."""

    seat: int
    points: int
    base: int


@dataclass(frozen=True)
class DonationAccepted(Event):
    """The money of a donation; `base` is the change of party base that the card prints."""

    seat: int
    amount: int
    base: int


@dataclass(frozen=True)
class DonationRejected(Event):
    """A donation refused."""

    seat: int
    amount: int
    base: int


@dataclass(frozen=True)
class ContributionShown(Event):
    """A contribution laid face up: accepted, its money comes when all have played."""

    seat: int
    amount: int


@dataclass(frozen=True)
class ContributionDeclined(Event):
    """A contribution laid face down, seen by its owner."""

    seat: int
    amount: int


@dataclass(frozen=True)
class ContributionLaid(Event):
    """What the others see of a declined contribution: its amount is hidden until all have played."""

    seat: int


@dataclass(frozen=True)
class ContributionPassed(Event):
    """A seat plays no contribution."""

    seat: int


@dataclass(frozen=True)
class LargestRefused(Event):
    """The only seat that declined the largest amount rolls more dice."""

    seat: int
    amount: int


@dataclass(frozen=True)
class DiceRolled(Event):
    """Dice of a seat."""

    seat: int
    faces: tuple[int, ...]
