"""Money that everybody has heard of: what each party began with, paid and received, and what that leaves it with.

Everything comes from what a spectator may see, so that all viewers get the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from macher.rules import View
from macher.rules.parts.cabinet import FACE_DOWN

CABINETS: Final = {"2019": "politicians", "2006": "cabinet"}  # where the tables of an edition have their prices
SEND_ON_CREDIT: Final = frozenset({"2019"})  # whoever cannot be paid for leaves (R19-10.2); R06-6.2.3-2 forbids it


@dataclass(frozen=True)
class Purse:
    """The money of a seat, in thousands. Payments are told to everybody, so it is known; what is bound is not."""

    money: int
    """What the seat began with, less what it has paid, and what it has received."""
    least: int
    """What is left at least when the politicians (cabinet cards) that lie face down have been paid for."""
    most: int


def purses(seen: View) -> list[Purse]:
    """The purses of all seats."""
    data, tables = seen.data, seen.config.tables
    credit = seen.config.edition in SEND_ON_CREDIT
    lying = [0] * len(data["parties"])
    for row in data["rows"]:
        for entry in row:
            lying[entry["seat"]] += entry["standing"] == FACE_DOWN
    found = []
    for seat, cards in enumerate(lying):
        money = tables.start_money + data["received"][seat] - data["paid"][seat]
        least, most = money, money
        if cards:
            prices = tuple(card.cost for card in getattr(tables, CABINETS[seen.config.edition]))
            least, most = left_over(prices, data["cabinet"][seat], cards, money, credit)
        found.append(Purse(money, least, most))
    return found


@lru_cache(1024)
def left_over(prices: tuple[int, ...], unseen: int, cards: int, money: int, credit: bool) -> tuple[int, int]:
    """What is left, at least and at most, when so many of the unseen ones have been paid for as far as there is money.

    Without `credit` those that are too dear together cannot be the ones.
    """
    could = combinations([price for card, price in enumerate(prices) if unseen >> card & 1], cards)
    left = [money - sum(chosen) for chosen in could]
    if not credit:
        left = [rest for rest in left if rest >= 0]
    return max(0, min(left)), max(0, *left)
