"""The review of a finished game: asking for it, watching it grow, taking it home."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from macher.review.work import Work, read_work
from macher.server import wire
from macher.server.bots.reviewing import ELSEWHERE, check_over, record_at
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest, Lang, TableId
from macher.server.service import Service
from macher.server.words import reviews as words

KINDS = {"html": "text/html; charset=utf-8", "svg": "image/svg+xml; charset=utf-8"}


@post(
    "/api/tables/{table_id:str}/review",
    status_code=HTTP_200_OK,
    opt={"errors": (401, 403, 404, 409, 503), "cost": 60},
)
async def begin(
    request: AnyRequest,
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    more: Annotated[bool, QueryParameter(description="A hundred games from each side of a turning point.")] = False,
    lang: Lang = None,
) -> wire.Review:
    """Let a finished game be reviewed; one of a person at a time. What was found already is told at once."""
    room = await service.rooms.room(table_id)
    room.check_may_see(caller)
    check_over(room)
    user = await service.people.person(caller, request.scope)
    await service.reviews.begin(room, user.id, more)
    return await _now(service, room, spoken, 0.0)


@get("/api/tables/{table_id:str}/review", opt={"errors": (401, 403, 404, 409, 503), "cost": 4})
async def show(
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    since: Annotated[float, QueryParameter(description="The part that I have already, 0 to 1.", ge=0, le=1)] = 0.0,
    lang: Lang = None,
) -> wire.Review:
    """How far the review of a finished game has come, and what it says."""
    room = await service.rooms.room(table_id)
    room.check_may_see(caller)
    check_over(room)
    return await _now(service, room, spoken, since)


@get(
    "/api/tables/{table_id:str}/review/file",
    opt={"errors": (401, 403, 404, 409, 503), "text": "The review as a file.", "cost": 20},
)
async def take(
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    form: Annotated[Literal["html", "svg"], QueryParameter(description="A page, or a picture.")] = "html",
    lang: Lang = None,
) -> Response[str]:
    """The review as one file that needs nothing else."""
    room = await service.rooms.room(table_id)
    room.check_may_see(caller)
    check_over(room)
    _, work = await _found(service, room)
    if work is None or not work.result:
        raise Problem(404, "no-review")
    text = await service.call_long(words.as_file, work, await record_at(room), spoken, form)
    name = f'attachment; filename="{table_id}-review.{form}"'
    return Response(text, media_type=KINDS[form], headers={"content-disposition": name})


async def _found(service: Service, room: Room) -> tuple[Literal["none", "waiting", "growing", "done"], Work | None]:
    """How far it is, here or kept with the game; and what was found, once all actions were looked at."""
    growing = service.reviews.growing(room.id)
    if growing is not None:
        state: Literal["none", "waiting", "growing", "done"] = "growing" if growing.begun else "waiting"
        return state, growing.work
    row = await service.reviews.kept(room)
    if row is None:
        return "none", None
    work = read_work(row.text)
    if row.done >= 1:
        return "done", work
    return ("growing" if time.time() - row.at < ELSEWHERE else "none"), work


async def _now(service: Service, room: Room, language: str, since: float) -> wire.Review:
    state, work = await _found(service, room)
    done = 0.0 if work is None else work.done
    told = None
    if work is not None and work.result and done > since:
        history = await room.past()
        told = await service.call_long(words.told, work, await record_at(room), history.rows, language)
    return wire.Review(table=room.id, state=state, done=done, ahead=service.reviews.ahead(room.id), told=told)
