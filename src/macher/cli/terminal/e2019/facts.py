"""What follows from a view of the 2019 edition."""

from __future__ import annotations

from macher.cli.terminal.facts import Facts
from macher.rules.e2019.order_of_play import ROUNDS
from macher.rules.e2019.phase9a_votes import conversion_gain, votes_this_round
from macher.rules.e2019.phase9b_election import LONG_GAME_SPOTS
from macher.rules.parts.presence import presence_points


class Facts2019(Facts):
    """A view of the 2019 edition."""

    @property
    def rounds(self) -> int:
        return ROUNDS[self.config.variant]

    @property
    def full_votes(self) -> int:
        full: int = self.tables.majority
        return full

    def votes_now(self, land: int) -> bool:
        return self.data["round"] > 0 and votes_this_round(self.state, land)

    def size(self, land: int) -> str:
        return "large" if self.tables.states[self.data["card"][land]].large else "small"

    def gain(self, land: int, seat: int) -> int:
        """The votes for all rallies there (R19-13.4)."""
        cubes = self.rallies(land, seat)
        return conversion_gain(self.state, seat, land, cubes) if cubes else 0

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
            sources = ("votes", "bonus", "media", "base", "cash", "total")
            return {source: final[seat][source] for source in sources}
        points = {
            "votes": sum(self.data["points"][seat :: self.seats]),
            "bonus": sum(self.data["bonus"][seat :: self.seats]),
            "media": presence_points(self.state, seat, self.tables.presence),
            "base": self.data["base"][seat],
        }
        return points | {"total": sum(points.values())}
