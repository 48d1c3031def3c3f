"""Bid for starting player (R06-6.2.1)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.actions import NAME
from macher.rules.e2006.codes import NAME_START, START_REBID
from macher.rules.e2006.state import State
from macher.rules.events import DiceRolled, StartBidsTied, StartBidWon, StartNamed
from macher.rules.parts.codes import MOST_SEATS
from macher.rules.parts.sealed import SealedBid
from macher.rules.parts.turns import AskSeat

NAME_CHOICES: Final = [tuple(range(NAME, NAME + seats)) for seats in range(MOST_SEATS + 1)]


def highest(bids: list[int]) -> list[int]:
    """The seats with the highest bid."""
    most: int = -1
    seats: list[int] = []
    for seat in range(len(bids)):
        if bids[seat] > most:
            most = bids[seat]
            seats = []
        if bids[seat] == most:
            seats.append(seat)
    return seats


class StartBid(SealedBid[State]):
    """Every player writes a secret bid; the single highest bidder pays and names who starts (R06-6.2.1-1, -2)."""

    name = "start-bid"
    rule = "R06-6.2.1-1"

    def reveal(self, g: State) -> None:
        g.bids = self.bids(g)
        tied = highest(g.bids)
        if len(tied) == 1:
            win(g, tied[0], g.bids[tied[0]])
        elif g.bids[tied[0]] == 0:
            win(g, roll_off(g, tied), 0)  # no second bid (R06-6.2.1-5)
        else:
            if g.telling:
                g.tell(StartBidsTied(tuple(tied), max(g.bids)))
            g.push(START_REBID)


class StartRebid(SealedBid[State]):
    """The tied players write a second secret bid, not below their first; still tied: dice (R06-6.2.1-3, -4)."""

    name = "start-rebid"
    rule = "R06-6.2.1-3"

    def asked(self, g: State) -> int:
        return sum(1 << seat for seat in highest(g.bids))

    def least(self, g: State, seat: int) -> int:
        return g.bids[seat]

    def choices(self, g: State, seat: int) -> tuple[int, ...]:
        return super().choices(g, seat)[g.bids[seat] :]

    def reveal(self, g: State) -> None:
        bids = self.bids(g)
        tied = highest(bids)
        win(g, tied[0] if len(tied) == 1 else roll_off(g, tied), max(bids))


def roll_off(g: State, seats: list[int]) -> int:
    """One die each, the highest wins, ties roll again (R06-6.2.1-4, G06-11)."""
    while len(seats) > 1:
        faces = g.roll(g.tables.die, len(seats))
        if g.telling:
            for seat, face in zip(seats, faces, strict=True):
                g.tell(DiceRolled(seat, (face,)))
        seats = [seat for seat, face in zip(seats, faces, strict=True) if face == max(faces)]
    return seats[0]


def win(g: State, seat: int, price: int) -> None:
    """The winner pays and names the starting player (R06-6.2.1-2)."""
    g.pay(seat, price)
    if g.telling:
        g.tell(StartBidWon(seat, price))
    g.push(NAME_START, seat)


class NameStart(AskSeat[State]):
    """Any player, also oneself (R06-6.2.1-2, R06-6.2.1-6)."""

    name = "name-start"
    rule = "R06-6.2.1-2"

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return NAME_CHOICES[g.seats]

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        g.start = action - NAME
        if g.telling:
            g.tell(StartNamed(seat, g.start))
