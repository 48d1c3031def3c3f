"""Rallies: how many to buy in each state, and when to turn them into votes."""

from __future__ import annotations

from random import Random

from macher.bots.bot import Reason
from macher.bots.planner.allocation import allocate
from macher.bots.planner.e2019.funds import cost
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.weights import Weights
from macher.bots.planner.thought import Thought, Verdict
from macher.rules.e2019.codes import RALLIES_IN
from macher.rules.e2019.phase9a_votes import conversion_gain
from macher.rules.e2019.state import State
from macher.rules.parts.codes import CONVERT, LANDS, PASS, RALLIES
from macher.rules.parts.game import FRAME_BITS, FRAME_MASK


class Thought2019(Thought):
    """A decision of this edition."""

    def __init__(
        self, g: State, seat: int, legal: tuple[int, ...], weights: Weights, rng: Random, horizon: int
    ) -> None:
        super().__init__(g, seat, legal, rng, horizon)
        self.g = g
        self.weights = weights


def rally_buy(t: Thought2019) -> Verdict:
    """How many here: as many as the best plan for this and the states still to be asked about has."""
    g, o = t.g, outlook_of(t)
    lands = lands_to_come(g, t.seat)
    for land in lands:
        o.coming[land * g.seats + t.seat] = 0.0
    gains = [rally_gains(o, g, land) for land in lands]
    table = g.tables.rally_price
    plans = allocate(gains, table.__getitem__, g.money[t.seat], g.rally_supply[t.seat], lambda spent: cost(o, g, spent))
    worth = {RALLIES + count: plan[0] for count, plan in enumerate(plans)}

    def why(action: int) -> Reason:
        count = action - RALLIES
        if not count:
            return Reason("rallies-none", state=t.state_card)
        return Reason("rallies-buy", state=t.state_card, rallies=count, price=table[count], points=gains[0][count])

    return Verdict({action: worth.get(action, min(worth.values())) for action in t.legal}, why)


def lands_to_come(g: State, seat: int) -> list[int]:
    """The lands that a seat is still asked about, this one first."""
    frames = [frame >> FRAME_BITS for frame in reversed(g.agenda) if frame & FRAME_MASK == RALLIES_IN]
    return [argument % LANDS for argument in frames if argument // LANDS == seat]


def rally_gains(o: Outlook, g: State, land: int) -> list[float]:
    """What each number of new rallies in a land brings."""
    at = land * g.seats + o.seat
    room = min(g.tables.rally_spots - g.rallies[at], g.rally_supply[o.seat])
    if land not in o.lands:
        return [0.0] * (room + 1)
    there = g.rallies[at]
    seen = []
    for count in range(room + 1):
        g.rallies[at] = there + count
        seen.append(o.see(g, land))
    g.rallies[at] = there
    return [one - seen[0] for one in seen]


def convert(t: Thought2019) -> Verdict:
    """Votes now, at the match of today, or rallies kept for a better day."""
    g, o, land = t.g, outlook_of(t), t.land
    at = land * g.seats + t.seat
    there, votes = g.rallies[at], g.votes[at]
    o.converts[at] = False
    worth = {}
    gained = {}
    for action in t.legal:
        count = 0 if action == PASS else action - CONVERT
        gained[action] = conversion_gain(g, t.seat, land, count) if count else 0
        g.rallies[at] = there - count
        g.votes[at] = votes + gained[action]
        worth[action] = o.see(g, land) + o.weights.free_rally * count
    g.rallies[at], g.votes[at] = there, votes

    def why(action: int) -> Reason:
        if action == PASS:
            return Reason("convert-wait", state=t.state_card, rallies=there)
        return Reason("convert-now", state=t.state_card, rallies=action - CONVERT, votes=gained[action])

    return Verdict(worth, why)


def outlook_of(t: Thought2019) -> Outlook:
    """The forecast for a decision."""
    return Outlook(t.g, t.seat, t.weights, t.horizon)
