"""Phase 1: determine the start player (R19-5)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.codes import START_PLAYER_BID, START_PLAYER_RAISE
from macher.rules.e2019.state import State
from macher.rules.events import Overbid, StartBidsTied, StartPlayerFound
from macher.rules.parts.auction import OneLapAuction
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import MOST_MONEY
from macher.rules.parts.lands import move_base
from macher.rules.parts.sealed import NO_BID, SealedBid
from macher.rules.parts.step import Automatic

OVERBID_LIMIT: Final = 150  # with O19-09 = penalty anybody may bid as much as this, money or not


def bid_limit(g: State, seat: int) -> int:
    """The highest bid a seat may make: its money, or anything where an overbid is punished (R19-5.6, R19-12.9)."""
    most = max(OVERBID_LIMIT, g.money[seat]) if g.options.overbid == "penalty" else g.money[seat]
    return min(most, MOST_MONEY)


def punish_overbid(g: State, seat: int, bid: int) -> None:
    """All money and ten party base, and no more auctions in this phase (R19-12.9)."""
    if g.telling:
        g.tell(Overbid(seat, bid, g.money[seat], min(g.base[seat], g.tables.overbid_base_loss)))
    g.pay(seat, g.money[seat])
    move_base(g, seat, -g.tables.overbid_base_loss)
    g.excluded |= 1 << seat


class StartPlayer(Automatic[State]):
    """The phase begins: everybody may bid."""

    name = "start-player"
    rule = "R19-5.1"

    def do(self, g: State, argument: int) -> None:
        g.excluded = 0
        g.push(START_PLAYER_BID)


class StartPlayerBid(SealedBid[State]):
    """All players write one secret bid; the unique highest pays and starts (R19-5.1, R19-5.2)."""

    name = "start-bid"
    rule = "R19-5.1"

    def asked(self, g: State) -> int:
        return (1 << g.seats) - 1 & ~g.excluded

    def limit(self, g: State, seat: int) -> int:
        return bid_limit(g, seat)

    def reveal(self, g: State) -> None:
        bids = self.bids(g)
        g.high = max(bids)
        tied = [seat for seat in range(g.seats) if bids[seat] == g.high]
        if len(tied) == 1:
            crown(g, tied[0])
            return
        first = g.start - 1 if g.options.start_tiebreak_first == "right_of_previous" else g.start
        tied.sort(key=lambda seat: (seat - first) % g.seats)
        g.bidders = tied[::-1]
        if g.telling:
            g.tell(StartBidsTied(tuple(tied), g.high))
        g.push(START_PLAYER_RAISE)


class StartPlayerRaise(OneLapAuction[State]):
    """The tied players each raise or pass once; if all pass, the last one to do so starts (R19-5.3, R19-5.4)."""

    name = "start-raise"
    rule = "R19-5.3"

    def enter(self, g: State, argument: int) -> bool:
        g.high_seat = g.bidders[0]  # if all pass, the last one who passed (R19-5.4)
        return True

    def limit(self, g: State, seat: int) -> int:
        return bid_limit(g, seat)

    def hammer(self, g: State, argument: int) -> None:
        crown(g, g.high_seat)


def crown(g: State, seat: int) -> None:
    """The highest bidder pays and is start player (R19-5.4, R19-5.5), unless the bid was more than the money."""
    bid = g.high
    g.high = NO_BID
    g.high_seat = NONE
    if bid <= g.money[seat]:
        g.pay(seat, bid)
        g.start = seat
        g.excluded = 0
        if g.telling:
            g.tell(StartPlayerFound(seat, bid))
        return
    punish_overbid(g, seat, bid)
    if g.excluded != (1 << g.seats) - 1:
        g.push(START_PLAYER_BID)  # new sealed bids among the others (G19-38)
    else:
        g.excluded = 0  # nobody is left to bid: the marker on top stays there, for nothing
        if g.telling:
            g.tell(StartPlayerFound(g.start, 0))
