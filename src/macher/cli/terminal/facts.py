"""What follows from a view: projections, influence, points so far.

Everything is asked of the rules themselves, on a state drawn to fit the view. Whatever is read from that state is the
same in every state that fits, so nothing hidden can come through. Here stands what both editions have; `facts_2019` and
`facts_2006` add their own, and `editions` says which of them a view needs.
"""

from __future__ import annotations

from random import Random

from macher.rules import View, determinize
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import SLOTS
from macher.rules.parts.lands import influencer, program_cards, raw_match


class Facts:
    """A view with what everybody at the table could work out from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.data = view.data
        self.config = view.config
        self.tables = view.config.tables
        self.seats = len(self.data["parties"])
        self.viewer = self.data["viewer"]
        self.state = determinize(view, Random(0))
        """A state that fits the view: only what is the same in all of them may be read from it."""

    # --- what each edition counts in its own way --------------------------------------------------------------------
    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        raise NotImplementedError

    @property
    def full_votes(self) -> int:
        """The votes that fill a bar."""
        raise NotImplementedError

    def votes_now(self, land: int) -> bool:
        """Whether the land is an election state of this round."""
        raise NotImplementedError

    def size(self, land: int) -> str:
        """The size of a state, where the edition knows sizes."""
        return ""

    def gain(self, land: int, seat: int) -> int:
        """Votes that all rallies (meetings) there would give if they were converted now."""
        raise NotImplementedError

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat by source as they stand, and the total."""
        raise NotImplementedError

    # --- lands ------------------------------------------------------------------------------------------------------
    def influencer(self, land: int) -> int | None:
        """Who influences (controls) the media of a land."""
        seat = influencer(self.state, land)
        return None if seat == NONE else seat

    def votes(self, land: int, seat: int) -> int:
        """Votes of a seat in a land."""
        return self.data["votes"][land * self.seats + seat]

    def rallies(self, land: int, seat: int) -> int:
        """Rallies (meetings) of a seat in a land."""
        return self.data["rallies"][land * self.seats + seat]

    def media(self, land: int, seat: int) -> int:
        """Media markers of a seat in a land."""
        return self.data["media"][land * self.seats + seat]

    def trend(self, land: int, seat: int) -> int:
        """The printed trend value (popularity) of a seat in a land."""
        return self.data["scale"][self.data["trend"][land * self.seats + seat]]

    def match(self, land: int, seat: int) -> int:
        """How well the program fits the open opinions, before any floor (R19-0.9, R06-6.2.8-5)."""
        return raw_match(self.state, seat, land)

    def opinions(self, land: int) -> list[tuple[int | None, bool]]:
        """The four opinions: the card (None face down, NONE where no card lies), and whether it is doubled."""
        first = land * SLOTS
        doubled = self.data["doubled"][land]
        return [(self.data["opinions"][first + slot], slot == doubled) for slot in range(SLOTS)]

    # --- seats ------------------------------------------------------------------------------------------------------
    def program(self, seat: int) -> tuple[int, ...]:
        """The open program (platform) of a seat."""
        return program_cards(self.state, seat)

    def politicians(self, mask: int) -> list[int]:
        """The politicians of a bit mask."""
        return [politician for politician in range(mask.bit_length()) if mask >> politician & 1]
