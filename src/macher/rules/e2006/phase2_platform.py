"""Party platform conference (R06-6.2.2)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.codes import REDRAW_POLICIES
from macher.rules.e2006.decks import draw_policies
from macher.rules.e2006.state import State
from macher.rules.events import CardsDiscarded, ProgramChanged
from macher.rules.parts.codes import CARD, SKIP, SKIP_ONLY
from macher.rules.parts.programs import card_choices, swap, swap_refusal, swaps, without
from macher.rules.parts.refusal import Refused
from macher.rules.parts.step import Automatic, Step
from macher.rules.parts.turns import AskSeat

# The argument of a redraw: the seat, how many cards are discarded so far, and the lowest card that may follow.
COUNT_AT: Final = 3
LOWEST_AT: Final = 5


class DrawPolicies(Automatic[State]):
    """Draw up to a hand of three (R06-6.2.2-2)."""

    name = "draw-policies"
    rule = "R06-6.2.2-2"

    def do(self, g: State, argument: int) -> None:
        draw_policies(g, argument, g.tables.hand_size - len(g.hands[argument]))


class RedrawPolicies(Step[State]):
    """Once: discard any hand cards, one after the other, then draw as many (R06-6.2.2-3)."""

    name = "policy-redraw"
    rule = "R06-6.2.2-3"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument & 7
        return True

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        # Discards are named in ascending order: the same cards go in one way only.
        lowest = g.argument() >> LOWEST_AT
        return SKIP_ONLY + card_choices(g.hands[seat], lowest)

    def take(self, g: State, seat: int, action: int) -> None:
        discarded = g.argument() >> COUNT_AT & 3
        g.finish()
        if action == SKIP:
            draw_policies(g, seat, discarded)
            return
        card = action - CARD
        g.hands[seat] = without(g.hands[seat], card)
        g.program_discard.append(card)
        if g.telling:
            g.tell(CardsDiscarded(seat, (card,)))
        if g.hands[seat]:
            g.push(REDRAW_POLICIES, seat | discarded + 1 << COUNT_AT | card << LOWEST_AT)
        else:
            draw_policies(g, seat, discarded + 1)


class ChangePlatform(AskSeat[State]):
    """Replace one platform card by a hand card, or none; the old card is discarded (R06-6.2.2-4, R06-6.2.2-5)."""

    name = "policy-swap"
    rule = "R06-6.2.2-4"

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return SKIP_ONLY + swaps(g, seat, g.options.platform_allow_flip == "true")

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        if action == SKIP:
            return
        old, card = swap(g, seat, action)
        g.program_discard.append(old)
        if g.telling:
            g.tell(ProgramChanged(seat, old, card))

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        return swap_refusal(g, seat, action, "R06-6.2.2-5")
