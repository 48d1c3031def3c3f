"""What money and party base are worth to a seat, in points."""

from __future__ import annotations

from macher.bots.planner.e2019.outlook import CONVERSION, RALLIES, Outlook
from macher.bots.planner.forecast import chance
from macher.bots.planner.purse import money_for, worth_of_money
from macher.rules.e2019.state import State

MONEY = 11  # the phase in which this round's income is paid
CASH_SPREAD = 5.0  # thousands by which purses may still change in the last round


def purse(o: Outlook, g: State, money: float) -> float:
    """What a purse is worth: up to the rallies for this round, after them for the rounds to come, with their income."""
    if g.phase <= RALLIES:
        return worth_of_money(money, o.weights.thousand[o.left], o.weights.room[o.left])
    left = o.left - 1
    earned = o.weights.usual_income if g.phase < MONEY else 0.0
    first = o.weights.thousand[left]
    now = o.weights.reserve * money if g.phase < CONVERSION else 0.0
    return now + worth_of_money(money + earned, first, o.weights.room[left])


def cash(o: Outlook, g: State, seat: int, money: float) -> float:
    """The points for most and second most cash that a seat may hope for in the last round (R19-17.4)."""
    if o.left > 1:
        return 0.0
    first = 1.0
    ahead = 0.0  # rivals expected to have more
    for rival in range(g.seats):
        if rival != seat:
            holds = chance(money - g.money[rival], CASH_SPREAD)
            first *= holds
            ahead += 1.0 - holds
    second = max(0.0, 1.0 - abs(ahead - 1.0)) * (1.0 - first)
    return first * g.tables.cash_first + second * g.tables.cash_second


def funds(o: Outlook, g: State, seat: int, money: float) -> float:
    """All that money is worth."""
    return purse(o, g, money) + cash(o, g, seat, money)


def cost(o: Outlook, g: State, amount: float, seat: int | None = None) -> float:
    """What is lost by spending so much."""
    who = o.seat if seat is None else seat
    money = g.money[who]
    return funds(o, g, who, money) - funds(o, g, who, money - amount)


def price_for(o: Outlook, g: State, points: float, seat: int) -> float:
    """The price at which a seat would not care whether it gets so many points for it."""
    money = g.money[seat]
    low, high = 0.0, float(money)
    if cost(o, g, high, seat) <= points:
        return high
    for _ in range(8):
        middle = (low + high) / 2
        if cost(o, g, middle, seat) < points:
            low = middle
        else:
            high = middle
    return low


def base_point(o: Outlook, g: State) -> float:
    """A point of party base: a point in the end, and a thousand with every income to come (R19-15.2, R19-17.3)."""
    incomes = o.rounds - g.round if g.phase < MONEY else o.rounds - g.round - 1
    return 1.0 + sum(0.8 * o.weights.thousand[left] for left in range(1, incomes + 1))


__all__ = ["base_point", "cash", "cost", "funds", "money_for", "price_for", "purse"]
