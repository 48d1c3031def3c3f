"""Actions that mean the same in every edition. Each edition's own codes follow from `OWN` on.

A code means the same at every moment, so records, bots and learning code need no context to read one. Cards are types:
topic * 2, plus 1 for "disapprove" (contra); copies of a card are the same thing. Lands are board positions 0 to 3.
"""

from __future__ import annotations

from typing import Any, Final

LANDS: Final = 4
SLOTS: Final = 4  # opinions of a land
TOPIC_COUNT: Final = 7
CARD_TYPES: Final = 14
MOST_SEATS: Final = 5
MOST_POLITICIANS: Final = 8
MOST_RALLIES: Final = 10  # of a seat in one land
MOST_MONEY: Final = 999  # the highest bid, in thousands, that has a code; no game gets near it

TAKE_BACK: Final = 0  # take back a sealed answer before the reveal
PASS: Final = 1
BID: Final = 2  # + thousands
SKIP: Final = BID + MOST_MONEY + 1  # leave out a part of a turn: no card, no swap, no politician, no action
PUBLISH: Final = SKIP + 1
SUPPRESS: Final = PUBLISH + 1
ACCEPT: Final = SUPPRESS + 1
REFUSE: Final = ACCEPT + 1
MOVE: Final = REFUSE + 1  # a media marker to the national board
KEEP: Final = MOVE + 1
UNDOUBLE: Final = KEEP + 1  # remove the double (key) marker
CARD: Final = UNDOUBLE + 1  # + card
SWAP: Final = CARD + CARD_TYPES  # + topic of the program card * 14 + hand card
PLACE: Final = SWAP + TOPIC_COUNT * CARD_TYPES  # + land: beside the next item of a start sheet
MEDIA_AT: Final = PLACE + LANDS  # + land: buy a media marker there
RALLIES: Final = MEDIA_AT + LANDS  # + number: so many rallies in the land asked about
CONVERT: Final = RALLIES + MOST_RALLIES + 1  # + number
SEND: Final = CONVERT + MOST_RALLIES + 1  # + politician
DOUBLE_ON: Final = SEND + MOST_POLITICIANS  # + slot
REPLACE: Final = DOUBLE_ON + SLOTS  # + seat: remove a media marker of that seat and put an own one there
EXCHANGE: Final = REPLACE + MOST_SEATS  # + slot * 14 + card that comes
OWN: Final = EXCHANGE + SLOTS * CARD_TYPES

MOST_CODES: Final = 4096  # beyond those of either edition
CODES: Final[list[Any]] = list(range(MOST_CODES))
"""Each code as the one object that it is in all options: numbers above 256 would be made anew each time."""


def by_mask(first: int, count: int, before: tuple[int, ...] = ()) -> list[tuple[int, ...]]:
    """[bit mask]: some codes, and those from `first` on whose bits are set. Made once and shared, never copied."""
    return [before + tuple([first + bit for bit in range(count) if mask >> bit & 1]) for mask in range(1 << count)]


# Shared tuples, never copied. Of any length, they say, or else the compiler takes them apart and makes them anew.
BIDS: Final = [tuple(range(BID, BID + money + 1)) for money in range(MOST_MONEY + 1)]  # [money]: 0 to that money
USUAL_MONEY: Final = 64
PASS_OR_BIDS: Final = [  # [least][money below USUAL_MONEY]: pass, or bid from the least to that money
    [(PASS, *bids[least:]) for bids in BIDS[:USUAL_MONEY]] for least in range(USUAL_MONEY)
]
RALLY_CHOICES: Final = [tuple(range(RALLIES, RALLIES + most + 1)) for most in range(MOST_RALLIES + 1)]
SEND_CHOICES: Final = by_mask(SEND, MOST_POLITICIANS, (SKIP,))
CONVERT_CHOICES: Final = [  # [least][there]: pass, or so many of the rallies that are there
    [(PASS, *range(CONVERT + least, CONVERT + there + 1)) for there in range(MOST_RALLIES + 1)]
    for least in range(MOST_RALLIES + 1)
]
PLACE_CHOICES: Final = by_mask(PLACE, LANDS)
PASS_ONLY: Final[tuple[int, ...]] = (PASS,)
MOVE_OR_KEEP: Final[tuple[int, ...]] = (MOVE, KEEP)
ACCEPT_OR_REFUSE: Final[tuple[int, ...]] = (ACCEPT, REFUSE)
SKIP_ONLY: Final[tuple[int, ...]] = (SKIP,)
TAKE_BACK_ONLY: Final[tuple[int, ...]] = (TAKE_BACK,)
