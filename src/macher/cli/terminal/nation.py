"""What lies beside the lands, drawn: the head of the screen, the players, the national boards, own things, scores."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from macher.cli.terminal.boards import OWN, QUIET, Boards
from macher.cli.terminal.facts import Facts
from macher.cli.terminal.labels import Labels
from macher.cli.terminal.things import Thing, Things

GAP: Final = 2  # spaces between things on a line


class Nation:
    """Draws everything but the lands."""

    def __init__(self, labels: Labels, boards: Boards, things: Things[Any]) -> None:
        self.labels = labels
        self.boards = boards
        self.things = things

    def head(self, facts: Facts, width: int, brief: bool = False) -> RenderableType:
        """Round and phase, where there is room the phases with the present one in brackets, and who must decide."""
        text = Text(self.labels.moment(facts), "bold")
        tracker = Text("  ")
        for phase, now in self.labels.tracker(facts):
            tracker.append(" ").append(f"[{phase}]" if now else phase, "bold reverse" if now else QUIET)
        if text.cell_len + tracker.cell_len <= width:
            text.append_text(tracker)
        return text if brief else text.append(f"\n{self.labels.renderer.waiting(facts.view)}")

    # --- own things, and the national boards ------------------------------------------------------------------------
    def own(self, facts: Facts, width: int, brief: bool = False) -> RenderableType:
        """What the viewer alone may see, and what belongs to it."""
        return self._in_lines(self.things.own(facts, short=True, brief=brief), width, strong=2)

    def national(self, facts: Facts, width: int) -> RenderableType:
        """The national boards, displays and piles."""
        lines = self._in_lines(self.things.national(facts, short=True), width)
        grids = self.things.national_grids(facts)
        tables = [self._grid(rows) for rows in grids]
        if len(tables) > 1 and sum(map(width_of, grids)) <= width:
            row = Table.grid()
            row.add_row(*tables)
            tables = [row]
        return Group(*tables, lines)

    @staticmethod
    def _grid(rows: list[list[str]]) -> Table:
        """A small table: heads of columns and of rows are quiet."""
        table = Table(box=None, padding=(0, GAP, 0, 0), header_style=QUIET)
        for at, head in enumerate(rows[0]):
            table.add_column(head, style="default" if at else QUIET, no_wrap=True)
        for row in rows[1:]:
            table.add_row(*row)
        return table

    def _in_lines(self, things: list[Thing], width: int, strong: int = 0) -> Text:
        """Labels and values, as many on a line as fit; the first ones are set in bold."""
        text = Text()
        used = 0
        for at, (label, value) in enumerate(things):
            named = self.labels.texts.labelled(label, "")
            length = len(named) + len(value)
            if at:
                fits = used + GAP + length <= width
                text.append(" " * GAP if fits else "\n")
                used = used + GAP if fits else 0
            text.append(named, QUIET).append(value, "bold" if at < strong else "default")
            used += length
        return text

    # --- players ----------------------------------------------------------------------------------------------------
    def players(self, facts: Facts) -> RenderableType:
        """One row a seat: what everybody knows of it."""
        columns = self.things.columns(facts)
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True)
        for column in columns:
            table.add_column(column.head, justify="right" if column.number else "left", no_wrap=not column.folds)
        for seat in range(facts.seats):
            table.add_row(self._player(facts, seat), *[column.cell(seat) for column in columns])
        return table

    def _player(self, facts: Facts, seat: int) -> Text:
        """The party with who sits there; a star for the start player, a tick for a sealed choice that is made."""
        text = self.boards.party(seat, facts)
        if self.labels.seats[seat].name != self.labels.party(seat):
            text.append(f" {self.labels.seats[seat].name}", QUIET)
        if facts.data["start"] == seat:
            text.append(" *")
        if facts.data["answered"][seat]:
            text.append(" ✓")
        text.truncate(20, overflow="ellipsis")
        return text

    # --- scores -----------------------------------------------------------------------------------------------------
    def score(self, facts: Facts) -> RenderableType:
        """Points by source."""
        scores = [facts.score(seat) for seat in range(facts.seats)]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True)
        for source in scores[0]:
            table.add_column(self.labels.get(f"score-head-{source}"), justify="right")
        for seat in sorted(range(facts.seats), key=lambda seat: -scores[seat]["total"]):
            won = seat in (facts.data["winners"] or [])
            values = [Text(str(points)) for points in scores[seat].values()]
            values[-1].stylize("bold")
            table.add_row(self._winner(facts, seat, won), *values)
        return table

    def _winner(self, facts: Facts, seat: int, won: bool) -> Text:
        text = self._player_name(facts, seat)
        if won:
            text.append(f" {self.labels.get('won')}", "bold")
        return text

    def _player_name(self, facts: Facts, seat: int) -> Text:
        text = self.boards.party(seat, facts, mark=False)
        if self.labels.seats[seat].name != self.labels.party(seat):
            text.append(f" {self.labels.seats[seat].name}", QUIET)
        if temperament := self.labels.temperament(seat):
            text.append(f", {temperament}", QUIET)
        if seat == facts.viewer:
            text = Text(OWN).append_text(text)
        return text


def width_of(rows: list[list[str]]) -> int:
    """The width of a small table."""
    return sum(max(map(len, column)) + GAP for column in zip(*rows, strict=True))
