"""Features: named, of one shape, and made of nothing but the view."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from macher.play import new_config
from macher.research.arrays import afterstates, features, features_of_many, features_of_view, named
from macher.rules import State, advance, deciders, determinize, legal, playout, scores, setup, view
from macher.rules.features import feature_count, feature_names, feature_scales, fill
from macher.rules.parts.config import PARTIES
from tests.properties import perturbations
from tests.properties.e2006 import perturbations as perturbations_2006
from tests.properties.games import Deal, deals, every_edition, every_size, more_games, play, sampled

VARIANTS = {"2019": (4, 7), "2006": (5, 7)}
PERTURBATIONS = {"2019": perturbations.PERTURBATIONS, "2006": perturbations_2006.PERTURBATIONS}


def row(state: State, seat: int) -> list[int]:
    """In a list that holds nonsense before: every number must be written."""
    out = [99] * feature_count(state.config.edition)
    fill(state, seat, out)
    return out


def game(edition: str, variant: int, seats: int, seed: int = 1) -> Any:
    return setup(new_config(edition, variant, PARTIES[:seats]), seed)


@every_edition
def test_every_number_has_a_name_and_a_scale(edition: str) -> None:
    names = feature_names(edition)
    assert len(set(names)) == len(names) == len(feature_scales(edition)) == feature_count(edition)
    assert min(feature_scales(edition)) > 0


@every_edition
def test_only_what_the_view_shows_is_used(edition: str) -> None:
    """Whatever is hidden may be anything: the features of every state that fits a view are the same."""

    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        for g in sampled(deal, 0.1):
            for seat in range(g.seats):
                true = row(g, seat)
                assert row(determinize(view(g, seat), Random(deal.luck)), seat) == true
                assert np.array_equal(features_of_view(view(g, seat)), features(g, seat))

    whole_game()


@pytest.mark.parametrize(
    ("edition", "thing"), [(name, thing) for name, things in PERTURBATIONS.items() for thing in things]
)
def test_a_hidden_thing_shows_in_no_number(edition: str, thing: str) -> None:
    @more_games
    @given(deals(edition))
    def whole_game(deal: Deal) -> None:
        rng = Random(deal.luck + 4)
        for g, _, _ in play(deal):
            seat = rng.randrange(g.seats)
            change = PERTURBATIONS[edition][thing](g, seat, rng)
            if change is not None:
                assert row(change.state, seat) == row(g, seat)

    whole_game()


@every_size
def test_seats_are_relative_and_numbers_are_those_of_the_game(edition: str, seats: int, variant: int) -> None:
    state = game(edition, variant, seats)
    length = playout(state, 1)
    state = game(edition, variant, seats)
    playout(state, 1, length // 2)
    for viewer in range(seats):
        found = named(edition, features(state, viewer))
        assert found["players"] == seats
        for distance in range(seats):
            seat = (viewer + distance) % seats
            assert found[f"seat{distance}.present"] == 1
            assert found[f"seat{distance}.base"] == state.base[seat]
            assert found[f"seat{distance}.money"] == (state.money[seat] if seat == viewer else 0)
            assert found[f"seat{distance}.asked"] == (seat in deciders(state))
            assert found[f"land0.seat{distance}.votes"] == state.votes[state.order[0] * seats + seat]
            assert found[f"land0.seat{distance}.media"] == state.media[state.order[0] * seats + seat]
        assert found["land0.in_play"] == 1
        for absent in range(seats, 5):
            assert not any(value for name, value in found.items() if f"seat{absent}." in name)
        assert sum(value for name, value in found.items() if name.startswith("step.")) == 1


@every_edition
def test_the_end_shows_the_final_scores(edition: str) -> None:
    state = game(edition, 7, 4)
    playout(state, 3)
    found = named(edition, features(state, 1))
    assert found["over"] == 1
    assert [found[f"seat{distance}.final"] for distance in range(4)] == [
        scores(state)[seat].total for seat in (1, 2, 3, 0)
    ]


# Kinds of numbers that stay the same in games of random players with the usual options.
STILL = {
    "2019": {"seat#.excluded", "seat#.candidate", "seat#.leads_election", "step.coalition-consent"}
    | {"step.presence-move", "step.start-raise", "secondary_action_done"},
    "2006": {"step.coalition-tile"},
}


@every_edition
def test_no_kind_of_number_is_always_the_same(edition: str) -> None:
    """Over some games of all sizes: one that never moves was forgotten."""
    kinds = [re.sub(r"\d", "#", name) for name in feature_names(edition)]
    seen: dict[str, set[int]] = {kind: set() for kind in kinds}
    for seed in range(6):
        state = game(edition, VARIANTS[edition][seed % 2], 3 + seed % 3, seed)
        luck = Random(seed)
        while playout(state, luck.getrandbits(32), 1):
            for kind, number in zip(kinds, row(state, seed % state.seats), strict=True):
                seen[kind].add(number)
    still = {kind for kind, numbers in seen.items() if len(numbers) == 1}
    assert still <= STILL[edition], still - STILL[edition]


@every_edition
def test_afterstates_are_the_features_after_each_action(edition: str) -> None:
    state = game(edition, 7, 4)
    for _ in range(60):
        seat = deciders(state)[0]
        options, rows = afterstates(state, seat)
        assert options == legal(state, seat)
        assert rows.shape == (len(options), feature_count(edition))
        for action, found in zip(options, rows, strict=True):
            after = state.copy()
            advance(after, seat, action)
            assert np.array_equal(found, features(after, seat))
        playout(state, 5, 3)


def test_many_states_at_once() -> None:
    states = [game("2019", 4, seats, seats) for seats in (3, 4, 5)]
    rows = features_of_many(states, [0, 1, 2])
    assert np.array_equal(rows, np.stack([features(state, seat) for seat, state in enumerate(states)]))
