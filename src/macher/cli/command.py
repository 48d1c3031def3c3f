"""The verbs of the `macher` command. Each imports what it needs when it runs, so that every verb starts fast."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from macher import __version__
from macher.cli.usage import DEFAULT_BOT, UsageError

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
    terminal: Annotated[bool, Parameter(negative="", help="Play in this terminal instead of the browser.")] = False,
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
    ] = DEFAULT_BOT,
    option: Option = (),
    seed: Annotated[str | None, Parameter(help="The same seed deals the same cards.")] = None,
    data: Data = None,
    language: Language = None,
    plain: Plain = False,
    confirm: Annotated[bool, Parameter(help="Ask before a turn is ended.")] = True,
    resume: Annotated[Path | None, Parameter(help="Go on with a saved game; `last` is the newest one.")] = None,
    save: Annotated[Path | None, Parameter(help="Where to keep the game (default: your data folder).")] = None,
) -> int:
    """Play at this machine, alone against bots or with friends in turn: in the browser, or with --terminal here.

    Without any option about the game the browser shows the lobby, where one can be set up.
    """
    from macher.cli.seating import Wish
    from macher.cli.table import chosen_language, play_at_terminal

    wish = Wish(
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
    )
    language = chosen_language(language)
    if terminal or plain:
        return play_at_terminal(wish, language=language, plain=plain, confirm=confirm, resume=resume, save=save)
    from macher.cli.serve import play_here

    return play_here(wish, language=language, resume=resume)


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


# --- the table service ----------------------------------------------------------------------------------------------
@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="The port to listen on.")] = 8000,
    database_url: Annotated[
        str | None,
        Parameter(
            help="sqlite:///path or postgresql://user:password@host/name (default: a file in your data folder).",
            env_var="MACHER_DATABASE_URL",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[int, Parameter(help="Processes; more than one is worth it on PostgreSQL.")] = 1,
    public_url: Annotated[str | None, Parameter(help="Where people reach the service: https://…")] = None,
    allow_origin: Annotated[tuple[str, ...], Parameter(help="Another origin whose pages may talk to it.")] = (),
    allow_host: Annotated[tuple[str, ...], Parameter(help="Answer to these host names only.")] = (),
    data_set: Annotated[tuple[str, ...], Parameter(help="Values of your own to choose from, as name=folder.")] = (),
    rate: Annotated[float, Parameter(help="Requests a second from one address; 0 is no limit.")] = 60.0,
    proxy: Annotated[
        tuple[str, ...],
        Parameter(help="The address of a proxy that says who asks by X-Forwarded-For (default: FORWARDED_ALLOW_IPS)."),
    ] = (),
    connections: Annotated[int, Parameter(help="Open connections at most, for each worker.")] = 10_000,
    connections_per_address: Annotated[int, Parameter(help="Open connections of one address at most.")] = 200,
    bot_processes: Annotated[int, Parameter(help="Processes in which bots think, for each worker.")] = 1,
    bot_seconds: Annotated[float, Parameter(help="How long a bot thinks about a decision.")] = 0.5,
    bot_slot: Annotated[float, Parameter(help="How long a bot's turn takes at least, whatever it thinks.")] = 1.0,
    metrics: Annotated[bool, Parameter(help="Answer on /metrics: to this machine, or by MACHER_METRICS_TOKEN.")] = True,
    log_level: Annotated[str, Parameter(help="debug, info, warning or error.")] = "info",
) -> int:
    """Run the table service for friends: tables in the browser, kept in a database. See docs/hosting.md."""
    from macher.cli.serve import serve_tables

    return serve_tables(
        host=host,
        port=port,
        database_url=database_url,
        workers=workers,
        public_url=public_url,
        origins=allow_origin,
        hosts=allow_host,
        data_sets=data_set,
        rate=rate,
        proxies=proxy,
        connections=connections,
        connections_per_address=connections_per_address,
        bot_processes=bot_processes,
        bot_seconds=bot_seconds,
        bot_slot=bot_slot,
        metrics=metrics,
        log_level=log_level,
    )


# --- the database of a table service --------------------------------------------------------------------------------
db = App(name="db", help="Look after the database of a table service: upgrade, check, export a game, vacuum.")
app.command(db)

DatabaseUrl = Annotated[
    str | None,
    Parameter(
        help="sqlite:///path or postgresql://user:password@host/name (default: a file in your data folder).",
        env_var="MACHER_DATABASE_URL",
        show_default=False,
    ),
]


@db.command(name="upgrade")
def upgrade_database(*, database_url: DatabaseUrl = None) -> int:
    """Bring the tables up to this version. `macher serve` does so itself when it starts."""
    from macher.cli.db import upgrade

    return upgrade(database_url)


@db.command(name="check")
def check_database(*, database_url: DatabaseUrl = None, data: Data = None) -> int:
    """Play every game again and compare: turns without a gap, all legal, snapshots and results as they should be."""
    from macher.cli.db import check

    return check(database_url, data)


@db.command(name="export")
def export_game(
    game: Annotated[str, Parameter(help="The id of the game: the last part of its address.")],
    *,
    database_url: DatabaseUrl = None,
    data: Data = None,
    with_secrets: Annotated[bool, Parameter(negative="", help="Also a game that is not over, with its seed.")] = False,
) -> int:
    """Print the record of a game."""
    from macher.cli.db import export

    return export(game, database_url, data, with_secrets)


@db.command(name="vacuum")
def vacuum_database(*, database_url: DatabaseUrl = None) -> int:
    """Drop what is not needed (old snapshots, expired sessions) and give its space back."""
    from macher.cli.db import vacuum

    return vacuum(database_url)


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
