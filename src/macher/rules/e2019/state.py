"""A position of the 2019 edition, as plain integers and lists with one hand-written copy."""

from __future__ import annotations

from macher.rules.e2019.options import Options
from macher.rules.e2019.tables import Tables
from macher.rules.parts.campaign import Campaign


class State(Campaign):
    """A position."""

    __slots__ = (
        "acted",
        "auctioneer",
        "bonus",
        "candidates",
        "excluded",
        "gains",
        "influencer",
        "laid",
        "lead",
        "locks",
        "moved",
        "options",
        "packs",
        "picks",
        "program_display",
        "tables",
    )

    acted: int  # parts of the acting politician that are done: 1 main, 2 secondary
    auctioneer: int
    bonus: list[int]
    candidates: list[int]  # partners still to be asked
    excluded: int  # bit mask of seats out of the auctions of this phase (O19-09)
    gains: list[int]  # points for votes of this round, for the income
    influencer: int  # of the land that votes, before any marker moved (R19-14.12)
    laid: list[int]  # program cards laid face down, as a card set
    lead: int  # strongest party of the election
    locks: list[int]  # bit mask of exclusive actions used in each land
    moved: int  # bit mask of the seats whose presence is settled in this election
    options: Options
    packs: list[tuple[int, ...]]  # the draft
    picks: list[tuple[int, ...]]
    program_display: list[int]
    tables: Tables

    def copy(self) -> State:
        """An independent copy."""
        new = State()
        self.copy_into(new)
        new.acted = self.acted
        new.auctioneer = self.auctioneer
        new.bonus = self.bonus[:]
        new.candidates = self.candidates[:]
        new.excluded = self.excluded
        new.gains = self.gains[:]
        new.influencer = self.influencer
        new.laid = self.laid[:]
        new.lead = self.lead
        new.locks = self.locks[:]
        new.moved = self.moved
        new.options = self.options
        new.packs = self.packs[:]
        new.picks = self.picks[:]
        new.program_display = self.program_display[:]
        new.tables = self.tables
        return new
