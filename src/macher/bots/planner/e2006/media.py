"""Media: where a marker is worth its price, and which opinion to change (R06-6.2.5, R06-6.2.8-11)."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.e2006.deciding import Decision, weigh
from macher.bots.planner.thought import Verdict
from macher.rules.parts.codes import CARD_TYPES, EXCHANGE, MEDIA_AT, PASS, SLOTS


def media_buy(t: Decision) -> Verdict:
    """A marker counts for a victory in the state, and with most of them its opinions can be changed."""

    def why(action: int, gain: float) -> Reason:
        if action == PASS:
            return Reason("media-none")
        return Reason("media", state=t.g.card[action - MEDIA_AT], points=gain)

    return weigh(t, tuple(t.g.order), why)


def exchange(t: Decision) -> Verdict:
    """The opinion that helps the own votes and hinders those of rivals; and what a victory could take to the nation."""
    land = t.argument

    def why(action: int, gain: float) -> Reason:
        state = t.g.card[land]
        if action == PASS:
            return Reason("exchange-none", state=state)
        slot, card = divmod(action - EXCHANGE, CARD_TYPES)
        return Reason("exchange", state=state, old=t.g.opinions[land * SLOTS + slot], new=card, points=gain)

    return weigh(t, (land,), why)
