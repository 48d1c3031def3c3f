"""What a position promises every seat, in victory points.

The votes that each party may expect in a state make its seats and its chance to win there; a victory brings media and
opinions on the national board. Money and supplies are worth what they may still do.
"""

from __future__ import annotations

from itertools import combinations
from math import exp, log1p

from macher.bots.planner.e2006.calendar import (
    COALITION,
    MEDIA,
    MEETINGS,
    campaigns_ahead,
    last_campaign,
    part_of_round_ahead,
    times_ahead,
)
from macher.bots.planner.e2006.nation import Nation, worth_of_income
from macher.bots.planner.e2006.weights import Weights
from macher.bots.planner.forecast import expected_points, first_chances
from macher.bots.planner.purse import worth_of_money
from macher.rules.e2006.phase3_cabinet import is_last_state
from macher.rules.e2006.phase9_election import LAST_FIVE
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, SLOTS
from macher.rules.parts.lands import influencer, program_agreement, raw_match
from macher.rules.parts.states import points_for


def votes_a_meeting(factor: float, spread: float) -> float:
    """Votes to expect of a meeting whose factor may still change: it can only get better than half a vote."""
    if spread < 0.1:
        return max(0.5, factor)
    return 0.5 + spread * log1p(exp(min(30.0, (factor - 0.5) / spread)))


class Outlook:
    """A position as one seat sees it. `on` looks at another position with the same eyes."""

    def __init__(self, g: State, seat: int, weights: Weights, horizon: int, eyes: Outlook | None = None) -> None:
        self.g = g
        self.seat = seat
        self.weights = weights
        self.horizon = horizon
        self._placements: dict[tuple[int, int], list[float]] = {}
        self._prizes: dict[tuple[object, ...], list[tuple[float, float]]] = {}
        if eyes is None:
            self.nation = Nation(g, weights, horizon)
            self.part = part_of_round_ahead(g, weights.spread_left)
            self.shift = [0] * (LANDS * g.seats)
            """What if the factor of a party in a state were so much higher?"""
            self.room = self._room()
            self.share = [weights.rivalry / (g.seats - 1)] * g.seats
            self.share = self._shares()
            return
        self.nation = eyes.nation
        self.part = eyes.part
        self.shift = eyes.shift
        self.room = eyes.room
        self.share = eyes.share
        if g.programs == eyes.g.programs and g.national == eyes.g.national:
            self._placements = eyes._placements
            self._prizes = eyes._prizes

    def on(self, g: State) -> Outlook:
        """The same eyes on another position of the same moment."""
        return Outlook(g, self.seat, self.weights, self.horizon, self)

    # --- rivals -----------------------------------------------------------------------------------------------------
    def _shares(self) -> list[float]:
        """How much of each seat's gain counts as an own loss: the strong rivals matter most."""
        standing = self.standing()
        rivals = [other for other in range(self.g.seats) if other != self.seat]
        focus = first_chances([standing[other] for other in rivals], self.weights.rival_focus)
        share = [0.0] * self.g.seats
        for other, part in zip(rivals, focus, strict=True):
            share[other] = self.weights.rivalry * part
        return share

    def utility(self, worths: list[float]) -> float:
        """What is good for a seat: its own worth less a part of the worth of its rivals."""
        total = worths[self.seat]
        for part, worth in zip(self.share, worths, strict=True):
            total -= part * worth
        return total

    def utility_of(self, seat: int, worths: list[float]) -> float:
        """The same for another seat, which we take to heed all its rivals alike."""
        part = self.weights.rivalry / (self.g.seats - 1)
        return worths[seat] - part * (sum(worths) - worths[seat])

    def standing(self) -> list[float]:
        """The points that every seat may expect at the end of the game."""
        g = self.g
        total = self.nation.members(g)
        for seat in range(g.seats):
            total[seat] += self.nation.matches(g, seat) + sum(g.points[seat :: g.seats])
        for space, points in enumerate(g.tables.national_media):
            for seat in range(g.seats):
                total[seat] += points * g.presence[space * g.seats + seat]
        for land in g.order:
            for seat, worth in enumerate(self.land(land)):
                total[seat] += worth
        return total

    # --- votes ------------------------------------------------------------------------------------------------------
    def counts(self, land: int) -> bool:
        """Whether the election of a land is still to come, and not beyond the horizon."""
        number = self.g.election[land]
        return self.g.held < number and number - max(1, self.g.round) < self.horizon

    def ahead(self, land: int) -> float:
        """Rounds of campaign before a land votes, with the part of this one that is left."""
        return campaigns_ahead(self.g, land) + self.part

    def factor_now(self, land: int, seat: int) -> int:
        """Popularity and coincidence of a party in a state as they are (R06-6.2.8-4)."""
        at = land * self.g.seats + seat
        return self.g.scale[self.g.trend[at]] + raw_match(self.g, seat, land) + self.shift[at]

    def factor(self, land: int, seat: int, keep: float, holder: int) -> float:
        """The factor to expect when meetings become votes: it drifts to the usual, and media control helps."""
        expected = self.weights.usual_factor
        expected += (self.factor_now(land, seat) - expected) * keep
        if seat == holder:
            exchanges = campaigns_ahead(self.g, land) + (self.g.phase <= MEDIA and self.part > 0)
            expected += self.weights.control_factor * min(2, exchanges)
        return expected

    def votes(self, land: int) -> list[float]:
        """The votes that every party may expect."""
        g = self.g
        weights = self.weights
        ahead = self.ahead(land)
        keep = exp(-weights.reversion * ahead)
        spread = weights.factor_spread * ahead**0.5
        holder = influencer(g, land)
        found = []
        for seat in range(g.seats):
            at = land * g.seats + seat
            each = votes_a_meeting(self.factor(land, seat, keep, holder), spread)
            bought = min(4.0, weights.meetings_a_round * (1.0 + weights.meetings_follow * (each - 2.0)))
            meetings = g.rallies[at] + bought * times_ahead(g, MEETINGS, land, seat)
            found.append(g.votes[at] + meetings * each + weights.other_votes * ahead)
        return found

    # --- what a land is worth ---------------------------------------------------------------------------------------
    def land(self, land: int) -> list[float]:
        """What a land is worth to every seat: seats with their money, and the chance of a victory there."""
        g = self.g
        if not self.counts(land):
            return [0.0] * g.seats
        number = g.election[land]
        ahead = self.ahead(land)
        votes = self.votes(land)
        table = g.tables.states[g.card[land]].points
        a_seat = 1.0 + worth_of_income(g, self.weights, number)
        worths = []
        for seat in range(g.seats):
            seats = expected_points(table, votes[seat]) if ahead > 0.2 else points_for(table, int(votes[seat]))
            worths.append(seats * a_seat)
        for seat, worth in enumerate(self.victory(land, votes, ahead)):
            worths[seat] += worth
        return worths

    def victory(self, land: int, votes: list[float], ahead: float) -> list[float]:
        """What the chance to win a land is worth to every seat; a coalition that is likely to come is counted in."""
        g = self.g
        prizes = self.prizes(land)
        partners = g.partner if land == g.order[0] else [NONE] * g.seats
        alone = self.won(partners, votes, ahead, prizes)
        if not self.coalitions_to_come(land):
            return alone
        most = 0.0
        likely = alone
        for one, other in self.pairs(land, partners):
            together = partners[:]
            together[one], together[other] = other, one
            worths = self.won(together, votes, ahead, prizes)
            gains = (worths[one] - alone[one], worths[other] - alone[other])
            imposed = program_agreement(g, one, other) >= g.tables.coalition_force
            if (max(gains) if imposed else min(gains)) > most:
                most = max(gains) if imposed else min(gains)
                likely = worths
        chance = self.weights.coalition_chance
        return [worth + chance * (other - worth) for worth, other in zip(alone, likely, strict=True)]

    def coalitions_to_come(self, land: int) -> bool:
        """Whether coalitions may still be formed in a land, as far as tiles allow it now (R06-6.2.4-1)."""
        g = self.g
        if sum(g.tiles[land * g.seats : land * g.seats + g.seats]) < 2 or is_last_state(g, land):
            return False
        return land != g.order[0] or g.phase < COALITION or not g.round

    def pairs(self, land: int, partners: list[int]) -> list[tuple[int, int]]:
        """Parties that could form a coalition there: tiles, and platforms that agree."""
        g = self.g
        free = [seat for seat in range(g.seats) if g.tiles[land * g.seats + seat] and partners[seat] == NONE]
        needed = g.tables.coalition_match
        return [(one, other) for one, other in combinations(free, 2) if program_agreement(g, one, other) >= needed]

    def won(
        self, partners: list[int], votes: list[float], ahead: float, prizes: list[tuple[float, float]]
    ) -> list[float]:
        """The chance to win times what it brings, for every seat."""
        worths = [0.0] * self.g.seats
        for together, chance in self.win_chances(partners, votes, ahead):
            for seat in together:
                worths[seat] = chance * prizes[seat][len(together) - 1]
        return worths

    def win_chances(self, partners: list[int], votes: list[float], ahead: float) -> list[tuple[tuple[int, ...], float]]:
        """Every contender, a party or a coalition, with its chance to win."""
        g = self.g
        contenders: list[tuple[int, ...]] = []
        totals = []
        most = g.tables.most_votes
        for seat in range(g.seats):
            partner = partners[seat]
            if partner == NONE:
                contenders.append((seat,))
                totals.append(min(votes[seat], most + 0.1 * max(0.0, votes[seat] - most)))
            elif seat < partner:
                contenders.append((seat, partner))
                totals.append(min(votes[seat], most) + min(votes[partner], most))
        spread = self.weights.sure_win + self.weights.spread * ahead**0.5
        return list(zip(contenders, first_chances(totals, spread), strict=True))

    def prizes(self, land: int) -> list[tuple[float, float]]:
        """What a victory brings each seat: alone, and in a coalition (R06-6.3.3). Remembered, for it is asked often."""
        g = self.g
        slots = slice(land * SLOTS, land * SLOTS + SLOTS)
        seats = slice(land * g.seats, land * g.seats + g.seats)
        key = (land, *g.opinions[slots], *g.face_up[slots], *g.media[seats], *g.media_supply)
        if key not in self._prizes:
            self._prizes[key] = self._prizes_of(land)
        return self._prizes[key]

    def _prizes_of(self, land: int) -> list[tuple[float, float]]:
        g = self.g
        number = g.election[land]
        space = number - 1
        if g.config.variant == 5 and g.options.short_media_spaces == "last_five":
            space += LAST_FIVE
        media = g.tables.national_media[space]
        elections = min(self.horizon, g.config.variant - number + 1)
        hidden = 0
        opinions: list[list[float]] = []
        for slot in range(land * SLOTS, land * SLOTS + SLOTS):
            if g.face_up[slot]:
                opinions.append(self.placements(g.opinions[slot], elections))
            elif g.opinions[slot] != NONE:
                hidden += 1
        promise = self.weights.hidden_opinion * elections / g.config.variant
        prizes = []
        for seat in range(g.seats):
            gains = sorted([gain[seat] for gain in opinions] + [promise] * hidden, reverse=True)
            first = media * self.marker_chance(land, seat) + (gains[0] if gains else 0.0)
            prizes.append((first + (gains[1] if len(gains) > 1 else 0.0), first))
        return prizes

    def placements(self, card: int, elections: int) -> list[float]:
        """What placing a card on the national board is worth to each seat."""
        key = (card, elections)
        if key not in self._placements:
            self._placements[key] = self.nation.best_placements(self.g, card, elections)
        return self._placements[key]

    def marker_chance(self, land: int, seat: int) -> float:
        """How likely a seat has a media marker in a land when it votes."""
        g = self.g
        if g.media[land * g.seats + seat]:
            return 1.0
        if not g.media_supply[seat]:
            return 0.0
        chances = campaigns_ahead(g, land) + (g.phase <= MEDIA and self.part > 0)
        return self.weights.marker_chance if chances > 0 else 0.0

    # --- money and supplies -----------------------------------------------------------------------------------------
    def _room(self) -> float:
        """Thousands that could still be spent well."""
        left = last_campaign(self.g) - self.g.round + part_of_round_ahead(self.g, self.weights.money_left)
        room = self.weights.money_scale * min(self.horizon, left)
        return room * self.weights.last_room if self.g.round >= last_campaign(self.g) else room

    def money(self, amount: float) -> float:
        """What a purse is worth."""
        return worth_of_money(amount, self.weights.money_first, self.room)

    def markers(self, count: int) -> float:
        """What so many meeting markers in the supply are worth for campaigns to come."""
        if self.g.round >= last_campaign(self.g) and self.g.phase >= MEETINGS:
            return 0.0
        return worth_of_money(count, self.weights.supply_first, self.weights.supply_scale)

    def media_markers(self, count: int) -> float:
        """The same for media markers."""
        left = last_campaign(self.g) - self.g.round
        return self.weights.media_marker * count * left / last_campaign(self.g)

    def worth(self, *lands: int) -> float:
        """What these lands, the own money and supplies are worth: what most decisions change."""
        g = self.g
        total = self.money(g.money[self.seat])
        total += self.markers(g.rally_supply[self.seat]) + self.media_markers(g.media_supply[self.seat])
        for land in lands:
            total += self.utility(self.land(land))
        return total
