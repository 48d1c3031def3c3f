"""Is every game of a store sound? Its turns have no gap and are legal, and give its snapshots and its result."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Literal

from msgspec import Struct
from sqlalchemy import select

from macher.rules import Config, ConfigError, Refused, State, apply, deciders, scores, setup, step_name
from macher.rules.branch import drawn_anew
from macher.rules.parts.told import Told
from macher.rules.saves import save
from macher.rules.shuffle import commitment
from macher.rules.versions import RULES_VERSION, is_played
from macher.server.store.database import read_as
from macher.server.store.errors import StoreBusy, StoreDown
from macher.server.store.games import read_game, read_seats
from macher.server.store.log import read_turns
from macher.server.store.records import config_of
from macher.server.store.rows import GameRow, SeatRow, Snapshot, TurnRow
from macher.server.store.store import Store
from macher.server.store.tables import GAMES, SNAPSHOTS


class Finding(Struct, frozen=True):
    """What the check says about one game, or about the database as a whole (without a game).

    `words` are English; `code` and `values` let it be said in another language, as `macher.rules.parts.told` has it;
    `cause` does so for the reason among the values.
    """

    game: str | None
    state: Literal["sound", "damaged", "skipped"]
    words: str
    code: str = ""
    values: dict[str, str | int] = {}
    cause: BaseException | None = None


class Damaged(Told):
    """What is wrong with a game."""


class Skipped(Told):
    """Why a game cannot be judged here."""


def check_store(store: Store, load_tables: Callable[[str], Any]) -> Iterator[Finding]:
    """Look at the database, then at every game in the order they were set up; `load_tables` gives an edition's data."""
    yield from _check_database(store)
    with store.reading() as connection:
        ids = list(connection.execute(select(GAMES.c.id).order_by(GAMES.c.created, GAMES.c.id)).scalars())
    for game_id in ids:
        yield check_game(store, game_id, load_tables)


def _check_database(store: Store) -> Iterator[Finding]:
    """What SQLite can say about its own file; PostgreSQL has tools of its own for that."""
    if store.is_postgres:
        return
    with store.reading() as connection:
        said = [row[0] for row in connection.exec_driver_sql("PRAGMA integrity_check(10)")]
        alone = {row[0] for row in connection.exec_driver_sql("PRAGMA foreign_key_check")}
    if said != ["ok"]:
        yield Finding(None, "damaged", "; ".join(said))
    for table in sorted(alone):
        yield Finding(None, "damaged", f"rows of {table} belong to nothing", "orphans", {"table": table})


def check_game(store: Store, game_id: str, load_tables: Callable[[str], Any]) -> Finding:
    """Play a game again and compare."""
    try:
        with store.reading() as connection:
            game = read_game(connection, game_id)
            seats = read_seats(connection, game_id)
            turns = read_turns(connection, game_id)
            kept = select(SNAPSHOTS).where(SNAPSHOTS.c.game == game_id)
            snapshots = {row.version: read_as(Snapshot, row) for row in connection.execute(kept)}
    except (StoreBusy, StoreDown):
        raise
    except ValueError as error:  # of the store, or of what should be JSON
        words = f"its rows cannot be read: {error}"
        return Finding(game_id, "damaged", words, "unreadable", {"reason": str(error)}, error)
    try:
        _check_rows(game, seats, turns, snapshots)
        return _check_play(game, _config(game, load_tables), turns, snapshots)
    except Damaged as damage:
        return Finding(game_id, "damaged", str(damage), damage.code, damage.values, damage.__cause__)
    except Skipped as reason:
        return Finding(game_id, "skipped", str(reason), reason.code, reason.values)


def _check_rows(game: GameRow, seats: list[SeatRow], turns: list[TurnRow], snapshots: dict[int, Snapshot]) -> None:
    """What can be judged under any rules."""
    if [turn.version for turn in turns] != list(range(1, game.version + 1)):
        there = {turn.version for turn in turns}
        missing = [version for version in range(1, game.version + 1) if version not in there]
        if missing:
            words = f"turn {missing[0]} of {game.version} is missing"
            raise Damaged(words, "missing", turn=missing[0], version=game.version)
        words = f"there are {len(turns)} turns, but the game stands at version {game.version}"
        raise Damaged(words, "turns", turns=len(turns), version=game.version)
    if [(seat.seat, seat.party) for seat in seats] != list(enumerate(game.parties)):
        parties = ", ".join(game.parties)
        raise Damaged(f"its seats are not those of the parties {parties}", "seats", parties=parties)
    if commitment(game.server_seed) != game.commitment:
        raise Damaged("its seed is not the one that was committed to", "seed")
    if game.words is not None and len(game.words) > len(game.parties):
        raise Damaged("there are more words for the shuffle than players", "words")
    beyond = [version for version in snapshots if not 0 <= version <= game.version]
    if beyond:
        words = f"a snapshot is of version {max(beyond)}, but the game stands at version {game.version}"
        raise Damaged(words, "beyond", snapshot=max(beyond), version=game.version)


def _config(game: GameRow, load_tables: Callable[[str], Any]) -> Config:
    if not is_played(game.rules):
        words = f"played with rules version {game.rules}; this program has rules version {RULES_VERSION}"
        raise Skipped(words, "rules", rules=game.rules, here=RULES_VERSION)
    try:
        tables = load_tables(game.edition)
        if game.data != tables.digest:
            words = f"played with data {game.data}; the data loaded here are {tables.digest} (see --data)"
            raise Skipped(words, "data", data=game.data, here=tables.digest)
        return config_of(game, tables)
    except ConfigError as error:
        raise Damaged(f"it cannot be set up: {error}", "config", reason=str(error)) from error


def _check_play(game: GameRow, config: Config, turns: list[TurnRow], snapshots: dict[int, Snapshot]) -> Finding:
    """Play all turns; returns what is there."""
    if game.status == "gathering":
        if turns:
            raise Damaged("it has turns, but has not begun", "begun")
        return Finding(game.id, "sound", "has not begun", "gathering")
    played = 0
    state = drawn_anew(setup(config, game.seed), game.branches, played)
    _check_snapshot(state, snapshots.get(0))
    for turn in turns:
        _play(state, turn)
        played += len(turn.actions)
        state = drawn_anew(state, game.branches, played)
        _check_snapshot(state, snapshots.get(turn.version))
    over = not deciders(state)
    if over != (game.status == "finished") and game.status != "closed":
        words = f"it is {game.status}, but by its turns it {'is over' if over else 'waits for a player'}"
        raise Damaged(words, "over" if over else "waits", status=game.status)
    totals = tuple(score.total for score in scores(state)) if over else None
    if game.result != totals:
        words = f"its result is {game.result}, its turns give {totals}"
        raise Damaged(words, "result", result=str(game.result), totals=str(totals))
    words = f"{game.status}, {len(turns)} turns, {len(snapshots)} snapshots"
    values: dict[str, str | int] = {"status": game.status, "turns": len(turns), "snapshots": len(snapshots)}
    return Finding(game.id, "sound", words, "sound", values)


def _play(state: State, turn: TurnRow) -> None:
    for action in turn.actions:
        at = step_name(state)
        try:
            apply(state, turn.seat, action)
        except Refused as refused:
            raise Damaged(
                f"turn {turn.version}: seat {turn.seat + 1} may not do {action} at {at}: {refused}",
                "refused",
                turn=turn.version,
                seat=turn.seat + 1,
                action=str(action),
                step=at,
                rule=refused.rule,
            ) from refused


def _check_snapshot(state: State, snapshot: Snapshot | None) -> None:
    """A snapshot is a save of the rules, alone or as the `state` of what a table keeps with it."""
    if snapshot is None:
        return
    try:
        kept = json.loads(snapshot.text)
        text = snapshot.text if "macher_save" in kept else kept["state"]
    except (ValueError, TypeError, KeyError) as error:
        words = f"the snapshot of version {snapshot.version} cannot be read"
        raise Damaged(words, "unread-snapshot", version=snapshot.version) from error
    if text != save(state):
        words = f"the snapshot of version {snapshot.version} is not the position that the turns give"
        raise Damaged(words, "other-snapshot", version=snapshot.version)
