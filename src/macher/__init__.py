"""The board game Die Macher: one engine, five doors.

A whole game, played at random:

    from random import Random
    from macher import apply, deciders, legal, new_config, scores, setup, view

    state = setup(new_config("2019", variant=4, parties=("spd", "cdu", "fdp")), seed="tonight")
    rng = Random(1)
    while seats := deciders(state):
        seat = seats[0]
        mine = view(state, seat).data["money"][seat]  # what this seat may know
        apply(state, seat, rng.choice(legal(state, seat)))
    print([score.total for score in scores(state)])
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from macher.compiled import choose_form

if TYPE_CHECKING:
    from macher.play import Seat, Table, new_config
    from macher.rules import apply, deciders, determinize, events_for, legal, scores, setup, view, winners

__version__ = "0.1.0"

__all__ = [
    "Seat",
    "Table",
    "apply",
    "deciders",
    "determinize",
    "events_for",
    "legal",
    "new_config",
    "scores",
    "setup",
    "view",
    "winners",
]


choose_form()


def __getattr__(name: str) -> Any:
    """Load the engine when it is first used, so that commands which do not need it start at once."""
    if name not in __all__:
        raise AttributeError(f"module 'macher' has no attribute {name!r}")
    from macher import play, rules

    return getattr(play if name in ("Seat", "Table", "new_config") else rules, name)
