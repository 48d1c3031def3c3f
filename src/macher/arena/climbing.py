"""Hill climbing over the weights of a planner: which table beats a given bot?

A generation has two parts. The *look*: many pairs of games, each pair on one seed and one seat, with every knob turned
a little up or down by chance in the one game and the other way in the other. What a knob gains is the mean over the
pairs of its sign times their difference, so that each game says something about every knob. The *step*: knobs whose
gain stands out of the noise are turned, and the new table meets the old one on common seeds; it stays if it did
better. Points ahead of the mean of the others are what counts: they tell more than victories.

Every pair has a number and is the same in every run, and what was played is written down after each bundle: a search
goes on where it was stopped.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

from macher.arena.executors import Executor
from macher.arena.knobs import changes_between, knobs_of, turned
from macher.arena.playing import play_game
from macher.bots.planner.tables import CLUB, PLANNER_1
from macher.bots.registry import WITH
from macher.rules import Config

STEP: Final = 0.22  # how far a knob is turned for the look
STANDS_OUT: Final = 0.7  # standard errors of gain from which on a knob is turned
LONGEST_STEP: Final = 2.0  # of those steps, for a knob whose gain stands out by far
GOOD: Final = 1.0  # standard errors by which a new table must be better,
POOR: Final = -0.5  # and at which it is given up early
FIRST_LOOK: Final = 12  # pairs of a step before it may be given up or taken
TABLES: Final = {"planner-1": PLANNER_1, "club": CLUB}


@dataclass
class Search:
    """A search and all that it has found: what is written down."""

    edition: str
    variant: int
    players: int
    against: str
    start: str
    seed: str
    pairs: int
    """Of a look; a step has as many at most."""
    knobs: dict[str, float] = field(default_factory=dict)
    generation: int = 0
    played: list[list[float]] = field(default_factory=list)
    """Results of this generation's look so far: number, up, down."""
    tried: list[list[float]] = field(default_factory=list)
    """Results of its step so far: number, new, old."""
    log: list[dict[str, float]] = field(default_factory=list)

    def save(self, file: Path) -> None:
        """Write it down."""
        part = file.with_suffix(".part")
        part.write_text(json.dumps(asdict(self), indent=1), encoding="utf-8")
        part.replace(file)

    @classmethod
    def load(cls, file: Path) -> Search:
        """What was written down."""
        return cls(**json.loads(file.read_text(encoding="utf-8")))

    @property
    def table(self) -> Any:
        """The table at the start."""
        return TABLES[self.start][self.edition, self.variant]

    def bot(self, knobs: dict[str, float]) -> str:
        """The name of the bot with such knobs."""
        changes = changes_between(self.table, turned(self.table, knobs))
        return f"{self.start}{WITH}{changes}" if changes else self.start

    def signs(self, number: int) -> dict[str, float]:
        """How the knobs are turned in the first game of a pair."""
        pair = f"{self.seed} {self.generation} {number}"
        return {name: Random(f"{pair} {name}").choice((-STEP, STEP)) for name in knobs_of(self.table)}

    def around(self, signs: dict[str, float], times: float) -> dict[str, float]:
        """The knobs of now with others added."""
        names = dict.fromkeys((*self.knobs, *signs))
        return {name: self.knobs.get(name, 0.0) + times * signs.get(name, 0.0) for name in names}


@dataclass(frozen=True)
class Pair:
    """Two bots on the same seed and seat, against the same others."""

    number: int
    one: str
    other: str


def points_ahead(config: Config, bot: str, against: str, seed: str, seat: int) -> float:
    """By how many points a bot is ahead of the mean of the others."""
    players = len(config.parties)
    bots = [bot if at == seat else against for at in range(players)]
    totals = [score.total for score in play_game(config, bots, seed).scores]
    return totals[seat] - (sum(totals) - totals[seat]) / (players - 1)


def play_pair(config: Config, against: str, seed: str, pair: Pair) -> tuple[int, float, float]:
    """Both games of a pair."""
    seat = pair.number % len(config.parties)
    where = f"{seed}-{pair.number // len(config.parties)}"
    one = points_ahead(config, pair.one, against, where, seat)
    other = points_ahead(config, pair.other, against, where, seat)
    return pair.number, one, other


def gains(search: Search) -> dict[str, tuple[float, float]]:
    """What each knob gains by a step up, in points, with its standard error."""
    rows = [(search.signs(int(number)), (up - down) / 2) for number, up, down in search.played]
    found = {}
    for name in knobs_of(search.table):
        found[name] = mean_and_error([difference if signs[name] > 0 else -difference for signs, difference in rows])
    return found


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of some values, and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("inf")
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, max(1e-9, (spread / len(values)) ** 0.5)


def step_of(search: Search) -> dict[str, float]:
    """How far each knob is turned after a look: by how far its gain stands out."""
    turns = {}
    for name, (gain, error) in gains(search).items():
        out = min(LONGEST_STEP, abs(gain) / error - STANDS_OUT)
        if out > 0.0:
            turns[name] = STEP * out * (1 if gain > 0 else -1)
    return turns


def verdict(search: Search) -> bool | None:
    """Whether the new table stays; None while more pairs are needed."""
    count = len(search.tried)
    if count < FIRST_LOOK:
        return None
    better, error = mean_and_error([new - old for _, new, old in search.tried])
    if better > 2 * GOOD * error:
        return True
    if better < POOR * error:
        return False
    return better > GOOD * error if count >= search.pairs else None


def climb(
    search: Search,
    config: Config,
    executor: Executor,
    bundle: int,
    done: Callable[[Search], bool],
) -> None:
    """Search on until `done` says that it is enough; it is asked after every bundle of pairs, to save as well."""
    while not done(search):
        if len(search.played) < search.pairs:
            numbers = range(len(search.played), min(search.pairs, len(search.played) + bundle))
            pairs = [
                Pair(number, search.bot(search.around(signs, 1.0)), search.bot(search.around(signs, -1.0)))
                for number, signs in ((number, search.signs(number)) for number in numbers)
            ]
            search.played += [list(row) for row in _play(search, config, executor, "look", pairs)]
            continue
        step = step_of(search)
        new, old = search.bot(search.around(step, 1.0)), search.bot(search.knobs)
        stays = verdict(search)
        if stays is None:
            first = len(search.tried)
            pairs = [Pair(number, new, old) for number in range(first, first + bundle)]
            search.tried += [list(row) for row in _play(search, config, executor, "step", pairs)]
            continue
        close_generation(search, step, stays)


def close_generation(search: Search, step: dict[str, float], stays: bool) -> None:
    """Keep the step or not, and begin anew."""
    better, error = mean_and_error([new - old for _, new, old in search.tried])
    level, level_error = mean_and_error([new if stays else old for _, new, old in search.tried])
    search.log.append(
        {
            "generation": search.generation,
            "turned": len(step),
            "better": round(better, 2),
            "error": round(error, 2),
            "stays": int(stays),
            "points": round(level, 2),
            "points_error": round(level_error, 2),
        }
    )
    if stays:
        search.knobs = {name: round(value, 4) for name, value in search.around(step, 1.0).items() if value}
    search.generation += 1
    search.played = []
    search.tried = []


def _play(
    search: Search, config: Config, executor: Executor, part: str, pairs: list[Pair]
) -> Iterator[tuple[int, float, float]]:
    seed = f"{search.seed} {part} {search.generation}"
    yield from executor.run(partial(play_pair, config, search.against, seed), pairs)
