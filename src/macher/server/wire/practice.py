"""Practice: turning points of reviewed games, to be decided again before their answer is shown."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from macher.server.wire.base import Answer, Request
from macher.server.wire.reviews import ReviewCard


class Puzzle(Answer):
    """A position in which somebody has to choose."""

    id: str
    edition: str
    variant: int
    table: str | None
    """The game of mine that it is from; None: one that comes with the program."""
    field: str
    """What it is about, in words."""
    when: str


class Puzzles(Answer):
    """All that I may practise."""

    puzzles: list[Puzzle]


class PracticeRequest(Request):
    """A puzzle to be tried."""

    puzzle: Annotated[str, Meta(max_length=80)]


class PracticeAnswer(Answer):
    """How good my choice was. All chances are shares of 1."""

    grade: Literal["best", "good", "worse", "unknown"]
    chosen: str
    chance: float
    """The chance to win after my choice, and after the best one; 0 where nothing is known of mine."""
    best: float
    better: list[str]
    """The options that are as good as the best, as far as can be told."""
    card: ReviewCard
    """What was played in that game, the best option, and what bots made of both."""


class Practice(Answer):
    """A puzzle at its table. The answer is told once I have chosen."""

    puzzle: Puzzle
    answer: PracticeAnswer | None
