"""Learning to play: the guided first game with its coach, hints, why something cannot be done, and the glossary."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.shares import more, share, thorough
from tests.web.browsers import PATIENCE, PHONE, Visitor
from tests.web.player import LOOKING, Player
from tests.web.tables import make_table, sit_down

WANTS = """() => {
    const shown = (query) => [...document.querySelectorAll(query)].some((found) => found.checkVisibility());
    if (shown('dialog[open]')) return 'dialog';
    if (shown('[data-act=coach-begin]')) return 'welcome';
    if (shown('[data-act=commit]:not([disabled])')) return 'commit';
    if (shown('[data-act=coach-do]:not([disabled])')) return 'advice';
    const coach = document.querySelector('[data-coach]')?.dataset;
    const free = coach && (coach.coach === 'free' || (coach.coach === 'lesson' && coach.early === undefined));
    if (free && shown('[data-act=hint]:not([disabled])')) return 'hint';
    return null;
}"""
HINTS = share(2, of=5)  # that are followed when the coach has no more lessons
A_WHILE = 10_000.0  # milliseconds for one press; what went past is looked for again
BUTTONS = {
    "dialog": "dialog[open] .foot .button.primary",
    "welcome": "[data-act=coach-begin]",
    "commit": "[data-act=commit]:not([disabled])",
    "advice": "[data-act=coach-do]:not([disabled])",
    "hint": "[data-act=hint]:not([disabled])",
}


class Learner(Player):
    """Somebody who does what the coach says, and asks for a hint where he says nothing."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.lessons: list[str] = []
        self.pressed: list[str] = []
        self.moods: list[str] = []

    def wanted(self) -> str:
        """The button that comes next; waits until there is one."""
        found: str = self.page.wait_for_function(WANTS, timeout=PATIENCE, polling=LOOKING).json_value()
        return found

    def follow(self) -> None:
        """Press the button that comes next. If the table goes on meanwhile, the next look finds another one."""
        wanted = self.wanted()
        lesson = self.page.evaluate("document.querySelector('[data-lesson]')?.dataset.lesson ?? null")
        if lesson is not None and lesson not in self.lessons:
            self.lessons.append(lesson)
        self.moods.append(self.page.evaluate("document.querySelector('[data-coach]')?.dataset.coach ?? 'waiting'"))
        before: str = self.page.evaluate(MARKS)
        with suppress(TimeoutError):
            self.page.locator(BUTTONS[wanted]).first.click(timeout=A_WHILE)
            self.pressed.append(wanted)
            changed = f"before => ({MARKS})() !== before"
            self.page.wait_for_function(changed, arg=before, timeout=A_WHILE, polling=LOOKING)

    def round(self) -> int:
        """The round that is played."""
        table = self.page.url.rpartition("/")[2]
        found: int = self.visitor.call("GET", f"/api/tables/{table}/position?seat=0")["round"]
        return found

    def follow_until(self, round: int) -> None:
        """Until something is asked in that round."""
        for _ in range(400):
            self.wanted()
            if self.round() >= round:
                return
            self.follow()
        raise AssertionError(f"no round {round}: {self.pressed[-20:]}")


MARKS = """() => {
    const table = document.querySelector('.table');
    return [
        document.querySelectorAll('dialog[open]').length,
        table?.dataset.version,
        table?.dataset.steps,
        document.querySelector('[data-coach]')?.dataset.coach,
        !!document.querySelector('.hint .advice'),
        document.querySelector('[role=alert]')?.textContent ?? '',
    ].join('|');
}"""


def test_the_guided_game_is_followed_by_clicking(visit: Callable[..., Visitor]) -> None:
    """From the lobby through the whole scripted first round and some free turns, with axe on the coach."""
    visitor = visit()
    page = visitor.page
    visitor.go()
    page.locator("[data-act=learn]").click()
    expect(page.locator("main.learn")).to_be_visible()
    assert visitor.axe() == []
    page.locator("[data-act=begin][data-edition='2019']").click()
    learner = Learner(visitor)
    expect(page.locator("[data-coach=welcome]")).to_be_visible()
    learner.follow()
    expect(page.locator("[data-act=coach-do]")).to_be_enabled()
    expect(page.locator(".coached").first).to_be_visible()
    assert visitor.axe() == []
    learner.follow_until(2)
    assert {"draft", "start-bid", "media-buy", "rally-buy", "send-politician", "donation"} <= {*learner.lessons}
    assert set(learner.moods) <= {"welcome", "scripted", "commit", "waiting", "thinking"}, "the script was followed"
    assert "hint" not in learner.pressed
    if thorough():
        learner.follow_until(3)
    while learner.pressed.count("hint") <= HINTS:
        learner.follow()


def test_the_coach_can_be_closed_and_stays_out_of_the_way(visit: Callable[..., Visitor]) -> None:
    """On a phone, by keyboard: folded away and back, in another language, and the decision is in reach."""
    visitor = visit(viewport=PHONE, has_touch=True, is_mobile=True, locale="de-DE", color_scheme="dark")
    page = visitor.page
    visitor.go("/#/learn")
    page.locator("[data-act=begin]").first.tap()
    page.locator("[data-act=coach-begin]").tap()
    expect(page.locator("[data-coach=scripted]")).to_contain_text("− Verkehr")
    expect(page.locator("[data-act=coach-do]")).to_be_enabled()
    assert visitor.sideways() == 0
    assert visitor.axe() == []
    fold = page.locator("[data-act=coach]")
    fold.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator(".decide .cards button").first).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach=scripted]")).to_be_visible()
    box = fold.bounding_box()
    assert box is not None
    assert box["height"] >= 44


def test_after_a_lesson_a_card_says_what_was_learned_and_what_comes_next(visit: Callable[..., Visitor]) -> None:
    """The game is played by calls, to its end; then the card, what decided the points, and the next lesson."""
    visitor = visit()
    page = visitor.page
    visitor.go("/#/learn")
    page.locator("[data-act=begin][data-edition='2019']").click()
    page.locator("[data-act=coach-begin]").click()
    table = page.url.rpartition("/")[2]
    visitor.go("/#/learn")
    turns = 0
    while not (position := visitor.call("GET", f"/api/tables/{table}/position?seat=0"))["view"]["over"]:
        if not position["asked"]:
            page.wait_for_timeout(20)
            continue
        steps: list[str] = []
        asked = {"seat": 0, "version": position["version"]}
        options = position["options"]
        while options:
            steps.append(options[0]["word"])
            draft = visitor.call("POST", f"/api/tables/{table}/draft", {**asked, "steps": steps})
            options = [] if draft["done"] or draft["sealed"] else draft["position"]["options"]
        visitor.call("POST", f"/api/tables/{table}/turns", {**asked, "steps": steps, "key": f"turn{turns}"})
        turns += 1
    visitor.go(f"/#/table/{table}")
    learned = page.locator("[data-learned]")
    expect(learned).to_be_visible()
    expect(learned.locator("li")).to_have_count(5)
    total = visitor.call("GET", f"/api/tables/{table}/position?seat=0")["scores"][0]["total"]
    expect(learned).to_contain_text(f"You scored {total}")
    assert visitor.axe() == []
    learned.locator("[data-act=next-lesson]").click()
    expect(page.locator("[data-coach=welcome]")).to_contain_text("platform")
    again = visitor.call("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert (again["edition"], again["variant"], again["guided"]) == ("2006", 5, True)


LAPTOP = {"width": 1366, "height": 650}


@pytest.mark.parametrize("edition", ["2019", *more("2006")])
@pytest.mark.parametrize(
    ("context", "language"),
    [({"viewport": LAPTOP}, "de-DE"), ({"viewport": PHONE, "has_touch": True, "is_mobile": True}, "fr-FR")],
    ids=["laptop", "phone"],
)
def test_the_coach_takes_few_lines_and_covers_nothing(
    visit: Callable[..., Visitor], context: dict[str, Any], language: str, edition: str
) -> None:
    """Two lines and a heading above the form: the first choice is in sight, and what it points at is framed on top."""
    visitor = visit(**context, locale=language)
    page = visitor.page
    visitor.go("/#/learn")
    page.locator(f"[data-act=begin][data-edition='{edition}']").click()
    learner = Learner(visitor)
    learner.follow()
    for _ in range(8):
        learner.wanted()
        if page.locator("[data-coach=scripted]").count():
            assert page.evaluate(LINES) <= 3, page.locator(".said").inner_text()
            assert page.evaluate(FRAMED) == []
        learner.follow()


# How many lines the coach says; the link to more of it may begin a third one.
LINES = """() => {
    const said = document.querySelector('[data-coach] p');
    return new Set([...said.getClientRects()].map((one) => Math.round(one.top / 8))).size;
}"""
# What the coach points at has a frame over everything in it; and the form is not covered by anything.
FRAMED = """() => {
    const problems = [];
    const framed = [...document.querySelectorAll('.coached')].filter((one) => one.checkVisibility());
    if (!framed.length) problems.push('nothing is framed');
    for (const one of framed) {
        const frame = getComputedStyle(one, '::after');
        if (frame.borderTopStyle !== 'dashed' || frame.position !== 'absolute') problems.push('no frame');
        if (getComputedStyle(one).position === 'static') problems.push('the frame is elsewhere');
    }
    const choice = document.querySelector('.decide button:not([disabled])');
    const box = choice.getBoundingClientRect();
    const coach = document.querySelector('.coach').getBoundingClientRect();
    if (box.top < coach.bottom && box.bottom > coach.top) problems.push('the coach covers the form');
    return problems;
}"""


def test_a_hint_fills_in_and_commits_nothing(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    table = make_table(visitor)
    sit_down(visitor, table)
    page = visitor.page
    version = page.locator(".table").get_attribute("data-version")
    hint = page.locator("[data-act=hint]")
    hint.click()
    expect(page.locator(".hint .advice")).to_be_visible()
    expect(page.locator(".decide .hinted").first).to_be_visible()
    assert visitor.axe() == []
    hint.click()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    asked = visitor.call("GET", f"/api/tables/{table['id']}/position?seat=0")["asked_since"]
    assert asked == 0, "nothing was committed"
    assert version is not None


def test_words_and_refusals_explain_themselves(visit: Callable[..., Visitor]) -> None:
    """A term of the prompt and something impossible open their bubble by keyboard; Escape closes it."""
    visitor = visit()
    table = make_table(visitor)
    sit_down(visitor, table)
    page = visitor.page
    term = page.locator(".sentence .term").first
    term.focus()
    bubble = page.get_by_role("tooltip")
    expect(bubble).to_be_visible()
    assert visitor.axe() == []
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    player = Player(visitor, seed=2)
    for _ in range(60):
        if player.situation() != "dialog" and page.locator(".decide .whynot .why").count():
            break
        player.act()
    page.locator(".decide .whynot summary").first.click()
    why = page.locator(".decide .whynot .why").first
    expect(why).to_have_attribute("aria-disabled", "true")
    why.focus()
    expect(page.get_by_role("tooltip")).to_contain_text("R19-")
    assert visitor.axe() == []
