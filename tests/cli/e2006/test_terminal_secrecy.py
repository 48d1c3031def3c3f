"""Persons at one keyboard in the 2006 edition: between two curtains nothing is shown that belongs to another."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from macher.i18n import Renderer, Texts
from macher.play import Table
from macher.rules import step_name
from macher.rules.e2006.notation import action_of, word_of
from tests.cli.curious import (
    BIDS,
    EVERYTHING,
    MONEY,
    PEOPLE,
    Onlooker,
    behind_curtains,
    check_curtains,
    check_face_down,
    check_money,
    watched,
)
from tests.cli.e2006.test_terminal_script import at_step, new_table
from tests.cli.test_terminal_script import NAMES, Terminal

PARTIES = ("Linke", "SPD", "Grüne")
CABINET = ("send-speaker", "send-whip", "send-foreign")
CARDS = ("Speaker", "Party whip", "Foreign minister")


class Curious(Onlooker):
    """A player who looks at everything before each choice, and remembers what nobody else may see."""

    def __init__(self) -> None:
        super().__init__()
        self.poll: tuple[int, str] | None = None  # bought and suppressed: its owner, and its front

    def choice(self, table: Table, seat: int) -> str:
        step = step_name(table.state)
        words = [word_of(action) for action in table.legal(seat)]
        if step == "start-bid":
            return f"bid{BIDS[seat]}"
        if step == "cabinet-place":
            return CABINET[seat] if CABINET[seat] in words else "skip"
        if step == "poll-bid":
            return "bid2" if "bid2" in words and seat == 1 else "pass"
        if step == "poll-use":
            if self.poll is None:
                render = Renderer(Texts("en"), table.config)
                self.poll = (seat, render.words.poll(table.state.poll))
            return "suppress"
        if step == "contribution" or table.state.round > 1:
            raise EOFError
        return "pass" if "pass" in words else "skip" if "skip" in words else words[0]


@pytest.fixture(params=[True, False], ids=["plain", "drawn"], scope="module")
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Terminal, Curious]:
    """The first round up to the contributions, by players who look at everything."""
    curious = Curious()
    table = new_table(PEOPLE, PEOPLE, seed="secrets", start_money=MONEY)
    return watched(request, tmp_path_factory, table, curious, until="contribution"), curious


def test_money_is_for_its_owner(played: tuple[Terminal, Curious]) -> None:
    check_money(*played)


def test_sheets_and_bids_are_sealed_until_the_reveal(played: tuple[Terminal, Curious]) -> None:
    terminal, _ = played
    shown = behind_curtains(terminal)
    assert [seat for seat, _ in shown[:PEOPLE]] == [0, 1, 2]
    for seat, text in shown[: PEOPLE - 1]:
        assert "sheet" in text
        for other, party in enumerate(PARTIES):
            assert other == seat or not re.search(rf"{party}[^\n]*(1A|first1)", text)
    sealed = [(seat, text.split("Bids for starting player")[0]) for seat, text in shown if "Bid in secret" in text]
    assert {seat for seat, _ in sealed} == {0, 1, 2}
    for seat, text in sealed:
        assert f"bid{BIDS[seat]}" in text
        for other in range(PEOPLE):
            assert other == seat or str(BIDS[other]) not in text


def test_face_down_cabinet_cards_are_hidden(played: tuple[Terminal, Curious]) -> None:
    check_face_down(played[0], PARTIES, CARDS)


def test_hands_are_hidden(played: tuple[Terminal, Curious]) -> None:
    terminal, _ = played
    checked = 0
    for seat, text in behind_curtains(terminal):
        if terminal.plain:
            for other, party in enumerate(PARTIES):
                about = re.findall(rf"^{NAMES[other]} \({party}\)(?:, [\w ]+)*\n((?:  .*\n)+)", text, re.MULTILINE)
                assert all(("Hand: a hidden card" in lines) == (other != seat) for lines in about)
                checked += len(about)
        else:
            rows = re.findall(rf"^[ ▸](?:{'|'.join(PARTIES)}) \w.*\d [+−]\w\w\w .*", text, re.MULTILINE)
            assert all((" ? ? ? " in row) == (not row.startswith("▸")) for row in rows)
            checked += len(rows)
    assert checked > 20


def test_a_suppressed_poll_is_for_its_buyer(played: tuple[Terminal, Curious]) -> None:
    terminal, curious = played
    assert curious.poll is not None
    owner, front = curious.poll
    seen = [seat for seat, text in behind_curtains(terminal) if front in " ".join(text.split())]
    assert set(seen) == {owner}


@pytest.mark.parametrize("plain", [True, False])
def test_a_declined_contribution_is_hidden_until_all_have_played(plain: bool, tmp_path: Path) -> None:
    table = at_step("contribution", seat=0, seed="gift", people=PEOPLE)
    first = table.state.turn
    looks = list(EVERYTHING)
    terminal = Terminal(table, tmp_path / "g", plain=plain, width=100)

    def choose(table: Table, seat: int) -> str:
        if seat == first:
            return "gift3-decline"
        if not looks:
            raise EOFError
        return looks.pop(0)

    assert action_of("gift3-decline") in table.legal(first)
    terminal.play(choose=choose)
    shown = behind_curtains(terminal)
    own, others = shown[0][1], [text for seat, text in shown if seat != first]
    assert "gift3-decline" in own
    assert others
    for text in others:
        assert "declined, face down" in text
        assert "30,000 € declined" not in text.replace("\u00a0", " ")
        assert "gift3-decline" not in text.split("> ")[0]
    card = f"{PARTIES[first]}, contribution played: declined, face down"
    assert plain or any(card in text for text in others)


def test_a_curtain_shows_nothing_but_itself(played: tuple[Terminal, Curious]) -> None:
    check_curtains(played[0])


def test_open_cash_is_shown_to_all(tmp_path: Path) -> None:
    table = new_table(2, 3, seed="open", open_cash="true")
    terminal = Terminal(table, tmp_path / "g", plain=False, width=120)
    terminal.play("", "players")
    assert terminal.last.count("25,000\u00a0€") == PEOPLE
