"""`macher practice`: positions in which one choice is clearly best, to be decided before the answer is shown."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from babel.numbers import format_percent
from rich.console import Console
from rich.progress import Progress

from macher.cli.replay import read_file
from macher.cli.table import games_folder
from macher.cli.terminal.evening import at_keyboard
from macher.cli.terminal.keyboard import Quit
from macher.cli.terminal.turn import Turn
from macher.cli.usage import UsageError
from macher.data import load
from macher.i18n import Texts
from macher.play import Seat
from macher.play.branching import play_on
from macher.review.growing import reviewed
from macher.review.puzzles import Puzzle, card_of, puzzles_of, shipped
from macher.review.work import Work
from macher.rules import view
from macher.rules.records import Record, Replay, check, read_record

SAVE = "practice.macher"
"""The last one that was tried: it can be played on from like any game that was kept."""


def practise(
    file: Path | None,
    *,
    edition: str | None,
    seed: int | None,
    data: Path | None,
    language: str,
    plain: bool,
    read: Callable[[str], str] = input,
    console: Console | None = None,
) -> int:
    """One puzzle after the other until the player stops: of a finished game, or those that come with the program."""
    texts = Texts(language)
    found = list(of_game(file, data, texts) if file is not None else of_bots(edition))
    if not found:
        raise UsageError("no-puzzles")
    if file is None:
        Random(seed).shuffle(found)
    for number, (record, puzzle) in enumerate(found, 1):
        title = texts.get("practice-number", number=number, count=len(found))
        if not tried(record, puzzle, title, language, plain, read, console):
            break
    return 0


def of_bots(edition: str | None) -> Iterator[tuple[Record, Puzzle]]:
    """Those that come with the program."""
    for name, (game, puzzle) in shipped().items():
        if edition is None or name.startswith(f"{edition}-"):
            yield read_record(game.record, load), puzzle


def of_game(file: Path, data: Path | None, texts: Texts) -> Iterator[tuple[Record, Puzzle]]:
    """Those of a finished game, which is reviewed for it."""
    record = read_file(file, data)
    check(record)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(texts.get("cli-review-thinking"), total=1.0)
        work = reviewed(record, Work(), lambda part: progress.update(task, completed=part))
    for puzzle in puzzles_of(work):
        yield record, puzzle


def tried(
    record: Record,
    puzzle: Puzzle,
    title: str,
    language: str,
    plain: bool,
    read: Callable[[str], str],
    console: Console | None,
) -> bool:
    """Let the player choose, and say how good it was; whether the player goes on."""
    choice = puzzle.choice
    texts = Texts(language)
    names = [
        Seat(texts.get("table-person")) if seat == choice.seat else Seat(f"club {seat + 1}", "club")
        for seat in range(len(record.config.parties))
    ]
    table = play_on(record, choice.at, choice.seat, names)
    game = at_keyboard(table, language, plain, games_folder() / SAVE, console, read)
    game.keeper.begin(table)
    game.screen.say(title, "bold")
    try:
        action = first_step(Turn(game, choice.seat))
        for line in answer(record, puzzle, action, texts):
            game.screen.say(line)
        game.screen.say(texts.get("practice-next", quit=game.command_words.shown("quit")))
        return game.command_words.find(game.keyboard.line()) != "quit"
    except (EOFError, Quit, KeyboardInterrupt):
        return False


def first_step(turn: Turn) -> int:
    """Ask until the player has taken one step: that is the choice, whatever else belongs to the turn."""
    turn.game.news.begin_turn(turn.seat)
    fresh = True
    while not turn.draft.actions:
        turn.show(fresh)
        fresh = False
        turn.answer()
    return turn.draft.actions[0]


def answer(record: Record, puzzle: Puzzle, action: int, texts: Texts) -> Iterator[str]:
    """How good a choice was, and why."""
    texts = texts.of_edition(record.config.edition)
    card, render = card_of(puzzle, record, texts)
    replay = Replay(record)
    while replay.at < puzzle.choice.at:
        replay.step()
    seen = view(replay.state, puzzle.choice.seat)
    yield ""
    if puzzle.has(action):
        yield texts.get(f"practice-{puzzle.grade(action)}")
        for known in (action, puzzle.choice.best.action):
            win = format_percent(puzzle.tried(known).win, locale=texts.language)
            yield texts.get("practice-chance", what=render.action(known, seen), win=win)
            if action == puzzle.choice.best.action:
                break
    else:
        yield texts.get("practice-unknown")
    came, other = card.came, card.other
    if card.games:
        yield texts.get(
            "practice-continued",
            games=card.games,
            played=came.what,
            better=other.what,
            win=format_percent(came.wins or 0.0, locale=texts.language),
            otherwin=format_percent(other.wins or 0.0, locale=texts.language),
            points=round(came.points or 0.0),
            otherpoints=round(other.points or 0.0),
        )
    if card.why:
        yield texts.get("review-why", reason=card.why)
