"""What a seat or a spectator may know in the 2006 edition."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.scoring import SCORING
from macher.rules.e2006.seen import Seen
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.views import View, poll_seen, shared_view

DECLINED: Final = -2
"""In `played`: a contribution declined face down."""


def view(g: State, seat: int | None) -> View:
    """What a seat (or a spectator, None) may know."""
    seen: Seen = {
        **shared_view(g, seat, open_money=g.options.open_cash == "true", scoring=SCORING),
        "arrival": g.arrival[:],
        "arrivals": g.arrivals,
        "bids": g.bids[:],
        "played": [_played(g.contribution[other], other == seat) for other in range(g.seats)],
        "converted": g.converted,
        "national": g.national[:],
        "secured": g.secured[:],
        "partner": g.partner[:],
        "poll_at": [poll != NONE for poll in g.poll_at],
        "poll_discard": [poll_seen(g, poll, seat) for poll in g.poll_discard],
        "poll": None if g.poll == NONE else poll_seen(g, g.poll, seat),
        "tiles": g.tiles[:],
        "tile_supply": g.tile_supply[:],
        "contributions": [_contributions(g, other, other == seat) for other in range(g.seats)],
    }
    return View(g.config, seen)


def _is_hidden(contribution: int) -> bool:
    """A declined contribution lies face down until all have played (R06-6.4.2-1)."""
    return contribution != NONE and contribution & 1 == 0


def _played(contribution: int, own: bool) -> int | None:
    if contribution == NONE:
        return None
    return DECLINED if _is_hidden(contribution) and not own else contribution


def _contributions(g: State, seat: int, own: bool) -> int:
    """The contribution cards that a seat may still have, to the viewer's knowledge: a hidden one still counts."""
    if own or not _is_hidden(g.contribution[seat]):
        return g.donations[seat]
    return g.donations[seat] | 1 << (g.contribution[seat] >> 1)
