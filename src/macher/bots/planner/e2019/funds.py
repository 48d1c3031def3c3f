"""What money and party base are worth to a seat, in points."""

from __future__ import annotations

from macher.bots.planner.e2019.outlook import CONVERSION, RALLIES, Outlook
from macher.bots.planner.forecast import chance
from macher.bots.planner.purse import price_for, worth_of_money
from macher.rules.e2019.state import State

MONEY = 11  # the phase in which this round's income is paid
CASH_SPREAD = 5.0  # thousands by which purses may still change in the last round


def purse(o: Outlook, g: State, money: float) -> float:
    """What a purse is worth: for rallies, politicians and polls of this round, and for the rounds to come."""
    w = o.weights
    left = o.left - 1
    if g.phase >= MONEY:
        return worth_of_money(money, w.thousand[left], w.room[left])
    kept = min(money, rally_budget(o, g))
    free = money - kept
    worth = w.rally_thousand * kept + worth_of_money(free + w.usual_income, w.thousand[left], w.room[left])
    if g.phase >= CONVERSION:
        return worth
    return worth + worth_of_money(free, w.service[left] * o.service_left, w.service_room)


def rally_budget(o: Outlook, g: State) -> float:
    """The money kept for rallies, as long as they are still to be bought this round."""
    if g.phase >= RALLIES:
        return 0.0
    return o.weights.rally_budget * (1 + len(g.order))


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


def limit(o: Outlook, g: State, points: float, seat: int) -> float:
    """The price at which a seat would not care whether it gets so many points for it."""
    return price_for(points, g.money[seat], lambda price: cost(o, g, price, seat))


def base_point(o: Outlook, g: State) -> float:
    """A point of party base: a point in the end, and a thousand with every income to come (R19-15.2, R19-17.3)."""
    incomes = o.rounds - g.round if g.phase < MONEY else o.rounds - g.round - 1
    return 1.0 + sum([o.thousand(left) for left in range(1, incomes + 1)])
