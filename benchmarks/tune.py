"""Weights of the planner tuned by play, and games for the value to learn from on the way.

    .venv/bin/python benchmarks/tune.py play .training/tune/2019-4 --games 2000     # goes on where it stopped
    .venv/bin/python benchmarks/tune.py gains .training/tune/2019-4 .training/tune/2019-7

At each table some seats are `club` with every weight turned a little by chance, the others `planner-1`; some err on
purpose. Every seat says something about every weight, so a game counts for several of a search that changes one seat.
What a weight gains is fitted by least squares: points above the mean of the table, by how the weights were turned,
beside the mean of the table. Moments of the games are kept as `macher train` keeps them.
"""

from __future__ import annotations

import argparse
import re
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from macher.arena.knobs import knobs_of, turned
from macher.bots.planner.planner import Planner
from macher.bots.planner.tables import CLUB, changed
from macher.bots.planner.temperaments import TEMPERAMENTS, tempered
from macher.play import new_config
from macher.rules import View
from macher.rules.parts.chance import seed_of
from macher.rules.parts.config import PARTIES
from macher.train.games import Lesson, record
from macher.train.replay import write_lessons

STEP: Final = 0.4
"""How far a knob is turned, as a standard deviation."""
ADDED: Final = {"block": 3.0}
"""Weights of nothing, that are added to instead, with the standard deviation in points."""
CLUBS: Final = 0.65
"""The share of seats that are turned."""
TABLES: Final = {4: 0.7, 3: 0.15, 5: 0.15}
NOISES: Final = (0.0, 0.0, 0.5, 1.5, 3.0)
SLIPS: Final = (0.0, 0.0, 0.0, 0.02)
KEPT: Final = 0.12
A_FILE: Final = 20
SHEETS: Final = ("start-positions", "preliminary")


class Turned(Planner):
    """A planner with a table of its own that errs on purpose."""

    def __init__(self, seed: int, tables: Any, noise: float, slips: float) -> None:
        super().__init__(seed, tables)
        self.errs = noise
        self.slips = slips

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        if len(legal) > 1 and self.slips and view.data["step"] not in SHEETS and self.rng.random() < self.slips:
            return self.rng.choice(legal)
        self.noise = self.errs  # type: ignore[misc] # of this player, not of its class
        return super().choose(view, legal, budget)


# --- the games ------------------------------------------------------------------------------------------------------
def names_of(table: Any) -> list[str]:
    """The knobs that are turned: all that are numbers, and what is added."""
    names = [name for name in knobs_of(table) if not isinstance(getattr(table, name.removesuffix("~")), bool)]
    added = [f"{name}.{at}" for name in ADDED if hasattr(table, name) for at in range(len(getattr(table, name)))]
    return names + added


def with_knobs(table: Any, knobs: dict[str, float]) -> Any:
    """A table with its knobs turned, those that are added to in points."""
    table = turned(table, {name: turn for name, turn in knobs.items() if "." not in name})
    for name in ADDED:
        if hasattr(table, name):
            values = [value + knobs.get(f"{name}.{at}", 0.0) for at, value in enumerate(getattr(table, name))]
            table = replace(table, **{name: tuple(values)})
    return table


def play_one(edition: str, variant: int, seed: str, centre: Any) -> tuple[Lesson, NDArray[np.float32]]:
    """One game, and how each seat was turned (not a number: `planner-1`); the last column is its noise."""
    rng = Random(seed_of(f"{seed}, tune"))
    count = rng.choices(list(TABLES), list(TABLES.values()))[0]
    config = new_config(edition, variant, tuple(rng.sample(PARTIES, count)), None)
    names = names_of(centre)
    turns = np.full((count, len(names) + 1), np.nan, np.float32)
    players = []
    sure = rng.randrange(count)
    for seat in range(count):
        noise, slips = rng.choice(NOISES), rng.choice(SLIPS)
        tables = None
        if seat == sure or rng.random() < CLUBS:
            knobs = {name: rng.gauss(0.0, ADDED.get(name.partition(".")[0], STEP)) for name in names}
            turns[seat, :-1] = list(knobs.values())
            tables = tempered({(edition, variant): with_knobs(centre, knobs)}, rng.choice(tuple(TEMPERAMENTS)))
        turns[seat, -1] = noise + 50 * slips
        players.append(Turned(seed_of(f"{seed}, seat {seat}"), tables, noise, slips))
    lesson = record(config, seed, players, KEPT)
    return lesson, turns


def play(folder: Path, games: int, minutes: float, changes: str) -> None:
    """Play on until there are so many games, or the time is over."""
    edition, variant = variant_of(folder)
    tables = changed(CLUB, changes) if changes else CLUB
    centre = tables[edition, variant]
    folder.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for number in range(-(-games // A_FILE)):
        file = folder / f"{number:05d}.npz"
        if file.is_file():
            continue
        if time.monotonic() - began > 60 * minutes:
            break
        played = [play_one(edition, variant, f"{folder.name}-{number}-{one}", centre) for one in range(A_FILE)]
        np.savez(folder / f"{number:05d}.turns", *[turns for _, turns in played])
        (folder / f"{number:05d}.turns.npz").rename(folder / f"{number:05d}.turns")
        write_lessons(file, [lesson for lesson, _ in played])


def variant_of(folder: Path) -> tuple[str, int]:
    """Folders are named by edition and variant, and what else: 2019-4-b."""
    found = re.match(r"(\d+)-(\d+)", folder.name)
    if found is None:
        raise SystemExit(f"{folder} is not named like 2019-4")
    return found[1], int(found[2])


# --- what came of it ------------------------------------------------------------------------------------------------
def gains(folders: list[Path], least: float) -> None:
    """What each knob gains a unit of it (e times as much), with its standard error."""
    edition, variant = variant_of(folders[0])
    names = names_of(CLUB[edition, variant])
    rows, points = [], []
    for file in sorted(file for folder in folders for file in folder.glob("*.npz")):
        with np.load(file.with_suffix(".turns")) as kept, np.load(file) as games:
            for number, turns in enumerate(kept.values()):
                seats = len(turns)
                club = ~np.isnan(turns[:, :1])
                row = np.concatenate([club, np.nan_to_num(turns), turns[:, -1:] * club], axis=1)
                rows.append(row - row.mean(0))
                points.append(games[f"ends{number}"][:, 1] * (seats - 1) / seats)
    table, margin = np.concatenate(rows), np.concatenate(points)
    inverse = np.linalg.inv(table.T @ table + 1e-6 * np.eye(table.shape[1]))
    found = inverse @ table.T @ margin
    spread = np.sum((margin - table @ found) ** 2) / (len(margin) - len(rows) - table.shape[1])
    errors = np.sqrt(spread * np.diag(inverse))
    print(f"{len(rows)} games; points of a turn by e (or of a point), error, ratio")
    told = ["club", *names, "noise", "noise of club"]
    for at in sorted(range(len(told)), key=lambda at: -abs(found[at] / errors[at])):
        if abs(found[at] / errors[at]) >= least:
            print(f"{told[at]:24} {found[at]:+7.2f} {errors[at]:6.2f} {found[at] / errors[at]:+6.1f}")


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    one = verbs.add_parser("play")
    one.add_argument("folder", type=Path)
    one.add_argument("--games", type=int, default=2000)
    one.add_argument("--minutes", type=float, default=1e9)
    one.add_argument("--changes", default="", help="weights of club to begin with: rivalry=0.6+service.3=1.1")
    other = verbs.add_parser("gains")
    other.add_argument("folders", type=Path, nargs="+")
    other.add_argument("--least", type=float, default=0.0, help="show gains that are so many errors")
    args = parser.parse_args()
    if args.verb == "play":
        play(args.folder, args.games, args.minutes, args.changes)
    else:
        gains(args.folders, args.least)


if __name__ == "__main__":
    main()
