"""The verbs of the `macher` command. Each imports what it needs when it runs, so that every verb starts fast."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from macher import __version__

if TYPE_CHECKING:
    from rich.console import Console

app = App(
    name="macher",
    version=__version__,
    help="Die Macher, the game of German state elections: play it, watch it, study it. An unofficial fan project.",
)

Edition = Annotated[str, Parameter(help="Edition of the rules: 2019 or 2006.")]
Variant = Annotated[
    int | None, Parameter(help="2019: 4 elections (default) or 7. 2006: 7 rounds (default) or 5.", show_default=False)
]
Players = Annotated[int, Parameter(help="Number of players: 3 to 5.")]
Data = Annotated[Path | None, Parameter(help="Folder with values of your own (default: the variable MACHER_DATA).")]
Option = Annotated[
    tuple[str, ...],
    Parameter(name="--option", help="A rule option as key=value; see `macher rules O19` and `O06`. May be repeated."),
]
Plain = Annotated[bool, Parameter(negative="", help="Plain lines without boxes or colours, good for screen readers.")]
Language = Annotated[str | None, Parameter(help="en, de, fr or pl (default: from the system).")]

BOTS_NAMES = ("--bots", "--bot")


@app.command
def play(
    *,
    terminal: Annotated[bool, Parameter(negative="", help="Play in this terminal (the only table for now).")] = True,
    edition: Edition = "2019",
    variant: Variant = None,
    players: Players = 4,
    people: Annotated[int, Parameter(help="How many of the players are people at this keyboard.")] = 1,
    names: Annotated[str, Parameter(help="Names of the people, separated by commas.")] = "",
    parties: Annotated[str, Parameter(help="Parties in seat order: linke, spd, gruene, cdu, fdp.")] = "",
    bots: Annotated[
        str,
        Parameter(
            name=BOTS_NAMES, help="Bots of the other seats: one name (or file.py:Class) for all, or one for each."
        ),
    ] = "random",
    option: Option = (),
    seed: Annotated[str | None, Parameter(help="The same seed deals the same cards.")] = None,
    data: Data = None,
    language: Language = None,
    plain: Plain = False,
    confirm: Annotated[bool, Parameter(help="Ask before a turn is ended.")] = True,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game; `last` is the newest one.")] = None,
    save: Annotated[Path | None, Parameter(help="Where to keep the game (default: your data folder).")] = None,
) -> int:
    """Play at this keyboard, alone against bots or with friends in turn."""
    from macher.cli.table import play_at_terminal

    return play_at_terminal(
        edition=edition,
        variant=variant,
        players=players,
        people=people,
        names=split(names),
        parties=split(parties),
        bots=split(bots),
        options=pairs(option),
        seed=seed,
        data=data,
        language=language,
        plain=plain,
        confirm=confirm,
        resume=resume,
        save=save,
    )


@app.command
def simulate(
    *,
    edition: Edition = "2019",
    variant: Variant = None,
    players: Players = 4,
    bots: Annotated[
        str, Parameter(name=BOTS_NAMES, help="Bots in seat order; one name (or file.py:Class) fills all seats.")
    ] = "random",
    games: Annotated[int, Parameter(help="Number of games.")] = 100,
    seed: Annotated[str, Parameter(help="The same seed plays the same games.")] = "1",
    workers: Annotated[int, Parameter(help="Processes.")] = 1,
    option: Option = (),
    data: Data = None,
    json: Annotated[bool, Parameter(negative="", help="Print one JSON object.")] = False,
) -> int:
    """Let bots play whole games and report speed, length and scores by source."""
    from macher.cli.simulate import simulate_games

    return simulate_games(edition, variant, players, split(bots), games, seed, workers, pairs(option), data, json)


@app.command
def arena(
    *,
    bots: Annotated[str, Parameter(name=BOTS_NAMES, help="The bots of a table: one for each seat, or one for all.")],
    games: Annotated[
        int, Parameter(help="Number of games, rounded up to whole blocks (one seed, all rotations).")
    ] = 400,
    edition: Edition = "2019",
    variant: Variant = None,
    players: Annotated[int | None, Parameter(help="3 to 5 (default: as many as bots).", show_default=False)] = None,
    seed: Annotated[str, Parameter(help="The same seed plays the same match.")] = "1",
    workers: Annotated[int, Parameter(help="Processes, or workers of a local Ray.")] = 1,
    ray: Annotated[bool, Parameter(negative="", help="Play on a Ray cluster: at RAY_ADDRESS, or a local one.")] = False,
    budget: Annotated[float, Parameter(help="Seconds that a bot may think over a decision.")] = 1.0,
    sequential: Annotated[bool, Parameter(negative="", help="Stop as soon as the answer is clear.")] = False,
    threshold: Annotated[
        float | None,
        Parameter(help="Stop when the first bot's share is clearly above or below this (implies --sequential)."),
    ] = None,
    hook: Annotated[tuple[str, ...], Parameter(help="A hook of your own, file.py:Class. May be repeated.")] = (),
    option: Option = (),
    data: Data = None,
    json: Annotated[bool, Parameter(negative="", help="Print one JSON object.")] = False,
    csv: Annotated[Path | None, Parameter(help="Write a row for each seat of each game.")] = None,
    parquet: Annotated[Path | None, Parameter(help="The same as Parquet.")] = None,
    plots: Annotated[Path | None, Parameter(help="Draw pictures into this folder.")] = None,
) -> int:
    """Let bots play a seat-balanced match and say how strong each is, with intervals."""
    from macher.cli.arena import Output, run_match

    return run_match(
        edition=edition,
        variant=variant,
        players=players,
        bots=split(bots),
        games=games,
        seed=seed,
        workers=workers,
        ray=ray,
        budget=budget,
        sequential=sequential,
        threshold=threshold,
        hooks=list(hook),
        options=pairs(option),
        data=data,
        output=Output(json, csv, parquet, plots),
    )


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A game record.")],
    *,
    check: Annotated[bool, Parameter(negative="", help="Verify every action and the final scores.")] = False,
    json: Annotated[bool, Parameter(negative="", help="Print the events as JSON.")] = False,
    seat: Annotated[int | None, Parameter(help="Show only what this seat saw (1 to 5).")] = None,
    data: Data = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Step through a game record, verify it, or print its events."""
    from macher.cli.replay import replay_file

    return replay_file(file, check=check, json=json, seat=seat, data=data, language=language, plain=plain)


@app.command
def cards(
    *,
    edition: Edition = "2019",
    reconstructed: Annotated[bool, Parameter(negative="", help="Only values that are our reconstruction.")] = False,
    data: Data = None,
    plain: Plain = False,
) -> int:
    """Show every number on the components, where it comes from and how sure it is."""
    from macher.cli.cards import show_cards

    show_cards(edition, reconstructed, data, console(plain), plain)
    return 0


@app.command
def rules(*query: str, plain: Plain = False) -> int:
    """Print a rule by its id (R19-12.4), a section (R19-12), options (O19), or search for words."""
    from macher.cli.rules import show_rule

    return show_rule(" ".join(query) or None, console(plain), plain)


def console(plain: bool) -> Console:
    """Where output goes: coloured on a terminal, bare when plain or piped."""
    from rich.console import Console

    return Console(no_color=plain or None, highlight=False)


def split(text: str) -> list[str]:
    """The words of a list separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def pairs(options: tuple[str, ...]) -> dict[str, str]:
    """`key=value` words as a dictionary."""
    found = {}
    for option in options:
        key, sign, value = option.partition("=")
        if not sign:
            raise UsageError(f"--option takes key=value, not {option!r}; see `macher rules O19` and `macher rules O06`")
        found[key] = value
    return found


class UsageError(ValueError):
    """A command line that makes no sense: what is wrong with it."""


def main() -> None:
    """Run the command; what a user can mend is said in one line, without a traceback."""
    try:
        sys.exit(app())
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
    except (ValueError, OSError) as error:
        if not is_users_fault(error):
            raise
        print(f"macher: {words_of(error)}", file=sys.stderr)
        sys.exit(2)


def words_of(error: Exception) -> str:
    """What a user is told."""
    return f"{error.filename}: {error.strerror}" if isinstance(error, OSError) and error.filename else str(error)


def is_users_fault(error: Exception) -> bool:
    """Errors with words for the user; a bare ValueError is a bug and keeps its traceback."""
    return isinstance(error, OSError) or type(error) is not ValueError
