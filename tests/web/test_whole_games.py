"""Whole games, clicked through the page from the lobby to the final score sheet."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.shares import more
from tests.web.browsers import Visitor
from tests.web.player import Player


def new_table(visitor: Visitor, edition: str, variant: int, players: int = 3) -> None:
    """From the lobby to a table against bots that play at random."""
    page = visitor.page
    visitor.go()
    page.locator("[data-act=new]").click()
    page.locator(f"[data-edition='{edition}']").click()
    page.locator(f"[data-variant='{variant}']").click()
    page.locator(f"[data-count='{players}']").click()
    page.get_by_label("Your name").first.fill("Anna")
    for chair in range(1, players):
        page.get_by_label("Level of the bot").nth(chair - 1).select_option("random")
    page.locator("[data-act=create]").click()
    expect(page.locator(".table")).to_be_visible()


@pytest.mark.parametrize(
    ("edition", "variant", "forms"),
    [
        ("2006", 5, {"startsheet", "bid", "rallies", "cabinet", "gifts", "options"}),
        *more(("2019", 4, {"startsheet", "bid", "rallies", "cabinet", "gifts", "cards", "options"})),
    ],
)
def test_a_whole_game_against_bots(visit: Callable[..., Visitor], edition: str, variant: int, forms: set[str]) -> None:
    anna = visit()
    anna.settings(sound=False, commit="all")
    new_table(anna, edition, variant)
    player = Player(anna)
    player.play()
    assert forms <= set(player.forms)  # those that every game has; which others come depends on the cards
    table = anna.page.url.rpartition("/")[2]
    position = anna.call("GET", f"/api/tables/{table}/position?seat=0")
    assert position["view"]["over"]
    totals = sorted((score["total"] for score in position["scores"]), reverse=True)
    expect(anna.page.locator(".final .total")).to_have_text([str(total) for total in totals])
