"""What follows from a view: projections, influence, points so far, and which choices show something new.

Everything is asked of the rules themselves, on a state drawn to fit the view. Whatever is read from that state is the
same in every state that fits, so nothing hidden can come through.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from macher.rules import View, advance, determinize
from macher.rules.e2019.order_of_play import ROUNDS
from macher.rules.e2019.phase9a_votes import conversion_gain, votes_this_round
from macher.rules.e2019.phase9b_election import LONG_GAME_SPOTS
from macher.rules.e2019.scoring import media_points
from macher.rules.parts.codes import TAKE_BACK
from macher.rules.parts.lands import NONE, SLOTS, influencer, program_cards, raw_match
from macher.rules.parts.takeback import shows_something_new


class Facts:
    """A view with what everybody at the table could work out from it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.data = view.data
        self.config = view.config
        self.tables = view.config.tables
        self.seats = len(self.data["parties"])
        self.viewer = self.data["viewer"]
        self._state = determinize(view, Random(0))

    # --- the game ---------------------------------------------------------------------------------------------------
    @property
    def rounds(self) -> int:
        """How many rounds the game has."""
        return ROUNDS[self.config.variant]

    def may_take_back_after(self, seat: int, action: int) -> bool:
        """Whether a choice could still be taken back, as far as its player can know."""
        after = self._state.copy()
        advance(after, seat, action)
        if after.waiting and after.sealed_for and action != TAKE_BACK and after.sealed[seat]:
            return True  # a sealed choice that is not revealed yet
        return after.waiting and not shows_something_new(self._state, after)

    def final_choices(self, seat: int, actions: Iterable[int]) -> frozenset[int]:
        """The choices after which there is no way back."""
        return frozenset(action for action in actions if not self.may_take_back_after(seat, action))

    # --- lands ------------------------------------------------------------------------------------------------------
    def votes_now(self, land: int) -> bool:
        """Whether the land is an election state of this round."""
        return self.data["round"] > 0 and votes_this_round(self._state, land)

    def influencer(self, land: int) -> int | None:
        """Who influences the media of a land."""
        seat = influencer(self._state, land)
        return None if seat == NONE else seat

    def votes(self, land: int, seat: int) -> int:
        """Votes of a seat in a land."""
        return self.data["votes"][land * self.seats + seat]

    def rallies(self, land: int, seat: int) -> int:
        """Rallies of a seat in a land."""
        return self.data["rallies"][land * self.seats + seat]

    def media(self, land: int, seat: int) -> int:
        """Media markers of a seat in a land."""
        return self.data["media"][land * self.seats + seat]

    def trend(self, land: int, seat: int) -> int:
        """The printed trend value of a seat in a land."""
        return self.data["scale"][self.data["trend"][land * self.seats + seat]]

    def match(self, land: int, seat: int) -> int:
        """How well the program fits the open opinions, before the floor of 1 (R19-0.9)."""
        return raw_match(self._state, seat, land)

    def gain(self, land: int, seat: int) -> int:
        """Votes that all rallies there would give if they were converted now (R19-13.4)."""
        cubes = self.rallies(land, seat)
        return conversion_gain(self._state, seat, land, cubes) if cubes else 0

    def opinions(self, land: int) -> list[tuple[int | None, bool]]:
        """The four opinions: the card, None face down, and whether a double marker lies on it."""
        first = land * SLOTS
        doubled = self.data["doubled"][land]
        return [(self.data["opinions"][first + slot], slot == doubled) for slot in range(SLOTS)]

    # --- seats ------------------------------------------------------------------------------------------------------
    def program(self, seat: int) -> tuple[int, ...]:
        """The open program of a seat."""
        return program_cards(self._state, seat)

    def politicians(self, mask: int) -> list[int]:
        """The politicians of a bit mask."""
        return [politician for politician in range(len(self.tables.politicians)) if mask >> politician & 1]

    def donations(self, seat: int) -> list[int]:
        """The amounts of the donation cards that a seat has left, in thousands."""
        cards = self.tables.donations[self.config.options.donation_table]
        return [card.amount for at, card in enumerate(cards) if self.data["donations"][seat] >> at & 1]

    def presence_spots(self) -> range:
        """The presence spots that this game uses."""
        return range(0 if self.config.variant == 7 else LONG_GAME_SPOTS, len(self.tables.presence))

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat by source as they stand: cash counts only when the game is over."""
        final = self.data["final"]
        if final is not None:
            score = final[seat]
            return {
                "votes": score["votes"],
                "bonus": score["bonus"],
                "media": score["media"],
                "base": score["base"],
                "cash": score["cash"],
                "total": score["total"],
            }
        points = {
            "votes": sum(self.data["points"][seat :: self.seats]),
            "bonus": sum(self.data["bonus"][seat :: self.seats]),
            "media": media_points(self._state, seat),
            "base": self.data["base"][seat],
        }
        return points | {"total": sum(points.values())}
