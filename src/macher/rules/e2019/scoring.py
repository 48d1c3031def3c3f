"""The end of the game (R19-17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.e2019.state import State
from macher.rules.events import Event, FinalScored
from macher.rules.parts import score
from macher.rules.parts.presence import presence_points
from macher.rules.parts.score import Score


@dataclass(frozen=True)
class Score2019(Score):
    """The points of a seat (R19-17.5). Cash counts only when the game is over."""

    votes: int
    bonus: int
    media: int
    base: int
    cash: int

    def told(self, seat: int) -> Event:
        return FinalScored(seat, **self.by_source())


class FinalScoring(score.FinalScoring[State]):
    """After the last election everything is counted (R19-17.1); a tie is a shared victory (R19-17.5)."""

    rule = "R19-17.1"

    def scores(self, g: State) -> list[Score]:
        """The final score of each seat (R19-17.2 to R19-17.5)."""
        cash = cash_points(g, g.money)
        return [
            Score2019(
                sum(g.points[seat :: g.seats]),
                sum(g.bonus[seat :: g.seats]),
                presence_points(g, seat, g.tables.presence),  # R19-17.2
                g.base[seat],
                cash[seat],
            )
            for seat in range(g.seats)
        ]


SCORING: Final = FinalScoring()


def cash_points(g: State, money: list[int]) -> list[int]:
    """Most cash and second most; ties score in full (R19-17.4, G19-04)."""
    amounts = sorted(set(money), reverse=True)
    points = []
    for own in money:
        if own == amounts[0]:
            points.append(g.tables.cash_first)
        elif own == amounts[1] and (g.options.cash_second_place == "dense" or money.count(amounts[0]) == 1):
            points.append(g.tables.cash_second)
        else:
            points.append(0)
    return points
