"""Thousands of games of random, beginner and planner mixes over all variants and player counts.

    .venv/bin/python benchmarks/soak.py --games 5000 --workers 2

Every game must end without an exception and without an illegal action, and its winners must have the highest total. The
seats, the bots and the deal of game i come from the seed and i, so a failing game can be played again:

    .venv/bin/python benchmarks/soak.py --first 1234 --games 1

Exit code 0: all games were played. 1: some failed; each is named with its number and its error.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from functools import partial
from random import Random

from macher.arena.executors import InThisProcess, Processes
from macher.arena.hooks import PlayCounts
from macher.arena.playing import play_game
from macher.play import new_config
from macher.rules.editions import EDITIONS
from macher.rules.parts.config import PARTIES

TABLES = [
    (edition, variant, players)
    for edition in EDITIONS
    for variant in EDITIONS[edition].limits.variants
    for players in (3, 4, 5)
]
BOTS = ("random", "random", "club", "beginner", "expert")
PLANNER_TABLES = 0.05  # share of tables where all are planners
GAMES_A_TASK = 12


def soak_game(seed: str, number: int) -> tuple[str, int, str]:
    """Play game `number`: what was played, its decisions, and the error if there was one."""
    rng = Random(f"{seed} {number}")
    edition, variant, players = TABLES[number % len(TABLES)]
    parties = tuple(rng.sample(PARTIES, players))
    bots = [rng.choice(BOTS) for _ in range(players)]
    if rng.random() < PLANNER_TABLES:
        bots = ["club"] * players
    played = f"{edition} variant {variant}, {players} players"
    options = {key: rng.choice(values) for key, (_, values) in EDITIONS[edition].options.items() if rng.random() < 0.1}
    try:
        config = new_config(edition, variant, parties, options)
        game = play_game(config, bots, f"{seed}-{number}", [PlayCounts()])
        totals = [score.total for score in game.scores]
        if max(totals) != totals[game.winners[0]]:
            raise AssertionError(f"winners {game.winners} of {totals}")
    except Exception as error:  # whatever goes wrong is a finding
        where = traceback.extract_tb(error.__traceback__)[-1]
        return played, 0, f"game {number} ({', '.join(bots)}; {options}): {error!r} at {where.filename}:{where.lineno}"
    return played, game.decisions, ""


def soak_some(seed: str, numbers: range) -> list[tuple[str, int, str]]:
    return [soak_game(seed, number) for number in numbers]


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--games", type=int, default=5000)
    words.add_argument("--first", type=int, default=0)
    words.add_argument("--seed", default="soak")
    words.add_argument("--workers", type=int, default=1)
    given = words.parse_args()
    began = time.perf_counter()
    last = given.first + given.games
    tasks = [range(at, min(at + GAMES_A_TASK, last)) for at in range(given.first, last, GAMES_A_TASK)]
    executor = InThisProcess() if given.workers == 1 else Processes(given.workers)
    counts: Counter[str] = Counter()
    decisions = failures = 0
    for played in executor.run(partial(soak_some, given.seed), tasks):
        for kind, made, failed in played:
            counts[kind] += 1
            decisions += made
            if failed:
                failures += 1
                print(failed, flush=True)
        if sum(counts.values()) % (GAMES_A_TASK * 50) == 0:
            print(f"{sum(counts.values())} games, {failures} failures", flush=True)
    for kind in sorted(counts):
        print(f"{kind}: {counts[kind]} games")
    seconds = time.perf_counter() - began
    print(f"{sum(counts.values())} games, {decisions} decisions, {failures} failures, {seconds:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
