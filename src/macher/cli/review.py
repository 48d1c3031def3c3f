"""`macher review`: what decided a finished game, as text, as one HTML file, or as a picture of the chances."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from macher.cli.replay import read_file
from macher.cli.usage import UsageError
from macher.i18n import Texts
from macher.review.growing import reviewed
from macher.review.review import summed_up
from macher.review.sheet import html, picture
from macher.review.words import ReviewWords
from macher.review.work import Work
from macher.rules.records import check


def review_file(
    file: Path,
    *,
    games: int,
    seed: int,
    seat: int | None,
    spread: bool,
    html_file: Path | None,
    picture_file: Path | None,
    data: Path | None,
    texts: Texts,
) -> int:
    """Review the game of a record and say or write what came of it."""
    record = read_file(file, data)
    if seat is not None and not 1 <= seat <= len(record.config.parties):
        raise UsageError("seat", most=len(record.config.parties), seat=seat)
    check(record)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(texts.get("cli-review-thinking"), total=1.0)
        work = Work(games=games, seed=seed, eyes=None if seat is None else seat - 1)
        reviewed(record, work, lambda part: progress.update(task, completed=part))
    words = ReviewWords(summed_up(work), record, texts)
    if html_file is not None:
        html_file.write_text(html(words), encoding="utf-8")
    if picture_file is not None:
        picture_file.write_text(picture(words), encoding="utf-8")
    if html_file is None and picture_file is None:
        print(words.text(spread))
    return 0
