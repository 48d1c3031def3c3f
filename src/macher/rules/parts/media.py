"""Media markers: buying them round and round, and exchanging opinions where one party has the upper hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, TypeVar

from macher.rules.events import MediaBought, MediaOusted, MediaPassed, OpinionExchanged, OpinionKept
from macher.rules.parts.campaign import NONE, Campaign
from macher.rules.parts.codes import CARD_TYPES, CODES, EXCHANGE, LANDS, MEDIA_AT, PASS, PASS_ONLY, SLOTS, by_mask
from macher.rules.parts.lands import influencer, media_in, place_media
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Step

if TYPE_CHECKING:
    from mypy_extensions import i64

C = TypeVar("C", bound=Campaign)


class BuyMedia(Step[C]):
    """Clockwise, one marker or a pass, until all have passed in succession."""

    name = "media-buy"
    price_rule: ClassVar[str] = ""
    spots_rule: ClassVar[str] = ""

    def can_pay(self, g: C, seat: int) -> bool:
        """Whether the seat has the price."""
        return g.money[seat] >= g.printed.media_price

    def cannot_buy_openly(self, g: C, seat: int) -> bool:
        """Everybody sees that this seat cannot buy: no marker left, or no free spot. Money is nobody's business."""
        if g.media_supply[seat] == 0:
            return True
        spots = g.printed.media_spots
        for land in g.order:
            if media_in(g, land) < spots:
                return False
        return True

    def enter(self, g: C, argument: int) -> bool:
        g.turn = g.start
        g.passes = 0
        self.skip_who_cannot(g)
        return g.passes < g.seats

    def skip_who_cannot(self, g: C) -> None:
        """Pass over the seats that cannot buy; they pass."""
        while g.passes < g.seats and self.cannot_buy_openly(g, g.turn):
            self.pass_on(g, g.turn)

    def pass_on(self, g: C, seat: int) -> None:
        """A pass; it is not final."""
        if g.telling:
            g.tell(MediaPassed(seat))
        g.passes += 1
        g.turn = (seat + 1) % g.seats

    def options(self, g: C, seat: int) -> tuple[int, ...]:
        if not self.can_pay(g, seat):
            return PASS_ONLY
        spots = g.printed.media_spots
        codes = [PASS]
        for land in g.order:
            if media_in(g, land) < spots:
                codes.append(CODES[MEDIA_AT + land])
        return tuple(codes)

    def take(self, g: C, seat: int, action: int) -> None:
        if action == PASS:
            self.pass_on(g, seat)
        else:
            land = action - MEDIA_AT
            g.pay(seat, g.printed.media_price)
            place_media(g, seat, land)
            g.passes = 0
            g.turn = (seat + 1) % g.seats
            if g.telling:
                g.tell(MediaBought(seat, g.card[land], g.printed.media_price))
        self.skip_who_cannot(g)
        if g.passes == g.seats:
            g.finish()

    def refusal(self, g: C, seat: int, action: int) -> Refused:
        if not MEDIA_AT <= action < MEDIA_AT + LANDS:
            return Refused(self.rule, "not-offered")
        if not self.can_pay(g, seat):
            return Refused(self.price_rule, "too-dear", price=g.printed.media_price, money=g.money[seat])
        if action - MEDIA_AT not in g.order:
            return Refused(self.price_rule, "land-out-of-play")
        return Refused(self.spots_rule, "media-spots-full", spots=g.printed.media_spots)


def displayed_cards(g: Campaign) -> int:
    """Bit mask of the card types that lie in the display."""
    mask: i64 = 0
    bit: i64 = 1
    for count in g.opinion_display:
        if count:
            mask |= bit
        bit <<= 1
    return mask


def cards_of_open_topics(g: Campaign, land: int) -> int:
    """Bit mask of the card types whose topic lies open in a land."""
    first: i64 = land * SLOTS
    mask: i64 = 0
    at: i64
    for at in range(first, first + SLOTS):
        if g.face_up[at]:
            card: i64 = g.opinions[at]
            mask |= 3 << (card & ~1)
    return mask


HALF: Final = CARD_TYPES // 2
EXCHANGES: Final = [  # [slot * 2, plus 1 for the higher half of the cards][bit mask of them]
    by_mask(EXCHANGE + half * HALF, HALF) for half in range(SLOTS * 2)
]


class ExchangeOpinion(Step[C]):
    """A seat may exchange one face-up opinion of a land with a card that lies open beside the boards.

    The argument is the land. The new topic must differ from the other face-up ones; a doubled opinion stays.
    """

    doubled_rule: ClassVar[str] = ""
    cards_rule: ClassVar[str] = ""
    topic_rule: ClassVar[str] = ""

    def holder(self, g: C, land: int) -> int:
        """The seat that may exchange there, or NONE: who has the upper hand in the media."""
        return influencer(g, land)

    def flip_allowed(self, g: C) -> bool:
        """Whether the new card may have the topic of the card that goes."""
        return True

    def same_card_allowed(self, g: C) -> bool:
        """Whether a card may be exchanged with its own like."""
        return True

    def nobody(self, g: C, land: int) -> None:
        """There is no such seat."""

    def give(self, g: C, card: int) -> None:
        """Where the old card goes."""

    def coming(self, g: C, land: int, slot: int, displayed: int, new: int) -> int:
        """Bit mask of the cards that may come in the place of an opinion: of those displayed the new ones, mostly."""
        at: i64 = land * SLOTS + slot
        if g.face_up[at] == 0 or g.doubled[land] == slot:
            return 0
        old: i64 = g.opinions[at]
        cards: i64 = new
        if self.flip_allowed(g):
            cards |= displayed & 3 << (old & ~1)
        if not self.same_card_allowed(g):
            cards &= ~(1 << old)
        return cards

    def exchanges(self, g: C, land: int) -> tuple[int, ...]:
        """A pass, and every opinion to remove with every card that may come in its place."""
        displayed = displayed_cards(g)
        new = displayed & ~cards_of_open_topics(g, land)
        found = [PASS]
        for slot in range(SLOTS):
            cards = self.coming(g, land, slot, displayed, new)
            lower = cards & (1 << HALF) - 1
            if lower:
                found.extend(EXCHANGES[slot * 2][lower])
            if cards >> HALF:
                found.extend(EXCHANGES[slot * 2 + 1][cards >> HALF])
        return tuple(found)

    def any_exchange(self, g: C, land: int) -> bool:
        """Whether there is more to choose than a pass."""
        displayed = displayed_cards(g)
        new = displayed & ~cards_of_open_topics(g, land)
        for slot in range(SLOTS):
            if self.coming(g, land, slot, displayed, new):
                return True
        return False

    def enter(self, g: C, argument: int) -> bool:
        seat = self.holder(g, argument)
        if seat == NONE:
            self.nobody(g, argument)
            return False
        g.turn = seat
        if self.any_exchange(g, argument):
            return True
        if g.telling:
            g.tell(OpinionKept(seat, g.card[argument]))
        return False

    def options(self, g: C, seat: int) -> tuple[int, ...]:
        return self.exchanges(g, g.argument())

    def take(self, g: C, seat: int, action: int) -> None:
        land = g.argument()
        g.finish()
        if action == PASS:
            if g.telling:
                g.tell(OpinionKept(seat, g.card[land]))
            return
        slot = (action - EXCHANGE) // CARD_TYPES
        card = (action - EXCHANGE) % CARD_TYPES
        old = g.opinions[land * SLOTS + slot]
        g.opinions[land * SLOTS + slot] = card
        g.opinion_display[card] = g.opinion_display[card] - 1
        self.give(g, old)
        if g.telling:
            g.tell(OpinionExchanged(seat, g.card[land], old, card))

    def refusal(self, g: C, seat: int, action: int) -> Refused:
        if not EXCHANGE <= action < EXCHANGE + SLOTS * CARD_TYPES:
            return Refused(self.rule, "not-offered")
        land = g.argument()
        slot, card = divmod(action - EXCHANGE, CARD_TYPES)
        if g.doubled[land] == slot:
            return Refused(self.doubled_rule, "opinion-doubled")
        if not g.face_up[land * SLOTS + slot]:
            return Refused(self.cards_rule, "opinion-face-down")
        if not g.opinion_display[card]:
            return Refused(self.cards_rule, "not-in-display")
        if card == g.opinions[land * SLOTS + slot] and not self.same_card_allowed(g):
            return Refused(self.topic_rule, "same-card")
        return Refused(self.topic_rule, "topic-twice")


def oust_media(g: Campaign, seat: int, target: int, land: int, price: int, replace: bool, bank: int = 0) -> None:
    """Pay the owner (and the bank), remove one of their markers, and perhaps put an own one on the freed spot."""
    g.pay(seat, price + bank)
    g.receive(target, price)
    at = land * g.seats + target
    g.media[at] = g.media[at] - 1
    g.media_supply[target] = g.media_supply[target] + 1
    if replace:
        place_media(g, seat, land)
    if g.telling:
        g.tell(MediaOusted(seat, target, g.card[land], price, replace, bank))
