"""Phase 3: secure media influence (R19-7)."""

from __future__ import annotations

from macher.rules.e2019.actions import LANDS, MEDIA_AT
from macher.rules.e2019.state import State
from macher.rules.events import MediaBought, MediaPassed
from macher.rules.parts.codes import PASS, PASS_ONLY
from macher.rules.parts.lands import media_in
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Step


def has_free_spot(g: State, land: int) -> bool:
    """Five spots in a state, shared by all (R19-7.3)."""
    return media_in(g, land) < g.tables.media_spots


def can_pay_media(g: State, seat: int) -> bool:
    """The price of a marker (R19-7.2)."""
    return g.money[seat] >= g.tables.media_price


def cannot_buy_openly(g: State, seat: int) -> bool:
    """Everybody sees that this seat cannot buy: no marker left, or no free spot. Money is nobody's business."""
    if g.media_supply[seat] == 0:
        return True
    for land in g.order:
        if has_free_spot(g, land):
            return False
    return True


class BuyMedia(Step[State]):
    """Clockwise, one marker or a pass, until all have passed in succession (R19-7.1, R19-7.4)."""

    name = "media-buy"
    rule = "R19-7.1"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = g.start
        g.passes = 0
        self.skip_who_cannot(g)
        return g.passes < g.seats

    def skip_who_cannot(self, g: State) -> None:
        while g.passes < g.seats and cannot_buy_openly(g, g.turn):
            self.next_seat(g, g.turn)

    def next_seat(self, g: State, seat: int) -> None:
        if g.telling:
            g.tell(MediaPassed(seat))
        g.passes += 1
        g.turn = (seat + 1) % g.seats

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        if not can_pay_media(g, seat):
            return PASS_ONLY
        return PASS_ONLY + tuple([MEDIA_AT + land for land in g.order if has_free_spot(g, land)])

    def take(self, g: State, seat: int, action: int) -> None:
        if action == PASS:
            self.next_seat(g, seat)
        else:
            land = action - MEDIA_AT
            g.pay(seat, g.tables.media_price)
            g.media_supply[seat] -= 1
            g.media[land * g.seats + seat] += 1
            g.passes = 0
            g.turn = (seat + 1) % g.seats
            if g.telling:
                g.tell(MediaBought(seat, g.card[land], g.tables.media_price))
        self.skip_who_cannot(g)
        if g.passes == g.seats:
            g.finish()

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if not MEDIA_AT <= action < MEDIA_AT + LANDS:
            return Refused(self.rule, "not-offered")
        if not can_pay_media(g, seat):
            return Refused("R19-7.2", "too-dear", price=g.tables.media_price, money=g.money[seat])
        if action - MEDIA_AT not in g.order:
            return Refused("R19-7.2", "land-out-of-play")
        return Refused("R19-7.3", "media-spots-full", spots=g.tables.media_spots)
