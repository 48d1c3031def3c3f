"""Clocks that run, as the store finds them; signs of life are in `tests/server/test_timing.py`."""

from __future__ import annotations

import msgspec

from macher.server.store import ClockChange, Pulse, Store
from tests.server.store.rows import game_row, seat_rows, turn


def new_game(store: Store, *ends: float) -> str:
    """A game whose clocks come to zero then."""
    game = game_row()
    seats = seat_rows(game)
    for at, end in enumerate(ends):
        seats[at] = msgspec.structs.replace(seats[at], kind="hot", bank=30.0, running_since=end - 30)
    store.create_game(game, seats)
    return game.id


def test_the_clocks_that_end_first_are_found_without_looking_at_games(store: Store) -> None:
    late, early, still = new_game(store, 900.0), new_game(store, 500.0, 700.0), new_game(store)
    assert store.clocks_to_end(10) == [(early, 500.0), (early, 700.0), (late, 900.0)]
    assert store.clocks_to_end(1) == [(early, 500.0)]
    store.append(still, 0, turn(1), clocks=[ClockChange(1, 40.0, 60.0, absent_until=5.0)])
    assert store.clocks_to_end(1) == [(still, 100.0)]
    assert store.seats(still)[1].absent_until == 5.0


def test_clocks_of_games_that_are_over_do_not_run(store: Store) -> None:
    closed, damaged = new_game(store, 500.0), new_game(store, 600.0)
    store.change_game(closed, status="closed")
    store.stop_clocks(damaged)
    assert store.clocks_to_end(10) == []
    assert store.seats(damaged)[0].bank == 30.0


def test_the_last_sign_of_life_is_kept(store: Store) -> None:
    store.beat(lambda _: Pulse(12.5, 3.0))
    heard: list[Pulse] = []

    def judge(last: Pulse) -> Pulse:
        heard.append(last)
        return Pulse(14.5, 3.0)

    assert store.beat(judge) == Pulse(14.5, 3.0)
    assert heard == [Pulse(12.5, 3.0)]
