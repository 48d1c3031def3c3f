"""Meetings: how many where, and when to make votes of them (R06-6.2.6, R06-6.2.8)."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.allocation import allocate
from macher.bots.planner.e2006.deciding import Decision, outlook_of, weigh
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.thought import Verdict
from macher.rules.parts.codes import CONVERT, PASS, RALLIES


def gains_in(outlook: Outlook, land: int, most: int) -> list[float]:
    """What 0, 1, 2 … more own meetings in a land are worth, without their price."""
    g = outlook.g.copy()
    look = outlook.on(g)
    at = land * g.seats + outlook.seat
    there = g.rallies[at]
    worths = []
    for count in range(most + 1):
        g.rallies[at] = there + count
        worths.append(look.utility(look.land(land)))
    return [worth - worths[0] for worth in worths]


def meetings_buy(t: Decision) -> Verdict:
    """How many here: the best spread of the purse over this land and those that are asked about after it."""
    g = t.g
    outlook = outlook_of(t)
    lands = g.order[g.order.index(t.land) :]
    supply = g.rally_supply[t.seat]
    gains = []
    for land in lands:
        room = g.tables.meeting_spaces - g.rallies[land * g.seats + t.seat]
        gains.append(gains_in(outlook, land, max(0, min(room, supply, g.tables.meetings_a_turn))))
    money = g.money[t.seat]
    price = g.tables.meeting_price

    def cost(spent: int) -> float:
        """Money and markers that are gone."""
        left = outlook.money(money - spent) + outlook.markers(supply - spent // price)
        return outlook.money(money) + outlook.markers(supply) - left

    plans = allocate(gains, lambda count: count * price, money, supply, cost)
    worth = {RALLIES + plan[0]: value for value, plan in plans}

    def why(action: int) -> Reason:
        count = action - RALLIES
        if not count:
            return Reason("meetings-none", state=t.state_card)
        return Reason("meetings", state=t.state_card, count=count, points=gains[0][count])

    return Verdict(worth, why)


def convert(t: Decision) -> Verdict:
    """Votes now or later: a factor that can only fall is used, one that will rise is waited for."""

    def why(action: int, gain: float) -> Reason:
        factor = outlook_of(t).factor_now(t.land, t.seat)
        if action == PASS:
            return Reason("convert-wait", state=t.state_card, factor=factor)
        return Reason("convert", state=t.state_card, count=action - CONVERT, factor=factor, points=gain)

    return weigh(t, (t.land,), why)
