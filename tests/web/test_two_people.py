"""Two people in two browsers at one table: a link, hidden things that stay hidden, and talk."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Response, expect

from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import make_table, sit_down


def test_a_friend_joins_by_link_and_sees_nothing_that_is_hidden(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.settings(sound=False, reveals=False)
    answers: list[Response] = []
    ben.page.on("response", lambda answer: answers.append(answer) if "/api/tables/" in answer.url else None)
    table = make_table(anna, kinds=("me", "open", "bot"))
    sit_down(anna, table)
    link = anna.page.locator("#invitation").input_value()
    ben.page.goto(link)
    ben.page.locator("[data-act=name]").fill("Ben")
    ben.page.locator("[data-seat='1']").click()
    expect(ben.page.locator(".room, .table").first).to_be_visible()
    if anna.page.locator(".room").is_visible():
        anna.page.get_by_role("button", name="Begin").click()
    expect(anna.page.locator(".table")).to_be_visible()
    expect(ben.page.locator(".table")).to_be_visible()

    players = (Player(anna), Player(ben, seed=2))
    for _ in range(6):  # draft: both pick, then commit
        for player in players:
            if player.page.locator(".sentence.mine").is_visible():
                player.act()
    anna.page.locator("#tab-chat").click()
    anna.page.get_by_label("Say something to all").fill("good luck")
    anna.page.get_by_role("button", name="Send", exact=True).click()
    ben.page.locator("#tab-chat").click()
    expect(ben.page.locator(".chat .lines")).to_contain_text("good luck")

    texts = [*(answer.text() for answer in answers), *ben.received]
    heard = [json.loads(text) for text in texts if text.startswith("{")]
    views = [found for one in heard for found in views_in(one)]
    assert any(view["viewer"] == 1 for view in views)
    for view in views:
        assert view["viewer"] != 0
        assert view["money"][0] is None
        for hidden in ("hands", "packs", "picks"):
            assert view[hidden][0]["cards"] is None


def views_in(message: Any) -> list[Any]:
    """Every view inside a message."""
    if isinstance(message, dict):
        own = [message["view"]] if isinstance(message.get("view"), dict) else []
        return own + [view for value in message.values() for view in views_in(value)]
    if isinstance(message, list):
        return [view for value in message for view in views_in(value)]
    return []
