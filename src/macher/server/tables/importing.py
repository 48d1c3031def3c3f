"""Tables from game records: checked move by move, then stored like any other game."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from macher.data import DataError, load
from macher.play import Seat, Table
from macher.rules.records import Record, RecordError, read_record
from macher.rules.versions import VersionError
from macher.server import wire
from macher.server.core import Core
from macher.server.live.restoring import SNAPSHOT_EVERY, player
from macher.server.live.room import Room
from macher.server.live.rooms import Rooms
from macher.server.people.names import clean
from macher.server.problems import ToldProblem
from macher.server.store import SeatRow, Snapshot, TurnRow, UserRow, new_id
from macher.server.tables.making import game_row
from macher.server.tables.seats import unlike_names

MOST_MOVES: Final = 3_000
"""The longest games that we know have about eight hundred; more is somebody's joke with taking back."""
LONGEST_WORDS: Final = 500
NEAR_THE_END: Final = SNAPSHOT_EVERY
"""Moves before the end of a record at which a snapshot is taken: the first look plays no more than those."""


async def import_record(rooms: Rooms, user: UserRow, brought: wire.RecordImport) -> Room:
    """The table of a record. Everybody's seat is at the device of who brought it."""
    async with rooms.service.imports.turn():
        game_id = await rooms.service.call_long(bring, rooms.service, user, brought)
    return await rooms.room(game_id)


def bring(service: Core, user: UserRow, brought: wire.RecordImport) -> str:
    """Read a record, play it and write it to the store, all or nothing; the id of the game. For a thread."""
    record = read(service, brought.text)
    now = time.time()
    game_id = new_id()
    seats = [
        SeatRow(
            game=game_id, seat=at, party=party, kind="hot", name=clean(Seat.read(name).name) or party, holder=user.id
        )
        for at, (party, name) in enumerate(zip(record.config.parties, record.seats, strict=True))
    ]
    seats = unlike_names(seats)
    table, snapshot = played(record, seats)
    shuffle, settings = table.shuffle, {"spectators": False, "same_seed": True, "imported": True, "began": True}
    settings |= {"own_seed": shuffle is None, **branch_settings(table)}
    game = game_row(
        game_id,
        table.config,
        user,
        now,
        name=clean(brought.name) or user.name,
        public=False,
        clock=None,
        seed=table.branches[-1].seed if table.branches else table.seed if shuffle is None else shuffle.part,
        words=None if shuffle is None or table.branches else shuffle.words,
        settings=settings,
    )
    result = None if table.result is None else tuple(table.result)
    status: wire.TableStatus = "playing" if result is None else "finished"
    turns = turns_of(table, now)
    game = msgspec.structs.replace(game, status=status, result=result, version=len(turns))
    service.store.bring(game, seats, turns, snapshot)
    return game_id


def turns_of(table: Table, now: float) -> list[TurnRow]:
    """All turns of a table, for the store."""
    return [
        TurnRow(version=version, seat=turn.seat, actions=turn.actions, automatic=turn.automatic, at=now)
        for version, turn in enumerate(table.turns, 1)
    ]


def branch_settings(table: Table) -> dict[str, Any]:
    """What the store keeps of a game that left another one, beside the seed of all that comes after."""
    if not table.branches:
        return {}
    *earlier, last = table.branches
    kept = [[one.after, one.seat, one.seed] for one in earlier]
    return {"branch": {"seed": table.seed, "after": last.after, "seat": last.seat, "earlier": kept}}


def read(service: Core, text: str) -> Record:
    """A record that fits the numbers of one of our data sets; too long a one is refused before anything is played."""
    named = dict(re.findall(r"^(Edition|Data): *(\S+) *$", text[:4000], re.MULTILINE))
    if "\0" in text:
        raise ToldProblem(422, "record", RecordError(1, "this is not text", "text"))
    try:
        folder = service.library.folder_of(named.get("Edition", ""), named.get("Data", ""))
        return read_record(text, lambda edition: load(edition, folder, environment=False), MOST_MOVES)
    except (RecordError, VersionError, DataError) as error:
        raise ToldProblem(422, "record", error, LONGEST_WORDS) from None


def played(record: Record, seats: Sequence[SeatRow]) -> tuple[Table, Snapshot | None]:
    """The table at the end of a record, every move checked, and a snapshot of a moment shortly before."""
    table = Table(record.config, [player(row) for row in seats], record.shuffle or record.seed, record.branches)
    snapshot = None
    try:
        for left in table.play_record(record):
            if snapshot is None and 0 < left <= NEAR_THE_END:
                snapshot = Snapshot(table.version, table.snapshot())
    except RecordError as error:
        raise ToldProblem(422, "record", error, LONGEST_WORDS) from None
    return table, snapshot
