"""A guest turns out to be the holder of an account: what was the guest's becomes the account's."""

from __future__ import annotations

import time
from typing import Final

from sqlalchemy import Connection, delete, insert, or_, select, update

from macher.server.store.games import Games, read_seats
from macher.server.store.hands import count_hands, forget_hands, read_hands
from macher.server.store.rows import Happening
from macher.server.store.tables import CHAT, GAMES, HANDS, NOTES, NOTICES, ORDERS, SEATS, USERS

MOST_NOTES: Final = 20_000  # characters, as many as a person may write


class Merging(Games):
    """The part of the store that makes one person of two."""

    def take_over(self, guest: str, account: str) -> None:
        """Seats, tables, notes, chat, orders and notices of a guest become the account's, and the guest is forgotten.

        What the guest has seen counts for the account. Where the account sits at the same table already, or has looked
        into another hand of the running game than the guest, the guest's seat opens: nobody plays two hands.
        """
        with self.writing() as connection:
            self._lock_games_of(connection, guest)
            self._open_second_seats(connection, guest, account)
            count_hands(connection, guest, account)
            forget_hands(connection, guest)
            _move_notes(connection, guest, account)
            for column in (GAMES.c.host, SEATS.c.holder, SEATS.c.kept_for, CHAT.c.user, NOTICES.c.user, ORDERS.c.owner):
                change = update(column.table).where(column == guest)
                connection.execute(change.values({column.name: account}))
            connection.execute(delete(USERS).where(USERS.c.id == guest))
            self.announce(connection, guest, "person", 0)

    def _lock_games_of(self, connection: Connection, user: str) -> None:
        """Nobody else changes these games meanwhile; always in the same order, so that nobody waits for ever."""
        seated = select(SEATS.c.game).where(or_(SEATS.c.holder == user, SEATS.c.kept_for == user))
        seen = select(HANDS.c.game).where(HANDS.c.user == user)
        games = select(GAMES.c.id).where(or_(GAMES.c.host == user, GAMES.c.id.in_(seated), GAMES.c.id.in_(seen)))
        connection.execute(games.order_by(GAMES.c.id).with_for_update()).all()

    def _open_second_seats(self, connection: Connection, guest: str, account: str) -> None:
        """Open the seats of a guest where the account is in the same game."""
        there = select(SEATS.c.game).where(SEATS.c.holder == account)
        seen = select(HANDS.c.game).where(HANDS.c.user == account)
        both = select(SEATS.c.game).where(SEATS.c.holder == guest, or_(SEATS.c.game.in_(there), SEATS.c.game.in_(seen)))
        games = select(GAMES).where(GAMES.c.id.in_(both), GAMES.c.status.in_(("gathering", "playing")))
        for game in connection.execute(games.order_by(GAMES.c.id)).all():
            seats = read_seats(connection, game.id)
            hands = read_hands(connection, game.id)
            second = hands.get(account, set()) - hands.get(guest, set())
            if not second and not any(seat.holder == account for seat in seats):
                continue
            places = (SEATS.c.game == game.id) & (SEATS.c.holder == guest)
            nobody = {"kind": "open", "name": "", "holder": None, "bot": None, "token": None, "running_since": None}
            connection.execute(update(SEATS).where(places).values(nobody))
            left = [
                Happening(version=game.version, kind="left", seat=seat.seat, at=time.time())
                for seat in seats
                if seat.holder == guest
            ]
            self.add_happenings(connection, game.id, left)


def _move_notes(connection: Connection, guest: str, account: str) -> None:
    """Where both have written about a seat, the account's notes come first."""
    for note in connection.execute(select(NOTES).where(NOTES.c.user == guest)).all():
        own = (NOTES.c.game == note.game) & (NOTES.c.seat == note.seat) & (NOTES.c.user == account)
        before = connection.execute(select(NOTES.c.text).where(own)).scalar()
        connection.execute(delete(NOTES).where(own))
        text = note.text if before is None else f"{before}\n\n{note.text}"[:MOST_NOTES]
        connection.execute(insert(NOTES).values(game=note.game, seat=note.seat, user=account, text=text))
