"""The four lands (board positions): the questions that both editions ask about them, and what is done to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from macher.rules.events import BaseMoved, TrendMoved, VotesGained
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import SLOTS, TOPIC_COUNT

if TYPE_CHECKING:
    from mypy_extensions import i64


# --- questions -------------------------------------------------------------------------------------------------------
def influencer(g: Campaign, land: int) -> int:
    """The seat with more media markers there than every other, or NONE (R19-0.8, R06-0-7)."""
    seats: i64 = g.seats
    first: i64 = land * seats
    best: i64 = 0
    holder: i64 = NONE
    seat: i64
    for seat in range(seats):
        count: i64 = g.media[first + seat]
        if count > best:
            best = count
            holder = seat
        elif count == best:
            holder = NONE
    return holder


def media_in(g: Campaign, land: int) -> int:
    """How many media markers lie in a land."""
    seats: i64 = g.seats
    first: i64 = land * seats
    count: i64 = 0
    at: i64
    for at in range(first, first + seats):  # a loop compiles to a few instructions, a sum over a slice does not
        count += g.media[at]
    return count


def raw_match(g: Campaign, seat: int, land: int) -> int:
    """Agreement of a program with the open opinions of a land, the doubled one twice (R19-0.9, R06-6.2.8-5)."""
    program: i64 = seat * TOPIC_COUNT
    doubled: i64 = g.doubled[land]
    first: i64 = land * SLOTS
    total: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if g.face_up[first + slot]:
            card: i64 = g.opinions[first + slot]
            agreement: i64 = g.programs[program + (card >> 1)]
            if card & 1:
                agreement = -agreement
            total += agreement
            if slot == doubled:
                total += agreement
    return total


def program_agreement(g: Campaign, one: int, other: int) -> int:
    """On how many topics two programs show the same attitude (R19-0.10, R06-6.2.4-3)."""
    first: i64 = one * TOPIC_COUNT
    second: i64 = other * TOPIC_COUNT
    same: i64 = 0
    topic: i64
    for topic in range(TOPIC_COUNT):
        attitude: i64 = g.programs[first + topic]
        if attitude != 0 and attitude == g.programs[second + topic]:
            same += 1
    return same


def topic_lies_open(g: Campaign, land: int, topic: int) -> bool:
    """Whether a face-up opinion of the land has this topic."""
    first: i64 = land * SLOTS
    slot: i64
    for slot in range(SLOTS):
        if g.face_up[first + slot] and g.opinions[first + slot] >> 1 == topic:
            return True
    return False


def program_cards(g: Campaign, seat: int) -> tuple[int, ...]:
    """The program of a seat as cards, by topic."""
    cards = []
    for topic in range(TOPIC_COUNT):
        attitude = g.programs[seat * TOPIC_COUNT + topic]
        if attitude:
            cards.append(topic * 2 + (attitude < 0))
    return tuple(cards)


# --- deeds -----------------------------------------------------------------------------------------------------------
def move_trend(g: Campaign, seat: int, land: int, spaces: int) -> None:
    """Move a trend marker by spaces; past an end the surplus is lost (R19-0.13, R06-0-9)."""
    at = land * g.seats + seat
    before = g.trend[at]
    g.trend[at] = min(max(before + spaces, 0), len(g.scale) - 1)
    if g.telling:
        g.tell(TrendMoved(seat, g.card[land], g.trend[at] - before, g.scale[g.trend[at]]))


def place_rallies(g: Campaign, seat: int, land: int, count: int) -> None:
    """Rallies from the supply to a land."""
    at = land * g.seats + seat
    g.rally_supply[seat] = g.rally_supply[seat] - count
    g.rallies[at] = g.rallies[at] + count


def place_media(g: Campaign, seat: int, land: int) -> None:
    """A media marker from the supply to a land."""
    at = land * g.seats + seat
    g.media_supply[seat] = g.media_supply[seat] - 1
    g.media[at] = g.media[at] + 1


def add_votes(g: Campaign, seat: int, land: int, gain: int) -> None:
    """Votes from a politician or a start block."""
    at = land * g.seats + seat
    g.votes[at] = g.votes[at] + gain
    if g.telling:
        g.tell(VotesGained(seat, g.card[land], gain, g.votes[at]))


def move_base(g: Campaign, seat: int, change: int) -> None:
    """Raise or lower a party base, never below 0 (R19-0.14)."""
    before = g.base[seat]
    g.base[seat] = max(0, before + change)
    if g.telling:
        g.tell(BaseMoved(seat, g.base[seat] - before, g.base[seat]))
