"""Phase 8: poll auctions (R19-12). The taker's choice also serves politicians who take a poll (R19-10.6)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.codes import POLL_AUCTION, POLL_CHOICE
from macher.rules.e2019.decks import back_of, discard_poll, draw_poll, take_poll
from macher.rules.e2019.phase1_start_player import bid_limit, punish_overbid
from macher.rules.e2019.state import State
from macher.rules.events import (
    AuctionBegan,
    PollBought,
    PollProtected,
    PollPublished,
    PollSeen,
    PollSuppressed,
    PollUnsold,
)
from macher.rules.parts.auction import OneLapAuction
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, PUBLISH, SUPPRESS
from macher.rules.parts.lands import influencer, move_base, move_trend
from macher.rules.parts.refusal import Refused
from macher.rules.parts.rounds import EachLand
from macher.rules.parts.sealed import NO_BID
from macher.rules.parts.step import Step

PUBLISH_OR_SUPPRESS: Final[tuple[int, ...]] = (PUBLISH, SUPPRESS)
SUPPRESS_ONLY: Final[tuple[int, ...]] = (SUPPRESS,)


class PollAuctions(EachLand[State]):
    """State by state in the order of the elections one poll is auctioned (R19-12.1)."""

    def do(self, g: State, argument: int) -> None:
        g.excluded = 0
        super().do(g, argument)


def auctioneer_of(g: State, land: int) -> int:
    """Most votes in the state; tie: closest to the start player (R19-12.2). Excluded seats are passed over (G19-37)."""
    best = NONE
    for seat in g.turn_order():
        if g.excluded >> seat & 1:
            continue
        if best == NONE or g.votes[land * g.seats + seat] > g.votes[land * g.seats + best]:
            best = seat
    return best


def bidding_stack(g: State, auctioneer: int) -> list[int]:
    """From the left of the auctioneer clockwise, the auctioneer at the end (R19-12.3, C19-02); the next one last."""
    first = g.start if g.options.poll_first_bidder == "left_of_start_player" else auctioneer
    order = [auctioneer]
    seat = first
    for _ in range(g.seats):
        if seat != auctioneer and not g.excluded >> seat & 1:
            order.append(seat)
        seat = g.seats - 1 if seat == 0 else seat - 1
    return order


class PollAuction(OneLapAuction[State]):
    """One lap of bidding for the top poll of the pile, seen from its back (R19-12.1 to R19-12.6)."""

    name = "poll-bid"
    rule = "R19-12.3"

    def enter(self, g: State, argument: int) -> bool:
        g.high = NO_BID
        g.high_seat = NONE
        g.auctioneer = auctioneer_of(g, argument)
        if g.auctioneer == NONE:
            self.nobody_bids(g, argument)
            return False
        g.bidders = bidding_stack(g, g.auctioneer)
        if g.telling:
            g.tell(AuctionBegan(g.card[argument], back_of(g, g.poll_deck[-1]), g.auctioneer))
        return True

    def limit(self, g: State, seat: int) -> int:
        return bid_limit(g, seat)

    def hammer(self, g: State, argument: int) -> None:
        """The highest bidder pays and takes the card (R19-12.5); nobody bid: R19-12.6; could not pay: R19-12.9."""
        land = argument
        seat = g.high_seat
        price = g.high
        g.high = NO_BID
        g.high_seat = NONE
        g.auctioneer = NONE
        if seat == NONE:
            self.nobody_bids(g, land)
        elif price > g.money[seat]:
            punish_overbid(g, seat, price)
            g.push(POLL_AUCTION, land)
        else:
            g.pay(seat, price)
            if g.telling:
                g.tell(PollBought(seat, g.card[land], price))
            take_poll(g)
            g.push(POLL_CHOICE, seat * LANDS + land)

    def nobody_bids(self, g: State, land: int) -> None:
        """The card is discarded unseen, or stays on top (G19-07)."""
        if g.telling:
            g.tell(PollUnsold(g.card[land]))
        if g.options.poll_all_pass == "discard_unseen":
            discard_poll(g, draw_poll(g))


def may_publish(g: State, seat: int) -> bool:
    """The card in hand must raise the taker's own party (R19-12.7)."""
    return g.tables.polls[g.poll][g.parties[seat]] > 0


class PollChoice(Step[State]):
    """Publish the poll in this state, or keep it back for party base (R19-12.7, R19-12.8)."""

    name = "poll-publish"
    rule = "R19-12.7"

    def enter(self, g: State, argument: int) -> bool:
        seat = argument // LANDS
        land = argument % LANDS
        g.turn = seat
        public = g.options.poll_front == "public_when_taken"
        g.poll_known[g.poll] |= (1 << g.seats) - 1 if public else 1 << seat
        if g.telling:
            seen = PollSeen(seat, g.poll)
            if public:
                g.tell(seen)
            else:
                g.tell_only(seat, seen)
        if public and not may_publish(g, seat):
            suppress(g, seat, land)
            return False
        return True  # a front that only the taker knows: asked even if there is no choice

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return PUBLISH_OR_SUPPRESS if may_publish(g, seat) else SUPPRESS_ONLY

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if action == PUBLISH:
            publish(g, seat, land)
        else:
            suppress(g, seat, land)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if action != PUBLISH:
            return Refused(self.rule, "not-offered")
        return Refused(self.rule, "poll-not-positive", value=g.tables.polls[g.poll][g.parties[seat]])


def publish(g: State, seat: int, land: int) -> None:
    """Own trend up; others with a negative value down, but never the media influencer's (R19-12.8)."""
    values = g.tables.polls[g.poll]
    g.poll_known[g.poll] = (1 << g.seats) - 1
    if g.telling:
        g.tell(PollPublished(seat, g.card[land], g.poll))
    move_trend(g, seat, land, values[g.parties[seat]])
    immune = influencer(g, land)
    for other in range(g.seats):
        value = values[g.parties[other]]
        if other != seat and value < 0:
            if other == immune:
                if g.telling:
                    g.tell(PollProtected(other, g.card[land]))
            else:
                move_trend(g, other, land, value)
    discard_poll(g, g.poll)


def suppress(g: State, seat: int, land: int) -> None:
    """Not published: party base (R19-12.7)."""
    if g.telling:
        g.tell(PollSuppressed(seat, g.card[land]))
    move_base(g, seat, g.tables.suppressed_poll_base)
    discard_poll(g, g.poll)
