"""Forming coalitions in the current state (R06-6.2.4)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.actions import IMPOSE, PROPOSE
from macher.rules.e2006.codes import COALITION_ANSWER, COALITION_TURN, COALITIONS_DONE
from macher.rules.e2006.phase3_cabinet import is_last_state
from macher.rules.e2006.state import State
from macher.rules.events import (
    CoalitionAnswered,
    CoalitionImposed,
    CoalitionPassed,
    CoalitionProposed,
    PactMade,
    TileReturned,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import ACCEPT, ACCEPT_OR_REFUSE, MOST_SEATS, PASS, PASS_ONLY, by_mask
from macher.rules.parts.lands import program_agreement
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Automatic, Step
from macher.rules.versions import FIRST_RULES

# The argument of a coalition turn: what it allows, the seat, and a bit for each partner that it has asked.
PROPOSING: Final = 1
IMPOSING: Final = 2
SEAT_AT: Final = 2
ASKED_AT: Final = 5
LAPS: Final = {  # G06-23
    "sequential": (PROPOSING | IMPOSING,),
    "voluntary_first": (PROPOSING, IMPOSING),
    "forced_first": (IMPOSING, PROPOSING),
}


class Coalitions(Automatic[State]):
    """In player order every party with a tile in the current state gets a turn (R06-6.2.4-1, R06-6.2.4-4)."""

    name = "coalitions"
    rule = "R06-6.2.4-4"

    def do(self, g: State, argument: int) -> None:
        land = g.order[0]
        g.push(COALITIONS_DONE, land)
        tiles: int = 0
        for at in range(land * g.seats, land * g.seats + g.seats):
            tiles += g.tiles[at]
        if tiles <= 1 or is_last_state(g, land):
            return
        for lap in reversed(LAPS[g.options.coalition_procedure]):
            for seat in reversed(g.turn_order()):
                g.push(COALITION_TURN, seat << SEAT_AT | lap)


def is_free(g: State, seat: int) -> bool:
    """A tile in the current state, and no partner yet (R06-6.2.4-2)."""
    return g.tiles[g.order[0] * g.seats + seat] == 1 and g.partner[seat] == NONE


def partners(g: State, seat: int, agreement: int) -> int:
    """Bit mask of the free parties whose platform shares at least so many cards (R06-6.2.4-3)."""
    mask: int = 0
    for other in range(g.seats):
        if other != seat and is_free(g, other) and program_agreement(g, seat, other) >= agreement:
            mask |= 1 << other
    return mask


IMPOSE_CHOICES: Final = by_mask(IMPOSE, MOST_SEATS)
PROPOSE_CHOICES: Final = by_mask(PROPOSE, MOST_SEATS)


class CoalitionTurn(Step[State]):
    """Impose a coalition, propose one, or pass (R06-6.2.4-3, R06-6.2.4-4)."""

    name = "coalition-turn"
    rule = "R06-6.2.4-4"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument >> SEAT_AT & 7
        return is_free(g, g.turn) and (self.forced(g, argument) != 0 or self.offered(g, argument) != 0)

    def forced(self, g: State, argument: int) -> int:
        """Bit mask of those who may be forced."""
        if not argument & IMPOSING:
            return 0
        near = partners(g, argument >> SEAT_AT & 7, g.tables.coalition_force)
        if g.config.rules == FIRST_RULES:  # whoever refused could not be forced any more
            near &= ~(argument >> ASKED_AT)
        return near

    def offered(self, g: State, argument: int) -> int:
        """Bit mask of those to whom it may be offered; a refusal uses up the offer only (G06-25)."""
        if not argument & PROPOSING:
            return 0
        return partners(g, argument >> SEAT_AT & 7, g.tables.coalition_match) & ~(argument >> ASKED_AT)

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        argument = g.argument()
        return PASS_ONLY + IMPOSE_CHOICES[self.forced(g, argument)] + PROPOSE_CHOICES[self.offered(g, argument)]

    def take(self, g: State, seat: int, action: int) -> None:
        turn = g.argument()
        g.finish()
        if action == PASS:
            if g.telling:
                g.tell(CoalitionPassed(seat))
        elif action >= PROPOSE:
            partner = action - PROPOSE
            if g.telling:
                g.tell(CoalitionProposed(seat, partner))
            g.push(COALITION_TURN, turn | 1 << ASKED_AT + partner)  # after a refusal it goes on (G06-25)
            g.push(COALITION_ANSWER, seat * MOST_SEATS + partner)
        else:
            if g.telling:
                g.tell(CoalitionImposed(seat, action - IMPOSE))
            make_pact(g, seat, action - IMPOSE, forced=True)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        for first, needed in ((IMPOSE, g.tables.coalition_force), (PROPOSE, g.tables.coalition_match)):
            other = action - first
            if 0 <= other < g.seats and other != seat:
                if not is_free(g, other):
                    return Refused("R06-6.2.4-2", "partner-not-free")
                shared = program_agreement(g, seat, other)
                if shared < needed:
                    return Refused("R06-6.2.4-3", "platforms-differ", shared=shared, needed=needed)
        return Refused(self.rule, "not-offered")


class CoalitionAnswer(Step[State]):
    """The partner accepts or refuses at once (R06-6.2.4-4). The argument is the proposing seat * 5 + partner."""

    name = "coalition-answer"
    rule = "R06-6.2.4-4"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument % MOST_SEATS
        return True

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return ACCEPT_OR_REFUSE

    def take(self, g: State, seat: int, action: int) -> None:
        proposer = g.argument() // MOST_SEATS
        g.finish()
        if g.telling:
            g.tell(CoalitionAnswered(seat, action == ACCEPT))
        if action == ACCEPT:
            make_pact(g, proposer, seat, forced=False)


def make_pact(g: State, seat: int, partner: int, forced: bool) -> None:
    """Two parties, each in this one coalition only (R06-6.2.4-2)."""
    g.partner[seat] = partner
    g.partner[partner] = seat
    if g.telling:
        g.tell(PactMade(seat, partner, g.card[g.order[0]], program_agreement(g, seat, partner), forced))


class CoalitionsDone(Automatic[State]):
    """Parties without a partner take back their tile from the current state (R06-6.2.4-5)."""

    name = "coalitions-done"
    rule = "R06-6.2.4-5"

    def do(self, g: State, argument: int) -> None:
        for seat in range(g.seats):
            if g.partner[seat] == NONE:
                take_back_tile(g, seat, argument)


def take_back_tile(g: State, seat: int, land: int) -> None:
    """A tile returns to its owner, if there is one."""
    if g.tiles[land * g.seats + seat]:
        g.tiles[land * g.seats + seat] = 0
        g.tile_supply[seat] = g.tile_supply[seat] + 1
        if g.telling:
            g.tell(TileReturned(seat, g.card[land]))
