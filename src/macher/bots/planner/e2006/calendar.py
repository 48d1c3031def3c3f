"""What still lies ahead in a game of the 2006 edition: rounds, phases, elections."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.phase10_end_of_round import payout_rounds
from macher.rules.e2006.state import State

# Phases of a round (R06-6.0-1).
CABINET: Final = 3
COALITION: Final = 4
MEDIA: Final = 5
MEETINGS: Final = 6
POLLS: Final = 7
CONVERSION: Final = 8
MEMBERSHIP: Final = 11
MONEY: Final = 12


def last_campaign(g: State) -> int:
    """The last round with a campaign: the last round of all has only its election."""
    return g.config.variant - 1


def campaigns_ahead(g: State, land: int) -> int:
    """Campaigns after this round's before a land votes."""
    return min(g.election[land], last_campaign(g)) - g.round


def has_spoken(g: State, seat: int) -> bool:
    """Whether a seat had its turn in a phase that goes round once; the seat whose turn it is counts as done."""
    return (seat - g.start) % g.seats <= (g.turn - g.start) % g.seats


def times_ahead(g: State, phase: int, land: int, seat: int) -> int:
    """How often a seat will still come to a phase before a land votes, what it does right now not counted."""
    now = g.phase < phase or (g.phase == phase and not has_spoken(g, seat))
    return campaigns_ahead(g, land) + (1 if now and 1 <= g.round <= last_campaign(g) else 0)


def part_of_round_ahead(g: State, left: tuple[float, ...]) -> float:
    """How much of this round's campaign is still ahead, by a table of phases."""
    if not 1 <= g.round <= last_campaign(g) or g.phase >= len(left):
        return 0.0
    return left[g.phase]


def elections_ahead(g: State) -> int:
    """Elections after which members have still to grow, this round's included if it is still to come."""
    return g.config.variant - g.round + (1 if g.phase <= MEMBERSHIP and g.round else 0)


def payouts(g: State) -> list[int]:
    """The rounds still to come that pay for members."""
    first = g.round + (1 if g.phase > MONEY else 0)
    return [number for number in payout_rounds(g) if number >= first]
