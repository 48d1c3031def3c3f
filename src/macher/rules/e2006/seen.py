"""The form of what a viewer may know in the 2006 edition."""

from __future__ import annotations

from macher.rules.parts.seen import PollSeen, SharedSeen


class Seen(SharedSeen):
    """Everything a viewer may know in the 2006 edition."""

    arrival: list[int]
    arrivals: int
    bids: list[int]
    played: list[int | None]
    converted: int
    national: list[int]
    secured: list[int]
    partner: list[int]
    poll_at: list[bool]
    poll_discard: list[PollSeen]
    poll: PollSeen | None
    tiles: list[int]
    tile_supply: list[int]
    contributions: list[int]
