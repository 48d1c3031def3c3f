"""Games for the value to learn from: experts as they are now, clubs and `planner-1`, most of them without mistakes.

    .venv/bin/python -m benchmarks.selfplay .training/games/2019-4 --games 2000 --value .training/2019-4.npz
    .venv/bin/python -m benchmarks.fit .training/games/2019-4 --start .training/2019-4.npz --out .training/2019-4.npz

It goes on where it stopped, and takes up a value that is written anew while it plays. At six tables of ten one or two
experts meet `planner-1` alone, whom they are measured against; at the others everybody may sit and err.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.tune import SHEETS, Turned, variant_of
from macher.bots.bot import Bot
from macher.bots.learned.expert import Expert, Prospect, Style
from macher.bots.learned.value import Value, file_of, read_value
from macher.bots.planner.tables import CLUB, EXPERT, PLANNER_1, WeightTables
from macher.bots.planner.temperaments import TEMPERAMENTS, tempered
from macher.bots.planner.thought import best_of
from macher.play import new_config
from macher.rules import View
from macher.rules.parts.chance import seed_of
from macher.rules.parts.config import PARTIES
from macher.train.games import Lesson, record
from macher.train.replay import write_lessons

A_FILE: Final = 20
KEPT: Final = 0.15
"""Of the moments after a choice."""
TABLES: Final = {4: 0.8, 3: 0.1, 5: 0.1}
MEETINGS: Final = 0.6
"""Of the tables: one or two experts against planner-1."""
NOISES: Final = (0.0, 0.0, 0.0, 1.0, 2.5)
SLIPS: Final = (0.0, 0.0, 0.0, 0.01)
ANCHORS: Final = (0.5, 1.0, 1.5, 3.0)
VICTORIES: Final = (20.0, 60.0)
VOICES: Final = 2.0
"""Merits of an expert are so much further apart than points."""


class Pupil(Expert):
    """An expert with a value, a table and a style of its own that errs on purpose."""

    def __init__(self, seed: int, tables: WeightTables, noise: float, slips: float, value: Value, style: Style) -> None:
        super().__init__(seed)
        self.beliefs = tables
        self.errs = noise
        self.slips = slips
        self.value = value
        self.style = style

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        if len(legal) > 1 and self.slips and view.data["step"] not in SHEETS and self.rng.random() < self.slips:
            return self.rng.choice(legal)
        return super().choose(view, legal, budget)

    def pick(self, prospects: list[Prospect]) -> int:
        return best_of({one.action: one.merit for one in prospects}, VOICES * self.errs, self.rng)

    def value_for(self, view: View) -> Value | None:
        return self.value


def play_one(edition: str, variant: int, seed: str, value: Value) -> Lesson:
    """One game."""
    rng = Random(seed_of(f"{seed}, players"))
    count = rng.choices(list(TABLES), list(TABLES.values()))[0]
    config = new_config(edition, variant, tuple(rng.sample(PARTIES, count)), None)
    meeting = rng.random() < MEETINGS
    pupils = rng.sample(range(count), rng.choice((1, 1, 2)))
    players: list[Bot] = []
    for seat in range(count):
        own = seed_of(f"{seed}, seat {seat}")
        noise, slips = rng.choice(NOISES), rng.choice(SLIPS)
        temperament = rng.choice(tuple(TEMPERAMENTS))
        lot = rng.random()
        if seat in pupils if meeting else lot < 0.5:
            tables = tempered(rng.choice((EXPERT, EXPERT, CLUB)), temperament)
            style = Style(worlds=1, anchor=rng.choice(ANCHORS), victory=rng.choice(VICTORIES))
            players.append(Pupil(own, tables, noise, slips, value, style))
        elif not meeting and lot < 0.7:
            players.append(Turned(own, tempered(CLUB, temperament), noise, slips))
        else:
            players.append(Turned(own, PLANNER_1, 0.0 if meeting else noise / 2, 0.0))
    return record(config, seed, players, KEPT)


def play(folder: Path, games: int, worker: str, file: Path | None) -> None:
    """Play on until there are so many games."""
    edition, variant = variant_of(folder)
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(-(-games // A_FILE)):
        out = folder / f"{worker}-{number:05d}.npz"
        if not out.is_file():
            value = read_value(file or file_of(edition, variant))
            seeds = [f"{folder.name}-{worker}-{number}-{one}" for one in range(A_FILE)]
            write_lessons(out, [play_one(edition, variant, seed, value) for seed in seeds])


def main() -> None:
    """Do what is asked."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="named by edition and variant")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--worker", default="a", help="a name for each of several processes with one folder")
    parser.add_argument("--value", type=Path, help="what experts judge by; else what is shipped")
    args = parser.parse_args()
    play(args.folder, args.games, args.worker, args.value)


if __name__ == "__main__":
    main()
