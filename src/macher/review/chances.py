"""The chances of a finished game, move by move, and what moved them: the seats' own choices, or luck.

Everything is judged by the learned value of a position as a seat sees it, so what a seat could not know has no part in
what is said of it. For each seat the chance to win goes from the first deal to the result in steps of two kinds:

- **skill**, at each choice of its own: the chance after the option it took less that after the best one, both as means
  over the same imagined worlds. The best is found in one half of the worlds and valued in the other, so that noise
  does not look like a mistake.
- **luck**, all between: what its own move turned up, what others did, draws, polls and dice.

Luck and skill add up to the last chance less the first, to the last digit: at its own choices the chance of a seat is
that of its best option, and every step begins where the one before it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random

import numpy as np

from macher.bots.learned.expert import judged, outcome
from macher.bots.learned.value import Floats, Value
from macher.review.fields import FIELD_OF
from macher.review.rows import rows_of
from macher.rules import State, determinize, legal, scores, step_name, view
from macher.rules.parts.codes import TAKE_BACK_ONLY
from macher.rules.records import Record, Replay


@dataclass(frozen=True)
class Option:
    """An option of a choice, as far as its seat could judge it: the chance to win, and the margin in points."""

    action: int
    win: float
    points: float


@dataclass(frozen=True)
class Choice:
    """A choice among several options."""

    at: int
    """The number of the action in the record, from 0."""
    seat: int
    round: int
    field: str
    played: Option
    best: Option
    loss: float
    """How much chance to win the played option gave away; by chance a little below 0 where it is the best."""
    error: float
    """The standard error of the loss."""
    points: float
    """How many points of the final margin it gave away, likewise."""
    options: int


KINDS_OF_LUCK = ("chance", "others", "unsure")


@dataclass(frozen=True)
class Luck:
    """What changed the chance of a seat without its doing, by one action of the record."""

    at: int
    """The number of the action; -1 is the first deal."""
    seat: int
    by: int
    """Who acted; the seat itself, where its own move turned something up."""
    kind: str
    """`chance`: something was drawn, rolled or turned over; `others`: another seat has chosen, openly; `unsure`: the
    seat's own move changed nothing that it did not know, and the value judges the same thing otherwise a step later."""
    change: float


@dataclass
class Chances:
    """A game, judged."""

    record: Record
    result: list[float]
    """The share of the victory of each seat."""
    totals: list[int]
    known: list[list[float]]
    """After the deal and after each action: the chance of each seat, from what it knew."""
    opened: list[list[float]]
    """The same with everything turned over: all seats' knowledge together, so that the chances add up to 1."""
    choices: list[Choice] = field(default_factory=list)
    luck: list[Luck] = field(default_factory=list)

    def skill_of(self, seat: int) -> float:
        """The chance that the choices of a seat gave away, as a number that is not above 0 but for noise."""
        return -sum(choice.loss for choice in self.choices if choice.seat == seat)

    def luck_of(self, seat: int) -> float:
        """The chance that came to a seat without its doing."""
        return sum(one.change for one in self.luck if one.seat == seat)


def chances(
    record: Record, value: Value, worlds: int, seed: int = 0, progress: Callable[[int], None] = lambda _: None
) -> Chances:
    """Judge a finished game with so many imagined worlds for each choice (an even number)."""
    if record.result is None:
        raise ValueError("only a finished game is judged")
    replay = Replay(record)
    states: list[list[float]] = [_seen(value, replay.state)]
    choices: dict[int, Choice] = {}
    moves: list[tuple[int, bool]] = []
    for at, (seat, action, _) in enumerate(record.moves):
        choice = judge_choice(value, replay.state, at, seat, action, worlds, stream(at, seed))
        if choice is not None:
            choices[at] = choice
        drawn, sealed = replay.state.chances, replay.state.sealed_for
        replay.step()
        moves.append((seat, replay.state.chances != drawn or (sealed != 0 and not replay.state.sealed_for)))
        states.append(_seen(value, replay.state))
        progress(at + 1)
    result = [outcome(replay.state, seat)[0] for seat in range(replay.state.seats)]
    states[-1] = result
    found = Chances(
        record,
        result,
        [score.total for score in scores(replay.state)],
        states,
        [_together(row) for row in states],
        list(choices.values()),
    )
    for seat in range(replay.state.seats):
        found.luck += _luck_of(seat, states, choices, moves)
    return found


def _seen(value: Value, state: State) -> list[float]:
    """The chance of each seat, from what it knows."""
    found = value.judge(rows_of(state))
    return [float(win) for win in found[:, 0]]


def _together(row: list[float]) -> list[float]:
    """The chances of all seats made to add up to 1."""
    return [win / sum(row) for win in row] if sum(row) else row


def stream(at: int, seed: int) -> Random:
    """The imagined worlds of a choice hang on what its seat was asked, not on anything hidden: on its place alone."""
    return Random(int.from_bytes(sha256(f"{seed} {at}".encode()).digest()[:8]))


def judge_choice(
    value: Value, state: State, at: int, seat: int, action: int, worlds: int, rng: Random
) -> Choice | None:
    """What a choice was worth; None where there was none."""
    options = [one for one in legal(state, seat) if (one,) != TAKE_BACK_ONLY]
    if len(options) < 2 or action not in options:
        return None
    seen = view(state, seat)
    found = np.stack([judged(value, determinize(seen, rng), seat, options) for _ in range(worlds)])
    played = options.index(action)
    best, loss = crossed(found[:, :, 0], played)
    apart = found[:, best, 0] - found[:, played, 0]
    means = found.mean(axis=0)
    return Choice(
        at=at,
        seat=seat,
        round=state.round,
        field=FIELD_OF[state.config.edition][step_name(state)],
        played=Option(action, float(means[played, 0]), float(means[played, 1])),
        best=Option(options[best], float(means[best, 0]), float(means[best, 1])),
        loss=loss,
        error=float(apart.std(ddof=1) / np.sqrt(worlds)),
        points=crossed(found[:, :, 1], played)[1],
        options=len(options),
    )


def crossed(values: Floats, played: int) -> tuple[int, float]:
    """The best option over all worlds, and what the played one loses to it: found in one half, valued in the other.

    The mean of both ways round. A best that is chosen and valued by the same numbers looks better than it is.
    """
    first, second = values[0::2].mean(axis=0), values[1::2].mean(axis=0)
    loss = (second[first.argmax()] - second[played] + first[second.argmax()] - first[played]) / 2
    best = int(values.mean(axis=0).argmax())
    return best, 0.0 if best == played else float(loss)


def _luck_of(
    seat: int, known: list[list[float]], choices: dict[int, Choice], moves: list[tuple[int, bool]]
) -> Iterator[Luck]:
    """The steps between the own choices of a seat: each begins where the one before it ended."""
    before = known[0][seat]
    first = choices.get(0)
    if first is not None and first.seat == seat:
        yield Luck(-1, seat, seat, "unsure", first.played.win + first.loss - before)
    for at, (by, chance) in enumerate(moves):
        own = choices.get(at)
        if own is not None and own.seat == seat:
            before = own.played.win
        following = choices.get(at + 1)
        if following is not None and following.seat == seat:
            after = following.played.win + following.loss
        else:
            after = known[at + 1][seat]
        if after != before:
            kind = "chance" if chance else "unsure" if by == seat else "others"
            yield Luck(at, seat, by, kind, after - before)
        before = after
