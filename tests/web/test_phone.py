"""A phone in portrait: played by touch, never wider than the screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.shares import share
from tests.web.browsers import PHONE, WATCH_POINTERS, Visitor
from tests.web.player import Player
from tests.web.tables import make_table, sit_down

ROUNDS = share(1, of=4)


def test_rounds_by_touch(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.settings(sound=False)
    sit_down(anna, make_table(anna))
    anna.page.evaluate(WATCH_POINTERS)
    player = Player(anna, touch=True)
    wide = set()
    played = anna.page.get_by_text(f"Round {ROUNDS + 1} of 4", exact=True).or_(anna.page.locator("section.final"))
    for _ in range(150 * ROUNDS):
        player.act()
        wide.add(anna.sideways())
        if played.count():
            break
    expect(played.first).to_be_visible()
    assert wide == {0}
    assert anna.page.evaluate("[...window.pointers]") == ["touch"]
    assert {"commit", "cards", "set"} <= set(player.forms)


def test_every_part_of_the_table_can_be_reached(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(anna, make_table(anna, "2006"))
    page = anna.page
    page.locator(".handle").tap()
    for area, part in (("Parties", ".players"), ("Cards", ".displays"), ("Log", ".log"), ("Boards", ".ring")):
        page.locator(".areas").get_by_text(area, exact=True).tap()
        expect(page.locator(part)).to_be_visible()
        assert anna.sideways() == 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.areas button, .decide .button, .topbar button, .handle')]
            .filter((one) => one.checkVisibility())
            .filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML)"""
    )
    assert small == []
