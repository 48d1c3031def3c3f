"""What a seat may not do, though somebody might look for it among the options: found by asking the rules themselves.

The families of actions that belong to the open step are gone through, and the refusal of each that is not legal is
kept if it says something. Only the seat's own draft is asked: the rules tell a refusal to nobody else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from macher.i18n.families import FAMILIES, Family
from macher.i18n.situation import Situation
from macher.play import Draft
from macher.rules import Refused, View
from macher.rules.e2006 import actions as e2006
from macher.rules.e2019 import actions as e2019
from macher.rules.parts.codes import BID, CARD_TYPES, CONVERT, EXCHANGE, MOST_MONEY, RALLIES, SLOTS

MOST: Final = 40
LAST: Final = {"2019": e2019.ACTIONS, "2006": e2006.ACTIONS}
SMALL: Final = 100  # a larger family is one of numbers that nobody looks through
COUNTED: Final = (RALLIES, CONVERT)
FACE_DOWN: Final = "opinion-face-down"
# Things that nobody would look for here: what is not in one's hand, what is not printed on the card.
NO_ANSWER: Final = frozenset({"not-offered", "not-in-hand", "not-in-program", "not-in-display", "action-not-printed"})


def refused_steps(draft: Draft, view: View) -> list[tuple[int, Refused]]:
    """Steps that may not come next, each with its refusal; at most `MOST`."""
    legal = draft.legal()
    if len(legal) < 2 and draft.done:
        return []
    there = frozenset(legal)
    found: list[tuple[int, Refused]] = []
    for action in looked_for(view, legal):
        refused = None if action in there else draft.why_not(action)
        if refused is not None and refused.key not in NO_ANSWER:
            found.append((action, refused))
            if len(found) == MOST:
                break
    return found


def looked_for(view: View, legal: tuple[int, ...]) -> Iterator[int]:
    """The actions of the families of the open step."""
    families = FAMILIES[view.config.edition]
    step = view.data["step"]
    ends = [family.first for family in families[1:]] + [LAST[view.config.edition]]
    for family, end in zip(families, ends, strict=True):
        if step in family.steps:
            yield from members(family, end, view, legal)


def members(family: Family, end: int, view: View, legal: tuple[int, ...]) -> Iterator[int]:
    """The actions of a family that somebody would look for."""
    first = family.first
    own = [action for action in legal if first <= action < end]
    if first == BID:
        if own:
            yield from (own[0] - 1,) if own[0] > BID else ()
            yield from (own[-1] + 1,) if own[-1] < BID + MOST_MONEY else ()
        else:  # no bid at all: the least one that would do says why
            yield BID + max(0, view.data["high"] + 1)
    elif first in COUNTED:  # above the most one number is enough: it says the limit
        yield from range(first + 1, min(own[-1] + 2, end) if own else first + 2)
    elif first == EXCHANGE:
        land = Situation(view).land
        cards = [card for card, count in enumerate(view.data["opinion_display"]) if count]
        for slot in range(SLOTS):  # of an opinion that never goes, one card says why
            stays = view.data["doubled"][land] == slot or view.data["opinions"][land * SLOTS + slot] is None
            yield from (first + slot * CARD_TYPES + card for card in (cards[:1] if stays else cards))
    elif end - first <= SMALL:
        yield from range(first, end)
