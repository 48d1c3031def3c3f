"""The start: the preliminary sheet, the bid for who begins, and whom to name (R06-6.1, R06-6.2.1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from macher.bots.bot import Reason
from macher.bots.planner.bidding import candidate_bids, mixed_bids
from macher.bots.planner.e2006.deciding import Decision, outlook_of
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.e2006.weights import Weights
from macher.bots.planner.purse import money_for, worth_of_money
from macher.bots.planner.thought import Verdict, mixed
from macher.rules.e2006.actions import COLUMN_ONE, COLUMN_TWO, NAME
from macher.rules.e2006.members_and_votes import move_votes
from macher.rules.e2006.state import State
from macher.rules.parts.codes import BID, LANDS, PLACE
from macher.rules.parts.lands import move_trend

Sheet = tuple[int, ...]


# --- the preliminary sheet -------------------------------------------------------------------------------------------
def first_columns(g: State) -> Iterator[Sheet]:
    """Every way to fill in the first column: the option, then a land for each item, equal items in ascending order."""
    lands = range(PLACE, PLACE + LANDS)
    for option, column in enumerate(g.tables.first_column):
        counts = (column.popularity, column.meetings, column.votes)
        for places in product(*(combinations_with_replacement(lands, count) for count in counts)):
            yield (COLUMN_ONE + option, *(place for part in places for place in part))


def second_columns(g: State) -> Iterator[Sheet]:
    """Every way to fill in the second column."""
    lands = range(PLACE, PLACE + LANDS)
    for option, column in enumerate(g.tables.second_column):
        for places in combinations_with_replacement(lands, column.media):
            yield (COLUMN_TWO + option, *places)


def in_order(g: State, begun: Sheet) -> Sheet:
    """The beginning of a column with equal items in ascending order: they may be named in any (R06-6.1-4)."""
    option = begun[0]
    if option >= COLUMN_TWO:
        return (option, *sorted(begun[1:]))
    column = g.tables.first_column[option - COLUMN_ONE]
    popularity = 1 + column.popularity
    meetings = popularity + column.meetings
    parts = (begun[1:popularity], begun[popularity:meetings], begun[meetings:])
    return (option, *(place for part in parts for place in sorted(part)))


class SheetWorth:
    """What a column of the sheet is worth, each combination in a land judged once."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self._found: dict[tuple[int, ...], float] = {}

    def column(self, sheet: Sheet) -> float:
        """The worth of a column."""
        tables = self.outlook.g.tables
        places = [place - PLACE for place in sheet[1:]]
        items: dict[int, list[int]] = {}
        if sheet[0] >= COLUMN_TWO:
            for land in places:
                items.setdefault(land, [0, 0, 0, 0])[3] += 1
            members = tables.second_column[sheet[0] - COLUMN_TWO].members
            members = min(members, int(self.outlook.g.options.prelim_2d))  # G06-04
            worth = members * self.outlook.nation.member - len(places) * self.outlook.weights.media_marker
        else:
            column = tables.first_column[sheet[0] - COLUMN_ONE]
            kinds = [0] * column.popularity + [1] * column.meetings + [2] * column.votes
            for kind, land in zip(kinds, places, strict=True):
                items.setdefault(land, [0, 0, 0, 0])[kind] += 1
            worth = 0.0
        return worth + sum([self.land(land, *counts) for land, counts in items.items()])

    def land(self, land: int, popularity: int, meetings: int, votes: int, media: int) -> float:
        """What items of the sheet gain in a land."""
        key = (land, popularity, meetings, votes, media)
        if key not in self._found:
            g = self.outlook.g.copy()
            seat = self.outlook.seat
            at = land * g.seats + seat
            before = self.outlook.utility(self.outlook.land(land))
            move_trend(g, seat, land, popularity)
            g.rallies[at] += meetings * g.tables.item_meetings
            move_votes(g, seat, land, votes * g.tables.item_votes)
            g.media[at] += media
            look = self.outlook.on(g)
            self._found[key] = look.utility(look.land(land)) - before
        return self._found[key]


def preliminary(t: Decision) -> Verdict:
    """The sheet step by step: an entry is as good as the best sheet that begins with it; good ones are mixed."""
    answer = t.g.sealed[t.seat]
    judged = SheetWorth(outlook_of(t))
    second = next((at for at, entry in enumerate(answer) if COLUMN_TWO <= entry < NAME), None)
    in_second = second is not None or t.legal[0] == COLUMN_TWO
    begun = (answer[second:] if second is not None else ()) if in_second else answer
    sheets = second_columns(t.g) if in_second else first_columns(t.g)
    entries = {in_order(t.g, (*begun, action)): action for action in t.legal}
    worth = dict.fromkeys(t.legal, float("-inf"))
    for sheet in sheets:
        entry = entries.get(sheet[: len(begun) + 1])
        if entry is not None:
            worth[entry] = max(worth[entry], judged.column(sheet))

    def why(action: int) -> Reason:
        if action >= COLUMN_ONE:
            return Reason("sheet-option", points=worth[action])
        return Reason("sheet-place", state=t.g.card[action - PLACE], points=worth[action])

    return Verdict(worth, why, mixed(worth, t.weights.sheet_mix))


# --- the start seat --------------------------------------------------------------------------------------------------
def worth_of_order(weights: Weights, seats: int, place: int) -> float:
    """What it is worth to be the first, second, … in the order of play."""
    table = weights.order
    at = place * (len(table) - 1) / (seats - 1)
    low = min(int(at), len(table) - 2)
    return table[low] + (table[low + 1] - table[low]) * (at - low)


def order_if_named(t: Decision, named: int, seat: int) -> float:
    """What it is worth to a seat if another one starts."""
    return worth_of_order(t.weights, t.g.seats, (seat - named) % t.g.seats)


def favourite(t: Decision, seat: int) -> int:
    """Whom a seat would name."""
    return max(range(t.g.seats), key=lambda named: order_if_named(t, named, seat))


def start_bid(t: Decision) -> Verdict:
    """A bid drawn from a mixed strategy: nobody can know it, and none is regretted much."""
    g = t.g
    outlook = outlook_of(t)
    room = outlook.room
    first = t.weights.money_first
    named = [favourite(t, seat) for seat in range(g.seats)]
    asked = [g.sealed_for >> seat & 1 == 1 for seat in range(g.seats)]
    least = t.legal[0] - BID
    candidates = []
    for seat in range(g.seats):
        stakes = [order_if_named(t, named[winner], seat) for winner in range(g.seats)]
        high = money_for(max(stakes) - min(stakes), g.money[seat], first, room)
        bids = [bid for bid in candidate_bids(g.money[seat], int(high) + 1 + least) if bid >= least] or [least]
        candidates.append(bids if asked[seat] else [])

    def value(seat: int, winner: int, price: int) -> float:
        worth = order_if_named(t, named[winner], seat)
        if seat == winner:
            worth -= worth_of_money(g.money[seat], first, room) - worth_of_money(g.money[seat] - price, first, room)
        return worth

    odds = mixed_bids(candidates, value, t.rng.choice, t.seat, t.rng)
    chances = {BID + bid: chance for bid, chance in odds.items() if BID + bid in t.legal}
    worth = {action: chances.get(action, 0.0) for action in t.legal}

    def why(action: int) -> Reason:
        if action == BID:
            return Reason("start-no-bid")
        return Reason("start-bid", bid=action - BID)

    return Verdict(worth, why, chances)


def name_start(t: Decision) -> Verdict:
    """Who starts decides who is last: look for the own best place, and spoil that of the strongest rivals."""
    outlook = outlook_of(t)
    worth = {}
    for action in t.legal:
        places = [order_if_named(t, action - NAME, seat) for seat in range(t.g.seats)]
        worth[action] = outlook.utility(places)

    def why(action: int) -> Reason:
        place = (t.seat - (action - NAME)) % t.g.seats + 1
        return Reason("name-start", seat=action - NAME, position=place)

    return Verdict(worth, why)
