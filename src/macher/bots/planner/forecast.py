"""Chances: what a lead is worth that may still turn, and points for votes that are not yet counted."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from macher.rules.parts.states import VOTES_A_ROW


def chance(lead: float, spread: float) -> float:
    """The chance that a lead holds, if things may still change by about `spread`: a logistic curve."""
    if lead > 12 * spread:
        return 1.0
    if lead < -12 * spread:
        return 0.0
    return 1.0 / (1.0 + exp(-lead / spread))


def first_chances(amounts: Sequence[float], spread: float) -> list[float]:
    """The chance of each to end up first."""
    top = max(amounts)
    weights = [exp(max(-30.0, (amount - top) / spread)) for amount in amounts]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_points(points: Sequence[int], votes: float) -> float:
    """Points of a state card for votes that are only expected: a line through the middles of its rows."""
    row = votes / VOTES_A_ROW - 0.5
    if row <= 0.0:
        return points[0] * max(0.0, votes) / (VOTES_A_ROW / 2) * 0.5
    at = int(row)
    if at >= len(points):
        return float(points[-1])
    below = points[at - 1] if at else points[0] * 0.5
    return below + (points[at] - below) * (row - at)
