"""Coalitions in the state that votes: with whom, and whether at all (R06-6.2.4)."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.e2006.deciding import Decision, outlook_of
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.thought import Verdict
from macher.rules.e2006.actions import IMPOSE, PROPOSE
from macher.rules.parts.codes import ACCEPT, MOST_SEATS, PASS, REFUSE


def together(outlook: Outlook, one: int, other: int) -> list[float]:
    """What a coalition of two seats changes for everybody."""
    g = outlook.g.copy()
    land = g.order[0]
    before = outlook.land(land)
    g.partner[one] = other
    g.partner[other] = one
    return [after - was for after, was in zip(outlook.on(g).land(land), before, strict=True)]


def coalition_turn(t: Decision) -> Verdict:
    """Seek the partner that brings most. A partner who would lose by it is not asked; with three equal cards, made."""
    outlook = outlook_of(t)
    worth = {PASS: 0.0}
    for action in t.legal[1:]:
        imposed = action < PROPOSE
        partner = action - (IMPOSE if imposed else PROPOSE)
        change = together(outlook, t.seat, partner)
        gain = outlook.utility(change)
        willing = outlook.utility_of(partner, change) > 0
        worth[action] = gain if imposed or willing else min(gain, -0.1)
        if not imposed and IMPOSE + partner in t.legal:
            worth[action] -= 0.01  # who can make it need not ask

    def why(action: int) -> Reason:
        state = t.g.card[t.g.order[0]]
        if action == PASS:
            return Reason("coalition-none", state=state)
        if action >= PROPOSE:
            return Reason("coalition-propose", state=state, partner=action - PROPOSE, points=worth[action])
        return Reason("coalition-impose", state=state, partner=action - IMPOSE, points=worth[action])

    return Verdict(worth, why)


def coalition_answer(t: Decision) -> Verdict:
    """Accept who makes a victory more likely."""
    outlook = outlook_of(t)
    partner = t.argument // MOST_SEATS
    gain = outlook.utility(together(outlook, partner, t.seat))

    def why(action: int) -> Reason:
        state = t.g.card[t.g.order[0]]
        if action == ACCEPT:
            return Reason("coalition-accept", state=state, partner=partner, points=gain)
        return Reason("coalition-refuse", state=state, partner=partner)

    return Verdict({ACCEPT: gain, REFUSE: 0.0}, why)
