"""Game records: taking one home, and bringing one along."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.status_codes import HTTP_201_CREATED

from macher.server import wire
from macher.server.live.describing import table_told
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest, TableId
from macher.server.service import Service
from macher.server.tables import importing


@get(
    "/api/tables/{table_id:str}/record",
    opt={"errors": (401, 403, 404, 409, 503), "text": "The game record.", "cost": 20},
)
async def record(service: Service, caller: Caller, table_id: TableId) -> Response[str]:
    """The record of a finished game, with its seed; of a closed one for its members."""
    room = await service.rooms.room(table_id)
    room.check_may_see(caller)
    if room.game.status == "closed" and not room.is_member(caller):
        raise Problem(403, "members-only")
    if room.game.status not in ("finished", "closed"):
        raise Problem(409, "not-over")
    name = f'attachment; filename="{table_id}.macher"'
    return Response(
        room.playing_table().save(), media_type="text/plain; charset=utf-8", headers={"content-disposition": name}
    )


@post("/api/records", status_code=HTTP_201_CREATED, opt={"errors": (400, 401, 403, 422, 503), "cost": 60})
async def bring(request: AnyRequest, service: Service, caller: Caller, data: wire.RecordImport) -> wire.Table:
    """A table from a game record: a finished game to look at, or an unfinished one to play on at my device."""
    user = await service.people.person(caller, request.scope)
    room = await importing.import_record(service.rooms, user, data)
    return table_told(room, Caller(user=user))
