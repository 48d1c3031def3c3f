"""Orders at a table: given by who holds a seat, carried out when it is asked, void when what they rest on changes.

An order acts through the same walk as a turn of its player, and nothing that others get tells the two apart: no mark in
the log, no number in the metrics. It takes a time that hangs on nothing, and for that time its seat counts as present.
"""

from __future__ import annotations

import asyncio
import time
from random import SystemRandom
from typing import Final

import msgspec
import structlog

from macher.play.orders import Order, carry_out, facts_of, is_open, may_order, void_by, way_of
from macher.rules import View
from macher.server import wire
from macher.server.live.clocks import has_clock, left
from macher.server.live.room import Room, standing_orders
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.store import OrderGone, OrderRow, OrderUse, SeatRow
from macher.server.words.ordering import offer_told, order_told

MOST_ORDERS: Final = 12
"""Of a seat that stand at once."""
AGAIN: Final = 8  # times that something may go wrong before we wait for the next change
LINGERS: Final = 4.0  # pauses that a seat still counts as present after an order has acted
CHANCE: Final = SystemRandom()
log = structlog.get_logger()


def owner_of(row: SeatRow) -> str:
    """Who an order of this seat belongs to: the person, else the program."""
    return row.holder or row.token or ""


def order_of(row: OrderRow) -> Order:
    """What the play knows of an order."""
    return Order(row.step, row.round, row.land, row.most, row.how, row.alone)


# --- giving and dropping ----------------------------------------------------------------------------------------------
async def give(room: Room, caller: Caller, wanted: wire.OrderRequest) -> None:
    """Keep an order of a seat. The caller holds it."""
    async with room.lock:
        holder = room.check_seat(caller, wanted.seat)
        seen = playing_view(room, wanted.seat)
        order = Order(wanted.step, wanted.round, wanted.land, wanted.most, wanted.how, wanted.alone)
        check(seen, order)
        same = (order.step, order.round, order.land)
        others = [row for row in mine(room, wanted.seat) if (row.step, row.round, row.land) != same]
        if sum(row.state == "standing" for row in others) >= MOST_ORDERS:
            raise Problem(422, "orders", most=MOST_ORDERS)
        row = OrderRow(
            game=room.id,
            seat=wanted.seat,
            owner=owner_of(holder),
            **{name: getattr(order, name) for name in ("step", "round", "land", "most", "how", "alone")},
            facts=facts_of(seen, order),
            at=time.time(),
        )
        await room.service.call(room.service.store.set_order, row)
        await read_orders(room)
    tell_owner(room, wanted.seat)
    see_to_orders(room)


def check(seen: View, order: Order) -> None:
    """Whether an order can be given now."""
    way = way_of(seen.config.edition, order.step)
    questions = {(one.step, one.round, one.land) for one in may_order(seen)}
    anywhere = {(step, number, None) for step, number, _ in questions}
    if way is None or (order.step, order.round, order.land) not in (questions if way.bids else questions | anywhere):
        raise Problem(422, "no-order")
    if (order.most is None and way.nothing is None) or (order.most is not None and way.bids is None):
        raise Problem(422, "no-order")
    if order.alone and not way.laps:
        raise Problem(422, "no-order")
    reason = void_by(seen, order, facts_of(seen, order))
    if reason is not None:
        raise Problem(422, "order-money" if reason == "money" else "no-order")


async def drop(room: Room, caller: Caller, seat: int, n: int) -> None:
    """Forget an order of a seat: from here on it acts no more."""
    async with room.lock:
        room.check_seat(caller, seat)
        if all(row.n != n for row in mine(room, seat)):
            raise Problem(404, "no-such-order")
        await room.service.call(room.service.store.drop_order, room.id, seat, n)
        await read_orders(room)
    tell_owner(room, seat)


async def read_orders(room: Room) -> None:
    """Read the orders of a table again."""
    room.orders = await room.service.call(room.service.store.orders, room.id)


# --- telling its owner ------------------------------------------------------------------------------------------------
def mine(room: Room, seat: int) -> list[OrderRow]:
    """The orders that whoever holds the seat now has given."""
    owner = owner_of(room.seats[seat])
    return [row for row in room.orders if row.seat == seat and row.owner == owner]


def playing_view(room: Room, seat: int) -> View:
    """What the seat may know, if the game is being played."""
    table = room.playing_table()
    if room.game.status != "playing":
        raise Problem(409, "not-playing")
    return table.view(seat)


def orders_told(room: Room, seat: int, language: str) -> wire.Orders:
    """The orders of a seat for who holds it, and what else could be ordered."""
    table = room.playing_table()
    seen = table.view(seat)
    render = room.speaker(language).render
    return wire.Orders(
        table=room.id,
        seat=seat,
        version=table.version,
        orders=[order_told(render, row, seen) for row in mine(room, seat)],
        offers=[offer_told(render, one, seen) for one in may_order(seen)] if room.game.status == "playing" else [],
        most=MOST_ORDERS,
    )


def tell_owner(room: Room, seat: int) -> None:
    """Whoever holds the seat hears how its orders are now; nobody else hears anything."""
    for listener in room.listeners:
        if listener.seat == seat and listener.caller.holds(room.seats[seat]):
            listener.orders_due = True
            listener.wake()


# --- carrying out -----------------------------------------------------------------------------------------------------
def see_to_orders(room: Room) -> None:
    """Something is new at a table: orders that hold no more are void, those whose question is put act."""
    if room.table is None or room.game.status != "playing":
        return
    for seat in {row.seat for row in room.orders if row.state == "standing"}:
        known = room.carrying.get(seat)
        if known is None or known.done():
            room.carrying[seat] = room.service.start(see_to(room, seat))


async def see_to(room: Room, seat: int) -> None:
    """Carry out the orders of a seat until it is not asked, or they do not reach."""
    failures = 0
    while failures <= AGAIN:
        try:
            if not await see_to_question(room, seat):
                return
            failures = 0
        except OrderGone:
            async with room.lock:
                await read_orders(room)
        except Problem as problem:
            failures += 1
            if problem.status >= 500:
                await asyncio.sleep(failures)
    log.warning("orders_wait", table=room.id)


async def see_to_question(room: Room, seat: int) -> bool:
    """Whether there may be more to do: one question was answered by orders, or some of them were found void."""
    if room.game.status != "playing" or room.table is None:
        return False
    await end_void(room, seat)
    if not is_due(room, seat):
        return False
    question = room.table.asked_since[seat]
    await let_time_pass(room, seat)
    table = room.playing_table()
    if not is_due(room, seat) or table.asked_since[seat] != question:
        return True
    seen = table.view(seat)
    rows = {order_of(row): row for row in standing_orders(room.orders, seat)}
    holding = [order for order, row in rows.items() if void_by(seen, order, row.facts) is None]
    draft = table.draft(seat)
    used, refused = carry_out(draft, holding)
    if refused or not used or draft.unfinished_answer:
        await end(room, seat, [(rows[order].n, "void", "illegal") for order in refused or used])
        return bool(refused or used)
    uses = [OrderUse(rows[order].n, True, "done" if acts_once(seen, order) else "standing") for order in set(used)]
    await room.turn(seat, table.version, draft.actions, f"order-{question}", orders=uses)
    tell_owner(room, seat)
    return True


def is_due(room: Room, seat: int) -> bool:
    """Whether the question that is put to a seat is one that it has an order for."""
    table = room.table
    if table is None or room.game.status != "playing" or seat not in table.deciders():
        return False
    seen = table.view(seat)
    return any(is_open(seen, order_of(row)) for row in standing_orders(mine(room, seat), seat))


def acts_once(seen: View, order: Order) -> bool:
    """Whether an order has done all it can do when it has acted."""
    way = way_of(seen.config.edition, order.step)
    return way is not None and (way.bids == "sealed" or (way.bids is None and way.by_land and order.land is not None))


async def end_void(room: Room, seat: int) -> None:
    """Orders that hold no more are void; those whose time is over and that have acted are done.

    Those of somebody who does not hold the seat any more are gone without a word.
    """
    seen = room.playing_table().view(seat)
    owner = owner_of(room.seats[seat])
    ends: list[tuple[int, str, str | None]] = []
    for row in standing_orders(room.orders, seat):
        if row.owner != owner or room.seats[seat].kind == "bot":
            await room.service.call(room.service.store.drop_order, room.id, seat, row.n)
            await read_orders(room)
        elif (reason := void_by(seen, order_of(row), row.facts)) is not None:
            done = reason == "past" and row.acted > 0
            ends.append((row.n, "done" if done else "void", None if done else reason))
    if ends:
        await end(room, seat, ends)


async def end(room: Room, seat: int, ends: list[tuple[int, str, str | None]]) -> None:
    """Orders are over, and their owner hears of it."""
    await room.service.call(room.service.store.end_orders, room.id, seat, ends)
    over = {n: (state, reason) for n, state, reason in ends}
    room.orders = [
        msgspec.convert({**msgspec.structs.asdict(row), "state": over[row.n][0], "reason": over[row.n][1]}, OrderRow)
        if row.seat == seat and row.n in over
        else row
        for row in room.orders
    ]
    tell_owner(room, seat)


async def let_time_pass(room: Room, seat: int) -> None:
    """Wait as long as a person might take, by chance alone; meanwhile the seat counts as present."""
    row, usual = room.seats[seat], room.service.settings.order_pause
    pause = usual * CHANCE.uniform(0.5, 1.5)
    if has_clock(row):
        pause = min(pause, max(0.0, left(row, room.service.timing.now()) / 2))
    if usual:
        room.attend(seat, pause + usual * LINGERS * CHANCE.uniform(0.5, 1.5))
    await room.service.timing.sleep(pause)
