"""The log of a game: turns are appended and never changed. Snapshots are a cache that makes loading quick."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, insert, select

from macher.server.store.database import read_as, values_of
from macher.server.store.errors import Conflict, NoSuchGame, Repeated, StoreError, WrongStatus
from macher.server.store.games import Games, lock_game, read_game, read_seats
from macher.server.store.orders import Orders, read_orders
from macher.server.store.rows import (
    ClockChange,
    GameRow,
    Happening,
    Loaded,
    OrderUse,
    SeatRow,
    Snapshot,
    Status,
    TurnRow,
)
from macher.server.store.tables import SNAPSHOTS, TURNS

# Every turn of every table passes here: SQL that is written out is quicker than SQL that is put together each time.
LOOK: Final = """
    SELECT version, status, (SELECT version FROM turns WHERE game = ? AND seat = CAST(? AS INTEGER) AND "key" = ?)
    FROM games WHERE id = ?"""
LOCK: Final = "SELECT id FROM games WHERE id = ? FOR UPDATE"
SEATED: Final = "SELECT kind, holder, bot, token FROM seats WHERE game = ? ORDER BY seat"
ADD_TURN: Final = """
    INSERT INTO turns (game, version, seat, actions, automatic, "key", at) VALUES (?, ?, ?, ?, ?, ?, ?)"""
MOVE_GAME: Final = "UPDATE games SET version = ?, status = ?, result = ?, updated = ? WHERE id = ?"
SET_CLOCK: Final = """
    UPDATE seats SET bank = ?, running_since = ?, answered_at = ?, absent_until = ? WHERE game = ? AND seat = ?"""


class Log(Games, Orders):
    """The part of the store that knows turns."""

    def bring(
        self, game: GameRow, seats: Sequence[SeatRow], turns: Sequence[TurnRow], snapshot: Snapshot | None = None
    ) -> None:
        """A game that was played elsewhere, with its whole log: all of it in one transaction, or nothing.

        `game` is as it stands after the last turn; the snapshot is of a moment that makes loading quick.
        """
        if [turn.version for turn in turns] != list(range(1, game.version + 1)):
            raise StoreError(f"a game at version {game.version} has the turns 1 to {game.version}")
        with self.writing() as connection:
            self.add_game(connection, game, seats)
            if turns:
                connection.execute(insert(TURNS), [{**values_of(turn), "game": game.id} for turn in turns])
            if snapshot is not None:
                _keep(connection, game.id, snapshot)

    def append(
        self,
        game_id: str,
        expected: int,
        *turns: TurnRow,
        status: Status = "playing",
        result: tuple[int, ...] | None = None,
        snapshot: str | None = None,
        snapshot_of: int | None = None,
        clocks: Sequence[ClockChange] = (),
        happenings: Sequence[Happening] = (),
        seats: Sequence[SeatRow] = (),
        orders: Sequence[OrderUse] = (),
    ) -> None:
        """Append turns to a game that stands at version `expected`: when this returns, they are on disk.

        `status` and `result` are those of the game after them, `snapshot` is the position after them, or that of the
        version `snapshot_of`. All of it is one transaction. Raises `Repeated` if the seat of the first turn has sent
        its key before, `Conflict` if another turn came first or others sit there than the caller believes (`seats`),
        `WrongStatus` if the game is not being played, `OrderGone` if the first turn comes by an order of its seat that
        stands no more; then nothing is written.
        """
        for version, turn in enumerate(turns, expected + 1):
            if turn.version != version:
                raise StoreError(f"after version {version - 1} comes {version}, not {turn.version}")
        with self.writing() as connection:
            self._check_may_append(connection, game_id, expected, turns[0], seats)
            for turn in turns:
                values = (game_id, turn.version, turn.seat, _json(turn.actions), turn.automatic, turn.key, turn.at)
                self.run(connection, ADD_TURN, *values)
            done = None if result is None else _json(result)
            self.run(connection, MOVE_GAME, turns[-1].version, status, done, turns[-1].at, game_id)
            if snapshot is not None:
                version = turns[-1].version if snapshot_of is None else snapshot_of
                _keep(connection, game_id, Snapshot(version, snapshot))
            for clock in clocks:
                times = (clock.bank, clock.running_since, clock.answered_at, clock.absent_until)
                self.run(connection, SET_CLOCK, *times, game_id, clock.seat)
            self.use_orders(connection, game_id, turns[0].seat, orders)
            if status == "finished":
                self.drop_all_orders(connection, game_id)
            self.add_happenings(connection, game_id, happenings)
            self.announce(connection, game_id, "turn", turns[-1].version)

    def _check_may_append(
        self, connection: Connection, game_id: str, expected: int, turn: TurnRow, seats: Sequence[SeatRow]
    ) -> None:
        """Whether a turn may come next; nobody else changes the game until this transaction ends."""
        if self.is_postgres:  # and what is looked at must be what is there once the lock is ours
            self.run(connection, LOCK, game_id)
        found = self.run(connection, LOOK, game_id, turn.seat, turn.key, game_id).fetchone()
        if found is None:
            raise NoSuchGame(game_id)
        version, status, before = tuple(found)
        if before is not None:
            raise Repeated(read_turns(connection, game_id, before - 1, before)[0])
        if version != expected:
            raise Conflict(version)
        if seats:
            seated = [tuple(row) for row in self.run(connection, SEATED, game_id)]
            if seated != [(row.kind, row.holder, row.bot, row.token) for row in seats]:
                raise Conflict(version)
        if status != "playing":
            raise WrongStatus(status)

    def turns(self, game_id: str, since: int = 0, until: int | None = None) -> list[TurnRow]:
        """The turns after version `since`, up to and with version `until`."""
        with self.reading() as connection:
            return read_turns(connection, game_id, since, until)

    def turn_of_key(self, game_id: str, seat: int, key: str) -> TurnRow | None:
        """The turn that a seat sent with this key, if it is in the log."""
        with self.reading() as connection:
            return _find_key(connection, game_id, seat, key)

    def snapshot(self, game_id: str, at: int | None = None) -> Snapshot | None:
        """The newest snapshot, or the newest that is not later than version `at`."""
        with self.reading() as connection:
            return read_snapshot(connection, game_id, at)

    def keep_snapshot(self, game_id: str, snapshot: Snapshot) -> None:
        """Keep a snapshot of a version that is in the log already (or of the start, version 0)."""
        with self.writing() as connection:
            game = lock_game(connection, game_id)
            if snapshot.version > game.version:
                raise StoreError(f"the game stands at version {game.version}, before that of the snapshot")
            _keep(connection, game_id, snapshot)

    def load(self, game_id: str, since: int | None = None) -> Loaded:
        """All that is needed to go on with a game. It takes no longer for a long game than for a short one.

        The snapshot is one from before the last turn, if there is any: that turn can then be told without a replay.
        With `since`, what a reader lacks who has the game up to that version: the turns after it and no snapshot.
        """
        with self.reading() as connection:
            game = read_game(connection, game_id)
            snapshot = None
            if since is None:
                older = read_snapshot(connection, game_id, game.version - 1)
                snapshot = older or read_snapshot(connection, game_id)
            known = since if since is not None else snapshot.version if snapshot else 0
            turns = read_turns(connection, game_id, known) if known < game.version else []
            seats = read_seats(connection, game_id)
            return Loaded(game, seats, snapshot, turns, read_orders(connection, game_id))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _find_key(connection: Connection, game_id: str, seat: int, key: str) -> TurnRow | None:
    query = select(TURNS).where(TURNS.c.game == game_id, TURNS.c.seat == seat, TURNS.c.key == key)
    row = connection.execute(query).first()
    return None if row is None else read_as(TurnRow, row)


def _keep(connection: Connection, game_id: str, snapshot: Snapshot) -> None:
    same = (SNAPSHOTS.c.game == game_id) & (SNAPSHOTS.c.version == snapshot.version)
    connection.execute(delete(SNAPSHOTS).where(same))
    connection.execute(insert(SNAPSHOTS), {**values_of(snapshot), "game": game_id})


def read_turns(connection: Connection, game_id: str, since: int = 0, until: int | None = None) -> list[TurnRow]:
    """The turns after version `since`, up to and with version `until`."""
    query = select(TURNS).where(TURNS.c.game == game_id, TURNS.c.version > since).order_by(TURNS.c.version)
    if until is not None:
        query = query.where(TURNS.c.version <= until)
    return [read_as(TurnRow, row) for row in connection.execute(query)]


def read_snapshot(connection: Connection, game_id: str, at: int | None = None) -> Snapshot | None:
    """The newest snapshot, or the newest that is not later than version `at`."""
    query = select(SNAPSHOTS).where(SNAPSHOTS.c.game == game_id).order_by(SNAPSHOTS.c.version.desc()).limit(1)
    if at is not None:
        query = query.where(SNAPSHOTS.c.version <= at)
    row = connection.execute(query).first()
    return None if row is None else read_as(Snapshot, row)
