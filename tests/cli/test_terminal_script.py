"""A scripted player for the tests of the terminal table: it reads what is printed and answers as a person would."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console

from macher.cli.terminal.evening import play
from macher.cli.terminal.game import Game
from macher.cli.terminal.keyboard import Keyboard
from macher.cli.terminal.saves import Keeper
from macher.data import load
from macher.i18n import Texts
from macher.play import Seat, Table
from macher.rules import configure
from macher.rules.editions import EDITIONS
from macher.rules.parts.config import PARTIES
from macher.rules.parts.words import NotationError

ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ENTER_ANSWERS = ("curtain", "turn-over", "choice-sealed", "news-page")
START_MONEY = {"2019": 30, "2006": 25}
NAMES = ("Anna", "Bernd", "Clara", "Dora", "Emil")
LOOKS = ("board", "players", "national", "books", "hand", "score", "?", "log 30", "land a", "rule")


@lru_cache
def tables(edition: str) -> Any:
    return load(edition, environment=False)


def new_table(
    people: int = 1,
    players: int = 3,
    seed: str = "1",
    variant: int = 4,
    start_money: int = 30,
    edition: str = "2019",
    **options: str,
) -> Table:
    """A table with people first and random bots on the other seats."""
    data = replace(tables(edition), start_money=start_money)
    config = configure(edition, variant=variant, parties=PARTIES[:players], options=options, tables=data)
    seats = [Seat(name) for name in NAMES[:people]]
    seats += [Seat(f"random {at}", "random") for at in range(1, players - people + 1)]
    return Table(config, seats, seed)


class Terminal:
    """A table played in a terminal of memory. `script` lines come first; then `choose` answers every question."""

    def __init__(
        self,
        table: Table,
        path: Path,
        *,
        language: str = "en",
        plain: bool = True,
        width: int = 80,
        colours: bool = False,
        confirm: bool = True,
    ) -> None:
        self.table = table
        self.path = path
        self.language = language
        self.plain = plain
        self.confirm = confirm
        self.out = io.StringIO()
        self.console = Console(
            file=self.out,
            width=width,
            height=24,
            force_terminal=colours,
            color_system="truecolor" if colours else None,
            legacy_windows=False,
        )
        self.read_from = 0
        self.asked: list[str] = []  # what was printed before each line that was read

    def play(self, *script: str, choose: Callable[[Table, int], str] | None = None) -> int:
        """Run the table: the lines of the script, then what `choose` says, or the end of the input."""
        lines = list(script)

        def answer(shown: str) -> str:
            if lines:
                return lines.pop(0)
            if choose is None:
                raise EOFError
            if any(text in " ".join(shown.split()) for text in self.waits_for_enter()) or self.final(game):
                return ""
            return self.as_the_table_says(game, choose(self.table_now(game), self.seat_at_keyboard()))

        def read(prompt: str) -> str:
            self.asked.append(self.out.getvalue()[self.read_from :])
            line = answer(self.asked[-1])
            self.out.write(f"{prompt}{line}\n")  # as a terminal echoes it
            self.read_from = len(self.out.getvalue())
            return line

        keeper, keyboard = Keeper(self.path), Keyboard(read)
        game = Game(self.table, self.language, self.plain, keeper, self.console, keyboard, self.confirm)
        return play(game)

    @staticmethod
    def final(game: Game) -> bool:
        """Whether the step that was just typed waits for Enter, because it cannot be taken back."""
        return game.news.draft is not None and game.news.draft.sealed_by

    @staticmethod
    def as_the_table_says(game: Game, word: str) -> str:
        """The word of a record as the table has it: its letters follow the order of the elections."""
        try:
            return game.labels.word(game.labels.reading.action_of(word))
        except NotationError:
            return word

    def table_now(self, game: Game) -> Table:
        """The table as the person at the keyboard has left it, with the steps that may still be taken back."""
        draft = game.news.draft
        open_turn = [] if draft is None or not draft.actions else [(draft.seat, draft.actions, False)]
        return Table.restore(self.table.snapshot(), open_turn, tables=self.table.config.tables)

    def waits_for_enter(self) -> list[str]:
        """What the questions say that Enter answers."""
        texts = Texts(self.language)
        mark = "\0"
        said = [texts.get(f"table-{name}", person=mark, undo=mark, choice=mark) for name in ENTER_ANSWERS]
        return [" ".join(sentence.split(mark)[0].split()) for sentence in said]

    def seat_at_keyboard(self) -> int:
        """Whose table was shown last."""
        texts = Texts(self.language)
        label = texts.labelled(texts.get("table-label-you"), "").replace("\u00a0", " ")
        text = ANSI.sub("", self.text).replace("\u00a0", " ")
        parties = {texts.get(f"party-{party}"): at for at, party in enumerate(self.table.config.parties)}
        at = text.rindex(label) + len(label)
        return next(seat for party, seat in parties.items() if text.startswith(party, at))

    @property
    def text(self) -> str:
        """Everything printed so far."""
        return self.out.getvalue()

    @property
    def last(self) -> str:
        """What was printed before the last line that was read."""
        return self.asked[-1]


def play_one(table: Table, seat: int, action: int) -> None:
    """One action of a seat, committed at once even in the middle of a sealed answer."""
    table.go_on([(seat, [action], False)])


def first_choice(table: Table, seat: int) -> str:
    """The first legal action, by its word."""
    return EDITIONS[table.config.edition].reading.word_of(table.legal(seat)[0])


def at_random(seed: int) -> Callable[[Table, int], str]:
    """Any legal action, by its word."""
    rng = Random(seed)
    return lambda table, seat: EDITIONS[table.config.edition].reading.word_of(rng.choice(table.legal(seat)))


class Looking:
    """Looks at one part of the table before every third choice."""

    def __init__(self, seed: int, most: int) -> None:
        self.choose = at_random(seed)
        self.count = 0
        self.most = most

    def __call__(self, table: Table, seat: int) -> str:
        self.count += 1
        look, at = divmod(self.count, 3)
        if self.count > self.most:
            raise EOFError
        return self.choose(table, seat) if at else LOOKS[look % len(LOOKS)]


def test_the_scripted_player_sees_what_is_asked(tmp_path: Path) -> None:
    terminal = Terminal(new_table(), tmp_path / "game.macher")
    assert terminal.play("1") == 0
    assert "Pick 1 of 4" in terminal.asked[0]
    assert "Your choice is sealed: " in terminal.asked[1]
    assert terminal.seat_at_keyboard() == 0
