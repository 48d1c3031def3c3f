"""Deciding: one click where one is enough, keys, what an option would change, and where a draft ends."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from macher.play import Table
from macher.rules import deciders, legal, step_name
from macher.rules.parts.codes import BID
from macher.rules.parts.lands import raw_match
from tests.web.browsers import Visitor
from tests.web.player import Player
from tests.web.tables import bring_game, lift_curtain, make_table, play_out, sit_down
from tests.web.test_forms import STEPS, come_to


def at_step(visit: Callable[..., Visitor], edition: str, *steps: str, until: Callable[[Table], bool]) -> Visitor:
    """A person at a game that has come to a moment."""
    anna = visit()
    anna.settings(sound=False, reveals=False)
    there = lambda table: step_name(table.state) in steps and until(table)  # noqa: E731 - a moment, said in one line
    sit_down(anna, bring_game(anna, play_out(edition, bots="beginner", until=there)))
    lift_curtain(anna)
    return anna


def version(page: Page) -> str:
    return page.locator(".table").get_attribute("data-version") or ""


def has_choice(table: Table) -> bool:
    return len(legal(table.state, deciders(table.state)[0])) > 2


# --- one click -------------------------------------------------------------------------------------------------------
def test_one_click_is_held_and_can_be_undone(visit: Callable[..., Visitor]) -> None:
    page = at_step(visit, "2019", "media-buy", until=has_choice).page
    page.locator(".decide .options [data-word^=media]").first.click()
    expect(page.locator("[data-act=commit].held")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-act=commit]")).to_have_count(0)
    expect(page.locator(".decide .options [data-word^=media]").first).to_be_visible()
    page.locator(".decide .options [data-word^=media]").first.click()
    expect(page.locator(".curtain")).to_be_visible()  # sent by itself, after a moment: now it is the next one's turn


def test_a_sealed_answer_counts_at_once_and_is_taken_back_by_a_key(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    sit_down(anna, make_table(anna, kinds=("me", "open", "bot")))
    ben = visit()
    ben.settings(sound=False, reveals=False)
    ben.page.goto(anna.page.locator("#invitation").input_value())
    ben.page.locator("[data-act=name]").fill("Ben")
    ben.page.locator("[data-seat='1']").click()
    page = anna.page
    page.locator(".decide .cards button").first.click()
    expect(page.locator(".decide .taken")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".decide .cards button").first).to_be_visible()


def test_what_shows_something_new_is_held_as_well(visit: Callable[..., Visitor]) -> None:
    """A card that was drawn cannot be put back: until the moment is over nothing is drawn."""
    page = at_step(visit, "2019", "program-source", until=has_choice).page
    before = version(page)
    draw = page.locator(".decide .options [data-word=draw]")
    draw.click()
    expect(page.locator("[data-act=commit].held")).to_be_visible()
    page.keyboard.press("u")
    expect(draw).to_be_visible()
    assert version(page) == before
    draw.click()
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)  # sent by itself, after a moment


def test_the_last_step_of_several_sends_the_turn_and_can_be_undone(visit: Callable[..., Visitor]) -> None:
    """Paying and what is paid for are one click; the step behind it completes the turn, which is held."""
    page = at_step(visit, "2019", "politician-pay", until=acts_at_once).page
    before = version(page)
    page.locator(".decide .pay .caption").wait_for()
    page.locator(".decide .pay .options").first.locator("button").first.click()
    expect(page.locator(".decide .made li").first).to_be_visible()
    while not page.locator("[data-act=commit]:not(:disabled)").count():
        page.locator(".decide .options button:not(:disabled)").last.click()
        page.wait_for_function("() => !document.querySelector('.decide button:disabled:not([data-act])')")
    expect(page.locator("[data-act=commit].held")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("[data-act=commit].held")).to_have_count(0)
    assert version(page) == before


def acts_at_once(table: Table) -> bool:
    """Whether who pays for a politician acts with it in the same turn."""
    seat = deciders(table.state)[0]
    options = legal(table.state, seat)
    return len(options) > 1 and table.draft(seat, [options[0]]).asked


def test_a_sealed_sheet_is_sent_when_it_is_full_and_comes_back_whole(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    sit_down(anna, make_table(anna, "2006", kinds=("me", "open", "bot")))
    ben = visit()
    ben.settings(sound=False, reveals=False)
    ben.page.goto(anna.page.locator("#invitation").input_value())
    ben.page.locator("[data-act=name]").fill("Ben")
    ben.page.locator("[data-seat='1']").click()
    page, player = anna.page, Player(anna)
    page.locator(".decide .startsheet .head").first.click()
    player.settle()
    things = page.locator(".decide .tray .thing").count()
    assert things > 1
    page.locator(".decide .tile [data-act=rest]").nth(1).click()
    expect(page.locator(".decide .tile").nth(1).locator(".thing")).to_have_count(things)
    player.settle()
    taken = page.locator(".decide .taken")
    while not taken.count():
        with suppress(TimeoutError):  # a full sheet is sent between looking and pressing
            player.startsheet()
        player.settle()
        page.wait_for_timeout(100)
    page.keyboard.press("u")
    expect(page.locator(".decide .tile").nth(1).locator(".thing").first).to_be_visible()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    expect(page.locator("[data-act=commit]")).not_to_have_class(re.compile("held"))


@pytest.mark.parametrize("commit", ["button", "twice"])
def test_who_wants_the_button_has_it(visit: Callable[..., Visitor], commit: str) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False, commit=commit)
    sit_down(anna, make_table(anna))
    page = anna.page
    page.locator(".decide .cards button").first.click()
    button = page.locator("[data-act=commit]")
    expect(button).to_be_enabled()
    expect(button).not_to_have_class(re.compile("held"))
    page.keyboard.press("Enter")
    if commit == "twice":
        expect(button).to_contain_text("Really")
        page.keyboard.press("Enter")
    expect(page.locator(".table")).to_have_attribute("data-steps", "0")


# --- where a draft ends ----------------------------------------------------------------------------------------------
def ends_the_phase(table: Table) -> bool:
    """Whether a drafted answer would be followed by the election."""
    seat = deciders(table.state)[0]
    draft = table.draft(seat, [legal(table.state, seat)[-1]])
    return draft.done and not draft.sealed_by and draft.outcome()[0].phase != table.state.phase


def test_a_drafted_conversion_shows_no_election(visit: Callable[..., Visitor]) -> None:
    """Phase, points and who is asked stay as they are until the turn is committed."""
    anna = visit()
    anna.settings(sound=False, reveals=False, commit="button")
    there = lambda table: step_name(table.state) == "convert" and ends_the_phase(table)  # noqa: E731
    sit_down(anna, bring_game(anna, play_out("2019", bots="beginner", until=there)))
    lift_curtain(anna)
    page = anna.page
    phase = page.locator(".tracker [aria-current=step]").first
    shown = phase.text_content()
    page.locator(".decide .counts button").last.click()
    expect(page.locator("[data-act=commit]")).to_be_enabled()
    expect(phase).to_have_text(shown or "")


# --- boards and forms ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_here_on_a_board_keeps_what_the_form_has(visit: Callable[..., Visitor], edition: str) -> None:
    """The last thing goes to a tile, the next one by a board: both lie there, and every board may be chosen."""
    anna, _ = come_to(visit, edition, "startsheet")
    page, player = anna.page, Player(anna)
    page.locator(".decide .startsheet .heads .head").first.click()
    player.settle()
    page.locator(".decide .tray .thing").last.click()
    page.locator(".decide .tile .head").nth(2).click()
    player.settle()
    expect(page.locator(".decide .tile .thing")).to_have_count(1)
    expect(page.locator(".ring .here")).to_have_count(4)
    page.locator(".ring .here").first.click()
    expect(page.locator(".decide .tile .thing")).to_have_count(2)
    player.settle()
    expect(page.locator(".decide .tile").nth(2).locator(".thing")).to_have_count(1)


# --- what would it change? -------------------------------------------------------------------------------------------
def test_what_an_option_would_change_is_shown_on_the_boards(visit: Callable[..., Visitor]) -> None:
    """By pointer and by focus, before anything is chosen; one request tells all options of the question."""
    page = at_step(visit, "2019", "convert", until=has_choice).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".decide .counts button").last.hover()
    expect(page.locator(".decide .preview li").first).to_be_visible()
    page.locator(".decide .counts button").first.focus()
    expect(page.locator(".decide .preview li").first).to_be_visible()
    assert len([url for url in asked if "/effects" in url]) == 1
    expect(page.locator("[data-act=commit]")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-steps", "0")


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_a_number_of_rallies_shows_what_it_would_give(visit: Callable[..., Visitor], edition: str) -> None:
    def they_count(table: Table) -> bool:
        g = table.state
        return raw_match(g, deciders(g)[0], g.order[-1]) > 0

    page = at_step(visit, edition, *STEPS["rallies"], until=they_count).page
    page.locator(".decide .rallies li .number").last.hover()
    expect(page.locator(".board text.otherwise").first).to_be_visible()
    expect(page.locator(".table")).to_have_attribute("data-steps", "0")
    page.mouse.move(5, 5)
    expect(page.locator(".board text.otherwise")).to_have_count(0)


# --- keys ------------------------------------------------------------------------------------------------------------
def test_keys_choose_commit_and_say_no(visit: Callable[..., Visitor]) -> None:
    anna, _ = come_to(visit, "2019", "rallies")
    page, player = anna.page, Player(anna)
    page.keyboard.press("1")
    player.settle()
    page.keyboard.press("1")
    player.settle()
    expect(page.locator(".decide .rallies li").first.locator(".number[aria-pressed=true]")).to_have_text("2")
    page.keyboard.press("u")
    expect(page.locator(".decide .rallies li").first.locator(".number[aria-pressed=true]")).to_have_text("1")
    before = version(page)
    page.keyboard.press("Enter")
    expect(page.locator(".table")).not_to_have_attribute("data-version", before)


def may_bid_seven(table: Table) -> bool:
    return BID + 7 in legal(table.state, deciders(table.state)[0])


def test_digits_type_a_bid(visit: Callable[..., Visitor]) -> None:
    page = at_step(visit, "2019", "poll-bid", until=may_bid_seven).page
    page.locator(".decide .bid").wait_for()
    page.keyboard.press("7")
    expect(page.locator(".decide .bid input[type=number]")).to_have_value("7")
    page.keyboard.press("Enter")
    expect(page.locator(".decide .made li")).to_contain_text("7")


def test_what_cannot_be_chosen_is_one_folded_line(visit: Callable[..., Visitor]) -> None:
    page = at_step(visit, "2019", "convert", until=has_choice).page
    expect(page.locator(".decide .whynot summary")).to_be_visible()
    expect(page.locator(".decide .whynot ul")).to_be_hidden()
    page.locator(".decide .whynot summary").click()
    expect(page.locator(".decide .whynot .why").first).to_be_visible()
