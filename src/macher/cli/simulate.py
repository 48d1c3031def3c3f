"""`macher simulate`: whole games of bots, with a progress bar on a terminal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from babel.numbers import format_percent
from rich.console import Console
from rich.table import Table

from macher.arena.simulate import simulate
from macher.cli.numbers import decimal, percent
from macher.cli.progress import counted_progress
from macher.cli.seating import seat_bots, seat_parties
from macher.cli.usage import UsageError
from macher.i18n.texts import Texts
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
    texts: Texts | None,
    parquet: Path | None = None,
) -> int:
    """Play and print the report in words, or as JSON if there are no texts; or write the games into a folder."""
    if games < 1 or workers < 1:
        raise UsageError("games", games=games, workers=workers)
    config = new_config(edition, variant, seat_parties([], players), options, data)
    seats = seat_bots(bots, players)
    with counted_progress() as progress:
        task = progress.add_task((texts or Texts()).get("cli-games"), total=games)

        def tick(done: int) -> None:
            progress.update(task, completed=done)

        if parquet is not None:
            from macher.research.data import write_games

            written = write_games(config, seats, games, seed, parquet, workers, tick)
        else:
            report = simulate(config, seats, games, seed, workers, tick)
    if parquet is not None:
        print(json.dumps(written) if texts is None else texts.get("cli-simulate-written", **written))
    elif texts is None:
        print(json.dumps(report))
    else:
        show(report, texts)
    return 0


def show(report: dict[str, Any], texts: Texts) -> None:
    """The report as tables."""
    console = Console(highlight=False)
    length = report["decisions_a_game"]
    console.print(
        texts.get(
            "cli-simulate-what",
            games=report["games"],
            edition=report["edition"],
            variant=report["variant"],
            players=report["players"],
            seed=report["seed"],
        ),
        markup=False,
    )
    console.print(
        texts.get(
            "cli-simulate-speed",
            decisions=report["decisions"],
            rate=decimal(texts, report["decisions_per_second"]),
            mean=decimal(texts, length["mean"]),
            least=length["least"],
            most=length["most"],
        ),
        markup=False,
    )
    console.print(score_table(report, texts))
    console.print(seat_table(report, texts))


def score_table(report: dict[str, Any], texts: Texts) -> Table:
    """Where the points come from."""
    heads = ("points", "mean", "least", "10", "median", "90", "most")
    words = [percent_head(texts, head) if head.isdecimal() else texts.get(f"cli-col-{head}") for head in heads]
    table = Table(*words)
    names = texts.of_edition(report["edition"])
    rows = {names.get(f"score-{source}"): row for source, row in report["scores"].items()}
    for name, row in {**rows, texts.get("cli-winner"): report["winning_score"]}.items():
        table.add_row(name, *(number(texts, row[key]) for key in ("mean", "least", "low", "median", "high", "most")))
    return table


def seat_table(report: dict[str, Any], texts: Texts) -> Table:
    """How each seat did."""
    table = Table(*(texts.get(f"cli-col-{head}") for head in ("seat", "party", "bot", "share", "score")))
    for row in report["seats"]:
        party = texts.get(f"party-{report['parties'][row['seat']]}")
        share, score = percent(texts, row["win_share"]), number(texts, row["mean_score"])
        table.add_row(str(row["seat"] + 1), party, row["bot"], share, score)
    return table


def percent_head(texts: Texts, number: str) -> str:
    """A whole number of percent, as a column is headed."""
    return format_percent(int(number) / 100, locale=texts.language)


def number(texts: Texts, value: float) -> str:
    """A figure of the report with the digits that it has."""
    return decimal(texts, value, len(str(value).partition(".")[2]))
