"""The words of the actions of the 2006 edition."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006 import actions as own
from macher.rules.e2006.tables import ISSUES
from macher.rules.parts.codes import LANDS, MOST_SEATS, SLOTS
from macher.rules.parts.words import BOARDS, Notation, gifts, numbered

CABINET: Final = ("backbencher", "finance", "justice", "foreign", "whip", "speaker", "chancellor", "eighth")

OWN_WORDS: Final = {
    own.VOTES: "votes",
    own.UP: "up",
    **numbered(own.COLUMN_ONE, "first", 3),
    **numbered(own.COLUMN_TWO, "second", 4),
    **numbered(own.NAME, "name", MOST_SEATS),
    **{own.ACT_IN + land: f"act-{BOARDS[land]}" for land in range(LANDS)},
    **numbered(own.DOWN, "down", MOST_SEATS),
    **numbered(own.OUST, "oust", MOST_SEATS),
    **numbered(own.IMPOSE, "impose", MOST_SEATS),
    **numbered(own.PROPOSE, "propose", MOST_SEATS),
    **numbered(own.USE_RESULT, "result", MOST_SEATS),
    **{
        own.NATIONAL + slot * own.NATIONAL_SPACES + space: f"national{slot + 1}-{space + 1}"
        for slot in range(SLOTS)
        for space in range(own.NATIONAL_SPACES)
    },
    **gifts(own.CONTRIBUTE, own.CONTRIBUTION_CARDS, "decline"),
}

NOTATION: Final = Notation(ISSUES, CABINET, OWN_WORDS)
ACTION_OF: Final = NOTATION.actions
word_of: Final = NOTATION.word_of
action_of: Final = NOTATION.action_of
