"""States are called as the language of the table calls them; a close look shows the German name too."""

from __future__ import annotations

import pytest

from macher.i18n import LANGUAGES, Texts
from macher.i18n.editions import WORDINGS
from macher.i18n.words import Words
from macher.rules.editions import EDITIONS
from tests.i18n.tables import config_of, tables_of


def words(language: str, edition: str = "2019") -> Words:
    return WORDINGS[edition].words(Texts(language, strict=True), config_of(edition))


def number(state: str, edition: str = "2019") -> int:
    return [one.id for one in tables_of(edition).states].index(state)


@pytest.mark.parametrize("edition", EDITIONS)
def test_german_messages_name_the_states_as_their_cards_do(edition: str) -> None:
    german = words("de", edition)
    states = range(len(tables_of(edition).states))
    assert [german.state(state) for state in states] == [state.name for state in tables_of(edition).states]
    assert [german.state_in_full(state) for state in states] == [german.state(state) for state in states]


@pytest.mark.parametrize(
    ("language", "name", "place", "toward", "origin"),
    [
        ("en", "Bavaria", "in Bavaria", "to Bavaria", "from Bavaria"),
        ("de", "Bayern", "in Bayern", "nach Bayern", "aus Bayern"),
        ("fr", "Bavière", "en Bavière", "en Bavière", "de Bavière"),
        ("pl", "Bawaria", "w Bawarii", "do Bawarii", "z Bawarii"),
    ],
)
def test_a_state_in_a_sentence(language: str, name: str, place: str, toward: str, origin: str) -> None:
    told = words(language).where(number("BY"))
    assert told == {"state": name, "place": place, "toward": toward, "origin": origin}


def test_the_saarland_has_an_article_in_german() -> None:
    told = words("de").where(number("SL"))
    assert (told["place"], told["toward"], told["origin"]) == ("im Saarland", "ins Saarland", "aus dem Saarland")


def test_a_close_look_shows_the_german_name_where_it_is_another() -> None:
    full = {language: words(language).state_in_full(number("BY")) for language in LANGUAGES}
    assert full == {"en": "Bavaria (Bayern)", "de": "Bayern", "fr": "Bavière (Bayern)", "pl": "Bawaria (Bayern)"}
    assert words("en").state_in_full(number("BE")) == "Berlin"
