"""Who has looked into whose hand. In a running game with other people nobody gets to see a second one.

Whoever holds a seat of a running game has looked into its hand, for good: the seat may be opened, given to a bot or to
somebody else, but its former holder gets that seat back or none. A game that only one person ever sat at is theirs:
there they may take any seat. All of it is checked in the transaction that gives the seat, so two processes cannot give
one person two.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from macher.server.store.database import Database
from macher.server.store.errors import HandSeen
from macher.server.store.rows import SeatRow
from macher.server.store.tables import GAMES, HANDS


class Hands(Database):
    """The part of the store that knows who has seen what."""

    def hands(self, game_id: str) -> dict[str, set[int]]:
        """The seats whose hands each user has looked into."""
        with self.reading() as connection:
            return read_hands(connection, game_id)

    def share_hands(self, seen_by: str, user: str) -> None:
        """What one user has seen of running games counts for another one, too: they are the same person."""
        with self.writing() as connection:
            count_hands(connection, seen_by, user)


def read_hands(connection: Connection, game_id: str) -> dict[str, set[int]]:
    """The seats whose hands each user has looked into."""
    found: dict[str, set[int]] = {}
    for row in connection.execute(select(HANDS.c.user, HANDS.c.seat).where(HANDS.c.game == game_id)):
        found.setdefault(row.user, set()).add(row.seat)
    return found


def check_hand(connection: Connection, seat: SeatRow) -> None:
    """Whether a seat of a running game may go to its new holder; the game is locked. Raises `HandSeen`."""
    hands = read_hands(connection, seat.game)
    seen = hands.pop(seat.holder or "", set())
    if hands and not seen <= {seat.seat}:
        raise HandSeen(seat.seat)


def keep_hands(connection: Connection, game_id: str, seats: Iterable[SeatRow]) -> None:
    """Who sits at a running game looks into a hand."""
    known = read_hands(connection, game_id)
    for seat in seats:
        if seat.holder is not None and seat.seat not in known.get(seat.holder, ()):
            connection.execute(insert(HANDS).values(game=game_id, seat=seat.seat, user=seat.holder))


def count_hands(connection: Connection, seen_by: str, user: str) -> None:
    """Copy what one user has seen of running games to another one."""
    other = HANDS.alias()
    known = select(other.c.seat).where(other.c.game == HANDS.c.game, other.c.seat == HANDS.c.seat, other.c.user == user)
    query = select(HANDS.c.game, HANDS.c.seat).join(GAMES, GAMES.c.id == HANDS.c.game)
    query = query.where(HANDS.c.user == seen_by, GAMES.c.status == "playing", ~known.exists())
    rows = [{"game": row.game, "seat": row.seat, "user": user} for row in connection.execute(query)]
    if rows:
        connection.execute(insert(HANDS), rows)


def forget_hands(connection: Connection, user: str) -> None:
    """Nobody is called so any more; what they saw was counted for somebody else before."""
    connection.execute(delete(HANDS).where(HANDS.c.user == user))
