"""Games as data: decisions with features, events and results of many games in Parquet files, for learning without us.

A folder holds `about.json` and three tables, `decisions`, `events` and `results`, each a folder of parts: part 7 of all
three has the same games. A part is written aside and renamed, its results last; so a run that was broken off goes on
where it stopped. docs/research.md describes the columns.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from macher.arena.executors import InThisProcess, Processes
from macher.arena.extras import need
from macher.arena.playing import bot_seed
from macher.bots import make_bot
from macher.research.games import Playing
from macher.rules import Config, Seen, carry_out, scores, setup_told, step_name, winners
from macher.rules.editions import edition as edition_named
from macher.rules.events import event_fields, event_name
from macher.rules.features import FEATURES_VERSION, feature_count, feature_names, feature_scales, fill
from macher.rules.parts.told import Told
from macher.rules.versions import RULES_VERSION

DATA_VERSION: Final = 1
GAMES_A_PART: Final = 50
TABLES: Final = ("decisions", "events", "results")
Rows = list[dict[str, Any]]


class OtherData(Told):
    """The folder holds something else already."""


def write_games(
    config: Config,
    bots: list[str],
    games: int,
    seed: str,
    folder: Path,
    workers: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> dict[str, int]:
    """Play games and write them; those that are there already are not played again. Says how many there are.

    Game i of a seed is the game i of `simulate`. The last part is written anew when a longer run wants more of it.
    """
    need("pyarrow.parquet", "parquet")
    prepare(folder, about(config, bots, seed))
    parts = [range(first, min(first + GAMES_A_PART, games)) for first in range(0, games, GAMES_A_PART)]
    missing = [numbers for numbers in parts if games_in(folder, numbers) < len(numbers)]
    done = kept = games - sum(map(len, missing))
    progress(done)
    executor = InThisProcess() if workers == 1 else Processes(workers)
    for written in executor.run(partial(write_part, config, bots, seed, folder), missing):
        done += written
        progress(done)
    return {"games": done, "kept": kept, "played": done - kept}


# --- the folder -----------------------------------------------------------------------------------------------------
def about(config: Config, bots: list[str], seed: str) -> dict[str, Any]:
    """What the data are of; a folder holds one kind."""
    return {
        "data_version": DATA_VERSION,
        "features_version": FEATURES_VERSION,
        "rules_version": RULES_VERSION,
        "edition": config.edition,
        "variant": config.variant,
        "parties": list(config.parties),
        "options": config.changed_options(),
        "tables": config.tables.digest,
        "bots": bots,
        "seed": seed,
        "features": feature_names(config.edition),
        "scales": feature_scales(config.edition),
    }


def prepare(folder: Path, wanted: dict[str, Any], inside: Sequence[str] = TABLES) -> None:
    """Make the folder and those inside, or see that it holds the same kind of data."""
    file = folder / "about.json"
    if file.exists():
        found = json.loads(file.read_text(encoding="utf-8"))
        other = [key for key in wanted if found.get(key) != wanted[key]]
        if other:
            raise OtherData(
                f"{folder} holds other games: {', '.join(other)} differ", "data-other", folder=str(folder),
                what=", ".join(other),
            )  # fmt: skip
        return
    for table in inside:
        (folder / table).mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(wanted, indent=1), encoding="utf-8")


def part_of(folder: Path, table: str, numbers: range) -> Path:
    """The file of a part."""
    return folder / table / f"part-{numbers.start // GAMES_A_PART:05}.parquet"


def games_in(folder: Path, numbers: range) -> int:
    """How many games a part has; results are written last, so a part that has them is whole."""
    file = part_of(folder, "results", numbers)
    if not file.exists():
        return 0
    arrow = need("pyarrow.parquet", "parquet")
    return len(set(arrow.read_table(file, columns=["game"])["game"].to_pylist()))


# --- a part ---------------------------------------------------------------------------------------------------------
def write_part(config: Config, bots: list[str], seed: str, folder: Path, numbers: range) -> int:
    """Play the games of a part and write them."""
    decisions: Rows = []
    events: Rows = []
    results: Rows = []
    for number in numbers:
        play(config, bots, number, f"{seed}-{number}", decisions, events, results)
    arrow = need("pyarrow", "parquet")
    parquet = need("pyarrow.parquet", "parquet")
    schemas = tables(config.edition)
    for name, rows in (("decisions", decisions), ("events", events), ("results", results)):
        file = part_of(folder, name, numbers)
        aside = file.with_suffix(".unfinished")
        table = arrow.Table.from_pylist(rows, schema=schemas.get(name))
        parquet.write_table(table, aside, compression="zstd")
        aside.replace(file)
    return len(numbers)


def tables(edition: str) -> dict[str, Any]:
    """The columns of the tables; those of the results follow from the edition's score."""
    arrow = need("pyarrow", "parquet")
    words = arrow.dictionary(arrow.int16(), arrow.string())
    return {
        "decisions": arrow.schema(
            [
                ("game", arrow.int32()),
                ("decision", arrow.int32()),
                ("round", arrow.int8()),
                ("phase", arrow.int8()),
                ("step", words),
                ("seat", arrow.int8()),
                ("options", arrow.list_(arrow.int16())),
                ("action", arrow.int16()),
                ("word", arrow.string()),
                ("features", arrow.list_(arrow.int16(), feature_count(edition))),
            ]
        ),
        "events": arrow.schema(
            [
                ("game", arrow.int32()),
                ("decision", arrow.int32()),
                ("visible", arrow.int8()),
                ("event", words),
                ("fields", arrow.string()),
            ]
        ),
    }


def play(config: Config, bots: list[str], number: int, seed: str, decisions: Rows, events: Rows, results: Rows) -> None:
    """One game, noted down."""
    players = [make_bot(name, bot_seed(seed, seat)) for seat, name in enumerate(bots)]
    word_of = edition_named(config.edition).reading.word_of
    game = Playing(config)
    game.state, told = setup_told(config, seed)
    game.ask()
    count = 0
    note_events(events, number, -1, told)
    while not game.over:
        state, seat, options = game.state, game.seat, game.options
        action = game.ask_bot(players[seat])
        numbers = [0] * feature_count(config.edition)
        fill(state, seat, numbers)
        decisions.append(
            {
                "game": number,
                "decision": count,
                "round": state.round,
                "phase": state.phase,
                "step": step_name(state),
                "seat": seat,
                "options": options,
                "action": action,
                "word": word_of(action),
                "features": numbers,
            }
        )
        note_events(events, number, count, carry_out(state, seat, action))
        game.ask()
        count += 1
    note_results(results, number, seed, bots, game)


def note_events(events: Rows, number: int, decision: int, told: list[Seen]) -> None:
    """What a decision brought about, and who may know it; before the first decision it is -1."""
    for visible, event in told:
        events.append(
            {
                "game": number,
                "decision": decision,
                "visible": visible,
                "event": event_name(event),
                "fields": json.dumps(event_fields(event)),
            }
        )


def note_results(results: Rows, number: int, seed: str, bots: list[str], game: Playing) -> None:
    """How the game ended, a row for each seat."""
    points = [score.by_source() for score in scores(game.state)]
    won = winners(game.state)
    for seat, bot in enumerate(bots):
        total = points[seat].pop("total")
        results.append(
            {
                "game": number,
                "seed": seed,
                "seat": seat,
                "party": game.config.parties[seat],
                "bot": bot,
                "won": 1 / len(won) if seat in won else 0.0,
                "score": total,
                **{f"points_{source}": value for source, value in points[seat].items()},
            }
        )
