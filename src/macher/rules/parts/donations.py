"""Donation (contribution) cards: each is played once, and its money accepted or rejected."""

from __future__ import annotations

from typing import ClassVar, Final, TypeVar

from macher.rules.parts.campaign import Campaign
from macher.rules.parts.refusal import Refused
from macher.rules.parts.turns import AskSeat

C = TypeVar("C", bound=Campaign)


MOST_GIFTS: Final = 5  # cards that a seat has in the beginning


def gift_codes(first_code: int, left: int) -> tuple[int, ...]:
    """Each of the cards left, rejected or accepted."""
    return tuple(
        [first_code + card * 2 + accepted for card in range(MOST_GIFTS) if left >> card & 1 for accepted in (0, 1)]
    )


class PlayDonation(AskSeat[C]):
    """A seat plays one of the cards it has left. A code is `first_code` + card * 2, plus 1 to accept."""

    first_code: int = 0
    used_rule: ClassVar[str] = ""  # where it is not `rule`

    def __init__(self) -> None:
        self.choices = [gift_codes(self.first_code, left) for left in range(1 << MOST_GIFTS)]  # shared, by bit mask

    def cards(self, g: C) -> int:
        """How many cards a seat has had in the beginning."""
        return 0

    def played(self, g: C, seat: int, card: int, accepted: bool) -> None:
        """What the card does; it is gone from the hand."""

    def options(self, g: C, seat: int) -> tuple[int, ...]:
        return self.choices[g.donations[seat]]

    def take(self, g: C, seat: int, action: int) -> None:
        g.finish()
        card = (action - self.first_code) // 2
        accepted = (action - self.first_code) % 2
        g.donations[seat] = g.donations[seat] & ~(1 << card)
        self.played(g, seat, card, accepted == 1)

    def refusal(self, g: C, seat: int, action: int) -> Refused:
        if self.first_code <= action < self.first_code + 2 * self.cards(g):
            return Refused(self.used_rule or self.rule, "donation-used")
        return Refused(self.rule, "not-offered")
