"""Reviews of finished games, as far as they have come: a cache, the record is the truth."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from macher.server.store.database import Database, read_as, values_of
from macher.server.store.rows import ReviewRow
from macher.server.store.tables import REVIEWS


class Reviews(Database):
    """The part of the store that knows reviews."""

    def review(self, game_id: str) -> ReviewRow | None:
        """What was kept of the review of a game."""
        with self.reading() as connection:
            row = connection.execute(select(REVIEWS).where(REVIEWS.c.game == game_id)).first()
            return None if row is None else read_as(ReviewRow, row)

    def keep_review(self, review: ReviewRow) -> None:
        """Keep how far a review has come, instead of what was kept before; one that is over stays."""
        with self.writing() as connection:
            older = (REVIEWS.c.game == review.game) & (REVIEWS.c.done <= review.done)
            connection.execute(delete(REVIEWS).where(older))
            if connection.execute(select(REVIEWS.c.game).where(REVIEWS.c.game == review.game)).first() is None:
                connection.execute(insert(REVIEWS), values_of(review))

    def forget_review(self, game_id: str) -> None:
        """Throw away what was kept, because another version of the program made it."""
        with self.writing() as connection:
            connection.execute(delete(REVIEWS).where(REVIEWS.c.game == game_id))
