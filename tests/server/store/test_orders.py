"""Orders of seats: kept for their owner, used with the turn that comes by them or not at all."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from macher.server.store import OrderGone, OrderRow, OrderUse, Store
from macher.server.store.orders import KEPT
from tests.server.store.rows import new_game, new_user, turn


def order(game: str, seat: int = 0, **changes: Any) -> OrderRow:
    row = OrderRow(game=game, seat=seat, owner="anna", step="media-buy", round=1, at=1.0)
    return msgspec.structs.replace(row, **changes)


def test_orders_are_numbered_by_seat_and_one_takes_the_place_of_its_like(store: Store) -> None:
    game, other = new_game(store), new_game(store)
    first = store.set_order(order(game, step="poll-bid", land=2, most=5, facts={"card": 7, "auction": [1, None]}))
    assert [first.n, store.set_order(order(game)).n, store.set_order(order(game, seat=1)).n] == [1, 2, 1]
    assert store.set_order(order(other)).n == 1
    assert store.orders(game)[0] == first
    again = store.set_order(order(game, step="poll-bid", land=2, most=9))
    assert [(row.seat, row.n, row.most) for row in store.orders(game)] == [(0, 2, None), (0, again.n, 9), (1, 1, None)]
    store.drop_order(game, 0, 2)
    store.drop_order(game, 1)
    assert store.orders(game) == [again]


def test_orders_of_who_held_the_seat_before_are_gone(store: Store) -> None:
    game = new_game(store)
    store.set_order(order(game, step="poll-bid", land=1, most=3))
    mine = store.set_order(order(game, owner="ben"))
    assert store.orders(game) == [mine]


def test_only_the_latest_of_those_that_are_over_are_kept(store: Store) -> None:
    game = new_game(store)
    for number in range(1, KEPT + 6):
        row = store.set_order(order(game, round=number))
        store.end_orders(game, 0, [(row.n, "void", "past")])
    last = store.set_order(order(game, round=99))
    rows = store.orders(game)
    assert len(rows) == KEPT + 1
    assert rows[-1] == last
    assert {row.state for row in rows[:-1]} == {"void"}


def test_a_turn_uses_its_order_in_the_same_transaction(store: Store) -> None:
    game = new_game(store)
    row = store.set_order(order(game, step="start-bid", most=4))
    store.append(game, 0, turn(1, key="order-0"), orders=[OrderUse(row.n, True, "done")])
    (used,) = store.orders(game)
    assert (used.state, used.acted) == ("done", 1)
    with pytest.raises(OrderGone):
        store.append(game, 1, turn(2, key="order-1"), orders=[OrderUse(row.n, True, "done")])
    assert store.game(game).version == 1, "nothing was written"
    assert store.load(game).orders == [used]


def test_a_dropped_order_acts_no_more(store: Store) -> None:
    game = new_game(store)
    row = store.set_order(order(game))
    store.drop_order(game, 0, row.n)
    with pytest.raises(OrderGone):
        store.append(game, 0, turn(1, key="order-0"), orders=[OrderUse(row.n, True, "standing")])
    assert store.turns(game) == []


def test_an_order_that_is_over_stays_as_it_ended(store: Store) -> None:
    game = new_game(store)
    row = store.set_order(order(game))
    store.end_orders(game, 0, [(row.n, "void", "money")])
    store.end_orders(game, 0, [(row.n, "done", None)])
    store.append(game, 0, turn(1), orders=[OrderUse(row.n, False, "void", "hand")])
    assert [(one.state, one.reason) for one in store.orders(game)] == [("void", "money")]


def test_games_with_standing_orders_are_found_after_a_start(store: Store) -> None:
    game, other, over = new_game(store), new_game(store), new_game(store)
    store.set_order(order(game))
    store.end_orders(other, 0, [(store.set_order(order(other)).n, "void", "past")])
    store.set_order(order(over))
    store.change_game(over, status="closed")
    assert store.with_orders() == [game]


def test_the_end_of_the_game_is_the_end_of_its_orders(store: Store) -> None:
    game = new_game(store)
    store.set_order(order(game))
    store.append(game, 0, turn(1), status="finished", result=(1, 2, 3))
    assert store.orders(game) == []


def test_orders_of_a_guest_become_those_of_the_account(store: Store) -> None:
    guest, account, game = new_user(store), new_user(store, "Anna"), new_game(store)
    store.set_order(order(game, owner=guest))
    store.take_over(guest, account)
    assert [row.owner for row in store.orders(game)] == [account]
