"""Games and their seats: setting up, finding, changing."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Final, Unpack

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, true, update

from macher.server.store.database import read_as, values_of
from macher.server.store.errors import NamesChanged, NoSuchGame, SeatTaken, StoreError, WrongStatus
from macher.server.store.hands import Hands, check_hand, keep_hands
from macher.server.store.rows import ClockChange, GameChange, GameRow, Happening, SeatRow, Status
from macher.server.store.tables import GAMES, HAPPENINGS, SEATS
from macher.server.store.tokens import hash_of

MOST_LISTED: Final = 200
CLOCK: Final = ("bank", "running_since", "answered_at", "absent_until")


class Games(Hands):
    """The part of the store that knows games and seats."""

    def create_game(self, game: GameRow, seats: Sequence[SeatRow], happenings: Sequence[Happening] = ()) -> None:
        """A new game with all its seats."""
        with self.writing() as connection:
            self.add_game(connection, game, seats)
            self.add_happenings(connection, game.id, happenings)

    def add_game(self, connection: Connection, game: GameRow, seats: Sequence[SeatRow]) -> None:
        """A new game with all its seats, as part of a transaction."""
        connection.execute(insert(GAMES), values_of(game))
        for seat in seats:
            connection.execute(insert(SEATS), values_of(seat))
        if game.status != "gathering":
            keep_hands(connection, game.id, seats)
        self.announce(connection, game.id, "game", game.version)

    # --- reading ----------------------------------------------------------------------------------------------------
    def game(self, game_id: str) -> GameRow:
        """A game by its id."""
        with self.reading() as connection:
            return read_game(connection, game_id)

    def seats(self, game_id: str) -> list[SeatRow]:
        """The seats of a game in their order."""
        with self.reading() as connection:
            return read_seats(connection, game_id)

    def seats_of(self, game_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of several games."""
        found: dict[str, list[SeatRow]] = {game_id: [] for game_id in game_ids}
        query = select(SEATS).where(SEATS.c.game.in_(found)).order_by(SEATS.c.game, SEATS.c.seat)
        with self.reading() as connection:
            for row in connection.execute(query):
                found[row.game].append(read_as(SeatRow, row))
        return found

    def seat_of_token(self, token: str) -> SeatRow | None:
        """The seat that an outside program holds by its token."""
        with self.reading() as connection:
            row = connection.execute(select(SEATS).where(SEATS.c.token == hash_of(token))).first()
        return None if row is None else read_as(SeatRow, row)

    def lobby(self, limit: int = MOST_LISTED) -> list[GameRow]:
        """The public games that gather players or are being played, the latest first."""
        return self._list(GAMES.c.public == true(), GAMES.c.status.in_(("gathering", "playing")), limit=limit)

    def games_of(self, user: str, limit: int = MOST_LISTED) -> list[GameRow]:
        """The games that a user plays in, played in or set up, the latest first."""
        seated = select(SEATS.c.game).where(or_(SEATS.c.holder == user, SEATS.c.kept_for == user))
        return self._list(or_(GAMES.c.id.in_(seated), GAMES.c.host == user), limit=limit)

    def with_bots(self) -> list[str]:
        """The games that are being played by people and bots: in some of them it may be a bot's turn."""
        people = select(SEATS.c.game).where(SEATS.c.kind.in_(("person", "hot")))
        bots = select(SEATS.c.game).where(SEATS.c.kind == "bot")
        mixed = select(GAMES.c.id).where(GAMES.c.status == "playing", GAMES.c.id.in_(bots), GAMES.c.id.in_(people))
        with self.reading() as connection:
            return list(connection.execute(mixed.order_by(GAMES.c.updated.desc())).scalars())

    def count_games(self) -> dict[str, int]:
        """How many games there are of each status."""
        with self.reading() as connection:
            found = connection.execute(select(GAMES.c.status, func.count()).group_by(GAMES.c.status))
            return {row[0]: row[1] for row in found}

    def _list(self, *conditions: ColumnElement[bool], limit: int | None) -> list[GameRow]:
        query = select(GAMES).where(*conditions).order_by(GAMES.c.updated.desc(), GAMES.c.id).limit(limit)
        with self.reading() as connection:
            return [read_as(GameRow, row) for row in connection.execute(query)]

    # --- changing ---------------------------------------------------------------------------------------------------
    def change_game(
        self,
        game_id: str,
        *,
        was: Sequence[Status] = (),
        happenings: Sequence[Happening] = (),
        **changes: Unpack[GameChange],
    ) -> GameRow:
        """Change a game without a turn: start it, close it, name it. Returns the game as it is now.

        `was` are the statuses in which this may be done; raises `WrongStatus` in others. So of two who start a game at
        once one succeeds.
        """
        with self.writing() as connection:
            game = lock_game(connection, game_id)
            if was and game.status not in was:
                raise WrongStatus(game.status)
            changed = msgspec.structs.replace(game, updated=time.time(), **changes)
            connection.execute(update(GAMES).where(GAMES.c.id == game_id).values(values_of(changed)))
            if game.status == "gathering" and changed.status == "playing":
                keep_hands(connection, game_id, read_seats(connection, game_id))
            if changed.status == "closed":
                connection.execute(update(SEATS).where(SEATS.c.game == game_id).values(running_since=None))
            self.add_happenings(connection, game_id, happenings)
            self.announce(connection, game_id, "game", game.version)
            return changed

    def forget_practice(self, user: str, keep: int) -> list[str]:
        """Delete the tables at which somebody practised, but for those they were at last; which ones.

        Nobody else sits there, and what was tried there is no game that anybody keeps.
        """
        seated = select(SEATS.c.game).where(or_(SEATS.c.holder == user, SEATS.c.kept_for == user))
        practised = GAMES.c.id.in_(seated) & GAMES.c.settings["practice"].as_string().is_not(None)
        with self.writing() as connection:
            latest = select(GAMES.c.id).where(practised).order_by(GAMES.c.updated.desc(), GAMES.c.id)
            gone = list(connection.execute(latest).scalars())[keep:]
            connection.execute(delete(GAMES).where(GAMES.c.id.in_(gone)))
            return gone

    def set_seat(
        self,
        seat: SeatRow,
        was: SeatRow,
        happenings: Sequence[Happening] = (),
        beside: Sequence[str] | None = None,
    ) -> None:
        """Give a seat to somebody else. Raises `SeatTaken` if it is no longer as the caller saw it, and `HandSeen`.

        The clock is not compared, as it runs on while people come and go; it is set if the caller has changed it.
        `beside` are the names on the other seats as the caller saw them; `NamesChanged` if they are others now.
        """
        self.set_seats([(seat, was)], happenings, beside)

    def set_seats(
        self,
        seats: Sequence[tuple[SeatRow, SeatRow]],
        happenings: Sequence[Happening] = (),
        beside: Sequence[str] | None = None,
    ) -> None:
        """Change several seats of a game at once, all or none: pairs of what shall be and what was."""
        if len({seat.game for pair in seats for seat in pair}) != 1:
            raise StoreError("the seats to be changed are not of one game")
        with self.writing() as connection:
            game = lock_game(connection, seats[0][0].game)
            rows = read_seats(connection, game.id)
            for wanted, was in seats:
                seat = wanted
                if not 0 <= seat.seat < len(rows):
                    raise StoreError(f"there is no seat {seat.seat + 1} at a table of {len(rows)}")
                now = rows[seat.seat]
                if without_clock(now) != without_clock(was):
                    raise SeatTaken(now)
                if beside is not None and [row.name for row in rows if row.seat != seat.seat] != list(beside):
                    raise NamesChanged("the names at the table have changed")
                if game.status == "playing" and seat.holder not in (None, now.holder):
                    check_hand(connection, seat)
                    keep_hands(connection, game.id, [seat])
                place = (SEATS.c.game == game.id) & (SEATS.c.seat == seat.seat)
                if clock_of(seat) == clock_of(was):
                    seat = msgspec.structs.replace(seat, **clock_of(now))
                connection.execute(update(SEATS).where(place).values(values_of(seat)))
            self.add_happenings(connection, game.id, happenings)
            self.announce(connection, game.id, "seat", game.version)

    # --- what happened beside the turns -----------------------------------------------------------------------------
    def happenings(self, game_id: str, since: int = 0) -> list[Happening]:
        """What happened at the table beside the turns, after number `since`."""
        with self.reading() as connection:
            return read_happenings(connection, game_id, since)

    def add_happenings(self, connection: Connection, game_id: str, happenings: Sequence[Happening]) -> None:
        """Append to the log of a game whose row this transaction has locked."""
        if not happenings:
            return
        last = connection.execute(select(func.max(HAPPENINGS.c.n)).where(HAPPENINGS.c.game == game_id)).scalar() or 0
        for n, happening in enumerate(happenings, last + 1):
            connection.execute(insert(HAPPENINGS), {**values_of(happening), "game": game_id, "n": n})


def clock_of(seat: SeatRow | ClockChange) -> dict[str, float | None]:
    """How the clock of a seat stands."""
    return {name: getattr(seat, name) for name in CLOCK}


def without_clock(seat: SeatRow) -> SeatRow:
    """Who sits there, whatever the clock says."""
    return msgspec.structs.replace(seat, **dict.fromkeys(CLOCK))


def same_people(some: Iterable[SeatRow], others: Iterable[SeatRow]) -> bool:
    """Whether the same people sit on the same seats, whatever the clocks say."""
    return [without_clock(seat) for seat in some] == [without_clock(seat) for seat in others]


def read_game(connection: Connection, game_id: str) -> GameRow:
    """A game, or `NoSuchGame`."""
    row = connection.execute(select(GAMES).where(GAMES.c.id == game_id)).first()
    if row is None:
        raise NoSuchGame(game_id)
    return read_as(GameRow, row)


def lock_game(connection: Connection, game_id: str) -> GameRow:
    """A game that nobody else changes until this transaction ends; SQLite has one writer at a time anyway."""
    row = connection.execute(select(GAMES).where(GAMES.c.id == game_id).with_for_update()).first()
    if row is None:
        raise NoSuchGame(game_id)
    return read_as(GameRow, row)


def read_seats(connection: Connection, game_id: str) -> list[SeatRow]:
    """The seats of a game in their order."""
    query = select(SEATS).where(SEATS.c.game == game_id).order_by(SEATS.c.seat)
    return [read_as(SeatRow, row) for row in connection.execute(query)]


def read_happenings(connection: Connection, game_id: str, since: int = 0) -> list[Happening]:
    """What happened at the table beside the turns, after number `since`."""
    query = select(HAPPENINGS).where(HAPPENINGS.c.game == game_id, HAPPENINGS.c.n > since).order_by(HAPPENINGS.c.n)
    return [read_as(Happening, row) for row in connection.execute(query)]
