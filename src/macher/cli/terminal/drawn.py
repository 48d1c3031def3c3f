"""The drawn table: boards, colours, and on a real terminal a screen that is drawn anew for each decision."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from macher.cli.terminal.boards import QUIET, Boards
from macher.cli.terminal.facts import Facts
from macher.cli.terminal.folding import folded
from macher.cli.terminal.labels import Labels
from macher.cli.terminal.menu import Choice, Menu
from macher.cli.terminal.nation import Nation
from macher.cli.terminal.news import NewsLine
from macher.cli.terminal.screen import MOST_NEWS, WIPED_LINES, Question, Scene, Screen, chosen
from macher.cli.terminal.things import Things

FEWEST_NEWS: Final = 3  # lines that news need at the least
BOARDS_FROM: Final = 30  # lines that large boards need at the least
AROUND_A_PAGE: Final = 3  # lines above and below a page of news: its heading, what to press, what is typed
ROOM_FOR_NEWS: Final = 5  # lines that a fuller table must leave
WIDE_ENOUGH: Final = 112  # from this width on choices in groups have full names
HOME: Final = "\x1b[H\x1b[2J"  # to the top, and clear the screen
CLEAR: Final = f"{HOME}\x1b[3J"  # and what was scrolled out of it as well


class DrawnScreen(Screen):
    """Boards, colours, and on a real terminal a screen that is drawn anew for each decision."""

    def __init__(self, console: Console, labels: Labels, things: Things[Any]) -> None:
        super().__init__(console, labels, things)
        self.boards = Boards(labels, things)
        self.nation = Nation(labels, self.boards, things)
        self.clears = console.is_terminal and not console.is_dumb_terminal
        self.redraws = self.clears and not console.no_color

    def show(self, scene: Scene, fresh: bool) -> None:
        if not (fresh or self.redraws):
            for line in [self.marked(line) for line in scene.done[-1:]] + scene.messages:
                self.say(line)
            self.ask(scene.question)
            return
        question = self._question(scene.question)
        table, height, left = self._laid_out(scene, question)
        if self.redraws:
            self.console.file.write(HOME)
        for part in table:
            self.console.print(part)
        self._news(scene.heading, scene.news, left - height if self.redraws else MOST_NEWS)
        if scene.done and self.redraws and height > left:
            self._lines([line for line in scene.done[:-1] if line.weighty] + scene.done[-1:])
        elif scene.done:
            self.say(self.labels.get("this-turn"), "bold")
            self._lines(scene.done)
        for message in scene.messages:
            self.say(message, "bold")
        self.console.print(question)

    def _laid_out(self, scene: Scene, question: RenderableType) -> tuple[list[RenderableType], int, int]:
        """The table for a scene, its height, and how many lines there are for it and for news."""
        lines = sum(self._heights(scene.done)) + bool(scene.done) + len(scene.messages) + 1  # with the line for typing
        left = self.console.height - self._height(question) - lines
        return *self._arrange(scene.facts, left - ROOM_FOR_NEWS), left

    def _arrange(self, facts: Facts, room: int) -> tuple[list[RenderableType], int]:
        """The fullest table that fits into so many lines, and its height; on a page without an end, the overview."""
        width, nation, line = self.console.width, self.nation, Rule(style=QUIET)
        head, players = nation.head(facts, width), nation.players(facts)
        own, brief = nation.own(facts, width), nation.own(facts, width, brief=True)
        overview = self.boards.overview(facts, width)
        if not self.redraws:
            return [head, line, overview, players, own], 0
        title = nation.head(facts, width, brief=True)
        plans: list[list[RenderableType]] = [
            [head, line, overview, line, nation.national(facts, width), players, own],
            [head, line, overview, line, players, own],
            [head, line, overview, line, own],
            [head, line, overview, brief],
        ]
        tight: list[list[RenderableType]] = [  # with one line of news, that there are some
            [title, self.boards.overview(facts, width, legend=False), brief],
            [title, self.boards.overview(facts, width, legend=False, own_only=True), brief],
        ]
        if room >= BOARDS_FROM:
            lands = self.boards.lands(facts, width)
            plans[:0] = [
                [head, lands, nation.national(facts, width), players, own],
                [head, lands, players, own],
                [head, lands, players, brief],
            ]
        rooms = [room] * len(plans) + [room + ROOM_FOR_NEWS - 1] * len(tight)
        heights: dict[int, int] = {}
        for plan, most in zip(plans + tight, rooms, strict=True):
            for part in plan:
                heights.setdefault(id(part), self._height(part))
            if sum(heights[id(part)] for part in plan) <= most:
                break
        return plan, sum(heights[id(part)] for part in plan)

    def _height(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part, pad=False))

    # --- news and messages ------------------------------------------------------------------------------------------
    def _news(self, heading: str, news: list[NewsLine], room: int) -> None:
        """What happened since the last turn: what weighs much, and of the rest the latest as far as there is room."""
        if not news:
            return
        if room < FEWEST_NEWS:
            self.say(self.labels.get("earlier", count=len(news)), QUIET)
            return
        heights = self._heights(news)
        shown = list(range(len(news)))
        if sum(heights) >= room:
            shown = chosen(news, heights, room - 2) or shown[-1:]
        self.say(heading, "bold")
        if len(shown) < len(news):
            self.say(self.labels.get("earlier", count=len(news) - len(shown)), QUIET, "  ")
        self._lines([news[at] for at in shown])

    def _lines(self, news: list[NewsLine]) -> None:
        for line in news:
            self.say(self.marked(line), "bold" if line.weighty else "", "  ")

    def _heights(self, news: list[NewsLine]) -> list[int]:
        return [len(folded(self.marked(line), self.console.width, "  ")) for line in news]

    def pages(self, scene: Scene) -> list[list[NewsLine]]:
        if not self.redraws:
            return []
        _, height, left = self._laid_out(scene, self._question(scene.question))
        heights = self._heights(scene.news)
        weighty = sum(lines for lines, line in zip(heights, scene.news, strict=True) if line.weighty)
        if weighty == 0 or weighty <= left - height - 2:
            return []
        pages: list[list[NewsLine]] = [[]]
        used = 0
        for line, lines in zip(scene.news, heights, strict=True):
            if pages[-1] and used + lines > self.console.height - AROUND_A_PAGE:
                pages.append([])
                used = 0
            pages[-1].append(line)
            used += lines
        return pages

    def page(self, heading: str, news: list[NewsLine]) -> None:
        self.console.file.write(HOME)
        self.say(heading, "bold")
        self._lines(news)
        self.say(self.labels.get("news-page"), QUIET)

    # --- the question -----------------------------------------------------------------------------------------------
    def ask(self, question: Question) -> None:
        self.console.print(self._question(question))

    def _question(self, question: Question) -> RenderableType:
        sentence = "\n".join(folded(question.sentence, self.console.width, hanging=""))
        line = Rule(question.rule, style=QUIET, align="right") if question.rule else Rule(style=QUIET)
        parts: list[RenderableType] = [line, Text(sentence, "bold")]
        if question.menu is not None:
            parts += self._menu(question.menu)
        if question.notes:
            parts.append(Text(" ".join(question.notes)))
        parts.append(Text(question.keys, QUIET))
        return Group(*parts)

    def _menu(self, menu: Menu) -> list[RenderableType]:
        parts: list[RenderableType] = []
        mark = not menu.all_final
        key_width = max(len(choice.key) for group in menu.groups for choice in group.choices)
        for group in menu.groups:
            if group.heading:
                parts.append(Text(f"  {group.heading}", QUIET))
            arrange = self._flow if group.short else self._list
            parts.append(arrange(group.choices, key_width, mark))
        return parts

    def _list(self, choices: list[Choice], key_width: int, mark: bool) -> RenderableType:
        """One choice a line, and where there is room the word that may be typed instead of its number."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(justify="right", min_width=key_width + 3, style="bold cyan", no_wrap=True)
        grid.add_column()
        grid.add_column(style=QUIET, no_wrap=True)
        room = self.console.width - key_width - 4
        texts = [self._marked(choice, choice.text, mark) for choice in choices]
        if max(text.cell_len for text in texts) > room:
            texts = [self._marked(choice, choice.brief, mark) for choice in choices]
        needed = max(text.cell_len for text in texts) + max(len(choice.word) for choice in choices)
        words = key_width + 3 + needed + 3 <= self.console.width
        for choice, text in zip(choices, texts, strict=True):
            grid.add_row(f"{choice.key})", text, *([choice.word] if words else []))
        return grid

    def _flow(self, choices: list[Choice], key_width: int, mark: bool) -> RenderableType:
        """Short choices side by side."""
        brief = self.console.width < WIDE_ENOUGH
        texts = []
        for choice in choices:
            text = Text(f"{choice.key:>{key_width + 2}}) ", "bold cyan")
            meaning = self._marked(choice, choice.brief if brief else choice.text, mark)
            texts.append(text.append_text(meaning))
        widest = max(text.cell_len for text in texts) + 1
        columns = max(1, (self.console.width - 1) // widest)
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(min(columns, len(texts))):
            grid.add_column(no_wrap=True)
        for at in range(0, len(texts), columns):
            grid.add_row(*texts[at : at + columns])
        return grid

    def _marked(self, choice: Choice, words: str, mark: bool) -> Text:
        """What a choice means, with a mark if there is no way back from it."""
        text = Text(words, "default")
        if mark and choice.final:
            text.append(f" {self.labels.get('final-mark')}", QUIET)
        return text

    # --- parts of the table -----------------------------------------------------------------------------------------
    def board(self, facts: Facts) -> None:
        self.console.print(self.nation.head(facts, self.console.width))
        self.console.print(self.boards.lands(facts, self.console.width))
        self.national(facts)
        self.players(facts)
        self.own(facts)

    def land(self, facts: Facts, land: int) -> None:
        self.console.print(self.boards.land(facts, land, min(self.console.width, 100), closely=True))

    def players(self, facts: Facts) -> None:
        self.console.print(self.nation.players(facts))
        self.say(self.labels.get("players-legend"), QUIET)
        for remark in self.things.remarks(facts):
            self.say(remark)

    def national(self, facts: Facts) -> None:
        self.console.print(self.nation.national(facts, self.console.width))

    def own(self, facts: Facts) -> None:
        self.console.print(self.nation.own(facts, self.console.width))

    def score(self, facts: Facts) -> None:
        self.console.print(self.nation.score(facts))

    def markdown(self, text: str) -> None:
        self.console.print(Markdown(text))

    def wipe(self) -> None:
        if self.clears:
            self.console.file.write(CLEAR)
        else:
            self.console.file.write("\n" * WIPED_LINES)

    def busy(self, text: str) -> None:
        if self.redraws:
            self.say(text, QUIET)
