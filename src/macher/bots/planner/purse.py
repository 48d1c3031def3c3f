"""What money is worth: the first thousands buy the best things, and what is left at the end buys nothing."""

from __future__ import annotations

from collections.abc import Callable
from math import exp


def worth_of_money(money: float, first: float, room: float) -> float:
    """The worth of a purse in points: `first` a thousand at the beginning, ever less as it nears `room` thousands."""
    if room <= 0.0:
        return 0.0
    return first * room * (1.0 - exp(-max(0.0, money) / room))


def price_for(points: float, money: float, cost: Callable[[float], float]) -> float:
    """The price at which one would not care whether one gets so many points for it: `cost(price)` is what is lost."""
    low, high = 0.0, max(0.0, money)
    if cost(high) <= points:
        return high
    for _ in range(12):
        middle = (low + high) / 2
        if cost(middle) < points:
            low = middle
        else:
            high = middle
    return low


def money_for(points: float, money: float, first: float, room: float) -> float:
    """How many thousands of this purse are worth so many points: where a bidder stops caring."""
    whole = worth_of_money(money, first, room)
    return price_for(points, money, lambda price: whole - worth_of_money(money - price, first, room))
