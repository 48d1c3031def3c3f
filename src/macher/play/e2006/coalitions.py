"""Who could govern with whom in the 2006 edition (R06-6.2.4, R06-6.3.2)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from macher.play.pair import Pair, Way
from macher.rules.e2006.phase3_cabinet import is_last_state
from macher.rules.e2006.phase9_election import contenders
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.lands import program_agreement

PHASE_OF_COALITIONS: Final = 4
Agreements = dict[tuple[int, int], int]


def pairs(g: State, lands: Iterable[int]) -> list[tuple[Pair, ...]]:
    """In each land those who may govern together with the votes there; what they share is the same in all lands."""
    agreements = {seats: program_agreement(g, *seats) for seats in combinations(range(g.seats), 2)}
    return [pairs_in(g, land, agreements) for land in lands]


def pairs_in(g: State, land: int, agreements: Agreements) -> tuple[Pair, ...]:
    """Partners, and those who may become partners by an offer or by force, as they would do with the votes there."""
    if is_last_state(g, land):
        return ()
    first = land * g.seats
    most = max(1, *g.votes[first : first + g.seats])  # whoever has less together comes first nowhere
    partners = g.partner if land == g.order[0] else [NONE] * g.seats
    found = []
    for seats, agreement in agreements.items():
        way = way_of(g, land, partners, seats, agreement)
        if way is not None:
            total = g.votes[first + seats[0]] + g.votes[first + seats[1]]
            found.append(Pair(seats, total, agreement, way, total >= most and would_win(g, land, partners, seats)))
    return tuple(found)


def way_of(g: State, land: int, partners: list[int], seats: tuple[int, int], agreement: int) -> Way | None:
    """By their platforms (R06-6.2.4-3), if both are free; from the phase of coalitions on, both need a tile there."""
    one, other = seats
    if partners[one] == other:
        return "made"
    if agreement < g.tables.coalition_match or partners[one] != NONE or partners[other] != NONE:
        return None
    first = land * g.seats
    tiles = g.tiles[first + one] and g.tiles[first + other]  # who finds nobody takes the tile back
    if not tiles and g.election[land] == g.round and g.phase >= PHASE_OF_COALITIONS:
        return None
    return "sure" if agreement >= g.tables.coalition_force else "open"


def would_win(g: State, land: int, partners: list[int], seats: tuple[int, int]) -> bool:
    """Whether the two come first together, all others being as they are (R06-6.3.2-2)."""
    together = partners[:]
    together[seats[0]], together[seats[1]] = seats[1], seats[0]
    return contenders(g, land, together)[0].seats == seats
