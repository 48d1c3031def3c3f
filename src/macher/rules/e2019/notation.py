"""The words of the actions of the 2019 edition."""

from __future__ import annotations

import re
from typing import Final

from macher.rules.e2019 import actions as own
from macher.rules.e2019.actions import ACTIONS, CARDS, card_set, cards_of
from macher.rules.e2019.tables import ACTION_KINDS, TOPICS
from macher.rules.parts.codes import MOST_SEATS
from macher.rules.parts.words import Notation, card_words, gifts, numbered

POLITICIANS: Final = ("backbencher", "vice", "spokes", "secretary", "leader", "honorary", "executive", "frontrunner")

OWN_WORDS: Final = {  # but the card sets, of which there are many
    own.DRAW: "draw",
    own.REFRESH: "refresh",
    own.PAY: "pay",
    own.DECLINE: "decline",
    **numbered(own.BLOCK, "block", 5),
    **{own.USE + kind: ACTION_KINDS[kind] for kind in range(6)},
    **numbered(own.OUST, "oust", MOST_SEATS),
    **gifts(own.DONATE, 3, "reject"),
}
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


NOTATION: Final = NotationWithSets(TOPICS, POLITICIANS, OWN_WORDS)
ACTION_OF: Final = NOTATION.actions
word_of: Final = NOTATION.word_of
action_of: Final = NOTATION.action_of
