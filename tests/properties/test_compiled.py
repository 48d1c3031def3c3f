"""The same source runs as pure Python and compiled by mypyc; both must play the same games."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.shares import share

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
KEPT = ROOT / "build" / "compiled-rules"  # git ignores it
RULES = Path("macher/rules")
SEEDS = share(2, of=5)  # games of each size
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
        for seed in range(int(sys.argv[1])):
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
        [sys.executable, "-c", PLAY, str(SEEDS)],
        env=environment,
        cwd=source,
        capture_output=True,
        text=True,
        check=True,
    )
    result = json.loads(done.stdout)
    return result["file"], result["hashes"]


def compiled(tmp_path: Path) -> Path:
    """The program with compiled rules. It takes a minute and depends on its sources alone: the last one is kept."""
    made = tmp_path / "src"
    shutil.copytree(SOURCE, made, ignore=shutil.ignore_patterns("__pycache__", "*.so", "server", "web"))
    found = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    for path in sorted(made.rglob("*")):
        found.update(str(path.relative_to(made)).encode() + (path.read_bytes() if path.is_file() else b""))
    kept = KEPT / found.hexdigest()
    if not kept.exists():
        compile_rules(made)
        shutil.rmtree(KEPT, ignore_errors=True)
        shutil.copytree(made, KEPT / "unfinished", ignore=shutil.ignore_patterns("build", ".mypy_cache"))
        (KEPT / "unfinished").rename(kept)
    return kept


def compile_rules(source: Path) -> None:
    """Compile the rules where they lie."""
    modules = [
        str(path.relative_to(source))
        for folder in ("parts", "e2019", "e2006")
        for path in sorted((source / RULES / folder).glob("*.py"))
    ]
    environment = {**os.environ, "PYTHONPATH": str(source), "MYPYC_OPT_LEVEL": "0"}
    subprocess.run(
        [sys.executable, "-m", "mypyc", *modules, str(RULES / "doors.py")],
        cwd=source,
        env=environment,
        check=True,
        capture_output=True,
    )


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_compiled_rules_play_the_same_games(tmp_path: Path) -> None:
    """Design, layer 2: whole games of both editions, saved and loaded on the way, end in the same states."""
    pure_file, pure = play(SOURCE)
    compiled_file, same = play(compiled(tmp_path))
    assert pure_file.endswith(".py")
    assert not compiled_file.endswith(".py")
    assert same == pure
