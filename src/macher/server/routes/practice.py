"""Practice: what there is to be tried, a table for it, and how good the choice was."""

from __future__ import annotations

from litestar import get, post
from litestar.status_codes import HTTP_201_CREATED

from macher.server import wire
from macher.server.live.describing import table_told
from macher.server.people.callers import Caller
from macher.server.routes.asking import AnyRequest, Lang, TableId
from macher.server.service import Service
from macher.server.tables import practising


@get("/api/practice", opt={"errors": (401, 503), "cost": 10})
async def puzzles(service: Service, caller: Caller, spoken: str, lang: Lang = None) -> wire.Puzzles:
    """Positions in which one choice is clearly best: of my reviewed games, and of games of bots."""
    return await practising.puzzles(service, caller, spoken)


@post("/api/practice", status_code=HTTP_201_CREATED, opt={"errors": (400, 401, 403, 404, 409, 422, 503), "cost": 60})
async def begin(
    request: AnyRequest, service: Service, caller: Caller, spoken: str, data: wire.PracticeRequest, lang: Lang = None
) -> wire.Table:
    """A table at which I sit in such a position, against bots."""
    one = await practising.found(service, caller, data.puzzle)
    user = await service.people.person(caller, request.scope)
    room = await practising.begin(service.rooms, one, user, spoken)
    return table_told(room, Caller(user=user))


@get("/api/tables/{table_id:str}/practice", opt={"errors": (401, 403, 404, 409, 503), "cost": 10})
async def show(service: Service, caller: Caller, spoken: str, table_id: TableId, lang: Lang = None) -> wire.Practice:
    """What is practised at a table, and how good my choice was once I have chosen."""
    room = await service.rooms.room(table_id)
    room.check_may_see(caller)
    return await practising.practice(service, caller, room, spoken)
