"""Practice in the browser: from the lobby into a position, a choice, what it was worth, and the next position."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.browsers import Visitor
from tests.web.player import Player


def test_a_position_is_practised(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go()
    page.locator("[data-act=practice]").click()
    expect(page.locator("[data-group='2019'] [data-puzzle]").first).to_be_visible()
    expect(page.locator("[data-group='2006'] [data-puzzle]").first).to_be_visible()
    expect(page.locator("[data-group='own']")).to_contain_text("Review a finished game")
    assert visitor.axe() == []
    first = page.locator("[data-group='2019'] [data-puzzle]").first
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-practice=asked]")).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    assert visitor.axe(within=".decision") == []
    old = page.url
    player = Player(visitor)
    while player.count("[data-practice=asked]"):
        player.act()
        page.wait_for_load_state()
        if not player.count("[data-act=commit]:not([disabled])") and player.wanted() is None:
            expect(page.locator("[data-practice]")).not_to_have_attribute("data-practice", "asked")
    expect(page.locator("[data-practice] .grade")).to_be_visible()
    expect(page.locator("[data-practice] table")).to_contain_text("%")
    assert visitor.axe(within=".decision") == []
    page.locator("[data-act=practice-next]").click()
    page.wait_for_url(lambda url: bool(re.search("/table/", url)) and url != old)
    expect(page.locator("[data-practice=asked]")).to_be_visible()
