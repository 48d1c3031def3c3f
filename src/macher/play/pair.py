"""Two parties that may govern a land together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Way = Literal["open", "sure", "made"]
"""How it may come about as things stand: if somebody offers or somebody else refuses; by itself or by force; or it is
there already."""


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
