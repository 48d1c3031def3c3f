"""The league: rounds of games, of learning, and of trials for the championship, in a folder that survives any stop.

A round plays games of the learner, with mistakes on purpose, against earlier champions, the planner and itself; learns
from the newest two thirds of all games; and from time to time lets the average of the weights play against the
champion. The first round has no value yet: planners play. Everything a round needs follows from the seed and the files
of the rounds before it, so a league that is broken off goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from macher import __version__
from macher.arena.executors import Executor, InThisProcess
from macher.bots.learned.sight import VERSIONS, scale_of, sight_count
from macher.bots.learned.value import write_value
from macher.play import new_config
from macher.rules.parts.chance import seed_of
from macher.rules.parts.config import PARTIES
from macher.rules.parts.told import Told
from macher.rules.versions import RULES_VERSION
from macher.train.games import Lesson, Player, Task, play_all
from macher.train.network import Learner, new_parts
from macher.train.replay import Table, read_lessons, write_lessons
from macher.train.trials import Outcome, Trial, hold

BATCH: Final = 256
NOISES: Final = (0.0, 0.5, 1.0, 2.0, 3.0)
SLIPS: Final = (0.0, 0.0, 0.02)
LEARNERS: Final = 0.6
"""The share of seats that the learner has."""
CHAMPIONS: Final = 0.2
"""And that of earlier champions; planners have the rest."""
FIRST_PASSES: Final = 4
FIRST_RATE: Final = 2.0
"""In the first round the weights have a long way to go."""
LEANINGS: Final = 6
"""How often in a round the targets are worked out anew."""
FORGOTTEN: Final = 3
"""The oldest third of all games is learned from no more."""
TABLES: Final = {4: 0.7, 3: 0.15, 5: 0.15}
"""How often so many play."""


@dataclass(frozen=True)
class Plan:
    """What a league does. A folder belongs to one plan."""

    edition: str = "2019"
    variant: int = 4
    seed: str = "1"
    games: int = 200
    """Of a round."""
    first_games: int = 2000
    """Of the first round, which planners play."""
    games_a_task: int = 10
    first: int = 64
    second: int = 32
    rate: float = 5e-4
    shrink: float = 3e-3
    passes: float = 2.0
    """How often a round goes over what it learns from; the first goes over it four times as often."""
    replayed: float = 3.0
    """Games of earlier rounds that are learned from again, for each new one."""
    trust: float = 0.85
    """How much of a target is what came later; the rest is what the value said meanwhile."""
    trial_every: int = 4
    """Rounds from one trial to the next."""
    trial_blocks: int = 50


@dataclass
class Standing:
    """Where a league is."""

    round: int = 0
    games: int = 0
    champions: int = 0
    """How many there were; the last one reigns."""


@dataclass(frozen=True)
class RoundDone:
    """What a round came to."""

    round: int
    games: int
    """Of all rounds so far."""
    entropy: float
    square: float
    """The mean losses: of the victory, and of the margin in units of POINTS."""
    champions: int
    trial: Outcome | None
    """What the trial said, if there was one."""


class LeagueError(Told):
    """The folder holds another league."""


class League:
    """A league in its folder."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.standing = Standing()
        (folder / "games").mkdir(parents=True, exist_ok=True)
        kept = folder / "league.json"
        if kept.is_file():
            try:
                data = json.loads(kept.read_text(encoding="utf-8"))
            except ValueError as error:
                raise LeagueError(f"{kept}: {error}", "no-use", file=str(kept), said=str(error)) from error
            if data["plan"] != asdict(plan):
                others = ", ".join(
                    sorted(name for name, value in asdict(plan).items() if data["plan"].get(name) != value)
                )
                raise LeagueError(
                    f"{folder} holds another league, which differs in: {others}",
                    "league-other",
                    folder=str(folder),
                    what=others,
                )
            self.standing = Standing(**data["standing"])

    # --- files ------------------------------------------------------------------------------------------------------
    @property
    def candidate(self) -> Path:
        """The average of the learner's weights."""
        return self.folder / "candidate.npz"

    def champion(self, number: int) -> Path:
        """One of those who reigned, from 1 on."""
        return self.folder / f"champion-{number:03d}.npz"

    def game_files(self, number: int) -> list[Path]:
        """What a round plays: a file for each task."""
        games = self.plan.games if number else self.plan.first_games
        tasks = -(-games // self.plan.games_a_task)
        return [self.folder / "games" / f"{number:05d}-{task:04d}.npz" for task in range(tasks)]

    def keep_standing(self) -> None:
        """So that the league goes on from here."""
        data = {"plan": asdict(self.plan), "standing": asdict(self.standing)}
        unfinished = self.folder / "league.part"
        unfinished.write_text(json.dumps(data, indent=1), encoding="utf-8")
        unfinished.replace(self.folder / "league.json")

    # --- a round ----------------------------------------------------------------------------------------------------
    def run(
        self,
        rounds: int,
        executor: Executor | None = None,
        tell: Callable[[RoundDone], None] = lambda told: None,
        tick: Callable[[int, int], None] = lambda done, of: None,
    ) -> None:
        """So many more rounds; `tick` hears how many tasks of a round are done, `tell` what it came to."""
        where = executor or InThisProcess()
        for _ in range(rounds):
            number = self.standing.round
            self.play(number, where, tick)
            entropy, square = self.learn(number)
            trial = self.hold_trial(number, where) if number % self.plan.trial_every == 0 else None
            self.standing.round = number + 1
            self.standing.games = self.games_by(number)
            self.keep_standing()
            tell(RoundDone(number, self.standing.games, entropy, square, self.standing.champions, trial))

    def games_by(self, number: int) -> int:
        """How many games were played when a round is over."""
        return sum(len(self.game_files(one)) for one in range(number + 1)) * self.plan.games_a_task

    def play(self, number: int, executor: Executor, tick: Callable[[int, int], None]) -> None:
        """The games of a round that are not played yet."""
        files = self.game_files(number)
        missing = [file for file in files if not file.is_file()]
        done = len(files) - len(missing)
        tasks = [self.tasks(number, int(file.stem.partition("-")[2])) for file in missing]
        for file, lessons in zip(missing, executor.run(play_all, tasks), strict=True):
            write_lessons(file, lessons)
            done += 1
            tick(done, len(files))

    def tasks(self, number: int, task: int) -> list[Task]:
        """The games of a task, drawn from the seed of the league."""
        plan = self.plan
        found = []
        for game in range(plan.games_a_task):
            seed = f"{plan.edition}-{plan.variant}-{plan.seed}-{number}-{task}-{game}"
            rng = Random(seed_of(f"{seed}, players"))
            count = rng.choices(list(TABLES), list(TABLES.values()))[0]
            config = new_config(plan.edition, plan.variant, tuple(rng.sample(PARTIES, count)), None)
            found.append(Task(config, seed, tuple(self.player(number, rng) for _ in range(count))))
        return found

    def player(self, number: int, rng: Random) -> Player:
        """Mostly the learner; now and then an earlier champion or the planner."""
        weights = b""
        lot = rng.random()
        if number and lot < LEARNERS:
            weights = self.candidate.read_bytes()
        elif number and lot < LEARNERS + CHAMPIONS and self.standing.champions:
            weights = self.champion(rng.randint(1, self.standing.champions)).read_bytes()
        return Player(weights, rng.choice(NOISES), rng.choice(SLIPS))

    # --- learning ---------------------------------------------------------------------------------------------------
    def learn(self, number: int) -> tuple[float, float]:
        """Learn from the newest two thirds of all games; the mean losses of the round."""
        plan = self.plan
        file = self.folder / "learner.npz"
        learner = Learner(new_parts(sight_count(plan.edition), plan.first, plan.second, seed_of(plan.seed) % 2**32))
        if file.is_file():
            with np.load(file) as kept:
                if int(kept["round"]) == number:
                    return float(kept["losses"][0]), float(kept["losses"][1])
                learner = Learner.taken_up(dict(kept))
        table = Table(self.lessons(number), scale_of(plan.edition))
        rng = np.random.default_rng(seed_of(f"{plan.seed}, round {number}") % 2**63)
        first = number == 0
        steps = max(1, int(len(table) * plan.passes * (FIRST_PASSES if first else 1) / BATCH))
        losses = np.zeros(2)
        for step in range(steps):
            if step % max(1, steps // LEANINGS) == 0 and learner.steps:
                table.lean(learner.average, plan.trust)
            rate = plan.rate * (FIRST_RATE * (1 - 0.9 * step / steps) if first else 1.0)
            losses += learner.learn(*table.batch(rng.integers(0, len(table), BATCH)), rate, plan.shrink)
        losses /= steps
        unfinished = file.with_suffix(".part")
        with unfinished.open("wb") as out:
            np.savez(out, round=np.array(number), losses=losses, **learner.kept())
        write_value(self.candidate, learner.average, self.about(number))
        unfinished.replace(file)
        return float(losses[0]), float(losses[1])

    def lessons(self, number: int) -> list[Lesson]:
        """What a round learns from: its own games, and some of the newest two thirds of all."""
        new = self.game_files(number)
        every = [path for one in range(number) for path in self.game_files(one)]
        window = every[(len(every) + len(new)) // FORGOTTEN :]
        rng = Random(seed_of(f"{self.plan.seed}, replay {number}"))
        old = rng.sample(window, min(len(window), round(self.plan.replayed * len(new))))
        return [lesson for path in [*new, *old] for lesson in read_lessons(path)]

    def about(self, number: int) -> dict[str, Any]:
        """Where the weights come from."""
        plan = self.plan
        return {
            "edition": plan.edition,
            "variant": plan.variant,
            "games": self.games_by(number),
            "rounds": number + 1,
            "seed": plan.seed,
            **VERSIONS,
            "rules_version": RULES_VERSION,
            "program": __version__,
            "plan": asdict(plan),
        }

    # --- trials -----------------------------------------------------------------------------------------------------
    def hold_trial(self, number: int, executor: Executor) -> Outcome:
        """The candidate against the champion: it takes the title when the sequential test says that it is stronger."""
        plan = self.plan
        reigning = self.champion(self.standing.champions).read_bytes() if self.standing.champions else b""
        config = new_config(plan.edition, plan.variant, PARTIES[:4], None)
        trial = Trial(config, f"{plan.seed}-trial-{number}", Player(self.candidate.read_bytes()), Player(reigning))
        outcome = hold(trial, plan.trial_blocks, executor)
        if outcome.answer == "above":
            self.standing.champions += 1
            self.champion(self.standing.champions).write_bytes(self.candidate.read_bytes())
        return outcome
