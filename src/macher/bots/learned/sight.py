"""What the learned value sees of a position: the features of a seat, and what the planner expects of it.

The forecast of the planner (what each land is worth to each seat, and where each seat stands) knows the arithmetic of
the game: elections, bonuses, the national board. So the value need not learn that from games, only how far it is wrong.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from macher.bots.planner.e2006.outlook import Outlook as Outlook2006
from macher.bots.planner.e2006.weights import PLANNER_1 as WEIGHTS_2006
from macher.bots.planner.e2019.outlook import Outlook as Outlook2019
from macher.bots.planner.e2019.weights import PLANNER_1 as WEIGHTS_2019
from macher.bots.planner.judging import WHOLE_GAME
from macher.rules.features import FEATURES_VERSION, feature_count, feature_scales, fill
from macher.rules.parts.codes import LANDS, MOST_SEATS

Floats = NDArray[np.float32]

SIGHT_VERSION: Final = 1
"""Whatever changes what is seen here raises it."""
VERSIONS: Final = {"features_version": FEATURES_VERSION, "sight_version": SIGHT_VERSION}
"""Noted in every file of weights: values learned with others do not fit."""
TENTHS: Final = 10
"""Forecasts are kept in tenths of a point,"""
USUAL: Final = 200.0
"""of which so many come out as 1."""
PURSE: Final = 20
"""Thousands that a seat is taken to have in the forecast of 2019."""
FORECASTS: Final = MOST_SEATS * (LANDS + 1) + 1


def sight_count(edition: str) -> int:
    """How many numbers."""
    return feature_count(edition) + FORECASTS


def see(state: Any, seats: Sequence[int]) -> array[int]:
    """What each of some seats sees, one row after the other, as whole numbers."""
    edition = state.config.edition
    row = [0] * feature_count(edition)
    numbers = array("h")
    lands, standing = forecast(state)
    count = state.seats
    for seat in seats:
        fill(state, seat, row)
        numbers.fromlist(row)
        seen = [0] * FORECASTS
        others = 0.0
        for distance in range(count):
            other = (seat + distance) % count
            for number, worth in enumerate(lands):
                seen[number * MOST_SEATS + distance] = tenths(worth[other])
            seen[LANDS * MOST_SEATS + distance] = tenths(standing[other])
            others += standing[other] if distance else 0.0
        seen[-1] = tenths(standing[seat] - others / (count - 1))
        numbers.fromlist(seen)
    return numbers


def tenths(points: float) -> int:
    """Points as a whole number."""
    return max(-9999, min(9999, round(points * TENTHS)))


def forecast(state: Any) -> tuple[list[list[float]], list[float]]:
    """What the planner thinks the lands to come are worth to each seat, and the points each has in the end."""
    if state.config.edition == "2006":
        outlook = Outlook2006(state, 0, WEIGHTS_2006, WHOLE_GAME)
        return [outlook.land(land) for land in state.order], outlook.standing()
    known = state.copy()
    known.money = [PURSE] * state.seats  # purses are secret: a usual one for each
    newer = Outlook2019(known, 0, WEIGHTS_2019, WHOLE_GAME)
    lands = [newer.land(known, land) for land in state.order]
    standing = [float(sum(state.points[seat :: state.seats]) + state.base[seat]) for seat in range(state.seats)]
    for worth in lands:
        standing = [one + more for one, more in zip(standing, worth, strict=True)]
    return lands, standing


def rows_of(edition: str, numbers: array[int]) -> Floats:
    """Whole numbers as the value wants them."""
    rows: Floats = np.frombuffer(numbers, np.int16).reshape(-1, sight_count(edition)) * scale_of(edition)
    return rows


_SCALES: dict[str, Floats] = {}


def scale_of(edition: str) -> Floats:
    """What numbers are multiplied with to come out around 1."""
    if edition not in _SCALES:
        scales = [*feature_scales(edition), *[USUAL] * FORECASTS]
        _SCALES[edition] = (1 / np.array(scales)).astype(np.float32)
    return _SCALES[edition]
