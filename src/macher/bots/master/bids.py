"""Bids by what winning and losing lead to: a mixed strategy where they are sealed, a reservation price where not.

What an auction leads to depends on who wins and at what price, on nothing else. So a few such ends are tried out in
imagined worlds, and all others follow from them: in a range of some thousands, what a price costs grows evenly.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from macher.bots.master.clock import TimeUp
from macher.bots.master.outcomes import Outcome, mean_of, merit
from macher.bots.master.worlds import Line, Worlds, taking
from macher.bots.planner.bidding import candidate_bids, mixed_bids
from macher.bots.planner.judging import decide
from macher.rules import advance, deciders, legal
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.codes import BID, MOST_MONEY, PASS

AUCTION_WORLDS: Final = 4
"""In so many worlds the others are asked what they would say to a bid,"""
STRIDES: Final = (0, 1, 2, 4, 7, 11)
"""and to bids that are so much above the least one."""
GAIN_DOUBT: Final = 3.0
"""Points by which the planner may be wrong about what winning gains."""
LEAST_COST: Final = 0.05
"""Points that a thousand is worth at least while there is something to bid for."""
DEAR: Final = 6
"""Thousands above the least price at which winning is tried out as well."""
THOUSAND: Final = 0.35
"""What a thousand is worth in points before anything was tried,"""
THOUSAND_DOUBT: Final = 0.2
"""and how far that may be wrong."""
SEAT: Final = 1.0
"""What it is worth to begin rather than to be last, and how far that may be wrong."""
SEAT_DOUBT: Final = 1.5
HIGHEST_SEALED: Final = 10


def is_bid(action: int) -> bool:
    """Whether an action is a bid."""
    return BID <= action <= BID + MOST_MONEY


def shrunk(seen: Sequence[float], before: float, doubt: float) -> float:
    """The mean of what was seen, drawn to what was thought before as far as the worlds disagree."""
    count = len(seen)
    if count < 2:
        return before
    mean = sum(seen) / count
    noise = sum([(one - mean) ** 2 for one in seen]) / (count - 1) / count
    return before + doubt**2 / (doubt**2 + noise) * (mean - before)


# --- open auctions ---------------------------------------------------------------------------------------------------
class Hammer(NamedTuple):
    """An open auction as it looks: what winning at the least price gains over a pass, and what a thousand costs."""

    least: int
    gain: float
    thousand: float
    expected: dict[int, Outcome]
    """What a pass and the least bid lead to, for the reason that is given."""

    @property
    def reservation(self) -> float:
        """The price at which one would not care."""
        return self.least + self.gain / self.thousand


def hammer(worlds: Worlds, seat: int, choices: tuple[int, ...], planned: int, simulations: int) -> Hammer:
    """Try out to lose, to win cheaply and to win dearly. `planned` is what the planner would do."""
    edition = worlds.view.config.edition
    least = choices[1] - BID
    dear = min(least + DEAR, choices[-1] - BID)
    before = -1.0 if planned == PASS else 1.0 + THOUSAND * (planned - BID - least)
    lines = [taking(seat, PASS), winning(seat, least)] + ([winning(seat, dear)] if dear > least else [])
    found: list[list[Outcome]] = []
    try:
        for world in range(simulations // len(lines)):
            found.append([worlds.try_out(world, line, (seat,))[0] for line in lines])
    except TimeUp:
        pass
    merits = [[merit(edition, one) for one in ends] for ends in found]
    gain = shrunk([ends[1] - ends[0] for ends in merits], before, GAIN_DOUBT)
    costs = [(ends[1] - ends[2]) / (dear - least) for ends in merits if len(ends) > 2]
    thousand = max(LEAST_COST, shrunk(costs, THOUSAND, THOUSAND_DOUBT))
    expected = {}
    if found:
        expected = {action: mean_of([ends[at] for ends in found]) for at, action in enumerate((PASS, BID + least))}
    return Hammer(least, gain, thousand, expected)


def open_bid(worlds: Worlds, seat: int, choices: tuple[int, ...], seen: Hammer, lap: bool) -> int:
    """Pass above the reservation price. Below it the least raise, or in a single lap the bid of most surplus."""
    top = min(int(seen.reservation), choices[-1] - BID)
    if top < seen.least:
        return PASS
    if not lap:
        return BID + seen.least
    best, most, low = PASS, 0.0, seen.least
    try:
        for bid in [low + more for more in STRIDES if low + more <= top]:
            won = sum([wins(worlds, world, seat, bid) for world in range(AUCTION_WORLDS)])
            surplus = (won + 0.5) / (AUCTION_WORLDS + 1.0) * (seen.gain - seen.thousand * (bid - seen.least))
            if surplus > most:
                best, most = BID + bid, surplus
            if won == AUCTION_WORLDS:
                break
    except TimeUp:
        return best if most else BID + seen.least
    return best


def winning(seat: int, price: int) -> Line:
    """Win an open auction at a price: everybody else passes from now on."""

    def begin(state: Campaign) -> None:
        frame = state.agenda[-1]
        advance(state, seat, BID + price)
        while state.agenda and state.agenda[-1] == frame and deciders(state)[0] != seat:
            advance(state, deciders(state)[0], PASS)

    return begin


def wins(worlds: Worlds, number: int, seat: int, price: int) -> bool:
    """Whether a bid is the last word in a world where the others bid as the planner does."""
    world, seed = worlds.world(number)
    state = world.copy()
    chance = Random(seed)
    frame = state.agenda[-1]
    advance(state, seat, BID + price)
    while state.agenda and state.agenda[-1] == frame:
        if state.high_seat != seat:
            return False
        worlds.clock.check()
        asked = deciders(state)[0]
        advance(state, asked, decide(state, asked, legal(state, asked), chance))
    return True


# --- sealed bids -----------------------------------------------------------------------------------------------------
def sealed_odds(worlds: Worlds, seat: int, choices: tuple[int, ...], simulations: int, rng: Random) -> dict[int, float]:
    """The chance of each bid: all asked seats learn against each other what not to regret."""
    world, _ = worlds.world(0)
    seats = range(world.seats)
    edition = worlds.view.config.edition
    asked = [one for one in seats if world.sealed_for >> one & 1]
    found: dict[int, list[list[float]]] = {winner: [] for winner in asked}
    try:
        for number in range(simulations // len(asked)):
            ends = [worlds.try_out(number, revealing(winner, choices[0]), seats) for winner in asked]
            for winner, outcomes in zip(asked, ends, strict=True):
                found[winner].append([merit(edition, one) for one in outcomes])
    except TimeUp:
        pass
    worth = [[stake(found, asked, one, winner, len(seats)) for winner in seats] for one in seats]
    least = choices[0] - BID
    candidates: list[list[int]] = []
    for one in seats:
        stakes = [worth[one][winner] for winner in asked]
        high = min(HIGHEST_SEALED, least + 1 + int((max(stakes) - min(stakes)) / THOUSAND))
        bids = [bid for bid in candidate_bids(min(MOST_MONEY, world.money[one]), high) if bid >= least] or [least]
        candidates.append(bids if one in asked else [])

    def value(one: int, winner: int, price: int) -> float:
        return worth[one][winner] - (THOUSAND * price if one == winner else 0.0)

    odds = mixed_bids(candidates, value, rng.choice, seat, rng)
    chances = {BID + bid: chance for bid, chance in odds.items() if BID + bid in choices}
    return chances or {choices[0]: 1.0}


def stake(found: dict[int, list[list[float]]], asked: list[int], one: int, winner: int, seats: int) -> float:
    """What it is worth to a seat that another, or it, wins, beside the mean of all who may."""
    if winner not in asked:
        return 0.0
    before = SEAT * (0.5 - (one - winner) % seats / (seats - 1))
    apart = []
    for number, ends in enumerate(found[winner]):
        apart.append(ends[one] - sum([found[other][number][one] for other in asked]) / len(asked))
    return shrunk(apart, before, SEAT_DOUBT)


def revealing(winner: int, least: int) -> Line:
    """Let a seat win the sealed bid by one thousand more than all others bid."""

    def begin(state: Campaign) -> None:
        frame = state.agenda[-1]
        state.sealed = [()] * state.seats
        while state.agenda and state.agenda[-1] == frame:
            one = deciders(state)[0]
            offered = legal(state, one)
            advance(state, one, offered[min(1, len(offered) - 1)] if one == winner else offered[0])

    return begin
