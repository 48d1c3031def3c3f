"""The form of what a viewer may know in the 2019 edition."""

from __future__ import annotations

from macher.rules.parts import seen
from macher.rules.parts.seen import HandSeen, SharedSeen


class PollSeen(seen.PollSeen):
    """A poll outside the pile, with the party on its back."""

    back: int


class Seen(SharedSeen):
    """Everything a viewer may know in the 2019 edition."""

    auctioneer: int
    excluded: int
    acted: int
    influencer: int
    lead: int
    candidates: list[int]
    moved: int
    locks: list[int]
    program_display: list[int]
    poll_top: int | None
    poll_discard: list[PollSeen]
    poll: PollSeen | None
    packs: list[HandSeen]
    picks: list[HandSeen]
    laid: list[int]
    laid_cards: int | None
    donations: list[int]
    bonus: list[int]
    gains: list[int]
