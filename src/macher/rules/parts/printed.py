"""Numbers that both editions print on their components, by the names that the shared parts use."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Printed:
    """Money is in thousands. Each edition takes them from its own tables."""

    scale: tuple[int, ...]
    """The values of the trend (popularity) spaces."""
    media_price: int
    media_spots: int
    """Media markers that fit into a land, of all parties together."""
    rally_spots: int
    """Rallies (meetings) of one party that fit into a land."""
    convert_minimum: int
    """Rallies that a party needs in a land to convert any of them."""
    points: tuple[tuple[int, ...], ...]
    """Of each state card: row r is for 5r+5 to 5r+9 votes, the last for 50 and more."""
