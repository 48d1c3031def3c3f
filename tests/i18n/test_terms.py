"""One thing, one word: the messages and rules of every language keep to its table of terms."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

import pytest

from macher.i18n import LANGUAGES
from tests.i18n.visible import RULES, Passage, passages, texts_of

HEADING = ("term", "2019", "2006", "never")


class Never(NamedTuple):
    """A word that must not appear, in one edition or (empty) in both."""

    edition: str
    pattern: re.Pattern[str]


class Term(NamedTuple):
    """A row of a table: the English key, the word of each edition, and the words that are not to be used for it."""

    key: str
    words: dict[str, str]
    never: list[Never]

    def instead(self, edition: str) -> str:
        """What to say in an edition, or in both."""
        told = [self.words[edition]] if edition else self.words.values()
        return " / ".join(dict.fromkeys(told))


# --- reading a table -------------------------------------------------------------------------------------------------
def table(text: str) -> list[Term]:
    """The rows of the table of terms in a page of Markdown."""
    rows = [cells(line) for line in text.splitlines() if line.startswith("|")]
    assert rows[:1] == [HEADING], f"the columns are {' | '.join(HEADING)}"
    return [Term(key, {"2019": new, "2006": old}, nevers(never)) for key, new, old, never in rows[2:]]


def cells(line: str) -> tuple[str, ...]:
    """The four cells of a row; a `|` in the last belongs to an expression there."""
    found = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"), maxsplit=3)
    assert len(found) == len(HEADING), line
    return tuple(cell.strip().replace(r"\|", "|") for cell in found)


def nevers(cell: str) -> list[Never]:
    """The words of the last cell: plain ones, and expressions in back quotes; `2006: …` counts there alone."""
    found = []
    for entry in re.findall(r"(?:`[^`]*`|[^`;])+", cell):
        parts = re.fullmatch(r"\s*(?:(2019|2006):\s*)?(?:`([^`]+)`|([^`]+?))\s*", entry)
        if parts and entry.strip() not in {"", "–"}:
            words = parts[2] or re.escape(parts[3])
            found.append(Never(parts[1] or "", re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE)))
        else:
            assert entry.strip() in {"", "–"}, f"cannot read {entry!r}"
    return found


@lru_cache
def terms(language: str) -> list[Term]:
    return table((RULES / "terms" / f"{language}.md").read_text(encoding="utf-8"))


# --- finding words outside it ----------------------------------------------------------------------------------------
def outside(told: list[Term], texts: Iterable[Passage]) -> list[str]:
    """Every word that a table forbids in these texts: where it stands, and what to say instead."""
    return [
        f"{one.file} {one.id}: “{found[0]}”, say {term.instead(one.edition)} ({term.key})"
        for one in texts
        for term in told
        for never in term.never
        if never.edition in {"", one.edition}
        for found in never.pattern.finditer(one.text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_the_same_terms(language: str) -> None:
    assert [term.key for term in terms(language)] == [term.key for term in terms("en")]
    assert [term.key for term in terms(language) if not all(term.words.values())] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_keeps_to_itself(language: str) -> None:
    """A word that a row demands is forbidden by none."""
    words = [
        Passage("table", term.key, edition, word) for term in terms(language) for edition, word in term.words.items()
    ]
    assert outside(terms(language), words) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_table_of_terms(language: str) -> None:
    found = outside(terms(language), passages(language))
    assert not found, "\n" + "\n".join(found)


# --- the check itself can fail ---------------------------------------------------------------------------------------
PLANTED = r"""A head.

| term | 2019 | 2006 | never |
|---|---|---|---|
| convert | umwandeln | umwandeln | `umsetz(en\|t)`; `umgesetzt` |
| points | Punkte | Punkte | SP; Siegpunkte |
| rally | Wahlveranstaltung | Versammlung | 2006: `Wahlveranstaltung(en)?`; 2019: Versammlung |
| trend | Trend | Beliebtheit | – |
"""


def planted(source: str, edition: str = "") -> list[str]:
    """What the check says about one planted message."""
    return outside(table(PLANTED), [Passage("de/x.ftl", "x", edition, text) for text in texts_of(source)])


def test_the_check_names_the_place_and_the_right_word() -> None:
    assert planted("x = Stimmen { $n } Umsetzen") == ["de/x.ftl x: “Umsetzen”, say umwandeln (convert)"]
    assert planted('x = { $n } { "SP" }') == ["de/x.ftl x: “SP”, say Punkte (points)"]


def test_the_check_reads_every_variant() -> None:
    told = planted("x = { $n ->\n    [one] { $n } Punkt\n   *[other] { $n } Siegpunkte\n }")
    assert told == ["de/x.ftl x: “Siegpunkte”, say Punkte (points)"]


def test_the_check_reads_no_ids_no_values_and_no_longer_words() -> None:
    assert planted("umsetzen = { $umsetzen } SPD Umsetzende { umsetzen }") == []


def test_a_word_may_be_wrong_in_one_edition_alone() -> None:
    assert planted("x = Wahlveranstaltungen", "2006") == ["de/x.ftl x: “Wahlveranstaltungen”, say Versammlung (rally)"]
    assert planted("x = Wahlveranstaltungen", "2019") == planted("x = Wahlveranstaltungen") == []


def test_the_check_reads_messages_and_rules() -> None:
    texts = passages("de")
    assert {"de/web.ftl", "de/events-2006.ftl"} < {one.file for one in texts}
    assert {"R19-12.4", "R06-6.2.3-9"} < {one.id for one in texts}
    assert {one.edition for one in texts} == {"", "2019", "2006"}
