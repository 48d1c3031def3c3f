"""Beliefs are calibrated: what `determinize` imagines in seven worlds of ten is true about seven times of ten."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from macher.bots.planner.judging import decide
from macher.play import new_config
from macher.rules import advance, deciders, determinize, legal, setup, view
from macher.rules.parts.cabinet import face_down
from macher.rules.parts.codes import CARD_TYPES, MOST_POLITICIANS
from tests.shares import share

WORLDS = 40
EVERY = 23  # decisions between two looks
BINS = 5
FEWEST = 40  # statements in a bin that is judged

Statement = tuple[str, int, int]
"""That a seat has a politician face down, or a card in its hand that nobody was shown."""


def true_of(g: Any, viewer: int) -> set[Statement]:
    """What is true of the other seats."""
    found: set[Statement] = set()
    for seat in range(g.seats):
        if seat != viewer:
            found |= {("politician", seat, one) for one in face_down(g, seat)}
            hidden = Counter(g.hands[seat])
            hidden.subtract(g.shown[seat])
            found |= {("card", seat, card) for card, count in hidden.items() if count > 0}
    return found


def in_doubt(g: Any, viewer: int) -> Iterator[Statement]:
    """Statements about hidden things that may be true or not."""
    for seat in range(g.seats):
        if seat == viewer:
            continue
        if face_down(g, seat):
            unseen = g.unused[seat]
            for one in (*face_down(g, seat), *(one for one in range(MOST_POLITICIANS) if unseen >> one & 1)):
                yield ("politician", seat, one)
        if len(g.hands[seat]) > len(g.shown[seat]):
            for card in range(CARD_TYPES):
                yield ("card", seat, card)


def beliefs(edition: str, games: int, likely: bool = True) -> dict[str, list[tuple[float, bool]]]:
    """How strongly each statement was believed in games of planners, and whether it was true."""
    found: dict[str, list[tuple[float, bool]]] = defaultdict(list)
    for seed in range(games):
        rng, worlds = Random(seed), Random(seed + 1)
        g = setup(new_config(edition), f"beliefs {seed}")
        made = 0
        while seats := deciders(g):
            made += 1
            if made % EVERY == 0:
                viewer = made // EVERY % g.seats
                seen = view(g, viewer)
                counts: Counter[Statement] = Counter()
                for _ in range(WORLDS):
                    counts.update(true_of(determinize(seen, worlds, likely), viewer))
                truth = true_of(g, viewer)
                for statement in in_doubt(g, viewer):
                    found[statement[0]].append((counts[statement] / WORLDS, statement in truth))
            advance(g, seats[0], decide(g, seats[0], legal(g, seats[0]), rng))
    return found


def bins(said: list[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """Mean belief, how often it was true, and how many statements, from the unlikely to the likely."""
    kept: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for belief, truth in said:
        kept[min(BINS - 1, int(belief * BINS))].append((belief, truth))
    return [
        (sum(belief for belief, _ in one) / len(one), sum(truth for _, truth in one) / len(one), len(one))
        for _, one in sorted(kept.items())
    ]


def surprise(said: list[tuple[float, bool]]) -> float:
    """Brier's score: the mean square of how wrong a belief was."""
    return sum((belief - truth) ** 2 for belief, truth in said) / len(said)


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_what_is_believed_is_true_as_often(edition: str) -> None:
    found = beliefs(edition, share(3, of=40))
    for kind, said in found.items():
        for belief, truth, count in bins(said):
            if count >= FEWEST:
                # Four standard errors of statements that hang together in threes, and what habits leave out.
                doubt = 4 * (3 * belief * (1 - belief) / count) ** 0.5 + 0.08
                assert abs(belief - truth) < doubt, (kind, belief, truth, count)


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_habits_tell_something(edition: str) -> None:
    """Over the same games, beliefs that know habits are less wrong than those that know none."""
    games = share(2, of=20)
    alike, likely = beliefs(edition, games, likely=False), beliefs(edition, games)
    for kind in likely:
        assert surprise(likely[kind]) < surprise(alike[kind]) + 0.002, kind
    assert sum(surprise(said) for said in likely.values()) < sum(surprise(said) for said in alike.values())
