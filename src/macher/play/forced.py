"""Decisions that are none: where everybody can see that the asked seat has one choice only.

The rules go on by themselves wherever nothing is possible by what lies open. They ask a seat whose choices depend on
money, hand or poll even if there is one only, because going on would tell why. What is left is money where the table
plays with open money, and a hand of which everybody has seen every card. A poll that one seat knows, face-down
politicians and sheets being filled in are never settled here.
"""

from __future__ import annotations

from typing import Final

from macher.play.draft import Draft
from macher.rules import State, deciders, legal, step_name, view

# Steps whose choices follow from what lies open and from the money of the seat; or from its hand.
BY_MONEY: Final = frozenset(
    {
        "media-buy",
        "meetings-buy",
        "politician-act",
        "politician-pay",
        "poll-bid",
        "rally-buy",
        "start-bid",
        "start-raise",
        "start-rebid",
    }
)
BY_HAND: Final = frozenset({"policy-redraw", "policy-swap", "program-keep", "program-swap"})


def forced(state: State, seat: int) -> tuple[int, ...] | None:
    """The only choice of an asked seat, if everybody can see that it is the only one."""
    if seat not in deciders(state):
        return None
    choices = legal(state, seat)
    return choices if len(choices) == 1 and lies_open(state, seat) else None


def forced_turn(state: State) -> tuple[int, tuple[int, ...]] | None:
    """A seat that is asked and has only one choice, with that choice; None if there is none."""
    for seat in deciders(state):
        actions = forced(state, seat)
        if actions is not None:
            return seat, actions
    return None


def forced_drafts(draft: Draft) -> list[Draft]:
    """The turns that follow a turn by themselves, until somebody has a choice: for the table's commit."""
    found: list[Draft] = []
    after, _ = draft.outcome()
    while (turn := forced_turn(after)) is not None:
        found.append(Draft(after, *turn))
        after, _ = found[-1].outcome()
    return found


def lies_open(state: State, seat: int) -> bool:
    """Whether a spectator could list the choices of the seat."""
    step = step_name(state)
    if step in BY_MONEY:
        return view(state, None).data["money"][seat] is not None
    if step in BY_HAND:
        hand = view(state, None).data["hands"][seat]
        return len(hand["shown"]) == hand["size"]
    return False
