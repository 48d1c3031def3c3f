"""What the national board is worth: opinions that agree with a platform, members, and the bonus for most of them."""

from __future__ import annotations

from macher.bots.planner.e2006.calendar import elections_ahead, last_campaign, payouts
from macher.bots.planner.e2006.weights import Weights
from macher.bots.planner.forecast import first_chances
from macher.rules.e2006.actions import NATIONAL_SPACES
from macher.rules.e2006.phase9_election import matches_national, targets
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import TOPIC_COUNT
from macher.rules.parts.programs import attitude_of


def worth_of_income(g: State, weights: Weights, number: int) -> float:
    """What a thousand is worth that comes with the election of this number: it serves the campaigns that follow."""
    return weights.income * max(0, last_campaign(g) - number) / (last_campaign(g) - 1)


def worth_of_member(g: State, weights: Weights) -> float:
    """A member: a point at the end, and money in the rounds that pay for members."""
    return 1.0 + sum([worth_of_income(g, weights, number) for number in payouts(g)])


def holds(g: State, seat: int, card: int) -> bool:
    """Whether the platform of a seat has a card."""
    return g.programs[seat * TOPIC_COUNT + (card >> 1)] == attitude_of(card)


class Nation:
    """The national board in the eyes of the planner. Elections beyond the horizon do not count."""

    def __init__(self, g: State, weights: Weights, horizon: int) -> None:
        self.weights = weights
        self.horizon = horizon
        self.member = worth_of_member(g, weights)
        self._spaces: dict[tuple[int, int, int], float] = {}

    def elections(self, g: State) -> int:
        """Elections to come that the planner looks at."""
        return min(self.horizon, elections_ahead(g))

    def space(self, g: State, space: int, secured: int, elections: int) -> float:
        """A match on a national space to whoever has it, with so many elections still to come."""
        key = (space, secured, elections)
        if key not in self._spaces:
            stays = self.weights.secured_survival if secured else self.weights.survival
            points = g.tables.national_points[space] + g.tables.secured_points * secured
            growths = sum([stays**ahead for ahead in range(elections)])
            members = g.tables.national_members[space] * growths * self.member
            self._spaces[key] = points * stays ** max(0, elections - 1) + members
        return self._spaces[key]

    def matches(self, g: State, seat: int) -> float:
        """All matches of a platform with the national board, members to come included."""
        elections = self.elections(g)
        worth = 0.0
        for space in range(NATIONAL_SPACES):
            if matches_national(g, seat, space):
                worth += self.space(g, space, g.secured[space], elections)
        return worth

    def placement(self, g: State, card: int, space: int, elections: int) -> list[float]:
        """What every seat gains or loses if a card goes to a national space."""
        old = g.national[space]
        after = self.space(g, space, int(old == card), elections)
        before = self.space(g, space, g.secured[space], elections) if old != NONE else 0.0
        gains = []
        for seat in range(g.seats):
            gain = after if holds(g, seat, card) else 0.0
            gains.append(gain - before if old != NONE and holds(g, seat, old) else gain)
        return gains

    def best_placements(self, g: State, card: int, elections: int) -> list[float]:
        """What it is worth to each seat to place a card as it likes best, the gains of the others in part deducted."""
        best = [0.0] * g.seats
        share = self.weights.rivalry / (g.seats - 1)
        for space in targets(g, card):
            gains = self.placement(g, card, space, elections)
            total = sum(gains)
            for seat in range(g.seats):
                best[seat] = max(best[seat], gains[seat] - share * (total - gains[seat]))
        return best

    def members(self, g: State) -> list[float]:
        """The members of each seat, and its chances of the bonus for most and second most."""
        elections = self.elections(g)
        expected = []
        for seat in range(g.seats):
            spaces = [space for space in range(NATIONAL_SPACES) if matches_national(g, seat, space)]
            expected.append(g.base[seat] + elections * sum(g.tables.national_members[space] for space in spaces))
        first = first_chances(expected, max(1.0, self.weights.lead_spread * elections**0.5))
        worths = []
        for seat in range(g.seats):
            second = 0.0
            for other in range(g.seats):
                if other != seat:
                    second += first[other] * first[seat] / max(0.01, 1.0 - first[other])
            bonus = g.tables.members_first * first[seat] + g.tables.members_second * second
            worths.append(g.base[seat] * self.member + bonus)
        return worths
