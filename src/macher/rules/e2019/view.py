"""What a seat or a spectator may know (R19-2), built up field by field from an allow-list, never stripped down.

`View.data` is plain JSON data. Other seats' money is not in it; what they paid and received openly is (the public
ledger, R19-2.2), because everybody at a table hears it. A hand shows its size and the part that everybody has seen.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from macher.rules.e2019.decks import back_of
from macher.rules.e2019.options import Config
from macher.rules.e2019.phase5_send_cabinet import owner_of, politician_of, standing_of
from macher.rules.e2019.scoring import scores, winners
from macher.rules.e2019.state import FACE_DOWN, State
from macher.rules.parts.game import FRAME_MASK
from macher.rules.parts.lands import LANDS, NONE


class PoliticianSeen(TypedDict):
    """A politician beside a land; None while it lies face down to the viewer."""

    seat: int
    politician: int | None
    standing: int


class PollSeen(TypedDict):
    """A poll outside the pile: the party on its back, its front if the viewer knows it, and who knows it."""

    back: int
    front: int | None
    known_by: int


class HandSeen(TypedDict):
    """Cards of a seat: how many, those that everybody has seen, and all of them if they are the viewer's own."""

    size: int
    shown: list[int]
    cards: list[int] | None


class ScoreSeen(TypedDict):
    """Final points by source."""

    votes: int
    bonus: int
    media: int
    base: int
    cash: int
    total: int


class Seen(TypedDict):
    """Everything a viewer may know. Lists are laid out as in the state."""

    edition: str
    variant: int
    parties: list[int]
    options: dict[str, str]
    data: str
    viewer: int | None
    # the moment
    round: int
    phase: int
    over: bool
    step: str
    rule: str
    deciders: list[int]
    agenda: list[int]
    start: int
    turn: int
    passes: int
    bidders: list[int]
    high: int
    high_seat: int
    auctioneer: int
    excluded: int
    acted: int
    influencer: int
    lead: int
    candidates: list[int]
    moved: int
    sealed_for: int
    answered: list[bool]
    answer: list[int] | None
    # lands
    calendar: list[int]
    card: list[int]
    election: list[int]
    order: list[int]
    votes: list[int]
    trend: list[int]
    scale: list[int]
    rallies: list[int]
    media: list[int]
    opinions: list[int | None]
    doubled: list[int]
    locks: list[int]
    rows: list[list[PoliticianSeen]]
    # decks and displays
    opinion_deck: int
    opinion_discard: list[int]
    opinion_display: list[int]
    program_deck: int
    program_discard: list[int]
    program_display: list[int]
    poll_deck: int
    poll_top: int | None
    poll_discard: list[PollSeen]
    poll: PollSeen | None
    state_stack: int
    double_pool: int
    presence: list[int]
    # seats
    money: list[int | None]
    paid: list[int]
    received: list[int]
    base: list[int]
    programs: list[int]
    hands: list[HandSeen]
    packs: list[HandSeen]
    picks: list[HandSeen]
    laid: list[int]
    laid_cards: int | None
    cabinet: list[int]
    unused: int | None
    donations: list[int]
    rally_supply: list[int]
    media_supply: list[int]
    points: list[int]
    bonus: list[int]
    gains: list[int]
    held: int
    final: list[ScoreSeen] | None
    winners: list[int] | None


@dataclass(frozen=True)
class View:
    """A view: its data, and the public configuration of the game."""

    config: Config
    data: Seen


def view(g: State, seat: int | None) -> View:
    """What a seat (or a spectator, None) may know."""
    config = g.config
    over = not g.waiting
    step = None if over else g.steps[g.agenda[-1] & FRAME_MASK]
    asked = [] if step is None else [other for other in range(g.seats) if step.asks(g, other)]
    everybody = (1 << g.seats) - 1
    return View(
        config,
        {
            "edition": config.edition,
            "variant": config.variant,
            "parties": list(g.parties),
            "options": config.changed_options(),
            "data": config.tables.digest,
            "viewer": seat,
            "round": g.round,
            "phase": g.phase,
            "over": over,
            "step": "game-over" if step is None else step.name,
            "rule": "R19-17.1" if step is None else step.rule,
            "deciders": asked,
            "agenda": g.agenda[:],
            "start": g.start,
            "turn": g.turn,
            "passes": g.passes,
            "bidders": g.bidders[:],
            "high": g.high,
            "high_seat": g.high_seat,
            "auctioneer": g.auctioneer,
            "excluded": g.excluded,
            "acted": g.acted,
            "influencer": g.influencer,
            "lead": g.lead,
            "candidates": g.candidates[:],
            "moved": g.moved,
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
            "opinions": [card if up else None for card, up in zip(g.opinions, g.face_up, strict=True)],
            "doubled": g.doubled[:],
            "locks": g.locks[:],
            "rows": [[_politician(entry, seat) for entry in g.rows[land]] for land in range(LANDS)],
            "opinion_deck": len(g.opinion_deck),
            "opinion_discard": sorted(g.opinion_discard),
            "opinion_display": g.opinion_display[:],
            "program_deck": len(g.program_deck),
            "program_discard": sorted(g.program_discard),
            "program_display": g.program_display[:],
            "poll_deck": len(g.poll_deck),
            "poll_top": back_of(g, g.poll_deck[-1]) if g.poll_deck else None,
            "poll_discard": [_poll(g, poll, seat, everybody) for poll in g.poll_discard],
            "poll": None if g.poll == NONE else _poll(g, g.poll, seat, everybody),
            "state_stack": len(g.state_stack),
            "double_pool": g.double_pool,
            "presence": g.presence[:],
            "money": [_money(g, other, seat) for other in range(g.seats)],
            "paid": g.paid[:],
            "received": g.received[:],
            "base": g.base[:],
            "programs": g.programs[:],
            "hands": [_hand(g.hands[other], g.shown[other], other == seat) for other in range(g.seats)],
            "packs": [_hand(g.packs[other], (), other == seat) for other in range(g.seats)],
            "picks": [_hand(g.picks[other], (), other == seat) for other in range(g.seats)],
            "laid": [_cards_in(laid) for laid in g.laid],
            "laid_cards": None if seat is None else g.laid[seat],
            "cabinet": [_cabinet(g, other) for other in range(g.seats)],
            "unused": None if seat is None else g.unused[seat],
            "donations": g.donations[:],
            "rally_supply": g.rally_supply[:],
            "media_supply": g.media_supply[:],
            "points": g.points[:],
            "bonus": g.bonus[:],
            "gains": g.gains[:],
            "held": g.held,
            "final": _final(g) if over else None,
            "winners": list(winners(g)) if over else None,
        },
    )


def _politician(entry: int, viewer: int | None) -> PoliticianSeen:
    hidden = standing_of(entry) == FACE_DOWN and owner_of(entry) != viewer
    return {
        "seat": owner_of(entry),
        "politician": None if hidden else politician_of(entry),
        "standing": standing_of(entry),
    }


def _poll(g: State, poll: int, viewer: int | None, everybody: int) -> PollSeen:
    known_by = g.poll_known[poll]
    knows = known_by == everybody if viewer is None else known_by >> viewer & 1 == 1
    return {"back": back_of(g, poll), "front": poll if knows else None, "known_by": known_by}


def _money(g: State, seat: int, viewer: int | None) -> int | None:
    return g.money[seat] if seat == viewer or g.options.cash_visibility == "open" else None


def _hand(cards: tuple[int, ...], shown: tuple[int, ...], own: bool) -> HandSeen:
    return {"size": len(cards), "shown": sorted(shown), "cards": sorted(cards) if own else None}


def _cards_in(card_set: int) -> int:
    count = 0
    while card_set:
        card_set, digit = divmod(card_set, 3)
        count += digit > 0
    return count


def _cabinet(g: State, seat: int) -> int:
    """The politicians of a seat that nobody has seen yet, in hand or face down. Everybody can count that."""
    unseen = g.unused[seat]
    for row in g.rows:
        for entry in row:
            if owner_of(entry) == seat and standing_of(entry) == FACE_DOWN:
                unseen |= 1 << politician_of(entry)
    return unseen


def _final(g: State) -> list[ScoreSeen]:
    return [
        {
            "votes": score.votes,
            "bonus": score.bonus,
            "media": score.media,
            "base": score.base,
            "cash": score.cash,
            "total": score.total,
        }
        for score in scores(g)
    ]
