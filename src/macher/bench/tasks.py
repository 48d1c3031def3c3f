"""What is measured: each task does one thing again and again with games of one kind.

A task gets a case and a time, and returns how often it did its thing in how many seconds of processor time: what other
programs do on the machine counts little. Setting up a game, or finding a position, is off the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final, NamedTuple

from macher.play import new_config
from macher.rules import Config, State, advance, apply, deciders, legal, playout, setup
from macher.rules.features import feature_count, fill
from macher.rules.parts.config import PARTIES
from macher.rules.saves import load, save

MOMENTS: Final = (0.25, 0.5, 0.75)
"""Of a random game: where positions are taken."""


class Case(NamedTuple):
    """One kind of game."""

    edition: str
    variant: int
    players: int

    def config(self) -> Config:
        """To set up games of this kind."""
        return new_config(self.edition, self.variant, PARTIES[: self.players])


Measured = tuple[int, float]
"""How often, in how many seconds."""
Task = Callable[[Case, float], Measured]
Bits = Callable[[int], int]
"""So many random bits: the quickest way that Python has to choose an option, and the same for us and for hearts."""


# --- whole games ----------------------------------------------------------------------------------------------------
def step_at_random(state: State, bits: Bits) -> int:
    """A game to its end, stepped from Python: who is asked, what is legal, one of it at random. As search does it."""
    decisions = 0
    seats = deciders(state)
    while seats:
        seat = seats[0]
        options = legal(state, seat)
        seats = advance(state, seat, options[bits(16) * len(options) >> 16])
        decisions += 1
    return decisions


def step_with_events(state: State, bits: Bits) -> int:
    """The same through the door that checks every action and tells what happened, as a table does it."""
    decisions = 0
    while seats := deciders(state):
        seat = seats[0]
        options = legal(state, seat)
        apply(state, seat, options[bits(16) * len(options) >> 16])
        decisions += 1
    return decisions


def games(case: Case, seconds: float, play: Callable[[State, Bits], int]) -> Measured:
    """Games one after the other; the clock runs while they are played."""
    config = case.config()
    bits = Random(1).getrandbits
    play(setup(config, 0), bits)  # what is made once is made now
    decisions = number = 0
    spent = 0.0
    while spent < seconds:
        number += 1
        state = setup(config, number)
        began = time.process_time()
        decisions += play(state, bits)
        spent += time.process_time() - began
    return decisions, spent


def measure_play(case: Case, seconds: float) -> Measured:
    """Decisions of random play, stepped from Python."""
    return games(case, seconds, step_at_random)


def measure_apply(case: Case, seconds: float) -> Measured:
    """Decisions of random play with checks and events."""
    return games(case, seconds, step_with_events)


def measure_playout(case: Case, seconds: float) -> Measured:
    """Decisions of random play inside the engine."""
    return games(case, seconds, lambda state, _: playout(state, 1))


# --- one thing in a position ----------------------------------------------------------------------------------------
def positions(case: Case) -> list[State]:
    """At a quarter, half and three quarters of a random game."""
    config = case.config()
    length = playout(setup(config, 1), 1)
    found = []
    for moment in MOMENTS:
        state = setup(config, 1)
        playout(state, 1, int(length * moment))
        found.append(state)
    return found


def repeat(seconds: float, jobs: list[Callable[[], Any]]) -> Measured:
    """All of the jobs, again and again."""
    done = 0
    spent = 0.0
    while spent < seconds:
        began = time.process_time()
        for _ in range(50):
            for job in jobs:
                job()
        spent += time.process_time() - began
        done += 50 * len(jobs)
    return done, spent


def measure_copy(case: Case, seconds: float) -> Measured:
    """Copies of a state."""
    return repeat(seconds, [state.copy for state in positions(case)])


def measure_legal(case: Case, seconds: float) -> Measured:
    """Asking what is legal, in positions all over a random game."""
    state = setup(case.config(), 1)
    jobs: list[Callable[[], Any]] = []
    while playout(state, len(jobs), 7):
        if state.waiting:
            jobs.append(partial(legal, state.copy(), deciders(state)[0]))
    return repeat(seconds, jobs)


def measure_save(case: Case, seconds: float) -> Measured:
    """States written as text, with their check sum."""
    return repeat(seconds, [partial(save, state) for state in positions(case)])


def measure_load(case: Case, seconds: float) -> Measured:
    """States read from text."""
    return repeat(seconds, [partial(load, save(state), state.config.tables) for state in positions(case)])


def measure_features(case: Case, seconds: float) -> Measured:
    """What a seat knows, as a row of numbers."""
    row = [0] * feature_count(case.edition)
    return repeat(seconds, [partial(fill, state, 0, row) for state in positions(case)])


TASKS: Final[dict[str, Task]] = {
    "play": measure_play,
    "playout": measure_playout,
    "apply": measure_apply,
    "legal": measure_legal,
    "copy": measure_copy,
    "features": measure_features,
    "save": measure_save,
    "load": measure_load,
}
"""By name. Whoever measures more adds it here and its words to `cli-bench.ftl`."""


# --- the machine ----------------------------------------------------------------------------------------------------
def calibrate(seconds: float = 0.2) -> float:
    """Rounds a second of a loop that any Python can run: numbers, lists, tuples, a call.

    A figure divided by this one is about the same on a faster machine, if its Python is of the same version.
    """
    lists = [[number] * 12 for number in range(20)]
    done = 0
    spent = 0.0
    while spent < seconds:
        began = time.process_time()
        for number in range(500):
            total = 0
            for one in lists:
                total += len(one[:]) * one[number % 12] >> 1
            done += len(tuple(one[0] for one in lists if total > one[3])) > 0
        spent += time.process_time() - began
    return done / spent
