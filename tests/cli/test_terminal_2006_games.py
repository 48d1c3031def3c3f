"""Whole games of the 2006 edition at the terminal: what only this edition asks and shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_terminal_2006_script import new_table
from tests.cli.test_terminal_script import Terminal, at_random


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


def test_the_final_screen(tmp_path: Path) -> None:
    table = new_table(people=0)
    terminal = Terminal(table, tmp_path / "game.macher", plain=False, width=100)
    terminal.play()
    for word in ("Seats", "Media", "Members", "Lead", "Opinions", "Secured", "Total", "(winner)"):
        assert word in terminal.text
    assert "Wins" not in terminal.text
    assert "macher replay" in terminal.text
