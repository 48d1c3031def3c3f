"""Persons at one keyboard who look at everything, for the tests of what a terminal may show to whom."""

from __future__ import annotations

import re
from itertools import cycle, islice

import pytest

from macher.play import Table
from macher.rules import step_name
from tests.cli.test_terminal_script import NAMES, Terminal
from tests.shares import share

PEOPLE = 3
MONEY = 900  # so much that an amount of hundreds of thousands can only be somebody's money, or one of these bids
BIDS = [197, 189, 183]
BOOKS = re.compile(r"Paid and received so far:.*?(?=The last|Laid aside)", re.DOTALL)
LARGE = re.compile(r"\b\d\d\d,000")
EVERYTHING = ("board", "players", "hand", "national", "books 500", "score", "log 500", "?", "land")
LOOKS = share(3, of=len(EVERYTHING))  # before each choice, one after the other


def behind_curtains(terminal: Terminal) -> list[tuple[int, str]]:
    """What was shown to whom: the text from a person's curtain to the next one."""
    parts = re.split(r"Pass the keyboard to (?=\w+ \()", terminal.text)[1:]
    return [(NAMES.index(part.split(" ", 1)[0]), part) for part in parts]


class Onlooker:
    """A player who looks around before each choice, and remembers the money that each seat ever had."""

    def __init__(self) -> None:
        self.around = cycle(EVERYTHING)
        self.looks = list(islice(self.around, LOOKS))
        self.owned: list[set[str]] = [{f"{MONEY},000"} for _ in range(PEOPLE)]
        self.heard: set[str] = set()
        """What each party has paid and received so far: the books tell it to everybody."""

    def __call__(self, table: Table, seat: int) -> str:
        for other in range(PEOPLE):
            self.owned[other].add(f"{table.state.money[other]},000")
            self.owned[other].add(f"{table.state.money[other] - BIDS[other]},000")  # what is left if the bid wins
            self.heard |= {f"{table.state.paid[other]},000", f"{table.state.received[other]},000"}
        if self.looks:
            return self.looks.pop(0)
        self.looks = list(islice(self.around, LOOKS))
        return self.choice(table, seat)

    def choice(self, table: Table, seat: int) -> str:
        """What the player does."""
        raise NotImplementedError


def check_money(terminal: Terminal, curious: Onlooker) -> None:
    """Nobody was shown the money of another, but in the books, which add up what everybody has heard."""
    bids = {f"{bid},000" for bid in BIDS}
    for seat in range(PEOPLE):
        shown = [BOOKS.sub("", text) for at, text in behind_curtains(terminal) if at == seat]
        seen = {amount for text in shown for amount in LARGE.findall(text)} - bids
        assert len(seen) > 1
        assert seen - curious.owned[seat] - curious.heard == set()
        others = set().union(*(curious.owned[other] for other in range(PEOPLE) if other != seat))
        assert others - curious.owned[seat] - curious.heard  # there was something to be betrayed


def check_curtains(terminal: Terminal) -> None:
    """A curtain shows nothing but itself."""
    for shown in terminal.asked:
        if "Pass the keyboard" in shown:
            last = shown.rsplit("\n" * 50, 1)[1]
            assert last.strip().startswith("Pass the keyboard to ")
            assert len(last.strip().splitlines()) == 1


def check_face_down(terminal: Terminal, parties: tuple[str, ...], cards: tuple[str, ...], until: str = "\0") -> None:
    """Which politician lies face down is shown to its owner only; `cards` are those that the parties have sent."""
    betrayed = 0
    for seat, text in behind_curtains(terminal):
        unrevealed = text.split(until)[0]
        for other, party in enumerate(parties):
            known = f"{party}: {cards[other]}, face down" in unrevealed
            assert not known or other == seat
            betrayed += known
    assert betrayed


def watched(
    request: pytest.FixtureRequest, folders: pytest.TempPathFactory, table: Table, curious: Onlooker, until: str
) -> Terminal:
    """A table played at a terminal by somebody who looks at everything, until a step."""
    terminal = Terminal(table, folders.mktemp("game") / "g", plain=request.param, width=100)
    terminal.play(choose=curious)
    assert step_name(table.state) == until
    return terminal
