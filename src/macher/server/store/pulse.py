"""Signs of life, and clocks that run: what a service needs to know about time that passes while nobody asks."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import select, update

from macher.server.store.database import Database, read_as, values_of
from macher.server.store.rows import Pulse
from macher.server.store.tables import ENDS, PULSE, SEATS


class Pulses(Database):
    """The part of the store that knows the time of the service. All processes share it."""

    def beat(self, judge: Callable[[Pulse], Pulse]) -> Pulse:
        """Give a sign of life: `judge` makes the new one of the last. One process at a time."""
        with self.writing() as connection:
            new = judge(read_as(Pulse, connection.execute(select(PULSE).with_for_update()).one()))
            connection.execute(update(PULSE).values(values_of(new)))
        return new

    def clocks_to_end(self, limit: int) -> list[tuple[str, float]]:
        """The clocks that come to zero first: games and moments, a game perhaps more than once."""
        # A comparison, not IS NOT NULL: so the index is entered behind all clocks that stand still.
        query = select(SEATS.c.game, ENDS).where(ENDS > 0).order_by(ENDS).limit(limit)
        with self.reading() as connection:
            return [(row[0], row[1]) for row in connection.execute(query)]

    def stop_clocks(self, game_id: str) -> None:
        """Nobody can play on in this game: its clocks stand still."""
        with self.writing() as connection:
            connection.execute(update(SEATS).where(SEATS.c.game == game_id).values(running_since=None))
