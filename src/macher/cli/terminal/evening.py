"""An evening at this keyboard: a table is played turn by turn until the game is over or somebody stops."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import Final

from rich.console import Console

from macher.cli.terminal.game import Game
from macher.cli.terminal.keyboard import Keyboard, Quit
from macher.cli.terminal.saves import Keeper
from macher.cli.terminal.turn import Turn
from macher.play import Table
from macher.play.table import THINKING_TIME

INTERRUPTED: Final = 130


def run(
    table: Table,
    *,
    language: str,
    plain: bool,
    save_path: Path,
    console: Console | None = None,
    read: Callable[[str], str] = input,
    confirm: bool = True,
    think: float = THINKING_TIME,
) -> int:
    """Play a table at this keyboard until the game is over or the players stop; the exit code.

    The record is kept in `save_path` after every action. With `confirm` a finished turn waits for Enter, so that its
    last step can still be taken back.
    """
    return play(at_keyboard(table, language, plain, save_path, console, read, confirm, think))


def at_keyboard(
    table: Table,
    language: str,
    plain: bool,
    save_path: Path,
    console: Console | None = None,
    read: Callable[[str], str] = input,
    confirm: bool = True,
    think: float = THINKING_TIME,
) -> Game:
    """A table at this keyboard."""
    if console is None:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a terminal that cannot write ü shows something else
        bare = plain or bool(os.environ.get("NO_COLOR"))
        console = Console(highlight=False, no_color=bare or None, color_system=None if bare else "auto")
    return Game(table, language, plain, Keeper(save_path), console, Keyboard(read), confirm, think)


def play(game: Game) -> int:
    """Play to the end, or until somebody stops."""
    game.keeper.begin(game.table)
    game.messages.append(game.labels.get("welcome", help=game.command_words.shown("help")))
    try:
        while game.table.deciders():
            game.let_bots_act()
            seat = game.next_person()
            if seat is not None:
                game.bring(seat)
                Turn(game, seat).take()
        game.end()
    except (EOFError, Quit):
        return game.stop(0)
    except KeyboardInterrupt:
        return game.stop(INTERRUPTED)
    return 0
