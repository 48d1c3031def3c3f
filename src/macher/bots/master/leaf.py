"""Positions judged by the learned value: what each seat may expect, without playing on."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from macher.bots.learned.sight import rows_of, see
from macher.bots.learned.value import Value
from macher.bots.master.outcomes import Outcome
from macher.bots.master.worlds import Leaf
from macher.rules import scores, winners
from macher.rules.parts.campaign import Campaign


def expectations(value: Value, states: Sequence[Campaign]) -> list[list[Outcome]]:
    """What every seat may expect in some positions of one game; the chances of all seats add up to one."""
    edition = states[0].config.edition
    numbers = array("h")
    for state in states:
        numbers.extend(see(state, range(state.seats)))
    judged = value.judge(rows_of(edition, numbers)).reshape(len(states), states[0].seats, 2)
    found = []
    for state, seats in zip(states, judged.tolist(), strict=True):
        if not state.waiting:
            found.append(ended(state))
            continue
        total = sum([win for win, _ in seats])
        middle = sum([margin for _, margin in seats]) / len(seats)
        found.append([Outcome(win / total, margin - middle) for win, margin in seats])
    return found


def leaf_of(value: Value) -> Leaf:
    """What a line of play is judged by where it stops."""

    def judged(state: Campaign, seats: Sequence[int]) -> list[Outcome]:
        found = expectations(value, [state])[0]
        return [found[seat] for seat in seats]

    return judged


def ended(state: Campaign) -> list[Outcome]:
    """How a game that is over ended: the part of the victory, and the margin."""
    totals = [score.total for score in scores(state)]
    first = winners(state)
    found = []
    for seat, own in enumerate(totals):
        others = (sum(totals) - own) / (len(totals) - 1)
        found.append(Outcome(1 / len(first) if seat in first else 0.0, own - others))
    return found
