"""Puzzles: turning points of reviewed games, to be decided again before their answer is shown.

A puzzle is seen from the eyes of its seat at that moment and judged by the review of its game. Some come with the
program, from games of bots (`games/*.json`, made by `python -m benchmarks.puzzles`); all other finished games that
were reviewed give theirs as well.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from macher.i18n import Texts
from macher.i18n.render import Renderer
from macher.review.review import SMALL, SURE, TRUST, Review, summed_up, turning_point
from macher.review.words import Card, ReviewWords
from macher.review.work import Choice, Played, Tried, Work
from macher.rules.records import Record

SHIPPED: Final = Path(__file__).parent / "games"
FEW: Final = 4
"""At most one option of so many is as good as the best, or one alone."""

Grade = Literal["best", "good", "worse"]


class Puzzle(Struct, frozen=True):
    """A choice of a finished game, and all that is known of it."""

    choice: Choice
    played: Played

    def tried(self, action: int) -> Tried:
        """What is known of one of its options."""
        return next(one for one in self.played.tried if one.action == action)

    def grade(self, action: int) -> Grade:
        """How good an option is, as far as that can be told."""
        if action == self.choice.best.action:
            return "best"
        return "worse" if surely_worse(self.tried(action)) else "good"

    @property
    def good(self) -> list[int]:
        """The options that are as good as the best one, as far as that can be told."""
        return [one.action for one in self.played.tried if not surely_worse(one)]

    def has(self, action: int) -> bool:
        """Whether something is known of an option."""
        return any(one.action == action for one in self.played.tried)


class Game(Struct, frozen=True):
    """A game that comes with the program, and its puzzles."""

    record: str
    puzzles: list[Puzzle]


def surely_worse(one: Tried) -> bool:
    """Whether an option falls behind the best by more than can be noise."""
    return one.behind > SMALL + SURE * max(one.error, TRUST) / 2**0.5


def puzzles_of(work: Work) -> list[Puzzle]:
    """The puzzles of a reviewed game, the clearest first."""
    return [
        Puzzle(one.choice, one.played)
        for one in summed_up(work).decisions
        if one.choice is not None and one.played is not None and _is_clear(one.choice, one.played)
    ]


def _is_clear(choice: Choice, played: Played) -> bool:
    """Whether only few options are as good as the best one, and what was played is none of them."""
    good = Puzzle(choice, played).good
    return 0 < len(good) <= max(1, len(played.tried) // FEW) and choice.played.action not in good


def card_of(puzzle: Puzzle, record: Record, texts: Texts) -> tuple[Card, Renderer]:
    """The answer: what was played and what was better, and why; and what puts other options into words."""
    work = Work(closer=[puzzle.choice.at], looked=1, played=[puzzle.played])
    point = turning_point(work, puzzle.choice, puzzle.played)
    words = ReviewWords(Review(work, [point], [], []), record, texts)
    return words.decisions[0], words.render


# --- those that come with the program ---------------------------------------------------------------------------------
@cache
def shipped() -> dict[str, tuple[Game, Puzzle]]:
    """Each by its name: edition, variant, number of the game and number of the action."""
    found = {}
    for file in sorted(SHIPPED.glob("*.json")):
        game = msgspec.json.decode(file.read_bytes(), type=Game)
        for puzzle in game.puzzles:
            found[f"{file.stem}-{puzzle.choice.at}"] = game, puzzle
    return found
