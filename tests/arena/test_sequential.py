"""The sequential test answers soon where the answer is clear, and is seldom wrong however often one looks."""

from __future__ import annotations

from random import Random

import pytest

from macher.arena.sequential import SequentialTest

BLOCKS = 300


def decided(share: float, threshold: float, seed: int) -> tuple[str | None, int]:
    """A match whose blocks have four independent games each."""
    rng, test = Random(seed), SequentialTest(threshold)
    for _ in range(BLOCKS):
        if test.add(sum(rng.random() < share for _ in range(4)) / 4):
            break
    return test.answer, test.blocks


def test_it_is_seldom_wrong() -> None:
    """The share is the threshold: at most one match in twenty may seem clear."""
    assert sum(decided(0.25, 0.25, seed)[0] is not None for seed in range(300)) <= 15


@pytest.mark.parametrize(("share", "answer"), [(0.45, "above"), (0.1, "below"), (0.97, "above"), (0.0, "below")])
def test_it_finds_what_is_clear(share: float, answer: str) -> None:
    found = [decided(share, 0.25, seed) for seed in range(40)]
    assert {one for one, _ in found} == {answer}
    assert sum(blocks for _, blocks in found) / 40 < 120


def test_clearer_is_sooner() -> None:
    near, far = ([decided(share, 0.25, seed)[1] for seed in range(30)] for share in (0.4, 0.9))
    assert sum(far) < sum(near) / 3


def test_a_threshold_near_one() -> None:
    assert decided(1.0, 0.9, 1)[0] == "above"
    assert decided(0.7, 0.97, 1)[0] == "below"


def test_an_answer_stands() -> None:
    test = SequentialTest(0.25)
    while test.add(1.0) is None:
        pass
    assert test.add(0.0) == "above"
