"""Politicians on their way: a row of cards beside each land, and the sending of them.

An entry of a row is (seat * 8 + politician) * 4 + standing.
"""

from __future__ import annotations

from typing import Final, TypeVar

from macher.rules.events import PoliticianSent, PoliticianSentUnseen
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import LANDS, MOST_POLITICIANS, SEND, SEND_CHOICES, SKIP
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Step

# How far a politician in a row got: face down, turned up and not yet paid for, paid for.
FACE_DOWN: Final = 0
TURNED_UP: Final = 1
PAID: Final = 2

C = TypeVar("C", bound=Campaign)


def row_entry(seat: int, politician: int, standing: int) -> int:
    """A politician in a row: whose, which, and how far it got."""
    return (seat * MOST_POLITICIANS + politician) * 4 + standing


def owner_of(entry: int) -> int:
    """The seat of a politician in a row."""
    return entry >> 5


def politician_of(entry: int) -> int:
    """Which politician it is."""
    return entry >> 2 & 7


def standing_of(entry: int) -> int:
    """Face down, turned up or paid for."""
    return entry & 3


def face_down(g: Campaign, seat: int) -> list[int]:
    """The politicians of a seat that lie face down beside the lands."""
    lying = []
    for row in g.rows:
        for entry in row:
            if owner_of(entry) == seat and standing_of(entry) == FACE_DOWN:
                lying.append(politician_of(entry))
    return lying


def unseen_cabinets(g: Campaign) -> list[int]:
    """Of each seat the politicians that nobody has seen yet, in hand or face down. Everybody can count that."""
    unseen = g.unused[:]
    for row in g.rows:
        for entry in row:
            if standing_of(entry) == FACE_DOWN:
                unseen[owner_of(entry)] |= 1 << politician_of(entry)
    return unseen


class SendTo(Step[C]):
    """Which politician to this land, if any: the argument is seat * 4 + land. Cards lie in the order of placing."""

    used_rule = ""

    def sendable(self, g: C, seat: int) -> int:
        """Bit mask of the politicians that the seat may send."""
        return g.unused[seat]

    def enter(self, g: C, argument: int) -> bool:
        g.turn = argument // LANDS
        return g.unused[g.turn] != 0

    def options(self, g: C, seat: int) -> tuple[int, ...]:
        return SEND_CHOICES[self.sendable(g, seat)]

    def take(self, g: C, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if action == SKIP:
            return
        politician = action - SEND
        g.unused[seat] = g.unused[seat] & ~(1 << politician)
        g.rows[land] += (row_entry(seat, politician, FACE_DOWN),)
        if g.telling:
            g.tell_only(seat, PoliticianSent(seat, g.card[land], politician))
            g.tell_others(seat, PoliticianSentUnseen(seat, g.card[land]))

    def refusal(self, g: C, seat: int, action: int) -> Refused:
        if SEND <= action < SEND + MOST_POLITICIANS and not g.unused[seat] >> (action - SEND) & 1:
            return Refused(self.used_rule, "politician-used")
        return Refused(self.rule, "not-offered")
