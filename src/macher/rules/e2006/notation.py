"""The words of the actions of the 2006 edition."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.actions import (
    ACT_IN,
    COLUMN_ONE,
    COLUMN_TWO,
    CONTRIBUTE,
    CONTRIBUTION_CARDS,
    DOWN,
    IMPOSE,
    NAME,
    NATIONAL,
    NATIONAL_SPACES,
    OUST,
    PROPOSE,
    UP,
    USE_RESULT,
    VOTES,
)
from macher.rules.e2006.tables import ISSUES
from macher.rules.parts.codes import LANDS, MOST_SEATS, SLOTS
from macher.rules.parts.words import BOARDS, Notation

CABINET: Final = ("backbencher", "finance", "justice", "foreign", "whip", "speaker", "chancellor", "eighth")


def _own_words() -> dict[int, str]:
    words = {VOTES: "votes", UP: "up"}
    words.update({COLUMN_ONE + option: f"first{option + 1}" for option in range(3)})
    words.update({COLUMN_TWO + option: f"second{option + 1}" for option in range(4)})
    words.update({ACT_IN + land: f"act-{BOARDS[land]}" for land in range(LANDS)})
    for seat in range(MOST_SEATS):
        words[NAME + seat] = f"name{seat + 1}"
        words[DOWN + seat] = f"down{seat + 1}"
        words[OUST + seat] = f"oust{seat + 1}"
        words[IMPOSE + seat] = f"impose{seat + 1}"
        words[PROPOSE + seat] = f"propose{seat + 1}"
        words[USE_RESULT + seat] = f"result{seat + 1}"
    for slot in range(SLOTS):
        for space in range(NATIONAL_SPACES):
            words[NATIONAL + slot * NATIONAL_SPACES + space] = f"national{slot + 1}-{space + 1}"
    for card in range(CONTRIBUTION_CARDS):
        words[CONTRIBUTE + card * 2] = f"gift{card + 1}-decline"
        words[CONTRIBUTE + card * 2 + 1] = f"gift{card + 1}-accept"
    return words


NOTATION: Final = Notation(ISSUES, CABINET, _own_words())
word_of: Final = NOTATION.word_of
action_of: Final = NOTATION.action_of
