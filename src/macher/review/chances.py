"""The chances of a seat around an action: what every option was worth to it, and what it had to expect of the others'.

Everything is judged by the learned value of a position as a seat sees it, so what a seat could not know has no part in
what is said of it. Hidden things are imagined anew for each world, from a stream that hangs on the place alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from hashlib import sha256
from random import Random

import numpy as np

from macher.bots.learned.expert import judged, outcome
from macher.bots.learned.sight import rows_of, see
from macher.bots.learned.value import Floats, Value
from macher.review.fields import FIELD_OF
from macher.review.work import Choice, Option
from macher.rules import State, advance, determinize, legal, step_name, view
from macher.rules.parts.codes import TAKE_BACK_ONLY

DIGITS = 5
"""Chances are kept with so many digits."""


def stream(*place: int) -> Random:
    """The imagined worlds of a place hang on its numbers (seed, action, seat), not on anything hidden."""
    return Random(int.from_bytes(sha256(" ".join(map(str, place)).encode()).digest()[:8]))


def seen_chances(value: Value, state: State, seats: list[int]) -> list[float]:
    """The chance of each seat, from what it knows; of a game that is over, its share of the victory."""
    if not state.waiting:
        return [outcome(state, seat)[0] for seat in seats]
    found = value.judge(_rows([(state, seat) for seat in seats]))
    return [round(float(win), DIGITS) for win in found[:, 0]]


def opened_chances(value: Value, state: State) -> list[float]:
    """The chances of all seats, each from its own cards, made to add up to 1."""
    row = seen_chances(value, state, list(range(state.seats)))
    return [round(win / sum(row), DIGITS) for win in row] if sum(row) else row


def expected_chance(
    value: Value, state: State, seat: int, by: int, action: int, worlds: int, rng: Random
) -> tuple[float, float] | None:
    """What a seat has to expect when somebody acts: the mean of its chance over what could come, and the error of it.

    Where nothing is drawn or turned up, all worlds say the same. None where the seat imagined no world in which the
    action is possible.
    """
    seen = view(state, seat)
    after = []
    for _ in range(worlds):
        world = determinize(seen, rng)
        if action in legal(world, by):
            advance(world, by, action)
            after.append(world)
    if not after:
        return None
    wins = value.judge(_rows([(world, seat) for world in after]))[:, 0]
    for number, world in enumerate(after):
        if not world.waiting:
            wins[number] = outcome(world, seat)[0]
    error = float(wins.std(ddof=1) / len(wins) ** 0.5) if len(wins) > 1 else 0.0
    return round(float(wins.mean()), DIGITS), round(error, DIGITS)


def judge_choice(
    value: Value, state: State, at: int, seat: int, action: int, worlds: int, rng: Random
) -> tuple[Choice, float] | None:
    """What a choice was worth, and the standard error of what was to be expected of it; None where there was none."""
    options = [one for one in legal(state, seat) if (one,) != TAKE_BACK_ONLY]
    if len(options) < 2 or action not in options:
        return None
    seen = view(state, seat)
    found = np.stack([judged(value, determinize(seen, rng), seat, options, rng) for _ in range(worlds)])
    played = options.index(action)
    best, loss = crossed(found[:, :, 0], played)
    points = crossed(found[:, :, 1], played)[1]
    errors = (found[:, best] - found[:, played]).std(axis=0, ddof=1) / worlds**0.5
    means = found.mean(axis=0)
    spread = float(found[:, played, 0].std(ddof=1) / worlds**0.5)
    choice = Choice(
        at=at,
        seat=seat,
        round=state.round,
        field=FIELD_OF[state.config.edition][step_name(state)],
        played=_option(action, means[played]),
        best=_option(options[best], means[best]),
        loss=round(loss, DIGITS),
        error=round(float(errors[0]), DIGITS),
        points=round(points, DIGITS),
        points_error=round(float(errors[1]), DIGITS),
        options=len(options),
    )
    return choice, round(spread, DIGITS)


def judge_options(
    value: Value, state: State, seat: int, options: Sequence[int], worlds: int, rng: Random
) -> tuple[Floats, Floats, Floats]:
    """Of each option the chance to win, the margin in points, and the standard error of its gap to the best one."""
    seen = view(state, seat)
    found = np.stack([judged(value, determinize(seen, rng), seat, list(options), rng) for _ in range(worlds)])
    wins = found[:, :, 0]
    best = int(wins.mean(axis=0).argmax())
    errors = (wins[:, [best]] - wins).std(axis=0, ddof=1) / worlds**0.5
    return wins.mean(axis=0), found[:, :, 1].mean(axis=0), errors


def crossed(values: Floats, played: int) -> tuple[int, float]:
    """The best option over all worlds, and what the played one loses to it: found in one half, valued in the other.

    The mean of both ways round. A best that is chosen and valued by the same numbers looks better than it is.
    """
    first, second = values[0::2].mean(axis=0), values[1::2].mean(axis=0)
    loss = (second[first.argmax()] - second[played] + first[second.argmax()] - first[played]) / 2
    best = int(values.mean(axis=0).argmax())
    return best, 0.0 if best == played else float(loss)


def _option(action: int, judgement: Floats) -> Option:
    return Option(action, round(float(judgement[0]), DIGITS), round(float(judgement[1]), DIGITS))


def _rows(places: list[tuple[State, int]]) -> Floats:
    """States as seats see them, as rows for the learned value."""
    numbers = array("h")
    for state, seat in places:
        numbers.extend(see(state, (seat,)))
    return rows_of(places[0][0].config.edition, numbers)
