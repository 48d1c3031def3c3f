"""Ahead of time, in the browser: an order is carried out, a world is imagined and left, things are out of sight."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.shares import more
from tests.web.browsers import Visitor
from tests.web.tables import bring_game, lift_curtain, make_table, meet, play_out, sit_down, take_turn

QUIET: dict[str, Any] = {"sound": False, "reveals": False}


def play_to(visitor: Visitor, table: Any, step: str, rng: random.Random, leave: str = "") -> dict[str, Any]:
    """Make turns of seat 0 by chance, as a program would, until it is asked this; what is left is for an order."""
    seat = 0
    path = f"/api/tables/{table['id']}"
    while True:
        position: dict[str, Any] = visitor.call("GET", f"{path}/position?seat={seat}")
        if not position["asked"] or position["step"] == leave:
            visitor.page.wait_for_timeout(20)
            continue
        if position["step"] == step:
            return position
        asked = {"seat": seat, "version": position["version"]}
        steps: list[str] = []
        options = position["options"]
        while options:
            steps.append(rng.choice(options[:4])["word"])
            draft = visitor.call("POST", f"{path}/draft", {**asked, "steps": steps})
            ends = "done" not in draft or draft["done"] or draft["position"]["step"] in (step, leave)
            options = [] if ends else draft["position"]["options"]
        visitor.call("POST", f"{path}/turns", {**asked, "steps": steps, "key": f"k{rng.random()}".replace(".", "-")})


def test_a_pass_is_set_in_advance_and_carried_out(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(**QUIET)
    table = make_table(anna)
    rng = random.Random(1)
    play_to(anna, table, "program-source", rng)
    sit_down(anna, table)
    page = anna.page
    page.locator("[data-act=ahead]").click()
    page.locator("[data-act=ahead-question]").select_option(label="Buy a media marker")
    page.locator("[data-act=ahead-give]").click()
    orders = page.locator(".ahead .orders li")
    expect(orders).to_have_count(1)
    expect(orders).to_contain_text("pass when asked")
    play_to(anna, table, "rally-buy", rng, leave="media-buy")
    expect(orders).to_contain_text("Done.")
    turns = anna.call("GET", f"/api/tables/{table['id']}/log?seat=0")["turns"]
    assert {turn["seat"] for turn in turns if turn["automatic"]} == {0}
    orders.locator("button").click()
    expect(orders).to_have_count(0)


def test_a_highest_bid_is_dropped_before_it_acts_and_others_hear_nothing(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.settings(**QUIET)
    table = meet(anna, ben)
    rng = random.Random(2)
    while anna.call("GET", f"/api/tables/{table['id']}/position?seat=0")["round"] == 0:
        for visitor, seat in ((anna, 0), (ben, 1)):
            position = visitor.call("GET", f"/api/tables/{table['id']}/position?seat={seat}")
            if position["asked"] and position["round"] == 0:
                one_turn(visitor, table, seat, rng)
    page = anna.page
    page.locator("[data-act=ahead]").click()
    page.locator("[data-act=ahead-question]").select_option(index=2)
    page.locator("[data-act=ahead-question]").select_option(label=first_auction(page))
    page.locator("[data-act=ahead-most]").fill("7")
    heard = len(ben.pushes)
    page.locator("[data-act=ahead-give]").click()
    orders = page.locator(".ahead .orders li")
    expect(orders).to_contain_text("up to 7,000 €")
    page.reload()
    expect(orders).to_contain_text("up to 7,000 €")
    orders.locator("button").click()
    expect(orders).to_have_count(0)
    ben.page.wait_for_timeout(100)
    assert not any(b'"ordered"' in push or b'"orders"' in push for push in ben.pushes[heard:])


def one_turn(visitor: Visitor, table: Any, seat: int, rng: random.Random) -> None:
    path = f"/api/tables/{table['id']}"
    position = visitor.call("GET", f"{path}/position?seat={seat}")
    asked = {"seat": seat, "version": position["version"]}
    steps: list[str] = []
    options = position["options"]
    while options:
        steps.append(rng.choice(options[:4])["word"])
        draft = visitor.call("POST", f"{path}/draft", {**asked, "steps": steps})
        options = draft["position"]["options"] if draft.get("done") is False else []
    visitor.call("POST", f"{path}/turns", {**asked, "steps": steps, "key": f"k{rng.random()}".replace(".", "-")})


def first_auction(page: Any) -> str:
    labels: list[str] = page.locator("[data-act=ahead-question] option").all_inner_texts()
    return next(label for label in labels if label.startswith("Bid for a poll"))


@pytest.mark.parametrize("edition", ["2019", *more("2006")])
def test_an_imagined_world_is_another_place_and_changes_nothing(visit: Callable[..., Visitor], edition: str) -> None:
    anna = visit()
    anna.settings(**QUIET)
    table = make_table(anna, edition, kinds=("me", "hot", "hot"), hints=False)  # nobody acts by himself
    path, chance = f"/api/tables/{table['id']}", random.Random(1)
    while (now := anna.call("GET", f"{path}/position?seat=0"))["step"] != "start-bid":
        take_turn(anna, table["id"], chance, now["view"]["deciders"][0])
    sit_down(anna, table)
    lift_curtain(anna)
    page = anna.page
    root = page.locator("html")
    seat = page.locator(".player.own").get_attribute("data-seat-panel")
    before = [anna.call("GET", f"{path}/position?seat={seat}"), anna.call("GET", f"{path}/log?seat={seat}")]
    expect(page.locator(".decide")).to_be_visible()
    page.locator("[data-act=whatif]").click()
    expect(page.locator(".banner")).to_contain_text("nothing here is real")
    expect(root).to_have_attribute("data-sandbox", "on")
    expect(page.locator(".decide, [data-act=commit]")).to_have_count(0)
    page.locator(".whatif select").select_option(index=2)
    page.locator("[data-act=whatif-try]").click()
    expect(page.locator(".whatif .turns li")).to_have_count(1)
    page.locator("[data-act=whatif-as]").first.click()
    expect(page.locator(".whatif .drawn")).to_contain_text("money of")
    expect(page.locator(".player .imagined").first).to_have_attribute("title", "Imagined: drawn by chance")
    expect(page.locator(".whatif .as")).to_contain_text("imagined hand")
    page.locator("[data-act=whatif-bots]").click()
    expect(page.locator(".whatif .turns li").nth(1)).to_be_visible()
    expect(page.locator(".whatif .turns")).to_contain_text("by a bot")
    page.locator("[data-act=whatif-another]").click()
    expect(page.locator(".whatif .turns")).to_have_count(0)
    page.locator("[data-act=whatif-leave]").click()
    expect(page.locator(".decide")).to_be_visible()
    expect(root).not_to_have_attribute("data-sandbox", "on")
    after = [anna.call("GET", f"{path}/position?seat={seat}"), anna.call("GET", f"{path}/log?seat={seat}")]
    assert after == before


def test_a_game_that_is_over_opens_without_its_result(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(**QUIET, spoilerFree=True)
    table = bring_game(anna, play_out("2019"))
    sit_down(anna, table)
    page = anna.page
    expect(page.locator(".sentence.rewound")).to_be_visible()
    expect(page.locator("section.final")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-shown", "0")
    page.locator("[data-act=whatif]").click()
    expect(page.locator(".banner")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("section.final")).to_be_visible()


def test_pieces_are_hidden_and_come_back(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(**QUIET)
    sit_down(anna, make_table(anna))
    media = anna.page.locator(".board footer > .media").first
    expect(media).to_be_visible()
    anna.page.keyboard.press("Shift+H")
    expect(media).to_be_hidden()
    expect(anna.page.locator(".board .opinions").first).to_be_visible()
    anna.page.keyboard.press("Shift+H")
    expect(media).to_be_visible()


def test_somebody_who_is_muted_is_not_heard_until_wanted(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.settings(**QUIET)
    table = meet(anna, ben)
    for text in ("first", "second"):
        ben.call("POST", f"/api/tables/{table['id']}/chat", {"text": text, "seat": 1})
    anna.page.locator("#tab-chat").click()
    lines = anna.page.locator(".chat .lines")
    expect(lines).to_contain_text("second")
    anna.page.get_by_role("button", name="Mute Ben").first.click()
    expect(lines).not_to_contain_text("first")
    anna.page.get_by_role("button", name="Hear Ben again").click()
    expect(lines).to_contain_text("first")
