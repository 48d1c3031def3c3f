"""Who could govern with whom in the 2006 edition (R06-6.2.4, R06-6.3.2)."""

from __future__ import annotations

from typing import Final

from macher.play.pair import Pair, Way
from macher.rules.e2006.phase3_cabinet import is_last_state
from macher.rules.e2006.phase9_election import contenders
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE

PHASE_OF_COALITIONS: Final = 4


def pairs(g: State, land: int, agreements: dict[tuple[int, int], int]) -> tuple[Pair, ...]:
    """Every two seats with the votes that are there: by an offer, by force, or as partners already."""
    first = land * g.seats
    partners = g.partner if land == g.order[0] else [NONE] * g.seats
    found = []
    for seats, agreement in agreements.items():
        total = g.votes[first + seats[0]] + g.votes[first + seats[1]]
        way = way_of(g, land, partners, seats, agreement)
        enough = way != "closed" and total > 0 and would_win(g, land, partners, seats)
        found.append(Pair(seats, total, agreement, way, enough))
    return tuple(found)


def way_of(g: State, land: int, partners: list[int], seats: tuple[int, int], agreement: int) -> Way:
    """By their platforms (R06-6.2.4-3), if both are free; from the phase of coalitions on, both need a tile there."""
    one, other = seats
    if partners[one] == other:
        return "made"
    taken = partners[one] != NONE or partners[other] != NONE
    if taken or is_last_state(g, land) or agreement < g.tables.coalition_match:
        return "closed"
    first = land * g.seats
    tiles = g.tiles[first + one] and g.tiles[first + other]  # who finds nobody takes the tile back
    if not tiles and g.election[land] == g.round and g.phase >= PHASE_OF_COALITIONS:
        return "closed"
    return "sure" if agreement >= g.tables.coalition_force else "open"


def would_win(g: State, land: int, partners: list[int], seats: tuple[int, int]) -> bool:
    """Whether the two come first together, all others being as they are (R06-6.3.2-2)."""
    together = partners[:]
    together[seats[0]], together[seats[1]] = seats[1], seats[0]
    return contenders(g, land, together)[0].seats == seats
