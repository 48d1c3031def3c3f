"""The lands, drawn: a small overview of all four, and a large board for each."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from macher.cli.terminal.facts import Facts
from macher.cli.terminal.folding import folded
from macher.cli.terminal.labels import NOTHING, Labels
from macher.cli.terminal.things import Things

PARTY_STYLES: Final = {"linke": "magenta", "spd": "red", "gruene": "green", "cdu": "bright_blue", "fdp": "yellow"}
QUIET: Final = "dim"
NOW: Final = "bold yellow"
OWN: Final = "▸"
WIDEST_COLUMN: Final = 28
BORDERS: Final = 5  # of a board, with the space inside
BAR: Final = 20  # characters for a majority of votes, where there is room,
LEAST_BAR: Final = 8  # and the fewest that are worth drawing
WIDEST_SUM: Final = 8  # characters of a projection: +27 = 50
TWO_BOARDS: Final = 112  # from this width on two boards stand side by side


class Boards:
    """Draws lands. Whatever colour says is said in words or signs as well."""

    def __init__(self, labels: Labels, things: Things[Any]) -> None:
        self.labels = labels
        self.things = things

    def party(self, seat: int, facts: Facts, mark: bool = True) -> Text:
        """A party, the viewer's own with a mark."""
        own = mark and seat == facts.viewer
        style = PARTY_STYLES[facts.config.parties[seat]] + (" bold" if own else "")
        return Text((OWN if own else " ") + self.labels.party(seat) if mark else self.labels.party(seat), style)

    # --- the overview -----------------------------------------------------------------------------------------------
    def overview(self, facts: Facts, width: int, legend: bool = True, own_only: bool = False) -> RenderableType:
        """All lands in a few lines: one column a land, one row a party; below them what the signs mean.

        With `own_only` of the parties just the viewer's own, and no cabinet: for a terminal with hardly any room.
        """
        labels, get = self.labels, self.labels.get
        lands = facts.data["order"]
        rows = self.things.overview_rows(facts)
        if any(facts.data["rows"][land] for land in lands) and not own_only:
            rows.append((get("row-short"), [self._row_short(facts, land) for land in lands]))
        names = [labels.party(seat) for seat in range(facts.seats)] + [name for name, _ in rows]
        first = max(map(len, names)) + 1
        column = (width - first - 1) // len(lands) - 1
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True, width=first)
        for _ in lands:
            table.add_column(width=min(column, WIDEST_COLUMN))
        table.add_row("", *[self._name(facts, land) for land in lands])
        table.add_row("", *[Text(labels.brief(facts, land), self._now(facts, land), no_wrap=True) for land in lands])
        table.add_row("", *[self._opinions(facts, land, min(column, WIDEST_COLUMN)) for land in lands])
        for seat in [facts.viewer] if own_only else range(facts.seats):
            table.add_row(self.party(seat, facts), *[self._cell(facts, land, seat) for land in lands])
        for name, values in rows:
            table.add_row(Text(f" {name}", QUIET), *[Text(value, QUIET) for value in values])
        return Group(table, Text(get("overview-legend"), QUIET)) if legend else table

    def _now(self, facts: Facts, land: int) -> str:
        return NOW if facts.votes_now(land) else QUIET

    def _name(self, facts: Facts, land: int) -> Text:
        style = NOW if facts.votes_now(land) else "bold"
        return Text(self.labels.land(facts, land), style, no_wrap=True, overflow="ellipsis")

    def _opinions(self, facts: Facts, land: int, width: int) -> Text:
        """The four opinions; their signs keep them apart where there is no room for spaces."""
        cards = [self.labels.short(card, doubled) for card, doubled in facts.opinions(land)]
        spaced, joined = " ".join(cards), "".join(cards)
        return Text(joined if len(joined) <= width < len(spaced) else spaced)

    def _cell(self, facts: Facts, land: int, seat: int) -> Text:
        """Votes, what converting would make of them, trend, rallies, media; what is nothing is left out."""
        votes = facts.votes(land, seat)
        gain = facts.gain(land, seat)
        text = f"{votes:>2}→{votes + gain:<2}" if gain else f"{votes:>2}   "
        trend = facts.trend(land, seat)
        parts = [f"{self.labels.trend(trend) if trend else '':>2}"]
        for count, mark in ((facts.rallies(land, seat), "mark-rally"), (facts.media(land, seat), "mark-media")):
            parts.append(f"{self.labels.get(mark)}{count}" if count else "  ")
        style = PARTY_STYLES[facts.config.parties[seat]]
        return Text(" ".join([text, *parts]).rstrip(), style if votes or gain or trend else QUIET, no_wrap=True)

    def _row_short(self, facts: Facts, land: int) -> str:
        return ", ".join(self.labels.in_row(one, short=True) for one in facts.data["rows"][land])

    # --- the boards -------------------------------------------------------------------------------------------------
    def lands(self, facts: Facts, width: int) -> RenderableType:
        """A board for each land in the order of the elections, two in a row where there is room."""
        boards = [self.land(facts, land, width // 2 if width >= TWO_BOARDS else width) for land in facts.data["order"]]
        if width < TWO_BOARDS:
            return Group(*boards)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for at in range(0, len(boards), 2):
            grid.add_row(*boards[at : at + 2])
        return grid

    def land(self, facts: Facts, land: int, width: int, *, closely: bool = False) -> Panel:
        """One land with all that lies on it; looked at closely, with the German name of its state."""
        get = self.labels.get
        now = facts.votes_now(land)
        head = Table.grid(padding=(0, 1), expand=True)
        head.add_column(style=QUIET, no_wrap=True)
        head.add_column(ratio=1)
        beside = self.things.beside_votes(facts, land)
        row = [self.labels.in_row(lying) for lying in facts.data["rows"][land]]
        if row:
            beside.append((get("label-row"), " · ".join(f"{at + 1} {one}" for at, one in enumerate(row))))
        names = (get("label-points"), get("label-opinions"), *(label for label, _ in beside))
        room = width - BORDERS - max(map(len, names))
        head.add_row(get("label-points"), get("points-for", points=self.labels.points(facts, land)))
        head.add_row(get("label-opinions"), self._opinions_full(facts, land, room))
        for label, value in beside:
            head.add_row(label, Text(value))
        name = self.labels.land_in_full(facts, land) if closely else self.labels.land(facts, land)
        words = (name, self.labels.size(facts, land), self.labels.election(facts, land))
        return Panel(
            Group(head, self._parties(facts, land, width - BORDERS)),
            title=Text(" · ".join(words), NOW if now else "bold"),
            title_align="left",
            box=ROUNDED,
            border_style=NOW if now else QUIET,
            padding=(0, 1),
            width=width,
        )

    def _opinions_full(self, facts: Facts, land: int, width: int) -> Text:
        cards = [self.labels.full(card, doubled) for card, doubled in facts.opinions(land)]
        return Text("\n".join(folded(" · ".join(cards), width, hanging="")))

    def _parties(self, facts: Facts, land: int, width: int) -> Table:
        get = self.labels.get
        parties = [self.labels.party(seat) for seat in range(facts.seats)]
        heads = ("head-votes", "head-trend", "head-rallies", "head-media")
        taken = [max(map(len, parties)) + 1, max(len(get("head-if")), WIDEST_SUM), *(len(get(head)) for head in heads)]
        bar = min(BAR, width - sum(taken) - len(taken) - 1)  # a space after each column, and the end of the bar
        bars = bar >= LEAST_BAR
        table = Table(box=None, padding=(0, 1, 0, 0), expand=True, pad_edge=False, header_style=QUIET)
        table.add_column("", no_wrap=True)
        table.add_column(get("head-votes"), justify="right", no_wrap=True)
        if bars:
            table.add_column(get("head-bar"), ratio=1, no_wrap=True, min_width=LEAST_BAR)
        table.add_column(get("head-if"), no_wrap=True)
        for head in ("head-trend", "head-rallies", "head-media"):
            table.add_column(get(head), justify="right", no_wrap=True)
        for seat in range(facts.seats):
            cells: list[Text | str] = [self.party(seat, facts), str(facts.votes(land, seat))]
            if bars:
                cells.append(self._bar(facts, land, seat, bar))
            cells.append(self._projection(facts, land, seat))
            cells.append(self.labels.trend(facts.trend(land, seat)))
            counts = (facts.rallies(land, seat), facts.media(land, seat))
            cells.extend(str(count) if count else NOTHING for count in counts)
            table.add_row(*cells)
        return table

    def _projection(self, facts: Facts, land: int, seat: int) -> Text:
        """The conversion with its numbers: votes + gain = sum."""
        gain = facts.gain(land, seat)
        if not gain:
            return Text(NOTHING, QUIET)
        return Text(f"+{gain} = {facts.votes(land, seat) + gain}", "bold")

    def _bar(self, facts: Facts, land: int, seat: int, length: int) -> Text:
        """Votes as a solid bar, what converting now would add as a hatched one, dots up to the majority."""
        full = facts.full_votes
        solid = min(length, round(facts.votes(land, seat) * length / full))
        reach = min(length, round((facts.votes(land, seat) + facts.gain(land, seat)) * length / full))
        style = PARTY_STYLES[facts.config.parties[seat]]
        bar = Text("█" * solid, style)
        bar.append("▒" * (reach - solid), style)
        return bar.append("·" * (length - reach), QUIET).append("│", QUIET)
