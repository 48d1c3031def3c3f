"""What many games say about the balance of the game, as figures with intervals; words are put to them elsewhere.

What a seat *is* (party, place at the table) was dealt, so differences there are caused by it. What it *chose* or *got*
is only seen to go with success: party and place are held equal, and in a round also what the learned value expected of
the seat when the round began, but a seat that gets a thing may be the better one in other ways.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from macher.arena.intervals import Interval
from macher.study.facts import THINGS, Facts, facts_of
from macher.study.statistics import Estimate, Level, compare_levels, difference, mean_by_game, mean_of, share_of
from macher.study.store import Store

RISING, FALLING, MIXED = "rising", "falling", "mixed"
SIZES = ("small", "middle", "large")


@dataclass(frozen=True)
class Worth:
    """What a thing goes with in one round."""

    round: int
    seats: int
    points: Estimate
    win: Estimate


@dataclass(frozen=True)
class Size:
    """States of a size: how many voted, what a seat scored for votes there, and what a victory there goes with."""

    name: str
    elections: int
    scored: Estimate
    first: Estimate
    """Points for votes of the best seat above the mean."""
    points: Estimate
    win: Estimate


@dataclass(frozen=True)
class Leads:
    """How the lead went."""

    holds: list[Interval]
    """For each round but the last: how often the leader after it wins."""
    changes: Estimate
    """How often the lead changes in a game, the final scoring included."""
    never: Interval
    """The share of games in which it never does."""
    last: Interval
    """The share of games in which it changes in the last round or in the final scoring."""
    sources: dict[str, Estimate]
    """What whoever takes the lead gains on the leader in that round, by source of points."""


@dataclass(frozen=True)
class Shift:
    """Another set of values, game by game beside the usual one."""

    name: str
    games: int
    parties: dict[str, Estimate]
    """How much more often each party wins."""
    top: Estimate
    """How many points more the winner has."""
    margin: Estimate
    """How many points more the winner is ahead of the second."""
    moved: Interval
    """The share of games that somebody else wins."""


@dataclass(frozen=True)
class Balance:
    """All that a store says."""

    store: Store
    games: int
    levels: dict[str, list[Level]]
    worth: dict[str, list[Worth]]
    sizes: list[Size]
    leads: Leads
    shifts: list[Shift]


@dataclass(frozen=True)
class Chairs:
    """All seats of all games, one below the other."""

    facts: list[Facts]

    def column(self, of: Callable[[Facts, int], Any]) -> list[Any]:
        """A value of each seat."""
        return [of(one, seat) for one in self.facts for seat in range(one.seats)]


def balance(
    store: Store, others: Sequence[Store] = (), progress: Callable[[int], None] = lambda done: None
) -> Balance | None:
    """Study the games of a store, and beside them those of stores with other values; None of an empty store."""
    facts = []
    for game in store.games():
        facts.append(facts_of(game))
        progress(len(facts))
    if not facts:
        return None
    return Balance(
        store,
        len(facts),
        levels_of(facts),
        worth_of(facts),
        sizes_of(facts),
        leads_of(facts),
        [shift for other in others if (shift := shift_of(facts, other)) is not None],
    )


# --- what a seat began with -----------------------------------------------------------------------------------------
def levels_of(facts: list[Facts]) -> dict[str, list[Level]]:
    """Party, place, start, first politician and donations."""
    chairs = Chairs(facts)
    party = chairs.column(lambda one, seat: one.game.config.parties[seat])
    place = chairs.column(lambda one, seat: seat)
    chosen: dict[str, list[Hashable]] = {}
    if all(" " in word for one in facts for word in one.opening):
        chosen["sheet-1"] = chairs.column(lambda one, seat: int(one.opening[seat].split()[0]))
        chosen["sheet-2"] = chairs.column(lambda one, seat: int(one.opening[seat].split()[1]))
    else:
        chosen["block"] = chairs.column(lambda one, seat: int(one.opening[seat]))
    chosen["politician"] = chairs.column(lambda one, seat: one.first_politician[seat])
    chosen["gift"] = chairs.column(lambda one, seat: (one.gifts[seat] or [(0, False)])[0])
    chosen["gift-order"] = chairs.column(lambda one, seat: order_of([amount for amount, _ in one.gifts[seat]]))
    chosen["gifts-taken"] = chairs.column(lambda one, seat: sum(taken for _, taken in one.gifts[seat]))
    points = chairs.column(lambda one, seat: float(one.game.totals[seat]))
    won = chairs.column(lambda one, seat: one.game.won[seat])
    games = chairs.column(lambda one, seat: one.game.number)
    return {
        "party": compare_levels(party, points, won, games, [place]),
        "seat": compare_levels(place, points, won, games, [party]),
        **{name: compare_levels(labels, points, won, games, [party, place]) for name, labels in chosen.items()},
    }


def order_of(amounts: list[int]) -> str:
    """Whether amounts only rise, only fall, or neither."""
    if amounts == sorted(amounts):
        return RISING
    return FALLING if amounts == sorted(amounts, reverse=True) else MIXED


# --- what it had by round -------------------------------------------------------------------------------------------
def worth_of(facts: list[Facts]) -> dict[str, list[Worth]]:
    """Each thing in each round in which some seats of a game had it and others had not."""
    chairs = Chairs(facts)
    party = chairs.column(lambda one, seat: one.game.config.parties[seat])
    place = chairs.column(lambda one, seat: seat)
    points = chairs.column(lambda one, seat: float(one.game.totals[seat]))
    won = chairs.column(lambda one, seat: one.game.won[seat])
    games = chairs.column(lambda one, seat: one.game.number)
    found: dict[str, list[Worth]] = {thing: [] for thing in THINGS}
    for at in range(max(len(one.rounds) for one in facts)):
        before = [
            chairs.column(lambda one, seat, at=at, which=which: expected(one, seat, at, which))  # type: ignore[misc]
            for which in (0, 1)
        ]
        for thing in THINGS:
            had = chairs.column(lambda one, seat, at=at, thing=thing: float(seat in one.rounds[at].had[thing]))  # type: ignore[misc]
            other = [] if thing not in POLLS else [other_poll(chairs, at, thing)]
            if not any(had):
                continue
            found[thing].append(
                Worth(
                    at + 1,
                    int(sum(had)),
                    difference(had, points, games, [party, place], [*before, *other]),
                    difference(had, won, games, [party, place], [*before, *other]),
                )
            )
    return {thing: rounds for thing, rounds in found.items() if rounds}


POLLS = ("published", "kept")


def other_poll(chairs: Chairs, at: int, thing: str) -> list[float]:
    """A poll that is published is compared with none, not with one that is kept; and the other way round."""
    other = POLLS[thing == POLLS[0]]
    return chairs.column(lambda one, seat: float(seat in one.rounds[at].had[other]))


def expected(one: Facts, seat: int, at: int, which: int) -> float:
    """What the value promised a seat when a round began: chance (0) or margin (1); else its points so far."""
    this = one.rounds[at]
    if this.expected:
        return this.expected[seat][which]
    return float(sum(this.standing[seat].values())) if which else 0.0


# --- states ---------------------------------------------------------------------------------------------------------
def sizes_of(facts: list[Facts]) -> list[Size]:
    """Small, middle and large states, by thirds of the maxima that are printed."""
    states = facts[0].game.config.tables.states
    ranked = sorted(range(len(states)), key=lambda state: states[state].points[-1])
    size_of = {state: SIZES[len(SIZES) * at // len(ranked)] for at, state in enumerate(ranked)}
    chairs = Chairs(facts)
    party = chairs.column(lambda one, seat: one.game.config.parties[seat])
    place = chairs.column(lambda one, seat: seat)
    points = chairs.column(lambda one, seat: float(one.game.totals[seat]))
    won = chairs.column(lambda one, seat: one.game.won[seat])
    games = chairs.column(lambda one, seat: one.game.number)
    victories = {
        size: chairs.column(
            lambda one, seat, size=size: float(  # type: ignore[misc]
                sum(seat in election.winners for election in one.elections if size_of[election.state] == size)
            )
        )
        for size in SIZES
    }
    found = []
    for size in SIZES:
        here = [(one.game.number, election) for one in facts for election in one.elections]
        held = [(number, election) for number, election in here if size_of[election.state] == size]
        if not held:
            continue
        rest = [victories[other] for other in SIZES if other != size]
        when = np.array([number for number, _ in held])
        mean = np.array([sum(election.points) / len(election.points) for _, election in held])
        best = np.array([max(election.points) for _, election in held])
        found.append(
            Size(
                size,
                len(held),
                mean_by_game(mean, when),
                mean_by_game(best - mean, when),
                difference(victories[size], points, games, [party, place], rest),
                difference(victories[size], won, games, [party, place], rest),
            )
        )
    return found


# --- the lead -------------------------------------------------------------------------------------------------------
def leads_of(facts: list[Facts]) -> Leads:
    """How often and how the lead changes."""
    holds: list[list[float]] = [[] for _ in range(max(len(one.rounds) for one in facts) - 1)]
    changes: list[float] = []
    late: list[float] = []
    gained: dict[str, list[tuple[int, float]]] = {}
    for one in facts:
        leads = one.leads()
        for at, lead in enumerate(leads[:-1]):
            holds[at].append(sum(one.game.won[seat] for seat in lead) / len(lead))
        turns = [at for at in range(1, len(leads)) if not set(leads[at]) & set(leads[at - 1])]
        changes.append(float(len(turns)))
        late.append(float(bool(turns) and turns[-1] == len(leads) - 1))
        for at in turns:
            for source, points in overtaking(one, at, leads[at][0], leads[at - 1][0]).items():
                gained.setdefault(source, []).append((one.game.number, points))
    return Leads(
        [share_of(held) for held in holds],
        mean_of(changes),
        share_of([float(count == 0) for count in changes]),
        share_of(late),
        {
            source: mean_by_game(np.array([one for _, one in points]), np.array([game for game, _ in points]))
            for source, points in gained.items()
        },
    )


def overtaking(one: Facts, at: int, new: int, old: int) -> dict[str, float]:
    """What a seat gained on the leader between two leads, by source; `at` 1 is the second round."""
    began = one.rounds[at].standing
    ended = one.rounds[at + 1].standing if at + 1 < len(one.rounds) else one.final
    return {
        source: float(ended[new][source] - began[new].get(source, 0) - ended[old][source] + began[old].get(source, 0))
        for source in ended[new]
    }


# --- other values ---------------------------------------------------------------------------------------------------
def shift_of(facts: list[Facts], other: Store) -> Shift | None:
    """Games with the same number under other values; None where there are none yet."""
    usual = {one.game.number: one.game for one in facts}
    pairs = [(usual[game.number], game) for game in other.games() if game.number in usual]
    if not pairs:
        return None
    parties: dict[str, list[float]] = {}
    for one, two in pairs:
        for seat, party in enumerate(one.config.parties):
            parties.setdefault(party, []).append(two.won[seat] - one.won[seat])
    ranked = [(sorted(one.totals), sorted(two.totals)) for one, two in pairs]
    return Shift(
        other.about["name"],
        len(pairs),
        {party: mean_of(parties[party]) for party in sorted(parties)},
        mean_of([two[-1] - one[-1] for one, two in ranked]),
        mean_of([(two[-1] - two[-2]) - (one[-1] - one[-2]) for one, two in ranked]),
        share_of([float(one.won != two.won) for one, two in pairs]),
    )
