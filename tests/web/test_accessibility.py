"""axe finds nothing wrong on any page or dialog, light or dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import make_table, sit_down


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_on_pages_without_a_game(visit: Callable[..., Visitor], theme: str) -> None:
    anna = visit()
    anna.settings(theme=theme)
    page = anna.page
    for path, sign in (
        ("/#/", "main.lobby"),
        ("/#/new", "[data-act=create]"),
        ("/#/rules/2019", "main.rules details"),
        ("/#/components/2006", "main.components table"),
    ):
        anna.go(path)
        expect(page.locator(sign).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert anna.axe() == [], path


@pytest.mark.parametrize(("edition", "theme"), [("2019", "dark"), ("2006", "light")])
def test_axe_at_a_table(visit: Callable[..., Visitor], edition: str, theme: str) -> None:
    anna = visit()
    anna.settings(theme=theme, sound=False, atOnce=True, reveals=False)
    sit_down(anna, make_table(anna, edition))
    player = Player(anna)
    seen: set[str] = set()
    for _ in range(22):
        form = player.situation()
        if form not in seen:
            assert anna.axe() == [], form
            seen.add(form)
        player.act()
    page = anna.page
    for opener in (".tracker li button", "[aria-label='Settings']", "[aria-label='Table menu']", ".board .title"):
        page.locator(opener).first.click()
        expect(page.locator("dialog[open]")).to_be_visible()
        assert anna.axe() == [], opener
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    for tab in ("chat", "notes", "rules"):
        page.locator(f"#tab-{tab}").click()
        expect(page.locator("#tabpanel")).to_have_attribute("aria-labelledby", f"tab-{tab}")
        assert anna.axe() == [], tab
