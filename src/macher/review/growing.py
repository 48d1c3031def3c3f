"""A review grows: a quick look at the whole game, then what cost most from nearer and nearer, then games of bots.

`grow` may be left off after any part and gone on with later from what was kept. It reads no clock: how far it has come
hangs on nothing but how many parts were done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from macher.bots.learned.calibration import calibrated_value
from macher.bots.learned.expert import Expert
from macher.bots.learned.value import Value
from macher.review.chances import (
    DIGITS,
    expected_chance,
    judge_choice,
    judge_options,
    lifts,
    scouted,
    seen_chances,
    settle,
    stream,
    to_the_election,
)
from macher.review.continuations import joined, play_after, play_both, play_on, turned_over
from macher.review.review import summed_up
from macher.review.work import Choice, Lift, Played, Step, Work
from macher.rules import State, legal, scores, view
from macher.rules.branch import is_moment
from macher.rules.parts.told import Told
from macher.rules.records import Record, Replay

FEW = 2
"""Imagined worlds of the first look."""
MOMENTS = 60
"""At most so many moments of a game are turned over."""
CANDIDATES = 6
"""So many choices, and so many chances, are played out before the turning points are chosen among them."""
BATCH = 10
"""Games of each side that are played at a time."""
SCOUTS = 2
"""Every choice is looked at roughly in so many worlds, until the next election;"""
CLOSER = 20
"""so many that seem to cost most are judged there anew,"""
CLOSE_WORLDS = 12
"""in so many worlds."""
WEIGHINGS = 6
"""What came by chance is looked at roughly in so many worlds, until the next election;"""
HEAVIEST = 10
"""so much of it that seems to have moved most is judged there anew,"""
CLOSE_WEIGHINGS = 24
"""in so many worlds."""
LOOK, JUDGE, SCOUT, CLOSE, WEIGH, TURN_OVER, PLAY = 0.03, 0.13, 0.3, 0.5, 0.62, 0.65, 0.95
"""The part that is done after each pass; last come the other options of the turning points."""


class ReviewError(Told):
    """The game cannot be reviewed, and why."""


def grow(record: Record, work: Work) -> Iterator[Work]:
    """Go on with a review, and give it back after each small part until it is over. It is changed in place."""
    if record.result is None:
        raise ReviewError("only a finished game can be reviewed", "review-running")
    value = calibrated_value(record.config)
    if value is None:
        raise ReviewError("there is no learned value for this variant", "review-no-value")
    for progress in (_look, _judge, _scout, _look_closer, _weigh, _turn_over, _play_out, _try_options):
        for done in progress(record, value, work):
            work.done = round(done, 4)
            yield work
    work.done = 1.0
    yield work


def reviewed(record: Record, work: Work, progress: Callable[[float], None] = lambda _: None) -> Work:
    """The whole of it; `progress` hears 0 to 1."""
    for grown in grow(record, work):
        progress(grown.done)
    return work


def deepened(work: Work, games: int) -> Work:
    """The same review with so many games from each side of a turning point: what is there is gone on with.

    Games come in whole batches; a last one that was cut short is played anew with the others.
    """
    if games <= work.games:
        return work
    if work.games % BATCH:
        work.played, work.batches = [], 0
    work.games, work.done = games, min(work.done, TURN_OVER)
    return work


def position(record: Record, at: int) -> Replay:
    """A record played again until an action is next."""
    replay = Replay(record)
    while replay.at < at:
        replay.step()
    return replay


# --- the passes -------------------------------------------------------------------------------------------------------
def _look(record: Record, value: Value, work: Work) -> Iterator[float]:
    """Every action in a few worlds."""
    replay = position(record, len(work.steps))
    seats = list(range(replay.state.seats)) if work.eyes is None else [work.eyes]
    if not work.steps:
        work.first = seen_chances(value, replay.state, seats)
    while replay.at < len(record.moves):
        at = replay.at
        step, choice = _step(value, replay, work.seed, seats, min(FEW, work.worlds))
        work.steps.append(step)
        if choice is not None:
            work.choices[at] = choice
        yield LOOK * replay.at / len(record.moves)
    work.result = list(work.steps[-1].after)
    work.totals = [score.total for score in scores(replay.state)]


def _judge(record: Record, value: Value, work: Work) -> Iterator[float]:
    """Every action once more, in all the worlds."""
    replay = position(record, work.judged)
    while replay.at < len(record.moves):
        at = replay.at
        work.steps[at], choice = _step(value, replay, work.seed, work.seats, work.worlds)
        if choice is not None:
            work.choices[at] = choice
        work.judged = replay.at
        yield LOOK + (JUDGE - LOOK) * replay.at / len(record.moves)


def _scout(record: Record, value: Value, work: Work) -> Iterator[float]:
    """What every choice seems to cost at the next election: much of it does not show before."""
    replay = Replay(record)
    for number, (at, choice) in enumerate(sorted(work.choices.items()), 1):
        if at in work.scouted or work.closer:
            continue
        while replay.at < at:
            replay.step()
        rng = stream(work.seed, at, choice.seat, 1)
        work.scouted[at] = scouted(value, replay.state, choice, SCOUTS, rng)
        yield JUDGE + (SCOUT - JUDGE) * number / len(work.choices)


def _look_closer(record: Record, value: Value, work: Work) -> Iterator[float]:
    """What seems to cost most at the next election, in many worlds: what only seemed so by chance falls back."""
    if not work.closer:
        cost = {at: max(choice.loss, work.scouted[at]) for at, choice in work.choices.items()}
        work.closer = sorted(sorted(cost, key=lambda at: (-cost[at], at))[:CLOSER])
    replay = Replay(record)
    for number, at in list(enumerate(work.closer, 1))[work.looked :]:
        while replay.at < at:
            replay.step()
        choice = work.choices[at]
        rng, action = stream(work.seed, at, choice.seat, 2), choice.played.action
        found = judge_choice(value, replay.state, at, choice.seat, action, CLOSE_WORLDS, rng, to_the_election)
        assert found is not None
        work.choices[at] = found[0]
        work.looked = number
        yield SCOUT + (CLOSE - SCOUT) * number / len(work.closer)


def _weigh(record: Record, value: Value, work: Work) -> Iterator[float]:
    """What came by chance, at the next election: right after it little of it shows. All of it, then the heaviest."""
    chances = [at for at, step in enumerate(work.steps) if step.revealed or any(step.errors)]
    replay = Replay(record)
    for number, at in enumerate(chances, 1):
        if at in work.weighed or work.heaviest:
            continue
        by = work.steps[at].seat
        found = _lift(value, replay, at, by if work.eyes is None else work.eyes, work.seats, WEIGHINGS, work.seed)
        work.weighed[at] = found or Lift(by, 0.0, 0.0)
        yield CLOSE + (WEIGH - CLOSE) / 2 * number / len(chances)
    if not work.heaviest:
        weight = {at: abs(one.change) for at, one in work.weighed.items()}
        work.heaviest = sorted(sorted(weight, key=lambda at: (-weight[at], at))[:HEAVIEST])
    replay = Replay(record)
    for number, at in enumerate(work.heaviest, 1):
        if at in work.lifted:
            continue
        seat = work.weighed[at].seat
        found = _lift(value, replay, at, seat, [seat], CLOSE_WEIGHINGS, work.seed + 1)
        work.lifted[at] = found or Lift(seat, 0.0, 0.0)
        yield (CLOSE + WEIGH) / 2 + (WEIGH - CLOSE) / 2 * number / len(work.heaviest)


def _lift(value: Value, replay: Replay, at: int, eyes: int, seats: list[int], worlds: int, seed: int) -> Lift | None:
    """Whom an action of a record moved most by what came of it, as one seat imagines the worlds."""
    while replay.at < at:
        replay.step()
    by, action, _ = replay.record.moves[at]
    found = lifts(value, replay.state, eyes, seats, by, action, worlds, stream(seed, at, eyes, 4))
    if found is None or len(found) < 2:
        return None
    means = found.mean(axis=0)
    most = int(abs(means).argmax())
    error = float(found[:, most].std(ddof=1) / len(found) ** 0.5)
    return Lift(seats[most], round(float(means[most]), DIGITS), round(error, DIGITS))


def _turn_over(record: Record, value: Value, work: Work) -> Iterator[float]:
    """The chances with everything turned over, now and then; not where one seat's eyes are all there is."""
    if work.eyes is not None:
        return
    last = len(record.moves)
    moments = sorted({round(last * number / MOMENTS) for number in range(MOMENTS + 1)})
    replay = Replay(record)
    for number, at in enumerate(moments, 1):
        if at in work.opened:
            continue
        while replay.at < at:
            replay.step()
        work.opened[at] = turned_over(value, replay.state, (work.seed, at))
        yield CLOSE + (TURN_OVER - CLOSE) * number / len(moments)


def _play_out(record: Record, value: Value, work: Work) -> Iterator[float]:
    """Bots play on from both sides of what moved the chances most, a few games at a time."""
    if not work.played:
        work.played = candidates(work) if work.games else []
    sizes = [min(BATCH, work.games - begun) for begun in range(0, work.games, BATCH)]
    batches = [(number, size, one) for number, size in enumerate(sizes) for one in work.played]
    for number, size, one in batches[work.batches :]:
        _play_batch(record, work, one, number, size)
        work.batches += 1
        yield TURN_OVER + (PLAY - TURN_OVER) * work.batches / len(batches)


def _try_options(record: Record, value: Value, work: Work) -> Iterator[float]:
    """All that could have been done at the turning points: who practises there may choose any of it.

    Not where sealed answers lie on the table: nobody can take over there.
    """
    told = sorted(summed_up(work).decisions, key=lambda point: point.at)
    replay = Replay(record)
    for number, point in enumerate(told, 1):
        while replay.at < point.at:
            replay.step()
        assert point.choice is not None
        if point.played is not None and not point.played.tried and is_moment(replay.state):
            rng = stream(work.seed, point.at, point.seat, 3)
            best = point.choice.best.action
            point.played.tried = judge_options(value, replay.state, point.seat, best, work.worlds, rng)
        yield PLAY + (1 - PLAY) * number / len(told)


# --- one action -------------------------------------------------------------------------------------------------------
def _step(value: Value, replay: Replay, seed: int, seats: list[int], worlds: int) -> tuple[Step, Choice | None]:
    """Take the next action of a record, and judge it."""
    state, at = replay.state, replay.at
    by, action, _ = replay.record.moves[at]
    round_of, sealed = state.round, state.sealed_for
    expected: list[float | None] = []
    errors: list[float] = []
    chosen: Choice | None = None
    for seat in seats:
        rng = stream(seed, at, seat)
        found = judge_choice(value, state, at, seat, action, worlds, rng, settle) if seat == by else None
        if found is not None:
            chosen, (mean, error) = found
            expected.append(mean)
            errors.append(error)
            continue
        other = expected_chance(value, state, seat, by, action, max(worlds // 2, FEW), rng)
        expected.append(None if other is None else other[0])
        errors.append(0.0 if other is None else other[1])
    replay.step()
    revealed = sealed != 0 and not replay.state.sealed_for
    after = seen_chances(value, replay.state, seats)
    return Step(by, round_of, revealed, expected, errors, after), chosen


# --- turning points ---------------------------------------------------------------------------------------------------
def candidates(work: Work) -> list[Played]:
    """The choices that cost most, and the chances that moved most."""
    costly = sorted((work.choices[at] for at in work.closer), key=lambda choice: (-choice.loss, choice.at))
    found = [Played(choice.at, choice.seat, False) for choice in costly[:CANDIDATES] if choice.loss > 0]
    heavy = sorted(work.lifted.items(), key=lambda one: (-abs(one[1].change), one[0]))
    return found + [Played(at, one.seat, True) for at, one in heavy[:CANDIDATES] if one.change]


def _play_batch(record: Record, work: Work, one: Played, number: int, games: int) -> None:
    replay = position(record, one.at)
    rng = stream(work.seed, one.at, one.seat, number)
    if not one.chance:
        choice = work.choices[one.at]
        actions = (choice.played.action, choice.best.action)
        came, other = play_both(replay.state, one.seat, actions, games, rng)
        if not number:
            _give_reason(one, replay.state, choice)
    else:
        by, action, _ = record.moves[one.at]
        other = play_after(replay.state, one.seat, by, action, games, rng)
        replay.step()
        came = play_on(replay.state, one.seat, games, rng)
    joined(one.came, came)
    joined(one.other, other)


def _give_reason(one: Played, state: State, choice: Choice) -> None:
    """Why the planner would take the better option; the numbers of it are told beside. Nothing where it would not."""
    thought = Expert(0).think(view(state, one.seat), legal(state, one.seat), stream(choice.at))
    why = thought.verdict.why(choice.best.action)
    if speaks_for(why.values):
        one.reason = why.key
        plain = {name: list(value) if isinstance(value, tuple) else value for name, value in why.values.items()}
        one.values = {name: value for name, value in plain.items() if name not in ("ahead", "win_chance")}


def speaks_for(values: Mapping[str, Any]) -> bool:
    """Whether a reason promises points, where it names any: games and value may prefer what the planner is against."""
    points = values.get("points")
    return not isinstance(points, int | float) or points > 0
