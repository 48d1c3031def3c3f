"""`macher cards`: every number of an edition with its source, the reconstructed ones marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from macher.cli.card_tables import SECTIONS, Book, Cell, Section, printable, sure
from macher.data import CONFIDENCES, AnyTables, Dataset, Row, counts, load_dataset
from macher.i18n.texts import Texts

SIGNS: Final = {"rulebook": " ", "found": "*", "inferred": "~", "reconstructed": "°"}
STYLES: Final = {"rulebook": "", "found": "green", "inferred": "cyan", "reconstructed": "yellow"}
FEW: Final = 2  # values that are named one by one


def show_cards(
    edition: str, reconstructed: bool, data: Path | None, console: Console, plain: bool, texts: Texts
) -> None:
    """Print the numbers of an edition, or only the reconstructed ones with their reasoning.

    `data` is a folder of own values laid over the shipped ones. `plain` prints one line an entry, without box drawing
    and with words instead of signs, for pipes and screen readers. Raises `DataError` for data that cannot be used.
    """
    dataset = load_dataset(edition, data)
    _heading(edition, dataset, console, plain, texts)
    if reconstructed:
        _reconstructed(dataset.rows, console, plain, texts)
        return
    if not plain:
        _legend(console, texts)
    for section in SECTIONS[edition](Book(dataset.rows, texts.of_edition(edition))):
        (_plain_section if plain else _rich_section)(section, console, texts)


# --- printing -------------------------------------------------------------------------------------------------------
def _say(console: Console, text: str, plain: bool, style: str = "") -> None:
    """Texts are never read as markup. Plain lines are not broken, so that `grep` finds a whole entry."""
    console.print(Text(text, style="" if plain else style), soft_wrap=plain, highlight=False)


def _heading(edition: str, dataset: Dataset[AnyTables], console: Console, plain: bool, texts: Texts) -> None:
    totals = counts(dataset.rows)
    parts = ", ".join(f"{totals[word]} {sure(texts, word)}" for word in CONFIDENCES)
    _say(console, texts.get("cli-cards-heading", edition=edition, values=len(dataset.rows), parts=parts), plain, "bold")
    _say(console, texts.get("cli-cards-digest", digest=dataset.tables.digest), plain)
    if dataset.overlay is not None:
        _say(console, texts.get("cli-cards-own", folder=printable(str(dataset.overlay))), plain)


def _legend(console: Console, texts: Texts) -> None:
    for word in CONFIDENCES:
        meaning = f"  {sure(texts, word)}: {texts.get(f'cli-sure-{word}.means')}"
        console.print(Text.assemble("  ", (f"7{SIGNS[word]}", STYLES[word]), meaning))


def _rich_section(section: Section, console: Console, texts: Texts) -> None:
    table = Table(box=box.SIMPLE_HEAD, padding=0)
    for place, column in enumerate(section.columns):
        cells = [line[place] for line in section.lines if place < len(line)]
        is_value = place >= section.labels and place != section.wide
        table.add_column(column, justify="right" if all(map(_is_number, cells)) else "left", no_wrap=is_value)
    for line in section.lines:
        names = (Text(cell.text) for cell in line[: section.labels])
        table.add_row(*names, *(_marked(cell) for cell in line[section.labels :]))
    console.print()
    console.print(Text(section.title, style="bold"))
    console.print(table)
    for confidence, source, rows in _by_source(section.notes):
        text = texts.get(
            "cli-cards-note",
            sign=SIGNS[confidence],
            confidence=sure(texts, confidence),
            which=_which(rows, texts),
            reasoning=_reasoning(source),
        )
        console.print(Text(text, style=STYLES[confidence]), highlight=False)


def _is_number(cell: Cell) -> bool:
    return cell.text.lstrip("+-").isdecimal()


def _marked(cell: Cell) -> Text:
    return Text(cell.text + SIGNS[cell.confidence], style=STYLES[cell.confidence])


def _plain_section(section: Section, console: Console, texts: Texts) -> None:
    _say(console, f"\n{section.title}", plain=True)
    headings = section.spoken or section.columns[section.labels :]
    for line in section.lines:
        name = " ".join(cell.text for cell in line[: section.labels])
        values = _spoken(headings, line[section.labels :], texts)
        _say(console, f"{name}: {values}" if name else values, plain=True)
    for confidence, source, rows in _by_source(section.notes):
        text = texts.get(
            "cli-cards-spoken-note",
            confidence=sure(texts, confidence),
            which=_which(rows, texts),
            reasoning=_reasoning(source),
        )
        _say(console, text, plain=True)


def _spoken(headings: Sequence[str], cells: Sequence[Cell], texts: Texts) -> str:
    """The values of a line in words; a confidence that all of them share is said once, at the end."""
    shared = {cell.confidence for cell in cells}
    words = []
    for heading, cell in zip(headings, cells, strict=False):
        doubtful = len(shared) > 1 and cell.confidence != "rulebook"
        doubt = f" ({sure(texts, cell.confidence)})" if doubtful else ""
        words.append(f"{heading} = {cell.text}{doubt}" if heading else f"{cell.text}{doubt}")
    if len(shared) == 1 and "rulebook" not in shared:
        words[-1] += f" ({texts.get('cli-cards-all', confidence=sure(texts, shared.pop()))})"
    return ", ".join(words)


def _by_source(rows: Iterable[Row]) -> list[tuple[str, str, list[Row]]]:
    """Rows that rest on the same words, in the order in which they come."""
    groups: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        groups.setdefault((row.confidence, row.source), []).append(row)
    return [(confidence, source, group) for (confidence, source), group in groups.items()]


def _reasoning(source: str) -> str:
    """A source beside its confidence, which already says that it is a reconstruction."""
    return printable(source).removeprefix("reconstruction: ")


def _which(rows: Sequence[Row], texts: Texts) -> str:
    if len(rows) > FEW:
        return texts.get("cli-cards-which", count=len(rows))
    return texts.listing([row.key for row in rows])


def _reconstructed(rows: Iterable[Row], console: Console, plain: bool, texts: Texts) -> None:
    """Only what is ours: each reasoning with the values that rest on it."""
    groups = _by_source(row for row in rows if row.confidence == "reconstructed")
    if not groups:
        _say(console, texts.get("cli-cards-none"), plain)
    for _, source, group in groups:
        _say(console, "", plain)
        heading = texts.get("cli-cards-group", reasoning=_reasoning(source), count=len(group))
        _say(console, heading, plain, STYLES["reconstructed"])
        for line in _joined(group):
            _say(console, f"  {line}", plain)


def _joined(rows: Iterable[Row]) -> list[str]:
    """The values of one table or list on one line: `poll.P1: spd 1, gruene 0`, `points 1-3, 5: 9 10 12 14`."""
    tables: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for row in rows:
        table, _, last = row.key.rpartition(".")
        tables.setdefault((row.file, table), []).append((last, printable(row.value)))
    lines = []
    for (file, table), values in tables.items():
        if all(last.isdecimal() for last, _ in values):
            places = _spans([int(last) for last, _ in values])
            lines.append(f"{file} {table} {places}: {' '.join(value for _, value in values)}")
        else:
            lines.append(f"{file} {table}: {', '.join(f'{last} {value}' for last, value in values)}")
    return lines


def _spans(numbers: Sequence[int]) -> str:
    """Rising numbers, neighbours drawn together: `1-3, 5`."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][-1] == number - 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}-{span[-1]}" for span in spans)
