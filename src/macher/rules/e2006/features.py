"""Features of what a seat may know in the 2006 edition, as whole numbers in a fixed order."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.actions import CONTRIBUTION_CARDS, NATIONAL_SPACES
from macher.rules.e2006.order_of_play import STEPS
from macher.rules.e2006.phase8_conversion import votes_for
from macher.rules.e2006.phase9_election import matches_national
from macher.rules.e2006.scoring import SCORING
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, MOST_SEATS
from macher.rules.parts.features import (
    FEW,
    MONEY,
    POINTS,
    Named,
    asking_steps,
    bits,
    fill_shared,
    fill_zeros,
    shared_names,
)
from macher.rules.parts.lands import raw_match
from macher.rules.parts.presence import presence_points
from macher.rules.parts.views import knows_poll

ASKING: Final = asking_steps(STEPS)

A_SEAT: Final[list[Named]] = [
    ("presence", POINTS),
    ("first_bid", MONEY),
    ("contribution_played", 1.0),
    ("contributions", 5.0),
    ("partner", 1.0),
    ("has_partner", 1.0),
    ("tile_supply", FEW),
    ("poll", FEW),
]
A_LAND: Final[list[Named]] = [
    ("poll_lies", 1.0),
    *[(f"seat{seat}.tiles", 1.0) for seat in range(MOST_SEATS)],
]
A_SPACE: Final[list[Named]] = [
    ("taken", 1.0),
    ("secured", FEW),
    ("own_match", 1.0),
    ("rivals_matching", FEW),
]


def names() -> list[Named]:
    """What `fill` writes."""
    found = shared_names(STEPS)
    for seat in range(MOST_SEATS):
        found += [(f"seat{seat}.{name}", by) for name, by in A_SEAT]
    for land in range(LANDS):
        found += [(f"land{land}.{name}", by) for name, by in A_LAND]
    for space in range(NATIONAL_SPACES):
        found += [(f"national{space}.{name}", by) for name, by in A_SPACE]
    found += [(f"own_contribution{card}", 1.0) for card in range(CONTRIBUTION_CARDS)]
    found += [("poll_in_hand", 1.0)]
    return found


NAMES: Final = names()
SHARED: Final = len(shared_names(STEPS))


def fill(g: State, viewer: int, out: list[int]) -> None:
    """Everything that the viewer knows, into a list of `len(NAMES)` numbers."""
    fill_shared(g, viewer, out, ASKING, g.options.open_cash == "true", projected_votes(g))
    at: int = SHARED
    poll = NONE if g.poll == NONE or not knows_poll(g, g.poll, viewer) else g.poll
    for distance in range(g.seats):
        seat = (viewer + distance) % g.seats
        played = g.contribution[seat]
        hidden = played != NONE and played & 1 == 0 and seat != viewer
        out[at] = presence_points(g, seat, g.tables.national_media)
        out[at + 1] = max(g.bids[seat], 0)
        out[at + 2] = 1 if played != NONE else 0
        # A contribution declined face down still counts to the others: they do not know which one it is.
        out[at + 3] = bits(g.donations[seat] | 1 << (played >> 1)) if hidden else bits(g.donations[seat])
        out[at + 4] = 1 if g.partner[viewer] == seat else 0
        out[at + 5] = 1 if g.partner[seat] != NONE else 0
        out[at + 6] = g.tile_supply[seat]
        out[at + 7] = 0 if poll == NONE else g.tables.polls[poll].changes[g.parties[seat]]
        at += len(A_SEAT)
    at = fill_zeros(out, at, (MOST_SEATS - g.seats) * len(A_SEAT))
    fill_zeros(out, at, LANDS * len(A_LAND))
    for land in g.order:
        out[at] = 1 if g.poll_at[land] != NONE else 0
        for distance in range(g.seats):
            out[at + 1 + distance] = g.tiles[land * g.seats + (viewer + distance) % g.seats]
        at += len(A_LAND)
    at += (LANDS - len(g.order)) * len(A_LAND)
    for space in range(NATIONAL_SPACES):
        rivals: int = 0
        for seat in range(g.seats):
            if seat != viewer and matches_national(g, seat, space):
                rivals += 1
        out[at] = 1 if g.national[space] != NONE else 0
        out[at + 1] = g.secured[space]
        out[at + 2] = 1 if matches_national(g, viewer, space) else 0
        out[at + 3] = rivals
        at += len(A_SPACE)
    for card in range(CONTRIBUTION_CARDS):
        out[at + card] = g.donations[viewer] >> card & 1
    out[at + CONTRIBUTION_CARDS] = 0 if g.poll == NONE else 1
    if not g.waiting:
        fill_final(g, viewer, out)


def fill_final(g: State, viewer: int, out: list[int]) -> None:
    """When the game is over, everybody knows the final scores."""
    for seat, score in enumerate(SCORING.scores(g)):
        out[FINAL[(seat - viewer) % g.seats]] = score.total


FINAL: Final = [at for at, (name, _) in enumerate(NAMES) if name.endswith(".final")]


def projected_votes(g: State) -> list[int]:
    """Votes by land and seat if all meetings were converted now."""
    found = g.votes[:]
    for land in g.order:
        for seat in range(g.seats):
            at = land * g.seats + seat
            if g.rallies[at]:
                gain = votes_for(g.scale[g.trend[at]] + raw_match(g, seat, land), g.rallies[at])
                found[at] = min(g.tables.most_votes, found[at] + gain)
    return found
