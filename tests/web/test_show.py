"""The show: what others do is shown turn by turn behind the newest position, and nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsers import PHONE, Visitor
from tests.web.tables import bring_game, make_table, play_on, play_out, sit_down, take_turn, wait_for_question

FIVE = ("me", "bot", "bot", "bot", "bot")
QUIET = ("chosen", "phase-began")
# Every caption and every stage of a moment, also one that nobody was quick enough to see.
WATCH = """
    window.captions = [];
    window.stages = [];
    const look = () => {
        const caption = document.querySelector('.told');
        if (caption) {
            const { version, frame } = caption.dataset;
            const shown = document.querySelector('.table').dataset.shown;
            const text = caption.querySelector('.text').textContent;
            const last = window.captions.at(-1);
            if (last?.version !== version || last?.frame !== frame)
                window.captions.push({ version, frame, text, shown });
        }
        const moment = document.querySelector('[data-moment]');
        if (moment) {
            const { stage, stages } = moment.dataset;
            const out = [...moment.querySelectorAll('[data-out]')].map((one) => one.dataset.out === 'true');
            const last = window.stages.at(-1);
            if (last?.stage !== +stage)
                window.stages.push({ kind: moment.dataset.moment, stage: +stage, stages: +stages, out,
                    shown: +document.querySelector('.table').dataset.shown });
        }
    };
    new MutationObserver(look).observe(document,
        { subtree: true, childList: true, characterData: true, attributes: true });
"""


def come_to(visitor: Visitor, step: str, edition: str = "2019", **settings: object) -> Any:
    """A table with four bots, opened where the visitor is asked about a step."""
    visitor.settings(sound=False, **settings)
    visitor.context.add_init_script(WATCH)
    table = make_table(visitor, edition, FIVE)
    play_on(visitor, table["id"], step)
    sit_down(visitor, table)
    expect(visitor.page.locator(".sentence.mine")).to_be_visible()
    return table


def others_act(visitor: Visitor, table: Any) -> tuple[int, Any]:
    """Take a turn, let the bots answer it until the visitor is asked again; the versions of both moments."""
    before = int(visitor.page.locator(".table").get_attribute("data-version") or 0)
    take_turn(visitor, table["id"], Random(2))
    return before, wait_for_question(visitor, table["id"])["version"]


def told_between(visitor: Visitor, table: Any, before: int, until: int) -> list[Any]:
    """What others did after a version, as the log has it."""
    log = visitor.call("GET", f"/api/tables/{table['id']}/log?seat=0&since={before}")
    turns = [turn for turn in log["turns"] if turn["version"] <= until and turn["seat"] != 0]
    return [event for turn in turns for event in turn["events"] if event["kind"] not in QUIET]


def the_show_ends(page: Page) -> None:
    """What is shown is the newest position."""
    expect(page.locator(".table.showing")).to_have_count(0)
    page.wait_for_function(
        "() => { const { shown, version } = document.querySelector('.table').dataset; return shown === version; }"
    )


def stop_time(page: Page) -> None:
    """From now on nothing goes on by itself: only who presses something goes on."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_turns_of_others_are_shown_one_by_one(visit: Callable[..., Visitor], motion: str) -> None:
    anna = visit(reduced_motion=motion)
    table = come_to(anna, "rally-buy", reveals=False, speed="fast")
    before, after = others_act(anna, table)
    page = anna.page
    page.wait_for_function("(after) => document.querySelector('.table').dataset.version >= after", arg=after)
    the_show_ends(page)
    captions = page.evaluate("window.captions")
    events = told_between(anna, table, before, after)
    assert len({event["version"] for event in events}) >= 3, "several turns, or nothing is shown by this"
    assert " ".join(one["text"] for one in captions) == " ".join(event["text"] for event in events)
    assert all(one["shown"] == one["version"] for one in captions), captions  # the piece comes with its caption
    assert [int(one["frame"]) for one in captions] == sorted(int(one["frame"]) for one in captions)
    # The next phase may have begun with the last of these turns.
    expect(page.locator(".log li:not(.head)").last).to_contain_text(events[-1]["text"])


def test_a_caption_can_be_skipped_and_all_of_them(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    table = come_to(anna, "rally-buy", reveals=False)
    page, caption, turn = anna.page, anna.page.locator(".told"), anna.page.locator(".table")
    stop_time(page)
    _, after = others_act(anna, table)
    expect(turn).to_have_attribute("data-version", str(after))  # the newest position is there at once
    expect(caption).to_have_attribute("data-frame", "1")
    expect(page.locator(".player.lit")).not_to_have_count(0)
    caption.locator("[data-act=skip-one]").click()
    expect(caption).to_have_attribute("data-frame", "2")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    expect(caption).to_have_attribute("data-frame", "3")
    page.keyboard.press("Escape")
    expect(caption).to_have_count(0)
    the_show_ends(page)


def test_who_wants_it_at_once_has_no_captions(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    table = come_to(anna, "rally-buy", reveals=False, speed="off")
    _, after = others_act(anna, table)
    expect(anna.page.locator(".table")).to_have_attribute("data-shown", str(after))
    assert anna.page.evaluate("window.captions") == []


def test_a_decision_can_be_begun_while_the_show_runs(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    table = come_to(anna, "rally-buy", reveals=False)
    page = anna.page
    stop_time(page)
    _, after = others_act(anna, table)
    expect(page.locator(".told")).to_be_visible()
    expect(page.locator(".sentence.mine")).to_be_visible()
    shown = int(page.locator(".table").get_attribute("data-shown") or 0)
    assert shown < after, "the show was over too soon for this test"
    page.locator(".decide [data-word]:not([disabled]), .decide [data-act=none]").first.click()
    expect(page.locator(".table")).not_to_have_attribute("data-steps", "0")
    expect(page.locator(".told")).to_have_count(0)
    page.locator("[data-act=undo]").click()
    expect(page.locator(".table")).to_have_attribute("data-shown", str(after))


def test_an_election_comes_party_by_party(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    table = come_to(anna, "convert", speed="fast")
    page, moment = anna.page, anna.page.locator("[data-moment=election]")
    chance = Random(2)
    while not anna.page.locator("dialog[open]").count():
        position = wait_for_question(anna, table["id"])
        if position["step"] != "convert":
            break
        take_turn(anna, table["id"], chance)
    expect(moment).to_be_visible()
    expect(moment.locator("li[data-out=false]")).to_have_count(0)
    page.wait_for_function("() => window.stages.some((one) => one.kind === 'election' && one.stage === one.stages)")
    stages = page.evaluate("window.stages")
    first = [one for one in stages if one["kind"] == "election"]
    assert [one["stage"] for one in first] == list(range(first[0]["stages"] + 1))
    # One party after the other, and the table behind stands still.
    assert [sum(one["out"][:5]) for one in first[:6]] == [0, 1, 2, 3, 4, 5]
    assert len({one["shown"] for one in first}) == 1
    assert first[0]["shown"] < int(page.locator(".table").get_attribute("data-version") or 0)
    while page.locator("dialog[open]").count():
        page.locator("dialog[open] .foot .button.primary").click()
        page.wait_for_function("() => !document.querySelector('.showing') || document.querySelector('dialog[open]')")
    the_show_ends(page)


def test_bids_are_opened_from_the_lowest_on(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    table = come_to(anna, "start-bid", speed="fast")
    others_act(anna, table)
    page = anna.page
    expect(page.locator("[data-moment=bids] tr[data-out=true]")).to_have_count(5)
    log = anna.call("GET", f"/api/tables/{table['id']}/log?seat=0")
    events = [event for turn in log["turns"] for event in turn["events"]]
    bids = next(event for event in events if event["kind"] == "start-bids-revealed")["fields"]["bids"]
    opened: list[int] = []
    for one in page.evaluate("window.stages"):
        opened += [seat for seat in range(5) if one["out"][seat] and seat not in opened]
    assert [bids[seat] for seat in opened] == sorted(bids)
    page.keyboard.press("Escape")
    expect(page.locator("[data-moment=bids]")).to_have_count(0)


@pytest.mark.parametrize(("edition", "step"), [("2019", "start-positions"), ("2006", "preliminary")])
def test_start_sheets_are_a_table(visit: Callable[..., Visitor], edition: str, step: str) -> None:
    anna = visit()
    table = come_to(anna, step, edition)
    others_act(anna, table)
    sheets = anna.page.locator("[data-moment=sheets]")
    expect(sheets.locator("tbody tr[data-out=true]")).to_have_count(5)
    log = anna.call("GET", f"/api/tables/{table['id']}/log?seat=0")
    events = [event for turn in log["turns"] for event in turn["events"]]
    sheet = next(event for event in events if event["kind"] in ("start-block-revealed", "sheet-revealed"))
    row = sheets.locator("tbody tr").first  # sheets are carried out in the order of the events
    assert row.locator("td:has(.thing)").count() == len(set(sheet["fields"]["states"]))
    assert anna.axe(within="dialog") == []


def test_the_past_says_what_happened_and_plays(visit: Callable[..., Visitor]) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.settings(sound=False, reveals=False, speed="fast")
    anna.context.add_init_script(WATCH)
    table = bring_game(anna, play_out("2019"))
    sit_down(anna, table)
    page = anna.page
    expect(page.locator(".final")).to_be_visible()
    turns = anna.call("GET", f"/api/tables/{table['id']}/log")["turns"]
    last = turns[-1]["version"]
    at = next(turn["version"] for turn in reversed(turns[:-4]) if any(event["about"] for event in turn["events"]))
    page.locator(".replay input").fill(str(at))
    expect(page.locator(f".table[data-shown='{at}']")).to_have_count(1)
    text = next(event["text"] for event in turns[at - 1]["events"] if event["kind"] not in QUIET)
    expect(page.locator(".sentence .happened")).to_contain_text(text)
    expect(page.locator(".lit").first).to_be_attached()
    page.locator("[data-act=play]").click()
    page.wait_for_function("() => window.captions.length > 2")
    expect(page.locator(".sentence.rewound")).to_have_count(0)
    the_show_ends(page)
    shown = [int(one["version"]) for one in page.evaluate("window.captions")]
    assert shown == sorted(shown)
    assert shown[0] == at
    assert shown[-1] == last


# A panel that grows by itself (what is above it shrinks): the page scrolls to the end, and before the browser tells of
# it the list has grown. Nobody has scrolled. The panel's own observer is told first: when this one is, it is done.
GROW = """() => new Promise((done) => {
    const log = document.querySelector('.log');
    const before = log.scrollTop;
    const line = Object.assign(document.createElement('li'), { style: 'height: 300px' });
    const grown = new ResizeObserver(() => {
        if (log.scrollTop === before) return; // it tells of the beginning, too
        grown.disconnect();
        const moved = before - log.scrollTop;
        log.querySelector('ol').append(line);
        log.addEventListener('scroll', () => requestAnimationFrame(() => done(moved)), { once: true });
    });
    grown.observe(log);
    log.style.flex = 'none';
    log.style.height = `${log.clientHeight + 120}px`;
})"""
BEHIND = """() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""


def test_the_log_follows_until_somebody_scrolls_up(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    table = come_to(anna, "rally-buy", reveals=False, speed="off")
    page = anna.page
    page.wait_for_function(f"() => ({BEHIND})() < 40")
    assert page.evaluate(GROW) > 100  # else the browser had nothing to scroll
    _, after = others_act(anna, table)
    expect(page.locator(".table")).to_have_attribute("data-shown", str(after))
    page.wait_for_function(f"() => ({BEHIND})() < 40")
    page.locator(".log").hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({BEHIND})() > 100")
    place = page.evaluate("document.querySelector('.log').scrollTop")
    _, after = others_act(anna, table)
    expect(page.locator(".table")).to_have_attribute("data-shown", str(after))
    assert page.evaluate("document.querySelector('.log').scrollTop") == place


def test_a_table_that_is_left_stays_left(visit: Callable[..., Visitor]) -> None:
    """The page hears of another moment between the click on a link and the change of pages."""
    anna = visit()
    table = come_to(anna, "rally-buy", reveals=False, speed="off")
    _, after = others_act(anna, table)
    expect(anna.page.locator(".table")).to_have_attribute("data-shown", str(after))  # the line is open
    anna.page.evaluate(
        "location.hash = '#/'; document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '[', bubbles: true }))"
    )
    expect(anna.page.locator("main.lobby")).to_be_visible()
    assert anna.page.url.endswith("#/")


def test_on_a_phone_the_caption_leaves_the_decision_free(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    table = come_to(anna, "rally-buy", reveals=False)
    page = anna.page
    stop_time(page)
    others_act(anna, table)
    caption = page.locator(".told").bounding_box()
    decision = page.locator(".decision").bounding_box()
    assert caption
    assert decision
    assert caption["y"] + caption["height"] <= decision["y"]
    assert caption["x"] >= 0
    assert caption["x"] + caption["width"] <= PHONE["width"]
    assert anna.sideways() == 0
