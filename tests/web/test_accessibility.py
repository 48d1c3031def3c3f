"""axe finds nothing wrong on any page, at any part of a table or in any dialog; light and dark, wide and narrow.

A new page is a line of PAGES; a new dialog or part of the table is a line of PARTS. What lies around an open part was
looked at before: only a thorough run looks at all of it again, at the phone in the dark, and at everything in both
editions. The default run has the parts and the end of 2019, the decisions of 2006.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.shares import more, thorough
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.player import Player
from tests.web.tables import bring_game, lift_curtain, make_table, play_out, sit_down

CONTRAST = "color-contrast"
THEMES = {"light": None, "dark": CONTRAST}

# address: something that is there when the page is
PAGES = {
    "/#/": "main.lobby",
    "/#/new": "[data-act=create]",
    "/#/learn": "main.learn button",
    "/#/rules/2019": "main.rules details",
    "/#/rules/2006?q=media": "main.rules article",
    "/#/components/2019": "main.components table",
    "/#/components/2006": "main.components table",
    "/#/table/nowhere": "main h1",
}

# name: (what opens it, something that is there when it is open)
PARTS = {
    "help of a phase": (".tracker li button", "dialog[open]"),
    "settings": ("[aria-label='Settings']", "dialog[open]"),
    "menu of the table": ("[aria-label='Table menu']", "dialog[open]"),
    "a state large": (".board .title", "dialog[open]"),
    "text view": (["[aria-label='Table menu']", "dialog[open] button:has-text('in words')"], "dialog[open] .text"),
    "score sheet": (["[aria-label='Table menu']", "dialog[open] button:has-text('Score sheet')"], "dialog[open] table"),
    "keys": (["[aria-label='Table menu']", "dialog[open] button:has-text('Keys')"], "dialog[open]"),
    "coalitions": (["[data-drawer=coalitions]"], "#drawer table"),
    "opinions and parties": (["[data-drawer=opinions]"], "#drawer table"),
    "money heard of": (["[data-drawer=money]"], "#drawer table"),
    "discards": (["[data-drawer=discards]"], "#drawer h3"),
    "the books": (".displays .books", "dialog[open]"),
    "chat": ("#tab-chat", "[aria-labelledby=tab-chat]"),
    "notes": ("#tab-notes", "[aria-labelledby=tab-notes]"),
    "rules": ("#tab-rules", "[aria-labelledby=tab-rules]"),
    "orders": ("[data-act=ahead]", ".ahead form"),
    "what if": ("[data-act=whatif]", ".whatif"),
    "log": ("#tab-log", "[aria-labelledby=tab-log]"),
}


@contextmanager
def opened(visitor: Visitor, part: str) -> Iterator[None]:
    """With a dialog or a part of the table open."""
    openers, sign = PARTS[part]
    for opener in [openers] if isinstance(openers, str) else openers:
        visitor.page.locator(opener).first.click()
    expect(visitor.page.locator(sign).first).to_be_visible()
    yield
    if "dialog" in sign or part == "what if":
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def look(visitor: Visitor, place: str, within: str | None = None) -> list[str]:
    """What axe finds at this place; themes differ in nothing but colours, and colours not by the size of the window."""
    size = visitor.page.viewport_size
    all_of_it = thorough() or size == DESKTOP
    themes = THEMES if all_of_it else {"light": None}
    found = []
    for theme, only in themes.items():
        visitor.page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        problems = visitor.axe(only, None if thorough() else within, None if all_of_it else CONTRAST)
        found += [f"{place}, {theme}, {size}: {problem}" for problem in problems]
    return found


def test_axe_on_pages_without_a_game(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    make_table(anna, kinds=("me", "open", "bot"))  # so that the lobby has something to list
    page = anna.page
    found = []
    for path, sign in PAGES.items():
        anna.go(path)
        expect(page.locator(sign).first).to_be_visible()
        page.evaluate("for (const one of document.querySelectorAll('main form details')) one.open = true")
        for size in (DESKTOP, PHONE):
            page.set_viewport_size(size)
            found += look(anna, path)
    page.set_viewport_size(DESKTOP)
    anna.go("/#/")
    page.locator("main.lobby button:has-text('Anna')").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    found += look(anna, "account", "dialog[open]")
    page.keyboard.press("Escape")
    page.locator("[aria-label='Settings']").click()
    expect(page.locator("dialog .device")).not_to_have_attribute("data-standing", "unknown")
    found += look(anna, "settings", "dialog[open]")
    page.keyboard.press("Escape")
    anna.context.set_offline(True)
    expect(page.locator("[data-act=line-lost]")).to_be_visible()
    found += look(anna, "without a line")
    anna.context.set_offline(False)
    anna.complaints = [line for line in anna.complaints if "404" not in line]  # of the table that is nowhere
    assert not found, "\n".join(found)


def test_axe_before_a_game(visit: Callable[..., Visitor]) -> None:
    """Waiting room, the page behind a friend's link, and the curtain between two people."""
    anna, ben = visit(), visit()
    sit_down(anna, make_table(anna, kinds=("me", "open", "bot")))
    found = look(anna, "waiting room")
    ben.page.goto(anna.page.locator("#invitation").input_value())
    expect(ben.page.locator("[data-seat='1']")).to_be_visible()
    ben.page.locator("main.join summary").click()
    for size in (DESKTOP, PHONE):
        ben.page.set_viewport_size(size)
        found += look(ben, "join")
    sit_down(anna, make_table(anna, kinds=("me", "hot", "bot")))
    expect(anna.page.locator("[data-act=curtain]")).to_be_visible()
    found += look(anna, "curtain")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", ["2019", *more("2006")])
def test_axe_at_a_table(visit: Callable[..., Visitor], edition: str) -> None:
    """In the middle of a game: every dialog and part, a moment of the past, and the phone's areas."""
    anna = visit()
    anna.settings(sound=False, reveals=False)
    sit_down(anna, bring_game(anna, play_out(edition, 60)))
    lift_curtain(anna)
    page = anna.page
    found = look(anna, "table")
    for part, (_, sign) in PARTS.items():
        with opened(anna, part):
            found += look(anna, part, "dialog[open]" if sign.startswith("dialog") else sign)
    page.keyboard.press("i")
    expect(page.locator("#lens")).to_be_visible()
    found += look(anna, "a piece large", "#lens")
    page.keyboard.press("Escape")
    expect(page.locator("#lens")).to_have_count(0)
    page.locator(".log button").last.click()
    page.keyboard.press("[")
    expect(page.locator(".sentence.rewound")).to_be_visible()
    found += look(anna, "the past", ".sentence")
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    for at in range(page.locator(".areas button").count()):
        page.locator(".areas button").nth(at).click()
        found += look(anna, f"phone, area {at}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", ["2006", *more("2019")])
def test_axe_in_every_decision_and_reveal(visit: Callable[..., Visitor], edition: str) -> None:
    """The beginning of a game with all its forms, as they come; every moment that is shown as one."""
    anna = visit()
    anna.settings(sound=False, commit="all")
    sit_down(anna, make_table(anna, edition))
    player = Player(anna)
    found = look(anna, "the first decision")
    seen: set[str] = set()
    for _ in range(26):
        form = player.situation()
        within = ".decide"
        if form == "dialog":
            within = "dialog[open]"
            form = f"dialog {anna.page.locator(within).get_attribute('aria-label')}"
        if form not in seen:
            found += look(anna, form, within)
            seen.add(form)
        player.act()
    assert any(form.startswith("dialog") for form in seen)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("edition", ["2019", *more("2006")])
def test_axe_at_the_end(visit: Callable[..., Visitor], edition: str) -> None:
    anna = visit()
    anna.settings(sound=False)
    sit_down(anna, bring_game(anna, play_out(edition)))
    expect(anna.page.locator("section.final")).to_be_visible()
    anna.page.locator(".uncovered summary").click()
    expect(anna.page.locator(".uncovered .sum").first).to_be_visible()
    found = look(anna, "final screen")
    anna.page.locator("[data-act=result-picture]").click()
    expect(anna.page.locator("dialog canvas")).to_be_visible()
    found += look(anna, "picture of the result", "dialog[open]")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("dialog[open]")).to_have_count(0)
    with opened(anna, "menu of the table"):
        found += look(anna, "menu", "dialog[open]")
    anna.page.set_viewport_size(PHONE)
    found += look(anna, "final screen, phone")
    assert not found, "\n".join(found)
