"""Looking things up: coalitions, opinions against programs, money heard of, auctions, the lens, signs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from macher.play import Table
from macher.rules import step_name
from tests.shares import more
from tests.web.browsers import PHONE, Visitor
from tests.web.tables import bring_game, lift_curtain, make_table, meet, play_out, sit_down
from tests.web.test_looking import look_at_a_record, turn_to

LAPTOP = {"width": 1366, "height": 650}
RECORDS = ["plain-5-4-1", "2006-plain-5-5-2"]


def look_up(anna: Visitor, what: str) -> Locator:
    """Open one of the drawers of the dock."""
    button = anna.page.locator(f"[data-drawer={what}]")
    if not button.is_visible():
        anna.page.locator(".areas button").nth(2).click()
    button.click()
    drawer = anna.page.locator("#drawer")
    expect(drawer).to_be_visible()
    return drawer


def put_away(anna: Visitor) -> None:
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#drawer")).to_have_count(0)


def position_at(anna: Visitor, table: Any, at: int) -> Any:
    return anna.call("GET", f"/api/tables/{table['id']}/position?seat=0&at={at}")


# What the table says of every two parties.
ROWS = """(all) => all.map((one) => ({
    seats: one.dataset.pair.split(',').map(Number),
    common: Number(one.querySelector('[data-common]').dataset.common),
    cells: [...one.querySelectorAll('[data-votes]')].map((cell) => [Number(cell.dataset.votes), cell.dataset.way]),
}))"""


@pytest.mark.parametrize("name", RECORDS)
def test_the_coalition_table_has_the_numbers_of_the_service(visit: Callable[..., Visitor], name: str) -> None:
    anna = visit(viewport=LAPTOP)
    anna.settings(sound=False)
    table = look_at_a_record(anna, name)
    for tenth in (3, 6, 8):
        at = table["version"] * tenth // 10
        turn_to(anna, at)
        position = position_at(anna, table, at)
        dialog = look_up(anna, "coalitions")
        expect(dialog.locator("[data-pair]")).to_have_count(10)
        rows = dialog.locator("[data-pair]").evaluate_all(ROWS)
        for column, meter in enumerate(position["meters"]):
            named = {tuple(pair["seats"]): pair for pair in meter["pairs"]}
            for row in rows:
                pair = named.get(tuple(sorted(row["seats"])))
                votes = sum(meter["parties"][seat]["votes"] + meter["parties"][seat]["gain"] for seat in row["seats"])
                assert row["cells"][column] == [votes, pair["way"] if pair else "closed"]
                assert pair is None or (pair["votes"], pair["agreement"]) == (votes, row["common"])
        assert anna.cut_off() == []
        put_away(anna)


@pytest.mark.parametrize("name", RECORDS)
def test_opinions_against_programs(visit: Callable[..., Visitor], name: str) -> None:
    """In all states, and in one that is shown large: who agrees, and the sum that the service counts."""
    anna = visit(viewport=LAPTOP)
    anna.settings(sound=False)
    table = look_at_a_record(anna, name)
    at = table["version"] // 2
    turn_to(anna, at)
    position = position_at(anna, table, at)
    dialog = look_up(anna, "opinions")
    for meter in position["meters"]:
        check_opinions(dialog, meter, position["view"])
    put_away(anna)
    meter = position["meters"][0]
    anna.page.locator(f"#board-{meter['land']} .title").click()
    check_opinions(anna.page.locator("dialog[open]"), meter, position["view"])


def check_opinions(dialog: Locator, meter: Any, view: Any) -> None:
    rows = dialog.locator(f"[data-land='{meter['land']}']")
    seats = sorted(range(len(view["parties"])), key=lambda seat: view["parties"][seat])
    matches = rows.locator("[data-match]").evaluate_all("all => all.map((one) => Number(one.dataset.match))")
    assert matches == [meter["parties"][seat]["match"] for seat in seats]
    fits = rows.locator("[data-fit]").evaluate_all("all => all.map((one) => Number(one.dataset.fit))")
    cards = [card for card in view["opinions"][meter["land"] * 4 : meter["land"] * 4 + 4] if card != -1]
    doubled = view["doubled"][meter["land"]]
    assert len(fits) == len(cards) * len(seats)
    for place in range(len(seats)):
        column = fits[place :: len(seats)]
        twice = column[doubled] if doubled >= 0 else 0
        assert sum(column) + twice == matches[place]


@pytest.mark.parametrize("name", RECORDS)
def test_money_heard_of_and_what_was_laid_aside(visit: Callable[..., Visitor], name: str) -> None:
    anna = visit(viewport=LAPTOP)
    anna.settings(sound=False)
    table = look_at_a_record(anna, name)
    at = table["version"] * 7 // 10
    turn_to(anna, at)
    position = position_at(anna, table, at)
    dialog = look_up(anna, "money")
    for seat, purse in enumerate(position["purses"]):
        cells = dialog.locator(f"tr[data-seat='{seat}'] td").all_inner_texts()
        sums = [int("".join(filter(str.isdecimal, text))) for text in cells[:3]]
        view = position["view"]
        assert sums == [sum * 1000 for sum in (view["paid"][seat], view["received"][seat], purse["money"])]
    expect(dialog.locator(".payments li").first).to_be_visible()
    put_away(anna)
    dialog = look_up(anna, "discards")
    view = position["view"]
    expect(dialog.locator("[data-lens^='opinion']")).to_have_count(len(view["opinion_discard"]))
    expect(dialog.locator("[data-lens^='poll']")).to_have_count(len(view["poll_discard"]))
    programs = len(view["program_discard"]) + sum(len(hand["shown"]) for hand in view["hands"])
    expect(dialog.locator("[data-lens^='program']")).to_have_count(programs)


def test_money_that_is_bound_is_a_range(visit: Callable[..., Visitor]) -> None:
    """While cards lie face down, what is left when they are paid for is between two sums."""
    anna = visit(viewport=LAPTOP)
    anna.settings(sound=False)
    table = bring_game(anna, play_out("2006", until=lambda table: waits(table, "cabinet-place") and lies(table) > 3))
    sit_down(anna, table)
    lift_curtain(anna)
    dialog = look_up(anna, "money")
    expect(dialog.locator("thead th")).to_have_count(5)
    position = anna.call("GET", f"/api/tables/{table['id']}/position")
    ranges = [seat for seat, purse in enumerate(position["purses"]) if purse["least"] < purse["most"]]
    assert ranges
    expect(dialog.locator(f"tr[data-seat='{ranges[0]}'] td").last).to_contain_text(" to ")


def waits(table: Table, step: str) -> bool:
    return step_name(table.state) == step


def lies(table: Table) -> int:
    """How many cards of a cabinet lie face down."""
    return sum(entry["standing"] == 0 for row in table.view(None).data["rows"] for entry in row)


@pytest.mark.parametrize("edition", ["2006", *more("2019")])
def test_an_auction_shows_on_the_panels(visit: Callable[..., Visitor], edition: str) -> None:
    anna = visit(viewport=LAPTOP)
    anna.settings(sound=False, reveals=False)

    def going(table: Table) -> bool:
        return waits(table, "poll-bid") and table.state.high > 0 and len(table.state.bidders) < 4

    table = bring_game(anna, play_out(edition, until=going))
    sit_down(anna, table)
    lift_curtain(anna)
    view = anna.call("GET", f"/api/tables/{table['id']}/position")["view"]
    chip = anna.page.locator(f"[data-seat-panel='{view['high_seat']}'] [data-bid]")
    expect(chip).to_have_attribute("data-bid", "high")
    expect(chip).to_contain_text(f"{view['high']}k")
    for seat in range(len(view["parties"])):
        kind = anna.page.locator(f"[data-seat-panel='{seat}'] [data-bid]").get_attribute("data-bid")
        speaks = seat in view["bidders"] or seat == view["high_seat"]
        assert (kind in ("high", "in", "next")) == speaks, (seat, kind)


def test_my_sealed_answer_stays_in_sight_and_nobody_elses(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    for one in (anna, ben):
        one.settings(sound=False)
    table = meet(anna, ben)
    path = f"/api/tables/{table['id']}"
    position = anna.call("GET", f"{path}/position?seat=0")
    option = position["options"][0]
    turn = {"seat": 0, "version": position["version"], "steps": [option["word"]], "key": "mine"}
    anna.call("POST", f"{path}/turns", turn)
    words = option["text"]
    expect(anna.page.locator("[data-answer] li")).to_have_text([words])
    sealed = anna.page.locator("[data-seat-panel] [data-sealed]")
    expect(sealed).to_have_count(1)
    expect(sealed).to_contain_text(words)
    expect(ben.page.locator("[data-answer], [data-sealed]")).to_have_count(0)
    anna.page.locator("[data-act=takeback]").click()
    expect(anna.page.locator("[data-answer], [data-sealed]")).to_have_count(0)


def test_coalitions_of_2006_on_the_board_and_beside_the_question(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=LAPTOP)
    anna.settings(sound=False, reveals=False)
    table = bring_game(anna, play_out("2006", until=lambda table: waits(table, "coalition-turn")))
    sit_down(anna, table)
    lift_curtain(anna)
    page = anna.page
    seat = page.locator(".player.own").get_attribute("data-seat-panel")
    position = anna.call("GET", f"/api/tables/{table['id']}/position?seat={seat}")
    meter = next(one for one in position["meters"] if one["land"] == position["land"])
    mine = [pair for pair in meter["pairs"] if position["seat"] in pair["seats"]]
    assert mine
    for pair in mine:
        named = f"[data-pair='{pair['seats'][0]},{pair['seats'][1]}']"
        expect(page.locator(f".decide {named}")).to_contain_text(f"{pair['votes']} votes together")
    best = max(mine, key=lambda pair: pair["votes"])
    expect(page.locator(f"#board-{position['land']} .pair").first).to_contain_text(str(best["votes"]))


# Where the lens covers something that it must not cover.
COVERED = """() => {
    const lens = document.getElementById('lens').getBoundingClientRect();
    const piece = document.querySelector('[data-pointed]');
    return [...document.querySelectorAll('.decision, .sentence'), piece].filter((part) => {
        const box = part.getBoundingClientRect();
        return lens.left < box.right && box.left < lens.right && lens.top < box.bottom && box.top < lens.bottom;
    }).map((part) => part.className);
}"""


@pytest.mark.parametrize("window", [LAPTOP, *more({"width": 1280, "height": 640}, {"width": 1440, "height": 900})])
def test_the_lens_follows_the_mouse_and_covers_nothing_that_matters(
    visit: Callable[..., Visitor], window: dict[str, int]
) -> None:
    """With motion: it comes where the mouse rests, goes with it to the next piece, and goes away when it has left."""
    anna = visit(viewport=window, reduced_motion="no-preference")
    anna.settings(sound=False)
    sit_down(anna, make_table(anna, kinds=("me", "bot", "bot", "bot", "bot")))
    page, lens = anna.page, anna.page.locator("#lens")
    expect(page.locator(".decide button:not([disabled])").first).to_be_visible()
    pieces = page.locator(":is(.board, .player, .national) [data-lens]:not(g):visible")
    names = set()
    for number in range(0, pieces.count(), 5):
        piece = pieces.nth(number)
        page.locator(".sentence .words").hover()
        expect(lens).to_have_count(0)
        piece.scroll_into_view_if_needed()
        page.evaluate("for (const one of document.querySelectorAll('[data-pointed]')) delete one.dataset.pointed")
        piece.evaluate("(one) => { one.dataset.pointed = '' }")
        piece.hover()
        expect(lens).to_be_visible()
        page.wait_for_function(f"() => ({COVERED})().length === 0")
        names.add(lens.locator("h3").inner_text())
    assert len(names) > 2
    page.locator(".board").first.scroll_into_view_if_needed()
    cards = page.locator(".board").first.locator(".opinions [data-lens]")
    cards.nth(3).hover()
    expect(lens).to_be_visible()
    cards.nth(0).hover()  # from one to the next, without leaving the pieces
    title = page.evaluate("document.querySelector('.board .opinions [data-lens]').innerText.split('\\n').at(-1)")
    expect(lens.locator("h3")).to_contain_text(title.strip())
    page.locator(".sentence .words").hover()
    expect(lens).to_have_count(0)


def test_the_lens_does_not_come_while_the_mouse_is_on_its_way_or_in_the_decision(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=LAPTOP, reduced_motion="no-preference")
    anna.settings(sound=False)
    sit_down(anna, make_table(anna))
    page, lens = anna.page, anna.page.locator("#lens")
    page.clock.install()
    page.clock.pause_at(time.time() + 60)  # from here on time passes when the test says so
    page.locator(".decide [data-lens]").first.hover()
    page.clock.run_for(5000)
    assert lens.count() == 0
    piece = page.locator(".board .opinions [data-lens]").first.bounding_box()
    assert piece is not None
    for step in range(5):
        page.mouse.move(piece["x"] + 3 + step, piece["y"] + 3)
        page.clock.run_for(200)
        assert lens.count() == 0
    page.clock.run_for(200)
    expect(lens).to_be_visible()
    page.locator(".sentence .words").hover()
    page.clock.run_for(1000)
    expect(lens).to_have_count(0)


def test_signs_are_explained(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False)
    sit_down(anna, make_table(anna))
    page = anna.page
    page.keyboard.press("?")
    legend = page.locator("dialog[open] .legend")
    expect(legend).to_contain_text("(!)")
    expect(legend).to_contain_text("locked there for the others")
    put_away(anna)
    labels = page.locator(".player").first.locator(".stock [title]").evaluate_all("all => all.map((one) => one.title)")
    for label in labels[2:]:
        page.keyboard.press("?")
        expect(legend).to_contain_text(label)
        put_away(anna)


@pytest.mark.parametrize(("edition", "language"), [("2019", "fr"), *more(("2006", "de"), ("2019", "pl"))])
def test_a_phone_has_all_opinions_above_the_sheet(visit: Callable[..., Visitor], edition: str, language: str) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.settings(language=language, sound=False)
    sit_down(anna, make_table(anna, edition, kinds=("me", "bot", "bot", "bot", "bot")))
    page = anna.page
    strip = page.locator("table.strip")
    expect(strip.locator("thead th")).to_have_count(4)
    table = page.url.rpartition("/")[2].partition("?")[0]
    view = anna.call("GET", f"/api/tables/{table}/position?seat=0")["view"]
    shown = strip.locator("[data-card]").evaluate_all("all => all.map((one) => Number(one.dataset.card))")
    rows = [[view["opinions"][land * 4 + slot] for land in view["order"]] for slot in range(4)]
    assert shown == [card for row in rows for card in row if card is not None]
    expect(page.locator(".decide")).to_be_visible()
    above = page.evaluate(
        """() => document.querySelector('.decision').getBoundingClientRect().top
            - document.querySelector('table.strip').getBoundingClientRect().bottom"""
    )
    assert above >= 0
    assert anna.sideways() == 0
