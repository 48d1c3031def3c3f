"""What a reader sees of the messages and the rules of a language, apart from ids, values and code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast

from macher.i18n.texts import files

RULES: Final = Path(__file__).parents[2] / "docs" / "rules"
VALUE: Final = "\ufffc"
"""Stands in a text where a value or one of several variants is filled in."""

EDITION: Final = "2006"
"""The edition whose words stand in files and messages of their own."""


class Passage(NamedTuple):
    """One text in its place: the file, the message or rule, the edition it is read in (empty: both), and the text."""

    file: str
    id: str
    edition: str
    text: str


def passages(language: str) -> list[Passage]:
    """Every text of a language that a player can read."""
    return [*messages_of(language), *rules_of(language)]


# --- messages --------------------------------------------------------------------------------------------------------
def messages_of(language: str) -> list[Passage]:
    """The texts of all messages of a language; each variant of a choice is a text of its own."""
    entries = {
        entry.id.name: (path, entry)
        for path in files(language)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message)
    }
    found = []
    for id, (path, entry) in entries.items():
        edition = EDITION if path.stem.endswith(EDITION) else "2019" if f"{id}-{EDITION}" in entries else ""
        parts = [(id, entry.value), *((f"{id}.{one.id.name}", one.value) for one in entry.attributes)]
        found += [
            Passage(f"{language}/{path.name}", part, edition, without_code(text))
            for part, pattern in parts
            if pattern is not None
            for text in texts_in(pattern)
        ]
    return found


def texts_of(source: str) -> list[str]:
    """The texts of one message as it stands in a file."""
    entry = FluentParser().parse_entry(source)
    assert isinstance(entry, ast.Message), source
    return list(texts_in(entry.value)) if entry.value else []


def texts_in(pattern: ast.Pattern) -> Iterator[str]:
    """The text of a pattern, and those of the variants in it."""
    whole = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            whole += element.value
        elif isinstance(element.expression, ast.StringLiteral):
            whole += str(element.expression.parse()["value"])
        else:
            whole += VALUE
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from texts_in(variant.value)
    yield whole


# --- rules -----------------------------------------------------------------------------------------------------------
def rules_of(language: str) -> list[Passage]:
    """The lines of both rules texts of a language, without the table of terms at their head."""
    folder = RULES if language == "en" else RULES / language
    return [passage for path in sorted(folder.glob("*.md")) for passage in lines_of(path, language)]


def lines_of(path: Path, language: str) -> Iterator[Passage]:
    """The lines of one rules text outside blocks of code; a line belongs to the rule that began last."""
    id, head, code = "", True, False
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        head = head and not line.startswith("## ")
        began = re.match(r"(?:\| )?(?:\*\*)?([A-Z]+\d+-[^ *|]+)", line)
        id = began[1].rstrip(".") if began else id
        fence = line.startswith("```")
        code ^= fence
        if not (code or fence or (head and line.startswith("|"))):
            yield Passage(f"docs/rules {language} {path.name}:{number}", id, path.stem, without_code(line))


def without_code(text: str) -> str:
    """A text with a value in the place of everything in back quotes."""
    return re.sub(r"`[^`]*`", VALUE, text)
