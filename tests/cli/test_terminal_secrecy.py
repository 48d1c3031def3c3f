"""Persons at one keyboard: between two curtains nothing is shown that belongs to another."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from macher.cli.terminal.drawn import CLEAR
from macher.play import Seat, Table
from macher.rules import State, determinize, legal, step_name
from macher.rules.e2019.notation import action_of, word_of
from tests.cli.curious import (
    BIDS,
    MONEY,
    PEOPLE,
    Onlooker,
    behind_curtains,
    check_curtains,
    check_face_down,
    check_money,
    watched,
)
from tests.cli.test_terminal_script import NAMES, START_MONEY, Terminal, new_table, play_one

PARTIES = ("Linke", "SPD", "Grüne")


def rich_table() -> Table:
    """Three persons with money that gives them away, in round 1 before the start bids."""
    table = new_table(PEOPLE, PEOPLE, seed="secrets", start_money=MONEY)
    while step_name(table.state) != "start-bid":
        seat = table.deciders()[0]
        play_one(table, seat, legal(table.state, seat)[-1])
    return table


class Curious(Onlooker):
    """A player who bids, buys and sends what gives the seat away."""

    def choice(self, table: Table, seat: int) -> str:
        step = step_name(table.state)
        if step == "start-bid":
            return f"bid{BIDS[seat]}"
        if step == "program-source":
            return "skip"  # a card from the display would be known
        if step == "rally-buy":
            return f"rallies{seat}"
        if step == "send-politician" and action_of("send-leader") in table.legal(seat):
            return "send-leader"
        if step == "politician-pay":
            raise EOFError
        return word_of(table.legal(seat)[0])


@pytest.fixture(params=[True, False], ids=["plain", "drawn"], scope="module")
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Terminal, Curious]:
    """From the start bids to the first politician, by players who look at everything."""
    curious = Curious()
    table = rich_table()
    return watched(request, tmp_path_factory, table, curious, until="politician-pay"), curious


def test_money_is_for_its_owner(played: tuple[Terminal, Curious]) -> None:
    check_money(*played)


def test_sealed_bids_are_hidden_until_the_reveal(played: tuple[Terminal, Curious]) -> None:
    terminal, _ = played
    before = behind_curtains(terminal)[:PEOPLE]
    assert [seat for seat, _ in before] == [0, 1, 2]
    for seat, text in before:
        unrevealed = text.split("Bids for start player")[0]
        assert f"bid{BIDS[seat]}" in unrevealed
        for other in range(PEOPLE):
            assert other == seat or str(BIDS[other]) not in unrevealed


def test_face_down_politicians_are_hidden(played: tuple[Terminal, Curious]) -> None:
    check_face_down(played[0], PARTIES, ("Parliamentary leader",) * PEOPLE, until="Phase 6")


def test_hands_are_hidden(played: tuple[Terminal, Curious]) -> None:
    terminal, _ = played
    checked = 0
    for seat, text in behind_curtains(terminal):
        if terminal.plain:
            for other, party in enumerate(PARTIES):
                about = re.findall(rf"^{NAMES[other]} \({party}\)(?:, [\w ]+)*\n((?:  .*\n)+)", text, re.MULTILINE)
                assert all(("Hand: a hidden card\n" in lines) == (other != seat) for lines in about)
                checked += len(about)
        else:
            rows = re.findall(rf"^[ ▸](?:{'|'.join(PARTIES)}) \w.*\d [+−]\w\w\w .*", text, re.MULTILINE)
            assert all((" ? " in row) == (not row.startswith("▸")) for row in rows)
            checked += len(rows)
    assert checked > 20


def test_a_curtain_shows_nothing_but_itself(played: tuple[Terminal, Curious]) -> None:
    check_curtains(played[0])


def test_a_real_terminal_is_cleared_with_its_scrollback(tmp_path: Path) -> None:
    terminal = Terminal(rich_table(), tmp_path / "g", plain=False, colours=True)

    def bid_once(table: Table, seat: int) -> str:
        if seat:
            raise EOFError
        return "bid197"

    terminal.play(choose=bid_once)
    curtains = [shown for shown in terminal.asked if "Pass the keyboard" in shown]
    assert len(curtains) == 2
    for shown in curtains:
        after = shown.rsplit(CLEAR, 1)[1]
        assert "197" not in after
        assert "Money" not in after
    assert "\x1b[3J" in CLEAR


def test_what_was_taken_back_leaves_no_trace(tmp_path: Path) -> None:
    table = rich_table()
    terminal = Terminal(table, tmp_path / "g")
    terminal.play("", "bid197", "u", "bid641", "", "", "log 50", "bid1", "", "", "log 50")
    for seat, text in behind_curtains(terminal)[1:]:
        assert seat > 0
        assert "197" not in text
        assert "641" not in text


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_two_worlds_look_the_same(edition: str, tmp_path: Path) -> None:
    """Books, news, previews, effects: what a seat may not know changes no sign of what it is shown."""
    table = new_table(3, 3, seed="worlds", variant=7, start_money=START_MONEY[edition], edition=edition)
    rng = Random(9)
    compared = 0
    for turn in range(90):
        seat = table.deciders()[0]
        if turn % 6 == 5:
            worlds = [seen_by(table, seat, table.state, tmp_path)]
            for world in range(2):
                worlds.append(seen_by(table, seat, determinize(table.view(seat), Random(world)), tmp_path))
            assert worlds[0] == worlds[1] == worlds[2]
            assert "so has" in worlds[0]
            compared += 1
        play_one(table, seat, rng.choice(legal(table.state, seat)))
    assert compared >= 10


def seen_by(table: Table, seat: int, state: State, folder: Path) -> str:
    """What a seat is shown when it looks around, in a world that fits what it may know."""
    world = Table.restore(table.snapshot(), [], tables=table.config.tables)
    world.seats = [who if at == seat else Seat(who.name, "random") for at, who in enumerate(table.seats)]
    world.state, world.opening, world.turns, world.first = state, table.opening, table.turns, table.first
    terminal = Terminal(world, folder / "g", width=120)
    terminal.play("books 500", "players", "log 30", "options")
    return "".join(terminal.asked)


def test_one_person_has_no_curtain(tmp_path: Path) -> None:
    terminal = Terminal(new_table(people=1), tmp_path / "g")
    terminal.play("1", "")
    assert "Pass the keyboard" not in terminal.text


def test_the_screen_is_covered_when_persons_stop(tmp_path: Path) -> None:
    terminal = Terminal(rich_table(), tmp_path / "g", plain=False, colours=True)
    terminal.play("", "q")
    assert "900,000" not in terminal.text.rsplit(CLEAR, 1)[1]
    assert "macher play --terminal --resume" in terminal.text.rsplit(CLEAR, 1)[1]


def test_open_cash_is_shown_to_all(tmp_path: Path) -> None:
    table = new_table(2, 3, seed="open", cash_visibility="open")
    terminal = Terminal(table, tmp_path / "g", plain=False, width=120)
    terminal.play("", "players")
    assert "Money" in terminal.last
    assert terminal.last.count("30,000\u00a0€") == PEOPLE
