"""Tables: the lobby, making, joining, leaving, replacing, beginning, closing, playing again."""

from __future__ import annotations

import contextlib
from typing import Final

from litestar import get, post
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from macher.server import wire
from macher.server.live.describing import line_told, table_told
from macher.server.people.callers import Caller, same_secret
from macher.server.problems import Problem
from macher.server.routes.asking import AnyRequest, Link, SeatPath, TableId
from macher.server.service import Service
from macher.server.store import GameRow
from macher.server.tables import branching, making, seating

MOST_LOOKED_AT: Final = 40


def slow_down(service: Service, caller: Caller) -> None:
    """Who comes and goes leaves a line in the record and in the log of the table: not more than one a second."""
    who = caller.user.id if caller.user is not None else f"{caller.program}"
    wait = service.seat_rates.take(who)
    if wait:
        raise Problem(429, "rate", seconds=int(wait) + 1)


@get("/api/tables", opt={"errors": (401, 503)})
async def lobby(service: Service, caller: Caller) -> wire.Lobby:
    """Tables that are open to all, and mine."""
    store = service.store
    everybodys = await service.call(store.lobby)
    own: list[GameRow] = [] if caller.user is None else await service.call(store.games_of, caller.user.id)
    own = [game for game in own if not game.settings.get("practice")]
    seats = await service.call(store.seats_of, [game.id for game in (*everybodys, *own)])
    for game in [game for game in own if game.status == "playing"][:MOST_LOOKED_AT]:
        with contextlib.suppress(Problem):  # a game of other rules or data is listed all the same
            await service.rooms.room(game.id)  # to say whether it is my turn

    def told(games: list[GameRow]) -> list[wire.TableLine]:
        now, rooms = service.timing.now(), service.rooms
        return [line_told(game, seats[game.id], caller, rooms.loaded(game.id), now) for game in games]

    return wire.Lobby(open=told(everybodys), mine=told(own))


@post("/api/tables", status_code=HTTP_201_CREATED, opt={"errors": (400, 401, 403, 422, 503), "cost": 20})
async def make(request: AnyRequest, service: Service, caller: Caller, spoken: str, data: wire.NewTable) -> wire.Table:
    """Make a table. The game begins at once if no seat is open."""
    mine = next((seat.name for seat in data.seats if seat.kind == "me" and seat.name), None)
    user = await service.people.person(caller, request.scope, mine)
    room = await making.new_table(service.rooms, user, data, spoken)
    return table_told(room, Caller(user=user))


@post("/api/lessons", status_code=HTTP_201_CREATED, opt={"errors": (400, 401, 403, 422, 503), "cost": 20})
async def learn(request: AnyRequest, service: Service, caller: Caller, data: wire.NewLesson) -> wire.Table:
    """Begin a lesson: a game against bots that is explained as it is played, and always dealt the same."""
    user = await service.people.person(caller, request.scope, None)
    room = await making.new_lesson(service.rooms, user, data)
    return table_told(room, Caller(user=user))


@get("/api/tables/{table_id:str}", opt={"errors": (401, 403, 404, 410, 503)})
async def show(service: Service, caller: Caller, table_id: TableId, link: Link = None) -> wire.Table:
    """A table: configuration, seats, status, version, the hash of its seed. Who has the link is invited to look."""
    room = await service.rooms.room(table_id)
    if link is None or not same_secret(link, room.game.link):
        room.check_may_see(caller)
    return table_told(room, caller)


@post("/api/tables/{table_id:str}/join", status_code=HTTP_200_OK, opt={"errors": (400, 401, 403, 404, 409, 503)})
async def join(request: AnyRequest, service: Service, caller: Caller, table_id: TableId, data: wire.Join) -> wire.Table:
    """Take an open seat. No account is needed; a private table needs the link."""
    room = await service.rooms.room(table_id)
    user = await service.people.person(caller, request.scope, data.name)
    slow_down(service, Caller(user=user))
    await seating.join(room, user, data)
    return table_told(room, Caller(user=user))


@post("/api/tables/{table_id:str}/leave", status_code=HTTP_200_OK, opt={"errors": (400, 401, 403, 404, 409, 503)})
async def leave(service: Service, caller: Caller, table_id: TableId, data: wire.Leave) -> wire.Table:
    """Give up a seat of mine: it opens."""
    room = await service.rooms.room(table_id)
    slow_down(service, caller)
    await seating.leave(room, caller, data.seat)
    return table_told(room, caller)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    status_code=HTTP_200_OK,
    opt={"errors": (400, 401, 403, 404, 409, 422, 503)},
)
async def replace(
    request: AnyRequest, service: Service, caller: Caller, table_id: TableId, seat: SeatPath, data: wire.SeatChange
) -> wire.Table:
    """Put a bot or somebody else on a seat. The table's maker may; who sits there may leave it to a bot."""
    room = await service.rooms.room(table_id)
    user = await service.people.person(caller, request.scope)
    slow_down(service, caller)
    await seating.change_seat(room, caller, user, seat, data)
    return table_told(room, caller)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/token",
    status_code=HTTP_201_CREATED,
    opt={"errors": (400, 401, 403, 404, 409, 503)},
)
async def token(service: Service, caller: Caller, table_id: TableId, seat: SeatPath) -> wire.SeatToken:
    """A token for a program that plays a seat of mine. It is shown once; the one before it holds no more."""
    room = await service.rooms.room(table_id)
    slow_down(service, caller)
    return wire.SeatToken(table=table_id, seat=seat, token=await seating.new_seat_token(room, caller, seat))


@post("/api/tables/{table_id:str}/start", status_code=HTTP_200_OK, opt={"errors": (401, 403, 404, 409, 503)})
async def start(service: Service, caller: Caller, table_id: TableId) -> wire.Table:
    """Begin: bots take the seats that are still open. For the table's maker."""
    room = await service.rooms.room(table_id)
    await seating.start(room, caller)
    return table_told(room, caller)


@post("/api/tables/{table_id:str}/close", status_code=HTTP_200_OK, opt={"errors": (401, 403, 404, 409, 503)})
async def close(service: Service, caller: Caller, table_id: TableId) -> wire.Table:
    """End a table for good. For the table's maker."""
    room = await service.rooms.room(table_id)
    await seating.close(room, caller)
    return table_told(room, caller)


@post(
    "/api/tables/{table_id:str}/rematch",
    status_code=HTTP_201_CREATED,
    opt={"errors": (400, 401, 403, 404, 409, 503), "cost": 20},
)
async def rematch(
    request: AnyRequest, service: Service, caller: Caller, table_id: TableId, data: wire.RematchRequest
) -> wire.Table:
    """Another game of the same people, also on the same seed."""
    room = await service.rooms.room(table_id)
    user = await service.people.person(caller, request.scope)
    return table_told(await making.rematch(service.rooms, room, caller, user, data.same_seed), caller)


@post(
    "/api/tables/{table_id:str}/play-on",
    status_code=HTTP_201_CREATED,
    opt={"errors": (400, 401, 403, 404, 409, 422, 503), "cost": 60},
)
async def play_on(
    request: AnyRequest, service: Service, caller: Caller, table_id: TableId, data: wire.PlayOn
) -> wire.Table:
    """A new table that goes on from a moment of a finished game, against bots: what my seat did not know is new."""
    room = await service.rooms.room(table_id)
    room.check_may_see(caller)
    branching.check_finished(room)
    user = await service.people.person(caller, request.scope)
    new = await branching.go_on_from(service.rooms, room, user, data)
    return table_told(new, Caller(user=user))
