"""Reasons of bots as people read them: values are put into words by their names."""

from __future__ import annotations

import pytest

from macher.bots import BOTS, Reason, make_bot
from macher.i18n import LANGUAGES, Renderer, Texts, bot
from macher.i18n.reasons import ReasonTexts
from macher.rules import View
from macher.rules.editions import EDITIONS
from tests.i18n.tables import config_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reason_is_a_sentence(edition: str, language: str) -> None:
    config = config_of(edition)
    reason = make_bot("random", 1).explain(View(config, None), (3, 4, 5), 4)
    assert reason == Reason("at-random", choices=3)
    sentence = Renderer(Texts(language, strict=True), config).reason(reason)
    assert "3" in sentence
    assert sentence.endswith(".")


def test_the_only_choice_is_said_so() -> None:
    render = Renderer(Texts("en", strict=True), config_of("2019"))
    assert render.reason(Reason("at-random", choices=1)) == "This was the only thing to do."


def test_values_are_put_into_words_by_their_names() -> None:
    config = config_of("2019")
    words = Renderer(Texts("de", strict=True), config).words
    filled = ReasonTexts(words).filled(
        Reason("any", seat=0, rival=1, state=2, card=3, price=4, match=-1, points=2.54, votes=7, kind="media").values
    )
    assert filled == {
        "seat": "SPD",
        "rival": "CDU/CSU",
        **words.where(2),
        "card": words.card(3),
        "price": "4.000\u00a0€",
        "match": "−1",
        "points": "2,5",
        "votes": 7,
        "kind": "media",
    }
    assert ReasonTexts(words).filled({"points": 3.04})["points"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_and_a_sentence(language: str) -> None:
    texts = Texts(language, strict=True)
    titles = {bot(texts, name)[0] for name in BOTS}
    assert len(titles) == len(BOTS)
    assert all(bot(texts, name)[1].endswith(".") for name in BOTS)


def test_a_reason_shows_what_it_is() -> None:
    assert repr(Reason("leave-state", state=3)) == "Reason('leave-state', state=3)"
    assert Reason("leave-state", state=3) != Reason("leave-state", state=4)
