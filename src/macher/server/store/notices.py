"""Turn notices that are to be sent: neither lost nor repeated when the server starts anew."""

from __future__ import annotations

from sqlalchemy import ColumnElement, delete, insert, or_, select, update

from macher.server.store.database import Database, read_as, values_of
from macher.server.store.games import lock_game
from macher.server.store.rows import NoticeRow
from macher.server.store.tables import NOTICES


class Notices(Database):
    """The part of the store that knows notices."""

    def add_notice(self, notice: NoticeRow) -> bool:
        """Send a notice when it is due. The same question is announced once: False if it was there already."""
        with self.writing() as connection:
            lock_game(connection, notice.game)
            if connection.execute(select(NOTICES.c.seat).where(_is(notice))).first() is not None:
                return False
            connection.execute(insert(NOTICES), values_of(notice))
            return True

    def claim_notices(self, now: float, again_after: float = 300.0, limit: int = 50) -> list[NoticeRow]:
        """The notices that are due and not yet sent, for this caller alone.

        Whoever claims one sends it and says so with `notice_sent`. If that does not happen (the process was killed),
        the notice may be claimed again after a while.
        """
        free = or_(NOTICES.c.claimed.is_(None), NOTICES.c.claimed <= now - again_after)
        due = select(NOTICES).where(NOTICES.c.sent.is_(None), NOTICES.c.due <= now, free)
        with self.writing() as connection:
            rows = connection.execute(due.order_by(NOTICES.c.due).limit(limit).with_for_update(skip_locked=True)).all()
            notices = [read_as(NoticeRow, row) for row in rows]
            for notice in notices:
                connection.execute(update(NOTICES).where(_is(notice)).values(claimed=now))
        return notices

    def notice_sent(self, notice: NoticeRow, now: float) -> None:
        """It was sent: never again."""
        with self.writing() as connection:
            connection.execute(update(NOTICES).where(_is(notice)).values(sent=now))

    def drop_notices(self, game_id: str, seat: int) -> None:
        """The seat has acted: what was not yet sent is not needed."""
        with self.writing() as connection:
            unsent = (NOTICES.c.game == game_id) & (NOTICES.c.seat == seat) & NOTICES.c.sent.is_(None)
            connection.execute(delete(NOTICES).where(unsent))


def _is(notice: NoticeRow) -> ColumnElement[bool]:
    return (NOTICES.c.game == notice.game) & (NOTICES.c.seat == notice.seat) & (NOTICES.c.version == notice.version)
