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
from macher.i18n.texts import Texts, Value
from macher.rules.parts.config import PARTIES

SIGNS: Final = {"rulebook": " ", "found": "*", "inferred": "~", "reconstructed": "°"}
STYLES: Final = {"rulebook": "", "found": "green", "inferred": "cyan", "reconstructed": "yellow"}
FEW: Final = 2  # values that are named one by one
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

    `spoken` replaces the headings of the values where a line is read without its table. The column `wide` holds
    sentences, which may be broken.
    """

    title: str
    columns: tuple[str, ...]
    lines: tuple[tuple[Cell, ...], ...]
    notes: tuple[Row, ...]
    labels: int = 1
    spoken: tuple[str, ...] = ()
    wide: int | None = None


class Book:
    """The rows of a data set, looked up by file and key, and the words to show them with."""

    def __init__(self, rows: Iterable[Row], texts: Texts) -> None:
        self.texts = texts
        self.rows = tuple(rows)
        self._by_key = {(row.file, row.key): row for row in self.rows}

    def cell(self, file: str, key: str, signed: bool = False) -> Cell:
        row = self._by_key[file, key]
        words = FLAGS.get(key.rpartition(".")[2], {})
        text = self.say(words[row.value]) if row.value in words else row.value
        return Cell(_signed(text) if signed else printable(text), row.confidence)

    def say(self, word: str, **values: Value) -> str:
        """A word of the tables."""
        return self.texts.get(f"cli-cards-{word}", **values)

    def col(self, *words: str) -> tuple[str, ...]:
        """Heads of columns."""
        return tuple(self.say(f"col-{word}") for word in words)

    def party_columns(self) -> dict[str, str]:
        """A column for each party."""
        return {party: self.texts.get(f"party-{party}") for party in PARTIES}

    def member(self, id: str) -> str:
        """The name of a politician or a member of the cabinet; another entry is called by its id."""
        message = f"politician-{id.replace('_', '-')}"
        return self.texts.get(message) if self.texts.has(message) else id

    def cells(self, file: str, key: str, signed: bool = False) -> tuple[Cell, ...]:
        """The cells of a list, in order."""
        keys = [row.key for row in self.below(file, key)]
        return tuple(self.cell(file, found, signed) for found in keys)

    def below(self, file: str, *keys: str) -> tuple[Row, ...]:
        """Every row of a file under one of the keys; without keys, the whole file."""
        starts = tuple(f"{key}." for key in keys) or ("",)
        return tuple(row for row in self.rows if row.file == file and row.key.startswith(starts))


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


# --- the sections of the 2019 edition -------------------------------------------------------------------------------
def _sections_2019(book: Book) -> tuple[Section, ...]:
    presence, rallies = {"presence.values": ""}, {"rally_price.values": ""}
    scales = {f"trend_scale.{name}.values": name for name in e2019.TREND_SCALES}
    blocks = {f"block.{id}.symbols": id for id in e2019.BLOCKS}
    money = [("money.toml", key) for key in ("start_money", "media_price")]
    return (
        _states(book, "states-points", e2019.STATES, sized=True),
        _entries(book, "polls", "polls.toml", "poll", e2019.POLLS, "card", book.party_columns()),
        _lists(book, "blocks", "start_blocks.toml", blocks, "block"),
        _politicians(book),
        _donations(book),
        _lists(book, "presence", "board.toml", presence, "spot", 1),
        _display(book),
        _lists(book, "scales", "board.toml", scales, "scale", signed=True),
        _lists(book, "rallies", "board.toml", rallies, "rallies", 0),
        _constants(book, (*money, *(("constants.toml", key) for key in e2019.CONSTANTS))),
    )


def _politicians(book: Book) -> Section:
    file = "politicians.toml"
    lines = []
    for id in e2019.POLITICIANS:
        key = f"politician.{id}"
        actions = (book.cell(file, f"{key}.main"), *book.cells(file, f"{key}.secondary"))
        cost, game = book.cell(file, f"{key}.cost"), book.cell(file, f"{key}.long_game_only")
        lines.append((Cell(book.member(id)), cost, game, *actions))
    widest = max(len(line) for line in lines)
    columns = book.col("politician", "cost", "game", "main", *("secondary",) * (widest - 4))
    return Section(book.say("politicians"), columns, tuple(lines), book.below(file))


def _donations(book: Book) -> Section:
    file = "money.toml"
    lines = []
    for table in e2019.DONATION_TABLES:
        for card in e2019.DONATIONS:
            key = f"donation.{table}.{card}"
            base = (book.cell(file, f"{key}.{choice}", signed=True) for choice in ("accept", "reject"))
            lines.append((Cell(table), book.cell(file, f"{key}.amount"), *base))
    columns = book.col("table", "amount", "accepted", "rejected")
    return Section(book.say("donations"), columns, tuple(lines), book.below(file, "donation"))


def _display(book: Book) -> Section:
    cells = tuple(book.cell("board.toml", f"display.{players}") for players in (3, 4, 5))
    columns = ("", *(book.say("col-players", players=players) for players in (3, 4, 5)))
    lines = ((Cell(book.say("col-cards")), *cells),)
    return Section(book.say("display"), columns, lines, book.below("board.toml", "display"))


# --- the sections of the 2006 edition -------------------------------------------------------------------------------
def _sections_2006(book: Book) -> tuple[Section, ...]:
    polls = book.party_columns() | _columns(book, uses="uses", dice="dice", long_game_only="game")
    contributions = _columns(
        book, amount="amount", loss_dice="dice-accepted", gain_dice="dice-declined", long_game_only="game"
    )
    first = _columns(book, popularity="popularity", meetings="meetings", votes="voices")
    second = _columns(book, media="media", members="members")
    opinions = dict(zip(("opinion.members", "opinion.points"), book.col("members", "points"), strict=True))
    file = "contributions.toml"
    return (
        _states(book, "states-seats", e2006.STATES),
        _cabinet(book),
        _entries(book, "polls-dice", "polls.toml", "poll", e2006.POLLS, "card", polls),
        _entries(book, "contributions", file, "contribution", e2006.CONTRIBUTIONS, "card", contributions),
        _entries(book, "first", "sheet.toml", "first_column", e2006.FIRST_COLUMN, "option", first),
        _entries(book, "second", "sheet.toml", "second_column", e2006.SECOND_COLUMN, "option", second),
        _lists(book, "media", "national.toml", {"media.values": ""}, "round", 1),
        _lists(book, "opinions", "national.toml", opinions, "space", 1),
        _lists(book, "dice", "constants.toml", {"die.values": ""}, "face", 1),
        _lists(book, "payouts", "constants.toml", {"payout_rounds.values": ""}, "tile", 1),
        _constants(book, (("constants.toml", key) for key in e2006.CONSTANTS)),
    )


def _cabinet(book: Book) -> Section:
    columns = _columns(book, cost="cost", phone="phone", votes="voices", key_issue="key-issue", media="media")
    columns |= _columns(book, popularity_up="up", popularity_down="down", long_game_only="game")
    return _entries(book, "cabinet", "cabinet.toml", "cabinet", e2006.CABINET, "member", columns)


def _columns(book: Book, **heads: str) -> dict[str, str]:
    """Keys of a data file with the heads of their columns."""
    return {key: book.say(f"col-{head}") for key, head in heads.items()}


SECTIONS: Final[dict[str, Callable[[Book], tuple[Section, ...]]]] = {"2019": _sections_2019, "2006": _sections_2006}


# --- sections of both editions --------------------------------------------------------------------------------------
def _states(book: Book, title: str, ids: Iterable[str], sized: bool = False) -> Section:
    file = "states.toml"
    size = book.col("size") if sized else ()
    lines = []
    for id in ids:
        key = f"state.{id}"
        large = (book.cell(file, f"{key}.large"),) if sized else ()
        lines.append((Cell(id), book.cell(file, f"{key}.name"), *large, *book.cells(file, f"{key}.points")))
    columns = ("", *book.col("state"), *size, *(f"{least}+" for least in range(5, 55, 5)))
    votes = (book.say("col-votes", least=least, most=least + 4) for least in range(5, 50, 5))
    spoken = (*size, *votes, book.say("col-most-votes", least=50))
    return Section(book.say(title), columns, tuple(lines), book.below(file), labels=2, spoken=spoken)


def _entries(
    book: Book, title: str, file: str, table: str, ids: Iterable[str], word: str, columns: Mapping[str, str]
) -> Section:
    """Entries of one kind under each other; `columns` has their keys and how each is headed."""
    lines = []
    for id in ids:
        values = (book.cell(file, f"{table}.{id}.{key}", signed=key in PARTIES) for key in columns)
        lines.append((Cell(book.member(id)), *values))
    heads = (*book.col(word), *columns.values())
    return Section(book.say(title), heads, tuple(lines), book.below(file, table))


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
    (said,) = book.col(word)
    spoken = () if first is None else tuple(f"{said} {number}" for number in numbers)
    return Section(book.say(title), (said, *numbers), lines, book.below(file, *lists), spoken=spoken)


def _constants(book: Book, places: Iterable[tuple[str, str]]) -> Section:
    lines = []
    for file, key in places:
        row = book.below(file, key)[0]
        value = book.cell(file, row.key)
        name = book.texts.get(f"cli-const-{key.replace('_', '-')}")
        lines.append((Cell(name), value, Cell(_sure(book.texts, row.confidence)), Cell(printable(row.source))))
    columns = book.col("constant", "value", "confidence", "source")
    return Section(book.say("constants"), columns, tuple(lines), (), wide=len(columns) - 1)


# --- printing -------------------------------------------------------------------------------------------------------
def printable(text: str) -> str:
    """Text from a data file without control characters, which could play tricks on a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _signed(value: str) -> str:
    return f"+{value}" if value.isdecimal() and value != "0" else value


def _say(console: Console, text: str, plain: bool, style: str = "") -> None:
    """Texts are never read as markup. Plain lines are not broken, so that `grep` finds a whole entry."""
    console.print(Text(text, style="" if plain else style), soft_wrap=plain, highlight=False)


def _sure(texts: Texts, confidence: str) -> str:
    return texts.get(f"cli-sure-{confidence}")


def _heading(edition: str, dataset: Dataset[AnyTables], console: Console, plain: bool, texts: Texts) -> None:
    totals = counts(dataset.rows)
    parts = ", ".join(f"{totals[word]} {_sure(texts, word)}" for word in CONFIDENCES)
    _say(console, texts.get("cli-cards-heading", edition=edition, values=len(dataset.rows), parts=parts), plain, "bold")
    _say(console, texts.get("cli-cards-digest", digest=dataset.tables.digest), plain)
    if dataset.overlay is not None:
        _say(console, texts.get("cli-cards-own", folder=printable(str(dataset.overlay))), plain)


def _legend(console: Console, texts: Texts) -> None:
    for word in CONFIDENCES:
        meaning = f"  {_sure(texts, word)}: {texts.get(f'cli-sure-{word}.means')}"
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
            confidence=_sure(texts, confidence),
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
            confidence=_sure(texts, confidence),
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
        doubt = f" ({_sure(texts, cell.confidence)})" if doubtful else ""
        words.append(f"{heading} = {cell.text}{doubt}" if heading else f"{cell.text}{doubt}")
    if len(shared) == 1 and "rulebook" not in shared:
        words[-1] += f" ({texts.get('cli-cards-all', confidence=_sure(texts, shared.pop()))})"
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
