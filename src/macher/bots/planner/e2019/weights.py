"""The one table of weights of the 2019 edition. All of them are in victory points unless they say otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What things are worth where the rules do not say it, and what is expected of the rounds to come."""

    # rivals
    rivalry: float = 0.55
    """How much of the average rival's points counts against us."""

    # money; the lists go by rounds still to play, this one included
    thousand: tuple[float, ...] = (0.0, 0.15, 0.5, 0.7, 0.75, 0.8)
    """A thousand to a seat that has none."""
    room: tuple[float, ...] = (1.0, 30.0, 40.0, 60.0, 70.0, 75.0)
    """Thousands that can be put to use."""
    rally_budget: float = 3.5
    """Thousands kept for rallies in each state, twice as much where the election is, and"""
    rally_thousand: float = 0.7
    """the worth of each of them."""
    service: float = 0.4
    """A thousand for the politicians and polls of this round, to a seat that has none, and"""
    service_room: float = 12.0
    """thousands that can be put to use for them."""
    usual_income: float = 24.0
    """Thousands that come before money can be spent again, with nothing given."""
    free_rally: float = 0.05
    """A rally cube back in the supply."""

    # votes to come
    coming_election: float = 3.8
    """Rallies that a seat with money buys in the state that votes this round."""
    coming_other: float = 2.5
    """Rallies that it buys in each other state."""
    later_rallies: float = 3.0
    """Rallies of each later round in a state, and"""
    later_election: float = 3.3
    """in the round of its election."""
    opinion_hope: float = 0.15
    """Match that each round to come will bring: programs are turned toward the opinions that are turned up."""
    program_hope: float = 0.4
    """Match that the change of program will bring, as long as it is to come this round."""
    match_blur: float = 0.5
    """How far a match may still move this round, and"""
    match_blur_later: float = 0.2
    """more for each round to come."""
    spread_now: float = 8.0
    """Votes by which a forecast may be wrong in the round of the election, and"""
    spread_later: float = 2.4
    """more for each round before it."""
    settled_spread: float = 0.4
    """The same when only the counting is left."""

    # media
    media_hold: tuple[float, ...] = (0.0, 0.05, 0.2, 0.55, 0.95)
    """The chance of the majority at the election with two markers fewer than the best rival, one fewer … two more:
    politicians remove markers, so that a lead of one seldom lasts."""
    media_late: float = 0.03
    """The same without a marker there, but with one in the supply."""
    exchange: float = 3.0
    """The right to exchange an opinion, for each round it may still be used."""
    marker: float = 0.4
    """A media marker in the supply."""

    opinion_change: float = 0.2
    """Least gain for which an opinion is exchanged."""

    # people and cards
    politician: tuple[float, ...] = (3.5, 4.4, 4.4, 7.2, 6.6, 7.5, 8.5, 10.0)
    """Each politician kept for a later round."""
    politicians_a_round: float = 1.4
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
