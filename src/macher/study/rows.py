"""The features of all seats of a state, as rows for the learned value."""

from __future__ import annotations

from array import array

import numpy as np

from macher.bots.learned.expert import scale_of
from macher.bots.learned.value import Floats
from macher.rules import State
from macher.rules.features import feature_count, fill


def rows_of(state: State) -> Floats:
    """One row for each seat, of what it knows."""
    row = [0] * feature_count(state.config.edition)
    numbers = array("h")
    for seat in range(state.seats):
        fill(state, seat, row)
        numbers.fromlist(row)
    return np.frombuffer(numbers, np.int16).reshape(state.seats, -1) * scale_of(state.config.edition)
