"""Chat and private notes."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import get, post, put
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_201_CREATED

from macher.server import wire
from macher.server.live.describing import chat_line
from macher.server.live.room import Room
from macher.server.people.callers import Caller
from macher.server.people.names import unlike
from macher.server.problems import Problem
from macher.server.routes.asking import Lang, TableId
from macher.server.service import Service
from macher.server.store import ChatRow

NotesSeat = Annotated[int, QueryParameter(description="A seat of mine.", ge=0, le=4)]


@get("/api/tables/{table_id:str}/chat", opt={"errors": (400, 401, 403, 404, 503)})
async def chat(
    service: Service,
    caller: Caller,
    spoken: str,
    table_id: TableId,
    since: Annotated[int, QueryParameter(description="Only lines after this one.", ge=0)] = 0,
    lang: Lang = None,
) -> wire.Chat:
    """What was said, the latest 500 lines."""
    room = await service.rooms.room(table_id)
    room.check_may_see(caller)
    rows = await service.call(service.store.chat, table_id, since, 500)
    return wire.Chat(lines=[chat_line(row, spoken) for row in rows])


@post("/api/tables/{table_id:str}/chat", status_code=HTTP_201_CREATED, opt={"errors": (400, 401, 403, 404, 422, 503)})
async def say(
    service: Service, caller: Caller, spoken: str, table_id: TableId, data: wire.ChatRequest
) -> wire.ChatLine:
    """Say something to everybody at the table. For its members."""
    room = await service.rooms.room(table_id)
    text = "".join(char for char in data.text if char.isprintable() or char == "\n").strip()
    if not text:
        raise Problem(422, "nothing-said")
    name, seat = speaker(room, caller, data.seat)
    user = None if caller.user is None else caller.user.id
    slow_down(service, user or f"seat {seat} of {table_id}")
    row = await service.call(
        service.store.say, ChatRow(game=table_id, user=user, seat=seat, name=name, text=text, at=time.time())
    )
    room.chat_changed()
    return chat_line(row, spoken)


def slow_down(service: Service, who: str) -> None:
    """Nobody says more than a line a second for long."""
    wait = service.talk_rates.take(who)
    if wait:
        raise Problem(429, "talk", seconds=int(wait) + 1)


def speaker(room: Room, caller: Caller, seat: int | None) -> tuple[str, int | None]:
    """Under which name somebody speaks: that of their seat."""
    if seat is not None:
        return room.check_seat(caller, seat).name, seat
    mine = [row for row in room.seats if caller.holds(row)]
    if mine:
        return mine[0].name, mine[0].seat
    if not room.is_member(caller) or caller.user is None:
        raise Problem(403, "members-only")
    return unlike(caller.user.name, (row.name for row in room.seats)), None


@get("/api/tables/{table_id:str}/notes", opt={"errors": (400, 401, 403, 404, 503)})
async def notes(service: Service, caller: Caller, table_id: TableId, seat: NotesSeat) -> wire.Notes:
    """My private notes at a seat."""
    room = await service.rooms.room(table_id)
    user = writer(room, caller, seat)
    return wire.Notes(text=await service.call(service.store.note, table_id, seat, user))


@put("/api/tables/{table_id:str}/notes", opt={"errors": (400, 401, 403, 404, 503)})
async def write_notes(
    service: Service, caller: Caller, table_id: TableId, seat: NotesSeat, data: wire.NotesRequest
) -> wire.Notes:
    """Write my private notes anew."""
    room = await service.rooms.room(table_id)
    user = writer(room, caller, seat)
    text = data.text.replace("\0", "")
    await service.call(service.store.set_note, table_id, seat, user, text)
    return wire.Notes(text=text)


def writer(room: Room, caller: Caller, seat: int) -> str:
    """Whose notes they are: a person's, not a program's."""
    room.check_seat(caller, seat)
    if caller.user is None:
        raise Problem(403, "program")
    return caller.user.id
