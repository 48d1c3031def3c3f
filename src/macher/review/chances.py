"""The chances of a seat around an action: what every option was worth to it, and what it had to expect of the others'.

Everything is judged by the learned value of a position as a seat sees it, so what a seat could not know has no part in
what is said of it. Hidden things are imagined anew for each world, from a stream that hangs on the place alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from hashlib import sha256
from random import Random

from macher.bots.learned.expert import asked, outcome
from macher.bots.learned.sight import rows_of, see
from macher.bots.learned.value import Floats, Value
from macher.bots.planner.judging import decide, judge
from macher.review.fields import FIELD_OF
from macher.review.work import Choice, Option, Tried
from macher.rules import State, View, advance, determinize, legal, step_name, view
from macher.rules.parts.codes import TAKE_BACK_ONLY
from macher.rules.playouts import ELECTION, playout

DIGITS = 5
"""Chances are kept with so many digits."""
PlayOn = Callable[[State, State, Random], None]
"""How play goes on after an option in an imagined world: the state after it, which is changed, and that before."""
OPTIONS = 6
"""At most so many options of the planner are judged, and the one that was played;"""
LOOKS = 3
"""which ones they are it says in so many imagined worlds."""


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


def lifts(
    value: Value, state: State, eyes: int, seats: list[int], by: int, action: int, worlds: int, rng: Random
) -> Floats | None:
    """By how much what came of an action lifted seats: at the next election, in worlds that one of them imagines.

    A row for each world: the chances after what came, less those after something else that could have come of it. None
    where the action was not possible in any imagined world.
    """
    came = state.copy()
    advance(came, by, action)
    numbers = array("h")
    ended: dict[int, float] = {}
    found = 0
    for _ in range(worlds):
        other = determinize(view(state, eyes), rng)
        if action not in legal(other, by):
            continue
        advance(other, by, action)
        for world in (determinize(view(came, eyes), rng), other):
            to_the_election(world, state, rng)
            if not world.waiting:
                ended |= {found + place: outcome(world, seat)[0] for place, seat in enumerate(seats)}
            numbers.extend(see(world, tuple(seats)))
            found += len(seats)
    if not found:
        return None
    wins = value.judge(rows_of(state.config.edition, numbers))[:, 0]
    for place, known in ended.items():
        wins[place] = known
    both = wins.reshape(-1, 2, len(seats))
    apart: Floats = both[:, 0] - both[:, 1]
    return apart


def judge_choice(
    value: Value, state: State, at: int, seat: int, action: int, worlds: int, rng: Random, play_on: PlayOn
) -> tuple[Choice, tuple[float, float]] | None:
    """What a choice was worth, judged once play has gone on for a while; None where there was none.

    Also what the seat had to expect of the position right after it, and the standard error of that.
    """
    options = choices_of(state, seat)
    if len(options) < 2 or action not in options:
        return None
    seen = view(state, seat)
    near = worth_a_look(seen, options, action, rng)
    found, at_once = chances_after(value, seen, near, action, worlds, rng, play_on)
    played = near.index(action)
    best, loss = crossed(found[:, :, 0], played)
    points = crossed(found[:, :, 1], played)[1]
    errors = (found[:, best] - found[:, played]).std(axis=0, ddof=1) / worlds**0.5
    means = found.mean(axis=0)
    choice = Choice(
        at=at,
        seat=seat,
        round=state.round,
        field=FIELD_OF[state.config.edition][step_name(state)],
        played=_option(action, means[played]),
        best=_option(near[best], means[best]),
        loss=round(loss, DIGITS),
        error=round(float(errors[0]), DIGITS),
        points=round(points, DIGITS),
        points_error=round(float(errors[1]), DIGITS),
        options=len(options),
    )
    return choice, (round(float(at_once.mean()), DIGITS), round(float(at_once.std(ddof=1) / worlds**0.5), DIGITS))


def choices_of(state: State, seat: int) -> list[int]:
    """What a seat may choose; to take something back is no choice."""
    return [one for one in legal(state, seat) if (one,) != TAKE_BACK_ONLY]


def worth_a_look(seen: View, options: Sequence[int], played: int, rng: Random, most: int = OPTIONS) -> list[int]:
    """The options that are judged: those that the planner likes best in a few imagined worlds, and the played one."""
    if len(options) <= most:
        return list(options)
    seat, worth = seen.data["viewer"], dict.fromkeys(options, 0.0)
    for _ in range(LOOKS):
        verdict = judge(determinize(seen, rng), seat, tuple(options), rng)
        for option in options:
            worth[option] += verdict.worth[option]
    likely = sorted(options, key=lambda option: -worth[option])[:most]
    return likely if played in likely else [*likely, played]


def judge_options(value: Value, state: State, seat: int, best: int, worlds: int, rng: Random) -> list[Tried]:
    """Every option of a choice beside the best one, the best first."""
    options = [best, *(one for one in choices_of(state, seat) if one != best)]
    found, _ = chances_after(value, view(state, seat), options, best, worlds, rng, to_the_election)
    gaps = found[:, :1, 0] - found[:, :, 0]
    errors = gaps.std(axis=0, ddof=1) / worlds**0.5
    means = found.mean(axis=0)
    tried = [
        Tried(action, *(round(float(one), DIGITS) for one in (*mean, gap, error)))
        for action, mean, gap, error in zip(options, means, gaps.mean(axis=0), errors, strict=True)
    ]
    return sorted(tried, key=lambda one: one.behind)


def scouted(value: Value, state: State, choice: Choice, worlds: int, rng: Random) -> float:
    """What a choice seems to cost at the next election, beside the planner's two best options: a rough look."""
    seen, played = view(state, choice.seat), choice.played.action
    near = worth_a_look(seen, choices_of(state, choice.seat), played, rng, 2)
    near += [choice.best.action] if choice.best.action not in near else []
    found, _ = chances_after(value, seen, near, played, worlds, rng, to_the_election)
    means = found[:, :, 0].mean(axis=0)
    return round(float(means.max() - means[near.index(played)]), DIGITS)


def chances_after(
    value: Value, seen: View, options: Sequence[int], played: int, worlds: int, rng: Random, play_on: PlayOn
) -> tuple[Floats, Floats]:
    """Chance to win and margin of a seat after each option, once play has gone on for a while (worlds, options, 2).

    Also the chance to win right after the played one (worlds). All options are tried in the same worlds with the same
    streams of chance.
    """
    seat = seen.data["viewer"]
    numbers = array("h")
    ended: dict[int, tuple[float, float]] = {}
    row = 0
    for _ in range(worlds):
        world = determinize(seen, rng)
        number = rng.getrandbits(64)
        for option in [played, *options]:
            after = world.copy()
            advance(after, seat, option)
            if row % (len(options) + 1):
                play_on(after, world, Random(number))
            numbers.extend(see(after, (seat,)))
            if not after.waiting:
                ended[row] = outcome(after, seat)
            row += 1
    found = value.judge(rows_of(seen.config.edition, numbers))
    for place, known in ended.items():
        found[place] = known
    found = found.reshape(worlds, len(options) + 1, 2)
    return found[:, 1:], found[:, 0, 0]


def settle(state: State, before: State, rng: Random) -> None:
    """Play on as the planner would until what was set in motion is settled: the auction paid, the secret turned over.

    That is when the question and all that followed from it are off the agenda, at the latest when the phase is over.
    """
    depth, moment = len(before.agenda), (before.round, before.phase)
    while state.waiting and len(state.agenda) >= depth and (state.round, state.phase) == moment:
        step = asked(state)
        seat = step.decider(state)
        advance(state, seat, decide(state, seat, step.options(state, seat), rng))


def to_the_election(state: State, before: State, rng: Random) -> None:
    """Play on as the planner would until the next election was held: there a campaign shows what it was worth."""
    if state.held == before.held:
        playout(state, lambda g, seat, options: decide(g, seat, options, rng), ELECTION)


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
