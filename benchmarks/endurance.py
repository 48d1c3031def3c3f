"""Many random games in one process: whether its memory grows.

    .venv/bin/python -m benchmarks.endurance --games 100000

Games of every variant and player count in turn, half of them inside the engine and half stepped from Python with
copies and events thrown in. Memory is read twenty times on the way. Exit code 1 if what the process holds at the end
is more than a mebibyte above what it held after the first twentieth, when everything that is made once is made.
"""

from __future__ import annotations

import argparse
import gc
import sys
from pathlib import Path
from random import Random

from macher.bench.session import PLAYERS, all_cases
from macher.bench.tasks import step_at_random, step_with_events
from macher.compiled import is_compiled
from macher.rules import playout, setup
from macher.rules.editions import EDITIONS

READINGS = 20
ALLOWED = 1024  # kB


def resident() -> int:
    """What the process holds in memory, in kB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def main() -> int:
    """Play, read, compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    games = parser.parse_args().games
    configs = [case.config() for case in all_cases(list(EDITIONS), PLAYERS)]
    bits = Random(1).getrandbits
    decisions = 0
    readings: list[int] = []
    print(f"compiled: {is_compiled()}")
    for number in range(1, games + 1):
        state = setup(configs[number % len(configs)], number)
        if number % 2:
            decisions += playout(state, number)
        elif number % 20:
            decisions += step_at_random(state.copy(), bits)
        else:
            decisions += step_with_events(state, bits)
        if number % max(1, games // READINGS) == 0:
            gc.collect()
            readings.append(resident())
            objects = len(gc.get_objects())
            print(f"{number} games, {decisions} decisions: {readings[-1]} kB, {objects} objects", flush=True)
    return int(readings[-1] > readings[0] + ALLOWED)


if __name__ == "__main__":
    sys.exit(main())
