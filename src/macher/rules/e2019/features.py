"""Features of what a seat may know in the 2019 edition, as whole numbers in a fixed order."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.actions import cards_of
from macher.rules.e2019.decks import back_of
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.phase9a_votes import conversion_gain
from macher.rules.e2019.scoring import SCORING
from macher.rules.e2019.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CARD_TYPES, LANDS, MOST_SEATS
from macher.rules.parts.features import (
    FEW,
    POINTS,
    Named,
    asking_steps,
    bits,
    fill_cards,
    fill_shared,
    fill_zeros,
    shared_names,
)
from macher.rules.parts.presence import presence_points
from macher.rules.parts.views import knows_poll

DONATION_CARDS: Final = 3
ASKING: Final = asking_steps(STEPS)

A_SEAT: Final[list[Named]] = [
    ("bonus", POINTS),
    ("presence", POINTS),
    ("donations", 3.0),
    ("gains", POINTS),
    ("next_poll_back", 1.0),
    ("poll", FEW),
    ("candidate", 1.0),
    ("leads_election", 1.0),
    ("excluded", 1.0),
]


def names() -> list[Named]:
    """What `fill` writes."""
    found = shared_names(STEPS)
    for seat in range(MOST_SEATS):
        found += [(f"seat{seat}.{name}", by) for name, by in A_SEAT]
    found += [(f"land{land}.actions_locked", FEW) for land in range(LANDS)]
    found += [(f"own_donation{card}", 1.0) for card in range(DONATION_CARDS)]
    found += [("main_action_done", 1.0), ("secondary_action_done", 1.0), ("poll_in_hand", 1.0)]
    for place in ("program_display", "draft_pack", "draft_picks"):
        found += [(f"{place}.card{card}", 1.0) for card in range(CARD_TYPES)]
    return found


NAMES: Final = names()
SHARED: Final = len(shared_names(STEPS))


def fill(g: State, viewer: int, out: list[int]) -> None:
    """Everything that the viewer knows, into a list of `len(NAMES)` numbers."""
    fill_shared(g, viewer, out, ASKING, g.options.cash_visibility == "open", projected_votes(g))
    at: int = SHARED
    poll = NONE if g.poll == NONE or not knows_poll(g, g.poll, viewer) else g.poll
    back = back_of(g, g.poll_deck[-1]) if g.poll_deck else NONE
    for distance in range(g.seats):
        seat = (viewer + distance) % g.seats
        bonus: int = 0
        for place in range(seat, len(g.bonus), g.seats):
            bonus += g.bonus[place]
        out[at] = bonus
        out[at + 1] = presence_points(g, seat, g.tables.presence)
        out[at + 2] = bits(g.donations[seat])
        out[at + 3] = g.gains[seat]
        out[at + 4] = 1 if g.parties[seat] == back else 0
        out[at + 5] = 0 if poll == NONE else g.tables.polls[poll][g.parties[seat]]
        out[at + 6] = 1 if seat in g.candidates else 0
        out[at + 7] = 1 if seat == g.lead else 0
        out[at + 8] = g.excluded >> seat & 1
        at += len(A_SEAT)
    at = fill_zeros(out, at, (MOST_SEATS - g.seats) * len(A_SEAT))
    fill_zeros(out, at, LANDS)
    for number in range(len(g.order)):
        out[at + number] = bits(g.locks[g.order[number]])
    at += LANDS
    for card in range(DONATION_CARDS):
        out[at + card] = g.donations[viewer] >> card & 1
    at += DONATION_CARDS
    out[at] = g.acted & 1
    out[at + 1] = g.acted >> 1 & 1
    out[at + 2] = 0 if g.poll == NONE else 1
    at = fill_cards(tuple(g.program_display), out, at + 3)
    at = fill_cards(g.packs[viewer], out, at)
    fill_cards(g.picks[viewer] + cards_of(g.laid[viewer]), out, at)
    if not g.waiting:
        fill_final(g, viewer, out)


def fill_final(g: State, viewer: int, out: list[int]) -> None:
    """When the game is over, everybody knows the final scores."""
    for seat, score in enumerate(SCORING.scores(g)):
        out[FINAL[(seat - viewer) % g.seats]] = score.total


FINAL: Final = [at for at, (name, _) in enumerate(NAMES) if name.endswith(".final")]


def projected_votes(g: State) -> list[int]:
    """Votes by land and seat if all rallies were converted now."""
    found = g.votes[:]
    for land in g.order:
        for seat in range(g.seats):
            at = land * g.seats + seat
            if g.rallies[at]:
                found[at] += conversion_gain(g, seat, land, g.rallies[at])
    return found
