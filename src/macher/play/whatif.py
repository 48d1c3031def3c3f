"""What if: turns tried in a world that is imagined from what a viewer may know, with what is hidden drawn by chance.

The world comes from a view and a number, from nothing else. So it can tell nothing that the view does not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from macher.play.draft import Draft
from macher.play.errors import UnfinishedTurn
from macher.play.forced import forced_drafts
from macher.rules import Seen, State, View, determinize
from macher.rules.parts.chance import seed_of


@dataclass(frozen=True)
class ImaginedTurn:
    """A turn in an imagined world, and what happened in it."""

    seat: int
    actions: tuple[int, ...]
    events: list[Seen]
    made: bool
    """Whether somebody made it: choices that are none follow by themselves."""


class World:
    """A whole game that fits a view. Another number is another one."""

    def __init__(self, seen: View, number: int) -> None:
        self.seen = seen
        self.number = number
        self.state: State = determinize(seen, Random(seed_of(f"what if, world {number}")))
        self.turns: list[ImaginedTurn] = []

    def play(self, turns: Iterable[tuple[int, Sequence[int]]]) -> None:
        """Make turns, as at the table; raises `Refused` or `TableError` where that cannot be."""
        for seat, actions in turns:
            self.enter(Draft(self.state, seat, actions))

    def enter(self, draft: Draft) -> None:
        """Make a turn that was drafted on the present state of this world, and whatever is forced after it."""
        if draft.unfinished_answer:
            raise UnfinishedTurn("a sealed answer must be complete before it is committed")
        for one in (draft, *forced_drafts(draft)):
            after, told = one.outcome()
            events = [event for step in told for event in step]
            self.turns.append(ImaginedTurn(one.seat, tuple(one.actions), events, one is draft))
        self.state = after

    def chance(self, seat: int) -> int:
        """The chance of a bot in its next decision here: from the number of the world and of the turn."""
        return seed_of(f"what if, world {self.number}, seat {seat}, after {len(self.turns)}")


@dataclass(frozen=True)
class Drawn:
    """What somebody who looks into an imagined world sees that the viewer does not know."""

    money: list[int]
    hands: list[int]
    opinions: list[int]
    politicians: list[int]


def drawn(known: View, shown: View) -> Drawn:
    """What in a view of an imagined world was drawn: it is not in the view that the world was imagined from."""
    real, seen = known.data, shown.data
    seats = range(len(real["parties"]))
    lands = range(len(real["card"]))
    slots = len(real["opinions"]) // len(real["card"])
    return Drawn(
        money=[seat for seat in seats if seen["money"][seat] is not None and real["money"][seat] is None],
        hands=[seat for seat in seats if seen["hands"][seat]["cards"] and real["hands"][seat]["cards"] is None],
        opinions=[
            at
            for at, card in enumerate(seen["opinions"])
            if card is not None
            and card >= 0
            and (real["opinions"][at] is None or real["card"][at // slots] != seen["card"][at // slots])
        ],
        politicians=[land for land in lands if _face_down(seen["rows"][land]) < _face_down(real["rows"][land])],
    )


def _face_down(row: list[Any]) -> int:
    return sum(one["politician"] is None for one in row)
