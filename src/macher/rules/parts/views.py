"""What a seat or a spectator may know of the things that both editions have, built up from an allow-list.

`View.data` is plain JSON data. Other seats' money is not in it; what they paid and received openly is (the public
ledger), because everybody at a table hears it. A hand shows its size and the part that everybody has seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from macher.rules.parts.cabinet import FACE_DOWN, owner_of, politician_of, standing_of, unseen_cabinets
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import LANDS
from macher.rules.parts.config import Config
from macher.rules.parts.frozen import Frozen
from macher.rules.parts.score import FinalScoring
from macher.rules.parts.seen import HandSeen, PoliticianSeen, PollSeen, SharedSeen
from macher.rules.versions import RULES_VERSION


@dataclass(frozen=True)
class View(Frozen):
    """A view: its data, and the public configuration of the game."""

    config: Config
    data: Any
    """A `Seen` of the edition."""


def shared_view(g: Campaign, seat: int | None, open_money: bool, scoring: FinalScoring[Any]) -> SharedSeen:
    """The part of a view that both editions have; what the game ended with is in it when it is over."""
    config = g.config
    over = not g.waiting
    step = None if over else g.asking
    asked = [] if step is None else [other for other in range(g.seats) if step.asks(g, other)]
    return {
        "edition": config.edition,
        "variant": config.variant,
        "parties": list(g.parties),
        "options": config.changed_options(RULES_VERSION),  # as whoever reads it knows the defaults
        "rules": config.rules,
        "data": config.tables.digest,
        "viewer": seat,
        "round": g.round,
        "phase": g.phase,
        "over": over,
        "step": "game-over" if step is None else step.name,
        "rule": scoring.rule if step is None else step.rule,
        "deciders": asked,
        "agenda": g.agenda[:],
        "start": g.start,
        "turn": g.turn,
        "passes": g.passes,
        "bidders": g.bidders[:],
        "high": g.high,
        "high_seat": g.high_seat,
        "sealed_for": g.sealed_for,
        "answered": [g.sealed_for >> other & 1 == 1 and other not in asked for other in range(g.seats)],
        "answer": None if seat is None else list(g.sealed[seat]),
        "calendar": g.calendar[:],
        "card": g.card[:],
        "election": g.election[:],
        "order": g.order[:],
        "votes": g.votes[:],
        "trend": g.trend[:],
        "scale": list(g.scale),
        "rallies": g.rallies[:],
        "media": g.media[:],
        "opinions": [None if card != NONE and not up else card for card, up in zip(g.opinions, g.face_up, strict=True)],
        "doubled": g.doubled[:],
        "rows": [[politician_seen(entry, seat) for entry in g.rows[land]] for land in range(LANDS)],
        "opinion_deck": len(g.opinion_deck),
        "opinion_discard": sorted(g.opinion_discard),
        "opinion_display": g.opinion_display[:],
        "program_deck": len(g.program_deck),
        "program_discard": sorted(g.program_discard),
        "poll_deck": len(g.poll_deck),
        "state_stack": len(g.state_stack),
        "double_pool": g.double_pool,
        "presence": g.presence[:],
        "money": [g.money[other] if open_money or other == seat else None for other in range(g.seats)],
        "paid": g.paid[:],
        "received": g.received[:],
        "base": g.base[:],
        "programs": g.programs[:],
        "hands": [hand_seen(g.hands[other], g.shown[other], other == seat) for other in range(g.seats)],
        "cabinet": unseen_cabinets(g),
        "unused": None if seat is None else g.unused[seat],
        "rally_supply": g.rally_supply[:],
        "media_supply": g.media_supply[:],
        "points": g.points[:],
        "held": g.held,
        "final": [score.by_source() for score in scoring.scores(g)] if over else None,
        "winners": list(scoring.winners(g)) if over else None,
    }


def politician_seen(entry: int, viewer: int | None) -> PoliticianSeen:
    """A politician of a row, as a viewer sees it."""
    hidden = standing_of(entry) == FACE_DOWN and owner_of(entry) != viewer
    return {
        "seat": owner_of(entry),
        "politician": None if hidden else politician_of(entry),
        "standing": standing_of(entry),
    }


def hand_seen(cards: tuple[int, ...], shown: tuple[int, ...], own: bool) -> HandSeen:
    """A hand, as its owner or the others see it."""
    return {"size": len(cards), "shown": sorted(shown), "cards": sorted(cards) if own else None}


def poll_seen(g: Campaign, poll: int, viewer: int | None) -> PollSeen:
    """A poll outside the pile, as a viewer sees it."""
    return {"front": poll if knows_poll(g, poll, viewer) else None, "known_by": g.poll_known[poll]}


def knows_poll(g: Campaign, poll: int, viewer: int | None) -> bool:
    """Whether a viewer has seen the front of a poll; a spectator has if everybody has."""
    known_by = g.poll_known[poll]
    return known_by == (1 << g.seats) - 1 if viewer is None else known_by >> viewer & 1 == 1
