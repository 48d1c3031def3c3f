"""A value learned from games that were kept, all at once: what `macher train` does round by round.

    .venv/bin/python -m benchmarks.fit .training/games/2019-4 .training/games/2019-7 --out .training/2019-4.npz

Some of the files are not learned from: they say how good the value is. Folders are named by
edition and variant; the first says which variant it is for, and others may help.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from benchmarks.tune import variant_of
from macher import __version__
from macher.bots.learned.sight import VERSIONS, scale_of, sight_count
from macher.bots.learned.value import POINTS, read_value, write_value
from macher.rules.versions import RULES_VERSION
from macher.train.games import Lesson
from macher.train.network import Learner, new_parts
from macher.train.replay import Table, read_lessons

LEANINGS: Final = 6
UNSEEN: Final = 6
"""One file of so many is not learned from."""
NEW_WEIGHTS: Final = 0.03
"""The spread of the weights of numbers that a value has not seen before."""
PLAN: Final = {"passes": 6.0, "first": 64, "second": 32, "shrink": 3e-3, "trust": 0.85, "rate": 1e-3}


def explained(table: Table, parts: dict[str, Any]) -> str:
    """How wrong the value is about games that it has not seen, early in them and late, in squares of points."""
    said = table.judge(parts)[:, 1] * POINTS
    first = 0
    parts_of_game: list[list[tuple[float, float]]] = [[] for _ in range(4)]
    for end, (moments, seats) in zip(table.ends, table.shapes, strict=True):
        value = said[first : first + moments * seats].reshape(moments, seats)
        first += moments * seats
        truth = end[:, 1] * POINTS
        for moment in range(moments):
            missed = float(np.mean((value[moment] - truth) ** 2))
            parts_of_game[4 * moment // moments].append((missed, float(np.mean(truth**2))))
    found = [np.array(one).mean(0) for one in parts_of_game]
    shares = " ".join([f"{1 - missed / all_:.2f}" for missed, all_ in found])
    return f"mean square {np.mean([missed for missed, _ in found]):.0f}, explained by quarter {shares}"


def first_parts(edition: str, start: Path | None, plan: dict[str, float]) -> dict[str, Any]:
    """What learning begins with: a value, which may have seen fewer numbers, or weights of chance."""
    count = sight_count(edition)
    if start is None:
        return new_parts(count, int(plan["first"]), int(plan["second"]), 1)
    parts = dict(read_value(start).parts)
    more = count - len(parts["first"])
    if more:
        chance = NEW_WEIGHTS * np.random.default_rng(3).standard_normal((more, parts["first"].shape[1]))
        parts["first"] = np.concatenate([parts["first"], chance.astype(np.float32)])
        parts["straight"] = np.concatenate([parts["straight"], np.zeros((more, 2), np.float32)])
    return parts


def fit(folders: list[Path], out: Path, start: Path | None, plan: dict[str, float]) -> None:
    """Learn, and say how well it went on the way."""
    edition, variant = variant_of(folders[0])
    files = sorted(file for folder in folders for file in folder.glob("*.npz"))
    lessons: list[Lesson] = []
    unseen: list[Lesson] = []
    for number, file in enumerate(files):
        (unseen if number % UNSEEN == UNSEEN - 1 else lessons).extend(read_lessons(file))
    table, other = Table(lessons, scale_of(edition)), Table(unseen, scale_of(edition))
    print(f"{len(lessons)} games, {len(table)} rows; {len(unseen)} games unseen", flush=True)
    learner = Learner(first_parts(edition, start, plan))
    if start is not None:
        print(f"at the start: {explained(other, learner.average)}", flush=True)
    rng = np.random.default_rng(1)
    batch = 256
    steps = int(len(table) * plan["passes"] / batch)
    began = time.monotonic()
    for step in range(steps):
        if step and step % max(1, steps // LEANINGS) == 0:
            print(
                f"{step / steps:.0%} {time.monotonic() - began:.0f} s: {explained(other, learner.average)}", flush=True
            )
            table.lean(learner.average, plan["trust"])
        rate = plan["rate"] * (1 - 0.95 * step / steps)
        learner.learn(*table.batch(rng.integers(0, len(table), batch)), rate, plan["shrink"])
    print(f"{time.monotonic() - began:.0f} s: {explained(other, learner.average)}", flush=True)
    about = {
        "edition": edition,
        "variant": variant,
        "games": len(lessons),
        "rounds": 1,
        "seed": "1",
        **VERSIONS,
        "rules_version": RULES_VERSION,
        "program": __version__,
        "plan": {
            "how": "benchmarks/fit.py",
            "folders": [folder.name for folder in folders],
            "start": read_value(start).about if start else None,
            **plan,
        },
    }
    write_value(out, learner.average, about)


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--start", type=Path, help="a value to begin with")
    for name, value in PLAN.items():
        parser.add_argument(f"--{name}", type=float, default=value)
    args = parser.parse_args()
    fit(args.folders, args.out, args.start, {name: getattr(args, name) for name in PLAN})


if __name__ == "__main__":
    main()
