"""The verbs of the `macher` command. Each imports what it needs when it runs, so that every verb starts fast.

Where a help text is expected stands the name of its message; `macher.cli.help` puts it into words.
"""

from __future__ import annotations

import sys
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, CycloptsError, Parameter

from macher import __version__
from macher.cli.usage import DEFAULT_BOT, UsageError, chosen_language, language_last, language_of
from macher.i18n.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console


def version() -> str:
    """Of the program, and which form of the rules runs."""
    from macher.compiled import is_compiled

    return f"{__version__} ({'compiled' if is_compiled() else 'pure Python'})"


app = App(
    name="macher",
    version=version,
    help="cli-about",
    help_format="plaintext",
)

Edition = Annotated[str, Parameter(help="cli-opt-edition")]
Variant = Annotated[int | None, Parameter(help="cli-opt-variant", show_default=False)]
Players = Annotated[int, Parameter(help="cli-opt-players")]
Data = Annotated[Path | None, Parameter(help="cli-opt-data")]
Option = Annotated[tuple[str, ...], Parameter(name="--option", negative="", help="cli-opt-option")]
Plain = Annotated[bool, Parameter(negative="", help="cli-opt-plain")]
Json = Annotated[bool, Parameter(negative="", help="cli-opt-json")]
Language = Annotated[str | None, Parameter(help="cli-opt-language")]

BOTS_NAMES = ("--bots", "--bot")


@app.command(help="cli-play")
def play(
    *,
    terminal: Annotated[bool, Parameter(negative="", help="cli-play-terminal")] = False,
    edition: Edition = "2019",
    variant: Variant = None,
    players: Players = 4,
    people: Annotated[int, Parameter(help="cli-play-people")] = 1,
    names: Annotated[str, Parameter(help="cli-play-names")] = "",
    parties: Annotated[str, Parameter(help="cli-play-parties")] = "",
    bots: Annotated[
        str,
        Parameter(name=BOTS_NAMES, help="cli-play-bots"),
    ] = DEFAULT_BOT,
    option: Option = (),
    seed: Annotated[str | None, Parameter(help="cli-play-seed")] = None,
    data: Data = None,
    language: Language = None,
    plain: Plain = False,
    confirm: Annotated[bool, Parameter(help="cli-play-confirm")] = True,
    resume: Annotated[Path | None, Parameter(help="cli-play-resume")] = None,
    save: Annotated[Path | None, Parameter(help="cli-play-save")] = None,
    from_: Annotated[Path | None, Parameter(name="--from", help="cli-play-from")] = None,
    at: Annotated[int | None, Parameter(help="cli-play-at")] = None,
    seat: Annotated[int, Parameter(help="cli-play-seat")] = 1,
    think: Annotated[float, Parameter(help="cli-play-think")] = 1.0,
) -> int:
    """Play at this machine, alone against bots or with friends in turn: in the browser, or with --terminal here.

    Without any option about the game the browser shows the lobby, where one can be set up.
    """
    from macher.cli.seating import Wish
    from macher.cli.table import play_at_terminal, play_on_at_terminal

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
    if from_ is not None:
        return play_on_at_terminal(
            wish, from_, at, seat, language=language, plain=plain, confirm=confirm, save=save, think=think
        )
    if terminal or plain:
        return play_at_terminal(
            wish, language=language, plain=plain, confirm=confirm, resume=resume, save=save, think=think
        )
    from macher.cli.serve import play_here

    return play_here(wish, language=language, resume=resume, think=think)


@app.command(help="cli-simulate")
def simulate(
    *,
    edition: Edition = "2019",
    variant: Variant = None,
    players: Players = 4,
    bots: Annotated[str, Parameter(name=BOTS_NAMES, help="cli-simulate-bots")] = "random",
    games: Annotated[int, Parameter(help="cli-simulate-games")] = 100,
    seed: Annotated[str, Parameter(help="cli-simulate-seed")] = "1",
    workers: Annotated[int, Parameter(help="cli-simulate-workers")] = 1,
    parquet: Annotated[Path | None, Parameter(help="cli-simulate-parquet", show_default=False)] = None,
    option: Option = (),
    data: Data = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Let bots play whole games and report speed, length and scores by source."""
    from macher.cli.simulate import simulate_games

    texts = Texts(chosen_language(language))
    return simulate_games(
        edition,
        variant,
        players,
        split(bots),
        games,
        seed,
        workers,
        pairs(option),
        data,
        None if json else texts,
        parquet,
    )


@app.command(help="cli-arena")
def arena(
    *,
    bots: Annotated[str, Parameter(name=BOTS_NAMES, help="cli-arena-bots")],
    games: Annotated[int, Parameter(help="cli-arena-games")] = 400,
    edition: Edition = "2019",
    variant: Variant = None,
    players: Annotated[int | None, Parameter(help="cli-arena-players", show_default=False)] = None,
    seed: Annotated[str, Parameter(help="cli-arena-seed")] = "1",
    workers: Annotated[int, Parameter(help="cli-arena-workers")] = 1,
    ray: Annotated[bool, Parameter(negative="", help="cli-arena-ray")] = False,
    budget: Annotated[float | None, Parameter(help="cli-arena-budget", show_default=False)] = None,
    luck: Annotated[bool, Parameter(negative="", help="cli-arena-luck")] = False,
    sequential: Annotated[bool, Parameter(negative="", help="cli-arena-sequential")] = False,
    threshold: Annotated[
        float | None,
        Parameter(help="cli-arena-threshold"),
    ] = None,
    hook: Annotated[tuple[str, ...], Parameter(negative="", help="cli-arena-hook")] = (),
    option: Option = (),
    data: Data = None,
    json: Json = False,
    csv: Annotated[Path | None, Parameter(help="cli-arena-csv")] = None,
    parquet: Annotated[Path | None, Parameter(help="cli-arena-parquet")] = None,
    plots: Annotated[Path | None, Parameter(help="cli-arena-plots")] = None,
    language: Language = None,
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
        budget=inf if budget is None else budget,
        luck=luck,
        sequential=sequential,
        threshold=threshold,
        hooks=list(hook),
        options=pairs(option),
        data=data,
        output=Output(json, csv, parquet, plots, Texts(chosen_language(language))),
    )


@app.command(help="cli-train")
def train(
    *,
    folder: Annotated[Path, Parameter(help="cli-train-folder")],
    edition: Edition = "2019",
    variant: Variant = None,
    rounds: Annotated[int, Parameter(help="cli-train-rounds")] = 100,
    games: Annotated[int, Parameter(help="cli-train-games")] = 200,
    first_games: Annotated[int, Parameter(help="cli-train-first-games")] = 2000,
    seed: Annotated[str, Parameter(help="cli-train-seed")] = "1",
    workers: Annotated[int, Parameter(help="cli-arena-workers")] = 1,
    ray: Annotated[bool, Parameter(negative="", help="cli-arena-ray")] = False,
    language: Language = None,
) -> int:
    """Let a league of bots play and learn; one that was broken off goes on."""
    from macher.cli.train import run_league

    return run_league(
        edition=edition,
        variant=variant,
        folder=folder,
        rounds=rounds,
        games=games,
        first_games=first_games,
        seed=seed,
        workers=workers,
        ray=ray,
        texts=Texts(chosen_language(language)),
    )


@app.command(help="cli-study")
def study(
    folder: Annotated[Path, Parameter(help="cli-study-folder")],
    *,
    games: Annotated[int, Parameter(help="cli-study-games")] = 0,
    edition: Annotated[str | None, Parameter(help="cli-study-edition", show_default=False)] = None,
    variant: Variant = None,
    players: Players = 4,
    bots: Annotated[str, Parameter(name=BOTS_NAMES, help="cli-simulate-bots")] = "expert",
    seed: Annotated[str, Parameter(help="cli-simulate-seed")] = "study",
    workers: Annotated[int, Parameter(help="cli-simulate-workers")] = 1,
    option: Option = (),
    data: Data = None,
    name: Annotated[str, Parameter(help="cli-study-name")] = "",
    other_values: Annotated[bool, Parameter(negative="", help="cli-study-other-values")] = False,
    report: Annotated[Path | None, Parameter(help="cli-study-report", show_default=False)] = None,
    calibrate: Annotated[bool, Parameter(negative="", help="cli-study-calibrate")] = False,
    keep: Annotated[bool, Parameter(negative="", help="cli-study-keep")] = False,
    language: Language = None,
) -> int:
    """Let bots play many games into a folder and say what they teach about the game."""
    from macher.cli.study import Wish, run_study

    wish = Wish(
        games=games,
        edition=edition,
        variant=variant,
        players=players,
        bots=split(bots),
        seed=seed,
        workers=workers,
        options=pairs(option),
        data=data,
        name=name,
        other_values=other_values,
    )
    texts = Texts(chosen_language(language))
    return run_study(folder, wish, file=report, calibrating=calibrate, keep=keep, texts=texts)


@app.command(help="cli-exploit")
def exploit(
    *,
    against: Annotated[str, Parameter(help="cli-exploit-against")],
    start: Annotated[str, Parameter(help="cli-exploit-start")] = "club",
    edition: Edition = "2019",
    variant: Variant = None,
    players: Players = 4,
    seed: Annotated[str, Parameter(help="cli-arena-seed")] = "1",
    minutes: Annotated[float, Parameter(help="cli-exploit-minutes")] = 60.0,
    pairs: Annotated[int, Parameter(help="cli-exploit-pairs")] = 80,
    games: Annotated[int, Parameter(help="cli-exploit-games")] = 400,
    workers: Annotated[int, Parameter(help="cli-simulate-workers")] = 1,
    file: Annotated[Path | None, Parameter(help="cli-exploit-file", show_default=False)] = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Search by itself for a counter-strategy to a bot, and say how often it wins."""
    from macher.cli.exploit import Effort, run_search

    return run_search(
        against=against,
        start=start,
        edition=edition,
        variant=variant,
        players=players,
        seed=seed,
        effort=Effort(minutes, pairs, games, workers),
        file=file,
        as_json=json,
        texts=Texts(chosen_language(language)),
    )


@app.command(help="cli-bench")
def bench(
    *,
    editions: Annotated[str, Parameter(name=("--editions", "--edition"), help="cli-bench-opt-editions")] = "",
    players: Annotated[str, Parameter(help="cli-bench-opt-players")] = "",
    rounds: Annotated[int, Parameter(help="cli-bench-opt-rounds")] = 3,
    seconds: Annotated[float, Parameter(help="cli-bench-opt-seconds")] = 0.2,
    peers: Annotated[bool, Parameter(negative="", help="cli-bench-opt-peers")] = False,
    plot: Annotated[Path | None, Parameter(help="cli-bench-opt-plot")] = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """Measure how fast the engine is here, as pure Python and compiled, and beside other engines."""
    from macher.cli.bench import run_bench

    return run_bench(
        editions=split(editions),
        players=[int(word) if word.isdecimal() else 0 for word in split(players)],
        rounds=rounds,
        seconds=seconds,
        peers=peers,
        as_json=json,
        plot=plot,
        texts=Texts(chosen_language(language)),
    )


@app.command(help="cli-replay")
def replay(
    file: Annotated[Path, Parameter(help="cli-replay-file")],
    *,
    check: Annotated[bool, Parameter(negative="", help="cli-replay-check")] = False,
    json: Annotated[bool, Parameter(negative="", help="cli-replay-json")] = False,
    seat: Annotated[int | None, Parameter(help="cli-replay-seat")] = None,
    data: Data = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Step through a game record, verify it, or print its events."""
    from macher.cli.replay import replay_file

    texts = Texts(chosen_language(language))
    return replay_file(file, check=check, json=json, seat=seat, data=data, texts=texts, plain=plain)


@app.command(help="cli-review")
def review(
    file: Annotated[Path, Parameter(help="cli-replay-file")],
    *,
    html: Annotated[Path | None, Parameter(help="cli-review-html")] = None,
    picture: Annotated[Path | None, Parameter(help="cli-review-picture")] = None,
    games: Annotated[int, Parameter(help="cli-review-games")] = 40,
    seed: Annotated[int, Parameter(help="cli-review-seed")] = 0,
    seat: Annotated[int | None, Parameter(help="cli-review-seat")] = None,
    spread: Annotated[bool, Parameter(negative="", help="cli-review-spread")] = False,
    data: Data = None,
    language: Language = None,
) -> int:
    """Say what decided a finished game: chances, turning points, luck and skill."""
    from macher.cli.review import review_file

    texts = Texts(chosen_language(language))
    return review_file(
        file,
        games=games,
        seed=seed,
        seat=seat,
        spread=spread,
        html_file=html,
        picture_file=picture,
        data=data,
        texts=texts,
    )


@app.command(help="cli-practice")
def practice(
    file: Annotated[Path | None, Parameter(help="cli-practice-file")] = None,
    *,
    edition: Annotated[str | None, Parameter(help="cli-practice-edition")] = None,
    seed: Annotated[int | None, Parameter(help="cli-practice-seed")] = None,
    data: Data = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Decide positions in which one choice is clearly best, and see why."""
    from macher.cli.practice import practise

    return practise(file, edition=edition, seed=seed, data=data, language=chosen_language(language), plain=plain)


@app.command(help="cli-cards")
def cards(
    *,
    edition: Edition = "2019",
    reconstructed: Annotated[bool, Parameter(negative="", help="cli-cards-reconstructed")] = False,
    data: Data = None,
    language: Language = None,
    plain: Plain = False,
) -> int:
    """Show every number on the components, where it comes from and how sure it is."""
    from macher.cli.cards import show_cards

    show_cards(edition, reconstructed, data, console(plain), plain, Texts(chosen_language(language)))
    return 0


@app.command(help="cli-rules")
def rules(
    *query: Annotated[str, Parameter(help="cli-rules-query")], language: Language = None, plain: Plain = False
) -> int:
    """Print a rule by its id (R19-12.4), a section (R19-12), options (O19), or search for words."""
    from macher.cli.rules import show_rule

    return show_rule(" ".join(query) or None, console(plain), plain, Texts(chosen_language(language)))


# --- the table service ----------------------------------------------------------------------------------------------
DatabaseUrl = Annotated[
    str | None, Parameter(help="cli-opt-database-url", env_var="MACHER_DATABASE_URL", show_default=False)
]


@app.command(help="cli-serve")
def serve(
    *,
    host: Annotated[str, Parameter(help="cli-serve-host")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="cli-serve-port")] = 8000,
    database_url: DatabaseUrl = None,
    workers: Annotated[int, Parameter(help="cli-serve-workers")] = 1,
    public_url: Annotated[str | None, Parameter(help="cli-serve-public-url")] = None,
    allow_origin: Annotated[tuple[str, ...], Parameter(negative="", help="cli-serve-allow-origin")] = (),
    allow_host: Annotated[tuple[str, ...], Parameter(negative="", help="cli-serve-allow-host")] = (),
    data_set: Annotated[tuple[str, ...], Parameter(negative="", help="cli-serve-data-set")] = (),
    rate: Annotated[float, Parameter(help="cli-serve-rate")] = 60.0,
    proxy: Annotated[
        tuple[str, ...],
        Parameter(negative="", help="cli-serve-proxy"),
    ] = (),
    connections: Annotated[int, Parameter(help="cli-serve-connections")] = 10_000,
    connections_per_address: Annotated[int, Parameter(help="cli-serve-connections-per-address")] = 200,
    bot_processes: Annotated[int, Parameter(help="cli-serve-bot-processes")] = 1,
    review_processes: Annotated[int, Parameter(help="cli-serve-review-processes")] = 1,
    bot_seconds: Annotated[float, Parameter(help="cli-serve-bot-seconds")] = 1.0,
    bot_slot: Annotated[float, Parameter(help="cli-serve-bot-slot")] = 1.0,
    push: Annotated[bool, Parameter(help="cli-serve-push")] = True,
    order_pause: Annotated[float, Parameter(help="cli-serve-order-pause")] = 4.0,
    metrics: Annotated[bool, Parameter(help="cli-serve-metrics")] = True,
    log_level: Annotated[str, Parameter(help="cli-serve-log-level")] = "info",
    language: Language = None,
) -> int:
    """Run the table service for friends: tables in the browser, kept in a database. See docs/hosting.md."""
    from macher.cli.serve import serve_tables

    chosen_language(language)
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
        review_processes=review_processes,
        bot_seconds=bot_seconds,
        bot_slot=bot_slot,
        push=push,
        order_pause=order_pause,
        metrics=metrics,
        log_level=log_level,
    )


# --- the database of a table service --------------------------------------------------------------------------------
db = App(name="db", help="cli-db")
app.command(db)


@db.command(name="upgrade", help="cli-db-upgrade")
def upgrade_database(*, database_url: DatabaseUrl = None, language: Language = None) -> int:
    """Bring the tables up to this version. `macher serve` does so itself when it starts."""
    from macher.cli.db import upgrade

    return upgrade(database_url, Texts(chosen_language(language)))


@db.command(name="check", help="cli-db-check")
def check_database(*, database_url: DatabaseUrl = None, data: Data = None, language: Language = None) -> int:
    """Play every game again and compare: turns without a gap, all legal, snapshots and results as they should be."""
    from macher.cli.db import check

    return check(database_url, data, Texts(chosen_language(language)))


@db.command(name="export", help="cli-db-export")
def export_game(
    game: Annotated[str, Parameter(help="cli-db-game")],
    *,
    database_url: DatabaseUrl = None,
    data: Data = None,
    with_secrets: Annotated[bool, Parameter(negative="", help="cli-db-with-secrets")] = False,
    language: Language = None,
) -> int:
    """Print the record of a game."""
    from macher.cli.db import export

    chosen_language(language)
    return export(game, database_url, data, with_secrets)


@db.command(name="vacuum", help="cli-db-vacuum")
def vacuum_database(*, database_url: DatabaseUrl = None, language: Language = None) -> int:
    """Drop what is not needed (old snapshots, expired sessions) and give its space back."""
    from macher.cli.db import vacuum

    return vacuum(database_url, Texts(chosen_language(language)))


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
            raise UsageError("option", word=option)
        found[key] = value
    return found


def speaking(language: str) -> App:
    """The command with its help in a language."""
    from macher.cli.help import Help

    app.help_formatter = Help(Texts(language))
    return app


def main() -> None:
    """Run the command; what a user can mend is said in one line, without a traceback."""
    words = language_last(sys.argv[1:])
    language = language_of(words)
    try:
        sys.exit(speaking(language)(words, exit_on_error=False, print_error=False))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
    except (CycloptsError, ValueError, OSError) as error:
        from macher.cli.complaints import is_users_fault, words_of

        if not is_users_fault(error):
            raise
        print(f"macher: {words_of(error, Texts(language))}", file=sys.stderr)
        sys.exit(2)
