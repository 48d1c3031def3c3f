"""Cost of `state.copy()` beside a fixed reference, and the share of real choices. Prints one JSON object.

`speed.py` runs this in the project's environment with a pure-Python `macher` on the path. It talks to the rules through
their doors only; `new_game` is the one place that knows how a game is configured.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.machinery
import json
import random
import statistics
import sys
import timeit
from typing import Any

# The reference: what copying nothing but flat integer lists costs. 40 lists of 12 and 6 of 300 (2,280 numbers) take
# about 6 µs on the machine class of the target, so that "under 15 µs there" is "under 2.5 references" anywhere.
SMALL_LISTS, SMALL_SIZE = 40, 12
LARGE_LISTS, LARGE_SIZE = 6, 300
REFERENCE_TEXT = f"[x[:] for x in lists]: {SMALL_LISTS} lists of {SMALL_SIZE}, {LARGE_LISTS} of {LARGE_SIZE} integers"

COPIES_PER_SAMPLE = 5_000
MOMENTS = {"quarter": 0.25, "middle": 0.5, "three quarters": 0.75}


def new_game(edition: str, variant: int, players: int, seed: int) -> Any:
    """A fresh game of the given kind."""
    rules: Any = importlib.import_module("macher.rules")
    play: Any = importlib.import_module("macher.play")
    parties = ("linke", "spd", "gruene", "cdu", "fdp")[:players]
    return rules.setup(play.new_config(edition, variant, parties), seed)


def play_randomly(state: Any, seed: int, limit: int | None = None) -> tuple[int, int]:
    """Play on, to the end or for `limit` decisions; returns (decisions, decisions with two options or more)."""
    rules: Any = importlib.import_module("macher.rules")
    stream = random.Random(seed)
    decisions = choices = 0
    while limit is None or decisions < limit:
        seats = tuple(rules.deciders(state))
        if not seats:
            break
        seat = seats[0]
        options = rules.legal(state, seat)
        rules.apply(state, seat, stream.choice(options))
        decisions += 1
        choices += len(options) > 1
    return decisions, choices


def frozen(value: Any) -> Any:
    """The whole content of a state as nested tuples, to see whether anything in it has changed."""
    if isinstance(value, (list, tuple)):
        return tuple(frozen(item) for item in value)
    if isinstance(value, dict):
        return tuple((key, frozen(item)) for key, item in value.items())
    if isinstance(value, (set, frozenset)):
        return frozenset(value)
    if not type(value).__module__.startswith("macher"):
        return value
    names = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
    names += getattr(value, "__dict__", {})
    return tuple((name, frozen(getattr(value, name))) for name in names if hasattr(value, name))


def numbers_in(value: Any) -> int:
    return sum(map(numbers_in, value)) if isinstance(value, (tuple, frozenset)) else int(isinstance(value, int))


def check_independent(state: Any) -> None:
    """A fast copy that shares what play changes would be no copy: play the copy out and look at the original."""
    before = frozen(state)
    twin = state.copy()
    if frozen(twin) != before:
        raise SystemExit("a copy differs from its original")
    play_randomly(twin, seed=7)
    if frozen(twin) == before or frozen(state) != before:
        raise SystemExit("playing a copy changed its original")


def copy_benchmark(edition: str, variant: int, players: int, seed: int, samples: int) -> dict[str, Any]:
    """Time `state.copy()` at three moments of one random game, each sample right beside one of the reference."""
    length, _ = play_randomly(new_game(edition, variant, players, seed), seed)
    lists = [list(range(SMALL_SIZE)) for _ in range(SMALL_LISTS)]
    lists += [list(range(LARGE_SIZE)) for _ in range(LARGE_LISTS)]
    moments: dict[str, float] = {}
    reference: list[float] = []
    numbers = 0
    for name, share in MOMENTS.items():
        state = new_game(edition, variant, players, seed)
        play_randomly(state, seed, int(length * share))
        check_independent(state)
        ours: list[float] = []
        for _ in range(samples):
            reference.append(timeit.timeit(lambda: [x[:] for x in lists], number=COPIES_PER_SAMPLE))
            ours.append(timeit.timeit(state.copy, number=COPIES_PER_SAMPLE))
        moments[name] = statistics.median(ours) / COPIES_PER_SAMPLE * 1e6
        if name == "middle":
            numbers = numbers_in(frozen(state))
    return {
        "copy_us": moments["middle"],
        "copy_us_by_moment": moments,
        "numbers_in_state": numbers,
        "reference_us": statistics.median(reference) / COPIES_PER_SAMPLE * 1e6,
        "reference": REFERENCE_TEXT,
    }


def choice_count(edition: str, variant: int, players: int, seed: int, games: int) -> dict[str, int]:
    """Decisions of some random games, and how many of them had two options or more."""
    totals = [play_randomly(new_game(edition, variant, players, s), s) for s in range(seed, seed + games)]
    return {"games": games, "decisions": sum(d for d, _ in totals), "choices": sum(c for _, c in totals)}


def compiled_modules() -> list[str]:
    """Modules of ours that are compiled: there must be none for "pure Python"."""
    suffixes = tuple(importlib.machinery.EXTENSION_SUFFIXES)
    files = {name: getattr(module, "__file__", None) or "" for name, module in list(sys.modules.items())}
    ours = [name for name in files if name.startswith("macher") or "__mypyc" in name]
    return sorted(name for name in ours if files[name].endswith(suffixes))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="2019")
    parser.add_argument("--variants", type=int, nargs="+", default=[4, 7])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20, help="games to count real choices over")
    parser.add_argument("--samples", type=int, default=15, help="timing samples at each moment")
    options = parser.parse_args()
    edition, players, seed = options.edition, options.players, options.seed
    result: dict[str, Any] = {"variants": {}}
    for variant in options.variants:
        result["variants"][str(variant)] = {
            "copy": copy_benchmark(edition, variant, players, seed, options.samples),
            "choice": choice_count(edition, variant, players, seed, options.games),
        }
    result["compiled"] = compiled_modules()
    result["python"] = sys.version.split()[0]
    result["implementation"] = sys.implementation.name
    result["base_prefix"] = sys.base_prefix
    print(json.dumps(result))


if __name__ == "__main__":
    main()
