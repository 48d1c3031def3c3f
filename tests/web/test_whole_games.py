"""Whole games, clicked through the page from the lobby to the final score sheet; in the default run the last round."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import make_table, play_to_round, sit_down


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


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("edition", "variant", "forms"),
    [
        ("2006", 5, {"startsheet", "bid", "rallies", "cabinet", "gifts", "options"}),
        ("2019", 4, {"startsheet", "bid", "rallies", "cabinet", "gifts", "cards", "options"}),
    ],
)
def test_a_whole_game_against_bots(visit: Callable[..., Visitor], edition: str, variant: int, forms: set[str]) -> None:
    anna = visit()
    anna.settings(sound=False, commit="all")
    new_table(anna, edition, variant)
    player = Player(anna)
    player.play()
    assert forms <= set(player.forms)  # those that every game has; which others come depends on the cards
    check_end(anna, anna.page.url.rpartition("/")[2])


def test_the_last_round_to_its_end(visit: Callable[..., Visitor]) -> None:
    """Of a game whose other rounds are played by questions to the service; first rounds are clicked elsewhere."""
    anna = visit()
    anna.settings(sound=False, commit="all")
    table = make_table(anna, "2006")
    play_to_round(anna, table["id"], wanted=4)  # the fifth asks for nothing but the last election
    sit_down(anna, table)
    player = Player(anna)
    player.play()
    assert {"bid", "rallies", "cabinet", "options"} <= set(player.forms)
    check_end(anna, table["id"])


def check_end(anna: Visitor, table: str) -> None:
    """The final screen has the points that the service counted."""
    position = anna.call("GET", f"/api/tables/{table}/position?seat=0")
    assert position["view"]["over"]
    totals = sorted((score["total"] for score in position["scores"]), reverse=True)
    expect(anna.page.locator(".final .total")).to_have_text([str(total) for total in totals])
