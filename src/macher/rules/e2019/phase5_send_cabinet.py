"""Phase 5: send the shadow cabinet (R19-9). A turn is made land by land: which politician here, or none?"""

from __future__ import annotations

from macher.rules.e2019.actions import SEND, SKIP
from macher.rules.e2019.codes import SEND_TO
from macher.rules.e2019.state import FACE_DOWN, State
from macher.rules.events import PoliticianSent, PoliticianSentUnseen
from macher.rules.parts.lands import LANDS
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Automatic, Step

POLITICIANS = 8
# SEND_CHOICES[mask]: none, or any politician of the mask; shared, never copied.
SEND_CHOICES = [
    (SKIP, *(SEND + politician for politician in range(POLITICIANS) if mask >> politician & 1))
    for mask in range(1 << POLITICIANS)
]


class SendCabinet(Automatic[State]):
    """In turn order each player may lay politicians face down beside states, one in each (R19-9.1)."""

    name = "send-cabinet"
    rule = "R19-9.1"

    def do(self, g: State, argument: int) -> None:
        for seat in reversed(g.turn_order()):
            for land in reversed(g.order):
                g.push(SEND_TO, seat * LANDS + land)


class SendTo(Step[State]):
    """Which politician to this land, if any (R19-9.1). Cards lie in a row in the order of placing (R19-9.2)."""

    name = "send-politician"
    rule = "R19-9.1"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument // LANDS
        return g.unused[g.turn] != 0

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return SEND_CHOICES[g.unused[seat]]

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if action == SKIP:
            return
        politician = action - SEND
        g.unused[seat] &= ~(1 << politician)
        g.rows[land] += (row_entry(seat, politician, FACE_DOWN),)
        if g.telling:
            g.tell_only(seat, PoliticianSent(seat, g.card[land], politician))
            g.tell_others(seat, PoliticianSentUnseen(seat, g.card[land]))

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if SEND <= action < SEND + POLITICIANS:
            return Refused("R19-9.3", "politician-used")
        return Refused(self.rule, "not-offered")


def row_entry(seat: int, politician: int, standing: int) -> int:
    """A politician in a row: whose, which, and how far it got."""
    return (seat * POLITICIANS + politician) * 4 + standing


def owner_of(entry: int) -> int:
    """The seat of a politician in a row."""
    return entry >> 5


def politician_of(entry: int) -> int:
    """Which politician it is."""
    return entry >> 2 & 7


def standing_of(entry: int) -> int:
    """Face down, turned up or paid for."""
    return entry & 3
