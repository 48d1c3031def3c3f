"""How much of one purse goes where: a knapsack over the lands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

KEPT: Final = 20  # allocations that are weighed exactly at the end


@dataclass(frozen=True)
class Allocation:
    """So many in each land, what it costs, and what it is worth less the worth of the money."""

    counts: tuple[int, ...]
    spent: int
    worth: float


def allocate(
    gains: Sequence[Sequence[float]],
    price: Callable[[int], int],
    money: int,
    supply: int,
    cost: Callable[[int], float],
) -> list[Allocation]:
    """The best allocations, best first.

    `gains[land][n]` is what n bought in a land bring, `price(n)` what they cost together, and `cost(spent)` what the
    money spent is worth elsewhere.
    """
    plans: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {(0, 0): (0.0, ())}
    for land in gains:
        prices = [price(count) for count in range(len(land))]
        found: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {}
        for (used, spent), (worth, counts) in plans.items():
            for count, gain in enumerate(land):
                at = (used + count, spent + prices[count])
                if at[0] > supply or at[1] > money:
                    break
                if at not in found or found[at][0] < worth + gain:
                    found[at] = (worth + gain, (*counts, count))
        plans = found
    weighed = [Allocation(counts, spent, worth - cost(spent)) for (_, spent), (worth, counts) in plans.items()]
    weighed.sort(key=lambda plan: -plan.worth)
    return weighed[:KEPT]
