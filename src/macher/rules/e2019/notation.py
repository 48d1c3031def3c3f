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
from macher.rules.parts.words import Notation, card_words

POLITICIANS: Final = ("backbencher", "vice", "spokes", "secretary", "leader", "honorary", "executive", "frontrunner")


def _own_words() -> dict[int, str]:
    """The word of every action but the card sets, of which there are many."""
    words = {DRAW: "draw", REFRESH: "refresh", PAY: "pay", DECLINE: "decline"}
    words.update({BLOCK + block: f"block{block + 1}" for block in range(5)})
    words.update({USE + kind: ACTION_KINDS[kind] for kind in range(6)})
    words.update({OUST + seat: f"oust{seat + 1}" for seat in range(MOST_SEATS)})
    for card in range(3):
        words[DONATE + card * 2] = f"gift{card + 1}-reject"
        words[DONATE + card * 2 + 1] = f"gift{card + 1}-accept"
    return words


CARD_WORDS: Final = card_words(TOPICS)
CARD_OF: Final = {word: card for card, word in enumerate(CARD_WORDS)}


class NotationWithSets(Notation):
    """Beside the words of single actions: a set of cards, such as `set+edu-dig`."""

    def word_of(self, action: int) -> str:
        if CARDS <= action < ACTIONS:
            return "set" + "".join(CARD_WORDS[card] for card in cards_of(action - CARDS))
        return super().word_of(action)

    def action_of(self, word: str) -> int:
        if word.startswith("set"):
            cards = [CARD_OF.get(part) for part in re.findall(r"[+-][a-z]{3}", word[3:])]
            known = tuple(card for card in cards if card is not None)
            if len({card >> 1 for card in known}) == len(cards) and word == self.word_of(CARDS + card_set(known)):
                return CARDS + card_set(known)
        return super().action_of(word)


NOTATION: Final = NotationWithSets(TOPICS, POLITICIANS, _own_words())
word_of: Final = NOTATION.word_of
action_of: Final = NOTATION.action_of
