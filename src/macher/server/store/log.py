"""The log of a game: turns are appended and never changed. Snapshots are a cache that makes loading quick."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, insert, select, update

from macher.server.store.database import read_as, values_of
from macher.server.store.errors import Conflict, Repeated, StoreError, WrongStatus
from macher.server.store.games import Games, clock_of, lock_game, read_game, read_seats, same_people
from macher.server.store.rows import ClockChange, GameRow, Happening, Loaded, SeatRow, Snapshot, Status, TurnRow
from macher.server.store.tables import GAMES, SEATS, SNAPSHOTS, TURNS


class Log(Games):
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
        turn: TurnRow,
        *,
        status: Status = "playing",
        result: tuple[int, ...] | None = None,
        snapshot: str | None = None,
        clocks: Sequence[ClockChange] = (),
        happenings: Sequence[Happening] = (),
        seats: Sequence[SeatRow] = (),
    ) -> None:
        """Append a turn to a game that stands at version `expected`: when this returns, it is on disk.

        `status` and `result` are those of the game after the turn, `snapshot` is the position after it. All of it is
        one transaction. Raises `Repeated` if this seat has sent this key before, `Conflict` if another turn came first
        or others sit there than the caller believes (`seats`), `WrongStatus` if the game is not being played; then
        nothing is written.
        """
        if turn.version != expected + 1:
            raise StoreError(f"after version {expected} comes {expected + 1}, not {turn.version}")
        with self.writing() as connection:
            game = lock_game(connection, game_id)
            if turn.key is not None:
                _refuse_repeated(connection, game_id, turn)
            if game.version != expected:
                raise Conflict(game.version)
            if seats and not same_people(seats, read_seats(connection, game_id)):
                raise Conflict(game.version)
            if game.status != "playing":
                raise WrongStatus(game.status)
            connection.execute(insert(TURNS), {**values_of(turn), "game": game_id})
            now = {"version": turn.version, "status": status, "result": result, "updated": turn.at}
            connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(now))
            if snapshot is not None:
                _keep(connection, game_id, Snapshot(turn.version, snapshot))
            for clock in clocks:
                place = (SEATS.c.game == game_id) & (SEATS.c.seat == clock.seat)
                connection.execute(update(SEATS).where(place).values(clock_of(clock)))
            self.add_happenings(connection, game_id, happenings)
            self.announce(connection, game_id, "turn", turn.version)

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
            return Loaded(game, read_seats(connection, game_id), snapshot, turns)


def _refuse_repeated(connection: Connection, game_id: str, turn: TurnRow) -> None:
    before = _find_key(connection, game_id, turn.seat, turn.key or "")
    if before is not None:
        raise Repeated(before)


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
