"""What each seat may expect of each state: votes at its election, and the points that come with them.

A forecast, not a simulation: every seat goes on buying about as many rallies as the weights say, and its program and
trend stay as they are. All judgements of the 2019 edition compare forecasts before and after.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, log1p

from macher.bots.planner.e2019.weights import Weights
from macher.bots.planner.forecast import chance, expected_points, first_chances
from macher.rules.e2019.codes import CONVERT_IN, RALLIES_IN
from macher.rules.e2019.order_of_play import ROUNDS
from macher.rules.e2019.phase9b_election import spot_of
from macher.rules.e2019.state import State
from macher.rules.parts.cabinet import owner_of
from macher.rules.parts.codes import LANDS, TOPIC_COUNT
from macher.rules.parts.game import FRAME_BITS, FRAME_MASK
from macher.rules.parts.lands import raw_match
from macher.rules.parts.states import points_for

PROGRAMS, RALLIES, CABINET, MEDIA_INFLUENCE, CONVERSION = 2, 4, 6, 7, 9  # phases
TWO_SPREAD = 1.4  # two forecasts may be wrong


def election_round(variant: int, number: int) -> int:
    """The round of an election: two elections in rounds 4 and 5 of the long game (R19-18.3)."""
    if variant == 4 or number <= 3:
        return number
    return 4 if number <= 5 else 5


@lru_cache(256)
def partners(programs: tuple[int, ...], seats: int, start: int) -> list[list[int]]:
    """For each seat the others in the order in which they would be its partners (R19-14.5)."""
    own = [programs[seat * TOPIC_COUNT : (seat + 1) * TOPIC_COUNT] for seat in range(seats)]
    order = []
    for lead, one in enumerate(own):
        others = [(start + at) % seats for at in range(seats)]
        others.remove(lead)
        agreement = [
            sum(1 for mine, theirs in zip(one, other, strict=True) if mine and mine == theirs) for other in own
        ]
        others.sort(key=lambda seat: -agreement[seat])
        order.append(others)
    return order


class Outlook:
    """The forecast of one decision. States given to its methods may be changed copies of the one it was made for."""

    def __init__(self, g: State, seat: int, weights: Weights, horizon: int) -> None:
        self.seat = seat
        self.weights = weights
        self.seats = g.seats
        self.rounds = ROUNDS[g.config.variant]
        self.left = self.rounds - g.round + 1  # rounds still to play, this one included
        self.rounds_to = [election_round(g.config.variant, g.election[land]) - max(1, g.round) for land in range(LANDS)]
        self.lands = [land for land in g.order if self.rounds_to[land] < horizon]
        self.coming = self.rallies_to_come(g)
        self.converts = self.conversions_to_come(g)
        self.programs_open = g.phase <= PROGRAMS
        self.exchange_open = g.phase <= MEDIA_INFLUENCE
        self.service_left = 1.0  # the part of this round's politicians and polls that is still to come
        self.gains: dict[tuple[int, int, int], float] = {}  # (land, kind, amount) of politicians' actions, judged once

    # --- what is still to come this round ---------------------------------------------------------------------------
    def rallies_to_come(self, g: State) -> list[float]:
        """The rallies that each seat will yet buy in each land this round."""
        coming = [0.0] * (LANDS * g.seats)
        if g.phase > RALLIES:
            return coming
        asked = _asked(g, RALLIES_IN) if g.phase == RALLIES else None
        for seat in range(g.seats):
            means = min(1.0, g.money[seat] / 20)
            for land in g.order:
                if asked is None or seat * LANDS + land in asked:
                    usual = self.weights.coming_other if self.rounds_to[land] else self.weights.coming_election
                    coming[land * g.seats + seat] = means * usual
        return coming

    def conversions_to_come(self, g: State) -> list[bool]:
        """Whether each seat may yet convert in each land this round."""
        if g.phase < CONVERSION:
            return [True] * (LANDS * g.seats)
        converts = [False] * (LANDS * g.seats)
        if g.phase == CONVERSION:
            for argument in _asked(g, CONVERT_IN):
                seat, land = divmod(argument, LANDS)
                converts[land * g.seats + seat] = True
        return converts

    # --- votes ------------------------------------------------------------------------------------------------------
    def match(self, raw: int, rounds: int) -> float:
        """The match to be expected in so many rounds: programs and opinions change, and never count less than 1."""
        if not rounds and not self.exchange_open:
            return float(max(1, raw))
        w = self.weights
        hope = w.opinion_hope * rounds + (w.program_hope if self.programs_open else 0.0)
        blur = w.match_blur + w.match_blur_later * rounds
        over = (raw + hope - 1.0) / blur
        return 1.0 + blur * (log1p(exp(over)) if over < 20.0 else over)

    def votes(self, g: State, seat: int, land: int, raw: int) -> float:
        """The votes that a seat with this raw match may expect at the election of a land."""
        at = land * g.seats + seat
        rounds = self.rounds_to[land]
        votes = float(g.votes[at])
        rallies = float(g.rallies[at])
        trend = g.scale[g.trend[at]]
        most = g.tables.rally_spots
        least = g.tables.convert_minimum
        for later in range(rounds + 1):
            if later == 0:
                if not self.converts[at]:
                    continue
                rallies += self.coming[at]
            else:
                rallies += self.weights.later_election if later == rounds else self.weights.later_rallies
            rallies = min(rallies, most)
            if later == rounds:
                if rallies:
                    votes += max(1.0, rallies + trend) * self.match(raw, later)
            elif rallies >= least:
                votes += (rallies + trend) * self.match(raw, later)
                rallies = 0.0
        return votes

    def spread(self, g: State, land: int) -> float:
        """Votes by which the forecast may be wrong."""
        rounds = self.rounds_to[land]
        if rounds == 0 and g.phase >= CONVERSION:
            return self.weights.settled_spread
        if g.phase >= CONVERSION:
            rounds -= 1
        return self.weights.spread_now + self.weights.spread_later * rounds

    # --- points -----------------------------------------------------------------------------------------------------
    def land(self, g: State, land: int) -> list[float]:
        """The points, in the end, that each seat may expect of a land."""
        return self.points(g, land, [self.votes(g, seat, land, raw_match(g, seat, land)) for seat in range(g.seats)])

    def points(self, g: State, land: int, votes: list[float]) -> list[float]:
        """The points that each seat may expect with these votes: for votes, with their income, bonus and presence."""
        w = self.weights
        seats = range(g.seats)
        spread = self.spread(g, land)
        card = g.tables.states[g.card[land]].points
        if spread > 1.0:
            points = [expected_points(card, one) for one in votes]
        else:
            points = [float(points_for(card, int(one))) for one in votes]
        bonus, wins = self.bonuses(g, votes, spread)
        holds = self.media_chances(g, land)
        spot = g.tables.presence[spot_of(g, land)]
        income = 1.0 + self.thousand(self.left - 1 - self.rounds_to[land])
        rights = w.exchange * (self.rounds_to[land] + self.exchange_open)
        worth = []
        for seat in seats:
            present = holds[seat]
            if g.media[land * g.seats + seat]:
                present += (1.0 - present) * wins[seat]
            worth.append(points[seat] * income + bonus[seat] + spot * present + rights * holds[seat])
        return worth

    def bonuses(self, g: State, votes: list[float], spread: float) -> tuple[list[float], list[float]]:
        """The bonus that each seat may expect, and its chance to be a winner (R19-14.2 to R19-14.7)."""
        tables = g.tables
        majority = [chance(one - tables.majority + 0.5, spread) for one in votes]
        nobody = 1.0
        for one in majority:
            nobody *= 1.0 - one
        first = first_chances(votes, spread * TWO_SPREAD)
        bonus = []
        wins = []
        for seat, own in enumerate(majority):
            alone = own * _product(majority, seat)
            bonus.append(alone * tables.bonus_alone + (own - alone) * tables.bonus_several)
            wins.append(alone + (own - alone) * first[seat])
        if nobody > 0.02:
            self.add_coalitions(g, votes, spread, first, nobody, bonus, wins)
        return bonus, wins

    def add_coalitions(
        self,
        g: State,
        votes: list[float],
        spread: float,
        first: list[float],
        nobody: float,
        bonus: list[float],
        wins: list[float],
    ) -> None:
        """What the strongest party and its partner get if nobody has a majority (R19-14.4 to R19-14.7)."""
        tables = g.tables
        order = partners(tuple(g.programs), g.seats, max(0, g.start))
        for lead, leads in enumerate(first):
            if leads < 0.05:
                continue
            share = leads * nobody
            without = 1.0
            for seat in order[lead]:
                joins = without * chance(votes[lead] + votes[seat] - tables.majority + 0.5, spread * TWO_SPREAD)
                without -= joins
                bonus[seat] += share * joins * tables.bonus_coalition
                wins[seat] += share * joins
            bonus[lead] += share * ((1.0 - without) * tables.bonus_coalition + without * tables.bonus_strongest)
            wins[lead] += share * (1.0 - without)

    def media_chances(self, g: State, land: int) -> list[float]:
        """The chance of each seat to have the media majority at the election (R19-0.8)."""
        media = g.media[land * g.seats : (land + 1) * g.seats]
        ranked = sorted(media)
        hold = self.weights.media_full if sum(media) >= g.tables.media_spots else self.weights.media_hold
        voting = self.rounds_to[land] == 0
        chances = []
        for seat, own in enumerate(media):
            lead = own - (ranked[-1] if own < ranked[-1] else ranked[-2])
            if voting and (g.phase > CABINET or (g.phase == CABINET and not rivals_in_row(g, land, seat))):
                chances.append(1.0 if lead > 0 else 0.0)
            elif own:
                chances.append(hold[min(max(lead, -2), 2) + 2])
            else:
                chances.append(self.weights.media_late if lead > -2 and g.media_supply[seat] else 0.0)
        return chances

    # --- money and the rest -----------------------------------------------------------------------------------------
    def thousand(self, left: int) -> float:
        """What a thousand more is worth to a seat with a usual purse when so many rounds are to play."""
        if left <= 0:
            return 0.0
        return self.weights.thousand[left] * exp(-self.weights.usual_income / self.weights.room[left])

    def utility(self, worth: list[float], seat: int) -> float:
        """Points of all seats as one seat sees them: its own, less a part of the average rival's."""
        own = worth[seat]
        return own - self.weights.rivalry * (sum(worth) - own) / (self.seats - 1)

    def see(self, g: State, land: int) -> float:
        """A land as we see it."""
        return self.utility(self.land(g, land), self.seat)

    def see_matches(self, g: State, land: int, matches: Iterable[int]) -> list[float]:
        """A land as we see it with each of these raw matches of our own program."""
        votes = [self.votes(g, seat, land, raw_match(g, seat, land)) for seat in range(g.seats)]
        seen = []
        for own in matches:
            votes[self.seat] = self.votes(g, self.seat, land, own)
            seen.append(self.utility(self.points(g, land, votes), self.seat))
        return seen

    def see_all(self, g: State) -> float:
        """All lands within the horizon as we see them."""
        return sum([self.see(g, land) for land in self.lands])


def rivals_in_row(g: State, land: int, seat: int) -> bool:
    """Whether politicians of others beside a land have yet to act: they may remove media markers (R19-10.6)."""
    return any(owner_of(entry) != seat for entry in g.rows[land])


def _asked(g: State, step: int) -> set[int]:
    """The arguments of all frames of a step on the agenda."""
    return {frame >> FRAME_BITS for frame in g.agenda if frame & FRAME_MASK == step}


def _product(chances: list[float], but: int) -> float:
    """The chance that none of the others comes true."""
    product = 1.0
    for seat, one in enumerate(chances):
        if seat != but:
            product *= 1.0 - one
    return product
