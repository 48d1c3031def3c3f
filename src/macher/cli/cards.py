"""`macher cards`: every number of an edition with its source, the reconstructed ones marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from macher.data import CONFIDENCES, AnyTables, Dataset, Row, counts, load_dataset
from macher.data.e2006 import schema as e2006
from macher.data.e2019 import schema as e2019

SIGNS: Final = {"rulebook": " ", "found": "*", "inferred": "~", "reconstructed": "°"}
STYLES: Final = {"rulebook": "", "found": "green", "inferred": "cyan", "reconstructed": "yellow"}
MEANINGS: Final = {
    "rulebook": "a rulebook says so",
    "found": "another source says so",
    "inferred": "follows from what is known",
    "reconstructed": "our own reconstruction; put the true value into a folder of your own data",
}
PARTY_NAMES: Final = {"linke": "Linke", "spd": "SPD", "gruene": "Grüne", "cdu": "CDU/CSU", "fdp": "FDP"}
MEMBER_NAMES: Final = {
    # the politicians of 2019
    "backbencher": "Backbencher",
    "vice": "Vice-chancellor",
    "spokes": "Spokesperson",
    "secretary": "Secretary",
    "leader": "Parliamentary leader",
    "honorary": "Honorary chairman",
    "executive": "Party executive",
    "frontrunner": "Front runner",
    # the shadow cabinet of 2006
    "finance_minister": "Finance minister",
    "justice_minister": "Justice minister",
    "foreign_minister": "Foreign minister",
    "party_whip": "Party whip",
    "speaker": "Speaker",
    "chancellor": "Chancellor",
}
FLAGS: Final = {
    "large": {"true": "large", "false": "small"},
    "long_game_only": {"true": "long", "false": "both"},
    "phone": {"true": "yes", "false": "no"},
    "key_issue": {"true": "yes", "false": "no"},
    "media": {"true": "yes", "false": "no"},
}
"""How yes and no are said, by key; other values of the same key are numbers."""


@dataclass(frozen=True)
class Cell:
    """A value to print, with its confidence; a bare word has none."""

    text: str
    confidence: str = "rulebook"


@dataclass(frozen=True)
class Section:
    """One table of the report. The first `labels` columns name a line, the others hold its values.

    `spoken` replaces the headings of the values where a line is read without its table.
    """

    title: str
    columns: tuple[str, ...]
    lines: tuple[tuple[Cell, ...], ...]
    notes: tuple[Row, ...]
    labels: int = 1
    spoken: tuple[str, ...] = ()


class Book:
    """The rows of a data set, looked up by file and key."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = tuple(rows)
        self._by_key = {(row.file, row.key): row for row in self.rows}

    def cell(self, file: str, key: str, signed: bool = False) -> Cell:
        row = self._by_key[file, key]
        words = FLAGS.get(key.rpartition(".")[2], {})
        text = words.get(row.value, row.value)
        return Cell(_signed(text) if signed else printable(text), row.confidence)

    def cells(self, file: str, key: str, signed: bool = False) -> tuple[Cell, ...]:
        """The cells of a list, in order."""
        keys = [row.key for row in self.below(file, key)]
        return tuple(self.cell(file, found, signed) for found in keys)

    def below(self, file: str, *keys: str) -> tuple[Row, ...]:
        """Every row of a file under one of the keys; without keys, the whole file."""
        starts = tuple(f"{key}." for key in keys) or ("",)
        return tuple(row for row in self.rows if row.file == file and row.key.startswith(starts))


def show_cards(edition: str, reconstructed: bool, data: Path | None, console: Console, plain: bool = False) -> None:
    """Print the numbers of an edition, or only the reconstructed ones with their reasoning.

    `data` is a folder of own values laid over the shipped ones. `plain` prints one line an entry, without box drawing
    and with words instead of signs, for pipes and screen readers. Raises `DataError` for data that cannot be used.
    """
    dataset = load_dataset(edition, data)
    _heading(edition, dataset, console, plain)
    if reconstructed:
        _reconstructed(dataset.rows, console, plain)
        return
    if not plain:
        _legend(console)
    for section in SECTIONS[edition](Book(dataset.rows)):
        (_plain_section if plain else _rich_section)(section, console)


# --- the sections of the 2019 edition -------------------------------------------------------------------------------
def _sections_2019(book: Book) -> tuple[Section, ...]:
    presence, rallies = {"presence.values": ""}, {"rally_price.values": ""}
    scales = {f"trend_scale.{name}.values": name for name in e2019.TREND_SCALES}
    blocks = {f"block.{id}.symbols": id for id in e2019.BLOCKS}
    money = [("money.toml", key) for key in ("start_money", "media_price")]
    title_of_polls = "Polls: trend spaces up or down (the back shows the highest)"
    title_of_presence = "Media presence, in points (spots 1 to 3: long game only)"
    title_of_rallies = "Rallies placed in one state at once, in thousands of euros"
    return (
        _states(book, "States: points by votes", e2019.STATES, sized=True),
        _entries(book, title_of_polls, "polls.toml", "poll", e2019.POLLS, "card", PARTY_NAMES),
        _lists(book, "Start blocks", "start_blocks.toml", blocks, "block"),
        _politicians(book),
        _donations(book),
        _lists(book, title_of_presence, "board.toml", presence, "spot", 1),
        _display(book),
        _lists(book, "Trend scales, one of them chosen by a table option", "board.toml", scales, "scale", signed=True),
        _lists(book, title_of_rallies, "board.toml", rallies, "rallies", 0),
        _constants(book, (*money, *(("constants.toml", key) for key in e2019.CONSTANTS))),
    )


def _politicians(book: Book) -> Section:
    file = "politicians.toml"
    lines = []
    for id in e2019.POLITICIANS:
        key = f"politician.{id}"
        actions = (book.cell(file, f"{key}.main"), *book.cells(file, f"{key}.secondary"))
        cost, game = book.cell(file, f"{key}.cost"), book.cell(file, f"{key}.long_game_only")
        lines.append((Cell(MEMBER_NAMES[id]), cost, game, *actions))
    widest = max(len(line) for line in lines)
    columns = ("politician", "cost", "game", "main", *("secondary",) * (widest - 4))
    title = 'Politicians: cost in thousands of euros, actions ("!": once a state and phase)'
    return Section(title, columns, tuple(lines), book.below(file))


def _donations(book: Book) -> Section:
    file = "money.toml"
    lines = []
    for table in e2019.DONATION_TABLES:
        for card in e2019.DONATIONS:
            key = f"donation.{table}.{card}"
            base = (book.cell(file, f"{key}.{choice}", signed=True) for choice in ("accept", "reject"))
            lines.append((Cell(table), book.cell(file, f"{key}.amount"), *base))
    columns = ("table", "amount", "base if accepted", "base if rejected")
    title = "Donations: in thousands of euros, and the party base"
    return Section(title, columns, tuple(lines), book.below(file, "donation"))


def _display(book: Book) -> Section:
    cells = tuple(book.cell("board.toml", f"display.{players}") for players in (3, 4, 5))
    columns = ("", "3 players", "4 players", "5 players")
    return Section("Program display", columns, ((Cell("cards"), *cells),), book.below("board.toml", "display"))


# --- the sections of the 2006 edition -------------------------------------------------------------------------------
def _sections_2006(book: Book) -> tuple[Section, ...]:
    game = {"long_game_only": "game"}
    polls = PARTY_NAMES | {"uses": "uses", "dice": "dice"} | game
    contributions = {"amount": "amount", "loss_dice": "dice if accepted", "gain_dice": "dice if declined"} | game
    first, second = {key: key for key in ("popularity", "meetings", "votes")}, {"media": "media", "members": "members"}
    opinions = {"opinion.members": "members", "opinion.points": "points"}
    title_of_polls = "Polls: popularity up or down; changes used if published, dice of members if not"
    title_of_money = "Contributions: in thousands of euros, and dice of members"
    title_of_first = "Preliminary sheet, first column: items for states"
    title_of_second = "Preliminary sheet, second column: media markers for states, and members"
    return (
        _states(book, "States: seats by votes", e2006.STATES),
        _cabinet(book),
        _entries(book, title_of_polls, "polls.toml", "poll", e2006.POLLS, "card", polls),
        _entries(
            book, title_of_money, "contributions.toml", "contribution", e2006.CONTRIBUTIONS, "card", contributions
        ),
        _entries(book, title_of_first, "sheet.toml", "first_column", e2006.FIRST_COLUMN, "option", first),
        _entries(book, title_of_second, "sheet.toml", "second_column", e2006.SECOND_COLUMN, "option", second),
        _lists(book, "National media, in points", "national.toml", {"media.values": ""}, "round", 1),
        _lists(book, "National opinions, for a match", "national.toml", opinions, "space", 1),
        _lists(book, "Special dice", "constants.toml", {"die.values": ""}, "face", 1),
        _lists(book, "Rounds that pay for members", "constants.toml", {"payout_rounds.values": ""}, "tile", 1),
        _constants(book, (("constants.toml", key) for key in e2006.CONSTANTS)),
    )


def _cabinet(book: Book) -> Section:
    columns = {"cost": "cost", "phone": "phone", "votes": "votes", "key_issue": "key issue", "media": "media"}
    columns |= {"popularity_up": "own up", "popularity_down": "other down", "long_game_only": "game"}
    title = "Shadow cabinet: cost in thousands of euros, actions"
    return _entries(book, title, "cabinet.toml", "cabinet", e2006.CABINET, "member", columns)


SECTIONS: Final[dict[str, Callable[[Book], tuple[Section, ...]]]] = {"2019": _sections_2019, "2006": _sections_2006}


# --- sections of both editions --------------------------------------------------------------------------------------
def _states(book: Book, title: str, ids: Iterable[str], sized: bool = False) -> Section:
    file = "states.toml"
    size = ("size",) if sized else ()
    lines = []
    for id in ids:
        key = f"state.{id}"
        large = (book.cell(file, f"{key}.large"),) if sized else ()
        lines.append((Cell(id), book.cell(file, f"{key}.name"), *large, *book.cells(file, f"{key}.points")))
    columns = ("", "state", *size, *(f"{least}+" for least in range(5, 55, 5)))
    spoken = (*size, *(f"{least}-{least + 4} votes" for least in range(5, 50, 5)), "50 or more votes")
    return Section(title, columns, tuple(lines), book.below(file), labels=2, spoken=spoken)


def _entries(
    book: Book, title: str, file: str, table: str, ids: Iterable[str], word: str, columns: Mapping[str, str]
) -> Section:
    """Entries of one kind under each other; `columns` has their keys and how each is headed."""
    lines = []
    for id in ids:
        values = (book.cell(file, f"{table}.{id}.{key}", signed=key in PARTY_NAMES) for key in columns)
        lines.append((Cell(MEMBER_NAMES.get(id, id)), *values))
    return Section(title, (word, *columns.values()), tuple(lines), book.below(file, table))


def _lists(
    book: Book,
    title: str,
    file: str,
    lists: Mapping[str, str],
    word: str,
    first: int | None = None,
    signed: bool = False,
) -> Section:
    """Lists under each other, by key and name. With `first` their places have numbers, and a place is a `word`."""
    lines = tuple((Cell(name), *book.cells(file, key, signed)) for key, name in lists.items())
    widest = max(map(len, lines)) - 1
    numbers = [""] * widest if first is None else [str(number) for number in range(first, first + widest)]
    spoken = () if first is None else tuple(f"{word} {number}" for number in numbers)
    return Section(title, (word, *numbers), lines, book.below(file, *lists), spoken=spoken)


def _constants(book: Book, places: Iterable[tuple[str, str]]) -> Section:
    lines = []
    for file, key in places:
        row = book.below(file, key)[0]
        value = book.cell(file, row.key)
        lines.append((Cell(key.replace("_", " ")), value, Cell(row.confidence), Cell(printable(row.source))))
    columns = ("constant", "value", "confidence", "source")
    return Section("Constants (money in thousands of euros)", columns, tuple(lines), ())


# --- printing -------------------------------------------------------------------------------------------------------
def printable(text: str) -> str:
    """Text from a data file without control characters, which could play tricks on a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _signed(value: str) -> str:
    return f"+{value}" if value.isdecimal() and value != "0" else value


def _say(console: Console, text: str, plain: bool, style: str = "") -> None:
    """Texts are never read as markup. Plain lines are not broken, so that `grep` finds a whole entry."""
    console.print(Text(text, style="" if plain else style), soft_wrap=plain, highlight=False)


def _heading(edition: str, dataset: Dataset[AnyTables], console: Console, plain: bool) -> None:
    totals = counts(dataset.rows)
    parts = ", ".join(f"{totals[word]} {word}" for word in CONFIDENCES)
    _say(console, f"Die Macher, {edition} edition: {len(dataset.rows)} values ({parts})", plain, "bold")
    _say(console, f"Data digest: {dataset.tables.digest}", plain)
    if dataset.overlay is not None:
        _say(console, f"With your own data from {printable(str(dataset.overlay))}", plain)


def _legend(console: Console) -> None:
    for word in CONFIDENCES:
        console.print(Text.assemble("  ", (f"7{SIGNS[word]}", STYLES[word]), f"  {word}: {MEANINGS[word]}"))


def _rich_section(section: Section, console: Console) -> None:
    table = Table(box=box.SIMPLE_HEAD, padding=0)
    for place, column in enumerate(section.columns):
        cells = [line[place] for line in section.lines if place < len(line)]
        is_value = place >= section.labels and column != "source"
        table.add_column(column, justify="right" if all(map(_is_number, cells)) else "left", no_wrap=is_value)
    for line in section.lines:
        names = (Text(cell.text) for cell in line[: section.labels])
        table.add_row(*names, *(_marked(cell) for cell in line[section.labels :]))
    console.print()
    console.print(Text(section.title, style="bold"))
    console.print(table)
    for confidence, source, rows in _by_source(section.notes):
        text = f"{SIGNS[confidence]} {confidence}, {_which(rows)}: {_reasoning(source)}"
        console.print(Text(text, style=STYLES[confidence]), highlight=False)


def _is_number(cell: Cell) -> bool:
    return cell.text.lstrip("+-").isdecimal()


def _marked(cell: Cell) -> Text:
    return Text(cell.text + SIGNS[cell.confidence], style=STYLES[cell.confidence])


def _plain_section(section: Section, console: Console) -> None:
    _say(console, f"\n{section.title}", plain=True)
    headings = section.spoken or section.columns[section.labels :]
    for line in section.lines:
        name = " ".join(cell.text for cell in line[: section.labels])
        values = _spoken(headings, line[section.labels :])
        _say(console, f"{name}: {values}" if name else values, plain=True)
    for confidence, source, rows in _by_source(section.notes):
        _say(console, f"Source of {_which(rows)} ({confidence}): {_reasoning(source)}", plain=True)


def _spoken(headings: Sequence[str], cells: Sequence[Cell]) -> str:
    """The values of a line in words; a confidence that all of them share is said once, at the end."""
    shared = {cell.confidence for cell in cells}
    words = []
    for heading, cell in zip(headings, cells, strict=False):
        doubt = f" ({cell.confidence})" if len(shared) > 1 and cell.confidence != "rulebook" else ""
        words.append(f"{heading} = {cell.text}{doubt}" if heading else f"{cell.text}{doubt}")
    if len(shared) == 1 and "rulebook" not in shared:
        words[-1] += f" (all {shared.pop()})"
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


def _which(rows: Sequence[Row]) -> str:
    return f"{len(rows)} values" if len(rows) > 2 else " and ".join(row.key for row in rows)


def _reconstructed(rows: Iterable[Row], console: Console, plain: bool) -> None:
    """Only what is ours: each reasoning with the values that rest on it."""
    groups = _by_source(row for row in rows if row.confidence == "reconstructed")
    if not groups:
        _say(console, "No value is reconstructed.", plain)
    for _, source, group in groups:
        _say(console, "", plain)
        _say(console, f"{_reasoning(source)} (values: {len(group)})", plain, STYLES["reconstructed"])
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
