"""Games that bots play to the end from a moment of a finished game: the spread of what can come of it."""

from __future__ import annotations

from functools import partial
from random import Random

from macher.bots.learned.value import Value
from macher.bots.planner.judging import decide
from macher.review.chances import opened_chances, stream
from macher.review.work import Continuation
from macher.rules import State, advance, determinize, legal, scores, view, winners
from macher.rules.playouts import ELECTION, playout

LOOKS = 3
"""So often bots play on to the next election where everything is turned over."""
TRIES = 20
"""Imagined worlds in which an action was not possible, before it is left out."""


def play_both(state: State, seat: int, actions: tuple[int, int], games: int, rng: Random) -> list[Continuation]:
    """Play so many games to the end after each of two actions, from what the seat knows in this position.

    The same imagined worlds and the same streams serve both, so that a difference is a difference of the actions.
    """
    found = [Continuation() for _ in actions]
    seen = view(state, seat)
    for _ in range(games):
        world = determinize(seen, rng)
        number = rng.getrandbits(64)
        for one, action in zip(found, actions, strict=True):
            end = world.copy()
            advance(end, seat, action)
            _play_on(one, end, seat, number)
    return found


def play_on(state: State, seat: int, games: int, rng: Random) -> Continuation:
    """Play so many games to the end from what a seat knows in this position."""
    found = Continuation()
    seen = view(state, seat)
    for _ in range(games):
        _play_on(found, determinize(seen, rng), seat, rng.getrandbits(64))
    return found


def play_after(state: State, seat: int, by: int, action: int, games: int, rng: Random) -> Continuation:
    """The same after an action of a seat of which the one that is judged does not know what it turns up."""
    found = Continuation()
    seen = view(state, seat)
    for _ in range(games):
        for _ in range(TRIES):
            world = determinize(seen, rng)
            if action in legal(world, by):
                advance(world, by, action)
                break
        _play_on(found, world, seat, rng.getrandbits(64))
    return found


def turned_over(value: Value, state: State, place: tuple[int, int]) -> list[float]:
    """The chances of all seats in the true position, with every card and every sealed choice as it is.

    Bots play on to the next election a few times, and what they come to is judged.
    """
    if not state.waiting:
        return opened_chances(value, state)
    rows = []
    for number in range(LOOKS):
        end = state.copy()
        playout(end, partial(_decide, stream(*place, number)), ELECTION)
        rows.append(opened_chances(value, end))
    return [round(sum(column) / LOOKS, 5) for column in zip(*rows, strict=True)]


def joined(one: Continuation, more: Continuation) -> None:
    """Add the games of one to those of another."""
    one.wins += more.wins
    one.totals += more.totals
    for source, points in more.sources.items():
        one.sources[source] = one.sources.get(source, 0) + points


def _decide(rng: Random, state: State, seat: int, options: tuple[int, ...]) -> int:
    """Everybody plays as the planner would in this very state."""
    return decide(state, seat, options, rng)


def _play_on(one: Continuation, end: State, seat: int, number: int) -> None:
    playout(end, partial(_decide, Random(number)))
    first = winners(end)
    score = scores(end)[seat]
    one.wins.append(round(1 / len(first), 5) if seat in first else 0.0)
    one.totals.append(score.total)
    for source, points in score.by_source().items():
        one.sources[source] = one.sources.get(source, 0) + points
