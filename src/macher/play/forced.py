"""Decisions that are none: where everybody can see that the asked seat has one choice only."""

from __future__ import annotations

from macher.rules import State


def forced(state: State, seat: int) -> tuple[int, ...] | None:
    """The only choice of an asked seat, if everybody can see that it is the only one."""
    return None
