"""The rules say the same in four languages: entry by entry the same ids, numbers, code words and tables."""

from __future__ import annotations

import re
import tomllib
from collections import Counter

import pytest

from macher.i18n import LANGUAGES as LANGUAGES_OF_WORDS
from macher.i18n import Texts
from macher.reference import LANGUAGES, Rule, contents, editions, rule, rule_ids, search, sections
from macher.reference.book import CHECKOUT, PACKAGED, book, folded, tables, text_file
from macher.reference.rulebook import KINDS

OTHERS = LANGUAGES[1:]
BOOKS = [(edition, language) for edition in editions() for language in OTHERS]

# Little words that no text of some length does without, and that none of the other three languages has.
LITTLE_WORDS = {
    "en": "the of and to is are be by it its with from that this not no one each any all has have may must on at as if"
    " only when which their then than after before never into they two who nothing without every or",
    "de": "der die das den dem des ein eine einen einem einer und ist sind wird werden nicht mit von vom zum zur auf"
    " für im oder wer wenn nur nach aus bei hat kein keine keinen sie er sich als auch ihre jede jeder jedes",
    "fr": "le la les un une du des et est sont pas avec dans sur pour par qui que ou si ne chaque aucun aucune il elle"
    " au aux ce cette son sa ses ont être peut après avant tous toutes sans rien leur en",
    "pl": "w ze na nie jest są się od po lub albo jego jej ich tylko który która które każdy każda każde gracz"
    " przez dla przed gdy jeśli nikt nic co może musi jak też przy tego bez jednej oraz to ta ten",
}
LITTLE = {language: frozenset(words.split()) for language, words in LITTLE_WORDS.items()}


def whole(entry: Rule) -> str:
    return f"{entry.title}\n{entry.text}"


def code_words(text: str) -> Counter[str]:
    """What stands in back quotes: values of options, names of tables, commands. Not in programs."""
    return Counter(re.findall(r"`([^`]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)))


def names(text: str) -> Counter[str]:
    """The code words without those that stand for a topic, as `+edu` does: topics have a name in each language."""
    return Counter({word: count for word, count in code_words(text).items() if not re.search(r"[+±]", word)})


def numbers(text: str) -> Counter[str]:
    """The numbers of a text, whichever way thousands are parted; those of ids and dates too."""
    plain = re.sub(r"`[^`\n]+`", "", text)
    joined = re.sub(r"(?<=\d)[,.\u202f\u00a0](?=\d{3}(?!\d))", "", plain)
    return Counter(re.findall(r"\d+", joined))


def shape(text: str) -> list[tuple[int, int]]:
    """Columns and rows of each table of a text."""
    return [(len(head), len(rows)) for head, rows in tables(text.splitlines())]


def prose(text: str) -> list[str]:
    """The words of a text in lower case, without code words, ids and what names or quotes a rulebook."""
    bare = re.sub(r"`[^`]+`|\w+_\w+|\b(?:EN|DE|FR|PL)\b|\b[A-Z]{1,2}\d\d-[\w.\-]+|[„«“\"][^„«“”»\"]*[“”»\"]", " ", text)
    return re.findall(r"[^\W\d_]+", bare.casefold())


def spoken(text: str) -> dict[str, int]:
    """How many little words of each language a text has."""
    found = Counter(prose(text))
    return {language: sum(found[word] for word in little) for language, little in LITTLE.items()}


def seems_foreign(text: str, language: str) -> bool:
    """Whether another language has more of its little words in a text than its own has."""
    counts = spoken(text)
    return any(count > counts[language] for other, count in counts.items() if other != language)


# --- all of them are there --------------------------------------------------------------------------------------------
def test_the_languages_are_those_of_the_program() -> None:
    assert LANGUAGES == LANGUAGES_OF_WORDS


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_the_same_sections_and_entries_in_the_same_order(edition: str, language: str) -> None:
    english, other = book(edition), book(edition, language)
    assert list(other.sections) == list(english.sections)
    assert [entry.id for entry in other.by_id.values()] == [entry.id for entry in english.by_id.values()]


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_the_same_numbers_and_code_words_in_every_entry(edition: str, language: str) -> None:
    differing = {}
    for english in book(edition).by_id.values():
        other = rule(english.id, language)
        for what in (code_words, numbers):
            here, there = what(whole(english)), what(whole(other))
            if here != there:
                differing[english.id] = (here - there, there - here)
    assert differing == {}


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_options_and_decisions_keep_their_names(edition: str, language: str) -> None:
    for id in (*rule_ids(edition, "O"), *rule_ids(edition, "D")):
        assert rule(id, language).title == rule(id).title


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_the_same_tables_in_every_section(edition: str, language: str) -> None:
    for english, other in zip(sections(edition), sections(edition, language), strict=True):
        assert shape(other.text) == shape(english.text), english.number
        assert names(other.text) == names(english.text), english.number
        assert numbers(other.text) == numbers(english.text), english.number


# --- none is in another language --------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("edition", "language"), [(edition, language) for edition in editions() for language in LANGUAGES]
)
def test_no_entry_is_in_another_language(edition: str, language: str) -> None:
    foreign = [entry.id for entry in book(edition, language).by_id.values() if seems_foreign(whole(entry), language)]
    assert foreign == []


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_no_entry_is_as_in_english(edition: str, language: str) -> None:
    """Short ones as well, which have no little words."""
    same = []
    for english in book(edition).by_id.values():
        words = prose(whole(english))
        if words and words == prose(whole(rule(english.id, language))):
            same.append(english.id)
    assert same == []


@pytest.mark.parametrize(("edition", "language"), BOOKS)
def test_titles_are_in_the_language(edition: str, language: str) -> None:
    same = [
        id
        for kind in ("R", "C", "G")
        for id in rule_ids(edition, kind)
        if rule(id).title == rule(id, language).title and len(prose(rule(id).title)) > 1
    ]
    assert same == []


@pytest.mark.parametrize("edition", editions())
@pytest.mark.parametrize("language", OTHERS)
def test_a_rule_left_in_english_would_be_found(edition: str, language: str) -> None:
    """By its little words, and if it has none, as a text that is the same as in English."""
    missed = [id for id in rule_ids(edition) if not seems_foreign(whole(rule(id)), language)]
    assert len(missed) < 0.03 * len(rule_ids(edition))
    assert all(prose(whole(rule(id))) for id in missed)


# --- searching and listing --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "typed", "written"),
    [
        ("de", "AUSSER", "außer"),
        ("de", "betrage", "Beträge"),
        ("fr", "enchere", "enchère"),
        ("fr", "l'election", "l’élection"),
        ("pl", "glosow", "głosów"),
    ],
)
def test_search_forgives_what_is_hard_to_type(language: str, typed: str, written: str) -> None:
    found = search(typed, None, language)
    assert found == search(written, None, language)
    assert any(written in whole(entry) for entry in found)


def test_joined_letters_are_searched_apart() -> None:
    assert folded("Cœur, mœurs") == "coeur, moeurs"


def test_search_is_in_one_language() -> None:
    assert search("Wahlurne", "2019", "de")
    assert not search("Wahlurne", "2019", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_headed_in_the_language(language: str) -> None:
    assert rule("O19", language).title == Texts(language, strict=True).get("rulebook-kind-o")
    assert rule("R06", language) == contents("2006", language)
    assert all(Texts(language, strict=True).has(f"rulebook-kind-{kind.lower()}") for kind in KINDS)
    headed = {rule(begin, each).title for begin in ("O19", "R19-12", "R06-6.2.3") for each in LANGUAGES}
    assert len(headed) == 3 * len(LANGUAGES)


def test_each_text_lies_in_the_folder_that_is_packaged() -> None:
    project = tomllib.loads((CHECKOUT.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    packaged = project["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert packaged == {"docs/rules": PACKAGED.relative_to(CHECKOUT.parents[1] / "src").as_posix()}
    for edition in editions():
        files = [text_file(edition, language) for language in LANGUAGES]
        assert all(file is not None for file in files)
        assert {file.parent.name for file in files[1:] if file is not None} == set(OTHERS)
