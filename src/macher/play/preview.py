"""What a turn or a step would give, and how the lands stand: numbers that the viewer may know, as the rules count them.

Everything is asked of the rules, on a state drawn to fit a view. So nothing hidden can come through, and what is read
from that state is the same in all states that fit. `preview_2019` and `preview_2006` add what only they know.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any, Final

from macher.play.e2006 import coalitions as coalitions_2006
from macher.play.e2006 import preview as preview_2006
from macher.play.e2019 import coalitions as coalitions_2019
from macher.play.e2019 import preview as preview_2019
from macher.play.pair import Pair
from macher.rules import State, View, advance, determinize
from macher.rules.editions import edition
from macher.rules.parts.auction import OneLapAuction
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import BID, CONVERT, LANDS, MOST_MONEY, MOST_RALLIES, SLOTS
from macher.rules.parts.game import FRAME_MASK
from macher.rules.parts.lands import influencer, raw_match
from macher.rules.parts.rallies import ConvertIn
from macher.rules.parts.sealed import Sealed
from macher.rules.parts.states import points_for
from macher.rules.parts.step import Step


@dataclass(frozen=True)
class PreviewLine:
    """One thing that would come of it: `preview-<key>` in the language files, its numbers, its land and its seats."""

    key: str
    numbers: dict[str, int] = field(default_factory=dict)
    land: int | None = None
    seats: tuple[int, ...] = ()


@dataclass(frozen=True)
class SeatMeter:
    """How one party stands in a land: `gain` is what converting all its rallies (meetings) now would add."""

    votes: int
    rallies: int
    trend: int
    match: int
    gain: int
    points: int
    """Points (seats) of the state's table for the votes and the gain together."""


@dataclass(frozen=True)
class Meter:
    """A land if everybody converted now: the numbers of each seat, who would win, and who influences the media."""

    land: int
    seats: tuple[SeatMeter, ...]
    winners: tuple[int, ...]
    influencer: int | None
    pairs: tuple[Pair, ...]
    """Who could govern with whom: those that are not named cannot, as things stand."""


@dataclass(frozen=True)
class Effect:
    """What a step would give: its lines, and the lands that would stand otherwise than they do now."""

    lines: list[PreviewLine]
    meters: list[Meter]


@dataclass(frozen=True)
class Counting:
    """How an edition counts: its conversion, who wins a land with the votes there, and what only it can foretell."""

    conversion: ConvertIn[Any]
    winners: Callable[[Any, int], tuple[int, ...]]
    pairs: Callable[[Any, list[int]], list[tuple[Pair, ...]]]
    special: Callable[[Any, int, int], list[tuple[str, dict[str, int]]]]
    settle: Callable[[Any], None]
    """Carry out what is chosen and happens with the last choice of the turn only."""
    own: tuple[str, ...] = ()
    """What only this edition has and what may decide who wins a land."""


COUNTINGS: Final = {
    "2019": Counting(
        preview_2019.CONVERSION,
        preview_2019.winners,
        coalitions_2019.pairs,
        preview_2019.special,
        preview_2019.settle,
    ),
    "2006": Counting(
        preview_2006.CONVERSION,
        preview_2006.winners,
        coalitions_2006.pairs,
        preview_2006.special,
        preview_2006.settle,
        own=("partner", "arrival", "arrivals"),
    ),
}
# What decides who wins a land and how its rallies count: in all lands, and in each land by seats and by slots.
EVERYWHERE: Final = ("programs", "start", "order")
BY_SEAT: Final = ("votes", "rallies", "trend", "media")
BY_SLOT: Final = ("opinions", "face_up")


def preview(seen: View, *actions: int) -> list[PreviewLine]:
    """What the actions, one after the other, would give to the viewer."""
    return Forecast(seen).lines(*actions)


def meters(seen: View) -> list[Meter]:
    """Every land in play, in the order of the elections. Opinions that lie face down count for nothing."""
    return Forecast(seen).meters()


class Forecast:
    """A view, and what its viewer can work out from it."""

    def __init__(self, seen: View) -> None:
        self.seen = seen
        self.viewer: int | None = seen.data["viewer"]
        self.counting = COUNTINGS[seen.config.edition]
        self._leading: dict[int, tuple[int, ...]] = {}  # who would win, by land
        self._standing: dict[int, Meter] = {}  # how it stands, by land

    @cached_property
    def state(self) -> State:
        """A state that fits the view: only what is the same in all of them is read from it."""
        state: State = determinize(self.seen, UNSHUFFLED)
        return state

    # --- lands ------------------------------------------------------------------------------------------------------
    def meters(self) -> list[Meter]:
        """All lands in play."""
        return self._meters(self.state, self.state.order)

    def _meters(self, g: State, lands: list[int]) -> list[Meter]:
        """These lands, in a position."""
        then = self._all_converted(g, *lands)  # what happens in one land changes nothing in another
        together = self.counting.pairs(then, lands)
        return [self._meter(g, then, land, pairs) for land, pairs in zip(lands, together, strict=True)]

    def _meter(self, g: State, then: State, land: int, pairs: tuple[Pair, ...]) -> Meter:
        """A land now, and `then`, when everybody has converted there."""
        table = g.config.tables.states[g.card[land]].points
        seats = []
        for seat in range(g.seats):
            at = land * g.seats + seat
            trend, match = g.scale[g.trend[at]], raw_match(g, seat, land)
            gain = then.votes[at] - g.votes[at]
            points = points_for(table, then.votes[at])
            seats.append(SeatMeter(g.votes[at], g.rallies[at], trend, match, gain, points))
        holder = influencer(g, land)
        return Meter(land, tuple(seats), self._winners(then, land), None if holder == NONE else holder, pairs)

    def _all_converted(self, g: State, *lands: int) -> State:
        """The position after everybody has converted everything in these lands, in turn order."""
        then = g.copy()
        for land in lands:
            for seat in g.turn_order():
                rallies = g.rallies[land * g.seats + seat]
                if rallies:
                    self.counting.conversion.convert(then, seat, land, rallies)
        return then

    def _winners(self, g: State, land: int) -> tuple[int, ...]:
        """Who would win with the votes that are there; nobody while there are none."""
        return self.counting.winners(g, land) if any(g.votes[land * g.seats : (land + 1) * g.seats]) else ()

    def _winners_before(self, land: int) -> tuple[int, ...]:
        """Who would win as it stands; every choice is compared with that."""
        if land not in self._leading:
            self._leading[land] = self._winners(self._all_converted(self.state, land), land)
        return self._leading[land]

    # --- steps ------------------------------------------------------------------------------------------------------
    def lines(self, *actions: int) -> list[PreviewLine]:
        """What would come of the actions for the viewer."""
        told, then, converted = self._tried(*actions)
        return told if then is None else told + self._changes(self.state, then, converted)

    def effect(self, *actions: int) -> Effect:
        """The same, and how the lands would stand."""
        told, then, converted = self._tried(*actions)
        if then is None:
            return Effect(told, [])
        touched = self._touched(self.state, then)
        unknown = [land for land in touched if land not in self._standing]
        self._standing.update(zip(unknown, self._meters(self.state, unknown), strict=True))
        otherwise = [meter for meter in self._meters(then, touched) if meter != self._standing[meter.land]]
        return Effect(told + self._changes(self.state, then, converted), otherwise)

    def _tried(self, *actions: int) -> tuple[list[PreviewLine], State | None, int | None]:
        """What is told of the actions, the position after them, and the land where the last one converts.

        The last one is carried out alone, without what the game does next: that may show something new.
        """
        seat = self.viewer
        if seat is None or not actions:
            return [], None, None
        last = actions[-1]
        asks = self._open_step()
        if isinstance(asks, Sealed) or (len(actions) == 1 and isinstance(asks, OneLapAuction)):
            return _bid(self.seen.data["money"][seat], last), None, None  # before all have answered, nothing changes
        g = self.state.copy()
        for action in actions[:-1]:
            advance(g, seat, action)
        step = g.asking
        if isinstance(step, Sealed | OneLapAuction):
            return _bid(g.money[seat], last), g, None
        told = [PreviewLine(key, numbers) for key, numbers in self.counting.special(g, seat, last)]
        converted = None
        if CONVERT < last <= CONVERT + MOST_RALLIES:
            converted = g.argument() % LANDS
            told.append(self._conversion(g, seat, converted, last - CONVERT))
        chances = g.chances
        step.take(g, seat, last)
        self.counting.settle(g)
        if g.chances != chances:
            g.base[seat] = self.state.base[seat]  # dice: how many is not known yet
        return told, g, converted

    def _open_step(self) -> Step[Any]:
        """The step that asks in the view."""
        steps = edition(self.seen.config.edition).seat_state(self.seen.config).steps
        return steps[self.seen.data["agenda"][-1] & FRAME_MASK]

    def _conversion(self, g: State, seat: int, land: int, count: int) -> PreviewLine:
        """The formula with its numbers: so many rallies, the votes they give, and what the state pays for all."""
        at = land * g.seats + seat
        then = g.copy()
        if count:
            self.counting.conversion.convert(then, seat, land, count)
        votes = then.votes[at]
        points = points_for(g.config.tables.states[g.card[land]].points, votes)
        trend, match = g.scale[g.trend[at]], raw_match(g, seat, land)
        numbers = {"rallies": count, "trend": trend, "match": match, "gain": votes - g.votes[at]}
        return PreviewLine("convert", {**numbers, "votes": votes, "points": points}, land)

    def _changes(self, was: State, now: State, converted: int | None = None) -> list[PreviewLine]:
        """What is different: money, base, and land by land what the seat has there and who would win.

        In the land `converted` the formula has said what becomes of the rallies.
        """
        seat: int = self.seen.data["viewer"]
        lines = []
        if now.money[seat] != was.money[seat]:
            lines.append(PreviewLine("money", {"was": was.money[seat], "now": now.money[seat]}))
        if now.base[seat] != was.base[seat]:
            lines.append(PreviewLine("base", {"was": was.base[seat], "now": now.base[seat]}))
        for land in self._touched(was, now):
            lines += self._changes_in(was, now, seat, land, land == converted)
        return lines

    def _touched(self, was: State, now: State) -> list[int]:
        """The lands that may stand otherwise: still the same states, and something that counts has changed."""
        everywhere = all(getattr(was, name) == getattr(now, name) for name in (*EVERYWHERE, *self.counting.own))
        there = [land for land in now.order if land in was.order and now.card[land] == was.card[land]]
        return [land for land in there if not (everywhere and alike(was, now, land))]

    def _changes_in(self, was: State, now: State, seat: int, land: int, converting: bool) -> list[PreviewLine]:
        lines = []
        first = land * now.seats
        at = first + seat
        numbers: list[tuple[str, int, int]] = [
            ("rallies", was.rallies[at], now.rallies[at]),
            ("trend", was.scale[was.trend[at]], now.scale[now.trend[at]]),
            ("match", raw_match(was, seat, land), raw_match(now, seat, land)),
            ("votes", was.votes[at], now.votes[at]),
        ]
        changed = [(key, old, new) for key, old, new in numbers if old != new]
        if not converting:
            lines += [PreviewLine(key, {"was": old, "now": new}, land) for key, old, new in changed]
            if changed and now.rallies[at]:
                lines.append(self._conversion(now, seat, land, now.rallies[at]))
        if was.media[first : first + now.seats] != now.media[first : first + now.seats]:
            holder = influencer(now, land)
            lines.append(PreviewLine("influencer", {}, land, () if holder == NONE else (holder,)))
        winners = self._winners(self._all_converted(now, land), land)
        if changed or winners != self._winners_before(land):
            lines.append(PreviewLine("winners", {}, land, winners))
        return lines


def alike(was: State, now: State, land: int) -> bool:
    """Whether nothing in a land has changed that counts there: most steps touch one land, and counting takes long."""
    seats, slots = slice(land * now.seats, (land + 1) * now.seats), slice(land * SLOTS, (land + 1) * SLOTS)
    return (
        was.doubled[land] == now.doubled[land]
        and all(getattr(was, name)[seats] == getattr(now, name)[seats] for name in BY_SEAT)
        and all(getattr(was, name)[slots] == getattr(now, name)[slots] for name in BY_SLOT)
    )


def _bid(money: int, action: int) -> list[PreviewLine]:
    """What a bid leaves if it wins. One above the own money, where that is allowed, foretells nothing."""
    bid = action - BID
    if not 0 <= bid <= min(MOST_MONEY, money):
        return []
    return [PreviewLine("money-if-won", {"price": bid, "now": money - bid})]


class Unshuffled(Random):
    """Chance that leaves hidden cards as they come: quicker, and nothing is read of how they lie."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Nothing changes."""


UNSHUFFLED: Final = Unshuffled(0)
