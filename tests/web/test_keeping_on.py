"""What must survive: a reload in mid-turn, a lost connection, another person at the same device, looking back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import APIResponse, Browser, Page, Route, expect

from tests.server.service import running_service
from tests.shares import more, share
from tests.web.browsers import WATCH_POINTERS, Visitor
from tests.web.player import Player
from tests.web.tables import bring_game, make_table, meet, play_out, sit_down, take_turn, wait_for_question


def test_a_reload_in_mid_turn_keeps_the_steps(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, commit="button")
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
        anna.settings(sound=False, commit="button")
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
    anna.settings(sound=False, reveals=False, commit="button")
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
    anna.settings(sound=False, reveals=False, commit="all")
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
    version = page.locator(".table").get_attribute("data-version")

    anna.go("/")  # and by a link that somebody sent, although a turn is waiting
    anna.go(f"/#/table/{table['id']}?at=2")
    expect(page.locator(".sentence.rewound .words")).to_contain_text("after turn 2 of")
    past = anna.call("GET", f"/api/tables/{table['id']}/position?seat=0&at=2")
    expect(page.locator(".log li")).to_have_count(heard_until(anna, table["id"], 2))
    assert past["options"] == []
    for query in ("[data-word]", "[data-act=commit]", ".decide .choose"):
        expect(page.locator(query)).to_have_count(0)
    page.keyboard.press("d")  # all that the keyboard finds there is the way back to the present
    page.keyboard.press("Enter")
    expect(page.locator(".table")).to_have_attribute("data-version", version or "")
    expect(page.locator(".table")).to_have_attribute("data-steps", "0")


def heard_until(visitor: Visitor, table: str, version: int) -> int:
    """How many lines the log has up to a version."""
    log = visitor.call("GET", f"/api/tables/{table}/log?seat=0")
    turns = [turn for turn in log["turns"] if turn["version"] <= version]
    return len(log["opening"]) + sum(len(turn["events"]) for turn in turns)


@pytest.mark.parametrize("edition", ["2006", *more("2019")])
def test_when_it_is_over_the_game_can_be_seen_from_every_side(visit: Callable[..., Visitor], edition: str) -> None:
    anna = visit()
    anna.settings(sound=False, commit="button")
    table = bring_game(anna, play_out(edition))
    sit_down(anna, table)
    page = anna.page
    expect(page.locator("section.final")).to_be_visible()
    page.locator(".uncovered summary").click()
    money = anna.call("GET", f"/api/tables/{table['id']}/position?seat=2")["view"]["money"][2]
    expect(page.locator(".uncovered .sum").nth(2)).to_have_text(f"{money * 1000:,} €")
    page.locator(".uncovered summary").click()
    for seat, name in ((2, "Cleo"), (1, "Ben")):
        page.locator("[aria-label='Table menu']").click()
        page.locator("dialog[open]").get_by_role("button", name=name, exact=True).click()
        start = anna.call("GET", f"/api/tables/{table['id']}/position?seat={seat}&at=0")
        expect(page.locator(".mine")).to_be_attached()  # it comes with the seat
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator("section.final")).to_be_visible()
        page.locator("[aria-label='To the beginning']").click()
        expect(page.locator(".sentence.rewound")).to_be_visible()
        expect(page.locator(".mine .sum")).to_have_text(f"{start['view']['money'][seat] * 1000:,} €")
        page.keyboard.press("Escape")


CHOICES = "[data-word]:not([disabled]), [data-act=none]"  # what makes a step


ROUNDS = share(1, of=5)


def test_rounds_with_the_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False, commit="button")
    sit_down(anna, make_table(anna, "2006"))
    page = anna.page
    page.evaluate(WATCH_POINTERS)
    player = Player(anna)
    played = page.get_by_text(f"Round {ROUNDS + 1} of 5", exact=True).or_(page.locator("section.final"))
    for _ in range(200 * ROUNDS):
        now, before = player.situation(), player.mark()
        if now == "final":
            break
        try:
            press_by_key(page, now)
        except AssertionError:
            if player.mark() == before:  # else the table went on between looking and pressing: look again
                raise
            continue
        player.wait_for_change(before)
        if played.count():
            break
    expect(played.first).to_be_visible()
    assert page.evaluate("window.pointers.size") == 0


def press_by_key(page: Page, now: str) -> None:
    """Into the decision, on to something that can be chosen, and choose it."""
    page.keyboard.press("d")
    assert page.evaluate("!!document.activeElement?.closest('.decide')"), f"the key leads nowhere in {now}"
    tab_to(page, "[data-act=commit]:not([disabled])" if now == "commit" else CHOICES)
    assert page.evaluate("document.activeElement.matches(':focus-visible')"), "nobody sees where the focus is"
    page.keyboard.press("Enter")


def test_the_focus_stays_where_it_is_while_others_answer(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.settings(sound=False, reveals=False, commit="button")
    meet(anna, ben)
    hers, his = Player(anna), Player(ben, seed=2)
    hers.act()
    commit, table = anna.page.locator("[data-act=commit]"), anna.page.locator(".table")
    expect(commit).to_be_enabled()
    commit.focus()
    his.act()
    assert his.act() == "commit"
    seen = int(ben.page.locator(".table").get_attribute("data-version") or 0)
    anna.page.wait_for_function("(seen) => document.querySelector('.table').dataset.version >= seen", arg=seen)
    expect(commit).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(table).to_have_attribute("data-steps", "0")


def tab_to(page: Page, query: str) -> None:
    """Walk on with Tab until the focus is on such a thing."""
    for _ in range(80):
        if page.evaluate("(query) => !!document.activeElement?.closest(query)", query):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {query}")


def test_a_push_that_is_faster_than_the_page_asked_is_not_forgotten(visit: Callable[..., Visitor]) -> None:
    """The page asks for the table anew; while the answer is on its way somebody acts, and the push is there first.

    And again, while it asks once more.
    """
    anna = visit()
    anna.settings(sound=False, reveals=False)
    table = make_table(anna)
    sit_down(anna, table)
    page = anna.page
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/position?*", lambda route: late.append((route, route.fetch())), times=2)
    page.locator("[data-act=language]").select_option("de")
    for which in range(2):
        while len(late) <= which:
            page.wait_for_timeout(20)
        old = wait_for_question(anna, table["id"])["version"]
        take_turn(anna, table["id"], Random(which))
        page.wait_for_function("(old) => document.querySelector('.table').dataset.version > old", arg=old)
        late[which][0].fulfill(response=late[which][1])
    expect(page.locator("html")).to_have_attribute("lang", "de")
    newest = wait_for_question(anna, table["id"])["version"]
    expect(page.locator(".table")).to_have_attribute("data-version", str(newest))
    expect(page.locator(".log li:not(.since)")).to_have_count(heard_until(anna, table["id"], newest))
