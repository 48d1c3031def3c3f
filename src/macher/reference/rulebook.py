"""The rulebooks of the editions, read from their Markdown texts.

A text is written for people; its markup is fixed so that this module can find things in it:

- `## 12 Phase 8: poll auctions` begins a section; `## 6.2.3 Shadow cabinet` is a part of section 6.2;
- `**R19-12.4 Amounts.** The first bid …` at the start of a line begins a rule, which ends before the next rule or
  heading;
- a table whose first column is `id` holds one entry a row (`O19-05`, `C19-02`, …), its second column being the title; a
  row without an id continues the row above it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

PACKAGED: Final = Path(__file__).parent / "texts"  # where the wheel puts docs/rules
CHECKOUT: Final = Path(__file__).parents[3] / "docs" / "rules"

EDITION_OF: Final = {"19": "2019", "06": "2006"}
DEFAULT_EDITION: Final = "2019"
KINDS: Final = {
    "R": "Rules",
    "C": "Conflicts between the rulebooks",
    "G": "Gaps in the rulebooks",
    "O": "Rule options",
    "D": "Decisions of a player",
    "T": "Worked examples",
    "TV": "Worked examples",
    "E": "Chance events",
    "I": "Invariants",
}

_ID: Final = r"[A-Z]{1,2}\d\d-[0-9A-Za-z.\-]*[0-9A-Za-z]"
_ENTRY_ID: Final = re.compile(_ID)
_ID_PARTS: Final = re.compile(r"([A-Z]{1,2})(\d\d)?(?:-(.*))?")
_HEADING: Final = re.compile(r"^## (\d+(?:\.\d+)*) (.+)$")
_RULE_START: Final = re.compile(rf"^\*\*({_ID}) (.+?)\.?\*\* ?(.*)$")
_SEPARATOR_CELL: Final = re.compile(r":?-+:?")
_QUERY_ID: Final = re.compile(r"[A-Za-z]{1,2}\d\d(-[0-9A-Za-z.\-]*)?|[A-Za-z]{1,2}-\d+|\d+(\.\d+)*(-\d+)?")
_SHORT_ID: Final = re.compile(r"(G|D|TV|E|I)-(\d+)", re.IGNORECASE)  # as the 2006 edition alone has been cited
_BARE_NUMBER: Final = re.compile(r"\d+(\.\d+)?")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule, or an entry of one of the tables. `text` is Markdown without the id and the title."""

    id: str
    title: str
    text: str
    section: str

    @property
    def edition(self) -> str:
        """The edition it belongs to."""
        return EDITION_OF[_parts(self.id)[1]]

    @property
    def markdown(self) -> str:
        """The whole rule, ready to be shown."""
        return f"**{self.id} {self.title}**\n\n{self.text}"


@dataclass(frozen=True, slots=True)
class Section:
    """A section of the rulebook: its text, and the rules and table entries in it; those of 6.2.3 are not in 6.2."""

    number: str
    title: str
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class _Book:
    code: str
    sections: dict[str, Section]
    by_id: dict[str, Rule]
    """By the id in lower case, in the order of the text."""


class UnknownRule(KeyError):
    """No rule has this id. `near` are ids that look like it, perhaps of another edition."""

    def __init__(self, id: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(id)
        self.id = id
        self.near = near

    def __str__(self) -> str:
        hint = f"; near: {', '.join(self.near)}" if self.near else ""
        return f"{self.id} is not a rule{hint}"


# --- looking up -------------------------------------------------------------------------------------------------------


def rule(id: str) -> Rule:
    """The rule or table entry with this id, in upper or lower case.

    A bare `12.4` is of the 2019 edition; a bare `6.2.3-9` and the short forms `G-36`, `TV-31` can only be of 2006. The
    beginning of ids gives a list of what it begins: `R19-12` the section, `O19` all options. Raises `UnknownRule`.
    """
    wanted = _full_id(id)
    if not is_id(wanted):
        raise UnknownRule(wanted)
    wanted = wanted.upper()
    book = _book_for(wanted)
    exact = book.by_id.get(wanted.casefold())
    if exact is not None:
        return exact
    return _overview(book, wanted)


def rule_ids(edition: str, kind: str = "R") -> tuple[str, ...]:
    """The ids of one kind (a key of `KINDS`; rules if not told) in the order of the text."""
    return tuple(entry.id for entry in _book(edition).by_id.values() if _parts(entry.id)[0] == kind)


def section(n: int | str, edition: str = DEFAULT_EDITION) -> Section:
    """A section by its number. Raises `UnknownRule`."""
    book = _book(edition)
    try:
        return book.sections[str(n)]
    except KeyError:
        raise UnknownRule(f"R{book.code}-{n}") from None


def sections(edition: str = DEFAULT_EDITION) -> tuple[Section, ...]:
    """All sections in the order of the text."""
    return tuple(_book(edition).sections.values())


def search(words: str, edition: str | None = None) -> list[Rule]:
    """The rules and entries that contain every word, those with the words in their title first.

    Of all editions if none is told. Case and accents do not matter; a word may be part of a longer one.
    """
    wanted = _folded(words).split()
    if not wanted:
        return []
    books = [_book(each) for each in ([edition] if edition is not None else editions())]
    hits = [entry for book in books for entry in book.by_id.values() if _contains_all(entry, wanted)]
    return sorted(hits, key=lambda entry: -_words_in_title(entry, wanted))


def is_id(query: str) -> bool:
    """Whether this is written like an id or the beginning of one, and not like words to search for."""
    return _QUERY_ID.fullmatch(query.strip()) is not None


def editions() -> tuple[str, ...]:
    """The editions whose rules are here."""
    return tuple(edition for edition in EDITION_OF.values() if _text_file(edition) is not None)


def contents(edition: str = DEFAULT_EDITION) -> Rule:
    """The list of sections."""
    book = _book(edition)
    return Rule(f"R{book.code}", f"The rules of the {edition} edition", _section_list(book, book.sections.values()), "")


def listing(rules: Iterable[Rule]) -> str:
    """A Markdown list of ids and titles."""
    return "\n".join(f"- **{entry.id}** {entry.title}" for entry in rules)


def _full_id(id: str) -> str:
    wanted = id.strip().rstrip("-.")
    short = _SHORT_ID.fullmatch(wanted)
    if short is not None:
        return f"{short[1]}06-{short[2]:0>2}"
    if wanted[:1].isdigit():
        return f"R19-{wanted}" if _BARE_NUMBER.fullmatch(wanted) else f"R06-{wanted}"
    return wanted


def _parts(id: str) -> tuple[str, str, str]:
    """Kind, edition and number: `TV06-31` is ("TV", "06", "31")."""
    parts = _ID_PARTS.fullmatch(id)
    assert parts is not None, id
    return parts[1], parts[2] or "", parts[3] or ""


def _book_for(id: str) -> _Book:
    edition = EDITION_OF.get(_parts(id)[1])
    if edition is None or _text_file(edition) is None:
        raise UnknownRule(id, _near(id))
    return _book(edition)


def _overview(book: _Book, prefix: str) -> Rule:
    """What ids beginning with `prefix` there are, as a rule of its own."""
    if prefix == f"R{book.code}":
        return contents(EDITION_OF[book.code])
    found = book.sections.get(prefix.removeprefix(f"R{book.code}-"))
    if found is not None:
        return Rule(prefix, found.title, _inside(book, found) or found.text, found.number)
    begun = [entry for entry in book.by_id.values() if _begins(prefix, entry.id)]
    if not begun:
        raise UnknownRule(prefix, _near(prefix))
    return Rule(prefix, KINDS.get(_parts(prefix)[0], "Entries"), listing(begun), begun[0].section)


def _inside(book: _Book, found: Section) -> str:
    """The rules of a section, then its parts."""
    parts = [each for each in book.sections.values() if each.number.startswith(f"{found.number}.")]
    return "\n".join(filter(None, (listing(found.rules), _section_list(book, parts))))


def _begins(prefix: str, id: str) -> bool:
    """`T19-14` begins `T19-14a`, but `R19-1` does not begin `R19-12.4`."""
    if not id.upper().startswith(prefix):
        return False
    return not (prefix[-1].isdigit() and id[len(prefix)].isdigit())


def _near(id: str) -> tuple[str, ...]:
    """Ids that look like this one: the same number in any edition, else of its section, else whatever comes close."""
    code = _parts(id)[1]
    books = sorted((_book(edition) for edition in editions()), key=lambda book: book.code != code)  # its own first
    everywhere = [entry.id for book in books for entry in book.by_id.values()]
    own = [each for each in everywhere if _parts(each)[1] == code]
    neighbours = [each for each in own if each.startswith(_section_start(id))]
    near = (
        _twins(id, books)
        or get_close_matches(id, neighbours, cutoff=0.85)
        or get_close_matches(id, own, cutoff=0.6)
        or get_close_matches(id, everywhere, cutoff=0.6)
    )
    return tuple(near)


def _twins(id: str, books: list[_Book]) -> list[str]:
    """The ids of the same kind and number in all editions; a missing zero is forgiven."""
    kind, _, number = _parts(id)
    written = [f"{kind}{book.code}-{number:0>2}".casefold() for book in books]
    return [book.by_id[each].id for book, each in zip(books, written, strict=True) if each in book.by_id]


def _section_start(id: str) -> str:
    """What the ids of its section begin with: `R19-12.` or `R06-6.2.3-`."""
    kind, code, number = _parts(id)
    split = number.rfind("-") if "-" in number else number.find(".")
    return f"{kind}{code}-{number[: split + 1]}"


def _section_list(book: _Book, sections: Iterable[Section]) -> str:
    """A Markdown list of sections, each below the one it is a part of."""
    listed = list(sections)
    top = min((_depth(each) for each in listed), default=0)
    return "\n".join(f"{'  ' * (_depth(each) - top)}- **R{book.code}-{each.number}** {each.title}" for each in listed)


def _depth(section: Section) -> int:
    return section.number.count(".")


def _folded(text: str) -> str:
    """Without case and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def _contains_all(entry: Rule, words: list[str]) -> bool:
    text = _folded(f"{entry.id} {entry.title} {entry.text}")
    return all(word in text for word in words)


def _words_in_title(entry: Rule, words: list[str]) -> int:
    title = _folded(entry.title)
    return sum(word in title for word in words)


# --- reading the text -------------------------------------------------------------------------------------------------


def _text_file(edition: str) -> Path | None:
    for folder in (PACKAGED, CHECKOUT):
        file = folder / f"{edition}.md"
        if file.is_file():
            return file
    return None


@cache
def _book(edition: str) -> _Book:
    file = _text_file(edition)
    if file is None:
        raise ValueError(f"the rules of edition {edition!r} are not here; editions: {', '.join(editions()) or 'none'}")
    found = {part.number: part for part in _sections(file.read_text(encoding="utf-8").splitlines())}
    entries = [entry for part in found.values() for entry in part.rules]
    return _Book(code=edition[-2:], sections=found, by_id={entry.id.casefold(): entry for entry in entries})


def _sections(lines: list[str]) -> Iterator[Section]:
    starts = [i for i, line in enumerate(lines) if _HEADING.match(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading = _HEADING.match(lines[start])
        assert heading is not None
        number, title = heading.groups()
        body = lines[start + 1 : end]
        rules = (*_rules(body, number), *_entries(body, number))
        yield Section(number, title, _joined(body), rules)


def _joined(lines: list[str]) -> str:
    return "\n".join(lines).strip().removesuffix("---").strip()


def _rules(lines: list[str], number: str) -> Iterator[Rule]:
    """The rules of a section: a paragraph each, with the tables that follow it."""
    begun: tuple[str, str] | None = None
    text: list[str] = []
    for line in [*lines, "---"]:
        start = _RULE_START.match(line)
        ends = start is not None or line.startswith(("#", "---"))
        if begun is not None and ends:
            yield Rule(begun[0], _bare(begun[1]), _joined(text), number)
            begun = None
        if start is not None:
            begun = (start[1], start[2])
            text = [start[3]]
        elif begun is not None:
            text.append(line)


def _entries(lines: list[str], number: str) -> Iterator[Rule]:
    """The rows with an id of the tables of a section."""
    for header, rows in _tables(lines):
        if header[0] != "id":
            continue
        for cells, more in _joined_rows(rows):
            id = _bare(cells[0])
            if _ENTRY_ID.fullmatch(id):
                yield Rule(id, _bare(cells[1]), _row_text(header, cells, more), number)


def _tables(lines: list[str]) -> Iterator[tuple[list[str], list[list[str]]]]:
    table: list[list[str]] = []
    for line in [*lines, ""]:
        if line.startswith("|"):
            table.append(_cells(line))
        elif table:
            yield table[0], [row for row in table[1:] if not all(_SEPARATOR_CELL.fullmatch(cell) for cell in row)]
            table = []


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def _joined_rows(rows: list[list[str]]) -> list[tuple[list[str], list[list[str]]]]:
    """Each row with the rows without an id that continue it."""
    joined: list[tuple[list[str], list[list[str]]]] = []
    for row in rows:
        if row[0] or not joined:
            joined.append((row, []))
        else:
            joined[-1][1].append(row)
    return joined


def _row_text(header: list[str], cells: list[str], more: list[list[str]]) -> str:
    named = zip(header[2:], cells[2:], strict=True)
    items = [f"- **{name}:** {cell}" for name, cell in named if cell not in ("", "–")]
    items += [f"- {': '.join(cell.removeprefix('– ') for cell in row if cell)}" for row in more]
    return "\n".join(items)


def _bare(markup: str) -> str:
    return markup.replace("**", "").replace("`", "")
