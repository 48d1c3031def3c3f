"""Phase 2: change party programs (R19-6). The same steps serve the politicians who change a program (R19-10.6)."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.actions import DRAW, REFRESH
from macher.rules.e2019.codes import PROGRAM_KEEP, PROGRAM_SOURCE, PROGRAM_SWAP, PROGRAM_TAKE
from macher.rules.e2019.decks import discard_programs, draw_program, new_program_display, refill_program_display
from macher.rules.e2019.state import State
from macher.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsDrawnUnseen,
    CardTaken,
    HandKept,
    ProgramChanged,
    ProgramSkipped,
)
from macher.rules.parts.codes import CARD, SKIP, SKIP_ONLY
from macher.rules.parts.programs import card_choices, swap, swap_refusal, swaps, without
from macher.rules.parts.refusal import Refused
from macher.rules.parts.rounds import LayOut, frame
from macher.rules.parts.step import Step
from macher.rules.parts.turns import AskSeat

MOST_SWAPS: Final = 2  # R19-6.3
SOURCES: Final[tuple[int, ...]] = (DRAW, REFRESH, SKIP)
DISPLAY_ONLY: Final[tuple[int, ...]] = (REFRESH, SKIP)


class ChangePrograms(LayOut[State]):
    """In turn order each player may change the program once (R19-6.1)."""

    name = "change-programs"
    rule = "R19-6.1"

    def frames(self, g: State) -> list[int]:
        return [one for seat in reversed(g.turn_order()) for one in program_frames(seat)]


def program_frames(seat: int) -> list[int]:
    """One seat's program change, as it lies on the agenda."""
    return [frame(PROGRAM_KEEP, seat), frame(PROGRAM_SWAP, seat * (MOST_SWAPS + 1)), frame(PROGRAM_SOURCE, seat)]


class ProgramSource(AskSeat[State]):
    """Draw one unseen and take one, or refresh the display and take one, or neither (R19-6.2)."""

    name = "program-source"
    rule = "R19-6.2"

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return SOURCES if g.program_deck else DISPLAY_ONLY

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        if action == SKIP:
            if g.telling:
                g.tell(ProgramSkipped(seat))
            return
        if action == DRAW:
            card = draw_program(g)
            g.hands[seat] += (card,)
            if g.telling:
                g.tell_only(seat, CardsDrawn(seat, (card,)))
                g.tell_others(seat, CardsDrawnUnseen(seat, 1))
        else:
            new_program_display(g, seat)
        if g.program_display:
            g.push(PROGRAM_TAKE, seat)


class ProgramTake(Step[State]):
    """Take one card of the display into the hand (R19-6.2)."""

    name = "program-take"
    rule = "R19-6.2"

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return card_choices(tuple(g.program_display))

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        card = action - CARD
        g.program_display.remove(card)
        g.hands[seat] += (card,)
        g.shown[seat] += (card,)
        if g.telling:
            g.tell(CardTaken(seat, card))


class ProgramSwap(Step[State]):
    """Exchange up to two program cards with hand cards, one after the other (R19-6.3).

    The topics must differ in the end only. But whatever two exchanges reach together can be reached in an order in
    which they differ in between as well (exchange the card whose topic comes again first), so each exchange is
    checked by itself.
    """

    name = "program-swap"
    rule = "R19-6.3"

    def enter(self, g: State, argument: int) -> bool:
        g.turn = argument // (MOST_SWAPS + 1)
        return argument % (MOST_SWAPS + 1) < MOST_SWAPS  # asked even if the hand allows nothing: hands are secret

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return SKIP_ONLY + swaps(g, seat)

    def take(self, g: State, seat: int, action: int) -> None:
        done = g.argument() % (MOST_SWAPS + 1)
        g.finish()
        if action == SKIP:
            return
        old, card = swap(g, seat, action)
        g.hands[seat] += (old,)
        if card in g.shown[seat]:
            g.shown[seat] = without(g.shown[seat], card)
        g.shown[seat] += (old,)
        if g.telling:
            g.tell(ProgramChanged(seat, old, card))
        g.push(PROGRAM_SWAP, seat * (MOST_SWAPS + 1) + done + 1)

    def refusal(self, g: State, seat: int, action: int) -> Refused:
        return swap_refusal(g, seat, action, self.rule)


class ProgramKeep(AskSeat[State]):
    """Discard down to one hand card; then the display is refilled (R19-6.4, R19-6.5)."""

    name = "program-keep"
    rule = "R19-6.4"

    def enter(self, g: State, argument: int) -> bool:
        if len(g.hands[argument]) > 1:
            return super().enter(g, argument)
        refill_program_display(g)
        return False

    def options(self, g: State, seat: int) -> tuple[int, ...]:
        return card_choices(g.hands[seat])

    def take(self, g: State, seat: int, action: int) -> None:
        g.finish()
        kept = action - CARD
        rest = without(g.hands[seat], kept)
        g.hands[seat] = (kept,)
        for card in rest:
            if card in g.shown[seat]:
                g.shown[seat] = without(g.shown[seat], card)
        if g.telling:
            g.tell_only(seat, HandKept(seat, kept))
            g.tell(CardsDiscarded(seat, tuple(sorted(rest))))  # in an order that tells nothing
        discard_programs(g, rest)
        refill_program_display(g)
