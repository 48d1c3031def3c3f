"""The texts of the rules, read from Markdown: one for each edition and language.

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
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

PACKAGED: Final = Path(__file__).parent / "texts"  # where the wheel puts docs/rules
CHECKOUT: Final = Path(__file__).parents[3] / "docs" / "rules"

EDITION_OF: Final = {"19": "2019", "06": "2006"}
LANGUAGES: Final = ("en", "de", "fr", "pl")
DEFAULT_LANGUAGE: Final = "en"

_ID: Final = r"[A-Z]{1,2}\d\d-[0-9A-Za-z.\-]*[0-9A-Za-z]"
_ENTRY_ID: Final = re.compile(_ID)
_ID_PARTS: Final = re.compile(r"([A-Z]{1,2})(\d\d)?(?:-(.*))?")
_HEADING: Final = re.compile(r"^## (\d+(?:\.\d+)*) (.+)$")
_RULE_START: Final = re.compile(rf"^\*\*({_ID}) (.+?)\.?\*\* ?(.*)$")
_SEPARATOR_CELL: Final = re.compile(r":?-+:?")
_LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ø": "o", "’": "'", "‐": "-", "−": "-"})
"""What letters become that are not a plain one with an accent."""
_COLON: Final = {"fr": "\N{NO-BREAK SPACE}:"}
"""How a language writes a colon, where not as English does."""


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
        return EDITION_OF[parts_of(self.id)[1]]

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
class Book:
    """The rules of an edition in a language."""

    code: str
    language: str
    sections: dict[str, Section]
    by_id: dict[str, Rule]
    """By the id in lower case, in the order of the text."""
    folded: dict[str, tuple[str, str]]
    """Title and whole text of each entry as they are searched, by its id."""


@cache
def book(edition: str, language: str = DEFAULT_LANGUAGE) -> Book:
    """The rules of an edition in a language. Raises `ValueError` for one that is not here."""
    file = text_file(edition, language)
    if file is None:
        raise ValueError(f"the rules of edition {edition!r} are not here in {language!r}")
    found = {part.number: part for part in read_sections(file.read_text(encoding="utf-8").splitlines(), language)}
    entries = [entry for part in found.values() for entry in part.rules]
    return Book(
        code=edition[-2:],
        language=language,
        sections=found,
        by_id={entry.id.casefold(): entry for entry in entries},
        folded={entry.id: (folded(entry.title), folded(f"{entry.id} {entry.title} {entry.text}")) for entry in entries},
    )


def text_file(edition: str, language: str = DEFAULT_LANGUAGE) -> Path | None:
    """Where a text is: English ones in the folder itself, the others in one of their language."""
    name = f"{edition}.md" if language == DEFAULT_LANGUAGE else f"{language}/{edition}.md"
    return next((folder / name for folder in (PACKAGED, CHECKOUT) if (folder / name).is_file()), None)


def parts_of(id: str) -> tuple[str, str, str]:
    """Kind, edition and number: `TV06-31` is ("TV", "06", "31")."""
    parts = _ID_PARTS.fullmatch(id)
    assert parts is not None, id
    return parts[1], parts[2] or "", parts[3] or ""


def folded(text: str) -> str:
    """Without case and accents, and with the plain form of apostrophes, hyphens and joined letters."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char)).translate(_LETTERS)


def read_sections(lines: list[str], language: str = DEFAULT_LANGUAGE) -> Iterator[Section]:
    """The sections of a text."""
    colon = _COLON.get(language, ":")
    starts = [i for i, line in enumerate(lines) if _HEADING.match(line)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        heading = _HEADING.match(lines[start])
        assert heading is not None
        number, title = heading.groups()
        body = lines[start + 1 : end]
        rules = (*_rules(body, number), *_entries(body, number, colon))
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


def _entries(lines: list[str], number: str, colon: str) -> Iterator[Rule]:
    """The rows with an id of the tables of a section."""
    for header, rows in tables(lines):
        if header[0] != "id":
            continue
        for cells, more in _joined_rows(rows):
            id = _bare(cells[0])
            if _ENTRY_ID.fullmatch(id):
                yield Rule(id, _bare(cells[1]), _row_text(header, cells, more, colon), number)


def tables(lines: list[str]) -> Iterator[tuple[list[str], list[list[str]]]]:
    """The tables among some lines: head and rows."""
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


def _row_text(header: list[str], cells: list[str], more: list[list[str]], colon: str) -> str:
    named = zip(header[2:], cells[2:], strict=True)
    items = [f"- **{name}{colon}** {cell}" for name, cell in named if cell not in ("", "–")]
    items += [f"- {f'{colon} '.join(cell.removeprefix('– ') for cell in row if cell)}" for row in more]
    return "\n".join(items)


def _bare(markup: str) -> str:
    return markup.replace("**", "").replace("`", "")
