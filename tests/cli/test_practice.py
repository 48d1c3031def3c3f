"""`macher practice`: a position is asked in the terminal, and the answer says how good the choice was."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from macher.cli import practice
from macher.cli.practice import practise
from macher.cli.usage import UsageError
from tests.review.puzzles import some_game


def practised(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: list[str], language: str = "en") -> str:
    """What is printed to somebody who types these lines, and then nothing more."""
    monkeypatch.setenv("MACHER_HOME", str(folder))
    monkeypatch.setattr(practice, "shipped", some_game)
    said = io.StringIO()
    answers: Iterator[str] = iter(lines)

    def read(_: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    console = Console(file=said, width=200, no_color=True, highlight=False)
    assert (
        practise(None, edition=None, seed=1, data=None, language=language, plain=True, read=read, console=console) == 0
    )
    return said.getvalue()


@pytest.mark.parametrize(("language", "title"), [("en", "Position 1 of 1"), ("de", "Stellung 1 von 1")])
def test_a_position_is_asked_and_answered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, title: str
) -> None:
    (_, (_, puzzle)) = next(iter(some_game().items()))
    asked = practised(monkeypatch, tmp_path, [], language)
    assert title in asked
    assert "40" not in asked.replace("40 000", ""), "the answer is not told before somebody has chosen"
    numbers = range(1, len(puzzle.played.tried) + 1)
    told = [practised(monkeypatch, tmp_path, [str(number), "q"], language) for number in numbers]
    grades = {
        "en": ("The best choice.", "There was something better."),
        "de": ("Die beste Wahl.", "Es gab etwas Besseres."),
    }
    best, worse = grades[language]
    assert sum(best in one for one in told) == 1
    assert sum(worse in one for one in told) == len(told) - 1
    assert all("40" in one for one in told)


def test_an_edition_without_positions_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "shipped", some_game)
    with pytest.raises(UsageError):
        practise(None, edition="2006", seed=None, data=None, language="en", plain=True)
