"""Reviews kept with their games."""

from __future__ import annotations

from macher.server.store import ReviewRow, Store
from tests.server.store.rows import new_game


def test_what_was_found_last_stays(store: Store) -> None:
    game, other = new_game(store), new_game(store)
    assert store.review(game) is None
    store.keep_review(ReviewRow(game=game, text="{}", done=0.25, at=1.5))
    store.keep_review(ReviewRow(game=game, text='{"more": 1}', done=1.0, at=2.5))
    store.keep_review(ReviewRow(game=game, text="{}", done=0.5, at=3.5))  # somebody who was slower
    assert store.review(game) == ReviewRow(game=game, text='{"more": 1}', done=1.0, at=2.5)
    assert store.review(other) is None
    store.forget_review(game)
    assert store.review(game) is None
