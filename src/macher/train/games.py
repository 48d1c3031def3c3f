"""Games to learn from: players that err play, and what each seat knew at some moments is kept with the end."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from macher.bots.bot import Bot
from macher.bots.learned.expert import SHEETS, Expert, Prospect, Style, outcome
from macher.bots.learned.value import Value, read_value
from macher.bots.planner.thought import best_of
from macher.rules import Config, View, setup, view
from macher.rules.features import feature_count, fill
from macher.rules.parts.chance import seed_of
from macher.rules.parts.game import FRAME_MASK

SHARE_KEPT: Final = 0.25
"""Of the moments after a choice: neighbours are alike and teach little more."""
QUICK: Final = Style(worlds=1)
"""One imagined state is enough where games are many."""
UNKNOWN: Final = 1.0
"""A gap that nobody knows: the choice was drawn, or a slip."""


@dataclass(frozen=True)
class Player:
    """Who sits at a seat, as plain data that travels to any process."""

    weights: bytes = b""
    """The content of the file of the value that it plays by; none is the planner alone."""
    noise: float = 0.0
    """Standard deviation of its mistakes, in points."""
    slips: float = 0.0
    """The share of its choices that are any legal action."""
    style: Style = QUICK


@dataclass(frozen=True)
class Lesson:
    """A game as it is learned from."""

    rows: NDArray[np.int16]
    """(moments, seats, features): what each seat knew."""
    ends: NDArray[np.float32]
    """(seats, 2): share of the victory, and margin in points."""
    moves: NDArray[np.float32]
    """(moments, 3): who chose, in which step, and how many points worse than its best the planner found the choice."""
    errors: NDArray[np.float32]
    """(seats, 2): the noise and the slips of each player."""


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    config: Config
    seed: str
    players: tuple[Player, ...]


class Explorer(Expert):
    """A player that errs on purpose, so that the value sees what follows of it."""

    def __init__(self, seed: int, player: Player) -> None:
        super().__init__(seed)
        self.player = player
        self.style = player.style
        self.gap = UNKNOWN

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        self.gap = UNKNOWN
        slips = (
            self.player.slips if view.data["step"] not in SHEETS else 0.0
        )  # the planner cannot go on with such a sheet
        if slips and self.rng.random() < slips:
            return self.rng.choice(legal)
        return super().choose(view, legal, budget)

    def pick(self, prospects: list[Prospect]) -> int:
        merits = {one.action: self.merit(one) for one in prospects}
        action = best_of(merits, self.player.noise, self.rng)
        worth = {one.action: one.worth for one in prospects}
        self.gap = worth[action] - max(worth.values())
        return action

    def value_for(self, view: View) -> Value | None:
        return read_cached(self.player.weights) if self.player.weights else None


@lru_cache(16)
def read_cached(weights: bytes) -> Value:
    """The value in the content of a file, read once a process."""
    return read_value(BytesIO(weights))


def play(task: Task, kept: float = SHARE_KEPT) -> Lesson:
    """Play a game, and keep what the seats knew at some moments."""
    players = [Explorer(seed_of(f"{task.seed}, seat {seat}"), player) for seat, player in enumerate(task.players)]
    lesson = record(task.config, task.seed, players, kept)
    errors = np.array([(player.noise, player.slips) for player in task.players], np.float32)
    return replace(lesson, errors=errors)


def record(config: Config, seed: str, players: Sequence[Bot], kept: float) -> Lesson:
    """Let bots play a game, and keep what the seats knew at some moments."""
    rng = Random(seed_of(f"{seed}, kept"))
    state = setup(config, seed)
    row = [0] * feature_count(config.edition)
    numbers = array("h")
    moves = []
    while state.agenda:
        code = state.agenda[-1] & FRAME_MASK
        step = state.steps[code]
        seat = step.decider(state)
        options = step.options(state, seat)
        action = options[0] if len(options) == 1 else players[seat].choose(view(state, seat), options, 1.0)
        step.take(state, seat, action)
        if not state.waiting:
            state.proceed()
        if len(options) > 1 and state.waiting and rng.random() < kept:
            moves.append((seat, code, getattr(players[seat], "gap", UNKNOWN)))
            for one in range(state.seats):
                fill(state, one, row)
                numbers.fromlist(row)
    rows = np.frombuffer(numbers, np.int16).reshape(-1, state.seats, len(row))
    ends = np.array([outcome(state, seat) for seat in range(state.seats)], np.float32)
    errors = np.zeros((state.seats, 2), np.float32)
    return Lesson(rows, ends, np.array(moves, np.float32).reshape(-1, 3), errors)


def play_all(tasks: list[Task]) -> list[Lesson]:
    """Some games: the task of a worker."""
    return [play(task) for task in tasks]
