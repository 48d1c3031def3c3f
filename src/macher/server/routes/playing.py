"""Playing: positions, drafts, turns and the log."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from macher.play import Draft
from macher.server import wire
from macher.server.bots import hinting
from macher.server.live.room import Room
from macher.server.live.telling import effects_of, log_of, position_at, position_now
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.routes.asking import Lang, TableId
from macher.server.service import Service
from macher.server.words.positions import actions_of

SeatQuery = Annotated[
    int | None, QueryParameter(description="A seat of mine; without one a spectator's view.", ge=0, le=4)
]
Since = Annotated[int | None, QueryParameter(description="Tell what happened after this turn.", ge=0, le=1_000_000)]


@get("/api/tables/{table_id:str}/position", opt={"errors": (400, 401, 403, 404, 409, 503), "cost_with": {"at": 5}})
async def position(
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    seat: SeatQuery = None,
    at: Annotated[int | None, QueryParameter(description="A turn of the past.", ge=0, le=1_000_000)] = None,
    since: Since = None,
    lang: Lang = None,
) -> wire.Position:
    """What a seat or a spectator may know, now or after a turn of the past."""
    room = await service.rooms.room(table_id)
    viewer = room.viewer(caller, seat)
    version = room.playing_table().version
    if at is None:
        _, found = await position_now(room, viewer, spoken, since)
        room.viewer(caller, seat)  # that may have taken a while: the seat may be somebody else's by now
        said: Any = found
        return said
    if at > version:
        raise Problem(404, "no-turn", version=version)
    return await position_at(room, viewer, spoken, since, at)


@post(
    "/api/tables/{table_id:str}/draft",
    status_code=HTTP_200_OK,
    opt={"errors": (400, 401, 403, 404, 409, 422, 503), "cost": 4},
)
async def draft(
    service: Service, caller: Caller, spoken: str, table_id: TableId, data: wire.DraftRequest, lang: Lang = None
) -> wire.Draft:
    """The position after some steps of mine. Nothing changes and nobody learns of it."""
    room = await service.rooms.room(table_id)
    made = await steps_tried(room, caller, data)
    table = room.playing_table()
    speaker = room.speaker(spoken)
    told = [(table.version + 1, event) for event in made.events()]
    seen = made.view()
    position = speaker.position(
        table_id,
        seen,
        version=table.version,
        draft=made,
        question=made.question(),
        asked_since=table.asked_since[data.seat],
        events=told,
    )
    return wire.Draft(
        table=table_id,
        seat=data.seat,
        version=table.version,
        steps=data.steps,
        position=position,
        preview=speaker.previews(made.preview(), seen),
        sealed=made.sealed_by,
        done=made.done,
        may_commit=bool(made.actions) and not made.unfinished_answer,
    )


async def steps_tried(room: Room, caller: Caller, data: wire.DraftRequest) -> Draft:
    """The draft of somebody's own seat, to the question that is open."""
    room.check_seat(caller, data.seat)
    await room.catch_up(data.version)
    room.playing_table()
    if room.game.status != "playing":
        raise Problem(409, "not-playing")
    room.check_version(data.seat, data.version)
    return room.tried(data.seat, actions_of(room.config, data.steps))


@post(
    "/api/tables/{table_id:str}/effects",
    status_code=HTTP_200_OK,
    opt={"errors": (400, 401, 403, 404, 409, 422, 503), "cost": 20},
)
async def effects(
    service: Service, caller: Caller, spoken: str, table_id: TableId, data: wire.DraftRequest, lang: Lang = None
) -> wire.Effects:
    """What each of my possible next steps would do, behind the steps that are named. Nobody learns of it."""
    room = await service.rooms.room(table_id)
    made = await steps_tried(room, caller, data)
    version = room.playing_table().version
    return wire.Effects(
        table=table_id,
        seat=data.seat,
        version=version,
        steps=data.steps,
        effects=await effects_of(room, made, spoken),
    )


@get("/api/tables/{table_id:str}/hint", opt={"errors": (400, 401, 403, 404, 409, 422, 503), "cost": 20})
async def hint(
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    seat: Annotated[int, QueryParameter(description="A seat of mine.", ge=0, le=4)],
    steps: Annotated[
        str, QueryParameter(description="The steps of the turn so far, between spaces.", max_length=2000)
    ] = "",
    lang: Lang = None,
) -> wire.Hint:
    """What a strong bot would do in my place, from what I may know; where the table allows it."""
    room = await service.rooms.room(table_id)
    room.check_seat(caller, seat)
    return await hinting.hint(room, seat, steps.split(), spoken)


@post("/api/tables/{table_id:str}/turns", status_code=HTTP_200_OK, opt={"errors": (400, 401, 403, 404, 409, 422, 503)})
async def turn(service: Service, caller: Caller, table_id: TableId, data: wire.TurnRequest) -> wire.TurnDone:
    """Commit a turn. When this answers, the turn is on disk; the same key again changes nothing."""
    room = await service.rooms.room(table_id)
    room.check_seat(caller, data.seat)
    if data.key.startswith(("bot-", "forced-", "order-")):
        raise Problem(422, "key")
    actions = actions_of(room.config, data.steps)
    by = "program" if caller.program is not None else "person"
    return await asyncio.shield(room.turn(data.seat, data.version, actions, data.key, by=by, caller=caller))


@get("/api/tables/{table_id:str}/log", opt={"errors": (400, 401, 403, 404, 409, 503), "cost": 20})
async def log(
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    seat: SeatQuery = None,
    since: Annotated[int, QueryParameter(description="Only the turns after this one.", ge=0, le=1_000_000)] = 0,
    lang: Lang = None,
) -> wire.Log:
    """What happened, as a seat or a spectator may know it."""
    room = await service.rooms.room(table_id)
    viewer = room.viewer(caller, seat)
    return await log_of(room, viewer, spoken, since)
