"""From the rows of the store to a table that can be played on."""

from __future__ import annotations

from collections.abc import Sequence

from macher.play import Seat, Table
from macher.rules import Config
from macher.rules.versions import RULES_VERSION
from macher.server.problems import Problem
from macher.server.store import GameRow, Loaded, SeatRow


def restored(loaded: Loaded, config: Config) -> Table:
    """The table of the newest snapshot and the turns after it; without a snapshot, of all turns."""
    if loaded.game.rules != RULES_VERSION:
        raise Problem(410, "rules-gone", rules=loaded.game.rules)
    turns = [(row.seat, row.actions, row.automatic) for row in loaded.turns]
    if loaded.snapshot is not None:
        return Table.restore(loaded.snapshot.text, turns, tables=config.tables)
    table = fresh_table(config, loaded.game, loaded.seats)
    table.go_on(turns)
    return table


def fresh_table(config: Config, game: GameRow, seats: Sequence[SeatRow]) -> Table:
    """The table before the first turn. Its seed is joined from our part and the players' words, or was given."""
    return Table(config, [player(row) for row in seats], game.shuffle or game.server_seed)


def player(row: SeatRow) -> Seat:
    """A seat of the store as the table has it."""
    kind = row.bot or "random" if row.kind == "bot" else row.kind
    return Seat(row.name or row.bot or "-", kind)
