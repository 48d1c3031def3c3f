"""Sealed bids as a mixed strategy: regret matching of all seats over a few bids each.

What a sealed bid brings depends on who wins and at what price, on nothing else. So every such pair is judged once, and
all seats learn against each other: each time round every seat draws a bid, and notes for each other bid how much better
it would have done. Bids are then drawn in proportion to that regret. The average over all times round is the strategy.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

MOST_CANDIDATES: Final = 12
TIMES_ROUND: Final = 80
WARM_UP: Final = 16  # the first times round know nothing yet and do not count


def candidate_bids(limit: int, high: int) -> list[int]:
    """At most twelve bids from 0 to `limit`: all small ones, then wider steps up to `high`."""
    top = min(limit, high)
    bids = list(range(min(top, MOST_CANDIDATES - 4) + 1))
    step = 2
    while bids[-1] < top and len(bids) < MOST_CANDIDATES:
        bids.append(min(top, bids[-1] + step))
        step += 1
    return bids


def mixed_bids(
    candidates: list[list[int]],
    value: Callable[[int, int, int], float],
    tie_winner: Callable[[list[int]], int],
    seat: int,
    rng: Random,
) -> dict[int, float]:
    """The odds of each bid of a seat.

    `candidates` are the bids of every seat (empty: it does not bid), `value(seat, winner, price)` what an outcome is
    worth to a seat, `tie_winner` who wins a tie of the highest.
    """
    bidders = [other for other, bids in enumerate(candidates) if bids]
    worth: dict[tuple[int, int, int], float] = {}

    def judged(other: int, winner: int, price: int) -> float:
        outcome = (other, winner, price)
        if outcome not in worth:
            worth[outcome] = value(other, winner, price)
        return worth[outcome]

    regret = [[0.0] * len(bids) for bids in candidates]
    played = [0.0] * len(candidates[seat])
    for time in range(TIMES_ROUND):
        odds = [_in_proportion(one) for one in regret]
        if time >= WARM_UP:
            played = [sum(pair) for pair in zip(played, odds[seat], strict=True)]
        drawn = {other: rng.choices(candidates[other], odds[other])[0] for other in bidders}
        for other in bidders:
            rivals = [rival for rival in bidders if rival != other]
            high = max([drawn[rival] for rival in rivals], default=-1)
            best = [rival for rival in rivals if drawn[rival] == high]
            lost = judged(other, best[0] if len(best) == 1 else tie_winner(best), high) if best else 0.0
            results = []
            for bid in candidates[other]:
                if bid < high:
                    results.append(lost)
                else:
                    results.append(judged(other, other if bid > high else tie_winner([other, *best]), bid))
            got = results[candidates[other].index(drawn[other])]
            regret[other] = [one + result - got for one, result in zip(regret[other], results, strict=True)]
    total = sum(played)
    return {bid: chance / total for bid, chance in zip(candidates[seat], played, strict=True)}


def _in_proportion(regret: list[float]) -> list[float]:
    """The chance of each bid: in proportion to its regret, or all alike if nothing is regretted."""
    positive = [max(0.0, one) for one in regret]
    total = sum(positive)
    if total <= 0.0:
        return [1 / max(1, len(regret))] * len(regret)
    return [one / total for one in positive]
