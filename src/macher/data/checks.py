"""What numbers of every edition must satisfy before anybody plays with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.data.reader import Reader

PLAYERS: Final = (3, 4, 5)
STATES_AT_START: Final = 4
OPINIONS_A_STATE: Final = 4


def rising(table: Reader, key: str, values: Sequence[int]) -> None:
    """Every value is higher than the one before it."""
    for place in range(1, len(values)):
        if values[place] <= values[place - 1]:
            value, before = values[place], values[place - 1]
            reason = f"{value} does not rise above {before}"
            table.fail(f"{key}.{place + 1}", reason, "data-rising", value=value, before=before)


def rising_amounts(table: Reader, amounts: Sequence[int]) -> None:
    """Cards that are known by their size come from small to large."""
    if list(amounts) != sorted(set(amounts)):
        listed = ", ".join(map(str, amounts))
        table.fail("", f"amounts {listed} do not rise from small to large", "data-amounts", amounts=listed)


def long_game_only(cards: Reader, word: str, marked: Sequence[bool], expected: int) -> None:
    """The short game is played with what is not marked, and its rules count on a number of cards."""
    if sum(marked) != expected:
        reason = f"{sum(marked)} {word} for the long game only, expected {expected}"
        cards.fail("", reason, "data-long-game", found=sum(marked), expected=expected)


def at_most(table: Reader, key: str, value: int, limit: int, what: str, bound: str = "none") -> None:
    """A number that another one bounds; `what` says of what there are `limit`, and `bound` is the key that says so."""
    if value > limit:
        reason = f"{value} is more than the {limit} {what}"
        table.fail(key, reason, "data-at-most", value=value, limit=limit, bound=bound)
