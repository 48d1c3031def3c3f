"""The one table of weights of the 2019 edition. All of them are in victory points unless they say otherwise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What things are worth where the rules do not say it, and what is expected of the rounds to come."""

    # rivals
    rivalry: float = 0.55  # how much of the average rival's points counts against us

    # money: a thousand to a seat that has none, and how many thousands can be put to use. Lists go by rounds to play
    thousand: tuple[float, ...] = (0.0, 0.11, 0.47, 0.78, 0.95, 0.95)
    room: tuple[float, ...] = (1.0, 35.0, 47.0, 62.0, 86.0, 86.0)
    # the same for the politicians and polls of this round alone, by rounds to play after it
    service: tuple[float, ...] = (0.39, 0.39, 0.39, 0.39, 0.39, 0.39)
    service_room: float = 17.0
    service_fades: bool = False  # whether it is worth less with every poll of the round that is sold
    rally_thousand: float = 0.7  # each thousand kept for rallies, until they are bought
    rally_budget: float = 3.5  # thousands kept for them in each state, twice as much where the election is
    usual_income: float = 24.0  # thousands that come before money can be spent again
    free_rally: float = 0.05  # a rally cube back in the supply

    # votes to come: rallies bought this round in the state that votes, in each other one, and in later rounds alike
    coming_election: float = 4.2
    coming_other: float = 2.5
    later_election: float = 2.8
    later_rallies: float = 2.7
    # how a match will grow with each round, and with the change of program that is still to come this round
    opinion_hope: float = 0.1
    program_hope: float = 0.4
    # how far a match may move this round, and how much further with each round to come
    match_blur: float = 0.42
    match_blur_later: float = 0.2
    # votes by which a forecast may be wrong: in the round of the election, for each round before, and at the counting
    spread_now: float = 9.0
    spread_later: float = 2.4
    settled_spread: float = 0.4

    # media: the chance of the majority at the election with two markers fewer than the best rival, one fewer … two
    # more. Politicians remove markers, so that a lead of one seldom lasts
    media_hold: tuple[float, ...] = (0.0, 0.05, 0.12, 0.82, 0.97)
    media_full: tuple[float, ...] = (0.0, 0.05, 0.12, 0.82, 0.97)  # the same where no spot is left to buy
    media_late: float = 0.03  # the same without a marker there, but with one in the supply
    exchange: float = 1.3  # the right to exchange an opinion, for each round it may still be used
    opinion_change: float = 0.2  # least gain for which an opinion is exchanged
    marker: float = 0.28  # a media marker in the supply, for each round to come

    # people: each politician kept for a later round, and how many are needed for each round to come
    politician: tuple[float, ...] = (4.1, 5.0, 5.0, 8.4, 7.8, 8.6, 9.7, 11.8)
    politicians_a_round: float = 1.6
    lock_risk: float = 0.3  # the chance that a rival in the row takes the exclusive action first
    counts_cards: bool = False  # that chance from the cards a rival may have there instead
    counts_prices: bool = False  # the price of a media marker is set aside with the politician who is to take it

    # programs
    unseen_opinion: float = 0.25  # how much of the slant of the unseen opinions counts
    blind_card: float = 0.5  # a program card nobody has seen yet
    steady_program: float = 0.1  # least gain for which the program is changed
    swap_cost: float = 0.0  # what an exchange too many costs: the same program in one step is better than in two
    duplicate: float = 0.0  # what taking a card that is in hand already costs

    # auctions of one lap: thousands by which a rival's limit may lie from what we think it is
    rival_spread: float = 2.0

    # start seat: to be first, falling evenly to nothing for the last
    start_first: float = 0.45
    highest_start_bid: int = 10  # thousands
    sheet_mix: float = 0.0  # points by which start sheets may be worse than the best and still be chosen now and then
    block: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 0.0)  # what each start block is worth beyond what the forecast sees

    # donations: points by which a card may be worse than the best and still be chosen now and then
    donation_mix: float = 0.0


PLANNER_1: Final = Weights()
"""The frozen one: never changed."""

CLUB: Final = {
    elections: Weights(
        service=(0.39, 0.5, 0.7, 1.2, 1.2, 1.2),
        media_full=(0.0, 0.05, 0.12, 0.93, 0.99),
        counts_cards=True,
        counts_prices=True,
        swap_cost=0.05,
        duplicate=0.3,
        sheet_mix=0.8,
    )
    for elections in (4, 7)
}
"""By the number of elections."""

_BLOCKS: Final = {4: (2.4, 0.0, 6.5, 3.3, 4.5), 7: (6.2, 0.0, 14.5, 9.1, 9.0)}
"""So that openings differ: most of what the forecast sees between the blocks. It costs two or three points."""

EXPERT: Final = {
    elections: Weights(
        rivalry=0.53,
        thousand=(0.0, 0.13, 0.65, 1.3, 1.8, 2.1),
        room=(1.7, 53.0, 65.0, 77.0, 96.0, 87.0),
        service=(0.19, 0.28, 0.44, 0.85, 0.96, 1.1),
        service_room=12.0,
        rally_thousand=0.9,
        rally_budget=4.9,
        usual_income=16.0,
        coming_election=4.0,
        coming_other=2.3,
        later_election=1.9,
        later_rallies=1.8,
        match_blur=0.28,
        match_blur_later=0.26,
        spread_now=6.6,
        spread_later=2.3,
        media_hold=(0.0, 0.05, 0.13, 0.9, 1.0),
        media_full=(0.0, 0.05, 0.14, 1.0, 1.0),
        media_late=0.038,
        opinion_change=0.13,
        marker=0.2,
        politician=(2.3, 3.1, 3.4, 6.4, 6.7, 8.2, 10.0, 14.0),
        politicians_a_round=1.1,
        counts_cards=True,
        counts_prices=True,
        unseen_opinion=0.2,
        blind_card=0.75,
        steady_program=0.12,
        swap_cost=0.05,
        duplicate=0.3,
        rival_spread=1.6,
        start_first=0.39,
        sheet_mix=0.8,
        block=_BLOCKS[elections],
        donation_mix=0.5,
    )
    for elections in (4, 7)
}
"""What proposes to the learned value: a table tuned among its like, which suits it and is no better alone."""
