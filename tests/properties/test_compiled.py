"""The same source runs as pure Python and compiled by mypyc; both play the same games and say the same of them."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import compile_rules
from macher import compiled
from tests.compiling import compiled_for_tests
from tests.shares import share

ROOT = Path(__file__).parents[2]
GAMES = share(1, of=5)  # of each size

needs_compiler = pytest.mark.skipif(not compile_rules.has_compiler(), reason="needs a C compiler")

# Whole games of every size through the doors: what happened, what was refused and why, saves, views, features, imagined
# states.
PLAY = """
import json, pickle, sys
from hashlib import sha256
from random import Random
from macher.bots.planner.judging import decide, judge
from macher.compiled import is_compiled
from macher.play import new_config
from macher.rules import (
    ELECTION, Refused, apply, deciders, determinize, legal, playout, scores, setup_told, step_name, view, winners
)
from macher.rules.events.event import event_fields, event_name
from macher.rules.features import feature_count, fill, fill_afterstates
from macher.rules.parts.config import PARTIES
from macher.rules.saves import SaveError, load, save, state_hash

def told(events):
    return [[visible, event_name(event), event_fields(event)] for visible, event in events]

def refused(state, seat, action):
    try:
        apply(state, seat, action)
    except Refused as error:
        return [str(error), error.rule, error.key, error.numbers]

found = []
for edition, variant in (("2019", 4), ("2019", 7), ("2006", 7), ("2006", 5)):
    for players in (3, 4, 5):
        for seed in range(int(sys.argv[1])):
            rng = Random(seed)
            config = pickle.loads(pickle.dumps(new_config(edition, variant, PARTIES[:players])))
            state, events = setup_told(config, seed)
            said = [told(events)]
            while seats := deciders(state):
                seat = rng.choice(seats)
                action = rng.choice(legal(state, seat))
                if rng.random() < 0.1:
                    for wrong in (rng.randrange(1300), action + 1, action - 1, 10**30):
                        other = rng.randrange(-1, players + 1)
                        if wrong not in legal(state, other):
                            said.append(refused(state, other, wrong))
                said.append([step_name(state), seat, action, told(apply(state, seat, action))])
                if rng.random() < 0.03:
                    text = save(state)
                    state = load(text, state.tables)
                    said.append(text)
                    seen = pickle.loads(pickle.dumps(view(state, seat)))
                    said.append(seen.data)
                    row = [0] * feature_count(edition)
                    fill(state, seat, row)
                    rows = []
                    said.append([row, fill_afterstates(state, seat, rows), rows])
                    imagined = determinize(seen, Random(seed))
                    said.append(state_hash(imagined))
                    asked = deciders(imagined)
                    if asked:
                        verdict = judge(imagined, asked[0], legal(imagined, asked[0]), Random(seed))
                        said.append([list(verdict.worth.items()), list((verdict.odds or {}).items())])
                        chance = Random(seed)
                        planned = playout(imagined, lambda g, who, options: decide(g, who, options, chance), 30)
                        said.append([planned, state_hash(imagined)])
                    said.append([playout(imagined, seed, ELECTION), state_hash(imagined)])
                    chosen = playout(imagined, lambda g, asked, options: options[-1], 10)
                    said.append([chosen, playout(imagined, seed), state_hash(imagined)])
            said.append(refused(state, 0, 1))
            said.append([score.by_source() for score in scores(state)] + [winners(state), state_hash(state)])
            found.append(sha256(json.dumps(said).encode()).hexdigest())
try:
    load(save(state).replace('"money":[', '"money":[1,'), state.tables)
except SaveError as error:
    found.append(str(error))
json.dump({"compiled": is_compiled(), "games": found}, sys.stdout)
"""


def run(script: str, *words: str, source: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(source), "MACHER_PURE": "", **variables}
    command = [sys.executable, "-c", script, *words]
    return subprocess.run(command, env=environment, cwd=source, capture_output=True, text=True, check=True)


@pytest.fixture(scope="module")
def made() -> Path:
    """The compiled rules."""
    return compiled_for_tests()


@pytest.fixture
def checkout(tmp_path: Path, made: Path) -> Path:
    """A checkout of its own, with compiled rules."""
    copy = tmp_path / "checkout"
    leave_out = shutil.ignore_patterns("__pycache__", "server", "web", "i18n")
    shutil.copytree(ROOT / "src", copy / "src", ignore=leave_out)
    shutil.copy(ROOT / "compile_rules.py", copy)
    shutil.copytree(made, copy / "build" / "compiled" / made.name)
    return copy


def play(checkout: Path, **variables: str) -> dict[str, Any]:
    played: dict[str, Any] = json.loads(run(PLAY, str(GAMES), source=checkout / "src", **variables).stdout)
    return played


@needs_compiler
def test_compiled_rules_play_the_same_games(checkout: Path) -> None:
    """Design, layer 2: the same events, refusals, saves, views, features, imagined states, judgements and ends."""
    pure = play(checkout, MACHER_PURE="1")
    same = play(checkout)
    assert (pure["compiled"], same["compiled"]) == (False, True)
    assert len(pure["games"]) == 12 * GAMES + 1
    assert same["games"] == pure["games"]


def test_nothing_derives_from_a_compiled_class() -> None:
    """Such a class fails as soon as one of its objects is made."""
    package = ROOT / "src" / "macher"
    made = {compiled.module_name(path) for path in compiled.compilable()}
    offered = {*made, "macher.rules"}  # which hands them on
    found = []
    for file in package.rglob("*.py"):
        if compiled.module_name(file) in made or package / "web" in file.parents:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        froms = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module in offered]
        names = {alias.asname or alias.name for node in froms for alias in node.names}
        classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
        found += [(str(file), node.name) for node in classes for base in node.bases if ast.unparse(base) in names]
    assert found == []


# --- which form runs -------------------------------------------------------------------------------------------------
FORM = "from macher.compiled import is_compiled; print(is_compiled())"


def form(checkout: Path, **variables: str) -> tuple[str, str]:
    done = run(FORM, source=checkout / "src", **variables)
    return done.stdout.strip(), done.stderr


@needs_compiler
def test_the_compiled_rules_run_where_they_fit(checkout: Path) -> None:
    assert form(checkout) == ("True", "")
    assert form(checkout, MACHER_PURE="1") == ("False", "")
    assert form(checkout, MACHER_PURE="0") == ("True", "")


@needs_compiler
def test_stale_ones_are_never_used(checkout: Path) -> None:
    """One changed sign in any source of the rules or the planner, compiled or not, and they do not fit."""
    for name in ("rules/parts/media.py", "rules/events/money.py", "bots/planner/e2019/weights.py", "bots/bot.py"):
        source = checkout / "src" / "macher" / name
        text = source.read_text(encoding="utf-8")
        source.write_text(text + "\n", encoding="utf-8")
        assert form(checkout) == ("False", "")
        source.write_text(text, encoding="utf-8")
    assert form(checkout) == ("True", "")


@needs_compiler
@pytest.mark.parametrize("fault", ["cut short", "not a library", "missing", "no inventory"])
def test_what_is_broken_is_left_aside_with_a_word(checkout: Path, fault: str) -> None:
    folder = next(path for path in (checkout / "build" / "compiled").iterdir() if path.is_dir())
    library = next(folder.glob(f"{compiled.LIBRARY}.*"))
    if fault == "cut short":
        library.write_bytes(library.read_bytes()[:10_000])
    elif fault == "not a library":
        library.write_bytes(b"\0" * library.stat().st_size)
    elif fault == "missing":
        next(folder.rglob("doors.*")).unlink()
    else:
        (folder / compiled.INVENTORY).unlink()
    runs, word = form(checkout)
    assert runs == "False"
    assert "the pure ones run instead" in word


# --- making them ------------------------------------------------------------------------------------------------------
def test_without_a_compiler_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv("MACHER_PURE", raising=False)
    monkeypatch.setattr(compiled, "KEPT", tmp_path / "compiled")
    assert not compile_rules.due()
    with pytest.raises(compile_rules.CannotCompile, match="no C compiler"):
        compile_rules.compile_for_checkout()
    assert list((tmp_path / "compiled").glob("unfinished-*")) == []


def test_a_failed_attempt_is_not_repeated_by_itself(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(target: Path, optimise: str = "3") -> list[Path]:
        (target / "half").touch()
        raise compile_rules.CannotCompile("it broke")

    monkeypatch.delenv("MACHER_PURE", raising=False)
    monkeypatch.setattr(compiled, "KEPT", tmp_path / "compiled")
    monkeypatch.setattr(compile_rules, "has_compiler", lambda: True)
    monkeypatch.setattr(compile_rules, "compile_into", fail)
    assert compile_rules.due()
    assert compile_rules.main() == 1
    assert not compile_rules.due()
    left = [path.name for path in (tmp_path / "compiled").iterdir()]
    assert sorted(left) == sorted(["lock", f"{compiled.digest()}.failed"])


def test_older_ones_are_cleared_away_but_for_a_few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def make(target: Path, optimise: str = "3") -> list[Path]:
        (target / "one.so").write_bytes(b"made")
        return [Path("one.so")]

    kept = tmp_path / "compiled"
    monkeypatch.setattr(compiled, "KEPT", kept)
    monkeypatch.setattr(compile_rules, "compile_into", make)
    for number in range(6):
        old = kept / f"old{number}"
        old.mkdir(parents=True)
        (old / compiled.INVENTORY).touch()
        os.utime(old, (number, number))
    (kept / "unfinished-left").mkdir()
    folder = compile_rules.compile_for_checkout()
    assert (folder / compiled.INVENTORY).read_text() == "4 one.so\n"
    assert {path.name for path in kept.iterdir() if path.is_dir()} == {"old2", "old3", "old4", "old5", folder.name}
    assert compile_rules.compile_for_checkout() == folder


def test_what_is_compiled_needs_nothing_that_is_not_compiled_with_it(tmp_path: Path) -> None:
    # A player's environment has no other copy of the program in which mypy could find the rest.
    package = compile_rules.lay_out(tmp_path)
    there = {".".join(path.relative_to(tmp_path).with_suffix("").parts) for path in package.rglob("*.py")}
    there |= {name.removesuffix(".__init__") for name in there}
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] == "macher":
                assert node.module in there, f"{path.relative_to(tmp_path)} imports {node.module}"
