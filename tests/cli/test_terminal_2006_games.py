"""Whole games of the 2006 edition at the terminal, through the same prompts a person sees."""

from __future__ import annotations

from pathlib import Path

import pytest

from macher.data import load
from macher.play import Table
from macher.rules.records import check, read_record
from macher.rules.saves import state_hash
from tests.cli.test_terminal_2006_script import at_random, first_choice, new_table
from tests.cli.test_terminal_script import Terminal


@pytest.mark.parametrize(
    ("plain", "language", "people", "players", "variant"),
    [
        (True, "en", 1, 3, 5),
        (False, "de", 1, 5, 7),
        (True, "de", 3, 3, 7),
        (False, "en", 3, 3, 5),
        (True, "fr", 1, 5, 5),
        (False, "pl", 1, 4, 5),
    ],
)
def test_a_whole_game(plain: bool, language: str, people: int, players: int, variant: int, tmp_path: Path) -> None:
    table = new_table(people, players, seed=f"{people}{players}{language}", variant=variant)
    terminal = Terminal(table, tmp_path / "game.macher", language=language, plain=plain)
    assert terminal.play(choose=at_random(players)) == 0
    assert not table.deciders()
    record = read_record(terminal.path.read_text(encoding="utf-8"), lambda _: load("2006", environment=False))
    assert state_hash(check(record)) == state_hash(table.state)
    assert record.result is not None
    for total in record.result:
        assert str(total) in terminal.text.rsplit("> ", 1)[1]
    assert "[table-" not in terminal.text  # no text is missing


@pytest.mark.parametrize("plain", [True, False])
def test_all_the_options_that_ask_more(plain: bool, tmp_path: Path) -> None:
    """Optional tiles and contributions, polls shown in part, other orders, open money: questions of their own."""
    table = new_table(
        people=4,
        players=4,
        seed="options",
        cabinet_order="by_state",
        coalition_tile_optional="true",
        coalition_procedure="voluntary_first",
        contribution_optional="true",
        convert_in_current_state="true",
        media_swap_remove_only="true",
        open_cash="true",
        poll_reveal="chosen_only",
        short_media_spaces="last_five",
    )
    terminal = Terminal(table, tmp_path / "g", plain=plain, confirm=False)
    assert terminal.play(choose=at_random(5)) == 0
    assert not table.deciders()


@pytest.mark.parametrize("plain", [True, False])
def test_the_first_choice_always(plain: bool, tmp_path: Path) -> None:
    table = new_table(people=3, players=3)
    assert Terminal(table, tmp_path / "g", plain=plain, confirm=False).play(choose=first_choice) == 0
    assert not table.deciders()


def test_the_final_screen(tmp_path: Path) -> None:
    table = new_table(people=0)
    terminal = Terminal(table, tmp_path / "game.macher", plain=False, width=100)
    terminal.play()
    for word in ("Seats", "Media", "Members", "Lead", "Opinions", "Secured", "Total", "(winner)"):
        assert word in terminal.text
    assert "Wins" not in terminal.text
    assert "macher replay" in terminal.text


@pytest.mark.parametrize("lines", [0, 9, 60, 130])
def test_a_game_goes_on_where_it_stopped(lines: int, tmp_path: Path) -> None:
    table = new_table(people=2, players=4, seed="eof", variant=7)
    terminal = Terminal(table, tmp_path / "game.macher")
    left = lines
    choose = at_random(1)

    def choose_until(table: Table, seat: int) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise EOFError
        return choose(table, seat)

    assert terminal.play(choose=choose_until) == 0
    assert "macher play --resume" in terminal.text
    again = Table.resume(terminal.path.read_text(encoding="utf-8"))
    assert state_hash(again.state) == state_hash(table.state)
    assert Terminal(again, terminal.path, plain=False, confirm=False).play(choose=at_random(2)) == 0
    assert not again.deciders()
