"""Phase 9c: money (R19-15). Not in the last round."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.actions import DONATE
from macher.rules.e2019.codes import DONATION, INCOME
from macher.rules.e2019.state import State
from macher.rules.events import DonationAccepted, DonationRejected, IncomePaid
from macher.rules.parts.donations import PlayDonation
from macher.rules.parts.lands import move_base
from macher.rules.parts.rounds import LayOut, frame
from macher.rules.parts.step import Automatic

DONATION_ROUNDS: Final = 3  # round 4 of the long game pays without donations (R19-18.11)


class Money(LayOut[State]):
    """In turn order each player is paid and then decides on a donation (R19-15.1, C19-22)."""

    name = "money"
    rule = "R19-15.1"

    def case(self, g: State) -> int:
        return super().case(g) << 1 | (g.round <= DONATION_ROUNDS)

    def frames(self, g: State) -> list[int]:
        steps = (INCOME, DONATION) if g.round <= DONATION_ROUNDS else (INCOME,)
        return [frame(step, seat) for seat in reversed(g.turn_order()) for step in reversed(steps)]


class Income(Automatic[State]):
    """1,000 a point for votes, not for bonuses, and 1,000 a point of party base (R19-15.1, R19-15.2)."""

    name = "income"
    rule = "R19-15.1"

    def do(self, g: State, argument: int) -> None:
        seat = argument
        g.receive(seat, g.gains[seat] + g.base[seat])
        if g.telling:
            g.tell(IncomePaid(seat, g.gains[seat], g.base[seat]))


class Donation(PlayDonation[State]):
    """One of the remaining donation cards, accepted or rejected (R19-15.3)."""

    name = "donation"
    rule = "R19-15.3"
    first_code = DONATE

    def cards(self, g: State) -> int:
        return len(g.tables.donations[g.options.donation_table])

    def played(self, g: State, seat: int, card: int, accepted: bool) -> None:
        donation = g.tables.donations[g.options.donation_table][card]
        if accepted:
            g.receive(seat, donation.amount)
            if g.telling:
                g.tell(DonationAccepted(seat, donation.amount, donation.accept))
            move_base(g, seat, donation.accept)
        else:
            if g.telling:
                g.tell(DonationRejected(seat, donation.amount, donation.reject))
            move_base(g, seat, donation.reject)
