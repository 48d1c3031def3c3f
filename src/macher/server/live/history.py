"""Looking back: all turns of a game from the first one, and any position between them.

Positions are kept at every few turns; the one asked for is played on from the nearest before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from macher.play import Table
from macher.rules import Event, View, apply, view
from macher.server.store import TurnRow

EVERY: Final = 12


class History:
    """The whole log of a table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: dict[int, Any] = {0: table.state.copy()}
        self.rows: list[TurnRow] = []

    @staticmethod
    def build(table: Table, rows: Sequence[TurnRow]) -> History:
        """The history of a table that stands before its first turn. Takes a while: for a thread."""
        history = History(table)
        history.extend(rows)
        return history

    @property
    def version(self) -> int:
        """How far it reaches."""
        return self._table.version

    def extend(self, rows: Sequence[TurnRow]) -> None:
        """Turns that were committed since."""
        for row in rows:
            self._table.go_on([(row.seat, row.actions, row.automatic)])
            self.rows.append(row)
            if self.version % EVERY == 0 or self._table.drawn_anew:
                self._kept[self.version] = self._table.state.copy()

    def told(self, seat: int | None, since: int, until: int) -> list[tuple[int, Event]]:
        """What a seat or a spectator may have seen after turn `since`, up to and with turn `until`."""
        return self._table.told(seat, since, until)

    def view(self, seat: int | None, at: int) -> View:
        """What a seat or a spectator might know after turn `at`."""
        nearest = max(version for version in self._kept if version <= at)
        state = self._kept[nearest].copy()
        for row in self.rows[nearest:at]:
            for action in row.actions:
                apply(state, row.seat, action)
        return view(state, seat)
