"""`macher arena`: a match between bots, with a progress bar on a terminal."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table

from macher.arena.blocks import Block, Match, play_match, short_name, whole_name
from macher.arena.executors import Executor, InThisProcess, Processes, RayCluster
from macher.arena.extras import need
from macher.arena.hook_names import LUCK, make_hook
from macher.arena.plots import draw
from macher.arena.report import report, share_of
from macher.arena.rows import rows, write_csv, write_parquet
from macher.arena.sequential import SequentialTest
from macher.bots import find_bot
from macher.cli.numbers import decimal, percent
from macher.cli.progress import counted_progress
from macher.cli.seating import seat_bots, seat_parties
from macher.cli.usage import UsageError
from macher.i18n.texts import Texts
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
    texts: Texts = field(default_factory=Texts)

    def check(self) -> None:
        """Say before hours of play what is missing after them."""
        if self.parquet is not None:
            need("pyarrow", "parquet")
        if self.plots is not None:
            need("matplotlib", "plots")
        for file in (self.csv, self.parquet):
            if file is not None and not file.absolute().parent.is_dir():
                raise UsageError("no-folder", folder=str(file.absolute().parent))


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
    luck: bool,
    sequential: bool,
    threshold: float | None,
    hooks: list[str],
    options: dict[str, str],
    data: Path | None,
    output: Output,
) -> int:
    """Play the match and print what it says."""
    if games < 1 or workers < 1:
        raise UsageError("games", games=games, workers=workers)
    output.check()
    if players is None:
        players = len(bots) if len(bots) >= FEWEST_SEATS else USUAL_PLAYERS
    config = new_config(edition, variant, seat_parties([], players), options, data)
    lineup = tuple(whole_name(bot) for bot in seat_bots(bots, players))
    for bot in lineup:
        find_bot(bot)
    named = (*([LUCK] if luck else ()), *(whole_name(hook) for hook in hooks))
    for hook in named:
        make_hook(hook)
    match = Match(config, lineup, seed, ("play", *named), budget)
    test = sequential_test(match, sequential, threshold)
    executor: Executor = RayCluster(workers) if ray else Processes(workers) if workers > 1 else InThisProcess()
    blocks = play_with_progress(match, match.blocks_for(games), executor, test, output.texts)
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
        show(figures, output.texts)
    return 0


def sequential_test(match: Match, wanted: bool, threshold: float | None) -> SequentialTest | None:
    """The test that stops the match early, if one is wanted: by default against the fair share."""
    if not wanted and threshold is None:
        return None
    if threshold is not None and not 0 < threshold < 1:
        raise UsageError("threshold", threshold=str(threshold))
    if threshold is None and len(match.names) == 1:
        raise UsageError("sequential")
    return SequentialTest(1 / match.players if threshold is None else threshold)


def play_with_progress(
    match: Match, count: int, executor: Executor, test: SequentialTest | None, texts: Texts
) -> list[Block]:
    """Play the blocks until all are played or the answer is clear."""
    blocks: list[Block] = []
    with counted_progress() as progress:
        task = progress.add_task(texts.get("cli-blocks"), total=count)
        playing = play_match(match, count, executor)
        for block in playing:
            blocks.append(block)
            progress.update(task, completed=len(blocks), description=so_far(match, blocks, texts))
            if test is not None and test.add(share_of(block, match.bots[0])):
                playing.close()
                break
    return blocks


def so_far(match: Match, blocks: list[Block], texts: Texts) -> str:
    """The first bot's share of the last hundred blocks, for the progress bar."""
    last = blocks[-100:]
    share = sum(share_of(block, match.bots[0]) for block in last) / len(last)
    return texts.get("cli-arena-so-far", bot=short_name(match.bots[0]), share=percent(texts, share))


# --- the figures as tables -------------------------------------------------------------------------------------------
def show(figures: dict[str, Any], texts: Texts) -> None:
    """The report as tables."""
    console = Console(highlight=False)
    console.print(what(figures, texts), markup=False)
    console.print(length(figures, texts), markup=False)
    for part in (results, *([without_luck] if "without_luck" in figures["results"][0] else ()), times, sources):
        console.print(part(figures, texts))
    for part in (by_seat, play):
        console.print(part(figures, texts))
    if figures["sequential"] is not None:
        console.print(verdict(figures["sequential"], texts), markup=False)


def what(figures: dict[str, Any], texts: Texts) -> str:
    """What was played."""
    return texts.get(
        "cli-arena-what",
        games=figures["games"],
        blocks=figures["blocks"],
        edition=figures["edition"],
        variant=figures["variant"],
        players=figures["players"],
        seed=figures["seed"],
        share=percent(texts, figures["fair_share"]),
    )


def length(figures: dict[str, Any], texts: Texts) -> str:
    """How long a game is, and how many points win it: the mean, and the middle 80 %."""
    spread, score = figures["decisions_a_game"], figures["winning_score"]
    return texts.get(
        "cli-arena-length",
        mean=decimal(texts, spread["mean"]),
        least=spread["least"],
        most=spread["most"],
        seconds=decimal(texts, figures["seconds_a_game"], 2),
        score=decimal(texts, score["mean"]),
        low=score["low"],
        high=score["high"],
    )


def headed(texts: Texts, *names: str) -> list[str]:
    """The heads of columns."""
    return [texts.get(f"cli-{name}") for name in names]


def results(figures: dict[str, Any], texts: Texts) -> Table:
    """Who is how strong."""
    table = Table(
        *headed(texts, "col-bot", "arena-col-seats", "arena-col-share", "arena-col-rating", "arena-col-score")
    )
    for row in figures["results"]:
        shares = (percent(texts, row[key]) for key in ("win_share", "low", "high"))
        ratings = (decimal(texts, row[key], 1) for key in ("rating", "rating_low", "rating_high"))
        half = decimal(texts, (row["score_high"] - row["score_low"]) / 2, 1)
        score = f"{decimal(texts, row['mean_score'], 1)} ± {half}"
        table.add_row(row["bot"], str(row["seats"]), ranged(texts, *shares), ranged(texts, *ratings), score)
    return table


def without_luck(figures: dict[str, Any], texts: Texts) -> Table:
    """The same less what chance gave, and how many games each one is worth by that."""
    heads = ("arena-col-luck-share", "arena-col-luck-margin", "arena-col-luck-worth")
    table = Table(*headed(texts, "col-bot", *heads))
    for row in figures["results"]:
        share, margin = row["without_luck"]["win_share"], row["without_luck"]["margin"]
        shares = (percent(texts, share[key]) for key in ("value", "low", "high"))
        margins = (decimal(texts, margin[key], 1) for key in ("value", "low", "high"))
        worth = decimal(texts, share["worth"], 1)
        table.add_row(row["bot"], ranged(texts, *shares), ranged(texts, *margins), worth)
    return table


def ranged(texts: Texts, value: str, low: str, high: str) -> str:
    """A value with its interval."""
    return texts.get("cli-arena-range", value=value, low=low, high=high)


def times(figures: dict[str, Any], texts: Texts) -> Table:
    """How long they think over decisions with more than one choice."""
    heads = (f"arena-col-{head}" for head in ("time", "decisions", "median", "mean", "most"))
    table = Table(*headed(texts, *heads))
    for row in figures["results"]:
        spent = (significant(texts, row[key]) for key in ("ms_per_decision", "ms_mean", "ms_p99"))
        table.add_row(row["bot"], decimal(texts, row["decisions"]), *spent)
    return table


def significant(texts: Texts, number: float) -> str:
    """A number with three significant digits."""
    return format_decimal(float(f"{number:.3g}"), format="#,##0.#########", locale=texts.language)


def sources(figures: dict[str, Any], texts: Texts) -> Table:
    """Where the points come from."""
    names = list(figures["results"][0]["score_by_source"])
    said = texts.of_edition(figures["edition"])
    table = Table(texts.get("cli-col-points"), *(said.get(f"score-{name}") for name in names))
    for row in figures["results"]:
        table.add_row(row["bot"], *(decimal(texts, row["score_by_source"][name], 1) for name in names))
    for row in figures["seats"]:
        seat = texts.get("cli-arena-seat", seat=row["seat"] + 1)
        table.add_row(seat, *(decimal(texts, row["by_source"][name], 1) for name in names))
    return table


def by_seat(figures: dict[str, Any], texts: Texts) -> Table:
    """Win share and score of each bot on each seat."""
    bots = figures["results"]
    table = Table(*headed(texts, "col-seat", "col-party", "arena-col-all"), *(row["bot"] for row in bots))
    for at, seat in enumerate(figures["seats"]):
        each = (seat_words(row["by_seat"][at], texts) for row in bots)
        table.add_row(str(at + 1), texts.get(f"party-{seat['party']}"), seat_words(seat, texts), *each)
    return table


def seat_words(there: dict[str, float] | None, texts: Texts) -> str:
    """How somebody did on a seat."""
    if there is None:
        return "–"
    return f"{percent(texts, there['win_share'])}; {decimal(texts, there['mean_score'], 1)}"


def play(figures: dict[str, Any], texts: Texts) -> Table:
    """What was done of all that the game offers."""
    table = Table(*headed(texts, "arena-col-play", "arena-col-with", "arena-col-game"))
    for name, row in figures["play"].items():
        table.add_row(done(name, texts), percent(texts, row["share"]), decimal(texts, row["mean"], 2))
    return table


def done(name: str, texts: Texts) -> str:
    """What was done, in words; a hook of somebody's own names it as it likes."""
    sent = name.removesuffix(" sent").replace(" ", "-")
    if name.endswith(" sent") and texts.has(f"politician-{sent}"):
        return texts.get("cli-done-sent", politician=texts.get(f"politician-{sent}"))
    message = f"cli-done-{name.replace(' ', '-')}"
    return texts.get(message) if texts.has(message) else name


def verdict(test: dict[str, Any], texts: Texts) -> str:
    """The answer of the sequential test: open, above or below."""
    threshold = percent(texts, test["threshold"])
    return texts.get(f"cli-arena-{test['answer']}", blocks=test["blocks"], bot=test["bot"], threshold=threshold)
