"""Positions judged by the learned value: what each seat may expect, without playing on."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from macher.bots.learned.value import Floats, Value
from macher.bots.master.outcomes import Outcome
from macher.rules import scores, winners
from macher.rules.features import feature_count, feature_scales, fill
from macher.rules.parts.campaign import Campaign


def expectations(value: Value, states: Sequence[Campaign]) -> list[list[Outcome]]:
    """What every seat may expect in some positions of one game; the chances of all seats add up to one."""
    edition = states[0].config.edition
    row = [0] * feature_count(edition)
    numbers = array("h")
    for state in states:
        for seat in range(state.seats):
            fill(state, seat, row)
            numbers.fromlist(row)
    rows = np.frombuffer(numbers, np.int16).reshape(-1, len(row)) * scales(edition)
    judged = value.judge(rows).reshape(len(states), states[0].seats, 2)
    found = []
    for state, seats in zip(states, judged.tolist(), strict=True):
        if not state.waiting:
            found.append(ended(state))
            continue
        total = sum([win for win, _ in seats])
        middle = sum([margin for _, margin in seats]) / len(seats)
        found.append([Outcome(win / total, margin - middle) for win, margin in seats])
    return found


def ended(state: Campaign) -> list[Outcome]:
    """How a game that is over ended: the part of the victory, and the margin."""
    totals = [score.total for score in scores(state)]
    first = winners(state)
    found = []
    for seat, own in enumerate(totals):
        others = (sum(totals) - own) / (len(totals) - 1)
        found.append(Outcome(1 / len(first) if seat in first else 0.0, own - others))
    return found


@lru_cache(4)
def scales(edition: str) -> Floats:
    """What numbers are multiplied with to come out around 1."""
    return (1 / np.array(feature_scales(edition))).astype(np.float32)
