"""Orders and what can be ordered, in the language of their owner."""

from __future__ import annotations

from typing import Final

from macher.i18n import Renderer
from macher.play.orders import Order, way_of
from macher.rules import View
from macher.server import wire
from macher.server.store import OrderRow

BIDS: Final = {
    "least": "service-order-bid-least",
    "whole": "service-order-bid-whole",
    "sealed": "service-order-bid-sealed",
}
VOID: Final = {
    "past": "service-order-void-past",
    "land": "service-order-void-land",
    "coalition": "service-order-void-coalition",
    "auction": "service-order-void-auction",
    "money": "service-order-void-money",
    "others": "service-order-void-others",
    "illegal": "service-order-void-illegal",
    "hand": "service-order-void-hand",
}


def about(render: Renderer, order: Order | OrderRow, seen: View) -> str:
    """The question that an order answers: its step, its state, and whether it is of the next round."""
    words = render.step(order.step)
    later = "yes" if order.round != seen.data["round"] else "no"
    state = "" if order.land is None else render.words.state(seen.data["card"][order.land])
    key = "service-order-about" if order.land is None else "service-order-about-state"
    return render.texts.get(key, step=words, state=state, later=later)


def offer_told(render: Renderer, order: Order, seen: View) -> wire.OrderOffer:
    """A question that could be answered in advance."""
    way = way_of(seen.config.edition, order.step)
    now = order.round == seen.data["round"]
    return wire.OrderOffer(
        step=order.step,
        land=order.land,
        round=order.round,
        text=about(render, order, seen),
        bids=None if way is None else way.bids,
        may_pass=way is not None and way.nothing is not None,
        laps=way is not None and way.laps,
        limit=seen.data["money"][seen.data["viewer"]] if now else None,
    )


def order_told(render: Renderer, row: OrderRow, seen: View) -> wire.Order:
    """An order for its owner."""
    way = way_of(seen.config.edition, row.step)
    how = "sealed" if way is not None and way.bids == "sealed" else row.how
    what = about(render, row, seen)
    if row.most is None:
        text = render.texts.get("service-order-pass", about=what, alone="yes" if row.alone else "no")
    else:
        text = render.texts.get(BIDS[how], about=what, most=render.words.money(row.most))
    why = None if row.reason is None else render.texts.get(VOID[row.reason])
    return wire.Order(
        id=row.n,
        step=row.step,
        land=row.land,
        round=row.round,
        most=row.most,
        how=row.how,
        alone=row.alone,
        state=row.state,
        reason=row.reason,
        acted=row.acted,
        text=text,
        why=why,
    )
