"""Luck is what chance gave: nought on average whatever judges it, and nothing that anybody at the table could tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from macher.arena.hooks import Hook
from macher.arena.luck import FIGURES, Luck
from macher.arena.playing import play_game
from macher.arena.redeal import drawn_from, gone_under, redeal
from macher.play import new_config
from macher.rules import State, advance, deciders, legal, setup, view
from macher.rules.parts.lands import raw_match
from tests.shares import share

EDITIONS = ("2019", "2006")


def matches(states: Sequence[State]) -> list[list[tuple[float, ...]]]:
    """A judge that knows little: how well each program agrees with what lies open, and the money."""
    found: list[list[tuple[float, ...]]] = []
    for g in states:
        seats = [sum(raw_match(g, seat, land) for land in g.order) for seat in range(g.seats)]
        found.append([(float(own), float(g.money[seat])) for seat, own in enumerate(seats)])
    return found


def positions(edition: str, games: int, every: int) -> Iterator[tuple[State, int, int]]:
    """Positions of random games, each with who acts and how."""
    for seed in range(games):
        rng = Random(seed)
        state = setup(new_config(edition), seed)
        count = 0
        while seats := deciders(state):
            seat = rng.choice(seats)
            action = rng.choice(legal(state, seat))
            count += 1
            if count % every == 0:
                yield state, seat, action
            advance(state, seat, action)


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_can_tell_a_new_deal(edition: str) -> None:
    changed = 0
    for state, _, _ in positions(edition, share(1, of=10), 6):
        other = state.copy()
        redeal(other, Random(1))
        for seat in (*range(state.seats), None):
            assert view(other, seat).data == view(state, seat).data
            if seat is not None:
                assert legal(other, seat) == legal(state, seat)
        assert Counter([*other.opinion_deck, *other.opinions]) == Counter([*state.opinion_deck, *state.opinions])
        changed += other.program_deck != state.program_deck
    assert changed > 20


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_order_of_a_deck_may_come(edition: str) -> None:
    """The top card of the programs and an opinion face down follow what is left of them."""
    state = setup(new_config(edition), 5)
    rng = Random(3)
    deals = 3000
    tops: Counter[int] = Counter()
    for _ in range(deals):
        other = state.copy()
        redeal(other, rng)
        tops[other.program_deck[-1]] += 1
    left = Counter(state.program_deck)
    for card, count in left.items():
        chance = count / len(state.program_deck)
        assert abs(tops[card] / deals - chance) < 5 * sqrt(chance / deals)


@pytest.mark.parametrize("edition", EDITIONS)
def test_luck_is_nought_on_average(edition: str) -> None:
    """What is added up over many games lies within four standard errors of nothing, and is not nothing in each."""
    found: list[list[float]] = [[] for _ in range(FIGURES)]
    for seed in range(share(12, of=300)):
        luck = Luck(matches)
        game = play_game(new_config(edition), ("random",) * 4, f"luck {seed}", [luck])
        for figure, name in enumerate(("win", "margin")):
            found[figure].append(sum(game.hooked[0][name]) / 4)
    for values in found[:1]:
        assert stdev(values) > 0.1
        assert abs(mean(values)) < 4 * stdev(values) / sqrt(len(values))


def test_a_move_without_chance_has_no_luck() -> None:
    quiet = 0
    for state, seat, action in positions("2019", 1, 1):
        after = state.copy()
        advance(after, seat, action)
        if drawn_from(state, after):
            continue
        other = state.copy()
        redeal(other, Random(2))
        advance(other, seat, action)
        assert matches([after]) == matches([other])
        quiet += 1
    assert quiet > 50


def test_opinions_seen_going_under_the_deck_stay_there() -> None:
    assert gone_under([1, 2, 3, 4], [1, 2, 3], 0) == 0
    assert gone_under([1, 2, 3, 4], [9, 1, 2], 0) == 1
    assert gone_under([9, 1, 2, 5], [7, 8, 9, 1], 1) == 3
    assert gone_under([1, 2, 3], [3, 2, 1, 5], 1) == 4  # shuffled: nothing is sure any more
    state = setup(new_config("2006"), 1)
    bottom = state.opinion_deck[:5]
    redeal(state, Random(1), 5)
    assert state.opinion_deck[:5] == bottom


def test_a_hook_is_told_before_a_move_is_made() -> None:
    class Told(Hook):
        def begin(self, state: State) -> None:
            self.wrong = self.moves = 0

        def before(self, state: State, seat: int, action: int) -> None:
            self.moves += 1
            self.wrong += action not in legal(state, seat)

        def result(self, state: State) -> Any:
            return self.moves, self.wrong

    game = play_game(new_config("2019"), ("random",) * 4, "1", [Told()])
    assert game.hooked == [(game.decisions, 0)]
