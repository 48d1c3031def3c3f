"""From the rows of the store to a table that can be played on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.play import Seat, Table
from macher.rules import Config
from macher.rules.versions import is_played
from macher.server.problems import Problem
from macher.server.store import GameRow, Loaded, SeatRow, Snapshot

SNAPSHOT_EVERY: Final = 20
FEW_TURNS: Final = 2 * SNAPSHOT_EVERY
"""Not more are played to restore a table, unless a snapshot is missing."""


def has_begun(game: GameRow) -> bool:
    """Whether there is a position: not while people gather, nor where the table was closed before."""
    return game.status != "gathering" and (game.status != "closed" or bool(game.settings.get("began")))


def restored(loaded: Loaded, config: Config) -> tuple[Table, Snapshot | None]:
    """The table of the newest snapshot and the turns after it; without a snapshot, of all turns. For a thread.

    Where the snapshot was missing or is old, there is one to be kept as well: the next time nothing is played again. It
    is of the moment before the last turn, so that this one can be told.
    """
    if not is_played(loaded.game.rules):
        raise Problem(410, "rules-gone", rules=loaded.game.rules)
    turns = [(row.seat, row.actions, row.automatic) for row in loaded.turns]
    if loaded.snapshot is not None:
        table = Table.restore(loaded.snapshot.text, tables=config.tables)
    else:
        table = fresh_table(config, loaded.game, loaded.seats)
    if len(turns) <= FEW_TURNS:
        table.go_on(turns)
        return table, None
    table.go_on(turns[:-1])
    missing = Snapshot(table.version, table.snapshot())
    return Table.restore(missing.text, turns[-1:], tables=config.tables), missing


def fresh_table(config: Config, game: GameRow, seats: Sequence[SeatRow]) -> Table:
    """The table before the first turn. Its seed is joined from our part and the players' words, or was given."""
    return Table(config, [player(row) for row in seats], game.shuffle or game.seed, game.branches)


def player(row: SeatRow) -> Seat:
    """A seat of the store as the table has it."""
    kind = row.bot or "random" if row.kind == "bot" else row.kind
    return Seat(row.name or row.bot or "-", kind)
