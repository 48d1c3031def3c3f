"""What a seat or a spectator may know in the 2019 edition (R19-2)."""

from __future__ import annotations

from macher.rules.e2019.decks import back_of
from macher.rules.e2019.scoring import SCORING
from macher.rules.e2019.seen import PollSeen, Seen
from macher.rules.e2019.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.views import View, hand_seen, poll_seen, shared_view


def view(g: State, seat: int | None) -> View:
    """What a seat (or a spectator, None) may know."""
    seen: Seen = {
        **shared_view(g, seat, open_money=g.options.cash_visibility == "open", scoring=SCORING),
        "auctioneer": g.auctioneer,
        "excluded": g.excluded,
        "acted": g.acted,
        "influencer": g.influencer,
        "lead": g.lead,
        "candidates": g.candidates[:],
        "moved": g.moved,
        "locks": g.locks[:],
        "program_display": g.program_display[:],
        "poll_top": back_of(g, g.poll_deck[-1]) if g.poll_deck else None,
        "poll_discard": [_with_back(g, poll, seat) for poll in g.poll_discard],
        "poll": None if g.poll == NONE else _with_back(g, g.poll, seat),
        "packs": [hand_seen(g.packs[other], (), other == seat) for other in range(g.seats)],
        "picks": [hand_seen(g.picks[other], (), other == seat) for other in range(g.seats)],
        "laid": [_cards_in(laid) for laid in g.laid],
        "laid_cards": None if seat is None else g.laid[seat],
        "donations": g.donations[:],
        "bonus": g.bonus[:],
        "gains": g.gains[:],
    }
    return View(g.config, seen)


def _with_back(g: State, poll: int, viewer: int | None) -> PollSeen:
    return {"back": back_of(g, poll), **poll_seen(g, poll, viewer)}


def _cards_in(card_set: int) -> int:
    count = 0
    while card_set:
        card_set, digit = divmod(card_set, 3)
        count += digit > 0
    return count
