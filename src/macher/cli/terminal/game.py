"""The game at one keyboard: whose turn it is, the curtain between persons, the end, and that nothing is ever lost."""

from __future__ import annotations

from typing import Final

from rich.console import Console

from macher.cli.terminal.drawn import DrawnScreen
from macher.cli.terminal.editions import facts_of, things_of
from macher.cli.terminal.keyboard import CommandWords, Keyboard, Quit
from macher.cli.terminal.labels import Labels, letters_of
from macher.cli.terminal.news import News, NewsLine, is_weighty
from macher.cli.terminal.plain import PlainScreen
from macher.cli.terminal.saves import Keeper
from macher.cli.terminal.screen import Screen
from macher.play import Table
from macher.play import Turn as Ended
from macher.play.table import THINKING_TIME
from macher.rules import Event
from macher.rules.events import FinalCounted, FinalScored, GameWon

FINAL: Final = (FinalScored, FinalCounted, GameWon)  # the final screen says it


class Game:
    """A table, and the persons who pass one keyboard around it."""

    def __init__(
        self,
        table: Table,
        language: str,
        plain: bool,
        keeper: Keeper,
        console: Console,
        keyboard: Keyboard,
        confirm: bool,
        think: float = THINKING_TIME,
    ) -> None:
        self.table = table
        self.plain = plain
        self.keeper = keeper
        self.console = console
        self.keyboard = keyboard
        self.confirm = confirm
        self.think = think
        self.persons = [seat for seat, who in enumerate(table.seats) if who.is_person]
        self.at_keyboard: int | None = None if self.hot_seat else next(iter(self.persons), None)
        self.news = News(table)
        self.messages: list[str] = []  # to be shown before the next question
        self.changes = 0  # counts what makes the scene on the screen an old one
        self.speak(language)

    def speak(self, language: str) -> None:
        """Take a language for everything from now on."""
        letters = letters_of(self.table.state.election)
        self.labels = Labels(language, self.table.config, self.table.seats, letters, self.table.temperament)
        self.things = things_of(self.labels)
        self.screen: Screen = (PlainScreen if self.plain else DrawnScreen)(self.console, self.labels, self.things)
        self.command_words = CommandWords(self.labels)
        self.changes += 1

    @property
    def hot_seat(self) -> bool:
        """Whether persons share the keyboard, so that each must not see what the others see."""
        return len(self.persons) > 1

    # --- whose turn it is -------------------------------------------------------------------------------------------
    def next_person(self) -> int | None:
        """The person to be asked. Of several the one at the keyboard, who then need not pass it on."""
        asked = [seat for seat in self.table.deciders() if seat in self.persons]
        return self.at_keyboard if self.at_keyboard in asked else next(iter(asked), None)

    def let_bots_act(self) -> None:
        """Bots decide, but in a sealed choice only after the persons, who may then still change their minds."""
        if self.next_person() is not None:
            return
        self.screen.busy(self.labels.get("bots-think"))
        while self.next_person() is None and (bot := self.table.bot_to_act()) is not None:
            self.table.let_bot_act(bot, self.think)
            self.keeper.keep(self.table)

    def bring(self, seat: int) -> None:
        """Give the keyboard to a person; between two persons a curtain falls."""
        if self.at_keyboard == seat:
            return
        self.screen.wipe()
        self.screen.say(self.labels.get("curtain", person=self.labels.person(seat)), "bold")
        if self.command_words.find(self.keyboard.line()) == "quit":
            raise Quit
        self.at_keyboard = seat

    def settle(self) -> Ended | None:
        """End the turn that is being made: from now on it cannot be taken back. Its steps are on the disk already."""
        draft, self.news.draft = self.news.draft, None
        if draft is None or not draft.actions:
            return None
        self.table.go_on([(draft.seat, draft.actions, False)])
        return self.table.turns[-1]

    # --- the end ----------------------------------------------------------------------------------------------------
    def stop(self, code: int) -> int:
        """Save, and say how to go on. What is done of a turn stays done, but for what still waits for Enter."""
        if self.news.draft is not None and self.news.draft.sealed_by:
            self.news.draft.undo()
        self.settle()
        self.keeper.keep(self.table)
        if self.hot_seat:
            self.screen.wipe()
        self.screen.say("")
        if self.keeper.failed is not None:
            self.screen.say(self.save_failure())
        else:
            self.screen.say(self.labels.get("stopped"))
            self.screen.verbatim(str(self.keeper.path))
            self.screen.say(self.labels.get("resume"))
            self.screen.verbatim(self.keeper.resume_command)
        return code

    def end(self) -> None:
        """The final screen: what happened last, points by source, who has won, and where the record is."""
        viewer = None if self.hot_seat else self.at_keyboard
        if self.hot_seat:
            self.screen.wipe()
        facts = facts_of(self.table.view(viewer))
        last = [event for event in self.news.last_events(viewer, self.persons) if not isinstance(event, FINAL)]
        self.screen.listing(self.labels.get("since-last"), self.lines(last))
        self.screen.say("")
        self.screen.say(self.labels.renderer.prompt(facts.view), "bold")
        self.screen.score(facts)
        self.screen.say("")
        if self.keeper.failed is not None:
            self.screen.say(self.save_failure())
            return
        self.screen.say(self.labels.get("record"))
        self.screen.verbatim(str(self.keeper.path))
        self.screen.say(self.labels.get("replay"))
        self.screen.verbatim(self.keeper.replay_command)

    # --- words ------------------------------------------------------------------------------------------------------
    def lines(self, events: list[Event]) -> list[str]:
        """Log lines."""
        return [self.labels.renderer.event(event) for event in events]

    def news_lines(self, events: list[Event], seat: int) -> list[NewsLine]:
        """Log lines for a seat; what weighs much for it is marked."""
        return [NewsLine(self.labels.renderer.event(event), is_weighty(event, seat)) for event in events]

    def save_failure(self) -> str:
        """What to tell a player whose game could not be written."""
        return self.labels.get("save-failed", path=str(self.keeper.path), error=str(self.keeper.failed))
