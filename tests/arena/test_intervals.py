"""Intervals hold what they promise: they cover the truth, and they count blocks, not games."""

from __future__ import annotations

from random import Random

import pytest

from macher.arena.intervals import mean_interval, share_interval, t_value, wilson


def test_students_t() -> None:
    for freedom, value in ((4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984), (9999, 1.960)):
        assert t_value(freedom) == pytest.approx(value, rel=0.01)


def test_wilson() -> None:
    """The usual example: 0 of 10, and 5 of 10."""
    none, half = wilson(0, 10, 1.96), wilson(0.5, 10, 1.96)
    assert (none.low, none.high) == pytest.approx((0, 0.2775), abs=0.001)
    assert (half.low, half.high) == pytest.approx((0.2366, 0.7634), abs=0.001)


def test_all_won_is_not_certain() -> None:
    all_won = share_interval([4.0] * 100, [4] * 100)
    assert (all_won.value, all_won.high) == (1, 1)
    assert 0.98 < all_won.low < 0.995
    assert share_interval([4.0], [4]).low < 0.6


def test_independent_games_give_wilsons_interval() -> None:
    rng = Random(1)
    won = [float(sum(rng.random() < 0.25 for _ in range(4))) for _ in range(2000)]
    found = share_interval(won, [4] * 2000)
    plain = wilson(found.value, 8000, 1.96)
    assert found.high - found.low == pytest.approx(plain.high - plain.low, rel=0.06)


def test_games_of_a_block_that_are_alike_count_as_one() -> None:
    """All or nothing in a block: four games tell no more than one."""
    rng = Random(2)
    won = [4.0 * (rng.random() < 0.25) for _ in range(1000)]
    found = share_interval(won, [4] * 1000)
    plain = wilson(found.value, 1000, 1.96)
    assert found.high - found.low == pytest.approx(plain.high - plain.low, rel=0.05)


def test_games_of_a_block_that_complement_each_other_tell_more() -> None:
    won = [1.0 if at % 10 else 2.0 for at in range(100)]
    found = share_interval(won, [4] * 100)
    plain = wilson(found.value, 400, 1.96)
    assert found.high - found.low < 0.6 * (plain.high - plain.low)


@pytest.mark.parametrize(("share", "blocks"), [(0.25, 20), (0.25, 100), (0.9, 50), (0.98, 100)])
def test_intervals_cover_the_truth(share: float, blocks: int) -> None:
    """Of 95 % intervals about 95 % do; a block has its own luck here."""
    rng = Random(3)
    covered = 0
    for _ in range(400):
        won = []
        for _ in range(blocks):
            luck = share + min(share, 1 - share) * rng.choice((-0.5, 0.5))
            won.append(float(sum(rng.random() < luck for _ in range(4))))
        found = share_interval(won, [4] * blocks)
        covered += found.low <= share <= found.high
    assert 0.92 <= covered / 400 <= 0.99


def test_mean_of_blocks() -> None:
    found = mean_interval([4.0, 8.0, 6.0, 6.0], [2, 2, 2, 2])
    assert found.value == 3
    assert found.high - 3 == pytest.approx(t_value(3) * (8 / 3) ** 0.5 * 2 / 8)
    assert mean_interval([6.0], [2]).low == 3, "one block has no spread"
