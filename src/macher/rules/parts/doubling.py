"""The double marker (key issue): at most one in a land, on a face-up opinion."""

from __future__ import annotations

from typing import Final

from macher.rules.events import DoublePlaced, DoubleRemoved, DoubleReturned
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import DOUBLE_ON, SLOTS, UNDOUBLE, by_mask

DOUBLE_CHOICES: Final = by_mask(DOUBLE_ON, SLOTS)
UNDOUBLE_ONLY: Final[tuple[int, ...]] = (UNDOUBLE,)


def double_codes(g: Campaign, land: int) -> tuple[int, ...]:
    """Remove the marker that lies there, or place one from the pool; moving takes two actions."""
    if g.doubled[land] != NONE:
        return UNDOUBLE_ONLY
    if g.double_pool == 0:
        return ()
    face_up: int = 0
    for slot in range(SLOTS):
        if g.face_up[land * SLOTS + slot]:
            face_up |= 1 << slot
    return DOUBLE_CHOICES[face_up]


def return_double(g: Campaign, land: int) -> None:
    """The double marker of a land, if one lies there, goes back to the pool."""
    slot = g.doubled[land]
    if slot == NONE:
        return
    g.doubled[land] = NONE
    g.double_pool += 1
    if g.telling:
        g.tell(DoubleReturned(g.card[land], g.opinions[land * SLOTS + slot]))


def change_double(g: Campaign, seat: int, land: int, code: int) -> None:
    """Place a double marker on an opinion, or remove the one that lies there."""
    if code == UNDOUBLE:
        slot = g.doubled[land]
        g.doubled[land] = NONE
        g.double_pool += 1
        if g.telling:
            g.tell(DoubleRemoved(seat, g.card[land], g.opinions[land * SLOTS + slot]))
    else:
        slot = code - DOUBLE_ON
        g.doubled[land] = slot
        g.double_pool -= 1
        if g.telling:
            g.tell(DoublePlaced(seat, g.card[land], g.opinions[land * SLOTS + slot]))
