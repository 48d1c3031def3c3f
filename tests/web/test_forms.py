"""One form for each big turn: rallies over all states, politicians to states, the start sheet, program cards."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from macher.play import Table
from macher.rules import advance, deciders, legal, step_name
from macher.rules.parts.codes import PASS
from tests.shares import more
from tests.web.browsers import PATIENCE, Visitor
from tests.web.player import Player
from tests.web.tables import bring_game, lift_curtain, make_table, play_out, sit_down


def come_to(visit: Callable[..., Visitor], edition: str, form: str, **context: Any) -> tuple[Visitor, Any]:
    """A person at a table at the moment when a form is asked for; what comes before is played through the service."""
    anna = visit(**context)
    anna.settings(sound=False, reveals=False, commit="button")
    table = make_table(anna, edition)
    play_on(anna, f"/api/tables/{table['id']}", STEPS[form])
    sit_down(anna, table)
    expect(anna.page.locator(f".decide .{form}")).to_be_visible()
    Player(anna).settle()
    return anna, table


STEPS = {
    "rallies": ["rally-buy", "meetings-buy"],
    "cabinet": ["send-politician", "cabinet-place"],
    "startsheet": ["start-positions", "preliminary"],
    "pair": ["program-swap", "policy-swap"],
}


def play_on(anna: Visitor, path: str, wanted: list[str]) -> None:
    """Seat 0 takes the first option of everything until one of the steps is asked, with a real choice."""
    limit = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < limit:
        position = anna.call("GET", f"{path}/position?seat=0")
        options = position["options"]
        if position["asked"] and position["step"] in wanted and any(one["group"] != "skip" for one in options):
            return
        if not position["asked"] or all(one["group"] == "take-back" for one in options):
            time.sleep(0.02)
            continue
        turn: dict[str, Any] = {"seat": 0, "version": position["version"], "steps": []}
        while options:
            turn["steps"].append(options[0]["word"])
            draft = anna.call("POST", f"{path}/draft", turn)
            if not draft.get("position") or draft["done"] or draft["sealed"]:
                break
            if draft["may_commit"] and draft["position"]["step"] in wanted:
                break
            options = draft["position"]["options"]
        anna.call("POST", f"{path}/turns", turn | {"key": f"play-on-{position['version']}-{time.monotonic_ns()}"})
    raise AssertionError("the step was never asked")


def stands(page: Page, land: int) -> Locator:
    return page.locator(f".decide .rallies li[data-land='{land}']")


def pick(page: Page, land: int, count: int) -> None:
    stands(page, land).locator(".number").get_by_text(str(count), exact=True).click()


def chosen(page: Page, land: int) -> Locator:
    return stands(page, land).locator(".number[aria-pressed=true]")


def asked_lands(page: Page) -> list[int]:
    rows = page.locator(".decide .rallies li:has(.numbers)")
    return [int(rows.nth(at).get_attribute("data-land") or 0) for at in range(rows.count())]


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_rallies_over_all_states_in_one_form(visit: Callable[..., Visitor], edition: str) -> None:
    anna, table = come_to(visit, edition, "rallies")
    page, player = anna.page, Player(anna)
    before = anna.call("GET", f"/api/tables/{table['id']}/position?seat=0")["view"]
    expect(page.locator("[data-act=commit]")).to_have_count(0)  # nothing is chosen for anybody
    first, last = asked_lands(page)[0], asked_lands(page)[-1]
    pick(page, last, 1)
    player.settle()
    expect(chosen(page, last)).to_have_text("1")
    pick(page, first, 2)
    player.settle()
    expect(chosen(page, first)).to_have_text("2")
    expect(chosen(page, last)).to_have_text("1")  # changing an earlier row keeps the later ones
    expect(page.locator(".decide .sum dd").first).not_to_have_text("0 €")
    page.locator("[data-act=undo]").click()
    expect(chosen(page, first)).to_have_text("0")
    expect(chosen(page, last)).to_have_text("1")
    page.reload()
    expect(chosen(page, last)).to_have_text("1")
    player.settle()
    pick(page, first, 1)
    player.settle()
    expect(page.locator(".decide .preview li").first).to_be_visible()
    version = page.locator(".table").get_attribute("data-version") or ""
    page.locator("[data-act=commit]").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", version)
    log = anna.call("GET", f"/api/tables/{table['id']}/log?seat=0&since={version}")
    mine = next(turn for turn in log["turns"] if turn["seat"] == 0)
    bought = [told["fields"] for told in mine["events"] if told["kind"] == "rallies-bought"]
    assert [(one["state"], one["count"]) for one in bought] == [(before["card"][first], 1), (before["card"][last], 1)]


def test_no_rallies_must_be_said(visit: Callable[..., Visitor]) -> None:
    anna, _ = come_to(visit, "2019", "rallies")
    page = anna.page
    page.locator(".decide [data-act=none]").click()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    page.locator("[data-act=undo]").click()
    expect(page.locator("[data-act=commit]")).to_have_count(0)


def rallies_follow(table: Table) -> bool:
    """Whether who passes here is asked for rallies at once."""
    (seat, *_), state = deciders(table.state), table.state.copy()
    if PASS not in legal(state, seat):
        return False
    advance(state, seat, PASS)
    return (
        deciders(state)[:1] == (seat,)
        and step_name(state) in ("rally-buy", "meetings-buy")
        and len(legal(state, seat)) > 1
    )


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_no_rallies_can_be_said_after_another_step(visit: Callable[..., Visitor], edition: str) -> None:
    """Media and rallies may be one turn: a form that is not the first of it is filled in as any other."""
    anna = visit()
    anna.settings(sound=False, reveals=False, commit="button")
    sit_down(anna, bring_game(anna, play_out(edition, bots="beginner", until=rallies_follow)))
    lift_curtain(anna)
    page = anna.page
    page.locator(".decide [data-word=pass]").click()
    expect(page.locator(".decide .rallies .numbers").first).to_be_visible()
    page.locator(".decide [data-act=none]").click()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    page.locator("[data-act=undo]").click()
    expect(page.locator(".decide [data-act=none]")).to_be_enabled()


def test_a_form_that_was_sent_asks_nothing_more(visit: Callable[..., Visitor]) -> None:
    """Where the answer to a turn comes before the push of it: a question that is over is not tried again."""
    anna, _ = come_to(visit, "2019", "rallies")
    page = anna.page
    page.route_web_socket(re.compile("/socket"), lambda line: line.connect_to_server().on_message(lambda _: None))
    page.reload()
    page.locator(".decide [data-act=none]").click()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    version = page.locator(".table").get_attribute("data-version") or ""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.post_data}"))
    page.locator("[data-act=commit]").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", version)
    assert [one for one in asked if "/draft" in one and f'"version":{version},' in one] == []
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(
    ("edition", "way"), [("2019", "keyboard"), ("2006", "click"), ("2006", "drag"), *more(("2019", "drag"))]
)
def test_politicians_to_states(visit: Callable[..., Visitor], edition: str, way: str) -> None:
    anna, table = come_to(visit, edition, "cabinet", viewport={"width": 1440, "height": 1600})
    page, player = anna.page, Player(anna)
    thing = page.locator(".decide .tray .thing").first
    who = thing.get_attribute("data-thing") or ""
    tiles = page.locator(".decide .tile")
    tile = tiles.nth(1)
    if way == "drag":
        drag(page, thing, tile)
    elif way == "click":
        thing.click()
        expect(thing).to_have_attribute("aria-pressed", "true")
        tile.locator(".head").click()
    else:
        thing.focus()
        page.keyboard.press("Enter")
        expect(thing).to_have_attribute("aria-pressed", "true")
        tile.locator(".head").focus()
        page.keyboard.press("Enter")
    player.settle()
    expect(tile.locator(f"[data-thing='{who}']")).to_be_visible()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    # It moves on to another state, back into the hand, and is undone to where it was.
    if way == "drag":
        drag(page, tile.locator(f"[data-thing='{who}']"), tiles.nth(2))
        player.settle()
        expect(tiles.nth(2).locator(f"[data-thing='{who}']")).to_be_visible()
        page.locator("[data-act=undo]").click()
        expect(tile.locator(f"[data-thing='{who}']")).to_be_visible()
    else:
        tile.locator(f"[data-thing='{who}']").focus()
        page.keyboard.press("Enter")
        player.settle()
        expect(page.locator(f".decide .tray [data-thing='{who}']")).to_be_visible()
        page.locator("[data-act=undo]").click()
        expect(tile.locator(f"[data-thing='{who}']")).to_be_visible()
    land = int(tile.get_attribute("data-place") or 0)
    before = page.locator(".table").get_attribute("data-version") or ""
    page.locator("[data-act=commit]").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)
    log = anna.call("GET", f"/api/tables/{table['id']}/log?seat=0&since={before}")
    sent = [told["fields"] for turn in log["turns"] for told in turn["events"] if told["kind"] == "politician-sent"]
    card = anna.call("GET", f"/api/tables/{table['id']}/position?seat=0&at={before}")["view"]["card"][land]
    assert [(one["state"], one["politician"]) for one in sent] == [(card, int(who))]


def drag(page: Page, thing: Locator, tile: Locator) -> None:
    """From the middle of one thing to the middle of another, by the mouse."""
    start, end = thing.bounding_box(), tile.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 40, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] + start["height"] / 2 + 10, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + 20, steps=6)
    expect(tile).to_have_class(re.compile("over"))
    page.mouse.up()


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_the_start_sheet_by_picking_states(visit: Callable[..., Visitor], edition: str) -> None:
    anna, _ = come_to(visit, edition, "startsheet")
    page, player = anna.page, Player(anna)
    page.locator(".decide .startsheet .heads .head").first.click()
    expect(page.locator(".decide .tray .thing").first).to_be_visible()
    player.settle()
    # The last thing first: order is the form's business.
    page.locator(".decide .tray .thing").last.click()
    page.locator(".decide .tile .head").nth(3).click()
    player.settle()
    expect(page.locator(".decide .tile").nth(3).locator(".thing")).to_have_count(1)
    for _ in range(20):
        if page.locator("[data-act=commit]:not([disabled])").count():
            break
        player.startsheet()
        player.settle()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    # One thing is taken back alone; the rest stays.
    count = page.locator(".decide .tile .thing").count()
    page.locator(".decide .tile .thing").first.click()
    expect(page.locator(".decide .tile .thing")).to_have_count(count - 1)
    expect(page.locator("[data-act=commit]")).to_be_disabled()
    page.locator("[data-act=undo]").click()
    expect(page.locator(".decide .tile .thing")).to_have_count(count)
    before = page.locator(".table").get_attribute("data-version") or ""
    page.locator("[data-act=commit]").click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_an_exchange_of_program_cards_is_seen_before_it_is_made(visit: Callable[..., Visitor], edition: str) -> None:
    anna, _ = come_to(visit, edition, "pair")
    page, player = anna.page, Player(anna)
    before = player.mark()
    page.locator(".decide .pair .with").last.click()  # one click is the pair
    player.wait_for_change(before)
    expect(page.locator(".decide .made li")).to_have_count(1)
    page.locator("[data-act=undo]").click()
    row = page.locator(".decide .pair .goes > li").last
    expect(row).to_be_visible()
    # By key it is the one and then the other; where only one goes with it, that was all.
    alone, before = row.locator(".with").count() == 1, player.mark()
    page.keyboard.press(row.locator("> button").get_attribute("data-key") or "")
    if not alone:
        expect(page.locator(".decide .made")).to_have_count(0)
        page.keyboard.press(row.locator(".with").first.get_attribute("data-key") or "")
    player.wait_for_change(before)
    expect(page.locator(".decide .made li")).to_have_count(1)
