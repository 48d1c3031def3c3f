"""The end of the game (R06-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from macher.rules.e2006.actions import NATIONAL_SPACES
from macher.rules.e2006.phase9_election import matches_national
from macher.rules.e2006.state import State
from macher.rules.events import Event, FinalCounted
from macher.rules.parts import score
from macher.rules.parts.presence import presence_points
from macher.rules.parts.score import Score


@dataclass(frozen=True)
class Score2006(Score):
    """The points of a seat (R06-7-1). `lead` is the bonus for most or second most members."""

    seats: int
    media: int
    members: int
    lead: int
    opinions: int
    secured: int

    def told(self, seat: int) -> Event:
        return FinalCounted(seat, **self.by_source())


class FinalScoring(score.FinalScoring[State]):
    """After the last round everything is counted."""

    rule = "R06-7-1"

    def scores(self, g: State) -> list[Score]:
        """The score of each seat by source (R06-7.1-1 to R06-7.4-2)."""
        lead = membership_bonus(g, g.base)
        return [
            Score2006(
                seats=sum(g.points[seat :: g.seats]),
                media=presence_points(g, seat, g.tables.national_media),
                members=g.base[seat],
                lead=lead[seat],
                opinions=sum(g.tables.national_points[space] for space in matching(g, seat)),
                secured=sum(g.tables.secured_points * g.secured[space] for space in matching(g, seat)),
            )
            for seat in range(g.seats)
        ]

    def winners(self, g: State) -> tuple[int, ...]:
        """Highest total; a tie is shared, or broken by seats or members (R06-7.5-1, G06-59)."""
        found = super().winners(g)
        if g.options.final_tie_break == "shared" or len(found) == 1:
            return found
        measure = g.base
        if g.options.final_tie_break == "seats":
            measure = [sum(g.points[seat :: g.seats]) for seat in range(g.seats)]
        most = max(measure[seat] for seat in found)
        return tuple(seat for seat in found if measure[seat] == most)


SCORING: Final = FinalScoring()


def matching(g: State, seat: int) -> list[int]:
    """The national spaces that agree with a platform."""
    return [space for space in range(NATIONAL_SPACES) if matches_national(g, seat, space)]


def membership_bonus(g: State, members: list[int]) -> list[int]:
    """Most members and second most; who share the first place split both, and a shared second gets none (R06-7.3)."""
    ranks = sorted(set(members), reverse=True)
    first = members.count(ranks[0])
    split = (g.tables.members_first + g.tables.members_second) // first
    bonus = []
    for own in members:
        if own == ranks[0]:
            bonus.append(g.tables.members_first if first == 1 else split)
        elif first == 1 and own == ranks[1] and members.count(own) == 1:
            bonus.append(g.tables.members_second)
        else:
            bonus.append(0)
    return bonus
