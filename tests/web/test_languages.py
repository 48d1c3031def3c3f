"""Four languages, changed at any moment without a reload."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.player import Player
from tests.web.tables import make_table, sit_down

# The choice in the bar; where the bar has no room for it, it is there unseen.
SPEAK = """(language) => {
    const choice = document.querySelector('[data-act=language]');
    choice.value = language;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
}"""
TAB = {"de": "Protokoll", "fr": "Journal", "pl": "Dziennik", "en": "Log"}


def test_the_whole_table_changes_its_language(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = make_table(anna)
    sit_down(anna, table)
    page = anna.page
    page.evaluate("window.stayed = true")
    for language, word in TAB.items():
        page.locator("[data-act=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#tab-log")).to_have_text(word)
        position = anna.call("GET", f"/api/tables/{table['id']}/position?seat=0&lang={language}")
        expect(page.locator(".sentence .words")).to_have_text(position["prompt"])
    assert page.evaluate("window.stayed")
    expect(page.locator("body")).not_to_contain_text("[")  # a message that is missing stands in brackets


def test_a_turn_in_the_making_changes_its_language_too(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    table = make_table(anna)
    sit_down(anna, table)
    page = anna.page
    position = anna.call("GET", f"/api/tables/{table['id']}/position?seat=0&lang=en")
    Player(anna).act()
    made = page.locator(".made li")
    expect(made).to_have_count(1)
    word = next(one["word"] for one in position["options"] if one["text"] in (made.text_content() or ""))
    for language in ("pl", "fr", "de"):
        page.locator("[data-act=language]").select_option(language)
        position = anna.call("GET", f"/api/tables/{table['id']}/position?seat=0&lang={language}")
        text = next(one["text"] for one in position["options"] if one["word"] == word)
        expect(made).to_contain_text(text)
        expect(made).to_have_count(1)
        expect(page.locator("[data-act=commit]")).to_be_enabled()
    page.locator("[data-act=commit]").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", "0")


def test_the_browser_names_the_language_of_the_first_visit(visit: Callable[..., Visitor]) -> None:
    piotr = visit(locale="pl-PL")
    piotr.go()
    expect(piotr.page.locator("html")).to_have_attribute("lang", "pl")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_longer_words_fit_too(visit: Callable[..., Visitor], size: ViewportSize) -> None:
    """French and Polish words are long: nothing is cut off, nothing spills over, nothing scrolls sideways."""
    anna = visit(viewport=size)
    anna.settings(sound=False, reveals=False)
    table = make_table(anna)
    wrong: list[str] = []
    for path, sign in {
        "/#/": "main.lobby",
        "/#/new": "[data-act=create]",
        "/#/rules/2019": "main.rules details",
        "/#/components/2019": "main.components table",
        f"/#/table/{table['id']}": ".table",
    }.items():
        anna.go(path)
        expect(anna.page.locator(sign).first).to_be_visible()
        for language in ("fr", "pl"):
            anna.page.evaluate(SPEAK, language)
            expect(anna.page.locator("html")).to_have_attribute("lang", language)
            wrong += [f"{language} {path}: {text}" for text in anna.cut_off()]
            if anna.sideways():
                wrong.append(f"{language} {path}: {anna.sideways()} px too wide")
    assert not wrong, "\n".join(wrong)
