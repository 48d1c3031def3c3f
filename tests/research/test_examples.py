"""The examples of docs/research.md run as they stand, each under 40 lines."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples"
LINES = 40


def run(*words: str) -> str:
    command = [sys.executable, *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env={**os.environ})
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("name", "words", "says"),
    [
        ("pettingzoo_agents.py", (), "seat_3 has"),
        ("gymnasium_learner.py", (), "reward"),
        ("openspiel_game.py", (), "returns ["),
        ("many_games.py", (), "(8, "),
        ("learn.py", ("1", "1"), "round 0: one learner"),
    ],
)
def test_an_example_runs_and_is_short(name: str, words: tuple[str, ...], says: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) < LINES
    assert f"examples/{name}" in (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert says in run(str(EXAMPLES / name), *words)


def test_written_games_are_read_without_the_program(tmp_path: Path) -> None:
    folder = str(tmp_path / "games")
    run("-m", "macher", "simulate", "--games", "3", "--players", "3", "--parquet", folder)
    assert "macher" not in [
        line.split()[1].partition(".")[0]
        for line in (EXAMPLES / "read_games.py").read_text(encoding="utf-8").splitlines()
        if line.startswith(("import ", "from "))
    ]
    assert "features; party base" in run(str(EXAMPLES / "read_games.py"), folder)
