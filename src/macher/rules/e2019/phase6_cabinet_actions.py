"""Phase 6: actions of the shadow cabinet (R19-10)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.actions import DECLINE, OUST, PAY, USE
from macher.rules.e2019.codes import CABINET_ACT, CABINET_LEAVES, CABINET_PAY, POLL_CHOICE
from macher.rules.e2019.decks import take_poll
from macher.rules.e2019.phase2_programs import program_frames
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import (
    BASE,
    DOUBLE,
    MEDIA,
    OTHERS,
    POLL,
    PROGRAM,
    TREND,
    VOTES,
    Politician,
    PoliticianAction,
)
from macher.rules.events import (
    ActionLocked,
    ActionSkipped,
    PoliticianDeclined,
    PoliticianLeft,
    PoliticianPaid,
    PoliticianRevealed,
    PollTaken,
)
from macher.rules.parts.cabinet import PAID, TURNED_UP, owner_of, politician_of, standing_of
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import CODES, DOUBLE_ON, LANDS, MOST_SEATS, REPLACE, SKIP, SLOTS, UNDOUBLE
from macher.rules.parts.doubling import change_double, double_codes
from macher.rules.parts.lands import add_votes, media_in, move_base, move_trend
from macher.rules.parts.media import oust_media
from macher.rules.parts.refusal import Refused
from macher.rules.parts.rounds import EachLand
from macher.rules.parts.step import Automatic, Step

MAIN: Final = 1  # bits of `acted`
SECONDARY: Final = 2
PARTS_DUE: Final[list[tuple[int, ...]]] = [(MAIN, SECONDARY), (SECONDARY,), (MAIN,), ()]  # [acted]
NEXT_PART: Final[list[tuple[int, ...]]] = [(MAIN,), (SECONDARY,), (MAIN,), ()]
SPOKES: Final = "spokes"
PLAIN_KINDS: Final = 6  # the kinds that need no further choice
PAY_OR_DECLINE: Final[tuple[int, ...]] = (PAY, DECLINE)
DECLINE_ONLY: Final[tuple[int, ...]] = (DECLINE,)


class CabinetActions(EachLand[State]):
    """State by state in the order of the elections; then all locks are off (R19-10.1, R19-10.7)."""

    def do(self, g: State, argument: int) -> None:
        g.push(CABINET_LEAVES)
        super().do(g, argument)


class CabinetIn(Automatic[State]):
    """Turn up all politicians of a state; every payment there comes before any action (R19-10.2)."""

    name = "cabinet-in"
    rule = "R19-10.2"

    def do(self, g: State, argument: int) -> None:
        if not g.rows[argument]:
            return
        g.rows[argument] = tuple([entry + TURNED_UP for entry in g.rows[argument]])
        if g.telling:
            for entry in g.rows[argument]:
                g.tell(PoliticianRevealed(owner_of(entry), g.card[argument], politician_of(entry)))
        g.push(CABINET_ACT, argument)
        g.push(CABINET_PAY, argument)


class CabinetLeaves(Automatic[State]):
    """The end of the phase."""

    name = "cabinet-leaves"
    rule = "R19-10.5"

    def do(self, g: State, argument: int) -> None:
        if g.options.exclusive_scope == "phase":
            g.locks = [0] * LANDS


# --- paying ----------------------------------------------------------------------------------------------------------
class CabinetPay(Step[State]):
    """In the order of the row each owner pays or declines; who cannot pay in full must decline (R19-10.2)."""

    name = "politician-pay"
    rule = "R19-10.2"

    def enter(self, g: State, argument: int) -> bool:
        at = next_to_pay(g, argument)
        if at == NONE:
            return False
        g.turn = owner_of(g.rows[argument][at])
        return True

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        row = g.rows[g.argument()]
        politician = politician_of(row[next_to_pay(g, g.argument())])
        return PAY_OR_DECLINE if g.money[seat] >= g.tables.politicians[politician].cost else DECLINE_ONLY

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument()
        g.finish()
        row = g.rows[land]
        at = next_to_pay(g, land)
        politician = politician_of(row[at])
        if action == PAY:
            cost = g.tables.politicians[politician].cost
            g.pay(seat, cost)
            g.rows[land] = (*row[:at], row[at] + PAID - TURNED_UP, *row[at + 1 :])
            if g.telling:
                g.tell(PoliticianPaid(seat, politician, cost))
        else:
            g.rows[land] = row[:at] + row[at + 1 :]
            if g.telling:
                g.tell(PoliticianDeclined(seat, politician))
        g.push(CABINET_PAY, land)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        if action != PAY:
            return Refused(self.rule, "not-offered")
        politician = politician_of(g.rows[g.argument()][next_to_pay(g, g.argument())])
        return Refused(self.rule, "too-dear", price=g.tables.politicians[politician].cost, money=g.money[seat])


def next_to_pay(g: State, land: int) -> int:
    """The first politician of the row that is neither paid for nor declined."""
    for at, entry in enumerate(g.rows[land]):
        if standing_of(entry) == TURNED_UP:
            return at
    return NONE


# --- acting ----------------------------------------------------------------------------------------------------------
class CabinetAct(Step[State]):
    """Paid politicians act in the order of the row: main action, then one secondary, each optional (R19-10.3)."""

    name = "politician-act"
    rule = "R19-10.3"

    def enter(self, g: State, argument: int) -> bool:
        land = argument
        while g.rows[land]:
            entry = g.rows[land][0]
            g.turn = owner_of(entry)
            card = g.tables.politicians[politician_of(entry)]
            for part in parts_due(g):
                if could_be_used_openly(g, land, card, part):
                    return True
                g.acted |= part  # everybody sees that nothing of this part can be used
                if g.telling:
                    g.tell(ActionSkipped(g.turn, politician_of(entry), part))
            g.acted = 0
            g.rows[land] = g.rows[land][1:]  # it leaves the game (R19-10.5)
            if g.telling:
                g.tell(PoliticianLeft(g.turn, g.card[land], politician_of(entry)))
        return False

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        land = g.argument()
        card = g.tables.politicians[politician_of(g.rows[land][0])]
        codes = [CODES[SKIP]]
        for part in parts_offered(g):
            for action in actions_of(card, part):
                add_codes(g, seat, land, card, action, codes)
        return tuple(codes)

    def take(self, g: State, seat: int, action: int) -> None:
        land = g.argument()
        g.finish()
        politician = politician_of(g.rows[land][0])
        card = g.tables.politicians[politician]
        g.push(CABINET_ACT, land)
        if action == SKIP:
            for part in parts_offered(g):  # both of them, if the order is free
                g.acted |= part
                if g.telling:
                    g.tell(ActionSkipped(seat, politician, part))
            return
        printed = printed_action(g, card, kind_of(action))
        g.acted |= MAIN if printed is card.main else SECONDARY
        if is_exclusive(g, card, printed):
            g.locks[land] |= 1 << printed.kind
            if g.telling:
                g.tell(ActionLocked(g.card[land], printed.kind))
        carry_out(g, seat, land, printed, action)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        kind = kind_of(action)
        if kind == NONE:
            return Refused(self.rule, "not-offered")
        land = g.argument()
        card = g.tables.politicians[politician_of(g.rows[land][0])]
        for part in (MAIN, SECONDARY):
            for printed in actions_of(card, part):
                if printed.kind == kind:
                    if is_locked(g, land, card, printed):
                        return Refused("R19-10.7", "action-locked")
                    if part not in parts_offered(g):
                        return Refused("R19-10.3", "action-not-now")
                    if kind == MEDIA and g.money[seat] < g.tables.media_price:
                        return Refused("R19-10.6", "too-dear", price=g.tables.media_price, money=g.money[seat])
                    return Refused("R19-10.6", "action-impossible")
        return Refused("R19-1.8", "action-not-printed")


def parts_due(g: State) -> tuple[int, ...]:
    """The parts of the acting politician that are still to come, in order."""
    return PARTS_DUE[g.acted]


def parts_offered(g: State) -> tuple[int, ...]:
    """The parts that may be used now: the main action first, unless the order is free (G19-15)."""
    return PARTS_DUE[g.acted] if g.options.politician_order == "free" else NEXT_PART[g.acted]


def actions_of(card: Politician, part: int) -> tuple[PoliticianAction, ...]:
    """What is printed on the card for a part."""
    return (card.main,) if part == MAIN else card.secondary


def printed_action(g: State, card: Politician, kind: int) -> PoliticianAction:
    """The printed action of a kind among the parts offered; no card has the same kind twice."""
    for part in parts_offered(g):
        for action in actions_of(card, part):
            if action.kind == kind:
                return action
    raise Refused("R19-1.8", "action-not-printed")


def is_exclusive(g: State, card: Politician, action: PoliticianAction) -> bool:
    """Whether the action carries a "!"; that of the spokesperson is an option (C19-03)."""
    return action.exclusive or (is_doubtful(card, action) and g.options.spokes_media_exclusive == "true")


def is_doubtful(card: Politician, action: PoliticianAction) -> bool:
    """Whether it is in doubt if the action carries a "!" (C19-03)."""
    return action.kind == MEDIA and card.id == SPOKES


def is_locked(g: State, land: int, card: Politician, action: PoliticianAction) -> bool:
    """A marked action that somebody has used here already; the doubtful one may be bound by that as well (R19-10.7)."""
    if g.locks[land] >> action.kind & 1 == 0:
        return False
    return action.exclusive or (is_doubtful(card, action) and g.options.spokes_media_exclusive != "false")


def could_be_used_openly(g: State, land: int, card: Politician, part: int) -> bool:
    """Whether, money aside, any action of this part could be used: what everybody at the table can see."""
    for action in actions_of(card, part):
        if possible(g, g.turn, land, card, action):
            return True
    return False


def possible(g: State, seat: int, land: int, card: Politician, action: PoliticianAction) -> bool:
    """Whether the action can be used, money aside (R19-10.6)."""
    if is_locked(g, land, card, action):
        return False
    if action.kind == DOUBLE:
        return len(double_codes(g, land)) > 0
    if action.kind == MEDIA:
        return media_in(g, land) > g.media[land * g.seats + seat]
    if action.kind == POLL:
        return len(g.poll_deck) > 0
    return True


def add_codes(g: State, seat: int, land: int, card: Politician, action: PoliticianAction, codes: list[int]) -> None:
    """The codes with which an action may be used now."""
    if not possible(g, seat, land, card, action):
        return
    if action.kind == DOUBLE:
        codes.extend(double_codes(g, land))
    elif action.kind == MEDIA:
        if g.money[seat] >= g.tables.media_price:
            for target in range(g.seats):
                if target != seat and g.media[land * g.seats + target]:
                    codes.append(CODES[OUST + target])
                    if g.media_supply[seat]:
                        codes.append(CODES[REPLACE + target])
    else:
        codes.append(CODES[USE + action.kind])


def kind_of(code: int) -> int:
    """The kind of action that a code uses, or NONE."""
    if USE <= code < USE + PLAIN_KINDS:
        return code - USE
    if code == UNDOUBLE or DOUBLE_ON <= code < DOUBLE_ON + SLOTS:
        return DOUBLE
    if OUST <= code < OUST + MOST_SEATS or REPLACE <= code < REPLACE + MOST_SEATS:
        return MEDIA
    return NONE


def carry_out(g: State, seat: int, land: int, action: PoliticianAction, code: int) -> None:
    """The effects of R19-10.6, all in the land of the politician but for program and base (R19-10.4)."""
    kind = action.kind
    if kind == TREND:
        move_trend(g, seat, land, action.amount)
    elif kind == VOTES:
        add_votes(g, seat, land, action.amount)
    elif kind == BASE:
        move_base(g, seat, action.amount)
    elif kind == OTHERS:
        for other in range(g.seats):
            if other != seat:
                move_trend(g, other, land, -action.amount)
    elif kind == POLL:
        if g.telling:
            g.tell(PollTaken(seat, g.card[land]))
        take_poll(g)
        g.push(POLL_CHOICE, seat * LANDS + land)
    elif kind == PROGRAM:
        g.agenda.extend(program_frames(seat))
    elif kind == DOUBLE:
        change_double(g, seat, land, code)
    else:
        replace = REPLACE <= code < REPLACE + MOST_SEATS
        target = code - (REPLACE if replace else OUST)
        oust_media(g, seat, target, land, g.tables.media_price, replace)
