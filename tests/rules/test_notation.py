"""Every action has one word, every word one action, and nothing else is understood."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from macher.rules.e2019.actions import ACTIONS, BLOCK, CARDS, DONATE, OUST, USE
from macher.rules.e2019.notation import action_of, word_of
from macher.rules.parts.codes import BID, CARD, EXCHANGE, PASS, PLACE, SEND, SWAP, TAKE_BACK
from macher.rules.parts.words import NotationError

WORDS = [word_of(action) for action in range(ACTIONS)]


def test_every_action_has_a_word_of_its_own() -> None:
    assert len(set(WORDS)) == ACTIONS
    for action, word in enumerate(WORDS):
        assert action_of(word) == action


def test_words_are_safe_in_a_record() -> None:
    """One word, no comment, no party, and typed on any keyboard."""
    assert all(re.fullmatch(r"[a-z0-9+>-]+", word) for word in WORDS)


@pytest.mark.parametrize(
    ("action", "word"),
    [
        (TAKE_BACK, "takeback"),
        (PASS, "pass"),
        (BID, "bid0"),
        (BID + 999, "bid999"),
        (CARD + 13, "-tra"),
        (SWAP + 4 * 14 + 2, "wel>+dig"),
        (BLOCK + 4, "block5"),
        (PLACE + 3, "at-d"),
        (SEND + 1, "send-vice"),
        (USE, "trend"),
        (OUST + 4, "oust5"),
        (EXCHANGE + 14 + 7, "x2-sec"),
        (DONATE + 5, "gift3-accept"),
        (CARDS, "set"),
        (CARDS + 1 + 2 * 3, "set+edu-dig"),
    ],
)
def test_words_stay_as_they_are(action: int, word: str) -> None:
    """They stand in records: a changed word is a record that cannot be read."""
    assert word_of(action) == word
    assert action_of(word) == action


@pytest.mark.parametrize(
    "word",
    [
        "",
        " ",
        "pass ",
        " pass",
        "PASS",
        "bid",
        "bid-1",
        "bid01",
        "bid1000",
        "bid4.0",
        "bid٤",
        "+educ",
        "+xyz",
        "edu",
        "set+edu+edu",
        "set+edu-edu",
        "set+dig+edu",
        "set+edu ",
        "set+edu+",
        "setx",
        "set+xyz",
        "block0",
        "block6",
        "at-e",
        "media-e",
        "rallies11",
        "convert11",
        "oust0",
        "oust6",
        "x0+edu",
        "x5+edu",
        "double5",
        "gift4-accept",
        "gift1",
        "send-chancellor",
        "double",
        "media",
        "0",
    ],
)
def test_rubbish_is_refused(word: str) -> None:
    with pytest.raises(NotationError, match=re.escape(repr(word))):
        action_of(word)


@settings(max_examples=300)
@given(st.text(max_size=12) | st.text("setbidx0123456789+-educwl>", max_size=10))
def test_a_word_is_understood_or_refused(word: str) -> None:
    try:
        action = action_of(word)
    except NotationError:
        return
    assert word_of(action) == word


@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 1, 10**9])
def test_what_is_no_action_has_no_word(action: int) -> None:
    with pytest.raises((NotationError, KeyError)):
        word_of(action)
