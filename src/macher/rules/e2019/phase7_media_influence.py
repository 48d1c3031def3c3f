"""Phase 7: media influence (R19-11)."""

from __future__ import annotations

from macher.rules.e2019.actions import CARD_TYPES, EXCHANGE
from macher.rules.e2019.codes import EXCHANGE_OPINION
from macher.rules.e2019.state import State
from macher.rules.events import NoInfluencer, OpinionExchanged, OpinionKept
from macher.rules.parts.codes import PASS
from macher.rules.parts.lands import NONE, SLOTS, influencer
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Automatic, Step


class MediaInfluence(Automatic[State]):
    """State by state in the order of the elections (R19-11.1)."""

    name = "media-influence"
    rule = "R19-11.1"

    def do(self, g: State, argument: int) -> None:
        for land in reversed(g.order):
            g.push(EXCHANGE_OPINION, land)


def may_exchange(g: State, land: int, slot: int) -> bool:
    """Face up and not under a double marker (R19-11.2, R19-10.8)."""
    return g.face_up[land * SLOTS + slot] == 1 and g.doubled[land] != slot


def exchanges(g: State, land: int) -> list[int]:
    """Every opinion to remove with every display card whose topic differs from the other face-up ones (R19-11.3)."""
    found = []
    flip_allowed = g.options.media_same_topic == "allowed"
    first = land * SLOTS
    open_topics = 0
    for slot in range(SLOTS):
        if g.face_up[first + slot]:
            open_topics |= 1 << (g.opinions[first + slot] >> 1)
    for slot in range(SLOTS):
        if may_exchange(g, land, slot):
            others = open_topics & ~(1 << (g.opinions[first + slot] >> 1)) if flip_allowed else open_topics
            for card in range(CARD_TYPES):
                if g.opinion_display[card] and not others >> (card >> 1) & 1:
                    found.append(EXCHANGE + slot * CARD_TYPES + card)
    return found


class ExchangeOpinion(Step[State]):
    """The media influencer may exchange one opinion of the state with one of the display (R19-11.1 to R19-11.4)."""

    name = "media-exchange"
    rule = "R19-11.1"

    def enter(self, g: State, argument: int) -> bool:
        seat = influencer(g, argument)
        if seat == NONE:
            if g.telling:
                g.tell(NoInfluencer(g.card[argument]))
            return False
        g.turn = seat
        if exchanges(g, argument):
            return True
        if g.telling:
            g.tell(OpinionKept(seat, g.card[argument]))
        return False

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return (PASS, *exchanges(g, g.argument()))

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument()
        g.finish()
        if action == PASS:
            if g.telling:
                g.tell(OpinionKept(seat, g.card[land]))
            return
        slot, card = divmod(action - EXCHANGE, CARD_TYPES)
        old = g.opinions[land * SLOTS + slot]
        g.opinion_discard.append(old)
        g.opinions[land * SLOTS + slot] = card
        g.opinion_display[card] = 0  # the gap stays (R19-11.4)
        if g.telling:
            g.tell(OpinionExchanged(seat, g.card[land], old, card))

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if not EXCHANGE <= action < EXCHANGE + SLOTS * CARD_TYPES:
            return Refused(self.rule, "not-offered")
        land = g.argument()
        slot, card = divmod(action - EXCHANGE, CARD_TYPES)
        if g.doubled[land] == slot:
            return Refused("R19-10.8", "opinion-doubled")
        if not g.face_up[land * SLOTS + slot]:
            return Refused("R19-11.2", "opinion-face-down")
        if not g.opinion_display[card]:
            return Refused("R19-11.2", "not-in-display")
        return Refused("R19-11.3", "topic-twice")
