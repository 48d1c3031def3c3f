"""What can be foretold in the 2019 edition only."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.phase9a_votes import ConvertIn
from macher.rules.e2019.phase9b_election import possible_partners, strongest
from macher.rules.e2019.state import State
from macher.rules.parts.codes import MOST_POLITICIANS, SEND

CONVERSION: Final = ConvertIn()


def winners(g: State, land: int) -> tuple[int, ...]:
    """Who would win the election with these votes (R19-14.2 to R19-14.7); whom an option asks, says yes."""
    votes = g.votes[land * g.seats : (land + 1) * g.seats]
    big = [seat for seat in g.turn_order() if votes[seat] >= g.tables.majority]
    if big:
        return tuple(seat for seat in big if votes[seat] == max(votes))
    lead = strongest(g, votes)
    return (lead, *possible_partners(g, lead, votes)[:1])


def special(g: State, seat: int, action: int) -> list[tuple[str, dict[str, int]]]:
    """A politician is paid for when it is turned up (R19-10.2)."""
    if SEND <= action < SEND + MOST_POLITICIANS:
        price = g.tables.politicians[action - SEND].cost
        return [("price-later", {"price": price})]
    return []


def settle(g: State) -> None:
    """Nothing waits for a later choice in this edition."""
