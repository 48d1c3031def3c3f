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

from macher.arena.knobs import changes_between, knobs_of, turned
from macher.bots.bot import Bot
from macher.bots.learned.expert import Expert, Prospect, Style
from macher.bots.learned.value import Value, read_value
from macher.bots.planner.planner import Planner
from macher.bots.planner.tables import CLUB, changed
from macher.bots.planner.temperaments import TEMPERAMENTS, tempered
from macher.bots.planner.thought import best_of
from macher.play import new_config
from macher.rules import View
from macher.rules.parts.chance import seed_of
from macher.rules.parts.config import PARTIES
from macher.train.games import Lesson, record
from macher.train.replay import write_lessons

STEP: Final = 0.4
"""How far a knob is turned, as a standard deviation."""
LONGEST: Final = 0.5
"""No knob is turned further in one step."""
ADDED: Final = {"block": 3.0}
"""Weights of nothing, that are added to instead, with the standard deviation in points."""
CLUBS: Final = 0.65
"""The share of seats that are turned."""
TABLES: Final = {4: 0.7, 3: 0.15, 5: 0.15}
NOISES: Final = (0.0, 0.0, 0.5, 1.5, 3.0)
SLIPS: Final = (0.0, 0.0, 0.0, 0.02)
KEPT: Final = 0.12
VOICES: Final = 3.0
"""Merits of an expert are so much further apart than points."""
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


class Learned(Expert):
    """An expert with a table of its own, and perhaps a value, that errs on purpose."""

    def __init__(self, seed: int, tables: Any, noise: float, slips: float, value: Value | None) -> None:
        super().__init__(seed)
        self.style = Style(worlds=1)
        self.beliefs = tables
        self.errs = noise
        self.slips = slips
        self.value = value

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        if len(legal) > 1 and self.slips and view.data["step"] not in SHEETS and self.rng.random() < self.slips:
            return self.rng.choice(legal)
        return super().choose(view, legal, budget)

    def pick(self, prospects: list[Prospect]) -> int:
        return best_of({one.action: one.merit for one in prospects}, VOICES * self.errs, self.rng)

    def value_for(self, view: View) -> Value | None:
        return self.value or super().value_for(view)


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


def play_one(
    edition: str,
    variant: int,
    seed: str,
    centre: Any,
    size: float = STEP,
    experts: float = 0.0,
    value: Value | None = None,
) -> tuple[Lesson, NDArray[np.float32]]:
    """One game, and how each seat was turned (not a number: others); the last column is its noise.

    A share of the seats that are turned may be experts: what they do is learned from, their weights are not tuned.
    """
    rng = Random(seed_of(f"{seed}, tune"))
    count = rng.choices(list(TABLES), list(TABLES.values()))[0]
    config = new_config(edition, variant, tuple(rng.sample(PARTIES, count)), None)
    names = names_of(centre)
    turns = np.full((count, len(names) + 1), np.nan, np.float32)
    players: list[Bot] = []
    sure = rng.randrange(count)
    for seat in range(count):
        noise, slips = rng.choice(NOISES), rng.choice(SLIPS)
        tables = None
        if seat == sure or rng.random() < CLUBS:
            knobs = {name: rng.gauss(0.0, ADDED.get(name.partition(".")[0], size)) for name in names}
            tables = tempered({(edition, variant): with_knobs(centre, knobs)}, rng.choice(tuple(TEMPERAMENTS)))
        turns[seat, -1] = noise + 50 * slips
        if tables is not None and rng.random() < experts:
            players.append(Learned(seed_of(f"{seed}, seat {seat}"), tables, noise, slips, value))
            continue
        if tables is not None:
            turns[seat, :-1] = list(knobs.values())
        players.append(Turned(seed_of(f"{seed}, seat {seat}"), tables, noise, slips))
    lesson = record(config, seed, players, KEPT)
    return lesson, turns


def play(
    folder: Path, games: int, minutes: float, changes: str, size: float, experts: float, file: Path | None
) -> None:
    """Play on until there are so many games, or the time is over."""
    edition, variant = variant_of(folder)
    tables = changed(CLUB, changes) if changes else CLUB
    centre = tables[edition, variant]
    folder.mkdir(parents=True, exist_ok=True)
    value = read_value(file) if file else None
    began = time.monotonic()
    for number in range(-(-games // A_FILE)):
        file = folder / f"{number:05d}.npz"
        if file.is_file():
            continue
        if time.monotonic() - began > 60 * minutes:
            break
        played = [
            play_one(edition, variant, f"{folder.name}-{number}-{one}", centre, size, experts, value)
            for one in range(A_FILE)
        ]
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
def gains(folders: list[Path]) -> tuple[int, dict[str, tuple[float, float]]]:
    """From how many games, and what each knob gains a unit of it (e times as much), with its standard error."""
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
    told = ["club", *names, "noise", "noise of club"]
    return len(rows), dict(zip(told, zip(found.tolist(), errors.tolist(), strict=True), strict=True))


def show(folders: list[Path], least: float) -> None:
    """Print gains, those that stand out most first."""
    games, found = gains(folders)
    print(f"{games} games; points of a turn by e (or of a point), error, ratio")
    for name, (gain, error) in sorted(found.items(), key=lambda one: -abs(one[1][0] / one[1][1])):
        if abs(gain / error) >= least:
            print(f"{name:24} {gain:+7.2f} {error:6.2f} {gain / error:+6.1f}")


def step(folders: list[Path], changes: str, length: float, usual: float, bend: float) -> str:
    """The table after a step, as changes of club: gains drawn to nought as far as they are doubtful, over a bend.

    `usual` is how large gains are, and `bend` how many points a knob costs that is turned by e in the wrong direction,
    twice: for the knobs all together this is what turned seats lose.
    """
    edition, variant = variant_of(folders[0])
    tables = changed(CLUB, changes) if changes else CLUB
    table = tables[edition, variant]
    turns = {}
    _, found = gains(folders)
    for name in names_of(CLUB[edition, variant]):
        gain, error = found[name]
        sure = gain * usual**2 / (usual**2 + error**2)
        turns[name] = length * (sure if "." in name else max(-LONGEST, min(LONGEST, sure / bend)))
    return changes_between(CLUB[edition, variant], with_knobs(table, turns))


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    one = verbs.add_parser("play")
    one.add_argument("folder", type=Path)
    one.add_argument("--games", type=int, default=2000)
    one.add_argument("--minutes", type=float, default=1e9)
    one.add_argument("--changes", default="", help="weights of club to begin with: rivalry=0.6+service.3=1.1")
    one.add_argument("--size", type=float, default=STEP, help="how far weights are turned")
    one.add_argument("--experts", type=float, default=0.0, help="the share of those turned that are experts")
    one.add_argument("--value", type=Path, help="what they judge by; else what is shipped")
    other = verbs.add_parser("gains")
    other.add_argument("folders", type=Path, nargs="+")
    other.add_argument("--least", type=float, default=0.0, help="show gains that are so many errors")
    third = verbs.add_parser("step")
    third.add_argument("folders", type=Path, nargs="+")
    third.add_argument("--changes", default="", help="weights of club that were begun with")
    third.add_argument("--length", type=float, default=1.0)
    third.add_argument("--usual", type=float, default=3.5)
    third.add_argument("--bend", type=float, default=5.0)
    args = parser.parse_args()
    if args.verb == "play":
        play(args.folder, args.games, args.minutes, args.changes, args.size, args.experts, args.value)
    elif args.verb == "gains":
        show(args.folders, args.least)
    else:
        print(step(args.folders, args.changes, args.length, args.usual, args.bend))


if __name__ == "__main__":
    main()
