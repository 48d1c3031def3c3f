"""Bots are called in the language of the reader, and the page calls them as the log does."""

from __future__ import annotations

import pytest

from macher.bots import BOTS
from macher.i18n import LANGUAGES, Texts
from macher.server.words.library import bot_at_seat


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", BOTS)
def test_the_page_calls_a_bot_as_the_log_does(bot: str, language: str) -> None:
    texts = Texts(language, strict=True)
    assert texts.get(f"web-bot-{bot}", number=2) == bot_at_seat(texts, bot, 1)


def test_a_bot_has_its_name_in_each_language() -> None:
    names = {language: bot_at_seat(Texts(language), "club", 1) for language in LANGUAGES}
    assert names == {"en": "Club player 2", "de": "Vereinsspieler 2", "fr": "Joueur de club 2", "pl": "Gracz klubowy 2"}
