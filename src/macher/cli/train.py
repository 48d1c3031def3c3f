"""`macher train`: a league in a folder, with a progress bar on a terminal and a line for each round."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from macher.arena.executors import Executor, InThisProcess, Processes, RayCluster
from macher.cli.numbers import decimal, percent
from macher.cli.progress import counted_progress
from macher.cli.usage import UsageError
from macher.i18n.texts import Texts
from macher.play import new_config
from macher.rules.parts.config import PARTIES
from macher.train.league import League, Plan, RoundDone


def run_league(
    *,
    edition: str,
    variant: int | None,
    folder: Path,
    rounds: int,
    games: int,
    first_games: int,
    seed: str,
    workers: int,
    ray: bool,
    texts: Texts,
) -> int:
    """Go on with the league of the folder, or found it."""
    if min(rounds, games, first_games, workers) < 1:
        raise UsageError("at-least-one", options="--rounds, --games, --first-games, --workers")
    chosen = new_config(edition, variant, PARTIES[:4], None).variant
    league = League(folder, Plan(edition, chosen, seed, games, first_games))
    executor: Executor = RayCluster(workers) if ray else Processes(workers) if workers > 1 else InThisProcess()
    console = Console(highlight=False)
    with counted_progress() as progress:
        bar = progress.add_task(texts.get("cli-games"), total=games)
        size = league.plan.games_a_task

        def tick(done: int, of: int) -> None:
            progress.update(bar, completed=done * size, total=of * size)

        def tell(told: RoundDone) -> None:
            console.print(round_words(told, texts), markup=False, soft_wrap=True)

        league.run(rounds, executor, tell, tick)
    return 0


def round_words(told: RoundDone, texts: Texts) -> str:
    """What a round came to."""
    words = texts.get(
        "cli-train-round",
        round=told.round + 1,
        games=told.games,
        entropy=decimal(texts, told.entropy, 4),
        square=decimal(texts, told.square, 4),
        champions=told.champions,
    )
    if told.trial is None:
        return words
    trial = told.trial
    said = texts.get(
        f"cli-train-{trial.answer}",
        share=percent(texts, trial.share),
        games=trial.games,
        margin=decimal(texts, trial.margin, 1),
    )
    return f"{words} {said}"
