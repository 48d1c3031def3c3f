"""The positions to practise that come with the program: games of bots, reviewed.

    python -m benchmarks.puzzles [--games 3] [--variants 2019-4 2006-5]

Each game is played by `club` from the seed `practice-VARIANT-NUMBER`, reviewed, and kept in `src/macher/review/games`
with those of its turning points in which few options are as good as the best and the one that was played is none of
them. Games without any are left out. What is there already is not made again. Run with compiled rules.
"""

from __future__ import annotations

import argparse

import msgspec

from benchmarks.planted import play_to_the_end, seats_of
from macher import __version__
from macher.play import new_config
from macher.review.growing import reviewed
from macher.review.puzzles import SHIPPED, Game, puzzles_of
from macher.review.work import Work
from macher.rules import setup
from macher.rules.records import Record, write_record

TRIES = 4
"""So many games are played for each one that is wanted, at most."""


def made(name: str, number: int) -> Game:
    """A reviewed game."""
    edition, _, variant = name.partition("-")
    config = new_config(edition, int(variant))
    record = Record(config, f"practice-{name}-{number}", __version__, seats_of(config))
    play_to_the_end(record, setup(config, record.seed), number)
    return Game(write_record(record), puzzles_of(reviewed(record, Work(games=20))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--variants", nargs="+", default=["2019-4", "2006-5"])
    args = parser.parse_args()
    SHIPPED.mkdir(exist_ok=True)
    for name in args.variants:
        for number in range(args.games * TRIES):
            if len(list(SHIPPED.glob(f"{name}-*.json"))) >= args.games:
                break
            file = SHIPPED / f"{name}-{number}.json"
            if file.is_file():
                continue
            game = made(name, number)
            print(file.name, [puzzle.choice.field for puzzle in game.puzzles], flush=True)
            if game.puzzles:
                file.write_bytes(msgspec.json.format(msgspec.json.encode(game), indent=0) + b"\n")


if __name__ == "__main__":
    main()
