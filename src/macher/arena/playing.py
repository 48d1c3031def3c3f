"""One game of bots: the loop that asks them, keeps time and tells hooks what happens."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from macher.arena.clocks import Clock
from macher.arena.hooks import Hook
from macher.bots import Bot, BotError, RandomBot, make_bot
from macher.rules import Config, Score, View, scores, setup_told, step_name, view, winners
from macher.rules.parts.chance import seed_of

THINKING_TIME = inf  # no clock: a bot thinks as long as it is made to, and the same seeds play the same match


@dataclass(frozen=True)
class Game:
    """The outcome of one game: who sat where, how it ended, how long each seat thought, what the hooks found."""

    seed: str
    bots: tuple[str, ...]
    decisions: int
    seconds: float
    scores: list[Score]
    winners: tuple[int, ...]
    clocks: list[Clock]
    hooked: list[Any]

    def share(self, seat: int) -> float:
        """The seat's part of the victory: 1, or less where several share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def margin(self, seat: int) -> float:
        """The seat's points above the mean of the others."""
        totals = [score.total for score in self.scores]
        return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)

    def places(self) -> list[int]:
        """The place of each seat; equal totals have the same one."""
        totals = [score.total for score in self.scores]
        return [1 + sum(other > total for other in totals) for total in totals]


def play_game(
    config: Config,
    bots: Sequence[str],
    seed: str,
    hooks: Sequence[Hook] = (),
    budget: float = THINKING_TIME,
) -> Game:
    """One game. The clock runs over play only, setting the table included, start-up of the program not."""
    players = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    thought: list[list[float]] = [[] for _ in players]
    # Random play is so fast that keeping its time and checking its choices costs a tenth; a match does both.
    plain = [type(bot) is RandomBot and not hooks for bot in players]
    unseen = View(config, None)
    clock = time.perf_counter
    began = clock()
    state, events = setup_told(config, seed)
    for hook in hooks:
        hook.begin(state)
        hook.follow(events)
    decisions = 0
    while state.agenda:
        step = state.asking
        seat = step.decider(state)
        options = step.options(state, seat)
        bot = players[seat]
        if plain[seat]:
            action = bot.choose(unseen, options, budget)
        else:
            seen = view(state, seat) if bot.uses_view else unseen
            asked = clock()
            action = bot.choose(seen, options, budget)
            if len(options) > 1:
                thought[seat].append(clock() - asked)
            if action not in options:
                raise illegal(bot, action, step_name(state), seed)
        for hook in hooks:
            hook.before(state, seat, action)
        if hooks:
            state.telling = True
            state.log = []
        step.take(state, seat, action)
        decisions += 1
        if not state.waiting:
            state.proceed()
        for hook in hooks:
            hook.follow(state.log)
    seconds = clock() - began
    return Game(
        seed,
        tuple(bots),
        decisions,
        seconds,
        scores(state),
        winners(state),
        [Clock.of(times) for times in thought],
        [hook.result(state) for hook in hooks],
    )


def illegal(bot: Bot, action: int, step: str, seed: str) -> BotError:
    """A bot that breaks the rules is an error, not a player."""
    return BotError(f"{type(bot).__name__} chose {action} in step {step} of game {seed!r}, which is not legal")


def bot_seed(seed: str, seat: int) -> int:
    """A seed of its own for each bot, the same in every run."""
    return seed_of(f"{seed}, seat {seat}")
