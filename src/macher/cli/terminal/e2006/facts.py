"""What follows from a view of the 2006 edition."""

from __future__ import annotations

from dataclasses import dataclass

from macher.cli.terminal.facts import Facts
from macher.rules.e2006.actions import NATIONAL_SPACES
from macher.rules.e2006.phase3_cabinet import is_last_state
from macher.rules.e2006.phase8_conversion import votes_for
from macher.rules.e2006.phase9_election import LAST_FIVE
from macher.rules.e2006.phase10_end_of_round import payout_rounds
from macher.rules.e2006.scoring import SCORING
from macher.rules.e2006.view import DECLINED
from macher.rules.parts.campaign import NONE
from macher.rules.parts.lands import media_in


@dataclass(frozen=True)
class NationalSpace:
    """An opinion space of the national board: what a platform that agrees gets each round and at the end."""

    card: int | None
    secured: bool
    members: int
    points: int


class Facts2006(Facts):
    """A view of the 2006 edition."""

    @property
    def rounds(self) -> int:
        return self.config.variant

    @property
    def full_votes(self) -> int:
        full: int = self.tables.most_votes
        return full

    def votes_now(self, land: int) -> bool:
        return self.data["round"] > 0 and self.data["election"][land] == self.data["round"]

    # --- lands ------------------------------------------------------------------------------------------------------
    def gain(self, land: int, seat: int) -> int:
        """The votes for all meetings there (R06-6.2.8-8); the marker stops at 50 (R06-6.2.8-10)."""
        gain = votes_for(self.trend(land, seat) + self.match(land, seat), self.rallies(land, seat))
        votes = self.votes(land, seat)
        return min(self.full_votes, votes + gain) - votes

    def stacks(self, land: int) -> list[tuple[int, list[int]]]:
        """Spaces of the votes track where several parties stand: the votes, and the parties from the top (R06-0-11)."""
        arrival = self.data["arrival"][land * self.seats : (land + 1) * self.seats]
        spaces: dict[int, list[int]] = {}
        for seat in sorted(range(self.seats), key=lambda seat: -arrival[seat]):
            if arrival[seat]:
                spaces.setdefault(self.votes(land, seat), []).append(seat)
        return sorted(((votes, seats) for votes, seats in spaces.items() if len(seats) > 1), reverse=True)

    def media_in(self, land: int) -> int:
        """Media markers in a land; the preliminary sheets may bring more than there are spaces (R06-6.1-6)."""
        return media_in(self.state, land)

    def tiles(self, land: int) -> list[int]:
        """The parties with a coalition tile in a land."""
        return [seat for seat in range(self.seats) if self.data["tiles"][land * self.seats + seat]]

    def pacts(self, land: int) -> list[tuple[int, int]]:
        """The coalitions of a land: there are some in the current state only."""
        if land != self.data["order"][0]:
            return []
        partner = self.data["partner"]
        return [(seat, partner[seat]) for seat in range(self.seats) if seat < partner[seat]]

    def forbids_coalitions(self, land: int) -> bool:
        """Whether the land carries the no-coalition tile."""
        return is_last_state(self.state, land)

    # --- the national board -----------------------------------------------------------------------------------------
    def national_spaces(self) -> list[NationalSpace]:
        """The five opinion spaces, from the left."""
        found = []
        for space in range(NATIONAL_SPACES):
            card = self.data["national"][space]
            secured = bool(self.data["secured"][space])
            points = self.tables.national_points[space] + (self.tables.secured_points if secured else 0)
            members = self.tables.national_members[space]
            found.append(NationalSpace(None if card == NONE else card, secured, members, points))
        return found

    def national_media(self) -> list[tuple[int, int, list[int]]]:
        """The media space of each round: the round, its points, and whose markers lie there."""
        skipped = LAST_FIVE if self.rounds == 5 and self.config.options.short_media_spaces == "last_five" else 0
        found = []
        for number in range(1, self.rounds + 1):
            space = number - 1 + skipped
            there = self.data["presence"][space * self.seats : (space + 1) * self.seats]
            seats = [seat for seat in range(self.seats) for _ in range(there[seat])]
            found.append((number, self.tables.national_media[space], seats))
        return found

    def payout_rounds(self) -> tuple[int, ...]:
        """The rounds that pay for members."""
        return payout_rounds(self.state)

    def states_to_come(self) -> int:
        """How many states are still to enter the game."""
        return self.rounds - len(self.data["calendar"])

    def pool(self) -> list[int]:
        """The cards of the exchange pool, equal ones repeated."""
        return [card for card, count in enumerate(self.data["opinion_display"]) for _ in range(count)]

    # --- seats ------------------------------------------------------------------------------------------------------
    def contributions(self, seat: int) -> list[int]:
        """The amounts of the contribution cards that a seat has left, as far as is known, in thousands."""
        left = self.data["contributions"][seat]
        return [card.amount for at, card in enumerate(self.tables.contributions) if left >> at & 1]

    def contribution_played(self, seat: int) -> tuple[int | None, bool] | None:
        """The contribution of this round: its amount (None if it is hidden), and whether it is accepted."""
        played = self.data["played"][seat]
        if played is None:
            return None
        if played == DECLINED:
            return None, False
        return self.tables.contributions[played >> 1].amount, played & 1 == 1

    def score(self, seat: int) -> dict[str, int]:
        """The points of a seat by source, as if the game were over now."""
        final = self.data["final"]
        by_source: dict[str, int] = SCORING.scores(self.state)[seat].by_source() if final is None else final[seat]
        return by_source
