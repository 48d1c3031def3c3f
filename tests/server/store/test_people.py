"""Users and sessions."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import select

from macher.server.store import (
    AccountTaken,
    ChatRow,
    Store,
    StoreError,
    UserRow,
    hash_of,
    new_id,
    new_token,
)
from macher.server.store.tables import SESSIONS
from tests.server.store.rows import new_game, new_user


def test_a_user_is_kept(store: Store) -> None:
    user = UserRow(
        id=new_id(),
        name="Änne",
        account="aenne",
        email="aenne@example.org",
        password="$argon2id$…",
        language="de",
        notices={"email": True},
        created=5.0,
    )
    store.create_user(user)
    assert store.user(user.id) == user
    assert store.user("nobody") is None
    assert "argon2" not in repr(user)


def test_an_account_is_one_persons(store: Store) -> None:
    """Upper and lower case are alike, and guests have none."""
    anna = new_user(store, account="Anna")
    with pytest.raises(AccountTaken, match="choose another name"):
        new_user(store, account="ANNA")
    for _ in range(2):
        new_user(store, "guest")
    found = store.user_of_account("aNNa")
    assert found is not None
    assert found.id == anna
    assert store.user_of_account("ben") is None


def test_a_guest_may_become_an_account(store: Store) -> None:
    new_user(store, account="anna")
    guest = new_user(store, "Ben")
    with pytest.raises(AccountTaken):
        store.change_user(guest, account="Anna")
    changed = store.change_user(guest, account="Ben", password="hash", language="pl", notices={"email": False})
    assert changed == store.user(guest)
    assert (changed.account, changed.password, changed.language) == ("ben", "hash", "pl")
    with pytest.raises(StoreError, match="no user"):
        store.change_user("nobody", name="x")


def test_a_user_who_goes_leaves_the_games_whole(store: Store) -> None:
    anna, game = new_user(store), new_game(store)
    seat = store.seats(game)[0]
    store.set_seat(msgspec.structs.replace(seat, kind="person", name="Anna", holder=anna), seat)
    store.say(ChatRow(game=game, user=anna, seat=0, name="Anna", text="hello", at=1.0))
    store.set_note(game, 0, anna, "mine")
    token = new_token()
    store.create_session(token, anna, 1.0, 10.0)
    store.delete_user(anna)
    assert store.user(anna) is None
    assert store.seats(game)[0].holder is None
    assert [(said.user, said.text) for said in store.chat(game)] == [(None, "hello")]
    assert store.session(token, 2.0) is None
    assert store.note(game, 0, anna) == ""


# --- sessions --------------------------------------------------------------------------------------------------------
def test_a_session_is_found_by_its_token_until_it_expires(store: Store) -> None:
    anna, token = new_user(store), new_token()
    store.create_session(token, anna, now=100.0, expires=200.0)
    found = store.session(token, now=199.0)
    assert found is not None
    session, user = found
    assert (session.user, session.seen, user.id) == (anna, 100.0, anna)
    assert store.session(token, now=200.0) is None
    assert store.session(new_token(), now=150.0) is None
    store.touch_session(token, seen=150.0, expires=300.0)
    assert store.session(token, now=250.0) is not None


def test_only_the_hash_of_a_token_is_kept(store: Store) -> None:
    token = new_token()
    store.create_session(token, new_user(store), 1.0, 2.0)
    with store.reading() as connection:
        kept = connection.execute(select(SESSIONS.c.token)).scalar_one()
    assert kept == hash_of(token) != token
    assert store.session(kept, now=1.5) is None


def test_logging_out(store: Store) -> None:
    anna, ben = new_user(store), new_user(store, "Ben")
    tokens = [new_token() for _ in range(4)]
    for token, user in zip(tokens, (anna, anna, anna, ben), strict=True):
        store.create_session(token, user, 1.0, 100.0)

    def open_ones() -> list[bool]:
        return [store.session(token, 2.0) is not None for token in tokens]

    store.end_session(tokens[0])
    assert open_ones() == [False, True, True, True]
    store.end_sessions_of(anna, but=tokens[2])
    assert open_ones() == [False, False, True, True]
    store.end_sessions_of(anna)
    assert open_ones() == [False, False, False, True]
