"""Orders: what a seat wants done when it is asked later, and the facts that this rests on.

An order is for one question of one round: bid up to so much for a poll, write this sealed bid, let the chance go by. It
is judged by the view of its own seat and by nothing else. It acts only where what it does is legal, and only as long as
the facts are the same as when it was given; otherwise it is void, and its owner is asked as if there were no order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from macher.play.draft import Draft
from macher.play.e2006 import orders as e2006
from macher.play.e2019 import orders as e2019
from macher.play.ways import Way
from macher.rules import View
from macher.rules.editions import edition
from macher.rules.parts.codes import BID, LANDS, MOST_MONEY
from macher.rules.parts.game import FRAME_BITS, FRAME_MASK

WAYS: Final[dict[str, tuple[Way, ...]]] = {"2019": e2019.WAYS, "2006": e2006.WAYS}
How = Literal["least", "whole"]
Void = Literal["past", "land", "coalition", "auction", "money", "others", "illegal"]


@dataclass(frozen=True)
class Order:
    """What to do at a step of a round. Without `most` it lets the chance go by."""

    step: str
    round: int
    land: int | None = None
    """The land that it is about; None for every land, or where the step is about none."""
    most: int | None = None
    """The highest bid, in thousands."""
    how: How = "least"
    """Bid as little as leads, or the whole sum at once."""
    alone: bool = False
    """Only as long as nobody else does more than pass: then ask me after all."""


Facts = dict[str, Any]
"""What an order rests on, as plain JSON data."""


def way_of(name: str, step: str) -> Way | None:
    """How a step of an edition is answered in advance; None if it cannot be."""
    return next((way for way in WAYS[name] if way.step == step), None)


# --- what it rests on -------------------------------------------------------------------------------------------------
def facts_of(seen: View, order: Order) -> Facts:
    """What an order rests on that is given now."""
    data = seen.data
    found: Facts = {}
    if order.land is not None:
        found["card"] = data["card"][order.land]
    if "partner" in data:
        found["partner"] = data["partner"][data["viewer"]]
    if order.most is not None and is_open(seen, order) and data["step"] == "poll-bid":
        found["auction"] = _under_the_hammer(data)
    if order.alone:
        found["others"] = _markers_of_others(data)
    return found


def void_by(seen: View, order: Order, facts: Facts) -> Void | None:
    """Why an order holds no more; None if it holds. `facts` are those of the moment it was given."""
    data = seen.data
    if is_past(seen, order):
        return "past"
    if order.land is not None and data["card"][order.land] != facts.get("card"):
        return "land"
    if "partner" in data and data["partner"][data["viewer"]] != facts.get("partner"):
        return "coalition"
    if "auction" in facts and facts["auction"] != _under_the_hammer(data):
        return "auction"
    if order.most is not None and data["round"] == order.round and order.most > data["money"][data["viewer"]]:
        return "money"
    if order.alone and facts.get("others") != _markers_of_others(data):
        return "others"
    return None


def is_past(seen: View, order: Order) -> bool:
    """Whether the question of an order will not be put any more."""
    data = seen.data
    way = way_of(seen.config.edition, order.step)
    if data["over"] or way is None or data["round"] != order.round:
        return bool(data["over"]) or way is None or data["round"] > order.round
    if data["phase"] != way.phase:
        return bool(data["phase"] > way.phase)
    if way.laps:
        return order.step not in {name for name, _ in _to_come(seen)}
    if way.bids == "raise" and order.land is not None:
        return (order.step, order.land) not in _to_come(seen)
    return False


def is_open(seen: View, order: Order) -> bool:
    """Whether the question of an order is the one that is open, to whomever it is put."""
    data = seen.data
    way = way_of(seen.config.edition, order.step)
    if way is None or data["round"] != order.round or data["phase"] != way.phase or data["step"] not in way.steps:
        return False
    return order.land is None or not way.by_land or data["agenda"][-1] >> FRAME_BITS & LANDS - 1 == order.land


def _to_come(seen: View) -> set[tuple[str, int]]:
    """The steps of the phase that are open or still to come, and what they are about."""
    steps = edition(seen.config.edition).steps
    return {(steps[frame & FRAME_MASK].name, frame >> FRAME_BITS) for frame in seen.data["agenda"]}


def _under_the_hammer(data: Any) -> list[Any]:
    """The poll that is auctioned, as far as everybody sees it, and who may not bid for it."""
    return [data["agenda"][-1], data.get("poll_top"), data.get("excluded"), data["poll_deck"]]


def _markers_of_others(data: Any) -> list[int]:
    """The media markers that the others have left: less when one of them has bought one."""
    return [left for seat, left in enumerate(data["media_supply"]) if seat != data["viewer"]]


# --- what it does -----------------------------------------------------------------------------------------------------
def carry_out(draft: Draft, orders: Sequence[Order]) -> tuple[list[Order], list[Order]]:
    """Make the turn of a seat that is asked, as far as its orders reach; those that hold, the most exact ones first.

    Returns the orders that were used, and those that the rules would not let act.
    """
    used: list[Order] = []
    exact = sorted(orders, key=lambda order: order.land is None)
    while draft.asked:
        seen = draft.view()
        order = next((order for order in exact if is_open(seen, order)), None)
        if order is None:
            break
        action = answer(seen, draft.legal(), order)
        if action is None:
            return used, [order]
        draft.act(action)
        used.append(order)
    return used, []


def answer(seen: View, legal: Iterable[int], order: Order) -> int | None:
    """What an order does where its question is open; None if the rules do not allow it."""
    way = way_of(seen.config.edition, order.step)
    choices = set(legal)
    if way is None:
        return None
    if order.most is None:
        return way.nothing if way.nothing in choices else None
    purse = seen.data["money"][seen.data["viewer"]]
    bids = sorted(action - BID for action in choices if BID <= action <= BID + MOST_MONEY)
    if way.bids == "sealed":
        return BID + order.most if order.most in bids and order.most <= purse else None
    may = [bid for bid in bids if bid <= min(order.most, purse)]
    if may:
        return BID + (may[0] if order.how == "least" else may[-1])
    return way.nothing if way.nothing in choices else None


def may_order(seen: View) -> list[Order]:
    """The questions that the seat of a view can answer in advance now, as orders that let the chance go by.

    Those of this round that are not past, and the bid that begins the next one.
    """
    data = seen.data
    if data["over"] or data["round"] == 0:
        return []
    found: list[Order] = []
    for way in WAYS[seen.config.edition]:
        lands: list[int | None] = [*data["order"]] if way.by_land else [None]
        for land in lands:
            now = Order(way.step, data["round"], land)
            if not is_past(seen, now):
                found.append(now)
            elif way.step == "start-bid":
                found.append(Order(way.step, data["round"] + 1))
    return found
