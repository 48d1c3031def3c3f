"""For those who listen: the whole position in words, events said aloud, and a sign when it is my turn."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import bring_game, lift_curtain, meet, play_out, sit_down

LANDS = 4
SLOTS = 4
TOPICS = 7
# A sound device that counts its notes instead of playing them.
INSTRUMENT = """
    window.notes = 0;
    window.AudioContext = class {
        state = 'running';
        currentTime = 0;
        destination = null;
        resume() { return Promise.resolve(); }
        createOscillator() {
            return { frequency: {}, connect: (other) => other, start: () => { window.notes += 1; }, stop() {} };
        }
        createGain() {
            const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
            return { gain, connect: (other) => other };
        }
    };
"""
# All that is said aloud from now on, one after the other.
LISTEN = """() => {
    const voice = document.querySelector('.spoken[role=status]');
    window.said = [];
    new MutationObserver(() => { if (voice.textContent) window.said.push(voice.textContent); })
        .observe(voice, { childList: true, characterData: true, subtree: true });
}"""


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_the_text_view_names_all_that_the_boards_show(visit: Callable[..., Visitor], edition: str) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    table = bring_game(anna, play_out(edition, 90))
    sit_down(anna, table)
    lift_curtain(anna)
    page = anna.page
    page.locator("[aria-label='Table menu']").click()
    page.get_by_role("button", name="The table in words").click()
    text = page.locator("dialog[open] .text")
    expect(text).to_be_visible()
    seat = asked_view(anna)["viewer"]
    position = anna.call("GET", f"/api/tables/{table['id']}/position?seat={seat}")
    reference = anna.call("GET", f"/api/reference/{edition}?variant={position['view']['variant']}")
    names = [one["name"] for one in table["seats"]]
    view = position["view"]

    for land in view["order"]:
        board = text.locator(f"h3:has-text('{reference['states'][view['card'][land]]['name']}')")
        expect(board).to_have_count(1)
        for card in view["opinions"][land * SLOTS : (land + 1) * SLOTS]:
            expect(text).to_contain_text("face down" if card is None else reference["cards"][card]["name"])
        rows = board.locator("xpath=following-sibling::div[1]//tbody/tr")
        expect(rows).to_have_count(len(names))
        meter = next(one for one in position["meters"] if one["land"] == land)
        for at, name in enumerate(names):
            cells = rows.filter(has_text=name).locator("td")
            party = next(one for one in meter["parties"] if one["seat"] == at)
            place = land * len(names) + at
            numbers = [
                view["votes"][place],
                view["votes"][place] + party["gain"],
                view["scale"][view["trend"][place]],
                party["match"],
                view["rallies"][place],
                view["media"][place],
            ]
            assert [plain_number(cell) for cell in cells.all_text_contents()] == numbers
        for one in view["rows"][land]:
            who = "face down" if one["politician"] is None else reference["politicians"][one["politician"]]["name"]
            expect(text).to_contain_text(f"{names[one['seat']]} {who}")
    for at, name in enumerate(names):
        line = text.locator("li").filter(has_text=re.compile(rf"^\s*{name} \("))
        program = view["programs"][at * TOPICS : (at + 1) * TOPICS]
        for topic, attitude in enumerate(program):
            if attitude:
                expect(line).to_contain_text(reference["cards"][topic * 2 + (attitude < 0)]["name"])
        for number in (view["base"][at], view["rally_supply"][at], view["media_supply"][at], view["hands"][at]["size"]):
            expect(line).to_contain_text(re.compile(rf"\b{number}\b"))
        expect(line).to_contain_text("€" if at == seat else "hidden")
    for count in ("program_deck", "opinion_deck", "poll_deck", "state_stack", "double_pool"):
        expect(text).to_contain_text(re.compile(rf" {view[count]}\b"))
    for card in view["hands"][seat]["cards"]:
        expect(text).to_contain_text(reference["cards"][card]["name"])


def plain_number(text: str) -> int:
    """A number as it is written, with a true minus sign."""
    return int(text.replace("−", "-").replace("+", "").replace("±", ""))


def asked_view(visitor: Visitor) -> Any:
    """The newest view with a viewer that the page was told."""
    views = [json.loads(text) for text in visitor.received() if b'"viewer":' in text]
    return [one.get("position", one)["view"] for one in views if "view" in one.get("position", one)][-1]


def test_events_are_said_and_the_title_tells_whose_turn_it_is(visit: Callable[..., Visitor]) -> None:
    anna, ben = visit(), visit()
    anna.context.add_init_script(INSTRUMENT)
    for visitor in (anna, ben):
        visitor.settings(reveals=False, commit="button")
    table = meet(anna, ben)
    page = anna.page
    expect(page.locator(".sentence.mine")).to_be_visible()
    expect(page).to_have_title(re.compile("^● "))
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("turn"))
    hers, his = Player(anna), Player(ben, seed=2)
    hers.act()
    assert hers.act() == "commit"
    expect(page.locator(".sentence.mine")).to_have_count(0)  # Ben has not chosen yet
    expect(page).not_to_have_title(re.compile("^●"))
    expect(page.locator("link[rel=icon]")).not_to_have_attribute("href", re.compile("turn"))
    assert page.evaluate("window.notes") == 0
    page.evaluate(LISTEN)
    version = int(page.locator(".table").get_attribute("data-version") or 0)
    his.act()
    assert his.act() == "commit"
    expect(page.locator(".sentence.mine")).to_be_visible()
    page.wait_for_function("window.notes === 2")
    expect(page).to_have_title(re.compile("^● "))
    log = anna.call("GET", f"/api/tables/{table['id']}/log?seat=0&since={version}")
    told = [event["text"] for turn in log["turns"] for event in turn["events"]]
    assert told
    page.wait_for_function("(told) => window.said.join(' ').startsWith(told)", arg=" ".join(told))
