"""The action space of the 2019 edition: every choice a player ever makes is one of these integers."""

from __future__ import annotations

from typing import Final

from macher.rules.parts.codes import MOST_SEATS, OWN, TOPIC_COUNT

DRAW: Final = OWN  # D19-20: draw one unseen, then take one
REFRESH: Final = DRAW + 1  # D19-20: new display, then take one
PAY: Final = REFRESH + 1  # D19-60
DECLINE: Final = PAY + 1
BLOCK: Final = DECLINE + 1  # + start block
USE: Final = BLOCK + 5  # + action kind (trend, votes, base, others, poll, program)
OUST: Final = USE + 6  # + seat: remove a media marker of that seat
DONATE: Final = OUST + MOST_SEATS  # + donation * 2, plus 1 to accept it
CARDS: Final = DONATE + 6  # + a set of cards with different topics: sum of 3**topic * (1 approve, 2 disapprove)
ACTIONS: Final = CARDS + 3**TOPIC_COUNT

TERNARY: Final = [3**topic for topic in range(TOPIC_COUNT)]


def card_set(cards: tuple[int, ...]) -> int:
    """The code of a set of cards with different topics."""
    code = 0
    for card in cards:
        code += TERNARY[card >> 1] * (1 + (card & 1))
    return code


def size_of(code: int) -> int:
    """How many cards are in a set."""
    size: int = 0
    while code:
        if code % 3:
            size += 1
        code //= 3
    return size


def cards_of(code: int) -> tuple[int, ...]:
    """The cards of a set, by topic."""
    cards = []
    for topic in range(TOPIC_COUNT):
        digit = code % 3
        code //= 3
        if digit:
            cards.append(topic * 2 + digit - 1)
    return tuple(cards)
