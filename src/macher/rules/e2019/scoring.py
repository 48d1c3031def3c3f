"""The end of the game (R19-17)."""

from __future__ import annotations

from dataclasses import dataclass

from macher.rules.e2019.state import State
from macher.rules.events import FinalScored, GameWon
from macher.rules.parts.score import Score, best
from macher.rules.parts.step import Automatic


@dataclass(frozen=True)
class Score2019(Score):
    """The points of a seat (R19-17.5). Cash counts only when the game is over."""

    votes: int
    bonus: int
    media: int
    base: int
    cash: int


class FinalScoring(Automatic[State]):
    """After the last election everything is counted (R19-17.1)."""

    name = "final-scoring"
    rule = "R19-17.1"

    def do(self, g: State, argument: int) -> None:
        if not g.telling:
            return
        for seat, score in enumerate(scores(g)):
            g.tell(FinalScored(seat, **score.by_source()))
        g.tell(GameWon(winners(g)))


def scores(g: State) -> list[Score]:
    """The final score of each seat (R19-17.2 to R19-17.5)."""
    cash = cash_points(g, g.money)
    return [
        Score2019(
            sum(g.points[seat :: g.seats]),
            sum(g.bonus[seat :: g.seats]),
            media_points(g, seat),
            g.base[seat],
            cash[seat],
        )
        for seat in range(g.seats)
    ]


def winners(g: State) -> tuple[int, ...]:
    """Highest total; a tie is a shared victory (R19-17.5)."""
    return best(scores(g))


def media_points(g: State, seat: int) -> int:
    """The numbers of the presence spots that hold own markers (R19-17.2)."""
    total = 0
    for spot, worth in enumerate(g.tables.presence):
        total += worth * g.presence[spot * g.seats + seat]
    return total


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
