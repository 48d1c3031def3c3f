"""What must survive: a reload in mid-turn, a lost connection, another person at the same device, looking back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.service import running_service
from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import make_table, sit_down


def test_a_reload_in_mid_turn_keeps_the_steps(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False)
    sit_down(anna, make_table(anna))
    page = anna.page
    Player(anna).act()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    step = page.locator(".made li").text_content() or ""
    page.reload()
    expect(page.locator(".made li")).to_have_text(step)
    page.locator("[data-act=undo]").click()
    expect(page.locator(".made li")).to_have_count(0)


def test_the_page_finds_the_service_again(browser: Browser, tmp_path: Path) -> None:
    with running_service(tmp_path) as service:
        anna = Visitor(browser, service.url)
        anna.settings(sound=False)
        sit_down(anna, make_table(anna))
        service.kill()
        expect(anna.page.locator(".lost")).to_be_visible()
        service.restart()
        expect(anna.page.locator(".lost")).to_have_count(0)
        player = Player(anna)
        assert player.act() == "cards"
        assert player.act() == "commit"
        expect(anna.page.locator(".table")).not_to_have_attribute("data-version", "0")
        anna.context.close()
        assert [line for line in anna.complaints if "WebSocket" not in line and "Failed to load" not in line] == []


def test_two_people_at_one_device_have_a_curtain_between_them(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    sit_down(anna, make_table(anna, kinds=("me", "hot", "bot")))
    page = anna.page
    player = Player(anna)
    for name, turns in (("Anna", 1), ("Anna 2", 2), ("Anna", 2)):  # who is asked next as well keeps the device
        expect(page.locator(".curtain")).to_be_visible()
        expect(page.locator(".table, .decide, .mine")).to_have_count(0)
        assert page.evaluate("sessionStorage.length") == 0
        expect(page.locator(".curtain h1")).to_have_text(f"Please hand over to {name}")
        page.locator("[data-act=curtain]").click()
        expect(page.locator(".table")).to_be_visible()
        for _ in range(turns):
            assert player.act() == "cards"
            assert player.act() == "commit"


def test_looking_back_is_plain_and_allows_no_turn(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False, atOnce=True)
    table = make_table(anna)
    sit_down(anna, table)
    player = Player(anna)
    for _ in range(6):
        player.act()
    player.situation()
    page = anna.page
    page.keyboard.press("[")
    expect(page.locator(".sentence.rewound")).to_be_visible()
    expect(page.locator(".decide [data-word]")).to_have_count(0)
    page.locator("[aria-label='To the beginning']").click()
    expect(page.locator(".sentence .words")).to_contain_text("after turn 0 of")
    assert page.url.endswith("?at=0")
    page.keyboard.press("Escape")
    expect(page.locator(".sentence.rewound")).to_have_count(0)
    expect(page.locator(".sentence.mine")).to_be_visible()


def test_a_round_with_the_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    sit_down(anna, make_table(anna, "2006"))
    page = anna.page
    player = Player(anna)
    for _ in range(30):
        before = player.mark()
        now = player.situation()
        if now == "commit":
            page.locator("[data-act=commit]").focus()
        else:
            page.keyboard.press("d")
            pressed = page.evaluate("document.activeElement?.closest('.decide') !== null")
            assert pressed, f"the key to the decision leads nowhere in {now}"
            tab_to_a_choice(player)
        page.keyboard.press("Enter")
        player.wait_for_change(before)
        if int(page.locator(".table").get_attribute("data-version") or 0) > 12:
            return
    raise AssertionError("no progress by keyboard")


def tab_to_a_choice(player: Player) -> None:
    """Walk on with Tab until the focus is on something that makes a step."""
    for _ in range(60):
        choice = "[data-word]:not([disabled]), [data-act=none]"
        at_choice = player.page.evaluate("choice => !!document.activeElement?.closest(choice)", choice)
        if at_choice:
            return
        player.page.keyboard.press("Tab")
    raise AssertionError("Tab leads to no choice")
