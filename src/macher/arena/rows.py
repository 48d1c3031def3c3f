"""A match as a table, one row for each seat of each game: CSV, or Parquet with the extra `parquet`."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from macher.arena.blocks import Block, Match, short_name
from macher.arena.extras import need

Row = dict[str, int | float | str]


def rows(match: Match, blocks: Sequence[Block]) -> Iterator[Row]:
    """The rows of a match. `points_…` are the sources of the edition's score; `decisions` those with a choice."""
    config = match.config
    for block in blocks:
        for number, game in enumerate(block.games):
            places = game.places()
            for seat, bot in enumerate(game.bots):
                points = game.scores[seat].by_source()
                yield {
                    "edition": config.edition,
                    "variant": config.variant,
                    "players": match.players,
                    "block": block.number,
                    "game": number,
                    "seed": game.seed,
                    "seat": seat,
                    "party": config.parties[seat],
                    "bot": short_name(bot),
                    "won": game.share(seat),
                    "place": places[seat],
                    "score": points.pop("total"),
                    **{f"points_{source}": value for source, value in points.items()},
                    "decisions": game.clocks[seat].decisions,
                    "ms_mean": round(game.clocks[seat].mean(), 4),
                }


def write_csv(file: Path, found: Sequence[Row]) -> None:
    """Write the rows as CSV."""
    with file.open("w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, fieldnames=list(found[0]))
        writer.writeheader()
        writer.writerows(found)


def write_parquet(file: Path, found: Sequence[Row]) -> None:
    """Write the rows as Parquet."""
    arrow = need("pyarrow", "parquet")
    need("pyarrow.parquet", "parquet").write_table(arrow.Table.from_pylist(list(found)), file)
