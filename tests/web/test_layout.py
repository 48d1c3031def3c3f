"""The measure of the layout: what a decision needs is neither cut, nor covered, nor scrolled away.

From 1280 by 640 on everything is in sight at once; on a tablet and on a phone the page scrolls, and nothing else is
allowed. The positions are the fullest of whole games: five parties with the longest names, a politician of each at one
board, eight politicians in the hand, states that have voted.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from macher.data import load
from macher.play import Seat, Table
from macher.rules.records import read_record
from tests.shares import more, share
from tests.web.browsers import SETTLED, Visitor
from tests.web.tables import PARTIES, bring_game, lift_curtain, make_table, play_on, sit_down

GAMES = Path(__file__).parent.parent / "records" / "games" / "rules2"
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
LONGEST = 40  # letters of a name
NAMES = (
    "Annegret Kramp-Karrenbauer-Hohenfels",
    "Wolfgang Ämilius Mühlenbruch-Wimmer",
    "Łucja Szczęśniak-Brzęczyszczykiewicz",
)

# Everything at once from here on; below, only the page scrolls.
WHOLE = [(1280, 640), (1366, 650), (1440, 900), (1440, 780), (1536, 730), (1920, 1080)]
SCROLLED = [(1024, 768), (390, 844), (820, 1180)]

NEEDED = [
    ".topbar",
    ".sentence",
    ".players",
    ".ring",
    ".voted",
    ".national",
    ".things",
    ".drawers",
    ".talk .tabs",
    ".talk .replay",
    ".final header",
    ".final .bars",
    ".decide",
    ".decide .choose",
    ".decide .ending",
]
# What a dock always shows.
MINE = ".purse, .hand, .laid, .cabinet, .below[data-asks=program] .program, .below[data-asks=opinion] .opinions"
# What may scroll inside: a long form above its button.
FORM = ".decide .body"
# What can be chosen in it is in sight before anybody scrolls; a finger scrolls to the last of many large buttons.
CHOICES = ".decide .body :is([data-word], [data-trial], [data-into], .thing)"
# Games from a record have no hints; elsewhere the button stands beside the name of the question.
HINT = """() => {
    const rule = document.querySelector('.decide header .rule');
    if (!rule || document.querySelector('.decide [data-act=hint]')) return;
    const hint = Object.assign(document.createElement('button'), { className: 'button small', textContent: '? H' });
    hint.dataset.act = 'hint';
    hint.style.cssText = `flex: none; width: ${matchMedia('(pointer: coarse)').matches ? 44 : 52}px; padding: 0`;
    rule.before(hint);
}"""
# The caption of the show has its place in the sentence, whatever the sentence is.
CAPTION = """() => {
    const slot = document.querySelector('.caption-slot');
    slot.textContent = 'Ben (CDU/CSU) sends a politician to Bayern';
    slot.style.whiteSpace = 'nowrap';
}"""


def a_crowd(table: Table) -> bool:
    """A politician of each party lies at one board."""
    return any(len(row) == len(table.seats) for row in table.view(None).data["rows"])


def asked(*steps: str) -> Callable[[Table], bool]:
    """The game asks for one of these steps."""
    return lambda table: table.view(None).data["step"] in steps


def ten_choices(table: Table) -> bool:
    """A politician has very many ways to act."""
    return asked("politician-act", "cabinet-act")(table) and len(table.legal(table.deciders()[0])) >= 10


def voted(boards: int) -> Callable[[Table], bool]:
    """So many states have voted for good."""
    return lambda table: 4 - len(table.view(None).data["order"]) == boards


MOMENTS: dict[str, Callable[[Table], bool]] = {
    "the draft": asked("draft", "preliminary"),
    "a program to complete": asked("fill-program"),
    "start positions": asked("start-positions", "name-start"),
    "cards of the display": asked("program-take", "policy-swap"),
    "rallies": asked("rally-buy", "meetings-buy"),
    "a crowd": a_crowd,
    "the cabinet": asked("send-politician", "cabinet-place"),
    "a bid": asked("poll-bid"),
    "a politician acts": asked("politician-pay", "cabinet-card"),
    "ten ways to act": ten_choices,
    "a donation": asked("donation", "contribution"),
    "a coalition": asked("coalition-turn", "coalition-consent"),
    "an exchange": asked("media-exchange", "majority-exchange"),
    "a poll": asked("poll-publish", "poll-use"),
    "one state has voted": voted(1),
    "two states have voted": voted(2),
    "the last state": voted(3),
}


def name_of(seat: int) -> str:
    """A name as long as they may be."""
    return f"{NAMES[seat % len(NAMES)]} {seat + 1}"[:LONGEST].ljust(LONGEST, "m")


def moment_of(name: str, moment: str) -> str | None:
    """The record of a game up to a moment; None if it never comes."""
    record = read_record((GAMES / f"{name}.macher").read_text(encoding="utf-8"), load)
    seats = [Seat(name_of(seat)) for seat in range(len(record.config.parties))]
    table = Table(record.config, seats, record.shuffle or record.seed)
    for left in table.play_record(record):
        if left and MOMENTS[moment](table):
            return table.save()
    return None


def measured(anna: Visitor, scrolls: bool, choices: str = CHOICES) -> list[str]:
    """What is cut, covered or scrolled away, once everything has its place."""
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#lens")).to_have_count(0)
    anna.page.evaluate(SETTLED)
    what = {"parts": ", ".join(NEEDED), "must": MINE, "within": FORM, "choices": choices, "scrolls": scrolls}
    found: list[str] = anna.page.evaluate(MEASURE, what)
    return found


def open_moment(anna: Visitor, name: str, moment: str, language: str) -> None:
    """At the table of a game, at a moment, with the seat that is asked."""
    record = moment_of(name, moment)
    if record is None:
        pytest.skip(f"{name} has no such moment")
    anna.settings(language=language, sound=False, reveals=False)
    sit_down(anna, bring_game(anna, record))
    lift_curtain(anna)
    expect(anna.page.locator(".sentence.mine")).to_be_visible()
    anna.page.mouse.move(0, 0)
    anna.page.evaluate("document.fonts.ready")


def look_at_all_sizes(anna: Visitor) -> list[str]:
    """The measure of a table at every size; what is dark differs in nothing but colours, so it is looked at once."""
    page, wrong = anna.page, []
    page.evaluate(CAPTION)
    page.evaluate(HINT)
    for at, (width, height) in enumerate(WHOLE[: share(3, of=len(WHOLE))]):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", "light" if at else "dark")
        page.set_viewport_size(ViewportSize(width=width, height=height))
        wrong += [f"{width}x{height}: {one}" for one in measured(anna, scrolls=False)]
    for width, height in SCROLLED[: share(2, of=len(SCROLLED))]:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        if width <= 820:
            page.locator(".handle").click()
        for area in range(3 if width <= 820 else 1):
            if width <= 820:
                page.locator(".areas button").nth(area).click()
            wrong += [f"{width}x{height}, {area}: {one}" for one in measured(anna, scrolls=True)]
        if width <= 820:
            page.locator(".areas button").first.click()
            page.locator(".handle").click()
    return wrong


WORST = [
    ("plain-5-7-1", "the draft", "de"),
    ("plain-5-4-1", "a crowd", "pl"),
    ("2006-plain-5-7-1", "a crowd", "de"),
    ("plain-4-4-1", "two states have voted", "fr"),
    ("plain-5-4-1", "rallies", "de"),
]
OTHERS = [
    (f"{edition}plain-{parties}-{variant}-1", moment, language)
    for edition, variants in (("", (4, 7)), ("2006-", (5, 7)))
    for parties in (3, 4, 5)
    for variant in variants
    for at, moment in enumerate(MOMENTS)
    for language in ("en", "de", "fr", "pl")[(at + parties + variant) % 2 :: 2]
] + [("2006-everything-changed-5-7", "ten ways to act", language) for language in ("en", "de", "fr", "pl")]


@pytest.mark.parametrize(("name", "moment", "language"), [*WORST, *more(*(one for one in OTHERS if one not in WORST))])
def test_what_a_decision_needs_is_in_sight(
    visit: Callable[..., Visitor], name: str, moment: str, language: str
) -> None:
    anna = visit()
    open_moment(anna, name, moment, language)
    wrong = look_at_all_sizes(anna)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("edition", "step", "language"),
    [("2019", "start-positions", "de"), *more(("2006", "preliminary", "fr"), ("2019", "start-bid", "pl"))],
)
def test_what_bots_do_has_room_beside_what_they_are_like(
    visit: Callable[..., Visitor], edition: str, step: str, language: str
) -> None:
    """A table with bots that have a temperament, who have chosen already."""
    anna = visit()
    anna.settings(language=language, sound=False, reveals=False, speed="off", commit="button")
    me, *bots = PARTIES
    seats = [{"party": me, "kind": "me"}, *({"party": party, "kind": "bot", "bot": "club"} for party in bots)]
    table = make_table(anna, edition, seats=seats)
    play_on(anna, table["id"], step)
    sit_down(anna, table)
    expect(anna.page.locator(".player .chosen")).to_have_count(len(PARTIES) - 1)
    wrong = look_at_all_sizes(anna)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("name", "language"),
    [("2006-plain-5-7-1", "de"), *more(("plain-5-7-1", "pl"), ("plain-4-4-1", "fr"), ("2006-plain-3-5-1", "en"))],
)
def test_the_end_is_in_sight_and_the_table_of_who_is_not_asked(
    visit: Callable[..., Visitor], name: str, language: str
) -> None:
    anna = visit()
    anna.settings(language=language, sound=False, reveals=False)
    record = (GAMES / f"{name}.macher").read_text(encoding="utf-8")
    sit_down(anna, bring_game(anna, record))
    wrong = []
    expect(anna.page.locator("[data-act=result-picture]")).to_be_attached()  # all is counted
    for width, height in WHOLE:
        anna.page.set_viewport_size(ViewportSize(width=width, height=height))
        wrong += [f"{width}x{height}: {one}" for one in measured(anna, scrolls=False)]
    for width, height in SCROLLED:
        anna.page.set_viewport_size(ViewportSize(width=width, height=height))
        wrong += [f"{width}x{height}: {one}" for one in measured(anna, scrolls=True)]
    anna.page.locator("[data-act=boards]").click()
    wrong += look_at_all_sizes(anna)
    assert not wrong, "\n".join(wrong)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "moment", "language"),
    [("plain-5-4-1", "rallies", "de"), ("2006-plain-5-7-1", "the cabinet", "fr"), ("plain-4-7-1", "a donation", "pl")],
)
def test_a_finger_has_it_all_in_sight_too(visit: Callable[..., Visitor], name: str, moment: str, language: str) -> None:
    """Buttons for a finger are larger: tablets held sideways, and laptops whose screen is touched."""
    anna = visit(viewport=ViewportSize(width=1366, height=1024), has_touch=True, is_mobile=True)
    open_moment(anna, name, moment, language)
    anna.page.evaluate(CAPTION)
    anna.page.evaluate(HINT)
    wrong = []
    for width, height in ((1366, 1024), (1280, 800), (1366, 768), (1180, 820)):
        anna.page.set_viewport_size(ViewportSize(width=width, height=height))
        wrong += [f"{width}x{height}: {one}" for one in measured(anna, width < WHOLE[0][0], ":not(*)")]
    assert not wrong, "\n".join(wrong)


# what is wrong: (what makes it so, what takes it back)
FAULTS = {
    "cut: span.name": (
        "window.name_was = document.querySelector('.ring .name').textContent;"
        "document.querySelector('.ring .name').textContent = 'Digitalisierungsbeauftragter'",
        "document.querySelector('.ring .name').textContent = window.name_was",
    ),
    "cut": (
        "document.querySelector('.board h2').style.cssText = 'overflow: hidden; width: 30px'",
        "document.querySelector('.board h2').style.cssText = ''",
    ),
    "covered": (
        "window.patch = document.body.appendChild(document.createElement('div'));"
        "window.patch.style.cssText = 'position: fixed; inset: 0; background: white; z-index: 99'",
        "window.patch.remove()",
    ),
    "scrolled: button.number": (
        "document.querySelector('.decide .body').style.cssText = 'max-height: 120px'",
        "document.querySelector('.decide .body').style.cssText = ''",
    ),
    "scrolled": (
        "document.querySelector('.players').style.cssText = 'margin-top: 900px'",
        "document.querySelector('.players').style.cssText = ''",
    ),
}


def test_the_measure_finds_a_fault(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=ViewportSize(width=1366, height=650))
    open_moment(anna, "plain-3-4-1", "rallies", "en")
    for fault, (done, undone) in FAULTS.items():
        assert measured(anna, scrolls=False) == []
        anna.page.evaluate(f"() => {{ {done} }}")
        assert any(one.startswith(fault) for one in measured(anna, scrolls=False)), fault
        anna.page.evaluate(f"() => {{ {undone} }}")


def test_the_cards_laid_out_so_far_are_shown(visit: Callable[..., Visitor]) -> None:
    """Who lacks topics adds cards to a program that nobody else sees yet."""
    anna = visit()
    open_moment(anna, "plain-5-7-2", "a program to complete", "en")
    expect(anna.page.locator(".things .laid li").first).to_be_visible()


@pytest.mark.parametrize("size", [(1366, 650), *more(((1440, 900),), ((390, 844),))])
def test_a_drawer_leaves_the_decision_alone(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    anna = visit(viewport=ViewportSize(width=size[0], height=size[1]))
    open_moment(anna, "plain-5-4-1", "rallies", "de")
    page = anna.page
    if size[0] <= 820:
        page.locator(".handle").click()
        page.locator(".areas button").nth(2).click()
    for at in range(page.locator(".drawers button").count()):
        button = page.locator(".drawers button").nth(at)
        button.click()
        expect(page.locator("#drawer .inside")).to_be_focused()
        assert anna.axe(within="#drawer") == []
        drawer, decision = (page.locator(one).bounding_box() for one in ("#drawer", ".decision"))
        assert drawer
        assert decision
        assert drawer["x"] + drawer["width"] <= decision["x"] or size[0] <= 820
        page.keyboard.press("Escape")
        expect(page.locator("#drawer")).to_have_count(0)
        expect(button).to_be_focused()


def test_badges_tell_the_order_of_the_elections(visit: Callable[..., Visitor]) -> None:
    """Two elections of one round are two numbers; what has voted for good is one line that opens."""
    anna = visit()
    open_moment(anna, "plain-3-7-1", "two states have voted", "en")
    page = anna.page
    expect(page.locator(".ring .board")).to_have_count(2)
    expect(page.locator(".ring .board .place")).to_contain_text(["1", "2"])
    expect(page.locator(".ring .board.now .place")).to_contain_text(["1", "2"])
    expect(page.locator(".voted .board.strip")).to_have_count(2)
    page.locator(".voted .title").first.click()
    expect(page.locator("dialog[open] .election li").first).to_be_visible()


def test_the_button_never_moves(visit: Callable[..., Visitor]) -> None:
    """The foot of the decision is where it was, however much stands above it."""
    anna = visit(viewport=ViewportSize(width=1280, height=640))
    anna.settings(language="en", sound=False, reveals=False, commit="button")  # no turn is sent while we look
    open_moment(anna, "plain-4-4-1", "an exchange", "en")
    page = anna.page
    feet = set()
    for _ in range(2):
        page.locator(".decide .options button:not([disabled]), .decide .pair .with").first.scroll_into_view_if_needed()
        box = page.locator(".decision").bounding_box()
        assert box
        feet.add(box["y"] + box["height"])
        page.locator(".decide .body").evaluate(
            "(body) => body.append(Object.assign(document.createElement('p'), { textContent: 'x '.repeat(4000) }))"
        )
        choose = page.locator(".decide .choose, .decide [data-act=commit]").first
        if choose.count():
            expect(choose).to_be_in_viewport(ratio=1)
    assert len(feet) == 1
    # And the next question begins at its head, however far this one was scrolled.
    body = page.locator(".decide .body")
    body.evaluate("(body) => { body.style.paddingBottom = '3000px'; body.lastChild.remove(); body.lastChild.remove() }")
    body.evaluate("(body) => body.scrollTo(0, 400)")
    page.locator(".decide .options button:not([disabled]), .decide .pair .with").first.evaluate("(one) => one.click()")
    expect(page.locator(".table")).not_to_have_attribute("data-steps", "0")
    page.wait_for_function("() => document.querySelector('.decide .body').scrollTop === 0")


# Where everything that can be chosen lies.
PLACES = """(choices) => [...document.querySelectorAll(`${choices}, .decide .choose`)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join(' ');
})"""


@pytest.mark.parametrize(
    ("name", "moment", "query", "nth"),
    [
        ("2006-plain-5-5-1", "a poll", ".options button", -1),
        *more(("plain-5-4-1", "rallies", ".number", 1), ("plain-5-4-1", "rallies", ".number", -1)),
        *more(("plain-5-4-1", "the cabinet", ".to", 0), ("plain-3-4-1", "an exchange", ".with", -1)),
    ],
)
def test_nothing_moves_for_what_is_looked_at(
    visit: Callable[..., Visitor], name: str, moment: str, query: str, nth: int
) -> None:
    """Neither the button nor the choice itself, which would slip away under the pointer; and it is not covered."""
    anna = visit(viewport=ViewportSize(width=1280, height=640))
    open_moment(anna, name, moment, "de")
    page, choice = anna.page, anna.page.locator(f".decide {query}").nth(nth)
    expect(choice).to_be_visible()
    expect(page.locator(".decide [aria-busy=true]")).to_have_count(0)
    before = page.evaluate(PLACES, CHOICES)
    choice.hover()
    expect(page.locator(".decide .preview")).to_be_visible()
    assert page.evaluate(PLACES, CHOICES) == before
    said, chosen = page.locator(".decide .preview").bounding_box(), choice.bounding_box()
    assert said
    assert chosen
    assert said["y"] >= chosen["y"] + chosen["height"] or said["y"] + said["height"] <= chosen["y"]


# Lines of text that are whole within the log, counted from its end; none while one is cut in two.
LINES_IN_SIGHT = """() => {
    const log = document.querySelector('.log');
    const { top, bottom } = log.getBoundingClientRect();
    const range = document.createRange();
    const lines = [...log.querySelectorAll('.line')].slice(-9).flatMap((line) => {
        range.selectNodeContents(line.lastElementChild);
        return [...range.getClientRects()].filter((box) => box.width > 0);
    });
    if (lines.some((box) => [top, bottom].some((edge) => box.top < edge - 1 && box.bottom > edge + 1))) return 0;
    return new Set(lines.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).map((box) => box.top)).size;
}"""


def test_the_end_of_the_log_is_in_sight_while_something_is_asked(visit: Callable[..., Visitor]) -> None:
    anna = visit(viewport=ViewportSize(width=1280, height=640))
    open_moment(anna, "plain-5-4-1", "rallies", "de")
    anna.page.wait_for_function(f"() => ({LINES_IN_SIGHT})() >= 2")
