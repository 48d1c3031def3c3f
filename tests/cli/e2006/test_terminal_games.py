"""Whole games of the 2006 edition at the terminal: what only this edition asks and shows."""

from __future__ import annotations

from pathlib import Path

from tests.cli.e2006.test_terminal_script import new_table
from tests.cli.test_terminal_script import Terminal


def test_the_final_screen(tmp_path: Path) -> None:
    table = new_table(people=0)
    terminal = Terminal(table, tmp_path / "game.macher", plain=False, width=100)
    terminal.play()
    for word in ("Seats", "Media", "Members", "Lead", "Opinions", "Secured", "Total", "(winner)"):
        assert word in terminal.text
    assert "Wins" not in terminal.text
    assert "macher replay" in terminal.text
