"""What all seats of a state see, as rows for the learned value."""

from __future__ import annotations

from macher.bots.learned import sight
from macher.bots.learned.value import Floats
from macher.rules import State


def rows_of(state: State) -> Floats:
    """One row for each seat, of what it knows."""
    return sight.rows_of(state.config.edition, sight.see(state, range(state.seats)))
