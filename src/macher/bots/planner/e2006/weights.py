"""What the planner believes about the 2006 edition: every number of its judgement, in one table.

Worths are in victory points, money in thousands. Printed numbers of the game are not here: they come from its tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """One set of beliefs. Change a copy with `dataclasses.replace` to try others."""

    # rivals
    rivalry: float = 0.45
    """How much of a rival's gain counts as an own loss, all rivals together."""
    rival_focus: float = 30.0
    """Points of difference over which a stronger rival matters more than a weaker one."""

    # votes to come
    usual_factor: float = 0.6
    """The factor (popularity and coincidence) that a party has in a state in the long run."""
    reversion: float = 0.16
    """How fast factors drift there, for each round."""
    factor_spread: float = 0.9
    """How much a factor changes in a round (as the width of a logistic curve); it grows with the root of the rounds."""
    other_votes: float = 1.5
    """Votes that come to a party in each round by other ways than meetings."""
    control_factor: float = 0.2
    """What an exchange to come does for the factor of the party that controls the media."""
    meetings_a_round: float = 2.5
    """Meetings that a party buys in a state in each round to come, where one brings two votes;"""
    meetings_follow: float = 0.25
    """and so much more of them for every further vote that a meeting brings."""
    spread: float = 7.2
    """Votes of a lead that are in doubt when a whole round lies ahead; it grows with the root of the rounds."""
    spread_left: tuple[float, ...] = (1.0, 1.0, 1.0, 0.9, 0.6, 0.55, 0.45, 0.1, 0.0)
    """How much of a round's surprises is still ahead in each phase; none from the election on."""
    sure_win: float = 0.6
    """Votes of a lead that decide an election about which nothing is left to learn."""

    # victory
    marker_chance: float = 0.38
    """How likely a party without a media marker in a state will have one there in time."""
    hidden_opinion: float = 3.5
    """What an opinion that still lies face down promises to a winner."""
    tile: float = 0.5
    """What a coalition tile in a state promises for each party with a like platform that has none there yet."""
    coalition_chance: float = 0.7
    """How likely a coalition comes about that the partners would gain by."""

    # the nation
    survival: float = 0.7
    """How likely an opinion on the national board is there a round later,"""
    secured_survival: float = 0.92
    """and a secured one."""
    lead_spread: float = 4.0
    """Members of difference that decide the bonus for most members, for each round to come."""

    # polls
    polls_imagined: int = 8
    """Polls that are thought through before bidding for one unseen."""
    shade: float = 0.9
    """The part of what a poll is worth that is bid at most."""
    least_raise: bool = False
    """Whether bids go up by the least raise, rather than by half of the way to where somebody stops;"""
    first_raise: float = 0.0
    """but at once by such a part of the way there."""

    # the shadow cabinet
    politician: tuple[float, ...] = (7.0, 10.0, 17.0, 19.0, 22.0, 32.0, 47.0, 7.0)
    """What each politician brings where it is of most use, from the backbencher to the chancellor."""
    politicians_a_round: float = 1.2
    """How many of them find a place in each round to come."""

    # the start
    order: tuple[float, ...] = (0.8, 0.5, 0.2, 0.0)
    """What it is worth to be first, …, last in the order of play; with other numbers of players in proportion."""
    sheet_mix: float = 1.0
    """Points by which sheets may be worse than the best one and still be chosen now and then."""

    # the platform
    new_card: float = 2.0
    """What a card that is drawn promises."""
    kept_card: float = 0.22
    """What a card in hand that is not played now keeps of its worth."""

    # money and supplies
    money_first: float = 0.85
    """What the first thousand is worth;"""
    money_scale: float = 18.0
    """and after so many thousands for each round to come, a third of it."""
    money_left: tuple[float, ...] = (1.0, 1.0, 1.0, 1.0, 0.7, 0.7, 0.55, 0.3, 0.0)
    """How much of a round's spending is still ahead in each phase."""
    income: float = 0.5
    """What a thousand that comes with an election is worth early in the game; less and less later."""
    usual_money: float = 28.0
    """What a party has in its purse when contributions are played."""
    undercut: float = 0.6
    """How likely a rival that could decline as much does not;"""
    undercut_least: float = 0.6
    """and the same where even its smallest card is as large: some card must be played."""
    plans_contributions: bool = False
    """Whether all cards left are planned together, each for a round, rather than one by one."""
    contribution_scale: float = 18.0
    """What `money_scale` is for that plan: money that comes between campaigns buys more than one campaign's last
    thousand, the more so the shorter the game."""
    contribution_mix: float = 0.0
    """Points by which a contribution may be worse than the best one and still be chosen now and then."""
    last_room: float = 1.0
    """How much of the usual can be spent well in the last campaign, where few states are left."""
    supply_first: float = 0.8
    """What the first meeting marker in the supply is worth,"""
    supply_scale: float = 5.0
    """and after so many of them, a third of it."""
    media_marker: float = 2.2
    """What a media marker in the supply is worth while half of the game is ahead."""


PLANNER_1: Final = Weights()
"""The frozen one: never changed."""

CLUB: Final = {
    rounds: Weights(
        undercut=0.9,
        undercut_least=0.35,
        plans_contributions=True,
        contribution_scale=scale,
        contribution_mix=mix,
        last_room=0.6,
        least_raise=True,
        first_raise=0.75,
        money_scale=13.0,
        shade=0.95,
    )
    for rounds, scale, mix in ((5, 30.0, 0.8), (7, 13.0, 1.2))
}
"""By the number of rounds."""
