"""The words of the actions of the 2019 edition."""

from __future__ import annotations

import re
from typing import Final

from macher.rules.e2019.actions import (
    ACTIONS,
    BLOCK,
    CARDS,
    DECLINE,
    DONATE,
    DRAW,
    OUST,
    PAY,
    REFRESH,
    USE,
    card_set,
    cards_of,
)
from macher.rules.e2019.tables import ACTION_KINDS, TOPICS
from macher.rules.parts.codes import MOST_SEATS
from macher.rules.parts.words import NotationError, card_words, shared_words

POLITICIANS: Final = ("backbencher", "vice", "spokes", "secretary", "leader", "honorary", "executive", "frontrunner")


def _words() -> dict[int, str]:
    """The word of every action but the card sets, of which there are many."""
    words = shared_words(TOPICS, POLITICIANS)
    words.update({DRAW: "draw", REFRESH: "refresh", PAY: "pay", DECLINE: "decline"})
    words.update({BLOCK + block: f"block{block + 1}" for block in range(5)})
    words.update({USE + kind: ACTION_KINDS[kind] for kind in range(6)})
    words.update({OUST + seat: f"oust{seat + 1}" for seat in range(MOST_SEATS)})
    for card in range(3):
        words[DONATE + card * 2] = f"gift{card + 1}-reject"
        words[DONATE + card * 2 + 1] = f"gift{card + 1}-accept"
    return words


WORDS: Final = _words()
ACTION_OF: Final = {word: action for action, word in WORDS.items()}
CARD_WORDS: Final = card_words(TOPICS)
CARD_OF: Final = {word: card for card, word in enumerate(CARD_WORDS)}


def word_of(action: int) -> str:
    """The word of an action."""
    if CARDS <= action < ACTIONS:
        return "set" + "".join(CARD_WORDS[card] for card in cards_of(action - CARDS))
    return WORDS[action]


def action_of(word: str) -> int:
    """The action of a word."""
    found = ACTION_OF.get(word)
    if found is not None:
        return found
    if word.startswith("set"):
        cards = [CARD_OF.get(part) for part in re.findall(r"[+-][a-z]{3}", word[3:])]
        known = tuple(card for card in cards if card is not None)
        if len({card >> 1 for card in known}) == len(cards) and word == word_of(CARDS + card_set(known)):
            return CARDS + card_set(known)
    raise NotationError(f"there is no action {word!r}")


__all__ = ["ACTION_OF", "POLITICIANS", "WORDS", "NotationError", "action_of", "word_of"]
