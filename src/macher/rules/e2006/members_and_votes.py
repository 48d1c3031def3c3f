"""Moving the membership and the votes markers of the 2006 edition."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.state import State
from macher.rules.events import BaseMoved, VotesGained, VotesRestacked

PRINTED_TRACK: Final = 80  # where the printed membership track ends (G06-57)


def add_members(g: State, seat: int, change: int) -> None:
    """Members never fall below 0; there is no ceiling unless a table wants one (G06-57)."""
    before = g.base[seat]
    members = max(0, before + change)
    if g.options.membership_cap == "80":
        members = min(members, PRINTED_TRACK)
    g.base[seat] = members
    if g.telling:
        g.tell(BaseMoved(seat, members - before, members))


def move_votes(g: State, seat: int, land: int, gain: int) -> None:
    """The marker stops at 50; whoever arrives on a space lies on top of who is there (R06-6.2.8-10, G06-39)."""
    at = land * g.seats + seat
    votes = min(g.tables.most_votes, g.votes[at] + gain)
    if votes != g.votes[at] or (gain and g.options.restack_at_50 == "true"):
        if g.telling and votes == g.votes[at]:
            g.tell(VotesRestacked(seat, g.card[land]))
        g.votes[at] = votes
        g.arrivals += 1
        g.arrival[at] = g.arrivals


def gain_votes(g: State, seat: int, land: int, gain: int) -> None:
    """Votes from the preliminary sheet or the cabinet."""
    at = land * g.seats + seat
    before = g.votes[at]
    move_votes(g, seat, land, gain)
    if g.telling:
        g.tell(VotesGained(seat, g.card[land], g.votes[at] - before, g.votes[at]))
