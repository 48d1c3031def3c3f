"""One form for each big turn: rallies over all states, politicians to states, the start sheet, program cards."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from macher.play import Table
from macher.rules import advance, deciders, legal, step_name
from macher.rules.parts.codes import PASS
from tests.shares import more
from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import bring_game, lift_curtain, make_table, play_out, sit_down


def come_to(visit: Callable[..., Visitor], edition: str, form: str, **context: Any) -> tuple[Visitor, Any]:
    """A person at a table at the moment when a form is asked for; what comes before is played through the service."""
    anna = visit(**context)
    anna.settings(sound=False, reveals=False, commit="button")
    table = make_table(anna, edition)
    anna.page.evaluate(PLAY_ON, [table["id"], STEPS[form]])
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
# Seat 0 takes the first option of everything until one of the steps is asked, with a real choice.
PLAY_ON = """async ([table, wanted]) => {
    const token = decodeURIComponent((document.cookie.match(/macher_csrf=([^;]+)/) ?? [])[1] ?? "");
    const headers = {"content-type": "application/json", "x-csrf-token": token};
    const ask = async (path, body) => {
        const how = {method: body ? "POST" : "GET", headers, body: body && JSON.stringify(body)};
        return await (await fetch(`/api/tables/${table}/${path}`, how)).json();
    };
    for (let turn = 0; turn < 2000; turn++) {
        const position = await ask("position?seat=0");
        const real = position.options.filter((option) => option.group !== "skip");
        if (position.asked && wanted.includes(position.step) && real.length) return;
        if (!position.asked || position.options.every((option) => option.group === "take-back")) {
            await new Promise((go) => setTimeout(go, 20));
            continue;
        }
        let steps = [], options = position.options;
        for (;;) {
            steps = [...steps, options[0].word];
            const draft = await ask("draft", {seat: 0, version: position.version, steps});
            if (!draft.position || draft.done || draft.sealed || !draft.position.options.length) break;
            if (draft.may_commit && wanted.includes(draft.position.step)) break;
            options = draft.position.options;
        }
        await ask("turns", {seat: 0, version: position.version, steps, key: `play-on-${turn}-${position.version}`});
    }
    throw new Error("the step was never asked");
}"""


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
    goes = page.locator(".decide .pair .cards >> nth=0 >> li").first
    before, alone = player.mark(), goes.get_attribute("data-word")
    goes.locator("button").click()
    if alone is None:  # several go with it: the second pick makes the pair
        expect(page.locator(".decide .made")).to_have_count(0)
        page.locator(".decide .pair .cards >> nth=1 >> li:not(.off) button").first.click()
    player.wait_for_change(before)
    expect(page.locator(".decide .made li")).to_have_count(1)
    page.locator("[data-act=undo]").click()
    expect(page.locator(".decide .pair")).to_be_visible()
