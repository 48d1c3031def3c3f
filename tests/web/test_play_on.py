"""Playing on from a moment of a finished game: out of the replay, and out of a turning point of the review."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from tests.web.browsers import Visitor
from tests.web.tables import bring_game, sit_down

RECORD = Path(__file__).parents[1] / "records" / "games" / "rules2" / "plain-3-4-1.macher"


def side(what: str) -> dict[str, Any]:
    played = {"wins": 0.4, "points": 71.5, "low": 60, "high": 82, "between": [0.26, 0.55]}
    return {"what": what, "chance": 0.4, **played}


def reviewed(table: Any) -> dict[str, Any]:
    """A review with one turning point, as the service tells it."""
    card = {
        "at": 60,
        "version": 40,
        "seat": 2,
        "chance": False,
        "when": "Round 1",
        "change": -0.2,
        "error": 0.03,
        "came": side("Pass"),
        "other": side("Buy"),
        "games": 40,
        "sources": [],
        "spread": [{"low": 60, "high": 79, "came": 30, "other": 10}, {"low": 80, "high": 99, "came": 10, "other": 30}],
        "moved": [],
        "why": "",
    }
    told = {
        "known": [[0.3, 0.3, 0.4]] * 245,
        "opened": [],
        "turns": list(range(245)),
        "moments": [{"label": "Start", "at": 0}, {"label": "End", "at": 244}],
        "decisions": [card],
        "events": [],
        "accounts": [],
        "about": "",
    }
    return {"table": table["id"], "state": "done", "done": 1, "ahead": 0, "told": told}


def test_a_finished_game_is_played_on(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(language="de", sound=False, spoilerFree=False)
    old = bring_game(anna, RECORD.read_text(encoding="utf-8"))
    sit_down(anna, old)
    page = anna.page
    expect(page.locator("[data-act=play-on]")).to_have_count(0)
    page.locator(".replay input").fill("40")
    page.locator("[data-act=play-on]").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("wird neu gezogen")
    assert anna.axe(within="dialog[open]") == []
    dialog.get_by_role("radio").nth(1).check()
    dialog.locator("select").select_option("random")
    page.locator("[data-act=play-on-begin]").click()
    page.wait_for_url(lambda url: "/table/" in url and old["id"] not in url)
    expect(page.locator(".sentence.mine")).to_be_visible()
    new = anna.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [(seat["kind"], seat["mine"]) for seat in new["seats"]] == [("bot", False), ("person", True), ("bot", False)]

    answer = reviewed(old)
    page.route(re.compile("/review"), lambda route: answered(route, answer))
    sit_down(anna, old)
    page.locator("[data-act=result-review]").click()
    page.locator("[data-turning] summary").click()
    expect(page.locator(".bars tbody tr")).to_have_text([re.compile("60–79 *30 *10"), re.compile("80–99 *10 *30")])
    with page.expect_request(re.compile("/review.*more=true")):
        page.locator("[data-act=review-more]").click()
    page.locator("[data-act=review-play-on]").click()
    expect(page.locator("dialog[open]").last.get_by_role("radio").nth(2)).to_be_checked()
    with page.expect_request(re.compile("/play-on")) as asked:
        page.locator("[data-act=play-on-begin]").click()
    assert asked.value.post_data_json == {"version": 40, "seat": 2, "bot": "club"}
    page.wait_for_url(lambda url: "/table/" in url and old["id"] not in url)
    expect(page.locator("dialog[open]")).to_have_count(0)


def answered(route: Route, answer: dict[str, Any]) -> None:
    route.fulfill(json=answer)
