"""A match in blocks.

A block is one seed, played with every rotation of the seating: what a lucky deal gives one bot in one game it gives the
next bot in the next. Blocks are independent of each other, games of a block are not; so whatever is said about a match
is said from its blocks. From block to block the bots also change neighbours.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import permutations

from macher.arena.executors import Executor, InThisProcess
from macher.arena.hook_names import make_hook
from macher.arena.playing import THINKING_TIME, Game, play_game
from macher.bots.registry import is_in_file
from macher.rules import Config

Seating = tuple[str, ...]

TASK_SECONDS = 0.3  # sending a task costs up to a millisecond: small blocks travel together
MOST_BLOCKS_A_TASK = 50


@dataclass(frozen=True)
class Match:
    """Which bots play what. Everything that a worker needs to know; block i is the same wherever it is played."""

    config: Config
    bots: Seating
    seed: str = "1"
    hooks: tuple[str, ...] = ("play",)
    budget: float = THINKING_TIME

    @property
    def players(self) -> int:
        """How many sit at a table."""
        return len(self.bots)

    @property
    def names(self) -> list[str]:
        """The different bots, in the order they were named."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def rounds_of_seats(self) -> list[list[Seating]]:
        """Every order around the table, each with its different rotations."""
        found: dict[frozenset[Seating], list[Seating]] = {}
        for order in permutations(self.bots):
            turned = rotations(order)
            found.setdefault(frozenset(turned), turned)
        return list(found.values())

    def seatings(self, block: int) -> list[Seating]:
        """Who sits where in the games of a block."""
        return self.rounds_of_seats[block % len(self.rounds_of_seats)]

    def blocks_for(self, games: int) -> int:
        """How many blocks make at least so many games."""
        blocks = 0
        while games > 0:
            games -= len(self.seatings(blocks))
            blocks += 1
        return blocks


@dataclass(frozen=True)
class Block:
    """The games of a block."""

    number: int
    games: list[Game]


def whole_name(bot: str) -> str:
    """A name that means the same in every process: that of a user's file with its whole path."""
    if not is_in_file(bot):
        return bot
    file, _, kind = bot.rpartition(":")
    return f"{os.path.abspath(file)}:{kind}"


def short_name(bot: str) -> str:
    """The name as people know it: that of a user's file as seen from here."""
    if not is_in_file(bot):
        return bot
    file, _, kind = bot.rpartition(":")
    return f"{os.path.relpath(file)}:{kind}"


def rotations(order: Seating) -> list[Seating]:
    """The different seatings with this order around the table."""
    return list(dict.fromkeys(order[turn:] + order[:turn] for turn in range(len(order))))


def play_block(match: Match, number: int) -> Block:
    """All games of a block."""
    seed = f"{match.seed}-{number}"
    games = []
    for seating in match.seatings(number):
        hooks = [make_hook(name) for name in match.hooks]
        games.append(play_game(match.config, seating, seed, hooks, match.budget))
    return Block(number, games)


def play_blocks(match: Match, numbers: range) -> list[Block]:
    """Some blocks: the task of a worker."""
    return [play_block(match, number) for number in numbers]


def play_match(match: Match, blocks: int, executor: Executor | None = None) -> Generator[Block, None, None]:
    """All blocks in order. Who has seen enough stops asking; then nothing more is played."""
    began = time.perf_counter()
    yield play_block(match, 0)
    size = round(TASK_SECONDS / (time.perf_counter() - began))
    size = max(1, min(size, MOST_BLOCKS_A_TASK))
    tasks = [range(first, min(first + size, blocks)) for first in range(1, blocks, size)]
    for played in (executor or InThisProcess()).run(partial(play_blocks, match), tasks):
        yield from played
