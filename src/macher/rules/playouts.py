"""Playing on inside the engine: a whole playout is one call, and nothing is made that nobody looks at.

playout(state, 7)                          at random to the end; the same number plays the same game
playout(state, 7, ELECTION)                to the next election
playout(state, policy, 40)                 forty decisions, each chosen by policy(state, seat, options)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from macher.rules.parts.campaign import Campaign
from macher.rules.parts.chance import seed_of

if TYPE_CHECKING:
    from mypy_extensions import i64

Policy = Callable[[Campaign, int, tuple[int, ...]], int]
"""Chooses for the seat that is asked, from its legal actions. It may look at the state, and must not change it."""

END: Final = -1
ELECTION: Final = -2

# The stream of random play: two small generators of L'Ecuyer (1988), subtracted. All of it fits into 64 bits.
FIRST_MODULUS: Final = 2147483563
SECOND_MODULUS: Final = 2147483399


def playout(state: Campaign, policy: int | Policy, until: int = END) -> int:
    """Play on without events, at random from a number or by a policy; returns how many decisions were made.

    `until` is END, ELECTION (the next one was held), or a number of decisions; a game that is over ends it anyhow.
    """
    if isinstance(policy, int):
        return play_at_random(state, policy, until)
    return play_by(state, policy, until)


def play_at_random(state: Campaign, number: int, until: int) -> int:
    """Every option is as likely as any other."""
    seed = seed_of(str(number))
    first: i64 = 1 + seed % (FIRST_MODULUS - 1)
    second: i64 = 1 + (seed >> 64) % (SECOND_MODULUS - 1)
    held = state.held
    agenda = state.agenda
    decisions = 0
    while agenda and decisions != until and (until != ELECTION or state.held == held):
        step = state.asking
        seat = step.decider(state)
        options = step.options(state, seat)
        count: i64 = len(options)
        if count == 1:
            action = options[0]
        else:
            first = first * 40014 % FIRST_MODULUS
            second = second * 40692 % SECOND_MODULUS
            action = options[(first - second) % (FIRST_MODULUS - 1) * count // (FIRST_MODULUS - 1)]
        step.take(state, seat, action)
        if not state.waiting:
            state.proceed()
        decisions += 1
    return decisions


def play_by(state: Campaign, policy: Policy, until: int) -> int:
    """By the choices of a policy; what it chooses must be one of the options."""
    held = state.held
    decisions = 0
    while state.agenda and decisions != until and (until != ELECTION or state.held == held):
        step = state.asking
        seat = step.decider(state)
        options = step.options(state, seat)
        action = policy(state, seat, options)
        if action not in options:
            raise ValueError(f"the policy chose {action}, which seat {seat} may not do in {step.name}")
        step.take(state, seat, action)
        if not state.waiting:
            state.proceed()
        decisions += 1
    return decisions
