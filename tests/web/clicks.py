"""How many clicks a round takes: the same decisions at the same table, by mouse, in as few clicks as it goes.

A bot decides from the answers of the service, so that two pages can be compared. `Clicker` knows this page
and the one before it, whose figures are in docs/web.md.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from playwright.sync_api import expect

from macher.bots import make_bot
from macher.play import new_config
from macher.rules import View
from macher.rules.editions import edition as edition_named
from tests.web.browsers import PATIENCE, Visitor

COUNT = """() => {
    window.clicks = 0;
    addEventListener('click', (event) => { if (event.isTrusted && event.detail) window.clicks += 1; }, true);
}"""
NOTHING = ("pass", "skip")
CARD_TYPES, NATIONAL_SPACES = 14, 5
FREE = """() => document.querySelector('.decide button:not(:disabled)')
    && !document.querySelector('.decide [inert], .decide [aria-busy=true]')"""
STILL = """() => !document.querySelector('.decide [inert], .decide [aria-busy=true]')"""
HEARD = "(version) => Number(document.querySelector('.table').dataset.version) === version"
LOOK_AGAIN = 120.0  # milliseconds
THINKING = 60.0  # seconds: no decision may depend on time
Json = dict[str, Any]


class Decider:
    """Somebody who decides as a bot would, from what the service tells: always alike."""

    def __init__(self, edition: str, variant: int, parties: tuple[str, ...]) -> None:
        self.config = new_config(edition, variant, parties)
        self.words = edition_named(edition).reading
        self.asked = 0

    def choose(self, position: Json) -> Json:
        """One of the options."""
        self.asked += 1
        options = {self.words.action_of(option["word"]): option for option in position["options"]}
        bot = make_bot("beginner", self.asked)
        return options[bot.choose(View(self.config, position["view"]), tuple(options), THINKING)]


class Clicker:
    """Carries turns out by mouse, and counts."""

    def __init__(self, visitor: Visitor, table: Json) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.path = f"/api/tables/{table['id']}"
        parties = tuple(seat["party"] for seat in table["seats"])
        self.decider = Decider(table["edition"], table["variant"], parties)
        self.page.evaluate(COUNT)
        self.trail: list[str] = []
        """The clicks of each turn, and what was decided."""

    @property
    def clicks(self) -> int:
        """So far, by the page's own count."""
        found: int = self.page.evaluate("window.clicks")
        return found

    def position(self) -> Json:
        """What is asked; waits until something is, and until the page has heard of it."""
        while True:
            found: Json = self.visitor.call("GET", f"{self.path}/position?seat=0")
            if (found["asked"] or found["view"]["over"]) and self.page.evaluate(HEARD, found["version"]):
                return found
            self.page.wait_for_timeout(LOOK_AGAIN)

    def play(self, rounds: int) -> dict[int, int]:
        """Play so many rounds; the clicks of each, that of 0 is the setup."""
        found = {}
        before = 0
        now = 0
        while (position := self.position())["round"] <= rounds:
            if position["round"] != now:
                found[now], before, now = self.clicks - before, self.clicks, position["round"]
            self.turn(position)
        found[now] = self.clicks - before
        return found

    def turn(self, position: Json) -> None:
        """One turn: decided with the service, then clicked."""
        made: list[tuple[Json, Json]] = []
        asked = position
        while True:
            made.append((asked, self.decider.choose(asked)))
            steps = [option["word"] for _, option in made]
            tried = {"seat": 0, "version": position["version"], "steps": steps}
            draft = self.visitor.call("POST", f"{self.path}/draft", tried)
            if draft["done"] or not draft["position"]["options"]:
                break
            asked = draft["position"]
        before, texts = self.clicks, [option["text"] for _, option in made]
        while made:
            made = self.carry_out(position, made)
        commit = self.page.locator("[data-act=commit]:not(:disabled):not(.held)")
        while not self.sent(position):
            if commit.count() and self.page.evaluate(STILL):
                commit.click()
            self.page.wait_for_timeout(LOOK_AGAIN)
        self.trail.append(f"{self.clicks - before}: {'; '.join(texts)}")

    def sent(self, position: Json) -> bool:
        """Whether the turn to this question is made."""
        now = self.visitor.call("GET", f"{self.path}/position?seat=0")
        return not now["asked"] or now["asked_since"] != position["asked_since"]

    # --- forms --------------------------------------------------------------------------------------------------------
    def carry_out(self, asked: Json, made: list[tuple[Json, Json]]) -> list[tuple[Json, Json]]:
        """Click what the next steps need; returns the steps that are left."""
        position, option = made[0]
        self.page.wait_for_function(FREE, timeout=PATIENCE)
        for form in ("rallies", "cabinet", "startsheet"):
            if self.count(f".decide .{form}"):
                mine = [one for one in made if one[0]["step"] == position["step"]]
                getattr(self, form)(mine)
                return made[len(mine) :]
        if self.count(".decide .pay .caption") and option["group"] == "pay":
            return made[1:]  # what is paid for is chosen at once
        if self.count("[data-key]") and position is not asked and len(position["options"]) == 1:
            return made[1:]  # the page takes what leaves no choice
        steps = self.steps()
        if self.count(".decide .bid") and option["group"] == "bid":
            self.bid(option)
        elif self.count(".decide .pair") and option["group"] not in NOTHING:
            self.pair(position, option)
        elif self.count(".decide .set"):
            self.set(position, option)
        else:
            word = self.page.locator(f".decide [data-word='{option['word']}']").first
            (word.locator("button") if word.locator("button").count() else word).click()
        while self.steps() == steps and not self.sent(asked):
            self.page.wait_for_timeout(LOOK_AGAIN)
        return made[1:]

    def steps(self) -> str | None:
        return self.page.locator(".table").get_attribute("data-steps")

    def count(self, query: str) -> int:
        return self.page.locator(query).count()

    def bid(self, option: Json) -> None:
        """A chip is the bid; on the page before it chose the sum for the button."""
        chip = self.page.locator(f".decide .bid .chips [data-word='{option['word']}']")
        if chip.count():
            chip.click()
            return
        field, value = self.page.locator(".decide .bid input[type=number]"), str(option["value"])
        known = self.page.locator(".decide .bid .chips").get_by_text(value, exact=True)
        if field.input_value() != value and known.count():
            known.click()
        elif field.input_value() != value:
            field.click()
            field.fill(value)
        self.page.locator(".decide .bid [type=submit]").click()

    def pair(self, position: Json, option: Json) -> None:
        """One click on the pair; before, the one, the other and a button."""
        pair = self.page.locator(f".decide .pair .with[data-word='{option['word']}']")
        if pair.count():
            pair.click()
            return
        size = NATIONAL_SPACES if option["group"] == "national" else CARD_TYPES
        pairs = [divmod(one["value"], size) for one in position["options"] if one["group"] == option["group"]]
        rows = (list(dict.fromkeys(one for one, _ in pairs)), sorted({other for _, other in pairs}))
        for row, (values, half) in enumerate(zip(rows, divmod(option["value"], size), strict=True)):
            button = self.page.locator(f".decide .pair .cards >> nth={row} >> button").nth(values.index(half))
            if button.get_attribute("aria-pressed") == "false":
                button.click()
        self.page.locator(".decide .pair .choose").click()

    def set(self, position: Json, option: Json) -> None:
        """Card by card; before, a button as well."""
        cards = sorted({card for one in position["options"] for card in cards_of(one["value"])})
        for card in cards_of(option["value"]):
            button = self.page.locator(".decide .set .cards button").nth(cards.index(card))
            if not self.count(".decide .set"):
                return  # those without a choice were picked already
            if button.get_attribute("aria-pressed") == "false":
                button.click()
        if not self.count("[data-key]"):
            self.page.locator(".decide .set .choose").click()

    def rallies(self, made: list[tuple[Json, Json]]) -> None:
        """A number in each state; before, one click for each rally."""
        if not any(option["value"] for _, option in made):
            self.none()
            return
        for position, option in made:
            row = self.page.locator(f".decide .rallies li[data-land='{position['land']}']")
            row.locator("button").first.wait_for()
            number = row.locator(".number").get_by_text(str(option["value"]), exact=True)
            if row.locator(".number").count():
                if option["value"]:
                    number.click()
                    self.settle()
                continue
            for _ in range(option["value"]):
                row.locator(".step").last.click()
                self.settle()

    def cabinet(self, made: list[tuple[Json, Json]]) -> None:
        """A politician into a state; before, one after the other."""
        sent = [(position["land"], option["value"]) for position, option in made if option["group"] == "send"]
        if not sent:
            self.none()
        for land, politician in sent:
            thing = self.page.locator(f".decide .tray [data-thing='{politician}']")
            into = thing.locator(f"xpath=following-sibling::*//*[@data-into='{land}']")
            if into.count():
                into.click()
            else:
                thing.click()
                self.page.locator(f".decide .tile[data-place='{land}'] .head").click()
            self.settle()

    def startsheet(self, made: list[tuple[Json, Json]]) -> None:
        """What to have, then a state for each thing; where it fits, as much as goes of what is left into one state."""
        left = [option for _, option in made]
        while left:
            option = left[0]
            column = list(takewhile(lambda one: one["group"] == "place", left))
            state, many = self.rest(column)
            if not column:
                self.page.locator(f".decide .startsheet .head[data-word='{option['word']}']").click()
                left = left[1:]
            elif many and self.count(".decide .tile [data-act=rest]"):
                self.page.locator(f".decide .tile[data-place='{state}'] [data-act=rest]").click()
                left = [one for one in left if one not in many]
            else:
                self.page.locator(f".decide .tile[data-place='{option['value']}'] .head").click()
                left = left[1:]
            self.settle()

    def rest(self, column: list[Json]) -> tuple[int, list[Json]]:
        """A state that gets as much as goes there of what is left: one of each kind, in 2006 all of it."""
        kinds = {one["text"].split(": ")[1] for one in column}
        for state in {one["value"] for one in column}:
            many = [one for one in column if one["value"] == state]
            wanted = len(column) if self.decider.config.edition == "2006" else len(kinds)
            if len(many) == wanted > 1:
                return state, many
        return 0, []

    def none(self) -> None:
        self.page.locator(".decide [data-act=none]").click()
        self.settle()

    def settle(self) -> None:
        """Until a form over several questions has its answers."""
        expect(self.page.locator(".decide [aria-busy=true]")).to_have_count(0)


def cards_of(code: int) -> list[int]:
    """The cards of a set, kept as a number in base three: for each topic 1 approve, 2 disapprove."""
    found, topic = [], 0
    while code:
        code, attitude = divmod(code, 3)
        if attitude:
            found.append(topic * 2 + attitude - 1)
        topic += 1
    return found
