"""Questions about the open decision that only the 2019 edition has."""

from __future__ import annotations

from macher.i18n.situation import Situation


def part_open(now: Situation) -> str:
    """Which part of the acting politician is open: `main`, `secondary`, or `both` where the order is free."""
    acted = now.data["acted"]
    if now.config.options.politician_order == "free" and not acted:
        return "both"
    return "secondary" if acted & 1 else "main"


def presence_worth(now: Situation) -> int:
    """What a media marker on the presence spot of the land's election is worth (R19-14.10).

    The short game leaves out the first spots.
    """
    presence: tuple[int, ...] = now.tables.presence
    number: int = now.data["election"][now.land]
    return presence[number - 1 + len(presence) - now.config.variant]
