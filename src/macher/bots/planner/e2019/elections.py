"""Election night, where a table plays with more choices than the rulebook has: coalitions and presence markers."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.thought import Verdict
from macher.rules.e2019.phase9b_election import spot_of
from macher.rules.parts.codes import ACCEPT, MOVE


def coalition_consent(t: Thought2019) -> Verdict:
    """A coalition brings both parties points; refusing it leaves the strongest with a few and the other with none."""
    g, o = t.g, outlook_of(t)
    tables = g.tables
    partner = g.candidates[0] if t.seat == g.lead else g.lead
    both = [float(tables.bonus_coalition) if seat in (t.seat, partner) else 0.0 for seat in range(g.seats)]
    alone = [float(tables.bonus_strongest) if seat == g.lead else 0.0 for seat in range(g.seats)]
    spot = tables.presence[spot_of(g, t.land)]
    for seat in (t.seat, partner):
        both[seat] += spot if g.media[t.land * g.seats + seat] else 0
    worth = {action: o.utility(both if action == ACCEPT else alone, t.seat) for action in t.legal}

    def why(action: int) -> Reason:
        if action == ACCEPT:
            return Reason("coalition-accept", state=t.state_card, partner=partner)
        return Reason("coalition-refuse", state=t.state_card, partner=partner)

    return Verdict(worth, why)


def presence_move(t: Thought2019) -> Verdict:
    """A marker on the presence board counts at the end; kept, it returns to the supply."""
    g, o = t.g, outlook_of(t)
    spot = float(g.tables.presence[spot_of(g, t.land)])
    worth = {action: spot if action == MOVE else o.weights.marker * (o.left - 1) for action in t.legal}

    def why(action: int) -> Reason:
        if action == MOVE:
            return Reason("presence-move", state=t.state_card, points=spot)
        return Reason("presence-keep", state=t.state_card)

    return Verdict(worth, why)
