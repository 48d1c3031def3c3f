"""Persons at one keyboard: between two curtains nothing is shown that belongs to another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macher.cli.terminal.screen import CLEAR
from macher.play import Table
from macher.rules import legal, step_name
from macher.rules.e2019.notation import action_of, word_of
from tests.cli.test_terminal_script import NAMES, Terminal, new_table

PEOPLE = 3
MONEY = [131, 157, 173]  # amounts that nothing else in the game has
BIDS = [97, 89, 83]
EVERYTHING = ("board", "players", "hand", "national", "score", "log 500", "?", "land")


def planted() -> Table:
    """Round 1 begins; each seat has money that gives it away."""
    table = new_table(PEOPLE, PEOPLE, seed="secrets")
    while step_name(table.state) != "start-bid":
        seat = table.deciders()[0]
        table.act(seat, legal(table.state, seat)[-1])
        table.committed = len(table.steps)
    table.state.money[:] = MONEY
    return table


def behind_curtains(terminal: Terminal) -> list[tuple[int, str]]:
    """What was shown to whom: the text from a person's curtain to the next one."""
    found: list[tuple[int, str]] = []
    for part in re.split(r"Pass the keyboard to (?=\w+ \()", terminal.text)[1:]:
        found.append((NAMES.index(part.split(" ", 1)[0]), part))
    return found


class Curious:
    """A player who looks at everything before each choice."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.looks: list[str] = list(EVERYTHING)

    def __call__(self, table: Table, seat: int) -> str:
        if self.looks:
            return self.looks.pop(0)
        self.looks = list(EVERYTHING)
        return self.choice(seat)

    def choice(self, seat: int) -> str:
        step = step_name(self.table.state)
        if step == "start-bid":
            return f"bid{BIDS[seat]}"
        if step == "send-politician" and action_of("send-leader") in self.table.legal(seat):
            return "send-leader"
        if step == "politician-pay":
            raise EOFError
        return word_of(self.table.legal(seat)[0])


@pytest.fixture(params=[True, False], ids=["plain", "drawn"])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Table, Terminal]:
    """From the start bids to the first politician, by players who look at everything."""
    table = planted()
    terminal = Terminal(table, tmp_path / "g", plain=request.param, width=100)
    terminal.play(choose=Curious(table))
    assert step_name(table.state) == "politician-pay"
    return table, terminal


def test_money_is_for_its_owner(played: tuple[Table, Terminal]) -> None:
    _, terminal = played
    shown = behind_curtains(terminal)
    assert {seat for seat, _ in shown} == set(range(PEOPLE))
    for seat, text in shown:
        for other in range(PEOPLE):
            if other != seat:
                assert f"{MONEY[other]},000" not in text
                assert f"0–{MONEY[other]}" not in text  # the highest bid shows money
    assert any("131,000" in text for seat, text in shown if seat == 0)


def test_sealed_bids_are_hidden_until_the_reveal(played: tuple[Table, Terminal]) -> None:
    _, terminal = played
    before = behind_curtains(terminal)[:PEOPLE]
    assert [seat for seat, _ in before] == [0, 1, 2]
    for seat, text in before[: PEOPLE - 1]:
        assert f"{BIDS[seat]},000" in text
    for seat, text in before:
        for other in range(PEOPLE):
            if other != seat and not (seat == PEOPLE - 1 and "Bids" in text):
                assert f"{BIDS[other]},000" not in text.split("Bids")[0]


def test_hands_and_politicians_are_hidden(played: tuple[Table, Terminal]) -> None:
    table, terminal = played
    labels = {seat: name for seat, name in enumerate(("Linke", "SPD", "Grüne"))}
    sent = False
    for seat, text in behind_curtains(terminal):
        for other, party in labels.items():
            if other != seat:
                assert f"{party}: Parliamentary leader, face down" not in text
                assert f"{party}: Parliamentary leader" not in text.split("Phase 6")[0]
        sent |= f"{labels[seat]}: Parliamentary leader, face down" in text
    assert sent
    if terminal.plain:
        for seat, text in behind_curtains(terminal):
            for other, party in labels.items():
                for section in text.split(f"{NAMES[other]} ({party})")[1:]:
                    if other != seat and "Hand:" in section:
                        hand = section.split("Hand:")[1].split("\n")[0].strip()
                        assert hand in {"a hidden card", "–"} or table.state.shown[other]


def test_a_curtain_shows_nothing_but_itself(played: tuple[Table, Terminal]) -> None:
    _, terminal = played
    for shown in terminal.asked:
        if "Pass the keyboard" in shown:
            last = shown.rsplit("\n" * 50, 1)[1]
            assert last.strip().startswith("Pass the keyboard to ")
            assert len(last.strip().splitlines()) == 1


def test_a_real_terminal_is_cleared_with_its_scrollback(tmp_path: Path) -> None:
    terminal = Terminal(planted(), tmp_path / "g", plain=False, colours=True)
    terminal.play("", "bid97", "", "")
    curtains = [shown for shown in terminal.asked if "Pass the keyboard" in shown]
    assert len(curtains) == 2
    for shown in curtains:
        after = shown.rsplit(CLEAR, 1)[1]
        assert "97" not in after
        assert "Money" not in after
    assert "\x1b[3J" in CLEAR


def test_what_was_taken_back_leaves_no_trace(tmp_path: Path) -> None:
    table = planted()
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("", "bid97", "u", "bid41", "", "", "log 50", "bid1", "", "", "log 50")
    for seat, text in behind_curtains(terminal)[1:]:
        assert seat > 0
        assert "97" not in text
        assert "41" not in text


def test_one_person_has_no_curtain(tmp_path: Path) -> None:
    terminal = Terminal(new_table(people=1), tmp_path / "g")
    terminal.play("1", "")
    assert "Pass the keyboard" not in terminal.text


def test_the_screen_is_covered_when_persons_stop(tmp_path: Path) -> None:
    terminal = Terminal(planted(), tmp_path / "g", plain=False, colours=True)
    terminal.play("", "q")
    assert "131,000" not in terminal.text.rsplit(CLEAR, 1)[1]
    assert "macher play --resume" in terminal.text.rsplit(CLEAR, 1)[1]


def test_open_cash_is_shown_to_all(tmp_path: Path) -> None:
    table = new_table(2, 3, seed="open", cash_visibility="open")
    terminal = Terminal(table, tmp_path / "g", plain=False, width=120)
    terminal.play("", "players")
    assert "Money" in terminal.last
    assert terminal.last.count("30,000 €") == PEOPLE
