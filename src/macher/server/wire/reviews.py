"""The review of a finished game, as far as it has come. Chances are shares of 1; texts are in the reader's language."""

from __future__ import annotations

from typing import Literal

from macher.server.wire.base import Answer


class ReviewSide(Answer):
    """One of two continuations of a turning point: what it is, its chance, and what bots made of it once they did."""

    what: str
    chance: float
    wins: float | None
    points: float | None
    low: int | None
    high: int | None
    """Four games in five ended with points from `low` to `high`."""
    between: list[float] | None
    """Where the share of the victories lies, with 95 % certainty."""


class ReviewSource(Answer):
    """Points of one source, on average, after what came and after the other."""

    name: str
    came: float
    other: float


class ReviewBar(Answer):
    """So many games after what came and after the other ended with points from `low` to `high`."""

    low: int
    high: int
    came: int
    other: int


class ReviewMove(Answer):
    """How much the chance of a seat was moved."""

    seat: int
    change: float


class ReviewCard(Answer):
    """A turning point: a choice that cost much, or something that came by `chance` and moved much."""

    at: int
    """So many actions were taken before it,"""
    version: int
    """and so many turns: the moment in the replay."""
    seat: int
    chance: bool
    when: str
    change: float
    error: float
    came: ReviewSide
    other: ReviewSide
    games: int
    sources: list[ReviewSource]
    spread: list[ReviewBar]
    moved: list[ReviewMove]
    why: str


class ReviewLoss(Answer):
    """Points that a seat gave away in a field of play, and the standard error of that."""

    name: str
    points: float
    error: float


class ReviewAccount(Answer):
    """Where the chance of a seat went: `luck` and `skill` add up to `last` less `first`."""

    seat: int
    first: float
    last: float
    luck: float
    skill: float
    error: float
    chance: float
    others: float
    unsure: float
    accuracy: float
    low: float
    high: float
    choices: int
    lost: list[ReviewLoss]


class ReviewMoment(Answer):
    """A mark below the curve."""

    label: str
    at: int


class ReviewTold(Answer):
    """What can be said so far."""

    known: list[list[float]]
    """After the deal and after each action: the chance of each seat, from what it knew itself;"""
    opened: list[list[float]]
    """the same with everything turned over; empty at first."""
    turns: list[int]
    """How many actions had been taken after so many turns."""
    moments: list[ReviewMoment]
    decisions: list[ReviewCard]
    events: list[ReviewCard]
    accounts: list[ReviewAccount]
    about: str


class Review(Answer):
    """The review of a game. `none`: nobody has asked for it yet, or it was broken off."""

    table: str
    state: Literal["none", "waiting", "growing", "done"]
    done: float
    """The part that is done, 0 to 1."""
    ahead: int
    """How many others wait before it."""
    told: ReviewTold | None
    """None before the first result, and where nothing is newer than the client has."""
