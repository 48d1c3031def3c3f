"""`macher arena`: a match between bots, with a progress bar on a terminal."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from macher.arena.blocks import Block, Match, play_match, short_name, whole_name
from macher.arena.executors import Executor, InThisProcess, Processes, RayCluster
from macher.arena.extras import need
from macher.arena.hooks import make_hook
from macher.arena.plots import draw
from macher.arena.report import report, share_of
from macher.arena.rows import rows, write_csv, write_parquet
from macher.arena.sequential import SequentialTest
from macher.bots import find_bot
from macher.cli.seating import seat_bots, seat_parties
from macher.cli.usage import UsageError
from macher.play import new_config
from macher.rules.parts.config import FEWEST_SEATS

USUAL_PLAYERS = 4


@dataclass(frozen=True)
class Output:
    """What becomes of the figures."""

    as_json: bool = False
    csv: Path | None = None
    parquet: Path | None = None
    plots: Path | None = None

    def check(self) -> None:
        """Say before hours of play what is missing after them."""
        if self.parquet is not None:
            need("pyarrow", "parquet")
        if self.plots is not None:
            need("matplotlib", "plots")
        for file in (self.csv, self.parquet):
            if file is not None and not file.absolute().parent.is_dir():
                raise UsageError(f"there is no folder {file.absolute().parent}")


def run_match(
    *,
    edition: str,
    variant: int | None,
    players: int | None,
    bots: list[str],
    games: int,
    seed: str,
    workers: int,
    ray: bool,
    budget: float,
    sequential: bool,
    threshold: float | None,
    hooks: list[str],
    options: dict[str, str],
    data: Path | None,
    output: Output,
) -> int:
    """Play the match and print what it says."""
    if games < 1 or workers < 1:
        raise UsageError(f"--games and --workers are at least 1, not {games} and {workers}")
    output.check()
    if players is None:
        players = len(bots) if len(bots) >= FEWEST_SEATS else USUAL_PLAYERS
    config = new_config(edition, variant, seat_parties([], players), options, data)
    lineup = tuple(whole_name(bot) for bot in seat_bots(bots, players))
    for bot in lineup:
        find_bot(bot)
    named = tuple(whole_name(hook) for hook in hooks)
    for hook in named:
        make_hook(hook)
    match = Match(config, lineup, seed, ("play", *named), budget)
    test = sequential_test(match, sequential, threshold)
    executor: Executor = RayCluster(workers) if ray else Processes(workers) if workers > 1 else InThisProcess()
    blocks = play_with_progress(match, match.blocks_for(games), executor, test)
    figures = report(match, blocks, test)
    if output.csv is not None or output.parquet is not None:
        table = list(rows(match, blocks))
        if output.csv is not None:
            write_csv(output.csv, table)
        if output.parquet is not None:
            write_parquet(output.parquet, table)
    if output.plots is not None:
        draw(output.plots, match, blocks, figures)
    if output.as_json:
        print(json.dumps(figures))
    else:
        show(figures)
    return 0


def sequential_test(match: Match, wanted: bool, threshold: float | None) -> SequentialTest | None:
    """The test that stops the match early, if one is wanted: by default against the fair share."""
    if not wanted and threshold is None:
        return None
    if threshold is not None and not 0 < threshold < 1:
        raise UsageError(f"--threshold is a share between 0 and 1, not {threshold}")
    if threshold is None and len(match.names) == 1:
        raise UsageError("--sequential compares bots, and here all are the same")
    return SequentialTest(1 / match.players if threshold is None else threshold)


def play_with_progress(match: Match, count: int, executor: Executor, test: SequentialTest | None) -> list[Block]:
    """Play the blocks until all are played or the answer is clear."""
    blocks: list[Block] = []
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task("blocks", total=count)
        playing = play_match(match, count, executor)
        for block in playing:
            blocks.append(block)
            progress.update(task, completed=len(blocks), description=f"blocks, {so_far(match, blocks)}")
            if test is not None and test.add(share_of(block, match.bots[0])):
                playing.close()
                break
    return blocks


def so_far(match: Match, blocks: list[Block]) -> str:
    """The first bot's share of the last hundred blocks, for the progress bar."""
    last = blocks[-100:]
    share = sum(share_of(block, match.bots[0]) for block in last) / len(last)
    return f"{short_name(match.bots[0])} {share:.1%}"


# --- the figures as tables -------------------------------------------------------------------------------------------
def show(figures: dict[str, Any]) -> None:
    """The report as tables."""
    console = Console(highlight=False)
    length = figures["decisions_a_game"]
    console.print(
        f"{figures['games']} games in {figures['blocks']} blocks, edition {figures['edition']}, "
        f"variant {figures['variant']}, {figures['players']} players, seed {figures['seed']}; "
        f"fair share {figures['fair_share']:.1%}"
    )
    console.print(
        f"a game: {length['mean']:.0f} decisions ({length['least']} to {length['most']}), "
        f"{figures['seconds_a_game']:.2f} s, winner's score {spread_words(figures['winning_score'])}"
    )
    for part in (results(figures), times(figures), sources(figures), by_seat(figures), play(figures)):
        console.print(part)
    if figures["sequential"] is not None:
        console.print(verdict(figures["sequential"]))


def spread_words(spread: dict[str, float]) -> str:
    """Mean and the middle 80 %."""
    return f"{spread['mean']:.0f} (80 % in {spread['low']} to {spread['high']})"


def results(figures: dict[str, Any]) -> Table:
    """Who is how strong."""
    table = Table("bot", "seats", "win share (95 %)", "rating (95 %)", "score")
    for row in figures["results"]:
        table.add_row(
            row["bot"],
            str(row["seats"]),
            f"{row['win_share']:.1%} ({row['low']:.1%} to {row['high']:.1%})",
            f"{row['rating']:.1f} ({row['rating_low']:.1f} to {row['rating_high']:.1f})",
            f"{row['mean_score']:.1f} ± {(row['score_high'] - row['score_low']) / 2:.1f}",
        )
    return table


def times(figures: dict[str, Any]) -> Table:
    """How long they think over decisions with more than one choice."""
    table = Table("time to decide", "decisions", "median ms", "mean ms", "99 % within ms")
    for row in figures["results"]:
        spent = (f"{row[key]:.3g}" for key in ("ms_per_decision", "ms_mean", "ms_p99"))
        table.add_row(row["bot"], f"{row['decisions']:,}", *spent)
    return table


def sources(figures: dict[str, Any]) -> Table:
    """Where the points come from."""
    names = list(figures["results"][0]["score_by_source"])
    table = Table("points from", *names)
    for row in figures["results"]:
        table.add_row(row["bot"], *(f"{row['score_by_source'][name]:.1f}" for name in names))
    for row in figures["seats"]:
        table.add_row(f"seat {row['seat'] + 1}", *(f"{row['by_source'][name]:.1f}" for name in names))
    return table


def by_seat(figures: dict[str, Any]) -> Table:
    """Win share and score of each bot on each seat."""
    bots = figures["results"]
    table = Table("seat", "party", "all", *(row["bot"] for row in bots))
    for at, seat in enumerate(figures["seats"]):
        table.add_row(str(at + 1), seat["party"], seat_words(seat), *(seat_words(row["by_seat"][at]) for row in bots))
    return table


def seat_words(there: dict[str, float] | None) -> str:
    """How somebody did on a seat."""
    return "–" if there is None else f"{there['win_share']:.1%}, {there['mean_score']:.1f}"


def play(figures: dict[str, Any]) -> Table:
    """What was done of all that the game offers."""
    table = Table("play", "games with it", "a game")
    for name, row in figures["play"].items():
        table.add_row(name, f"{row['share']:.1%}", f"{row['mean']:.2f}")
    return table


def verdict(test: dict[str, Any]) -> str:
    """The answer of the sequential test."""
    if test["answer"] == "open":
        return f"Open after {test['blocks']} blocks: {test['bot']} may be above or below {test['threshold']:.1%}."
    return f"Clear after {test['blocks']} blocks: {test['bot']} is {test['answer']} {test['threshold']:.1%}."
