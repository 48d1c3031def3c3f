"""Orders of seats: what to do when they are asked later. Nobody but the holder of the seat learns of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from macher.server.store.database import Database, read_as, values_of
from macher.server.store.errors import OrderGone
from macher.server.store.games import lock_game
from macher.server.store.rows import OrderRow, OrderUse
from macher.server.store.tables import GAMES, ORDERS

KEPT: Final = 12
"""So many orders of a seat that are over are kept, to tell their owner what became of them."""
STANDING: Final = "SELECT state FROM orders WHERE game = ? AND seat = ? AND n = ?"
USE_ORDER: Final = """
    UPDATE orders SET acted = acted + ?, state = ?, reason = ?
    WHERE game = ? AND seat = ? AND n = ? AND state = 'standing'"""
DROP_ORDERS: Final = "DELETE FROM orders WHERE game = ?"


class Orders(Database):
    """The part of the store that knows orders."""

    def orders(self, game_id: str) -> list[OrderRow]:
        """All orders at a table, the oldest first."""
        with self.reading() as connection:
            return read_orders(connection, game_id)

    def with_orders(self) -> list[str]:
        """The games that are being played and have standing orders."""
        standing = select(ORDERS.c.game).where(ORDERS.c.state == "standing")
        query = select(GAMES.c.id).where(GAMES.c.status == "playing", GAMES.c.id.in_(standing))
        with self.reading() as connection:
            return list(connection.execute(query.order_by(GAMES.c.updated.desc())).scalars())

    def set_order(self, order: OrderRow) -> OrderRow:
        """Keep an order instead of those for the same question; returns it with its number."""
        with self.writing() as connection:
            lock_game(connection, order.game)
            mine = (ORDERS.c.game == order.game) & (ORDERS.c.seat == order.seat)
            same = ORDERS.c.land.is_(None) if order.land is None else ORDERS.c.land == order.land
            same &= (ORDERS.c.step == order.step) & (ORDERS.c.round == order.round)
            last = connection.execute(select(func.max(ORDERS.c.n)).where(mine)).scalar() or 0
            connection.execute(delete(ORDERS).where(mine, (ORDERS.c.owner != order.owner) | same))
            over = select(ORDERS.c.n).where(mine, ORDERS.c.state != "standing").order_by(ORDERS.c.n.desc())
            kept = list(connection.execute(over.limit(KEPT)).scalars())
            connection.execute(delete(ORDERS).where(mine, ORDERS.c.state != "standing", ORDERS.c.n.not_in(kept)))
            given = msgspec.structs.replace(order, n=last + 1)
            connection.execute(insert(ORDERS), values_of(given))
            self.announce(connection, order.game, "order", order.seat)
            return given

    def drop_order(self, game_id: str, seat: int, n: int | None = None) -> None:
        """Forget an order of a seat, or all of them. When this returns, it acts no more."""
        mine = (ORDERS.c.game == game_id) & (ORDERS.c.seat == seat)
        with self.writing() as connection:
            lock_game(connection, game_id)
            connection.execute(delete(ORDERS).where(mine if n is None else mine & (ORDERS.c.n == n)))
            self.announce(connection, game_id, "order", seat)

    def end_orders(self, game_id: str, seat: int, ends: Sequence[tuple[int, str, str | None]]) -> None:
        """Orders of a seat are over: number, state and reason of each; those that are over already stay as they are."""
        with self.writing() as connection:
            lock_game(connection, game_id)
            for n, state, reason in ends:
                place = (ORDERS.c.game == game_id) & (ORDERS.c.seat == seat) & (ORDERS.c.n == n)
                standing = place & (ORDERS.c.state == "standing")
                connection.execute(update(ORDERS).where(standing).values(state=state, reason=reason))
            self.announce(connection, game_id, "order", seat)

    def use_orders(self, connection: Connection, game_id: str, seat: int, uses: Sequence[OrderUse]) -> None:
        """The turn of a seat comes by orders, or ends them: part of its transaction.

        Raises `OrderGone` if one that acts stands no more: then nothing is written.
        """
        for use in uses:
            if use.acts:
                found = self.run(connection, STANDING, game_id, seat, use.n).fetchone()
                if found is None or found[0] != "standing":
                    raise OrderGone(use.n)
            self.run(connection, USE_ORDER, int(use.acts), use.state, use.reason, game_id, seat, use.n)

    def drop_all_orders(self, connection: Connection, game_id: str) -> None:
        """The game is over."""
        self.run(connection, DROP_ORDERS, game_id)


def read_orders(connection: Connection, game_id: str) -> list[OrderRow]:
    """All orders at a table, the oldest first."""
    query = select(ORDERS).where(ORDERS.c.game == game_id).order_by(ORDERS.c.seat, ORDERS.c.n)
    return [read_as(OrderRow, row) for row in connection.execute(query)]
