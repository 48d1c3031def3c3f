"""Media: which majority is worth its price, and which opinion to turn."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.e2019.funds import cost
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.thought import Verdict
from macher.rules.parts.codes import CARD_TYPES, EXCHANGE, MEDIA_AT, PASS, SLOTS


def media_buy(t: Thought2019) -> Verdict:
    """A marker is worth what the chance of the majority, and of presence, rises by it."""
    g, o = t.g, outlook_of(t)
    price = cost(o, g, g.tables.media_price) + o.weights.marker * max(0, o.left - 1)
    worth = {PASS: 0.0}
    for action in t.legal:
        if action != PASS:
            land = action - MEDIA_AT
            at = land * g.seats + t.seat
            before = o.see(g, land)
            g.media[at] += 1
            worth[action] = o.see(g, land) - before - price
            g.media[at] -= 1

    def why(action: int) -> Reason:
        if action == PASS:
            return Reason("media-none")
        return Reason("media", state=g.card[action - MEDIA_AT], points=worth[action] + price)

    return Verdict(worth, why)


def media_exchange(t: Thought2019) -> Verdict:
    """The exchange that helps us most and the others least."""
    g, o, land = t.g, outlook_of(t), t.land
    o.exchange_open = False
    before = o.see(g, land)
    worth = {PASS: o.weights.opinion_change}
    for action in t.legal:
        if action != PASS:
            slot, card = divmod(action - EXCHANGE, CARD_TYPES)
            at = land * SLOTS + slot
            old = g.opinions[at]
            g.opinions[at] = card
            worth[action] = o.see(g, land) - before
            g.opinions[at] = old

    def why(action: int) -> Reason:
        if action == PASS:
            return Reason("exchange-none", state=t.state_card)
        slot, card = divmod(action - EXCHANGE, CARD_TYPES)
        old = g.opinions[land * SLOTS + slot]
        return Reason("exchange", state=t.state_card, old=old, new=card, points=worth[action])

    return Verdict(worth, why)
