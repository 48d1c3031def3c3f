"""Quotation marks, apostrophes, spaces and thousands as each language writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from macher.i18n import LANGUAGES
from tests.i18n.visible import VALUE, Passage, messages_of, rules_of, texts_of

STRAIGHT = {r"[\"']": "no straight quotation mark or apostrophe"}
IN_MESSAGES = {
    r"(?<![ \u00a0])·|·(?![ \u00a0])": "a space before and after it",
    r"(?:\d|" + VALUE + ") €": "no-break space (U+00A0) before €",
}
"""In rules a dot without spaces is a product, and no line of a button is too short for a sum."""
OWN = {
    "en": {r"[„«»]": "“…”", r"\d\.\d{3}(?!\d)": "5,000"},
    "de": {r"[”«»]": "„…“", r"\d,\d{3}(?!\d)": "5.000"},
    "fr": {
        r"(?<!\u00a0)(?<!^):(?=\s|$|«|" + VALUE + ")": "no-break space (U+00A0) before :",
        r"(?<![\u202f!?(*])(?<!^)(?<!«\u00a0)[;!?]": "narrow no-break space (U+202F) before ; ! ?",
        r"«(?!\u00a0)": "no-break space (U+00A0) after «",
        r"(?<!\u00a0)»": "no-break space (U+00A0) before »",
        r"[„“”]": "« … »",
        r"\d[,.]\d{3}(?!\d)|\d[ \u00a0]000(?!\d)": "5 000 with U+202F",
        r"(?i)(?<!\w)(?:vous|votre|vos|(?!(?:ch|ass)ez)\w+ez)(?!\w)": "tu",
    },
    "pl": {r"[“«»]": "„…”", r"\d[,.]\d{3}(?!\d)": "5000 or 5 000 with a no-break space"},
}
PAIRS = {"en": "“”", "de": "„“", "fr": "«»", "pl": "„”"}


def faults(language: str, texts: Iterable[Passage], more: dict[str, str] = IN_MESSAGES) -> list[str]:
    """What is not written as the language writes it: where, what, and what is right."""
    rules = STRAIGHT | OWN[language] | more
    found = [
        f"{one.file} {one.id}: {fault} in “{one.text}”"
        for one in texts
        for fault in (*misfits(rules, one.text), *unpaired(PAIRS[language], one.text))
    ]
    return list(dict.fromkeys(found))


def misfits(rules: dict[str, str], text: str) -> Iterator[str]:
    """Whatever one of the rules finds."""
    for pattern, right in rules.items():
        for found in re.finditer(pattern, text):
            yield f"“{found[0]}”, write {right}"


def unpaired(pair: str, text: str) -> Iterator[str]:
    """A quotation mark that is opened and not closed, or the other way round."""
    if text.count(pair[0]) != text.count(pair[1]):
        yield f"a quotation mark without the other, write {pair[0]}…{pair[1]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_written_as_the_language_writes(language: str) -> None:
    found = faults(language, messages_of(language))
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_rules_are_written_as_the_language_writes(language: str) -> None:
    """The English rules are the source that everybody edits, with plain quotation marks."""
    found = faults(language, rules_of(language), more={})
    assert not found, "\n" + "\n".join(found)


# --- the check itself can fail ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "x = Everybody's money"),
        ("en", 'x = Press "Undo"'),
        ("en", "x = { $state }· { $seats }"),
        ("en", 'x = { $state } ·{ "80" }'),
        ("de", "x = Drück „Weiter”"),
        ("de", "x = Drück „Weiter"),
        ("de", "x = 5,000 €"),
        ("de", "x = 5.000 €"),
        ("fr", "x = Défausse: 0"),
        ("fr", "x = { $place }: { $count }"),
        ("fr", "x = Défausse : 0"),
        ("fr", "x = Prêt !"),
        ("fr", "x = Prêt?"),
        ("fr", "x = «Suite»"),
        ("fr", "x = Choisissez une carte"),
        ("fr", "x = C’est à vous"),
        ("fr", "x = 5.000 €"),
        ("fr", "x = 5 000 €"),
        ("fr", "x = l'opinion"),
        ("pl", "x = „Podpowiedź“"),
        ("pl", "x = 5,000 €"),
    ],
)
def test_a_planted_fault_is_found(language: str, text: str) -> None:
    texts = [Passage("x.ftl", "x", "", one) for one in texts_of(text)]
    assert faults(language, texts) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "x = Everybody’s “money” · 5,000\u00a0€"),
        ("de", "x = Drück „Weiter“: 5.000\u00a0€"),
        ("fr", "x = Défausse\u00a0: 0\u202f; «\u00a0Suite\u00a0» assez chez toi\u202f? 5\u202f000\u00a0€, 12:30, (!)"),
        ("pl", "x = „Podpowiedź”: 5\u00a0000\u00a0€"),
    ],
)
def test_what_is_right_is_let_be(language: str, text: str) -> None:
    assert faults(language, [Passage("x.ftl", "x", "", one) for one in texts_of(text)]) == []
