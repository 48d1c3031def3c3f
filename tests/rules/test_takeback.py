"""What may be taken back: an action that showed nobody anything new."""

from __future__ import annotations

from macher.rules import State
from macher.rules.e2019.actions import DRAW
from macher.rules.e2019.codes import BUY_MEDIA, CHANGE_PROGRAMS, RALLIES_IN
from macher.rules.parts.codes import BID, MEDIA_AT, RALLIES
from macher.rules.parts.takeback import shows_something_new
from tests.rules.factories import at, do
from tests.rules.positions import campaign, ready


def showed(g: State, seat: int, action: int) -> bool:
    """Whether an action shows something new."""
    before = g.copy()
    do(g, seat, action)
    return shows_something_new(before, g)


def test_a_marker_put_on_the_table_may_be_taken_back() -> None:
    """R19-7.1, R19-8.1: nothing was turned up, and nobody has answered yet."""
    assert not showed(at(ready(), BUY_MEDIA), 0, MEDIA_AT)
    assert not showed(at(ready(), RALLIES_IN, 0), 0, RALLIES + 2)


def test_a_drawn_card_stays_drawn() -> None:
    """R19-6.2: its owner has seen it."""
    assert showed(at(ready(), CHANGE_PROGRAMS), 0, DRAW)


def test_a_complete_sealed_answer_is_taken_back_by_the_rules_not_by_the_table() -> None:
    """R19-5.1: the others see that a bid is in."""
    assert showed(campaign(3), 1, BID + 4)
