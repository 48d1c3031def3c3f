"""Donations: money now, or party base for good."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.e2019.funds import base_point, purse
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.purse import worth_of_money
from macher.bots.planner.thought import Verdict, mixed
from macher.rules.e2019.actions import DONATE
from macher.rules.e2019.tables import Donation


def donation(t: Thought2019) -> Verdict:
    """This card now, and the best plan for the cards that are left for later rounds."""
    g, o = t.g, outlook_of(t)
    cards = g.tables.donations[g.options.donation_table]
    money = g.money[t.seat]
    point = base_point(o, g)
    worth = {}
    for action in t.legal:
        card, accepted = divmod(action - DONATE, 2)
        chosen = cards[card]
        if accepted:
            now = purse(o, g, money + chosen.amount) - purse(o, g, money) + chosen.accept * point
        else:
            now = chosen.reject * point
        rest = tuple(one for at, one in enumerate(cards) if g.donations[t.seat] >> at & 1 and at != card)
        worth[action] = now + later_donations(o, rest, o.left - 2)

    def why(action: int) -> Reason:
        card, accepted = divmod(action - DONATE, 2)
        if accepted:
            return Reason("donation-accept", amount=cards[card].amount, members=-cards[card].accept)
        return Reason("donation-reject", amount=cards[card].amount, members=cards[card].reject)

    return Verdict(worth, why, mixed(worth, t.weights.donation_mix))


def later_donations(o: Outlook, cards: tuple[Donation, ...], left: int) -> float:
    """What cards will bring in the rounds to come, `left` rounds to play after the next income, one card a round."""
    if not cards or left <= 0:
        return 0.0
    w = o.weights
    point = 1.0 + sum([o.thousand(one) for one in range(1, left)])
    base = w.usual_income
    best = 0.0
    for at, card in enumerate(cards):
        more = worth_of_money(base + card.amount, w.thousand[left], w.room[left])
        more -= worth_of_money(base, w.thousand[left], w.room[left])
        now = max(more + card.accept * point, card.reject * point)
        best = max(best, now + later_donations(o, cards[:at] + cards[at + 1 :], left - 1))
    return best
