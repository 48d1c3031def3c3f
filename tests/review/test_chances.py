"""The chances of a game: luck and skill add up, a seat's own is judged by what it knew, and noise is no mistake."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from macher.bots.learned.value import Value
from macher.data import load
from macher.review.chances import Chances, chances, crossed, judge_choice, stream
from macher.review.fields import FIELD_OF, FIELDS
from macher.rules import apply, deciders, legal, setup
from macher.rules.features import feature_count
from macher.rules.records import Record, read_record
from tests.arena.matches import config_of
from tests.i18n.test_completeness import asking_steps
from tests.properties.perturbations import PERTURBATIONS

RECORDS = Path(__file__).parents[1] / "records" / "games" / "rules2"


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"{name}.macher").read_text(encoding="utf-8"), load)


def some_value(edition: str) -> Value:
    """A value that nobody has trained: whatever it says, the accounts must add up."""
    rng = np.random.default_rng(1)
    size = feature_count(edition)
    shapes: dict[str, Any] = {
        "straight": (size, 2), "first": (size, 4), "first_bias": (4,), "second": (4, 4), "second_bias": (4,),
        "last": (4, 2), "last_bias": (2,),
    }  # fmt: skip
    return Value({name: rng.normal(0, 0.05, shape).astype(np.float32) for name, shape in shapes.items()}, {})


@pytest.fixture(scope="module")
def judged() -> Chances:
    return chances(record_of("plain-3-4-1"), some_value("2019"), worlds=2)


def test_luck_and_skill_add_up(judged: Chances) -> None:
    """For every seat: luck and skill are the last chance less the first."""
    for seat in range(3):
        change = judged.result[seat] - judged.known[0][seat]
        assert judged.luck_of(seat) + judged.skill_of(seat) == pytest.approx(change, abs=1e-9)


def test_every_choice_is_judged(judged: Chances) -> None:
    """A choice is an action of the record with something else to do; each of them is there once, in order."""
    places = [choice.at for choice in judged.choices]
    assert places == sorted(set(places))
    assert all(judged.record.moves[choice.at][:2] == (choice.seat, choice.played.action) for choice in judged.choices)
    assert len(places) > len(judged.record.moves) // 2
    assert all(choice.loss == 0 for choice in judged.choices if choice.best.action == choice.played.action)


def test_with_everything_turned_over_the_chances_add_up(judged: Chances) -> None:
    assert all(sum(row) == pytest.approx(1) for row in judged.opened)
    assert judged.known[-1] == judged.result


def test_the_best_of_noise_is_no_better() -> None:
    """Twenty options that are all alike: the loss is nought on average, though one of them always looks best."""
    rng = np.random.default_rng(2)
    losses = [crossed(rng.normal(0.5, 0.1, (8, 20)).astype(np.float32), 0)[1] for _ in range(400)]
    assert abs(float(np.mean(losses))) < 0.01


def test_what_a_seat_could_not_know_does_not_count() -> None:
    """Two positions that differ only in what the seat may not know give the same judgement, to the digit."""
    value = some_value("2019")
    compared = 0
    rng = Random(3)
    state = setup(config_of("2019", 4), "review")
    for at in range(240):
        seats = deciders(state)
        if not seats:
            break
        seat, options = seats[0], legal(state, seats[0])
        if len(options) > 1 and at % 6 == 0:
            for change in PERTURBATIONS.values():
                changed = change(state, seat, rng)
                if changed is not None and legal(changed.state, seat) == options:
                    one = judge_choice(value, state, at, seat, options[0], 2, stream(at, 0))
                    assert one == judge_choice(value, changed.state, at, seat, options[0], 2, stream(at, 0))
                    compared += 1
        apply(state, seat, rng.choice(options))
    assert compared >= 20


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_every_question_belongs_to_a_field(edition: str) -> None:
    assert set(asking_steps(edition)) == set(FIELD_OF[edition])
    assert set(FIELD_OF[edition].values()) == set(FIELDS)
