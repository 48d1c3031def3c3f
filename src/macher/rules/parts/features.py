"""Features of what one seat may know: the part that both editions have, as whole numbers in a fixed order.

Seats stand relative to the viewer: `seat0` is the viewer, `seat1` the next one clockwise, up to `seat4`; seats that are
not in the game are zeros. Lands stand in the order of their elections: `land0` votes first. `fill_…` writes numbers
from a place on and returns the next place; the tables of names have the same order, and with each name the number that
it is divided by to come out around 1. Nothing is read here that `view` does not show the seat.
"""

from __future__ import annotations

from typing import Any, Final

from macher.rules.parts.cabinet import owner_of, politician_of, unseen_cabinets
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import BID, CARD_TYPES, LANDS, MOST_MONEY, MOST_POLITICIANS, MOST_SEATS, PLACE, SLOTS
from macher.rules.parts.codes import TOPIC_COUNT as TOPICS
from macher.rules.parts.game import FRAME_MASK
from macher.rules.parts.lands import influencer, media_in, program_agreement, raw_match
from macher.rules.parts.states import points_for
from macher.rules.parts.step import Automatic, Step

Named = tuple[str, float]
"""The name of a number, and what it is divided by."""

ELECTIONS: Final = 7.0  # of the longest game
VOTES: Final = 20.0
POINTS: Final = 50.0
MONEY: Final = 50.0
BASE: Final = 50.0
CUBES: Final = 10.0
FEW: Final = 4.0
ANSWER_PARTS: Final = 6  # of a start sheet, at most

MOMENT: Final[list[Named]] = [
    ("variant", ELECTIONS),
    ("players", MOST_SEATS),
    ("round", ELECTIONS),
    ("held", ELECTIONS),
    ("over", 1.0),
    ("start_player_known", 1.0),
    ("high_bid", MONEY),
    ("bidders", MOST_SEATS),
    ("states_to_come", ELECTIONS),
    ("double_markers_left", FEW),
    *[(f"asked_about_board{land}", 1.0) for land in range(LANDS)],
    ("answer_parts", float(ANSWER_PARTS)),
    ("answer_bid", MONEY),
    *[(f"answer_on_board{land}", FEW) for land in range(LANDS)],
]
A_SEAT: Final[list[Named]] = [
    ("present", 1.0),
    ("behind_start_player", MOST_SEATS),
    ("asked", 1.0),
    ("answered", 1.0),
    ("to_bid", 1.0),
    ("high_bidder", 1.0),
    ("money", MONEY),
    ("ledger", MONEY),
    ("base", BASE),
    ("hand", FEW),
    ("rally_supply", CUBES),
    ("media_supply", CUBES),
    ("cabinet", float(MOST_POLITICIANS)),
    ("points", POINTS),
    ("agreement", FEW),
    ("final", 4 * POINTS),
    *[(f"program{topic}", 1.0) for topic in range(TOPICS)],
]
A_LAND: Final[list[Named]] = [
    ("in_play", 1.0),
    *[(f"board{land}", 1.0) for land in range(LANDS)],
    ("elections_before", FEW),
    ("value_at_25", POINTS),
    ("value_at_50", POINTS),
    ("face_down", FEW),
    *[(f"opinion{topic}", 1.0) for topic in range(TOPICS)],
    ("doubled", 1.0),
    ("media_spots_left", FEW),
    ("media_lead", 1.0),
    ("best_rival_votes", VOTES),
    ("all_votes", 4 * VOTES),
    ("own_points", POINTS),
    ("best_rival_points", POINTS),
    *[(f"own_politician{politician}", 1.0) for politician in range(MOST_POLITICIANS)],
]
A_SEAT_IN_A_LAND: Final[list[Named]] = [
    ("votes", VOTES),
    ("projected", VOTES),
    ("trend", 3.0),
    ("match", FEW),
    ("rallies", CUBES),
    ("media", FEW),
    ("politicians", FEW),
]


# --- names ----------------------------------------------------------------------------------------------------------
def asking_steps(steps: list[Step[Any]]) -> list[int]:
    """The codes of the steps that ask somebody."""
    return [code for code, step in enumerate(steps) if not isinstance(step, Automatic)]


def shared_names(steps: list[Step[Any]]) -> list[Named]:
    """What `fill_shared` writes."""
    found = [(f"step.{steps[code].name}", 1.0) for code in asking_steps(steps)]
    found += MOMENT
    for seat in range(MOST_SEATS):
        found += [(f"seat{seat}.{name}", by) for name, by in A_SEAT]
    for land in range(LANDS):
        found += [(f"land{land}.{name}", by) for name, by in A_LAND]
        for seat in range(MOST_SEATS):
            found += [(f"land{land}.seat{seat}.{name}", by) for name, by in A_SEAT_IN_A_LAND]
    found += [(f"hand.card{card}", 1.0) for card in range(CARD_TYPES)]
    found += [(f"opinion_display.card{card}", 1.0) for card in range(CARD_TYPES)]
    found += [(f"cabinet{politician}", 1.0) for politician in range(MOST_POLITICIANS)]
    return found


# --- numbers --------------------------------------------------------------------------------------------------------
def fill_shared(
    g: Campaign, viewer: int, out: list[int], asking: list[int], open_money: bool, projected: list[int]
) -> int:
    """The numbers that both editions have; `projected` are the votes by land and seat if all were converted now."""
    at = fill_step(g, out, asking)
    at = fill_moment(g, viewer, out, at)
    at = fill_seats(g, viewer, out, at, open_money)
    for number in range(LANDS):
        if number < len(g.order):
            at = fill_land(g, viewer, out, at, g.order[number], projected)
        else:
            at = fill_zeros(out, at, len(A_LAND) + MOST_SEATS * len(A_SEAT_IN_A_LAND))
    at = fill_cards(g.hands[viewer], out, at)
    for card in range(CARD_TYPES):
        out[at + card] = g.opinion_display[card]
    at += CARD_TYPES
    for politician in range(MOST_POLITICIANS):
        out[at + politician] = g.unused[viewer] >> politician & 1
    return at + MOST_POLITICIANS


def fill_zeros(out: list[int], at: int, count: int) -> int:
    """Nothing there."""
    for place in range(at, at + count):
        out[place] = 0
    return at + count


def fill_cards(cards: tuple[int, ...], out: list[int], at: int) -> int:
    """How many of each card type."""
    fill_zeros(out, at, CARD_TYPES)
    for card in cards:
        out[at + card] += 1
    return at + CARD_TYPES


def fill_step(g: Campaign, out: list[int], asking: list[int]) -> int:
    """Which decision is open: a 1 among zeros."""
    fill_zeros(out, 0, len(asking))
    if g.waiting:
        code = g.agenda[-1] & FRAME_MASK
        for place in range(len(asking)):
            if asking[place] == code:
                out[place] = 1
    return len(asking)


def fill_moment(g: Campaign, viewer: int, out: list[int], at: int) -> int:
    """Where the game stands, what the open decision is about, and the viewer's own sealed answer so far."""
    out[at] = g.config.variant
    out[at + 1] = g.seats
    out[at + 2] = g.round
    out[at + 3] = g.held
    out[at + 4] = 0 if g.waiting else 1
    out[at + 5] = 1 if g.start != NONE else 0
    out[at + 6] = max(g.high, 0)
    out[at + 7] = len(g.bidders)
    out[at + 8] = len(g.state_stack)
    out[at + 9] = g.double_pool
    at = fill_zeros(out, at + 10, LANDS)
    if g.waiting:  # most steps that are about a land have it in their argument: seat * 4 + land, or the land
        out[at - LANDS + g.argument() % LANDS] = 1
    answer = g.sealed[viewer]
    fill_zeros(out, at, 2 + LANDS)
    out[at] = len(answer)
    for action in answer:
        if BID <= action <= BID + MOST_MONEY:
            out[at + 1] = action - BID
        elif PLACE <= action < PLACE + LANDS:
            out[at + 2 + action - PLACE] += 1
    return at + 2 + LANDS


def fill_seats(g: Campaign, viewer: int, out: list[int], at: int, open_money: bool) -> int:
    """The seats, the viewer first."""
    step = g.asking if g.waiting else None
    cabinets = unseen_cabinets(g)
    for distance in range(g.seats):
        seat = (viewer + distance) % g.seats
        asked = step is not None and step.asks(g, seat)
        out[at] = 1
        out[at + 1] = (seat - g.start) % g.seats if g.start != NONE else 0
        out[at + 2] = 1 if asked else 0
        out[at + 3] = 1 if g.sealed_for >> seat & 1 and not asked else 0
        out[at + 4] = 1 if seat in g.bidders else 0
        out[at + 5] = 1 if seat == g.high_seat else 0
        out[at + 6] = g.money[seat] if open_money or seat == viewer else 0
        out[at + 7] = g.received[seat] - g.paid[seat]
        out[at + 8] = g.base[seat]
        out[at + 9] = len(g.hands[seat])
        out[at + 10] = g.rally_supply[seat]
        out[at + 11] = g.media_supply[seat]
        out[at + 12] = bits(cabinets[seat])
        points: int = 0
        for place in range(seat, len(g.points), g.seats):
            points += g.points[place]
        out[at + 13] = points
        out[at + 14] = program_agreement(g, viewer, seat)
        out[at + 15] = 0
        at += 16
        first = seat * TOPICS
        for topic in range(TOPICS):
            out[at + topic] = g.programs[first + topic]
        at += TOPICS
    return fill_zeros(out, at, (MOST_SEATS - g.seats) * len(A_SEAT))


def bits(mask: int) -> int:
    """How many bits are set."""
    count: int = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def fill_land(g: Campaign, viewer: int, out: list[int], at: int, land: int, projected: list[int]) -> int:
    """A land, then the seats in it."""
    points = g.printed.points[g.card[land]]
    first = land * g.seats
    best: int = 0
    every: int = 0
    for seat in range(g.seats):
        votes = projected[first + seat]
        every += votes
        if seat != viewer and votes > best:
            best = votes
    lead = influencer(g, land)
    out[at] = 1
    for board in range(LANDS):
        out[at + 1 + board] = 1 if board == land else 0
    out[at + 5] = g.election[land] - g.held - 1
    out[at + 6] = points_for(points, 25)
    out[at + 7] = points_for(points, 50)
    fill_opinions(g, land, out, at + 8)
    out[at + 16] = 1 if g.doubled[land] != NONE else 0
    out[at + 17] = g.printed.media_spots - media_in(g, land)
    out[at + 18] = 0 if lead == NONE else 1 if lead == viewer else -1
    out[at + 19] = best
    out[at + 20] = every
    out[at + 21] = points_for(points, projected[first + viewer])
    out[at + 22] = points_for(points, best)
    at = fill_zeros(out, at + 23, MOST_POLITICIANS)
    own = at - MOST_POLITICIANS
    for distance in range(g.seats):
        seat = (viewer + distance) % g.seats
        out[at] = g.votes[first + seat]
        out[at + 1] = projected[first + seat]
        out[at + 2] = g.scale[g.trend[first + seat]]
        out[at + 3] = raw_match(g, seat, land)
        out[at + 4] = g.rallies[first + seat]
        out[at + 5] = g.media[first + seat]
        out[at + 6] = 0
        at += len(A_SEAT_IN_A_LAND)
    seats = own + MOST_POLITICIANS
    for entry in g.rows[land]:
        distance = (owner_of(entry) - viewer) % g.seats
        out[seats + distance * len(A_SEAT_IN_A_LAND) + 6] += 1
        if distance == 0:
            out[own + politician_of(entry)] = 1
    return fill_zeros(out, at, (MOST_SEATS - g.seats) * len(A_SEAT_IN_A_LAND))


def fill_opinions(g: Campaign, land: int, out: list[int], at: int) -> None:
    """How many opinions lie face down, then by topic what the open ones demand, the doubled one twice."""
    fill_zeros(out, at, 1 + TOPICS)
    for slot in range(SLOTS):
        card = g.opinions[land * SLOTS + slot]
        if card == NONE:
            continue
        if not g.face_up[land * SLOTS + slot]:
            out[at] += 1
            continue
        weight = 2 if g.doubled[land] == slot else 1
        out[at + 1 + (card >> 1)] += -weight if card & 1 else weight
