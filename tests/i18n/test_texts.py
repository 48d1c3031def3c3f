"""Messages by id: languages, fallback, numbers, plurals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from macher.i18n import LANGUAGES, TextError, Texts, messages, missing, preferred, signed, texts, variables
from macher.i18n.texts import in_edition


@pytest.fixture
def few_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """English with three messages, and Polish with one of them."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "few.ftl").write_text("here = Here { $place }\nthere = There\nthere-2006 = There in 2006\n")
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "few.ftl").write_text("there = Tam\n")
    caches = (texts._messages, texts._messages_in, texts._bundle, texts.in_edition, texts._plain, texts._filled)
    for cache in caches:
        cache.cache_clear()
    monkeypatch.setattr(texts, "_FOLDER", tmp_path)
    yield
    for cache in caches:
        cache.cache_clear()


def test_a_message_in_each_language() -> None:
    assert [Texts(language).get("topic-traffic") for language in LANGUAGES] == [
        "Traffic",
        "Verkehr",
        "Transports",
        "Transport",
    ]


def test_an_attribute_is_named_after_a_dot() -> None:
    assert Texts("de").get("party-gruene.short") == "GRÜ"
    assert Texts("de").get("party-gruene.long") == "[party-gruene.long]"


@pytest.mark.usefixtures("few_messages")
def test_what_a_language_lacks_is_said_in_english() -> None:
    assert missing("pl") == ["here", "there-2006"]
    assert Texts("pl").get("here", place="x") == "Here x"
    assert Texts("pl").get("there") == "Tam"
    assert not Texts("pl").has("here")
    assert variables("pl", "here") == frozenset()


@pytest.mark.usefixtures("few_messages")
def test_an_edition_never_borrows_the_words_of_the_other() -> None:
    """What a language lacks in the words of an edition is said in English, not in the words of the other edition."""
    assert Texts("pl").of_edition("2006").get("there") == "There in 2006"
    assert Texts("pl").of_edition("2019").get("there") == "Tam"
    with pytest.raises(TextError, match="pl has no message there-2006"):
        Texts("pl", strict=True, edition="2006").get("there")


def test_an_edition_has_its_own_words() -> None:
    english = Texts("en")
    assert english.get("step-convert") == english.of_edition("2019").get("step-convert") == "Convert rallies"
    assert english.of_edition("2006").get("step-convert") == "Convert meetings"
    assert Texts("de", edition="2006").get("variant-7.about").startswith("Eine Wahl in jeder Runde")
    assert english.of_edition("2006").get("step-media-buy") == english.get("step-media-buy")
    assert english.of_edition("2006").has("attitude-approve")
    assert in_edition("party-spd.short", "2006") == "party-spd.short"
    assert in_edition("variant-7.about", "2006") == "variant-7-2006.about"
    texts_2006 = english.of_edition("2006")
    assert texts_2006.of_edition("2006") is texts_2006


def test_what_nobody_has_is_its_id_in_brackets() -> None:
    assert Texts("de").get("no-such-message", count=1) == "[no-such-message]"


def test_a_value_that_is_not_given_raises_nothing() -> None:
    assert Texts("de").get("action-bid") == "bid bieten"


def test_strict_texts_raise() -> None:
    with pytest.raises(TextError, match="de has no message no-such"):
        Texts("de", strict=True).get("no-such-message")
    with pytest.raises(TextError, match="action-bid"):
        Texts("de", strict=True).get("action-bid")


def test_there_are_four_languages() -> None:
    with pytest.raises(ValueError, match="languages are en, de, fr, pl"):
        Texts("it")


def test_money_is_counted_in_thousands() -> None:
    assert Texts("en").money(5) == "5,000\u00a0€"
    assert Texts("de").money(30) == "30.000\u00a0€"
    assert Texts("de").money(0) == "0\u00a0€"
    assert Texts("fr").money(5) == "5\u202f000\u00a0€"
    polish = [Texts("pl").money(thousands) for thousands in (5, 30)]
    assert polish == ["5000\u00a0€", "30\u00a0000\u00a0€"]  # as browsers write


def test_signs_are_true_minus_signs() -> None:
    assert [signed(number) for number in (2, 0, -3)] == ["+2", "0", "−3"]


def test_no_marks_for_the_direction_of_writing() -> None:
    assert Texts("en").get("player", player="Ada", party="SPD") == "Ada (SPD)"


def test_lists_end_as_the_language_wants_it() -> None:
    assert Texts("de").listing(["SPD", "FDP", "Linke"]) == "SPD, FDP und Linke"
    assert Texts("pl").listing(["SPD", "FDP"], "or") == "SPD lub FDP"
    assert Texts("en").listing(["SPD"]) == "SPD"
    assert Texts("en").listing([]) == ""


def test_colons_and_semicolons_as_the_language_sets_them() -> None:
    english, french = Texts("en"), Texts("fr")
    assert english.labelled("Votes", 3) == "Votes: 3"
    assert french.labelled("Voix", 3) == "Voix\u00a0: 3"
    assert english.apart(["SPD 1, 2", "FDP 3"]) == "SPD 1, 2; FDP 3"
    assert french.apart(["SPD 1, 2", "FDP 3"]) == "SPD 1, 2\u202f; FDP 3"


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "1 wiec"),
        (2, "2 wiece"),
        (4, "4 wiece"),
        (5, "5 wieców"),
        (12, "12 wieców"),
        (22, "22 wiece"),
        (0, "0 wieców"),
    ],
)
def test_polish_plurals(count: int, words: str) -> None:
    assert Texts("pl", strict=True).get("symbol-rally", rallies=count) == words


def test_plurals_of_the_others() -> None:
    assert Texts("en").get("effect-votes", amount=1) == "1 vote"
    assert Texts("de").get("effect-votes", amount=8) == "8 Stimmen"
    assert Texts("fr").get("symbol-rally", rallies=0) == "0 meeting"


def test_variables_of_a_message() -> None:
    assert variables("en", "event-media-bought") == {"seat", "place", "price"}
    assert variables("de", "option-coalition.about") == frozenset()
    assert variables("de", "no-such-message") == frozenset()


def test_nothing_is_missing_in_english() -> None:
    assert missing("en") == []
    assert "party-spd.short" in messages("en")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "fr_CA.UTF-8", "LC_ALL": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "it:pl:de"}, "pl"),
        ({"LANG": "C", "LANGUAGE": "de"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LANG": "deu"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language


def test_the_environment_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert preferred() == "pl"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_joined_by_hand_are_those_of_fluent(language: str) -> None:
    joined = [message for message in texts.messages(language) if texts._plain(language, message) is not None]
    assert len(joined) > 1000
    for message in joined:
        values = {name: f"<{name}>" for name in texts.variables(language, message)}
        pattern = texts._pattern(language, message)
        assert pattern is not None
        formatted, _ = texts._bundle_of(language, message).format_pattern(pattern, dict(values))
        assert Texts(language).fill(message, values) == formatted
