"""The numbers of an edition as tables of words: what `macher cards` shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from macher.data import Row
from macher.data.e2006 import schema as e2006
from macher.data.e2019 import schema as e2019
from macher.i18n.texts import Texts, Value
from macher.rules.parts.config import PARTIES

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
        lines.append((Cell(name), value, Cell(sure(book.texts, row.confidence)), Cell(printable(row.source))))
    columns = book.col("constant", "value", "confidence", "source")
    return Section(book.say("constants"), columns, tuple(lines), (), wide=len(columns) - 1)


# --- words ----------------------------------------------------------------------------------------------------------
def printable(text: str) -> str:
    """Text from a data file without control characters, which could play tricks on a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _signed(value: str) -> str:
    return f"+{value}" if value.isdecimal() and value != "0" else value


def sure(texts: Texts, confidence: str) -> str:
    """How sure a value is, in a word."""
    return texts.get(f"cli-sure-{confidence}")
