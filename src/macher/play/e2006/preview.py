"""What can be foretold in the 2006 edition only."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.actions import CONTRIBUTE, CONTRIBUTION_CARDS, PROPOSE
from macher.rules.e2006.codes import COALITION_ANSWER, COALITION_TURN, POLL_RESULTS
from macher.rules.e2006.members_and_votes import add_members
from macher.rules.e2006.phase3_cabinet import placed_cost
from macher.rules.e2006.phase4_coalitions import make_pact
from macher.rules.e2006.phase7_polls import apply_result, chosen_results
from macher.rules.e2006.phase8_conversion import ConvertIn
from macher.rules.e2006.phase9_election import contenders
from macher.rules.e2006.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS, MOST_POLITICIANS, MOST_SEATS, SEND, SUPPRESS
from macher.rules.parts.game import FRAME_BITS, FRAME_MASK

CONVERSION: Final = ConvertIn()


def winners(g: State, land: int) -> tuple[int, ...]:
    """Who would win the election with these votes (R06-6.3.2); coalitions are those of the current state."""
    return contenders(g, land, g.partner if land == g.order[0] else [NONE] * g.seats)[0].seats


def special(g: State, seat: int, action: int) -> list[tuple[str, dict[str, int]]]:
    """What the cabinet will cost when revealed (R06-6.2.3-3), what dice may bring, and what hangs on an answer."""
    if SEND <= action < SEND + MOST_POLITICIANS:
        price = placed_cost(g, seat) + g.tables.cabinet[action - SEND].cost
        return [("money-when-paid", {"price": price, "now": g.money[seat] - price})]
    if CONTRIBUTE <= action < CONTRIBUTE + 2 * CONTRIBUTION_CARDS:
        return contribution(g, seat, *divmod(action - CONTRIBUTE, 2))
    if PROPOSE <= action < PROPOSE + MOST_SEATS and g.agenda[-1] & FRAME_MASK == COALITION_TURN:
        return [("if-agreed", {})]
    if action == SUPPRESS and g.poll != NONE:
        dice = g.tables.polls[g.poll].dice  # R06-6.2.7-9
        return [between(g, seat, dice * min(g.tables.die), dice * max(g.tables.die))]
    return []


def settle(g: State) -> None:
    """What waits for an answer, as if it were there.

    A coalition that is offered as if it were accepted (R06-6.2.4-4), and a poll as if it were published with the
    results that are chosen so far (R06-6.2.7-7).
    """
    if not g.agenda:
        return
    step, argument = g.agenda[-1] & FRAME_MASK, g.agenda[-1] >> FRAME_BITS
    if step == COALITION_ANSWER:
        make_pact(g, *divmod(argument, MOST_SEATS), forced=False)
    elif step == POLL_RESULTS:
        for target in chosen_results(g, argument):
            apply_result(g, target, argument % LANDS)


def contribution(g: State, seat: int, card: int, accepted: int) -> list[tuple[str, dict[str, int]]]:
    """Accepted: money, and the highest die is lost. Declined: the dice are won, more for the largest amount."""
    printed, die = g.tables.contributions[card], g.tables.die
    if accepted:  # R06-6.4.2-2
        money = ("money", {"was": g.money[seat], "now": g.money[seat] + printed.amount})
        return [money, between(g, seat, -max(die), -min(die))] if printed.loss_dice else [money]
    least, most = printed.gain_dice * min(die), printed.gain_dice * max(die)
    return [between(g, seat, least, most + g.tables.bonus_dice * max(die))]  # R06-6.4.2-3, R06-6.4.2-4


def between(g: State, seat: int, least: int, most: int) -> tuple[str, dict[str, int]]:
    """The members that dice may leave the party with, within the limits of the track."""
    found = []
    for change in (least, most):
        then = g.copy()
        add_members(then, seat, change)
        found.append(then.base[seat])
    return "base-between", {"least": found[0], "most": found[1]}
