"""Phase 9c: money (R19-15). Not in the last round."""

from __future__ import annotations

from macher.rules.e2019.actions import DONATE
from macher.rules.e2019.codes import DONATION, INCOME
from macher.rules.e2019.state import State
from macher.rules.events import DonationAccepted, DonationRejected, IncomePaid
from macher.rules.parts.lands import move_base
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Automatic, Step

DONATION_ROUNDS = 3  # round 4 of the long game pays without donations (R19-18.11)


class Money(Automatic[State]):
    """In turn order each player is paid and then decides on a donation (R19-15.1, C19-22)."""

    name = "money"
    rule = "R19-15.1"

    def do(self, g: State, argument: int) -> None:
        for seat in reversed(g.turn_order()):
            if g.round <= DONATION_ROUNDS:
                g.push(DONATION, seat)
            g.push(INCOME, seat)


class Income(Automatic[State]):
    """1,000 a point for votes, not for bonuses, and 1,000 a point of party base (R19-15.1, R19-15.2)."""

    name = "income"
    rule = "R19-15.1"

    def do(self, g: State, argument: int) -> None:
        seat = argument
        g.receive(seat, g.gains[seat] + g.base[seat])
        if g.telling:
            g.tell(IncomePaid(seat, g.gains[seat], g.base[seat]))


class Donation(Step[State]):
    """One of the remaining donation cards, accepted or rejected (R19-15.3)."""

    name = "donation"
    rule = "R19-15.3"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument
        return True

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        left = g.donations[seat]
        codes = []
        for card in range(len(g.tables.donations[g.options.donation_table])):
            if left >> card & 1:
                codes.append(DONATE + card * 2)
                codes.append(DONATE + card * 2 + 1)
        return tuple(codes)

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        card, accepted = divmod(action - DONATE, 2)
        donation = g.tables.donations[g.options.donation_table][card]
        g.donations[seat] &= ~(1 << card)
        if accepted:
            g.receive(seat, donation.amount)
            if g.telling:
                g.tell(DonationAccepted(seat, donation.amount, donation.accept))
            move_base(g, seat, donation.accept)
        else:
            if g.telling:
                g.tell(DonationRejected(seat, donation.amount, donation.reject))
            move_base(g, seat, donation.reject)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if DONATE <= action < DONATE + 6:
            return Refused(self.rule, "donation-used")
        return Refused(self.rule, "not-offered")
