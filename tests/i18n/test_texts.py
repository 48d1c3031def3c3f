"""Messages by id: languages, fallback, numbers, plurals."""

from __future__ import annotations

import pytest

from macher.i18n import LANGUAGES, TextError, Texts, messages, missing, preferred, signed, variables


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


def test_what_a_language_lacks_is_said_in_english() -> None:
    assert "prompt-program-take" in missing("pl")
    assert Texts("pl").get("prompt-program-take") == Texts("en").get("prompt-program-take")
    assert not Texts("pl").has("prompt-program-take")


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
    assert Texts("en").money(5) == "5,000 €"
    assert Texts("de").money(30) == "30.000 €"
    assert Texts("de").money(0) == "0 €"


def test_signs_are_true_minus_signs() -> None:
    assert [signed(number) for number in (2, 0, -3)] == ["+2", "0", "−3"]


def test_no_marks_for_the_direction_of_writing() -> None:
    assert Texts("en").get("state-place", state="Bremen") == "in Bremen"


def test_the_saarland_has_an_article_in_german() -> None:
    texts = Texts("de")
    assert texts.get("state-place", state="Saarland") == "im Saarland"
    assert texts.get("state-toward", state="Saarland") == "ins Saarland"
    assert texts.get("state-toward", state="Hessen") == "nach Hessen"


def test_lists_end_as_the_language_wants_it() -> None:
    assert Texts("de").listing(["SPD", "FDP", "Linke"]) == "SPD, FDP und Linke"
    assert Texts("pl").listing(["SPD", "FDP"], "or") == "SPD lub FDP"
    assert Texts("en").listing(["SPD"]) == "SPD"
    assert Texts("en").listing([]) == ""


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
    assert variables("pl", "event-media-bought") == frozenset()


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
