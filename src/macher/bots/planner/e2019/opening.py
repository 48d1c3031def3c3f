"""The start position: a block of five symbols, and a state beside each."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import chain, combinations, product

from macher.bots.bot import Reason
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.rallies import Thought2019, outlook_of
from macher.bots.planner.thought import Verdict, mixed
from macher.rules.e2019.actions import BLOCK
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import MEDIA_SYMBOL, RALLY_SYMBOL, TREND_SYMBOL, VOTES_SYMBOL
from macher.rules.parts.codes import LANDS, PLACE


def start_positions(t: Thought2019) -> Verdict:
    """Every way to fill in the sheet is weighed; each step follows the best one that is still open."""
    g, o = t.g, outlook_of(t)
    seen = board_worth(o, g)
    answer = g.sealed[t.seat]
    worth: dict[int, float] = {}
    for action in t.legal:
        block = (action if not answer else answer[0]) - BLOCK
        placed = tuple(one - PLACE for one in answer[1:]) + ((action - PLACE,) if answer else ())
        worth[action] = best_sheet(g.tables.start_blocks[block], placed, seen) + t.weights.block[block]

    def why(action: int) -> Reason:
        if action >= BLOCK:
            return Reason("start-block", block=action - BLOCK + 1)
        return Reason("start-place", state=g.card[action - PLACE])

    return Verdict(worth, why, mixed(worth, t.weights.sheet_mix))


Marks = tuple[int, int, int, int]  # how many of each symbol lie in a land


def board_worth(o: Outlook, g: State) -> Callable[[int, Marks], float]:
    """What a land is worth to us with so many of each symbol there."""

    @cache
    def seen(land: int, marks: Marks) -> float:
        after = g.copy()
        at = land * g.seats + o.seat
        after.rallies[at] += g.tables.start_rallies * marks[RALLY_SYMBOL]
        after.trend[at] += marks[TREND_SYMBOL]
        after.media[at] += marks[MEDIA_SYMBOL]
        after.votes[at] += g.tables.start_votes * marks[VOTES_SYMBOL]
        return o.see(after, land) if land in o.lands else 0.0

    return seen


Sheet = tuple[Marks, ...]  # the marks in each land once it is filled in


def best_sheet(symbols: tuple[int, ...], placed: tuple[int, ...], seen: Callable[[int, Marks], float]) -> float:
    """The worth of the best sheet with this block that begins as it is filled in already."""
    best = -1e9
    for sheet in sheets(symbols, placed):
        best = max(best, sum([seen(land, marks) for land, marks in enumerate(sheet)]))
    return best


@cache
def sheets(symbols: tuple[int, ...], placed: tuple[int, ...]) -> tuple[Sheet, ...]:
    """Every way to fill in a block that begins as it is filled in already; equal symbols go by the order of lands."""
    kinds = sorted(set(symbols), key=symbols.index)
    groups = [tuple(combinations(range(LANDS), symbols.count(kind))) for kind in kinds]
    return tuple([filled_in(kinds, way) for way in product(*groups) if tuple(chain(*way))[: len(placed)] == placed])


def filled_in(kinds: list[int], way: tuple[tuple[int, ...], ...]) -> Sheet:
    """The marks in each land, if each kind of symbol goes to a group of lands."""
    marks = [[0, 0, 0, 0] for _ in range(LANDS)]
    for kind, group in zip(kinds, way, strict=True):
        for land in group:
            marks[land][kind] += 1
    return tuple([(one[0], one[1], one[2], one[3]) for one in marks])
