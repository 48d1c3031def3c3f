"""The network while it learns: steps of Adam on rows of features, with a slow average of the weights beside it.

The same forward pass as `macher.bots.learned.value`; here it is followed backwards. NumPy is enough for a network of
this size: some ten thousand rows a second on one core.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from macher.bots.learned.value import PARTS, POINTS, Floats, Value, forward

MARGIN_WEIGHT: Final = 1.0
"""How much the margin counts in the loss beside the victory."""
DECAY: Final = 0.9, 0.999
TINY: Final = 1e-8


def new_parts(features: int, first: int, second: int, seed: int) -> dict[str, Floats]:
    """A network that says nothing yet."""
    rng = np.random.default_rng(seed)
    shapes = {"first": (features, first), "second": (first, second)}
    parts: dict[str, Floats] = {
        name: (rng.standard_normal(shape) * np.sqrt(2.0 / shape[0])).astype(np.float32)
        for name, shape in shapes.items()
    }
    parts["first"] *= 0.5  # most features are around 1, some well above
    parts["first_bias"] = np.zeros(first, np.float32)
    parts["second_bias"] = np.zeros(second, np.float32)
    parts["last"] = np.zeros((second, 2), np.float32)
    parts["straight"] = np.zeros((features, 2), np.float32)
    parts["last_bias"] = np.zeros(2, np.float32)
    return parts


class Learner:
    """Weights that change, what Adam remembers of its steps, and the slow average, which is what plays."""

    def __init__(self, parts: dict[str, Floats], slow: float = 0.999) -> None:
        self.parts = {name: parts[name].astype(np.float32).copy() for name in PARTS}
        self.average = {name: part.copy() for name, part in self.parts.items()}
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.slow = slow
        self.steps = 0

    def learn(self, rows: Floats, targets: Floats, rate: float, shrink: float = 1e-5) -> tuple[float, float]:
        """One step towards the targets (share of victory, margin in POINTS); the losses of both before the step."""
        gradients, losses = backward(self.parts, rows, targets)
        self.steps += 1
        first, second = DECAY
        fair = np.sqrt(1 - second**self.steps) / (1 - first**self.steps)
        slow = min(self.slow, 1 - 1 / (1 + self.steps / 10))  # at first the average follows closely
        for name, part in self.parts.items():
            gradient = gradients[name]
            if part.ndim > 1:
                gradient += shrink * part
            mean, square = self.means[name], self.squares[name]
            mean += (1 - first) * (gradient - mean)
            square += (1 - second) * (gradient * gradient - square)
            np.subtract(part, rate * fair * mean / (np.sqrt(square) + TINY), out=part)
            self.average[name] += (1 - slow) * (part - self.average[name])
        return losses

    def value(self, about: dict[str, Any]) -> Value:
        """The average as a value."""
        return Value({name: part.copy() for name, part in self.average.items()}, about)

    # --- to be kept and taken up again --------------------------------------------------------------------------------
    def kept(self) -> dict[str, Any]:
        """Everything, as arrays."""
        found: dict[str, Any] = {"steps": np.array(self.steps)}
        for kind in ("parts", "average", "means", "squares"):
            found |= {f"{kind}.{name}": part for name, part in getattr(self, kind).items()}
        return found

    @classmethod
    def taken_up(cls, kept: dict[str, Any]) -> Learner:
        """A learner as it was kept."""
        learner = cls({name: kept[f"parts.{name}"] for name in PARTS})
        for kind in ("average", "means", "squares"):
            setattr(learner, kind, {name: kept[f"{kind}.{name}"].copy() for name in PARTS})
        learner.steps = int(kept["steps"])
        return learner


def backward(parts: dict[str, Floats], rows: Floats, targets: Floats) -> tuple[dict[str, Floats], tuple[float, float]]:
    """The gradient of the loss, and its two halves: the entropy of the victory, and the square of the margin."""
    one = np.maximum(rows @ parts["first"] + parts["first_bias"], 0.0)
    two = np.maximum(one @ parts["second"] + parts["second_bias"], 0.0)
    out = two @ parts["last"] + rows @ parts["straight"] + parts["last_bias"]
    wins = 1.0 / (1.0 + np.exp(-np.clip(out[:, 0], -30.0, 30.0)))
    misses = np.stack([wins - targets[:, 0], MARGIN_WEIGHT * (out[:, 1] - targets[:, 1])], axis=1) / len(rows)
    misses = misses.astype(np.float32)
    sure = np.clip(wins, 1e-6, 1 - 1e-6)
    entropy = -np.mean(targets[:, 0] * np.log(sure) + (1 - targets[:, 0]) * np.log(1 - sure))
    square = np.mean((out[:, 1] - targets[:, 1]) ** 2)
    back_two = (misses @ parts["last"].T) * (two > 0)
    back_one = (back_two @ parts["second"].T) * (one > 0)
    gradients = {
        "last": two.T @ misses,
        "last_bias": misses.sum(0),
        "straight": rows.T @ misses,
        "second": one.T @ back_two,
        "second_bias": back_two.sum(0),
        "first": rows.T @ back_one,
        "first_bias": back_one.sum(0),
    }
    return gradients, (float(entropy), float(square))


def judged(parts: dict[str, Floats], rows: Floats) -> Floats:
    """Share of victory and margin in POINTS, as the targets are given."""
    out = forward(parts, rows)
    out[:, 0] = 1.0 / (1.0 + np.exp(-np.clip(out[:, 0], -30.0, 30.0)))
    return out


__all__ = ["POINTS", "Learner", "backward", "judged", "new_parts"]
