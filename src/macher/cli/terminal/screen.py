"""What a table is shown on: the drawn screen of `drawn`, or the plain one of `plain`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from macher.cli.terminal.facts import Facts
from macher.cli.terminal.folding import folded
from macher.cli.terminal.labels import Labels
from macher.cli.terminal.menu import Menu
from macher.cli.terminal.news import NewsLine
from macher.cli.terminal.things import Things

MOST_NEWS: Final = 60
WIPED_LINES: Final = 60  # blank lines that cover a screen which cannot be cleared


@dataclass(frozen=True)
class Question:
    """What the player is asked: the sentence, the choices if there are any, notes on them, and what else to type."""

    sentence: str
    rule: str
    menu: Menu | None
    notes: list[str]
    keys: str


@dataclass(frozen=True)
class Scene:
    """Everything a player sees before an answer."""

    facts: Facts
    question: Question
    heading: str  # of the news
    news: list[NewsLine]
    done: list[NewsLine]
    messages: list[str]


class Screen:
    """Shows a table. Subclasses decide how."""

    redraws = False  # whether a new scene replaces the old one

    def __init__(self, console: Console, labels: Labels, things: Things[Any]) -> None:
        self.console = console
        self.labels = labels
        self.things = things

    def pages(self, scene: Scene) -> list[list[NewsLine]]:
        """News to be read before a scene, page by page, where the scene has no room for all that weighs much."""
        return []

    def page(self, heading: str, news: list[NewsLine]) -> None:
        """One of these pages."""

    def marked(self, line: NewsLine) -> str:
        """A line of the log; a mark says that it weighs much."""
        return self.labels.get("weighty", line=line.text) if line.weighty else line.text

    def show(self, scene: Scene, fresh: bool) -> None:
        """A decision; `fresh` at the beginning of a turn."""
        raise NotImplementedError

    def ask(self, question: Question) -> None:
        """The question once more."""
        raise NotImplementedError

    def board(self, facts: Facts) -> None:
        """Everything on the table."""
        raise NotImplementedError

    def land(self, facts: Facts, land: int) -> None:
        """One land."""
        raise NotImplementedError

    def players(self, facts: Facts) -> None:
        """What everybody knows of the players."""
        raise NotImplementedError

    def national(self, facts: Facts) -> None:
        """The national boards."""
        raise NotImplementedError

    def own(self, facts: Facts) -> None:
        """The viewer's own things."""
        raise NotImplementedError

    def score(self, facts: Facts) -> None:
        """Points by source."""
        raise NotImplementedError

    def markdown(self, text: str) -> None:
        """A text of the rulebook."""
        raise NotImplementedError

    def wipe(self) -> None:
        """Cover everything shown so far."""
        raise NotImplementedError

    def busy(self, text: str) -> None:
        """Say that the bots think, where the next scene wipes it away."""

    def say(self, text: str, style: str = "", indent: str = "") -> None:
        """A sentence."""
        for line in folded(text, self.console.width, indent):
            self.console.print(Text(line, style))

    def verbatim(self, text: str) -> None:
        """Something to be copied: on one line, however long."""
        self.console.out(f"  {text}", highlight=False)

    def listing(self, heading: str, lines: Iterable[str]) -> None:
        """Some lines under a heading."""
        self.say(heading, "bold")
        for line in lines:
            self.say(line, indent="  ")


def chosen(news: Sequence[NewsLine], heights: Sequence[int], room: int) -> list[int]:
    """Which of the news are shown in so many lines: all that weighs much, then the latest; by their places."""
    shown = {at for at, line in enumerate(news) if line.weighty}
    left = room - sum(heights[at] for at in shown)
    for at in range(len(news) - 1, -1, -1):
        if at in shown:
            continue
        left -= heights[at]
        if left < 0:
            break
        shown.add(at)
    return sorted(shown)
