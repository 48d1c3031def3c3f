"""Phase 9d: prepare the next round (R19-16, R19-18.5 to R19-18.10). Not in the last round."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.codes import BEGIN_ROUND
from macher.rules.e2019.decks import (
    deal_opinions,
    new_program_display,
    redraw_opinion,
    restore_opinion_display,
)
from macher.rules.e2019.phase9a_votes import votes_this_round
from macher.rules.e2019.state import State
from macher.rules.parts.campaign import NONE
from macher.rules.parts.opinions import turn_up_opinion
from macher.rules.parts.states import clear_state, enter_state, remove_card
from macher.rules.parts.step import Automatic

FIRST_STATES: Final = 4
NEW_FACE_UP: Final = {5: 2, 6: 2, 7: 3}  # opinions that an entering state shows (R19-18.6)
RESTORE_AFTER_ROUND: Final = 3  # R19-18.8


class NextRound(Automatic[State]):
    """Clear, bring in, turn up, lay out: in the fixed order of R19-16.6."""

    name = "next-round"
    rule = "R19-16.6"

    def do(self, g: State, argument: int) -> None:
        staying = [land for land in g.order if not votes_this_round(g, land)]
        for land in g.order:
            if votes_this_round(g, land):
                clear_land(g, land)
        entered = enter_new_state(g)
        for land in staying:
            turn_up_opinion(g, land, redraw_opinion)  # R19-16.3
        if g.config.variant == 7 and g.round == RESTORE_AFTER_ROUND:
            restore_opinion_display(g)
        new_program_display(g)  # R19-16.4
        g.order = staying + entered  # the ballot box moves on (R19-16.5)
        g.push(BEGIN_ROUND)


def clear_land(g: State, land: int) -> None:
    """State card and markers leave the board (R19-16.1, R19-16.2, R19-18.6)."""
    clear_state(g, land, media_returns=g.options.media_markers_on_clear == "to_owner")
    g.locks[land] = 0
    remove_card(g, land)


def enter_new_state(g: State) -> list[int]:
    """Long game, rounds 1 to 3: the next state of the stack on the board just cleared (R19-18.5, R19-18.6)."""
    if not g.state_stack:
        return []
    land = g.card.index(NONE)
    number = FIRST_STATES + g.round
    enter_state(g, land, number)
    deal_opinions(g, land)
    for _ in range(NEW_FACE_UP[number]):
        turn_up_opinion(g, land, redraw_opinion)
    return [land]
