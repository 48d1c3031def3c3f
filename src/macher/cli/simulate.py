"""`macher simulate`: whole games of bots, with a progress bar on a terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from macher.arena.simulate import simulate
from macher.cli.seating import seat_bots, seat_parties
from macher.cli.usage import UsageError
from macher.play import new_config


def simulate_games(
    edition: str,
    variant: int | None,
    players: int,
    bots: list[str],
    games: int,
    seed: str,
    workers: int,
    options: dict[str, str],
    data: Path | None,
    as_json: bool,
) -> int:
    """Play and print the report."""
    if games < 1 or workers < 1:
        raise UsageError(f"--games and --workers are at least 1, not {games} and {workers}")
    config = new_config(edition, variant, seat_parties([], players), options, data)
    seats = seat_bots(bots, players)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        task = progress.add_task("games", total=games)
        report = simulate(config, seats, games, seed, workers, lambda done: progress.update(task, completed=done))
    if as_json:
        print(json.dumps(report))
    else:
        show(report)
    return 0


def show(report: dict[str, Any]) -> None:
    """The report as tables."""
    console = Console(highlight=False)
    length = report["decisions_a_game"]
    console.print(
        f"{report['games']} games, edition {report['edition']}, variant {report['variant']}, "
        f"{report['players']} players, seed {report['seed']}"
    )
    console.print(
        f"{report['decisions']:,} decisions, {report['decisions_per_second']:,.0f} a second; "
        f"a game has {length['mean']:.0f} ({length['least']} to {length['most']})"
    )
    scores = Table("points from", "mean", "least", "10 %", "median", "90 %", "most")
    for source in (*report["scores"], "winner"):
        row = report["winning_score"] if source == "winner" else report["scores"][source]
        scores.add_row(source, *(str(row[key]) for key in ("mean", "least", "low", "median", "high", "most")))
    console.print(scores)
    seats = Table("seat", "party", "bot", "win share", "mean score")
    for row in report["seats"]:
        party = report["parties"][row["seat"]]
        seats.add_row(str(row["seat"] + 1), party, row["bot"], f"{row['win_share']:.1%}", str(row["mean_score"]))
    console.print(seats)
