"""What may be taken back: an action that showed nobody anything new."""

from __future__ import annotations

from macher.rules.parts.cabinet import FACE_DOWN, standing_of
from macher.rules.parts.campaign import Campaign


def shows_something_new(before: Campaign, after: Campaign) -> bool:
    """Whether an action turned up, drew, rolled or revealed something, or put a card into the sight of others.

    Then its player has learned, or others have, and taking it back would be peeking.
    """
    return (
        after.chances != before.chances
        or len(after.program_deck) != len(before.program_deck)
        or len(after.opinion_deck) != len(before.opinion_deck)
        or len(after.poll_deck) != len(before.poll_deck)
        or after.poll_known != before.poll_known
        or after.round != before.round
        or (
            after.face_up != before.face_up
            and any(now > was for now, was in zip(after.face_up, before.face_up, strict=True))
        )
        or (after.rows != before.rows and not _turned_up(after) <= _turned_up(before))
        or after.sealed_for != before.sealed_for
        or _answers(before) != _answers(after)
        or _hammer_fell(before, after)
    )


def _turned_up(g: Campaign) -> set[int]:
    """The politicians that lie open."""
    return {entry >> 2 for row in g.rows for entry in row if standing_of(entry) != FACE_DOWN}


def _hammer_fell(before: Campaign, after: Campaign) -> bool:
    """Whether this was the last word of an auction: the price is paid, and perhaps it comes out what somebody owns."""
    return len(before.bidders) == 1 or (len(before.bidders) > 1 and not after.bidders)


def _answers(g: Campaign) -> int:
    """How many sealed answers are complete: a complete one is taken back by the rules, not by the table."""
    if g.sealed_for == 0 or not g.waiting:
        return 0
    return sum(not g.asking.asks(g, seat) for seat in range(g.seats))
