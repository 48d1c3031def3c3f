"""`macher play`: set up a table, or go on with a saved one, and play it in this terminal."""

from __future__ import annotations

import time
from pathlib import Path

from macher.cli.records import text_of
from macher.cli.replay import read_file
from macher.cli.seating import Wish, seat_bots
from macher.cli.terminal import run
from macher.cli.usage import UsageError
from macher.home import data_folder
from macher.i18n import Texts
from macher.play import Seat, Table, new_config, random_seed
from macher.play.branching import play_on

SUFFIX = ".macher"


def play_at_terminal(
    wish: Wish,
    *,
    language: str,
    plain: bool,
    confirm: bool,
    resume: Path | None,
    save: Path | None,
    think: float,
) -> int:
    """Play, and keep the game in a file after every action."""
    if resume is not None:
        path = saved_game(resume)
        table = Table.resume(text_of(path), wish.data, own_bots=True)
    else:
        path = save or new_game_path()
        config = new_config(wish.edition, wish.variant, wish.seated_parties(), wish.options, wish.data)
        seats = wish.seats(Texts(language).get("table-person"))
        table = Table(config, seats, " ".join((wish.seed or random_seed()).split()) or random_seed())
    return run(table, language=language, plain=plain, save_path=path, confirm=confirm, think=think)


def play_on_at_terminal(
    wish: Wish,
    source: Path,
    at: int | None,
    seat: int,
    *,
    language: str,
    plain: bool,
    confirm: bool,
    save: Path | None,
    think: float,
) -> int:
    """Play on from a moment of a finished game: one seat by hand, bots on the others."""
    record = read_file(source, wish.data)
    players = len(record.config.parties)
    if not 1 <= seat <= players:
        raise UsageError("seat", most=players, seat=seat)
    if at is None:
        raise UsageError("from-at")
    names = iter(seat_bots(wish.bots, players - 1))
    mine = Seat(wish.names[0] if wish.names else Texts(language).get("table-person"))
    seats = [
        mine if one == seat else Seat(f"{kind} {one}", kind)
        for one in range(1, players + 1)
        for kind in ([""] if one == seat else [next(names)])
    ]
    table = play_on(record, at, seat - 1, seats, wish.seed and "-".join(wish.seed.split()))
    return run(table, language=language, plain=plain, save_path=save or new_game_path(), confirm=confirm, think=think)


def games_folder() -> Path:
    """Where games are kept: MACHER_HOME, or the user's data folder."""
    return data_folder() / "games"


def new_game_path() -> Path:
    """A file name of its own for a new game."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def saved_game(resume: Path) -> Path:
    """The file of a game that is gone on with; `last` is the one saved last."""
    return newest_game() if str(resume) == "last" else resume


def newest_game() -> Path:
    """The game saved last."""
    games = sorted(games_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime)
    if not games:
        raise UsageError("no-saved-game", folder=str(games_folder()))
    return games[-1]
