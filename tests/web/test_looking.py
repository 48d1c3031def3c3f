"""Looking at the table: everything in sight, every piece large, and the past by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.shares import more
from tests.web.browsers import DESKTOP, PATIENCE, PHONE, Visitor
from tests.web.tables import make_table, sit_down

GAMES = Path(__file__).parent.parent / "records" / "games"
EARLIER = "rules1"  # the page shows games of earlier rules too
LOW = {"width": 1366, "height": 860}
# What is outside the window or outside its board, and words that are cut off.
MISPLACED = """() => {
    const found = [];
    const say = (what, one) => found.push(`${what}: ${one.outerHTML.slice(0, 160)}`);
    const parts = ':is(.players, .national, .below, .board)';
    for (const one of document.querySelectorAll(`${parts}, ${parts} *`)) {
        if (one.closest('.spoken, title') || !one.checkVisibility()) continue;
        const box = one.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.left < -1) say('outside', one);
        const board = one.closest('.board')?.getBoundingClientRect();
        if (board && (box.right > board.right + 1 || box.bottom > board.bottom + 1)) say('over the edge', one);
        const hides = one instanceof HTMLElement && getComputedStyle(one).overflowX === 'hidden';
        if (hides && one.scrollWidth > one.clientWidth + 1) say('cut off', one);
    }
    const scrolls = ['.table', '.left', '.middle', '.below'].filter((name) => {
        const part = document.querySelector(name);
        return part.scrollHeight > part.clientHeight + 1;
    });
    return [...found, ...scrolls.map((name) => `scrolls: ${name}`)];
}"""


def look_at_a_record(anna: Visitor, name: str, rules: str = EARLIER) -> Any:
    """A finished game, seen from its first seat."""
    table = anna.call("POST", "/api/records", {"text": (GAMES / rules / f"{name}.macher").read_text(encoding="utf-8")})
    assert "id" in table, table
    sit_down(anna, table)
    page = anna.page
    page.locator(".topbar .onbar").last.click()
    page.locator("dialog[open] .row button").first.click()
    expect(page.locator(".mine")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return table


def turn_to(anna: Visitor, at: int) -> None:
    """Show the table after a turn."""
    anna.page.locator(".replay input").fill(str(at))
    expect(anna.page.locator(f".table[data-shown='{at}']")).to_have_count(1)


def settled(anna: Visitor) -> None:
    """Everything is where it belongs, once the page has measured itself."""
    try:
        anna.page.wait_for_function(f"() => ({MISPLACED})().length === 0", timeout=PATIENCE)
    except TimeoutError:
        assert anna.page.evaluate(MISPLACED) == []


@pytest.mark.parametrize(
    ("name", "language", "window", "rules"),
    [
        ("2006-plain-5-5-2", "pl", DESKTOP, "rules2"),
        ("plain-5-4-1", "de", LOW, EARLIER),
        ("plain-5-4-1", "de", LOW, "rules2"),
        *more(
            ("plain-5-4-1", "pl", DESKTOP, "rules2"),
            ("2006-plain-5-5-2", "de", DESKTOP, "rules2"),
            ("2006-plain-5-5-2", "pl", DESKTOP, EARLIER),
        ),
    ],
)
def test_the_whole_table_is_in_sight(
    visit: Callable[..., Visitor], name: str, language: str, window: dict[str, int], rules: str
) -> None:
    anna = visit(viewport=window)
    anna.settings(language=language, sound=False)
    table = look_at_a_record(anna, name, rules)
    for tenth in (2, 4, 5, 7, 9):
        turn_to(anna, table["version"] * tenth // 10)
        expect(anna.page.locator(".board")).to_have_count(4)
        settled(anna)
        assert anna.sideways() == 0


def test_a_phone_is_never_wider_than_its_screen(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    anna.settings(language="de", sound=False)
    sit_down(anna, make_table(anna, "2006", ("me", "bot", "bot", "bot", "bot")))
    page = anna.page
    page.locator(".handle").tap()
    for at in range(4):
        page.locator(".areas button").nth(at).tap()
        assert anna.sideways() == 0
    small = page.evaluate(
        """() => [...document.querySelectorAll('.log button, .replay button, .tabs button')]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML)"""
    )
    assert small == []


def test_every_piece_is_shown_large_by_keyboard(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False)
    sit_down(anna, make_table(anna))
    page = anna.page
    lens = page.locator("#lens")
    seen = set()
    page.locator(".table h1").press("i")
    for _ in range(12):
        expect(lens).to_be_visible()
        seen.add(lens.locator("h3").inner_text())
        page.keyboard.press("ArrowRight")
    assert len(seen) > 4
    assert anna.axe() == []
    page.keyboard.press("Escape")
    expect(lens).to_have_count(0)
    card = page.locator(".national [data-lens]").first
    card.hover()
    expect(lens).to_be_visible()
    rule = lens.locator("[data-rule]").get_attribute("data-rule")
    lens.locator("[data-rule]").click()
    expect(page.locator("dialog[open] article h3").first).to_contain_text(rule or "R19")


def test_help_and_lens_know_the_options(visit: Callable[..., Visitor]) -> None:
    """What holds at another table is not said here."""
    anna = visit()
    anna.settings(sound=False)
    options = {"poll_front": "private_unless_published", "presence_move": "optional"}
    sit_down(anna, make_table(anna, options=options))
    page = anna.page
    page.locator(".phase").nth(8).click()
    help = page.locator("dialog[open] .help")
    expect(help).to_contain_text("looks at it alone")
    expect(help).not_to_contain_text("turned up for all")
    page.keyboard.press("Escape")
    page.locator(".national [data-lens]").first.hover()
    expect(page.locator("#lens")).to_contain_text("may bring one")


def test_the_past_by_keyboard_and_no_turn_from_there(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False)
    table = look_at_a_record(anna, "plain-5-4-1")
    page, last = anna.page, table["version"]

    def shown(at: int) -> None:
        expect(page.locator(f".table[data-shown='{at}']")).to_have_count(1)

    page.keyboard.press("[")
    shown(last - 1)
    expect(page.locator(".sentence.rewound .flag")).to_be_visible()
    assert page.locator("[data-act=commit]").count() == 0
    page.keyboard.press("ArrowLeft")
    shown(last - 2)
    page.keyboard.press("ArrowRight")
    shown(last - 1)
    page.keyboard.press("Home")
    shown(0)
    page.keyboard.press("PageDown")
    expect(page.locator(".sentence.rewound")).to_be_visible()
    expect(page.locator(".table[data-shown='0']")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] dl").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.keyboard.press("End")
    shown(last)
    expect(page.locator("section.final")).to_be_visible()


def test_one_board_large_and_all_again(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False)
    sit_down(anna, make_table(anna))
    page = anna.page
    page.locator(".board .zoom").first.click()
    expect(page.locator(".board:visible")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".board:visible")).to_have_count(4)


@pytest.mark.parametrize(("name", "seats"), [("plain-5-4-1", 5), *more(("2006-everything-changed-3-7", 3))])
def test_the_books_are_one_look_away(visit: Callable[..., Visitor], name: str, seats: int) -> None:
    """What everybody has paid and received, every payment with its reason, and what was laid aside."""
    anna = visit()
    anna.settings(sound=False)
    table = look_at_a_record(anna, name)
    page = anna.page
    page.locator(".displays .books").click()
    dialog = page.locator("dialog[open]")
    view = anna.call("GET", f"/api/tables/{table['id']}/position?seat=0")["view"]
    expect(dialog.locator("tbody tr")).to_have_count(seats)
    for seat in range(seats):
        row = dialog.locator("tbody tr").nth(seat).locator("td")
        sums = [int("".join(filter(str.isdecimal, text))) for text in row.all_inner_texts()]
        assert sums[:2] == [view["paid"][seat] * 1000, view["received"][seat] * 1000]
    expect(dialog.locator(".payments li").first).to_be_visible()
    expect(dialog.locator("[data-lens]").first).to_be_visible()
