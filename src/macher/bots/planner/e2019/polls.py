"""Polls: what one is worth before its front is known, what to bid for it, and whether to publish it."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.auctions import lap_bid
from macher.bots.planner.e2019.funds import base_point, limit
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.thought import Verdict
from macher.rules.e2019.decks import back_of
from macher.rules.e2019.phase1_start_player import bid_limit
from macher.rules.e2019.state import State
from macher.rules.parts.codes import BID, PASS, PUBLISH
from macher.rules.parts.lands import influencer


def published(o: Outlook, g: State, taker: int, land: int, poll: int) -> list[float]:
    """What a land is worth to each seat once a poll is published there (R19-12.8)."""
    values = g.tables.polls[poll]
    first = land * g.seats
    trends = g.trend[first : first + g.seats]
    immune = influencer(g, land)
    top = len(g.scale) - 1
    for seat in range(g.seats):
        value = values[g.parties[seat]]
        if seat == taker or (value < 0 and seat != immune):
            g.trend[first + seat] = min(max(trends[seat] + value, 0), top)
    worth = o.land(g, land)
    g.trend[first : first + g.seats] = trends
    return worth


def taken(o: Outlook, g: State, taker: int, land: int, poll: int, before: list[float]) -> list[float]:
    """What the worth of each seat changes by if a seat takes a poll and makes the best of it."""
    gain = g.tables.suppressed_poll_base * base_point(o, g)
    kept = [gain if seat == taker else 0.0 for seat in range(g.seats)]
    if g.tables.polls[poll][g.parties[taker]] <= 0:
        return kept
    open_ = [after - one for after, one in zip(published(o, g, taker, land, poll), before, strict=True)]
    return open_ if o.utility(open_, taker) > o.utility(kept, taker) else kept


def top_polls(g: State) -> list[int]:
    """The polls that may lie on top: those of the pile with the back that everybody sees."""
    back = back_of(g, g.poll_deck[-1])
    return [poll for poll in g.poll_deck if back_of(g, poll) == back]


def poll_prospects(o: Outlook, g: State, land: int) -> list[list[float]]:
    """[taker][seat]: what the top poll changes for each seat, by who takes it, on average over its possible fronts."""
    before = o.land(g, land)
    polls = top_polls(g)
    prospects = []
    for taker in range(g.seats):
        total = [0.0] * g.seats
        for poll in polls:
            for seat, change in enumerate(taken(o, g, taker, land, poll, before)):
                total[seat] += change / len(polls)
        prospects.append(total)
    return prospects


def poll_limits(o: Outlook, g: State, land: int) -> list[float]:
    """The price at which each seat would not care: its own gain, and the harm of a rival taking the poll instead."""
    prospects = poll_prospects(o, g, land)
    limits = []
    for seat in range(g.seats):
        own = o.utility(prospects[seat], seat)
        others = [o.utility(prospects[rival], seat) for rival in range(g.seats) if rival != seat]
        limits.append(limit(o, g, own - min(0.0, sum(others) / len(others)), seat))
    return limits


def poll_bid(t: Thought2019) -> Verdict:
    """The bid of most surplus: high enough for those who still speak, and below our own limit."""
    g, o, land = t.g, outlook_of(t), t.land
    if t.weights.service_fades:
        o.service_left = (len(g.order) - 1 - g.order.index(land)) / len(g.order)
    limits = poll_limits(o, g, land)
    own = limits[t.seat]
    later = [limits[seat] for seat in g.bidders[:-1]]
    bid, surplus = lap_bid(g.high, own, later, bid_limit(g, t.seat), t.weights.rival_spread)
    worth = {action: -1.0 - (action - BID) for action in t.legal if action != PASS}
    worth[PASS] = 0.0
    if bid is not None and BID + bid in worth:
        worth[BID + bid] = surplus

    def why(action: int) -> Reason:
        if action == PASS:
            return Reason("poll-pass", state=t.state_card, limit=own)
        return Reason("poll-bid", state=t.state_card, bid=action - BID, limit=own)

    return Verdict(worth, why)


def poll_publish(t: Thought2019) -> Verdict:
    """Publish it for the trend, or keep it back for the party base."""
    g, o, land = t.g, outlook_of(t), t.land
    before = o.land(g, land)
    gain = g.tables.suppressed_poll_base * base_point(o, g)
    worth = dict.fromkeys(t.legal, gain)
    if PUBLISH in worth:
        after = published(o, g, t.seat, land, g.poll)
        worth[PUBLISH] = o.utility(after, t.seat) - o.utility(before, t.seat)

    def why(action: int) -> Reason:
        if action == PUBLISH:
            return Reason("poll-publish", state=t.state_card, points=worth[action])
        return Reason("poll-suppress", state=t.state_card, points=gain)

    return Verdict(worth, why)
