"""The action space of the 2019 edition: every choice a player ever makes is one of these integers.

A code means the same at every moment, so records, bots and learning code need no context to read one. Cards are types:
topic * 2, plus 1 for "disapprove"; copies of a card are the same thing. Lands are board positions 0 to 3.
"""

from __future__ import annotations

from typing import Final

from macher.rules.parts.codes import OWN

LANDS: Final = 4
SLOTS: Final = 4  # opinions of a land
TOPIC_COUNT: Final = 7
CARD_TYPES: Final = 14
MOST_SEATS: Final = 5

SKIP: Final = OWN  # leave out a part of a turn: no card, no swap, no politician, no action
DRAW: Final = SKIP + 1  # D19-20: draw one unseen, then take one
REFRESH: Final = DRAW + 1  # D19-20: new display, then take one
PAY: Final = REFRESH + 1  # D19-60
DECLINE: Final = PAY + 1
PUBLISH: Final = DECLINE + 1  # D19-81
SUPPRESS: Final = PUBLISH + 1
ACCEPT: Final = SUPPRESS + 1  # D19-91
REFUSE: Final = ACCEPT + 1
MOVE: Final = REFUSE + 1  # D19-92
KEEP: Final = MOVE + 1
UNDOUBLE: Final = KEEP + 1  # D19-61/62: remove the double marker
CARD: Final = UNDOUBLE + 1  # + card: draft it, take it, keep it
SWAP: Final = CARD + CARD_TYPES  # + topic of the program card * 14 + hand card
BLOCK: Final = SWAP + TOPIC_COUNT * CARD_TYPES  # + start block
PLACE: Final = BLOCK + 5  # + land: beside the next symbol of the start block
MEDIA_AT: Final = PLACE + LANDS  # + land: buy a media marker there
RALLIES: Final = MEDIA_AT + LANDS  # + 0..8: organise so many rallies in the land asked about
CONVERT: Final = RALLIES + 9  # + 0..8: convert so many
SEND: Final = CONVERT + 9  # + politician
USE: Final = SEND + 8  # + action kind (trend, votes, base, others, poll, program)
DOUBLE_ON: Final = USE + 6  # + slot
OUST: Final = DOUBLE_ON + SLOTS  # + seat: remove a media marker of that seat
REPLACE: Final = OUST + MOST_SEATS  # + seat: and put an own one there
EXCHANGE: Final = REPLACE + MOST_SEATS  # + slot * 14 + display card
DONATE: Final = EXCHANGE + SLOTS * CARD_TYPES  # + donation * 2, plus 1 to accept it
CARDS: Final = DONATE + 6  # + a set of cards with different topics: sum of 3**topic * (1 approve, 2 disapprove)
ACTIONS: Final = CARDS + 3**TOPIC_COUNT

TERNARY: Final = [3**topic for topic in range(TOPIC_COUNT)]


def card_set(cards: tuple[int, ...]) -> int:
    """The code of a set of cards with different topics."""
    code = 0
    for card in cards:
        code += TERNARY[card >> 1] * (1 + (card & 1))
    return code


def cards_of(code: int) -> tuple[int, ...]:
    """The cards of a set, by topic."""
    cards = []
    for topic in range(TOPIC_COUNT):
        code, digit = divmod(code, 3)
        if digit:
            cards.append(topic * 2 + digit - 1)
    return tuple(cards)
