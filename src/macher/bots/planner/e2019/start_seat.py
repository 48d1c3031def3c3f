"""The start player: what it is worth to begin, and what to bid for it."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.auctions import lap_bid
from macher.bots.planner.bidding import candidate_bids, mixed_bids
from macher.bots.planner.e2019.funds import cost, limit
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.thought import Verdict
from macher.rules.e2019.phase1_start_player import bid_limit
from macher.rules.e2019.state import State
from macher.rules.parts.codes import BID, PASS

LEAST_KEEN = 0.2  # nobody knows how keen the others are, nor should they know how keen we are: mostly little


def seat_worth(o: Outlook, g: State, seat: int, start: int) -> float:
    """What it is worth to a seat that another, or it, begins: to choose, and to win ties, before the others."""
    distance = (seat - start) % g.seats
    return o.weights.start_first * (1.0 - distance / (g.seats - 1))


def start_bid(t: Thought2019) -> Verdict:
    """A bid drawn from a mixed strategy: a fixed one would be read and overbid."""
    g, o = t.g, outlook_of(t)
    keen = [LEAST_KEEN + t.rng.expovariate(1.0) for _ in range(g.seats)]
    candidates: list[list[int]] = []
    for seat in range(g.seats):
        worth = keen[seat] * (seat_worth(o, g, seat, seat) - seat_worth(o, g, seat, (seat + 1) % g.seats))
        high = min(int(limit(o, g, worth, seat)) + 1, o.weights.highest_start_bid)
        most = min(g.money[seat], bid_limit(g, seat))
        candidates.append([] if g.excluded >> seat & 1 else candidate_bids(most, high))

    def value(seat: int, winner: int, price: int) -> float:
        worth = keen[seat] * seat_worth(o, g, seat, winner)
        return worth - cost(o, g, price, seat) if winner == seat else worth

    def tie_winner(tied: list[int]) -> int:
        return max(tied, key=lambda seat: (seat - g.start) % g.seats)  # the last to pass (R19-5.4)

    odds = mixed_bids(candidates, value, tie_winner, t.seat, t.rng)
    chances = {BID + bid: chance for bid, chance in odds.items()}

    def why(action: int) -> Reason:
        gain = seat_worth(o, g, t.seat, t.seat) - seat_worth(o, g, t.seat, (t.seat + 1) % g.seats)
        return Reason("start-bid", bid=action - BID, points=gain)

    return Verdict({action: chances.get(action, 0.0) for action in t.legal}, why, chances)


def start_raise(t: Thought2019) -> Verdict:
    """In the open round after a tie: raise if the seat is worth it."""
    g, o = t.g, outlook_of(t)
    rival = g.high_seat if g.high_seat != t.seat else g.bidders[0]
    limits = [
        limit(o, g, seat_worth(o, g, seat, seat) - seat_worth(o, g, seat, rival), seat) for seat in range(g.seats)
    ]
    later = [limits[seat] for seat in g.bidders[:-1]]
    bid, surplus = lap_bid(g.high, limits[t.seat], later, bid_limit(g, t.seat), t.weights.rival_spread)
    worth = {action: -1.0 - (action - BID) for action in t.legal if action != PASS}
    worth[PASS] = 0.0
    if bid is not None and BID + bid in worth and g.high_seat != t.seat:
        worth[BID + bid] = surplus

    def why(action: int) -> Reason:
        if action == PASS:
            return Reason("start-pass", limit=limits[t.seat])
        return Reason("start-raise", bid=action - BID, limit=limits[t.seat])

    return Verdict(worth, why)
