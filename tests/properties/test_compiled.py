"""The same source runs as pure Python and compiled by mypyc; both must play the same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
PLAY = """
import json, sys
import macher.rules.parts.campaign
from macher.play import new_config
from macher.rules import advance, deciders, legal, setup
from macher.rules.parts.config import PARTIES
from macher.rules.saves import load, save, state_hash
from random import Random

hashes = []
for edition, variant in (("2019", 4), ("2019", 7), ("2006", 7), ("2006", 5)):
    for players in (3, 4, 5):
        for seed in range(5):
            state, rng = setup(new_config(edition, variant, PARTIES[:players]), seed), Random(seed)
            while seats := deciders(state):
                advance(state, seats[0], rng.choice(legal(state, seats[0])))
                if rng.random() < 0.02:
                    state = load(save(state.copy()), state.tables)
            hashes.append(state_hash(state))
json.dump({"file": macher.rules.parts.campaign.__file__, "hashes": hashes}, sys.stdout)
"""


def play(source: Path) -> tuple[str, list[str]]:
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env=environment, cwd=source, capture_output=True, text=True, check=True
    )
    result = json.loads(done.stdout)
    return result["file"], result["hashes"]


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    """Design, layer 2: sixty whole games of both editions, saved and loaded on the way, end in the same states."""
    compiled = tmp_path / "src"
    shutil.copytree(SOURCE, compiled, ignore=shutil.ignore_patterns("__pycache__", "*.so", "server", "web"))
    rules = Path("macher/rules")
    modules = [
        str(path.relative_to(compiled))
        for folder in ("parts", "e2019", "e2006")
        for path in sorted((compiled / rules / folder).glob("*.py"))
    ]
    environment = {**os.environ, "PYTHONPATH": str(compiled), "MYPYC_OPT_LEVEL": "0"}
    subprocess.run(
        [sys.executable, "-m", "mypyc", *modules, str(rules / "doors.py")],
        cwd=compiled,
        env=environment,
        check=True,
        capture_output=True,
    )
    pure_file, pure = play(SOURCE)
    compiled_file, same = play(compiled)
    assert pure_file.endswith(".py")
    assert not compiled_file.endswith(".py")
    assert same == pure
