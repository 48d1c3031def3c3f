"""The rules in words: every rule and every entry of a table by its id, sections, and a search, in four languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from macher.i18n.texts import Texts
from macher.reference.book import DEFAULT_LANGUAGE, EDITION_OF, Book, Rule, Section, book, folded, parts_of, text_file

DEFAULT_EDITION: Final = "2019"
KINDS: Final = ("R", "C", "G", "O", "D", "T", "TV", "E", "I")
"""What an id begins with: rules, conflicts, gaps, options, decisions, examples (`T`, `TV`), chance, invariants."""

_QUERY_ID: Final = re.compile(r"[A-Za-z]{1,2}\d\d(-[0-9A-Za-z.\-]*)?|[A-Za-z]{1,2}-\d+|\d+(\.\d+)*(-\d+)?")
_SHORT_ID: Final = re.compile(r"(G|D|TV|E|I)-(\d+)", re.IGNORECASE)  # as the 2006 edition alone has been cited
_BARE_NUMBER: Final = re.compile(r"\d+(\.\d+)?")


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


def rule(id: str, language: str = DEFAULT_LANGUAGE) -> Rule:
    """The rule or table entry with this id, in upper or lower case.

    A bare `12.4` is of the 2019 edition; a bare `6.2.3-9` and the short forms `G-36`, `TV-31` can only be of 2006. The
    beginning of ids gives a list of what it begins: `R19-12` the section, `O19` all options. Raises `UnknownRule`.
    """
    wanted = _full_id(id)
    if not is_id(wanted):
        raise UnknownRule(wanted)
    wanted = wanted.upper()
    found = _book_for(wanted, language)
    exact = found.by_id.get(wanted.casefold())
    if exact is not None:
        return exact
    return _overview(found, wanted)


def rule_ids(edition: str, kind: str = "R") -> tuple[str, ...]:
    """The ids of one kind (one of `KINDS`; rules if not told) in the order of the text."""
    return tuple(entry.id for entry in book(edition).by_id.values() if parts_of(entry.id)[0] == kind)


def section(n: int | str, edition: str = DEFAULT_EDITION, language: str = DEFAULT_LANGUAGE) -> Section:
    """A section by its number. Raises `UnknownRule`."""
    found = book(edition, language)
    try:
        return found.sections[str(n)]
    except KeyError:
        raise UnknownRule(f"R{found.code}-{n}") from None


def sections(edition: str = DEFAULT_EDITION, language: str = DEFAULT_LANGUAGE) -> tuple[Section, ...]:
    """All sections in the order of the text."""
    return tuple(book(edition, language).sections.values())


def search(words: str, edition: str | None = None, language: str = DEFAULT_LANGUAGE) -> list[Rule]:
    """The rules and entries that contain every word, those with the words in their title first.

    Of all editions if none is told. Case and accents do not matter; a word may be part of a longer one.
    """
    wanted = folded(words).split()
    if not wanted:
        return []
    hits: list[tuple[int, Rule]] = []
    for each in [edition] if edition is not None else editions():
        found = book(each, language)
        for entry in found.by_id.values():
            title, text = found.folded[entry.id]
            if all(word in text for word in wanted):
                hits.append((sum(word in title for word in wanted), entry))
    return [entry for _, entry in sorted(hits, key=lambda hit: -hit[0])]


def is_id(query: str) -> bool:
    """Whether this is written like an id or the beginning of one, and not like words to search for."""
    return _QUERY_ID.fullmatch(query.strip()) is not None


def editions() -> tuple[str, ...]:
    """The editions whose rules are here."""
    return tuple(edition for edition in EDITION_OF.values() if text_file(edition) is not None)


def contents(edition: str = DEFAULT_EDITION, language: str = DEFAULT_LANGUAGE) -> Rule:
    """The list of sections."""
    found = book(edition, language)
    title = Texts(language).get("rulebook-contents", edition=edition)
    return Rule(f"R{found.code}", title, _section_list(found, found.sections.values()), "")


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


def _book_for(id: str, language: str) -> Book:
    edition = EDITION_OF.get(parts_of(id)[1])
    if edition is None or text_file(edition) is None:
        raise UnknownRule(id, _near(id))
    return book(edition, language)


def _overview(of: Book, prefix: str) -> Rule:
    """What ids beginning with `prefix` there are, as a rule of its own."""
    if prefix == f"R{of.code}":
        return contents(EDITION_OF[of.code], of.language)
    found = of.sections.get(prefix.removeprefix(f"R{of.code}-"))
    if found is not None:
        return Rule(prefix, found.title, _inside(of, found) or found.text, found.number)
    begun = [entry for entry in of.by_id.values() if _begins(prefix, entry.id)]
    if not begun:
        raise UnknownRule(prefix, _near(prefix))
    title = Texts(of.language).get(f"rulebook-kind-{parts_of(prefix)[0].lower()}")
    return Rule(prefix, title, listing(begun), begun[0].section)


def _inside(of: Book, found: Section) -> str:
    """The rules of a section, then its parts."""
    parts = [each for each in of.sections.values() if each.number.startswith(f"{found.number}.")]
    return "\n".join(filter(None, (listing(found.rules), _section_list(of, parts))))


def _begins(prefix: str, id: str) -> bool:
    """`T19-14` begins `T19-14a`, but `R19-1` does not begin `R19-12.4`."""
    if not id.upper().startswith(prefix):
        return False
    return not (prefix[-1].isdigit() and id[len(prefix)].isdigit())


def _near(id: str) -> tuple[str, ...]:
    """Ids that look like this one: the same number in any edition, else of its section, else whatever comes close."""
    code = parts_of(id)[1]
    books = sorted(map(book, editions()), key=lambda each: each.code != code)  # its own first
    everywhere = [entry.id for each in books for entry in each.by_id.values()]
    own = [each for each in everywhere if parts_of(each)[1] == code]
    neighbours = [each for each in own if each.startswith(_section_start(id))]
    near = (
        _twins(id, books)
        or get_close_matches(id, neighbours, cutoff=0.85)
        or get_close_matches(id, own, cutoff=0.6)
        or get_close_matches(id, everywhere, cutoff=0.6)
    )
    return tuple(near)


def _twins(id: str, books: list[Book]) -> list[str]:
    """The ids of the same kind and number in all editions; a missing zero is forgiven."""
    kind, _, number = parts_of(id)
    written = [f"{kind}{each.code}-{number:0>2}".casefold() for each in books]
    return [each.by_id[twin].id for each, twin in zip(books, written, strict=True) if twin in each.by_id]


def _section_start(id: str) -> str:
    """What the ids of its section begin with: `R19-12.` or `R06-6.2.3-`."""
    kind, code, number = parts_of(id)
    split = number.rfind("-") if "-" in number else number.find(".")
    return f"{kind}{code}-{number[: split + 1]}"


def _section_list(of: Book, sections: Iterable[Section]) -> str:
    """A Markdown list of sections, each below the one it is a part of."""
    listed = list(sections)
    top = min((_depth(each) for each in listed), default=0)
    return "\n".join(f"{'  ' * (_depth(each) - top)}- **R{of.code}-{each.number}** {each.title}" for each in listed)


def _depth(section: Section) -> int:
    return section.number.count(".")
