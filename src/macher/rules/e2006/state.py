"""A position of the 2006 edition, as plain integers and lists with one hand-written copy."""

from __future__ import annotations

from macher.rules.e2006.options import Options
from macher.rules.e2006.tables import Tables
from macher.rules.parts.campaign import Campaign


class State(Campaign):
    """A position. Party base, program and rallies are called members, platform and meetings in this edition."""

    __slots__ = (
        "arrival",
        "arrivals",
        "bids",
        "contribution",
        "converted",
        "national",
        "options",
        "partner",
        "poll_at",
        "secured",
        "tables",
        "tile_supply",
        "tiles",
    )

    options: Options
    tables: Tables
    arrival: list[int]  # when a votes marker last changed its space: later lies on top (R06-0-11)
    arrivals: int
    bids: list[int]  # first bids for starting player, for the second bid
    contribution: list[int]  # card * 2, plus 1 if accepted, played in this round; NONE before
    converted: int  # bit mask of the seats that converted in the land under way
    national: list[int]  # opinions on the national board, from the left; NONE for a free space
    secured: list[int]
    partner: list[int]  # coalition partner of each seat in the current state, or NONE
    poll_at: list[int]  # poll lying at each land, or NONE
    tiles: list[int]  # land * seats + seat: coalition tiles
    tile_supply: list[int]

    def copy(self) -> State:
        """An independent copy."""
        new = State()
        self.copy_into(new)
        new.options = self.options
        new.tables = self.tables
        new.arrival = self.arrival[:]
        new.arrivals = self.arrivals
        new.bids = self.bids[:]
        new.contribution = self.contribution[:]
        new.converted = self.converted
        new.national = self.national[:]
        new.secured = self.secured[:]
        new.partner = self.partner[:]
        new.poll_at = self.poll_at[:]
        new.tiles = self.tiles[:]
        new.tile_supply = self.tile_supply[:]
        return new
