"""Party programs (platforms): sets of cards with different topics, and the exchange of one card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import CARD, CARD_TYPES, SWAP, TOPIC_COUNT, by_mask
from macher.rules.parts.refusal import Refused

if TYPE_CHECKING:
    from mypy_extensions import i64

_HALF: Final = CARD_TYPES // 2
_LOWER: Final = by_mask(CARD, _HALF)
_HIGHER: Final = by_mask(CARD + _HALF, _HALF)
# Made when first asked for, then shared.
_swaps: Final[list[tuple[int, ...]]] = [()] * (CARD_TYPES << TOPIC_COUNT)  # [card * 128 + bit mask of topics]


def card_choices(cards: tuple[int, ...], lowest: int = 0) -> tuple[int, ...]:
    """The actions that choose one of these cards, or of those from `lowest` on. Copies of a card are one choice."""
    mask: i64 = 0
    card: i64
    for card in cards:
        mask |= 1 << card
    mask = mask >> lowest << lowest
    if mask >> _HALF == 0:
        return _LOWER[mask]
    return _LOWER[mask & (1 << _HALF) - 1] + _HIGHER[mask >> _HALF]


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of a card."""
    at: int = 0
    while cards[at] != card:
        at += 1
    return cards[:at] + cards[at + 1 :]


def full_deck(copies: int) -> list[int]:
    """Every card type, each so many times."""
    return [card for card in range(CARD_TYPES) for _ in range(copies)]


def attitude_of(card: int) -> int:
    """1 for approve, -1 for disapprove."""
    return -1 if card & 1 else 1


def put_in_program(g: Campaign, seat: int, card: int) -> None:
    """Add a card to a program."""
    g.programs[seat * TOPIC_COUNT + (card >> 1)] = attitude_of(card)


def swaps(g: Campaign, seat: int, flip_allowed: bool = True) -> tuple[int, ...]:
    """Every exchange of a program card with a hand card after which all topics differ."""
    program: i64 = seat * TOPIC_COUNT
    topics: i64 = 0
    topic: i64
    for topic in range(TOPIC_COUNT):
        if g.programs[program + topic]:
            topics |= 1 << topic
    hand: i64 = 0
    card: i64
    for card in g.hands[seat]:
        hand |= 1 << card
    found: tuple[int, ...] = ()
    card = 0
    while hand != 0:
        if hand & 1:
            there: i64 = g.programs[program + (card >> 1)]
            if there == 0:
                found += swaps_with(card, topics)
            elif flip_allowed and there != attitude_of(card):  # only that very card can make room
                found += swaps_with(card, 1 << (card >> 1))
        hand >>= 1
        card += 1
    return found


def swaps_with(card: int, topics: int) -> tuple[int, ...]:
    """The actions that exchange a program card of one of the topics with this card."""
    at = card << TOPIC_COUNT | topics
    found = _swaps[at]
    if not found:
        found = tuple([SWAP + topic * CARD_TYPES + card for topic in range(TOPIC_COUNT) if topics >> topic & 1])
        _swaps[at] = found
    return found


def swap(g: Campaign, seat: int, action: int) -> tuple[int, int]:
    """Exchange the cards; returns the card that left the program and the one that came from the hand."""
    topic = (action - SWAP) // CARD_TYPES
    card = (action - SWAP) % CARD_TYPES
    program = seat * TOPIC_COUNT
    old = topic * 2 + (g.programs[program + topic] < 0)
    g.programs[program + topic] = 0
    put_in_program(g, seat, card)
    g.hands[seat] = without(g.hands[seat], card)
    return old, card


def swap_refusal(g: Campaign, seat: int, action: int, rule: str) -> Refused:
    """Why an exchange is not possible."""
    if not SWAP <= action < SWAP + TOPIC_COUNT * CARD_TYPES:
        return Refused(rule, "not-offered")
    topic, card = divmod(action - SWAP, CARD_TYPES)
    if card not in g.hands[seat]:
        return Refused(rule, "not-in-hand")
    if not g.programs[seat * TOPIC_COUNT + topic]:
        return Refused(rule, "not-in-program")
    if card >> 1 == topic and g.programs[seat * TOPIC_COUNT + topic] == attitude_of(card):
        return Refused(rule, "same-card")
    return Refused(rule, "topic-twice")
