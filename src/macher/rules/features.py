"""Features: what one seat may know, as a fixed row of numbers for learning, one layout for each edition.

The numbers are whole; each has a name and a scale. `macher.research` makes float32 arrays of them: number / scale. The
layout changes only together with FEATURES_VERSION. docs/research.md explains it.
"""

from __future__ import annotations

from typing import Final

from macher.rules.doors import advance, legal
from macher.rules.e2006 import features as features_2006
from macher.rules.e2006.state import State as State2006
from macher.rules.e2019 import features as features_2019
from macher.rules.e2019.state import State as State2019
from macher.rules.parts.campaign import Campaign
from macher.rules.parts.features import Named

FEATURES_VERSION: Final = 1
NAMED: Final[dict[str, list[Named]]] = {"2019": features_2019.NAMES, "2006": features_2006.NAMES}


def feature_names(edition: str) -> list[str]:
    """The name of each number, in order: the same for all variants and numbers of players."""
    return [name for name, _ in NAMED[edition]]


def feature_scales(edition: str) -> list[float]:
    """What each number is divided by to come out around 1."""
    return [scale for _, scale in NAMED[edition]]


def feature_count(edition: str) -> int:
    """How many numbers."""
    return len(NAMED[edition])


def fill(state: Campaign, seat: int, out: list[int]) -> None:
    """The features of a seat into a list of `feature_count` numbers. Only what its view shows is used."""
    if isinstance(state, State2019):
        features_2019.fill(state, seat, out)
    elif isinstance(state, State2006):
        features_2006.fill(state, seat, out)


def fill_afterstates(state: Campaign, seat: int, out: list[list[int]]) -> tuple[int, ...]:
    """The features of the seat after each of its legal actions; the rows of `out` are made as needed.

    Each action is carried out on a copy, chance and all: cards that it would draw, dice and sealed answers of others
    come from the state as it is. Give it an imagined state (`determinize`) to decide fairly: the true one tells too
    much.
    """
    options = legal(state, seat)
    while len(out) < len(options):
        out.append([0] * feature_count(state.config.edition))
    for number, action in enumerate(options):
        after = state.copy()
        advance(after, seat, action)
        fill(after, seat, out[number])
    return options
