"""The public ledger: what an event paid out and what it brought in, for each seat that it moved money of."""

from __future__ import annotations

from macher.rules.events.bidding import Overbid, StartBidWon, StartPlayerFound
from macher.rules.events.cabinet import PoliticianPaid
from macher.rules.events.event import Event
from macher.rules.events.markers import MediaBought, MediaOusted, RalliesBought
from macher.rules.events.money import DonationAccepted, IncomePaid
from macher.rules.events.polls import PollBought


def payments(event: Event) -> list[tuple[int, int]]:
    """Seats with the money that they received, or paid (below 0), in thousands. Everybody at the table hears it."""
    match event:
        case StartPlayerFound(seat, price) | StartBidWon(seat, price) | PoliticianPaid(seat, _, price):
            moved = [(seat, -price)]
        case MediaBought(seat, _, price) | RalliesBought(seat, _, _, price) | PollBought(seat, _, price):
            moved = [(seat, -price)]
        case Overbid(seat, _, money, _):
            moved = [(seat, -money)]
        case MediaOusted(seat, target, _, price, _, bank):
            moved = [(seat, -price - bank), (target, price)]
        case IncomePaid(seat, points, base):
            moved = [(seat, points + base)]
        case DonationAccepted(seat, amount, _):
            moved = [(seat, amount)]
        case _:
            moved = []
    return [(seat, amount) for seat, amount in moved if amount]
