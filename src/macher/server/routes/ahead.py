"""Ahead of time: orders for questions to come, and trying things out in an imagined world."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK

from macher.server import wire
from macher.server.bots import imagining
from macher.server.live import ahead
from macher.server.people.callers import Caller
from macher.server.routes.asking import Lang, TableId
from macher.server.service import Service

OrderSeat = Annotated[int, QueryParameter(description="A seat of mine.", ge=0, le=4)]


@get("/api/tables/{table_id:str}/orders", opt={"errors": (400, 401, 403, 404, 409, 503), "cost": 2})
async def orders(
    service: Service, caller: Caller, spoken: str, table_id: TableId, seat: OrderSeat, lang: Lang = None
) -> wire.Orders:
    """My orders at a seat, and what could be ordered now."""
    room = await service.rooms.room(table_id)
    room.check_seat(caller, seat)
    return ahead.orders_told(room, seat, spoken)


@post(
    "/api/tables/{table_id:str}/orders",
    status_code=HTTP_200_OK,
    opt={"errors": (400, 401, 403, 404, 409, 422, 503), "cost": 4},
)
async def give_order(
    service: Service, caller: Caller, spoken: str, table_id: TableId, data: wire.OrderRequest, lang: Lang = None
) -> wire.Orders:
    """Say what to do when a seat of mine is asked later. Nobody else learns of it."""
    room = await service.rooms.room(table_id)
    room.check_seat(caller, data.seat)
    await ahead.give(room, caller, data)
    return ahead.orders_told(room, data.seat, spoken)


@delete(
    "/api/tables/{table_id:str}/orders/{order:int}",
    status_code=HTTP_200_OK,
    opt={"errors": (400, 401, 403, 404, 409, 503), "cost": 4},
)
async def drop_order(
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    order: Annotated[int, PathParameter(description="The id of an order.", ge=1, le=1_000_000)],
    seat: OrderSeat,
    lang: Lang = None,
) -> wire.Orders:
    """Drop an order of mine, whatever became of it. When this answers, it acts no more."""
    room = await service.rooms.room(table_id)
    room.check_seat(caller, seat)
    await ahead.drop(room, caller, seat, order)
    return ahead.orders_told(room, seat, spoken)


@post(
    "/api/tables/{table_id:str}/whatif",
    status_code=HTTP_200_OK,
    opt={"errors": (400, 401, 403, 404, 409, 422, 503), "cost": 12},
)
async def what_if(
    service: Service, caller: Caller, spoken: str, table_id: TableId, data: wire.WhatIfRequest, lang: Lang = None
) -> wire.WhatIf:
    """Turns tried in a world imagined from what I may know. Nothing changes and nobody learns of it."""
    room = await service.rooms.room(table_id)
    room.viewer(caller, data.seat)
    return await imagining.what_if(room, caller, data, spoken)
