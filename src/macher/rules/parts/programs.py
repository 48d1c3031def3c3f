"""Party programs (platforms): sets of cards with different topics, and the exchange of one card."""

from __future__ import annotations

from typing import Final

from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import CARD, CARD_TYPES, SWAP, TOPIC_COUNT
from macher.rules.parts.refusal import Refused

_choices: Final[dict[int, tuple[int, ...]]] = {}  # by a bit mask of cards; made when first asked for, then shared


def card_choices(cards: tuple[int, ...], lowest: int = 0) -> tuple[int, ...]:
    """The actions that choose one of these cards, or of those from `lowest` on. Copies of a card are one choice."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    mask = mask >> lowest << lowest
    found = _choices.get(mask)
    if found is None:
        found = tuple([CARD + card for card in range(CARD_TYPES) if mask >> card & 1])
        _choices[mask] = found
    return found


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one copy of a card."""
    at = cards.index(card)
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


def swaps(g: Campaign, seat: int, flip_allowed: bool = True) -> list[int]:
    """Every exchange of a program card with a hand card after which all topics differ."""
    program = seat * TOPIC_COUNT
    found = []
    for choice in card_choices(g.hands[seat]):
        card = choice - CARD
        topic = card >> 1
        there = g.programs[program + topic]
        if there:  # its topic is in the program: only that very card can make room
            if flip_allowed and there != attitude_of(card):
                found.append(SWAP + topic * CARD_TYPES + card)
        else:
            for old in range(TOPIC_COUNT):
                if g.programs[program + old]:
                    found.append(SWAP + old * CARD_TYPES + card)
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
