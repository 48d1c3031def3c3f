"""The lobby: new tables with clock and options, a waiting room, seats that change hands, records, accounts."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize, expect
from websockets.sync.client import connect

from tests.shares import thorough
from tests.web.browsers import DESKTOP, PHONE, Visitor
from tests.web.tables import make_table, sit_down
from tests.web.test_languages import SPEAK

RECORD = Path(__file__).parents[1] / "records" / "games" / "rules2"


def table_of(visitor: Visitor) -> str:
    """The table whose page is open."""
    return visitor.page.url.rpartition("/")[2].partition("?")[0]


def test_a_table_with_clock_and_options_and_a_friend_who_comes_by_link(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.settings(sound=False, reveals=False)
    page = anna.page
    anna.go("/#/new")
    page.locator("[data-edition='2006']").click()
    page.locator("[data-variant='5']").click()
    page.locator("[data-count='3']").click()
    page.get_by_label("Your name").first.fill("Anna")
    page.get_by_label("Who sits here").nth(1).select_option("open")
    page.get_by_label("Level of the bot").first.select_option("random")
    page.locator("details:has(h2:text('Options of the rules')) summary").click()
    option = page.locator("details select").first
    value = option.locator("option").nth(1).get_attribute("value") or ""
    option.select_option(value)
    page.locator("details[data-act=time] summary").click()
    page.locator("[data-clock=own]").click()
    page.get_by_label("Minutes for the whole game").fill("90")
    page.get_by_label("Seconds more after each turn").fill("15")
    page.locator("[data-act=at-zero]").select_option("open")
    page.locator("[data-act=spectators]").uncheck()
    page.locator("details[data-act=more] summary").click()
    page.get_by_label("Your word for the shuffle").fill("nightingale")
    page.locator("[data-act=create]").click()

    expect(page.locator(".room")).to_be_visible()
    made = anna.call("GET", f"/api/tables/{table_of(anna)}")
    assert made["clock"] == {"bank": 5400, "increment": 15, "at_zero": "open"}
    assert not made["spectators"]
    assert value in made["options"].values()
    expect(page.locator(".room")).to_contain_text("90 min, +15 s a turn")

    link = page.locator("#invitation").input_value()
    ben.page.goto(link)
    ben.page.locator("[data-act=name]").fill("Ben")
    ben.page.locator("[data-seat='1']").click()
    expect(ben.page.locator(".table")).to_be_visible()  # nobody is missing: the game begins
    expect(page.locator(".table")).to_be_visible()
    seats = anna.call("GET", f"/api/tables/{table_of(anna)}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
    assert seats[0]["clock"] is not None


def test_the_link_is_copied_and_bots_take_free_seats(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=PHONE, permissions=["clipboard-read", "clipboard-write"])
    anna.settings(sound=False)
    sit_down(anna, make_table(anna, kinds=("me", "open", "open")))
    page = anna.page
    page.locator("[data-act=copy]").click()
    expect(page.locator("[data-act=copy]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#invitation").input_value()
    assert anna.sideways() == 0
    assert anna.axe() == []
    page.locator(".room [data-seat='1'] select").select_option("random")
    page.locator(".room [data-seat='1'] [data-act=bot]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".room [data-seat='1']")).to_contain_text("bot")
    page.locator("[data-act=begin]").click()
    expect(page.locator(".table")).to_be_visible()
    seats = anna.call("GET", f"/api/tables/{table_of(anna)}")["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "bot", "bot"]


def test_who_leaves_a_seat_to_a_bot_takes_it_back(visit: Callable[..., Visitor]) -> None:
    """A guest of the table, who is not its maker: the page looks on, and comes back."""
    anna, ben = visit(), visit()
    ben.settings(sound=False)
    table = make_table(anna, kinds=("me", "open", "hot"))
    ben.go("/")
    ben.call("POST", f"/api/tables/{table['id']}/join", {"link": table["link"], "name": "Ben"})
    sit_down(ben, table)
    page = ben.page
    for act, things in (("bot-1", 0), ("back-1", 1)):
        page.locator("[aria-label='Table menu']").click()
        button = page.locator(f"[data-act='{act}']")
        button.click()
        button.click()
        expect(button).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator("section.mine:not(.sentence)")).to_have_count(things)
    assert ben.call("GET", f"/api/tables/{table['id']}")["seats"][1]["mine"]


def test_seats_change_hands_and_the_table_is_closed(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False)
    table = make_table(anna)
    sit_down(anna, table)
    page = anna.page

    def kinds() -> list[str]:
        return [seat["kind"] for seat in anna.call("GET", f"/api/tables/{table['id']}")["seats"]]

    for act, place, kind in (("open-1", 1, "open"), ("bot-1", 1, "bot"), ("leave-0", 0, "open"), ("me-0", 0, "person")):
        page.locator("[aria-label='Table menu']").click()
        button = page.locator(f"[data-act='{act}']")
        button.click()
        expect(button).to_have_text("Really? Click once more.")  # once is not enough
        button.click()
        expect(button).to_have_count(0)
        assert kinds()[place] == kind, act
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(".table")).to_be_visible()
    expect(page.locator(".decide .cards")).to_be_visible()  # back in the seat, with its hand
    page.locator("[aria-label='Table menu']").click()
    page.locator("[data-act='close']").click()
    page.locator("[data-act='close']").click()
    expect(page.locator("dialog[open]")).to_contain_text("This table is closed.")
    assert anna.call("GET", f"/api/tables/{table['id']}")["status"] == "closed"


def test_a_record_comes_by_file_and_by_drop_and_is_played_again(visit: Callable[..., Visitor], tmp_path: Path) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    page = anna.page
    record = sorted(RECORD.glob("*.macher"))[0]
    anna.go("/")
    page.locator("#record").set_input_files(record)
    expect(page.locator(".table, .final").first).to_be_visible()
    first = table_of(anna)
    page.locator("[aria-label='Table menu']").click()
    with page.expect_download() as waiting:
        page.locator("[data-act=record]").click()
    saved = tmp_path / "saved.macher"
    waiting.value.save_as(saved)
    assert saved.read_text(encoding="utf-8").strip()

    page.keyboard.press("Escape")
    anna.go("/")
    expect(page.locator("[data-list=mine] details")).to_be_visible()
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.items.add(new File([text], "saved.macher", {type: "text/plain"}));
            for (const kind of ["dragover", "drop"])
                dispatchEvent(new DragEvent(kind, {dataTransfer: data, bubbles: true, cancelable: true}));
        }""",
        saved.read_text(encoding="utf-8"),
    )
    expect(page.locator(".table, .final").first).to_be_visible()
    assert table_of(anna) != first

    second = page.url
    page.locator("[aria-label='Table menu']").click()
    page.locator("[data-act=rematch-same]").click()
    expect(page).not_to_have_url(second)


def test_an_account_and_its_notices(visit: Callable[..., Visitor]) -> None:
    anna, again = visit(), visit()
    page = anna.page
    anna.go("/")
    page.locator("[data-act=account]").click()
    page.get_by_label("Your name").fill("Annegret")
    page.get_by_label("Password, at least 8 characters").fill("correct horse")
    page.locator("[data-act=sign-up]").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-act=account]")).to_have_text("Annegret")
    table = make_table(anna, name="Annegret")
    anna.go("/")
    page.locator("[data-act=account]").click()
    page.locator("[data-act=webhook]").fill("https://example.org/turn")
    page.get_by_role("button", name="Save notices").click()
    expect(page.locator("dialog[open]")).to_contain_text("Saved.")
    assert anna.call("GET", "/api/me")["notices"]["webhook"] == "https://example.org/turn"
    assert anna.axe() == []
    page.locator("[data-act=old-password]").fill("correct horse")
    page.locator("[data-act=new-password]").fill("battery staple")
    page.locator("[data-act=change-password]").click()
    expect(page.locator("dialog[open]")).to_contain_text("Changed. You are signed out everywhere else.")
    page.locator("[data-act=sign-out]").click()
    expect(page.locator("[data-act=account]")).not_to_have_text("Annegret")
    expect(page.locator(f"[href='#/table/{table['id']}']")).to_have_count(0)

    # From another device: the same games.
    again.go("/")
    again.page.locator("[data-act=account]").click()
    again.page.get_by_label("Your name").fill("Annegret")
    again.page.get_by_label("Password, at least 8 characters").fill("battery staple")
    again.page.locator("[data-act=sign-in]").click()
    expect(again.page.locator(f"[data-list=mine] [href='#/table/{table['id']}']")).to_be_visible()


def test_who_watches_and_who_goes_on(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit(viewport=PHONE)
    playing = make_table(anna, public=True)
    gathering = make_table(anna, kinds=("me", "open", "bot"), public=True)
    anna.go("/")
    expect(anna.page.locator(f"[data-list=mine] [href='#/table/{gathering['id']}']")).to_contain_text("Continue")
    ben.go("/")
    expect(ben.page.locator(f"[data-list=open] [href='#/table/{gathering['id']}']")).to_contain_text("Join")
    assert ben.sideways() == 0
    ben.page.locator(f"[data-list=watch] [href='#/table/{playing['id']}']").click()
    expect(ben.page.locator(".table")).to_be_visible()
    expect(ben.page.locator(".mine, [data-act=commit]")).to_have_count(0)


def test_two_games_with_the_same_cards_are_compared(visit: Callable[..., Visitor]) -> None:
    """From the final screen of either: points by source, who won where, and the points over the elections."""
    anna = visit(viewport=ViewportSize(width=1366, height=650))
    anna.settings(sound=False, reveals=False, speed="off")
    first = make_table(anna, kinds=("bot", "bot", "bot"))
    games = [watch_to_the_end(anna, first)]
    again = anna.call("POST", f"/api/tables/{first['id']}/rematch", {"same_seed": True})
    games.append(watch_to_the_end(anna, again))
    sit_down(anna, again)
    page = anna.page
    page.locator("[data-act=result-compare]").click()
    dialog = page.locator("dialog[open]")
    totals = [[score["total"] for score in game["scores"]] for game in games]
    for seat, (one, two) in enumerate(zip(*totals, strict=True)):
        expect(dialog.locator(f"tr[data-seat='{seat}'] .total")).to_have_text(f"{one} → {two}")
    expect(dialog.locator(".points-chart")).to_have_count(2)
    assert anna.axe(within="dialog[open]") == []
    assert anna.cut_off() == []
    for language in ("de", "fr", "pl") if thorough() else ("de",):
        anna.page.keyboard.press("Escape")
        page.evaluate(SPEAK, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator("[data-act=result-compare]").click()
        expect(dialog.locator(".points-chart")).to_have_count(2)
        for size in (PHONE, ViewportSize(width=820, height=1180), ViewportSize(width=1280, height=640), DESKTOP):
            page.set_viewport_size(size)
            assert anna.cut_off() == [], (language, size)
            assert anna.sideways() == 0, (language, size)


def watch_to_the_end(visitor: Visitor, table: Any) -> Any:
    """The last position of a game among bots, who play while somebody watches."""
    path = f"/api/tables/{table['id']}"
    cookies = "; ".join(f"{one['name']}={one['value']}" for one in visitor.context.cookies(visitor.url))
    address = f"{visitor.url.replace('http', 'ws', 1)}{path}/socket"
    with connect(address, additional_headers={"Cookie": cookies}, max_size=None) as line:
        for told in map(json.loads, line):
            if told["type"] == "moved" and told["position"]["view"]["over"]:
                return told["position"]
    raise AssertionError("the line was lost")
