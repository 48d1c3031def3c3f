"""The network learns: gradients are those of the loss, and a simple truth is found."""

from __future__ import annotations

import numpy as np
import pytest

from macher.bots.learned.value import PARTS
from macher.train.network import Learner, backward, judged, new_parts


def loss(parts: dict[str, np.ndarray], rows: np.ndarray, targets: np.ndarray) -> float:
    said = judged(parts, rows).astype(np.float64)
    entropy = -np.mean(targets[:, 0] * np.log(said[:, 0]) + (1 - targets[:, 0]) * np.log(1 - said[:, 0]))
    return float(entropy + np.mean((said[:, 1] - targets[:, 1]) ** 2) / 2)


@pytest.mark.parametrize("name", PARTS)
def test_the_gradient_is_that_of_the_loss(name: str) -> None:
    rng = np.random.default_rng(2)
    parts = new_parts(12, 8, 6, 2)
    parts = {part: those + 0.3 * rng.standard_normal(those.shape, np.float32) for part, those in parts.items()}
    rows = rng.standard_normal((50, 12)).astype(np.float32)
    targets = np.stack([rng.random(50), rng.standard_normal(50)], axis=1).astype(np.float32)
    gradients, _ = backward(parts, rows, targets)
    doubles = {part: parts[part].astype(np.float64) for part in parts}
    at = tuple(size // 2 for size in parts[name].shape)
    step = 1e-5
    doubles[name][at] += step
    above = loss(doubles, rows.astype(np.float64), targets)
    doubles[name][at] -= 2 * step
    below = loss(doubles, rows.astype(np.float64), targets)
    assert gradients[name][at] == pytest.approx((above - below) / (2 * step), rel=0.02, abs=1e-4)


def test_a_simple_truth_is_found() -> None:
    """The margin is a product that no straight line has; the victory follows its sign."""
    rng = np.random.default_rng(3)
    rows = rng.standard_normal((4000, 6)).astype(np.float32)
    margin = rows[:, 0] * rows[:, 1] + 0.5 * rows[:, 2]
    targets = np.stack([(margin > 0).astype(np.float32), margin], axis=1)
    learner = Learner(new_parts(6, 32, 16, 3), slow=0.99)
    for step in range(1200):
        some = rng.integers(0, 3500, 128)
        learner.learn(rows[some], targets[some], 3e-3 * (1 - step / 1300))
    said = judged(learner.average, rows[3500:])
    assert np.mean((said[:, 1] - targets[3500:, 1]) ** 2) < 0.1 * np.var(margin)
    assert np.mean((said[:, 0] > 0.5) == (margin[3500:] > 0)) > 0.9


def test_a_learner_is_kept_whole() -> None:
    rng = np.random.default_rng(4)
    rows, targets = rng.random((64, 5)).astype(np.float32), rng.random((64, 2)).astype(np.float32)
    learner = Learner(new_parts(5, 4, 3, 4))
    for _ in range(5):
        learner.learn(rows, targets, 1e-2)
    other = Learner.taken_up(learner.kept())
    learner.learn(rows, targets, 1e-2)
    other.learn(rows, targets, 1e-2)
    for name in PARTS:
        assert np.array_equal(learner.parts[name], other.parts[name])
        assert np.array_equal(learner.average[name], other.average[name])
