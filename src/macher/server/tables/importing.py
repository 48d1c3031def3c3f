"""Tables from game records: checked move by move, then stored like any other game."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Sequence
from typing import Final

from macher.data import DataError, load
from macher.play import Table, Turn
from macher.rules.records import RecordError, read_record
from macher.rules.versions import VersionError
from macher.server import wire
from macher.server.core import Core
from macher.server.live.room import Room
from macher.server.live.rooms import Rooms
from macher.server.people.names import clean
from macher.server.problems import Problem
from macher.server.store import SeatRow, TurnRow, UserRow, new_id
from macher.server.tables.making import game_row
from macher.server.tables.seats import unlike_names

MOST_MOVES: Final = 20_000
"""The longest games have about two thousand; more is somebody's joke with taking back."""


async def import_record(rooms: Rooms, user: UserRow, brought: wire.RecordImport) -> Room:
    """The table of a record. Everybody's seat is at the device of who brought it."""
    service = rooms.service
    table = await asyncio.to_thread(read, service, brought.text)
    now = time.time()
    game_id = new_id()
    shuffle = table.shuffle
    game = game_row(
        game_id,
        table.config,
        user,
        now,
        name=clean(brought.name) or user.name,
        public=False,
        clock=None,
        seed=table.seed if shuffle is None else shuffle.part,
        words=None if shuffle is None else shuffle.words,
        settings={"spectators": False, "own_seed": shuffle is None, "same_seed": True, "imported": True},
    )
    seats = [
        SeatRow(game=game_id, seat=at, party=party, kind="hot", name=clean(who.name) or party, holder=user.id)
        for at, (party, who) in enumerate(zip(table.config.parties, table.seats, strict=True))
    ]
    await service.call(service.store.create_game, game, unlike_names(seats))
    settings = {**game.settings, "began": True}
    await service.call(service.store.change_game, game_id, status="playing", words=game.words, settings=settings)
    await service.call(append_all, service, game_id, table.turns, table.result, now)
    return await rooms.room(game_id)


def read(service: Core, text: str) -> Table:
    """The table of a record, every move checked. Takes a while: for a thread."""
    named = dict(re.findall(r"^(Edition|Data): *(\S+) *$", text[:4000], re.MULTILINE))
    if "\0" in text:
        raise Problem(422, "record", words="this is not text")
    try:
        folder = service.library.folder_of(named.get("Edition", ""), named.get("Data", ""))
        record = read_record(text, lambda edition: load(edition, folder, environment=False))
        if len(record.moves) > MOST_MOVES:
            raise RecordError(0, f"{len(record.moves)} moves are too many; {MOST_MOVES} are the limit")
        return Table.resume(text, folder)
    except (RecordError, VersionError, DataError) as error:
        raise Problem(422, "record", words=str(error)) from None


def append_all(service: Core, game_id: str, turns: Sequence[Turn], result: Sequence[int] | None, now: float) -> None:
    """Write the whole log of a game."""
    for version, turn in enumerate(turns, 1):
        row = TurnRow(version=version, seat=turn.seat, actions=turn.actions, automatic=turn.automatic, at=now)
        if version < len(turns) or result is None:
            service.store.append(game_id, version - 1, row)
        else:
            service.store.append(game_id, version - 1, row, status="finished", result=tuple(result))
