"""Who could govern with whom in the 2019 edition (R19-14.2 to R19-14.7)."""

from __future__ import annotations

from collections.abc import Iterable

from macher.play.pair import Pair
from macher.rules.e2019.phase9b_election import possible_partners, strongest
from macher.rules.e2019.state import State
from macher.rules.parts.lands import program_agreement


def pairs(g: State, lands: Iterable[int]) -> list[tuple[Pair, ...]]:
    """In each land those who may govern together with the votes there."""
    return [pairs_in(g, land) for land in lands]


def pairs_in(g: State, land: int) -> tuple[Pair, ...]:
    """The strongest party with the best candidate, then with the next ones; nobody where somebody has the majority."""
    votes = g.votes[land * g.seats : (land + 1) * g.seats]
    if max(votes) >= g.tables.majority:
        return ()
    lead = strongest(g, votes)
    found = []
    for place, seat in enumerate(possible_partners(g, lead, votes)):
        seats = (min(lead, seat), max(lead, seat))
        total, agreement = votes[lead] + votes[seat], program_agreement(g, lead, seat)
        found.append(Pair(seats, total, agreement, "open" if place else "sure", enough=True))
    return tuple(found)
