"""After an election: media and opinions on the national board; and the contributions (R06-6.3.3, R06-6.4.2)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from macher.bots.bot import Reason
from macher.bots.planner.e2006.calendar import last_campaign, payouts
from macher.bots.planner.e2006.deciding import Decision, outlook_of
from macher.bots.planner.e2006.nation import worth_of_income
from macher.bots.planner.e2006.outlook import Outlook
from macher.bots.planner.purse import worth_of_money
from macher.bots.planner.thought import Verdict, mixed
from macher.rules.e2006.actions import CONTRIBUTE, NATIONAL, NATIONAL_SPACES
from macher.rules.e2006.phase9_election import LAST_FIVE
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import KEEP, LANDS, MOVE, SKIP, SLOTS


def national_media(t: Decision) -> Verdict:
    """Points for good, for a marker that would come back."""
    g = t.g
    space = g.round - 1
    if g.config.variant == 5 and g.options.short_media_spaces == "last_five":
        space += LAST_FIVE
    points = g.tables.national_media[space]
    left = max(0, last_campaign(g) - g.round)
    worth = {MOVE: float(points), KEEP: t.weights.media_marker * left / last_campaign(g)}

    def why(action: int) -> Reason:
        if action == KEEP:
            return Reason("media-keep", state=g.card[t.argument % LANDS])
        return Reason("media-move", state=g.card[t.argument % LANDS], points=points)

    return Verdict(worth, why)


def national_opinion(t: Decision) -> Verdict:
    """What agrees with the own platform, and not with those of rivals."""
    g = t.g
    outlook = outlook_of(t)
    land = t.argument % LANDS
    elections = outlook.nation.elections(g)
    worth = {SKIP: 0.0}
    for action in t.legal[1:]:
        slot, space = divmod(action - NATIONAL, NATIONAL_SPACES)
        card = g.opinions[land * SLOTS + slot]
        worth[action] = outlook.utility(outlook.nation.placement(g, card, space, elections))

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("national-none")
        slot, space = divmod(action - NATIONAL, NATIONAL_SPACES)
        card = g.opinions[land * SLOTS + slot]
        old = g.national[space]
        if old == card:
            return Reason("national-secure", card=card, points=worth[action])
        if old != NONE:
            return Reason("national-replace", old=old, new=card, points=worth[action])
        return Reason("national-place", card=card, points=worth[action])

    return Verdict(worth, why)


# --- contributions ---------------------------------------------------------------------------------------------------
@lru_cache
def expected_highest(die: tuple[int, ...], dice: int) -> float:
    """The highest of some dice, on average."""
    rolls = [max(faces) for faces in product(die, repeat=dice)]
    return sum(rolls) / len(rolls)


def expected_sum(die: tuple[int, ...], dice: int) -> float:
    """The sum of some dice, on average."""
    return dice * sum(die) / len(die)


def contribution(t: Decision) -> Verdict:
    """Money while it can still be spent well, members later; each card is laid in the round where it serves best."""
    g = t.g
    cards = [card for card in range(len(g.tables.contributions)) if g.donations[t.seat] >> card & 1]
    worth = {SKIP: 0.0} if SKIP in t.legal else {}
    if t.weights.plans_contributions:
        plan = Contributions(t)
        for card in cards:
            rest = plan.later(1, g.donations[t.seat] & ~(1 << card))
            worth[CONTRIBUTE + card * 2] = plan.declined(0, card) + rest
            worth[CONTRIBUTE + card * 2 + 1] = plan.accepted(0, card) + rest
    else:
        outlook = outlook_of(t)
        for card in cards:
            later = worth_later(t, outlook, card)
            worth[CONTRIBUTE + card * 2] = declined(t, outlook, card) - later
            worth[CONTRIBUTE + card * 2 + 1] = accepted(t, outlook, card, g.money[t.seat], outlook.room) - later

    def why(action: int) -> Reason:
        if action == SKIP:
            return Reason("contribution-none")
        card, taken = divmod(action - CONTRIBUTE, 2)
        amount = g.tables.contributions[card].amount
        if taken:
            return Reason("contribution-accept", amount=amount)
        return Reason("contribution-decline", amount=amount)

    legal = {action: worth[action] for action in t.legal}
    return Verdict(legal, why, mixed(legal, t.weights.contribution_mix))


class Contributions:
    """A plan for all contribution cards that are left: one in each round, to take or to decline.

    Declining the largest amount of all brings more members. Rivals are expected to part with their smallest cards
    first, so that a card that only ties today may be the largest alone in another round.
    """

    def __init__(self, t: Decision) -> None:
        self.t = t
        self.rounds = last_campaign(t.g) - t.g.round
        self._later: dict[tuple[int, int], float] = {}

    def later(self, ahead: int, cards: int) -> float:
        """What a set of cards brings in the rounds from `ahead` rounds after this one."""
        if not cards or ahead > self.rounds:
            return 0.0
        at = (ahead, cards)
        if at not in self._later:
            found = []
            for card in range(len(self.t.g.tables.contributions)):
                if cards >> card & 1:
                    now = max(self.declined(ahead, card), self.accepted(ahead, card))
                    found.append(now + self.later(ahead + 1, cards & ~(1 << card)))
            self._later[at] = max(found)
        return self._later[at]

    def member(self, ahead: int) -> float:
        """What a member is worth that comes so many rounds after this one."""
        g = self.t.g
        incomes = [worth_of_income(g, self.t.weights, number) for number in payouts(g) if number > g.round + ahead]
        return 1.0 + sum(incomes)

    def accepted(self, ahead: int, card: int) -> float:
        """Money into a purse, less the members that are lost."""
        one = self.t.g.tables.contributions[card]
        money = float(self.t.g.money[self.t.seat]) if ahead == 0 else self.t.weights.usual_money
        room = self.t.weights.contribution_scale * (self.rounds - ahead)
        first = self.t.weights.money_first
        gain = worth_of_money(money + one.amount, first, room) - worth_of_money(money, first, room)
        return gain - expected_highest(self.t.g.tables.die, one.loss_dice) * self.member(ahead)

    def declined(self, ahead: int, card: int) -> float:
        """Members, and more of them if no rival declines as much."""
        tables = self.t.g.tables
        chance = 1.0
        for rival in range(self.t.g.seats):
            if rival != self.t.seat:
                chance *= self.rival_below(rival, ahead, card)
        dice = tables.contributions[card].gain_dice
        members = expected_sum(tables.die, dice) + chance * expected_sum(tables.die, tables.bonus_dice)
        return members * self.member(ahead)

    def rival_below(self, rival: int, ahead: int, card: int) -> float:
        """The chance that a rival does not decline as much so many rounds after this one."""
        g = self.t.g
        held = g.donations[rival]
        gone = ahead  # so many of its smallest cards
        laid = g.contribution[rival]
        if laid != NONE:
            if laid & 1:  # accepted, for all to see
                if ahead == 0:
                    return 1.0
                gone -= 1
            else:  # face down: it may be any of those it had
                held |= 1 << (laid >> 1)
        left = [one for one in range(len(g.tables.contributions)) if held >> one & 1]
        if not left or left[-1] < card:
            return 1.0
        return self.t.weights.undercut_least if left[min(gone, len(left) - 1)] >= card else self.t.weights.undercut


def accepted(t: Decision, outlook: Outlook, card: int, money: int, room: float) -> float:
    """Money into a purse, less the members that are lost."""
    one = t.g.tables.contributions[card]
    first = t.weights.money_first
    gain = worth_of_money(money + one.amount, first, room) - worth_of_money(money, first, room)
    return gain - expected_highest(t.g.tables.die, one.loss_dice) * outlook.nation.member


def declined(t: Decision, outlook: Outlook, card: int) -> float:
    """Members, and more of them if no rival declines as much."""
    tables = t.g.tables
    one = tables.contributions[card]
    chance = 1.0
    for rival in range(t.g.seats):
        if rival != t.seat and t.g.donations[rival] >> card:
            least = (t.g.donations[rival] & -t.g.donations[rival]).bit_length() - 1
            chance *= t.weights.undercut_least if least >= card else t.weights.undercut
    members = expected_sum(tables.die, one.gain_dice) + chance * expected_sum(tables.die, tables.bonus_dice)
    return members * outlook.nation.member


def worth_later(t: Decision, outlook: Outlook, card: int) -> float:
    """What a card would bring in the rounds to come, if it is kept for then."""
    rounds = last_campaign(t.g) - t.g.round
    if rounds <= 0:
        return 0.0
    room = t.weights.money_scale * (rounds - 1)
    money = t.weights.usual_money
    return max(declined(t, outlook, card), accepted(t, outlook, card, round(money), room))
