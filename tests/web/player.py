"""A player who uses the page: looks at what is asked, picks something in the form, and commits."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, TimeoutError

from tests.web.browsers import PATIENCE, Visitor

PRESSING = 5_000.0  # milliseconds until it is asked whether the table went on
TRIES = int(PATIENCE / PRESSING)
LOOKING = 40.0  # milliseconds from look to look: at every frame it costs more than the page does
SITUATION = """() => {
    const shown = (query) => [...document.querySelectorAll(query)].find((found) => found.checkVisibility());
    const table = document.querySelector('.table');
    if (shown('dialog[open]')) return 'dialog';
    if (shown('[data-act=curtain]')) return 'curtain';
    if (shown('section.final')) return 'final';
    const decide = document.querySelector('.decide');
    if (!table || !decide) return null;
    if (!decide.checkVisibility()) return 'sheet';
    if (document.querySelector('[data-act=commit]:not([disabled])')) return 'commit';
    if (decide.querySelector('[aria-busy=true], [inert]')) return null;
    const forms = ['rallies', 'cabinet', 'startsheet', 'bid', 'counts', 'gifts', 'set', 'pair', 'cards', 'options'];
    for (const form of forms)
        if (decide.querySelector(`.${form} button:not([disabled])`)) return form;
    return null;
}"""


class Player:
    """Somebody who answers whatever the page asks, by clicking."""

    def __init__(self, visitor: Visitor, seed: int = 1, touch: bool = False) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.chance = Random(seed)
        self.touch = touch
        self.forms: dict[str, int] = {}
        """How often each form was used."""
        self.moment: str | None = None
        """When the thing that is being done was begun."""

    def press(self, query: str, nth: int = 0) -> None:
        """Click or tap one of the things that a query finds; fails soon if the table went on meanwhile."""
        found = self.page.locator(query).nth(nth)
        press = found.tap if self.touch else found.click
        before = self.moment or self.mark()
        for left in reversed(range(TRIES)):
            try:
                press(timeout=PRESSING)
            except TimeoutError:
                if not left or self.mark() != before:
                    raise
            else:
                return

    def press_any(self, query: str, most: int = 1000) -> None:
        """Click or tap any of the things that a query finds; if they are gone, it fails as pressing does."""
        self.press(query, self.chance.randrange(max(1, min(most, self.count(query)))))

    def count(self, query: str) -> int:
        """How many things a query finds now."""
        return self.page.locator(query).count()

    def situation(self) -> str:
        """What the page wants of us; waits until it wants something."""
        handle = self.page.wait_for_function(SITUATION, timeout=PATIENCE, polling=LOOKING)
        found: str = handle.json_value()
        return found

    def wanted(self) -> str | None:
        """What the page wants of us now, if anything."""
        found: str | None = self.page.evaluate(SITUATION)
        return found

    def act(self, now: str | None = None) -> str:
        """Do one thing, what is wanted now or what was seen to be wanted; returns what it was."""
        now = now or self.situation()
        self.forms[now] = self.forms.get(now, 0) + 1
        if now in ("final", "curtain"):
            return now
        before = self.moment = self.mark()
        try:
            getattr(self, now)()
        except TimeoutError:
            # The table went on between looking and pressing: look again, unless nothing has changed at all.
            if self.mark() == before:
                raise
            return now
        finally:
            self.moment = None
        self.wait_for_change(before)
        return now

    def play(self, until: str = "final", most: int = 600) -> int:
        """Go on until something is there; returns how many things were done."""
        for done in range(most):
            if self.act() == until:
                return done
        raise AssertionError(f"no {until} after {most} clicks")

    # --- what each form needs -----------------------------------------------------------------------------------------
    def dialog(self) -> None:
        self.press("dialog[open] .foot .button.primary")

    def sheet(self) -> None:
        """The decision of a phone lies below the edge: a tap that came while the page changed may have put it there."""
        self.press(".handle")

    def commit(self) -> None:
        self.press("[data-act=commit]:not([disabled])")

    def bid(self) -> None:
        """A low bid by a chip, or a pass."""
        if self.count(".decide .options button") and self.chance.random() < 0.5:
            self.options()
            return
        self.press_any(".decide .bid .chips button", most=3)

    def counts(self) -> None:
        self.press_any(".decide .counts button")

    def rallies(self) -> None:
        """A few rallies in a state or two, or none at all."""
        more = ".decide .rallies .number[aria-pressed=false]"
        if not self.count(more) or self.chance.random() < 0.2:
            self.press(".decide [data-act=none]")
            return
        for _ in range(self.chance.randrange(1, 4)):
            if not self.count(more):
                return
            self.press_any(more)
            self.settle()

    def cabinet(self) -> None:
        """A politician or two to states: the person first, then the state; or nobody."""
        if self.chance.random() < 0.4:
            self.press(".decide [data-act=none]")
            return
        self.press_any(".decide .tray .thing")
        self.press_any(".decide .tile .head")

    def startsheet(self) -> None:
        """What to have, then a state for each thing."""
        if self.count(".decide .startsheet .tray .thing"):
            self.press_any(".decide .tile .head[data-word]")
        else:
            self.press_any(".decide .startsheet .heads >> nth=-1 >> .head")

    def gifts(self) -> None:
        self.press_any(".decide .gifts button")

    def settle(self) -> None:
        """Until a form over several questions has its answers."""
        idle = "() => !document.querySelector('.decide [aria-busy=true]')"
        self.page.wait_for_function(idle, timeout=PATIENCE, polling=LOOKING)

    def cards(self) -> None:
        self.press_any(".decide .cards button")

    def set(self) -> None:
        """Pick one card after the other until they are a set: that is the choice."""
        for at in range(self.count(".decide .set .cards button")):
            card = self.page.locator(".decide .set .cards button").nth(at)
            if card.get_attribute("aria-pressed") == "false":
                self.press(".decide .set .cards button", at)
                if not self.count(".decide .set") or self.page.locator(".decide .set .choose").count():
                    return

    def pair(self) -> None:
        """A pair, by one click; or nothing at all."""
        if self.count(".decide .options button") and self.chance.random() < 0.4:
            self.options()
            return
        self.press_any(".decide .pair .with")

    def options(self) -> None:
        self.press_any(".decide .options button")

    # --- waiting ------------------------------------------------------------------------------------------------------
    def mark(self) -> str:
        """What distinguishes this moment from the next one."""
        found: str = self.page.evaluate(MARK)
        return found

    def wait_for_change(self, before: str) -> None:
        """Until the page shows another moment."""
        changed = f"before => ({MARK})() !== before"
        self.page.wait_for_function(changed, arg=before, timeout=PATIENCE, polling=LOOKING)


MARK = """() => {
    const table = document.querySelector('.table');
    return [
        document.querySelector('dialog[open]')?.textContent ?? '', // one moment may follow upon another
        !!document.querySelector('.decide')?.checkVisibility(),
        table?.dataset.version,
        table?.dataset.steps,
        document.querySelector('.final') ? 'final' : '',
        document.querySelector('[role=alert]')?.textContent ?? '',
    ].join('|');
}"""
