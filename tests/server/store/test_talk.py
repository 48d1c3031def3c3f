"""Chat, notes and notices."""

from __future__ import annotations

import threading

import pytest

from macher.server.store import ChatRow, NoSuchGame, NoticeRow, Store, talk
from tests.server.store.rows import new_game, new_user


def said(game: str, text: str) -> ChatRow:
    return ChatRow(game=game, name="Anna", text=text, at=1.0)


def test_chat_is_numbered_and_read_in_order(store: Store) -> None:
    game, other = new_game(store), new_game(store)
    assert [store.say(said(game, text)).n for text in "abcde"] == [1, 2, 3, 4, 5]
    assert store.say(said(other, "x")).n == 1
    assert [message.text for message in store.chat(game)] == list("abcde")
    assert [message.text for message in store.chat(game, since=3)] == ["d", "e"]
    assert [message.text for message in store.chat(game, limit=2)] == ["d", "e"]
    for beyond in (2**31 - 1, 2**31, 2**63, 10**30):
        assert store.chat(game, since=beyond) == []
    with pytest.raises(NoSuchGame):
        store.say(said("nobody", "x"))


def test_a_table_keeps_its_latest_lines(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT_LINES", 5)
    monkeypatch.setattr(talk, "TIDY_EVERY", 3)
    game, other = new_game(store), new_game(store)
    store.say(said(other, "of another table"))
    for at in range(1, 21):
        assert store.say(said(game, str(at))).n == at
        assert len(store.chat(game)) < 5 + 3
    assert [message.n for message in store.chat(game)] == list(range(14, 21))
    assert len(store.chat(other)) == 1


def test_those_who_talk_at_once_all_are_heard(store: Store) -> None:
    game = new_game(store)
    threads = [threading.Thread(target=store.say, args=(said(game, str(at)),)) for at in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [message.n for message in store.chat(game)] == list(range(1, 9))
    assert {message.text for message in store.chat(game)} == set("01234567")


def test_a_note_is_its_writers_alone(store: Store) -> None:
    """Whoever takes over the seat does not read it."""
    anna, ben, game = new_user(store), new_user(store, "Ben"), new_game(store)
    assert store.note(game, 0, anna) == ""
    store.set_note(game, 0, anna, "first")
    store.set_note(game, 0, anna, "bid high")
    store.set_note(game, 1, anna, "for the other seat")
    assert store.note(game, 0, anna) == "bid high"
    assert store.note(game, 0, ben) == ""
    store.set_note(game, 0, anna, "")
    assert store.note(game, 0, anna) == ""
    assert store.note(game, 1, anna) == "for the other seat"


# --- notices ---------------------------------------------------------------------------------------------------------
def notice(game: str, user: str, version: int = 3, due: float = 100.0) -> NoticeRow:
    return NoticeRow(game=game, seat=1, version=version, user=user, due=due)


def test_a_question_is_announced_once(store: Store) -> None:
    """Also when the server starts anew, finds the seat still asked, and would announce it again."""
    game, user = new_game(store), new_user(store)
    assert store.add_notice(notice(game, user))
    assert not store.add_notice(notice(game, user))
    assert store.claim_notices(now=99.0) == []
    assert store.claim_notices(now=100.0) == [notice(game, user)]
    assert store.claim_notices(now=101.0) == []  # somebody is at it
    store.notice_sent(notice(game, user), now=102.0)
    assert store.claim_notices(now=9999.0) == []
    assert not store.add_notice(notice(game, user))
    assert store.add_notice(notice(game, user, version=7))


def test_a_notice_whose_sender_died_is_sent_by_another(store: Store) -> None:
    game, user = new_game(store), new_user(store)
    store.add_notice(notice(game, user))
    assert len(store.claim_notices(now=100.0, again_after=60.0)) == 1
    assert store.claim_notices(now=159.0, again_after=60.0) == []
    assert len(store.claim_notices(now=160.0, again_after=60.0)) == 1


def test_a_notice_is_claimed_by_one_of_many(store: Store) -> None:
    game, user = new_game(store), new_user(store)
    for version in range(10):
        store.add_notice(notice(game, user, version=version))
    claimed: list[NoticeRow] = []
    threads = [threading.Thread(target=lambda: claimed.extend(store.claim_notices(200.0, limit=4))) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    claimed += store.claim_notices(200.0)
    assert sorted(row.version for row in claimed) == list(range(10))


def test_who_has_acted_needs_no_notice(store: Store) -> None:
    game, user = new_game(store), new_user(store)
    store.add_notice(notice(game, user))
    store.drop_notices(game, 0)
    store.drop_notices(game, 1)
    assert store.claim_notices(now=9999.0) == []
