"""Who could govern with whom in the 2019 edition (R19-14.2 to R19-14.7)."""

from __future__ import annotations

from macher.play.pair import Pair, Way
from macher.rules.e2019.phase9b_election import possible_partners, strongest
from macher.rules.e2019.state import State


def pairs(g: State, land: int, agreements: dict[tuple[int, int], int]) -> tuple[Pair, ...]:
    """Every two seats with the votes that are there: the strongest governs with the best candidate, then the next."""
    votes = g.votes[land * g.seats : (land + 1) * g.seats]
    majority = g.tables.majority
    ways: dict[tuple[int, int], Way] = {}
    if max(votes) < majority:
        lead = strongest(g, votes)
        for place, seat in enumerate(possible_partners(g, lead, votes)):
            ways[min(lead, seat), max(lead, seat)] = "open" if place else "sure"
    found = []
    for seats, agreement in agreements.items():
        total = votes[seats[0]] + votes[seats[1]]
        found.append(Pair(seats, total, agreement, ways.get(seats, "closed"), total >= majority))
    return tuple(found)
