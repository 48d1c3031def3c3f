"""Two parties that might govern a land together."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from macher.rules.parts.campaign import Campaign
from macher.rules.parts.lands import program_agreement

Way = Literal["closed", "open", "sure", "made"]
"""Whether it may come about as things stand: not at all; if somebody offers or somebody else refuses; by itself or by
force; or it is there already."""


@dataclass(frozen=True)
class Pair:
    """Two seats in a land, as if everybody had converted there."""

    seats: tuple[int, int]
    votes: int
    """Both together."""
    agreement: int
    """Program cards (policy cards) that both have."""
    way: Way
    enough: bool
    """Whether these votes are enough to govern."""


def agreements(g: Campaign) -> dict[tuple[int, int], int]:
    """What every two seats have in common; it is the same in all lands."""
    return {(one, other): program_agreement(g, one, other) for one, other in combinations(range(g.seats), 2)}
