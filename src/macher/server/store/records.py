"""From the rows of a game to what the rules can play again: its configuration, its record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from macher.rules import Config, configure
from macher.rules.records import Record, write_record
from macher.rules.saves import check_versions
from macher.server.store.errors import StoreError
from macher.server.store.rows import GameRow, SeatRow, TurnRow
from macher.server.store.store import Store


def config_of(game: GameRow, tables: Any) -> Config:
    """What the game is played with; raises `VersionError` for rules or data that we do not have."""
    check_versions(game.rules, game.data, tables.digest)
    return configure(
        game.edition,
        variant=game.variant,
        parties=game.parties,
        options=game.options,
        tables=tables,
        rules=game.rules,
    )


def record_of(game: GameRow, seats: Sequence[SeatRow], turns: Sequence[TurnRow], tables: Any) -> Record:
    """The record of a game as far as it was played, with everything hidden in it."""
    names = [f"{seat.bot or seat.kind} {seat.name}" for seat in seats]
    result = None if game.result is None else list(game.result)
    config = config_of(game, tables)
    record = Record(config, game.seed, game.engine, names, result=result, shuffle=game.shuffle, branches=game.branches)
    for turn in turns:
        for action in turn.actions:
            record.add(turn.seat, action)
    return record


def export(store: Store, game_id: str, tables: Any, *, with_secrets: bool = False) -> str:
    """The record of a game as text. That of a game that is still played tells its seed: only `with_secrets`."""
    game = store.game(game_id)
    if game.status not in ("finished", "closed") and not with_secrets:
        raise StoreError(
            f"game {game_id} is not over: its record would tell the seed and all hands. "
            "Wait for its end, or export it --with-secrets.",
            "store-running",
            game=game_id,
        )
    return write_record(record_of(game, store.seats(game_id), store.turns(game_id, until=game.version), tables))
