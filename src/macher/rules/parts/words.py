"""Actions as short words: how game records are written and how a player may type a choice.

Every action has exactly one word and every word one action, whatever the position. Cards are a sign and three letters
(`+edu`), lands are the letters a to d, seats and slots count from 1, money is in thousands.
"""

from __future__ import annotations

from typing import Final

from macher.rules.parts.codes import (
    ACCEPT,
    BID,
    CARD,
    CARD_TYPES,
    CONVERT,
    DOUBLE_ON,
    EXCHANGE,
    KEEP,
    LANDS,
    MEDIA_AT,
    MOST_MONEY,
    MOST_RALLIES,
    MOST_SEATS,
    MOVE,
    PASS,
    PLACE,
    PUBLISH,
    RALLIES,
    REFUSE,
    REPLACE,
    SEND,
    SKIP,
    SLOTS,
    SUPPRESS,
    SWAP,
    TAKE_BACK,
    TOPIC_COUNT,
    UNDOUBLE,
)
from macher.rules.parts.told import Told

BOARDS: Final = "abcd"


class NotationError(Told):
    """A word that names no action."""


def card_words(topics: tuple[str, ...]) -> list[str]:
    """The words of the cards of an edition, such as `+edu` and `-edu`."""
    return [sign + topic[:3] for topic in topics for sign in "+-"]


def numbered(first: int, word: str, count: int) -> dict[int, str]:
    """Words of codes in a row, counted from 1: `block1`, `block2`."""
    return {first + at: f"{word}{at + 1}" for at in range(count)}


def gifts(first: int, count: int, refusing: str) -> dict[int, str]:
    """Words of donation cards, each refused or accepted: `gift1-reject`, `gift1-accept`."""
    words = {}
    for card in range(count):
        words[first + card * 2] = f"gift{card + 1}-{refusing}"
        words[first + card * 2 + 1] = f"gift{card + 1}-accept"
    return words


def shared_words(topics: tuple[str, ...], politicians: tuple[str, ...]) -> dict[int, str]:
    """The words of the actions that both editions have."""
    cards = card_words(topics)
    words = {
        TAKE_BACK: "takeback",
        PASS: "pass",
        SKIP: "skip",
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
        words[CARD + card] = cards[card]
        for topic in range(TOPIC_COUNT):
            words[SWAP + topic * CARD_TYPES + card] = f"{topics[topic][:3]}>{cards[card]}"
        for slot in range(SLOTS):
            words[EXCHANGE + slot * CARD_TYPES + card] = f"x{slot + 1}{cards[card]}"
    for land in range(LANDS):
        words[PLACE + land] = f"at-{BOARDS[land]}"
        words[MEDIA_AT + land] = f"media-{BOARDS[land]}"
    for count in range(MOST_RALLIES + 1):
        words[RALLIES + count] = f"rallies{count}"
        words[CONVERT + count] = f"convert{count}"
    words.update({SEND + at: f"send-{name}" for at, name in enumerate(politicians)})
    return {**words, **numbered(DOUBLE_ON, "double", SLOTS), **numbered(REPLACE, "replace", MOST_SEATS)}


class Notation:
    """The words of an edition in both directions: those of the shared actions and `own` ones."""

    def __init__(self, topics: tuple[str, ...], politicians: tuple[str, ...], own: dict[int, str]) -> None:
        self.words: dict[int, str] = {**shared_words(topics, politicians), **own}
        self.actions: dict[str, int] = {word: action for action, word in self.words.items()}

    def word_of(self, action: int) -> str:
        """The word of an action."""
        return self.words[action]

    def action_of(self, word: str) -> int:
        """The action of a word."""
        if word not in self.actions:
            raise NotationError(f"there is no action {word!r}", "no-action", word=word)
        return self.actions[word]
