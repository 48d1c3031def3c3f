"""Actions as short words: how game records are written and how a player may type a choice.

Every action has exactly one word and every word one action, whatever the position. Cards are a sign and three letters
(`+edu`), lands are the letters a to d, seats and slots count from 1, money is in thousands.
"""

from __future__ import annotations

import re
from typing import Final

from macher.rules.e2019.actions import (
    ACCEPT,
    ACTIONS,
    BLOCK,
    CARD,
    CARD_TYPES,
    CARDS,
    CONVERT,
    DECLINE,
    DONATE,
    DOUBLE_ON,
    DRAW,
    EXCHANGE,
    KEEP,
    LANDS,
    MEDIA_AT,
    MOST_SEATS,
    MOVE,
    OUST,
    PAY,
    PLACE,
    PUBLISH,
    RALLIES,
    REFRESH,
    REFUSE,
    REPLACE,
    SEND,
    SKIP,
    SLOTS,
    SUPPRESS,
    SWAP,
    TOPIC_COUNT,
    UNDOUBLE,
    USE,
    card_set,
    cards_of,
)
from macher.rules.e2019.tables import ACTION_KINDS, TOPICS
from macher.rules.parts.codes import BID, MOST_MONEY, PASS, TAKE_BACK

POLITICIANS: Final = ("backbencher", "vice", "spokes", "secretary", "leader", "honorary", "executive", "frontrunner")
SHORT: Final = tuple(topic[:3] for topic in TOPICS)
BOARDS: Final = "abcd"


class NotationError(ValueError):
    """A word that names no action."""


def card_word(card: int) -> str:
    """A card: `+edu`."""
    return "+-"[card & 1] + SHORT[card >> 1]


def _words() -> dict[int, str]:
    """The word of every action but the card sets, of which there are many."""
    words = {
        TAKE_BACK: "takeback",
        PASS: "pass",
        SKIP: "skip",
        DRAW: "draw",
        REFRESH: "refresh",
        PAY: "pay",
        DECLINE: "decline",
        PUBLISH: "publish",
        SUPPRESS: "suppress",
        ACCEPT: "accept",
        REFUSE: "refuse",
        MOVE: "move",
        KEEP: "keep",
        UNDOUBLE: "undouble",
    }
    words.update({BID + money: f"bid{money}" for money in range(MOST_MONEY + 1)})
    for card in range(CARD_TYPES):
        words[CARD + card] = card_word(card)
        words.update(
            {SWAP + topic * CARD_TYPES + card: f"{SHORT[topic]}>{card_word(card)}" for topic in range(TOPIC_COUNT)}
        )
        words.update({EXCHANGE + slot * CARD_TYPES + card: f"x{slot + 1}{card_word(card)}" for slot in range(SLOTS)})
    words.update({BLOCK + block: f"block{block + 1}" for block in range(5)})
    for land in range(LANDS):
        words[PLACE + land] = f"at-{BOARDS[land]}"
        words[MEDIA_AT + land] = f"media-{BOARDS[land]}"
    words.update({RALLIES + count: f"rallies{count}" for count in range(9)})
    words.update({CONVERT + count: f"convert{count}" for count in range(9)})
    words.update({SEND + at: f"send-{name}" for at, name in enumerate(POLITICIANS)})
    words.update({USE + kind: ACTION_KINDS[kind] for kind in range(6)})
    words.update({DOUBLE_ON + slot: f"double{slot + 1}" for slot in range(SLOTS)})
    for seat in range(MOST_SEATS):
        words[OUST + seat] = f"oust{seat + 1}"
        words[REPLACE + seat] = f"replace{seat + 1}"
    for card in range(3):
        words[DONATE + card * 2] = f"gift{card + 1}-reject"
        words[DONATE + card * 2 + 1] = f"gift{card + 1}-accept"
    return words


WORDS: Final = _words()
ACTION_OF: Final = {word: action for action, word in WORDS.items()}
CARD_OF: Final = {card_word(card): card for card in range(CARD_TYPES)}


def word_of(action: int) -> str:
    """The word of an action."""
    if CARDS <= action < ACTIONS:
        return "set" + "".join(card_word(card) for card in cards_of(action - CARDS))
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
