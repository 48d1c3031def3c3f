"""Names and tokens."""

from __future__ import annotations

from macher.server.store.tokens import ALPHABET, ID_LENGTH, hash_of, new_id, new_token


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {new_token() for _ in range(500)}
    assert len(tokens) == 500
    assert {len(token) for token in tokens} == {43}


def test_a_hash_says_nothing_and_is_always_the_same() -> None:
    token = new_token()
    assert hash_of(token) == hash_of(token) != hash_of(token[:-1])
    assert len(hash_of(token)) == 64


def test_ids_are_short_and_can_be_read_aloud() -> None:
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert {len(name) for name in ids} == {ID_LENGTH}
    assert set("".join(ids)) == set(ALPHABET)
    assert not set("01ilo") & set(ALPHABET)
