"""How much of one purse goes where: a knapsack over the lands."""

from __future__ import annotations

from collections.abc import Callable, Sequence


def allocate(
    gains: Sequence[Sequence[float]],
    price: Callable[[int], int],
    money: int,
    supply: int,
    cost: Callable[[int], float],
) -> list[tuple[float, tuple[int, ...]]]:
    """For each number that may be bought in the first land, the best plan for all: its worth, and how many in each.

    `gains[land][n]` is what n bought in a land bring, `price(n)` what they cost together, and `cost(spent)` what the
    money spent is worth elsewhere. The plans are as many as the first land allows, from none upward.
    """
    rest: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {(0, 0): (0.0, ())}  # (bought, spent): worth, plan
    for land in gains[:0:-1]:
        found: dict[tuple[int, int], tuple[float, tuple[int, ...]]] = {}
        for (bought, spent), (worth, plan) in rest.items():
            for count, gain in enumerate(land):
                at = (bought + count, spent + price(count))
                if at[0] > supply or at[1] > money:
                    break
                if at not in found or found[at][0] < worth + gain:
                    found[at] = (worth + gain, (count, *plan))
        rest = found
    plans = []
    for count, gain in enumerate(gains[0]):
        fitting = [
            (worth + gain - cost(spent + price(count)), (count, *plan))
            for (bought, spent), (worth, plan) in rest.items()
            if bought + count <= supply and spent + price(count) <= money
        ]
        if not fitting:
            break
        plans.append(max(fitting))
    return plans


__all__ = ["allocate"]
