"""Polls: what one promises before it is seen, how high to bid, and what to do with it (R06-6.2.7)."""

from __future__ import annotations

from macher.bots.bot import Reason
from macher.bots.planner.e2006.deciding import Decision, outlook_of
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.purse import money_for
from macher.bots.planner.thought import Verdict
from macher.rules.e2006.actions import USE_RESULT
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import BID, LANDS, PASS, SKIP, SUPPRESS
from macher.rules.parts.lands import influencer

Worths = list[float]


class Changes:
    """What a change of one party's popularity in a land does to the worth of that land for every seat."""

    def __init__(self, outlook: Outlook, land: int) -> None:
        self.outlook = outlook
        self.land = land
        self.before = outlook.land(land)
        self._found: dict[tuple[int, int], Worths] = {}

    def of(self, target: int, change: int) -> Worths:
        """The differences for every seat."""
        g = self.outlook.g
        at = self.land * g.seats + target
        old = g.trend[at]
        new = min(max(old + change, 0), len(g.scale) - 1)
        key = (target, new)
        if key not in self._found:
            trend = g.trend[:]
            g.trend[at] = new
            worths = self.outlook.land(self.land)
            g.trend = trend
            self._found[key] = [now - then for now, then in zip(worths, self.before, strict=True)]
        return self._found[key]


def usable(g: State, poll: int, land: int) -> list[tuple[int, int]]:
    """The seats whose change may be applied, and their changes (R06-6.2.7-8)."""
    immune = influencer(g, land)
    found = []
    for seat in range(g.seats):
        change = g.tables.polls[poll].changes[g.parties[seat]]
        if change > 0 or (change < 0 and seat != immune):
            found.append((seat, change))
    return found


def members_kept_back(g: State, outlook: Outlook, poll: int) -> float:
    """What the members are worth that a poll brings to who keeps it back."""
    die = g.tables.die
    return g.tables.polls[poll].dice * sum(die) / len(die) * outlook.nation.member


def best_use(outlook: Outlook, changes: Changes, poll: int, seat: int) -> Worths:
    """What happens to every seat if this seat uses a poll as suits it best: the best results, or members."""
    g = outlook.g
    effects = [changes.of(target, change) for target, change in usable(g, poll, changes.land)]
    effects.sort(key=lambda effect: -outlook.utility_of(seat, effect))
    chosen = [effect for effect in effects[: g.tables.polls[poll].uses] if outlook.utility_of(seat, effect) > 0]
    published = [sum(one) for one in zip(*chosen, strict=True)] if chosen else [0.0] * g.seats
    kept = [0.0] * g.seats
    kept[seat] = members_kept_back(g, outlook, poll)
    return published if outlook.utility_of(seat, published) > outlook.utility_of(seat, kept) else kept


def promise(t: Decision, outlook: Outlook, changes: Changes, seat: int) -> Worths:
    """What every seat may expect if this seat buys the poll: the mean over polls that may lie there."""
    g = t.g
    unseen = [poll for poll in [*g.poll_at, *g.poll_deck] if poll != NONE][: t.weights.polls_imagined]
    total = [0.0] * g.seats
    for poll in unseen:
        for other, worth in enumerate(best_use(outlook, changes, poll, seat)):
            total[other] += worth / len(unseen)
    return total


def poll_bid(t: Decision) -> Verdict:
    """Go on while the poll is worth more than its price; what a rival would do with it counts as well."""
    g = t.g
    outlook = outlook_of(t)
    rivals = [seat for seat in range(g.seats) if seat != t.seat and (seat in g.bidders or seat == g.high_seat)]
    changes = Changes(outlook, t.land)
    promises = {seat: promise(t, outlook, changes, seat) for seat in (t.seat, *rivals)}
    limits = {seat: rival_limit(t, outlook, promises, seat) for seat in rivals}
    buyer = likely_buyer(g, limits)
    harm = outlook.utility(promises[buyer]) if buyer != NONE else 0.0
    points = outlook.utility(promises[t.seat]) - harm
    money = g.money[t.seat]
    limit = money_for(max(0.0, t.weights.shade * points), money, t.weights.money_first, outlook.room)
    stops = min(limit, max(limits.values(), default=0.0))
    bid = raised(g.high, t.weights.first_raise * stops) if t.weights.least_raise else stride(g.high, stops)
    worth = {PASS: 0.0}
    for action in t.legal[1:]:  # what is left of our limit, and a little less for other bids than the one to make
        price = action - BID
        surplus = outlook.money(money - max(price, bid)) - outlook.money(money - limit)
        worth[action] = surplus - 0.1 * abs(price - bid)

    def why(action: int) -> Reason:
        state = t.state_card
        if action == PASS:
            return Reason("poll-pass", state=state, limit=limit)
        if buyer != NONE and -harm > points / 2:
            return Reason("poll-deny", state=state, rival=buyer, bid=action - BID, points=-harm)
        return Reason("poll-bid", state=state, bid=action - BID, limit=limit, points=points)

    return Verdict(worth, why)


def rival_limit(t: Decision, outlook: Outlook, promises: dict[int, Worths], rival: int) -> float:
    """How far a rival will go who sees things as we do, and fears us."""
    points = outlook.utility_of(rival, promises[rival]) - outlook.utility_of(rival, promises[t.seat])
    return money_for(max(0.0, points), t.g.money[rival], t.weights.money_first, outlook.room)


def likely_buyer(g: State, limits: dict[int, float]) -> int:
    """Who gets the poll if we pass: who has bid, or would go furthest; nobody, if nobody wants it."""
    able = {rival: limit for rival, limit in limits.items() if limit > g.high}
    if not able:
        return g.high_seat
    return max(able, key=able.__getitem__)


def stride(high: int, limit: float) -> int:
    """The next bid: half of the way to where somebody stops, so that nobody need bid by single thousands."""
    return high + max(1, int((limit - high) / 2))


def raised(high: int, most: float) -> int:
    """The next bid: at once as far as hardly anybody stops, from there by the least raise."""
    return max(high + 1, int(most))


def poll_use(t: Decision) -> Verdict:
    """Publish the one or two results that serve best, or keep the poll back for members."""
    outlook = outlook_of(t)
    land = t.land
    changes = Changes(outlook, land)
    results = {seat: outlook.utility(changes.of(seat, change)) for seat, change in usable(t.g, t.g.poll, land)}
    worth = {SUPPRESS: members_kept_back(t.g, outlook, t.g.poll)}
    uses = t.g.tables.polls[t.g.poll].uses
    for seat, gain in results.items():
        later = sorted((more for other, more in results.items() if other != seat and more > 0), reverse=True)
        worth[USE_RESULT + seat] = gain + sum(later[: uses - 1])

    def why(action: int) -> Reason:
        if action == SUPPRESS:
            return Reason("poll-suppress", state=t.g.card[land], points=worth[SUPPRESS])
        return Reason("poll-publish", state=t.g.card[land], target=action - USE_RESULT, points=worth[action])

    return Verdict({action: worth[action] for action in t.legal}, why)


def poll_results(t: Decision) -> Verdict:
    """A further result, if it serves."""
    outlook = outlook_of(t)
    land = t.argument % LANDS
    changes = Changes(outlook, land)
    worth = {SKIP: 0.0}
    for seat, change in usable(t.g, t.g.poll, land):
        if USE_RESULT + seat in t.legal:
            worth[USE_RESULT + seat] = outlook.utility(changes.of(seat, change))

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("poll-enough", state=t.g.card[land])
        return Reason("poll-publish", state=t.g.card[land], target=action - USE_RESULT, points=worth[action])

    return Verdict(worth, why)
