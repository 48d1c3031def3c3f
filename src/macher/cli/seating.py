"""Who sits where: parties, people and bots from the words of a command line."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from macher.cli.usage import DEFAULT_BOT, UsageError
from macher.play import Seat
from macher.rules.parts.config import FEWEST_SEATS, MOST_SEATS, PARTIES


@dataclass(frozen=True)
class Wish:
    """The game that a command line asks for; as it is without a word about it."""

    edition: str = "2019"
    variant: int | None = None
    players: int = 4
    people: int = 1
    names: list[str] = field(default_factory=list)
    parties: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=lambda: [DEFAULT_BOT])
    options: dict[str, str] = field(default_factory=dict)
    seed: str | None = None
    data: Path | None = None

    def seats(self, person: str) -> list[Seat]:
        """Who sits where; people without a name are called `person` and a number."""
        return seat_people(self.names, self.people, self.players, self.bots, person)

    def seated_parties(self) -> tuple[str, ...]:
        """The parties in seat order."""
        return seat_parties(self.parties, self.players)


def seat_parties(parties: list[str], players: int) -> tuple[str, ...]:
    """The parties in seat order: those named, then the others in the order of the boards."""
    if not FEWEST_SEATS <= players <= MOST_SEATS:
        raise UsageError("players", least=FEWEST_SEATS, most=MOST_SEATS, players=players)
    if len(parties) > players:
        raise UsageError("parties", parties=len(parties), players=players)
    return tuple((parties + [party for party in PARTIES if party not in parties])[:players])


def seat_bots(bots: list[str], seats: int) -> list[str]:
    """One name fills all seats; otherwise one for each."""
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise UsageError("bots", seats=seats, bots=len(bots))
    return bots


def seat_people(names: list[str], people: int, players: int, bots: list[str], person: str) -> list[Seat]:
    """People first, then bots. More names than people make more people."""
    people = max(people, len(names))
    if not 0 <= people <= players:
        raise UsageError("people", people=people, players=players)
    names = names + [f"{person} {at + 1}" for at in range(len(names), people)]
    kinds = seat_bots(bots, players - people) if people < players else []
    return [Seat(name) for name in names] + [Seat(f"{kind} {at + 1}", kind) for at, kind in enumerate(kinds)]
