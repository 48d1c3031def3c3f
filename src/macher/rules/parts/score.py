"""The points of a seat by source, and the end of the game. An edition names its sources as fields of its own score."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TypeVar

from macher.rules.events import Event, GameWon
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.frozen import Frozen
from macher.rules.parts.step import Automatic

C = TypeVar("C", bound=Campaign)


@dataclass(frozen=True)
class Score(Frozen):
    """Points by source."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(getattr(self, field.name) for field in fields(self))

    def by_source(self) -> dict[str, int]:
        """The points by source, and the total."""
        points = {field.name: int(getattr(self, field.name)) for field in fields(self)}
        return {**points, "total": self.total}

    def told(self, seat: int) -> Event:
        """The event that tells it."""
        raise NotImplementedError


def best(scores: list[Score]) -> tuple[int, ...]:
    """The seats with the highest total."""
    totals = [score.total for score in scores]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


class FinalScoring(Automatic[C]):
    """After the last election everything is counted. What counts, and who wins a tie, each edition says."""

    name = "final-scoring"

    def scores(self, g: C) -> list[Score]:
        """The score of each seat, as it would be if the game ended now."""
        return []

    def winners(self, g: C) -> tuple[int, ...]:
        """The seats that win: the highest total, a tie is a shared victory."""
        return best(self.scores(g))

    def do(self, g: C, argument: int) -> None:
        if not g.telling:
            return
        for seat, score in enumerate(self.scores(g)):
            g.tell(score.told(seat))
        g.tell(GameWon(self.winners(g)))
