"""A new table that goes on from a moment of a finished game."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from macher.play import random_seed
from macher.play.branching import play_on
from macher.rules.parts.told import Told
from macher.rules.records import Record
from macher.server import wire
from macher.server.core import Core
from macher.server.live.restoring import player
from macher.server.live.room import Room
from macher.server.live.rooms import Rooms
from macher.server.problems import Problem, ToldProblem
from macher.server.store import GameRow, SeatRow, Snapshot, TurnRow, UserRow, new_id
from macher.server.store.records import record_of
from macher.server.tables.importing import branch_settings, turns_of
from macher.server.tables.making import game_row
from macher.server.tables.seating import tell
from macher.server.tables.seats import new_seat, unlike_names


async def go_on_from(rooms: Rooms, room: Room, user: UserRow, wanted: wire.PlayOn) -> Room:
    """The table; its game is under way. Only what was played to its end can be gone on from."""
    check_finished(room)
    if not 0 <= wanted.seat < len(room.seats):
        raise Problem(404, "no-seat", seat=wanted.seat + 1)
    history = await room.past()
    if wanted.version > len(history.rows):
        raise Problem(404, "no-turn", version=len(history.rows))
    async with rooms.service.imports.turn():
        found = await rooms.service.call_long(
            _make, rooms.service, room.game, room.seats[:], history.rows[:], room.config.tables, user, wanted
        )
    new = await rooms.room(found)
    await tell(new, "played-on")
    return new


def check_finished(room: Room) -> None:
    """Of any other game a moment would tell what is hidden."""
    if room.game.status != "finished" or room.game.result is None:
        raise Problem(409, "not-over")


def _make(
    service: Core,
    old: GameRow,
    seats: list[SeatRow],
    turns: list[TurnRow],
    tables: object,
    user: UserRow,
    wanted: wire.PlayOn,
) -> str:
    """Play until the moment and write the game to the store; its id. For a thread."""
    at = sum(len(turn.actions) for turn in turns[: wanted.version])
    record = record_of(old, seats, turns, tables)
    return taken_over(
        service, record, at, wanted.seat, wanted.bot, user, name=old.name, hints=old.settings.get("hints")
    )


def taken_over(
    service: Core, record: Record, at: int, seat: int, bot: str | None, user: UserRow, *, name: str, **settings: Any
) -> str:
    """A game that has so many actions of a finished one, with a person on one seat and bots on the others; its id."""
    now, game_id = time.time(), new_id()
    config = record.config
    game = game_row(
        game_id,
        config,
        user,
        now,
        name=name,
        public=False,
        clock=None,
        seed=random_seed(),
        words=None,
        settings={},
    )
    rows = unlike_names(
        [
            new_seat(game, one, wire.NewSeat(party=party, kind="me"), user, None)
            if one == seat
            else new_seat(game, one, wire.NewSeat(party=party, kind="bot", bot=bot), user, None)
            for one, party in enumerate(config.parties)
        ]
    )
    try:
        table = play_on(record, at, seat, [player(row) for row in rows], game.server_seed)
    except Told as error:
        raise ToldProblem(422, "play-on", error) from None
    kept = {"spectators": False, "began": True, **settings, **branch_settings(table)}
    game = msgspec.structs.replace(game, status="playing", version=table.version, settings=kept)
    service.store.bring(game, rows, turns_of(table, now), Snapshot(table.version, table.snapshot()))
    return game_id
