"""Phase 9b: the election (R19-14)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.codes import COALITION_CONSENT, ELECTION_IN, INFLUENCER_PRESENCE, PRESENCE
from macher.rules.e2019.phase9a_votes import votes_this_round
from macher.rules.e2019.state import State
from macher.rules.events import (
    CoalitionAnswered,
    CoalitionFormed,
    MajorityWon,
    NoCoalition,
    SeveralReached,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import ACCEPT, ACCEPT_OR_REFUSE, LANDS
from macher.rules.parts.lands import influencer, program_agreement
from macher.rules.parts.presence import MoveToPresence
from macher.rules.parts.states import count_votes
from macher.rules.parts.step import Automatic
from macher.rules.parts.turns import AskSeatInLand

LONG_GAME_SPOTS: Final = 3  # presence spots that the short game leaves out (R19-1.5)


class Elections(Automatic[State]):
    """The state or states that vote this round, one completely after the other (R19-18.9)."""

    name = "elections"
    rule = "R19-14.1"

    def do(self, g: State, argument: int) -> None:
        g.gains = [0] * g.seats
        for land in reversed(g.order):
            if votes_this_round(g, land):
                g.push(ELECTION_IN, land)


class ElectionIn(Automatic[State]):
    """Points for votes, then one of the cases A, B, C (R19-14.1 to R19-14.7)."""

    name = "election"
    rule = "R19-14.1"

    def do(self, g: State, argument: int) -> None:
        land = argument
        first = land * g.seats
        votes = g.votes[first : first + g.seats]
        for seat, points in enumerate(count_votes(g, land)):
            g.gains[seat] = g.gains[seat] + points  # they are money, too, in phase 9c (R19-15.1)
        g.influencer = influencer(g, land)  # before any marker moves (R19-14.12)
        g.moved = 0
        big = [seat for seat in g.turn_order() if votes[seat] >= g.tables.majority]
        if len(big) == 1:
            award(g, land, big[0], g.tables.bonus_alone)
            if g.telling:
                g.tell(MajorityWon(big[0], g.card[land], g.tables.bonus_alone))
            to_the_presence_board(g, land, big)
        elif big:
            top = max(votes)
            winners = [seat for seat in big if votes[seat] == top]
            for seat in big:
                award(g, land, seat, g.tables.bonus_several)
            if g.telling:
                g.tell(SeveralReached(g.card[land], tuple(big), tuple(winners), g.tables.bonus_several))
            to_the_presence_board(g, land, winners)
        else:
            g.lead = strongest(g, votes)
            g.candidates = possible_partners(g, g.lead, votes)
            seek_coalition(g, land)


def award(g: State, land: int, seat: int, bonus: int) -> None:
    """Bonus points of an election."""
    g.bonus[(g.election[land] - 1) * g.seats + seat] = bonus


# --- coalitions ------------------------------------------------------------------------------------------------------
def strongest(g: State, votes: list[int]) -> int:
    """Most votes; tie: closest to the start player (R19-14.4)."""
    best = g.turn_order()[0]
    for seat in g.turn_order():
        if votes[seat] > votes[best]:
            best = seat
    return best


def possible_partners(g: State, lead: int, votes: list[int]) -> list[int]:
    """Who reaches the majority with the strongest, best agreement first; tie: closest to the start (R19-14.5)."""
    partners = []
    for seat in g.turn_order():
        if seat != lead and votes[lead] + votes[seat] >= g.tables.majority:
            partners.append(seat)
    partners.sort(key=lambda seat: -program_agreement(g, lead, seat))
    return partners


def seek_coalition(g: State, land: int) -> None:
    """The best candidate is the partner (R19-14.5), or those are asked whom the option names (O19-11)."""
    if not g.candidates:
        govern_alone(g, land)
    elif g.options.coalition == "automatic":
        form_coalition(g, land, g.candidates[0])
    elif g.options.coalition == "both_may_refuse":
        g.push(COALITION_CONSENT, g.lead * LANDS + land)
    else:
        g.push(COALITION_CONSENT, g.candidates[0] * LANDS + land)


class CoalitionConsent(AskSeatInLand[State]):
    """With O19-11: the strongest party (once) and then the candidates in order accept or refuse."""

    name = "coalition-consent"
    rule = "R19-14.5"

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return ACCEPT_OR_REFUSE

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument() % LANDS
        g.finish()
        if g.telling:
            g.tell(CoalitionAnswered(seat, action == ACCEPT))
        if seat == g.lead:
            if action == ACCEPT:
                g.push(COALITION_CONSENT, g.candidates[0] * LANDS + land)
            else:
                govern_alone(g, land)
        elif action == ACCEPT:
            form_coalition(g, land, seat)
        else:
            g.candidates = g.candidates[1:]
            if g.candidates:
                g.push(COALITION_CONSENT, g.candidates[0] * LANDS + land)
            else:
                govern_alone(g, land)


def form_coalition(g: State, land: int, partner: int) -> None:
    """Both partners win (R19-14.6)."""
    lead = g.lead
    award(g, land, lead, g.tables.bonus_coalition)
    award(g, land, partner, g.tables.bonus_coalition)
    if g.telling:
        agreement = program_agreement(g, lead, partner)
        g.tell(CoalitionFormed(lead, partner, g.card[land], agreement, g.tables.bonus_coalition))
    to_the_presence_board(g, land, [lead, partner])


def govern_alone(g: State, land: int) -> None:
    """No partner: a smaller bonus, and no presence for being strongest (R19-14.7, R19-14.8)."""
    award(g, land, g.lead, g.tables.bonus_strongest)
    if g.telling:
        g.tell(NoCoalition(g.lead, g.card[land], g.tables.bonus_strongest))
    if g.options.no_coalition_influencer_moves == "false":
        g.moved |= 1 << g.lead  # read literally, a strongest party that is influencer moves nothing (C19-10)
    to_the_presence_board(g, land, [])


# --- media presence --------------------------------------------------------------------------------------------------
def to_the_presence_board(g: State, land: int, winners: list[int]) -> None:
    """Every winner with a marker in the state, then the influencer who has not (R19-14.8, R19-14.9)."""
    g.lead = NONE
    g.candidates = []
    g.push(INFLUENCER_PRESENCE, land)
    for seat in reversed(winners):
        g.push(PRESENCE, seat * LANDS + land)


class Presence(MoveToPresence[State]):
    """A marker moves to the presence spot of the election; with O19-14 its owner may keep it (R19-14.10)."""

    name = "presence-move"
    rule = "R19-14.10"

    def enter(self, g: State, argument: int) -> bool:
        seat = argument // LANDS
        land = argument % LANDS
        if g.media[land * g.seats + seat] == 0 or g.moved >> seat & 1:
            return False  # no marker, no substitute (G19-29); never two (R19-14.11)
        g.moved |= 1 << seat
        if g.options.presence_move == "forced":
            self.move(g, seat, land)
            return False
        return super().enter(g, argument)

    def spot(self, g: State, land: int) -> int:
        return spot_of(g, land)

    def worth(self, g: State) -> tuple[int, ...]:
        return g.tables.presence


def spot_of(g: State, land: int) -> int:
    """The presence spot of the land's election: from the first white one on in the short game (R19-14.10)."""
    return g.election[land] - 1 + (LONG_GAME_SPOTS if g.config.variant == 4 else 0)


class InfluencerPresence(Automatic[State]):
    """The state's media influencer always has a marker moved (R19-14.9, R19-14.12)."""

    name = "influencer-presence"
    rule = "R19-14.9"

    def do(self, g: State, argument: int) -> None:
        land = argument
        seat = g.influencer if g.options.influencer_snapshot == "before_moves" else influencer(g, land)
        g.influencer = NONE
        if seat != NONE:
            g.push(PRESENCE, seat * LANDS + land)
