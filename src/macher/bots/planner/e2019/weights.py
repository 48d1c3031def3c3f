"""The one table of weights of the 2019 edition. All of them are in victory points unless they say otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What things are worth where the rules do not say it, and what is expected of the rounds to come."""

    # rivals
    rivalry: float = 0.6
    """How much of the average rival's points counts against us."""

    # money; the lists go by rounds still to play, this one included
    thousand: tuple[float, ...] = (0.0, 0.12, 0.5, 0.75, 0.75, 0.75)
    """A thousand to a seat that has none."""
    room: tuple[float, ...] = (1.0, 25.0, 45.0, 65.0, 80.0, 90.0)
    """Thousands that can be put to use."""
    reserve: float = 0.1
    """A thousand for the politicians and polls of this round, once rallies are bought."""

    usual_income: float = 25.0
    """Thousands that come before money can be spent again, with nothing given."""
    free_rally: float = 0.05
    """A rally cube back in the supply."""

    # votes to come
    coming_election: float = 4.5
    """Rallies that a seat with money buys in the state that votes this round."""
    coming_other: float = 2.7
    """Rallies that it buys in each other state."""
    later_rallies: float = 4.0
    """Rallies of each later round in a state, and"""
    later_election: float = 3.5
    """in the round of its election."""
    opinion_hope: float = 0.15
    """Match that each round to come will bring: programs are turned toward the opinions that are turned up."""
    program_hope: float = 0.4
    """Match that the change of program will bring, as long as it is to come this round."""
    match_blur: float = 0.5
    """How far a match may still move this round, and"""
    match_blur_later: float = 0.2
    """more for each round to come."""
    spread_now: float = 6.5
    """Votes by which a forecast may be wrong in the round of the election, and"""
    spread_later: float = 1.6
    """more for each round before it."""
    settled_spread: float = 0.4
    """The same when only the counting is left."""

    # media
    exchange: float = 1.5
    """The right to exchange an opinion, for each round it may still be used."""
    marker: float = 0.3
    """A media marker in the supply."""

    opinion_change: float = 0.2
    """Least gain for which an opinion is exchanged."""

    # people and cards
    politician: tuple[float, ...] = (3.0, 3.7, 3.7, 6.0, 5.5, 6.5, 7.5, 8.5)
    """Each politician kept for a later round."""
    politicians_a_round: float = 1.3
    """How many are needed for each round to come."""
    lock_risk: float = 0.3
    """That a rival in the row takes the exclusive action first."""
    unseen_opinion: float = 0.25
    """How much of the slant of the unseen opinions counts."""
    blind_card: float = 0.5
    """A program card nobody has seen yet."""
    steady_program: float = 0.1
    """Least gain for which the program is changed."""

    # start seat
    start_first: float = 1.0
    """To be first, falling evenly to nothing for the last."""
    highest_start_bid: int = 10
    """Thousands."""


WEIGHTS: Final = Weights()
