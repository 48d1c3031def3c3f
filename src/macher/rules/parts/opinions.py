"""Opinions that come to lie open in a land: never two of one topic."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from macher.rules.events import OpinionMissing, OpinionReplaced, OpinionsDiscarded, OpinionTurned
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import SLOTS
from macher.rules.parts.lands import topic_lies_open

C = TypeVar("C", bound=Campaign)


def first_face_down(g: Campaign, land: int) -> int:
    """The lowest slot whose card lies face down, or NONE."""
    for slot in range(SLOTS):
        if not g.face_up[land * SLOTS + slot] and g.opinions[land * SLOTS + slot] != NONE:
            return slot
    return NONE


def show_opinion(g: C, land: int, slot: int, card: int, redraw: Callable[[C, int, int], int]) -> None:
    """Lay a card face up. While its topic lies open there already, `redraw` puts it away and gives the next one."""
    while card != NONE and topic_lies_open(g, land, card >> 1):
        if g.telling:
            g.tell(OpinionReplaced(g.card[land], card))
        card = redraw(g, land, card)
    g.opinions[land * SLOTS + slot] = card
    g.face_up[land * SLOTS + slot] = int(card != NONE)
    if g.telling:
        g.tell(OpinionMissing(g.card[land]) if card == NONE else OpinionTurned(g.card[land], card))


def turn_up_opinion(g: C, land: int, redraw: Callable[[C, int, int], int]) -> None:
    """Turn up one more opinion of a land, if one lies face down."""
    slot = first_face_down(g, land)
    if slot != NONE:
        show_opinion(g, land, slot, g.opinions[land * SLOTS + slot], redraw)


def clear_opinions(g: Campaign, land: int) -> None:
    """All opinions of a land go to the discard pile."""
    first = land * SLOTS
    if g.telling:
        lying = g.opinions[first : first + SLOTS]
        g.tell(OpinionsDiscarded(g.card[land], tuple([card for card in lying if card != NONE])))
    for at in range(first, first + SLOTS):
        if g.opinions[at] != NONE:
            g.opinion_discard.append(g.opinions[at])
        g.opinions[at] = NONE
        g.face_up[at] = 0
