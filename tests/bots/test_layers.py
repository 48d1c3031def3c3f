"""A bot knows a view, the legal actions, what `determinize` imagines, and the printed numbers: nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import macher.bots
from tests.properties.test_layers import imports

BOTS = Path(macher.bots.__file__).parent
FILES = sorted(BOTS.rglob("*.py"))

# Where a true game is made, kept or told: a bot has no business there.
CLOSED_MODULES = ("setup", "chance", "records", "saves", "editions")
CLOSED_NAMES = {"setup", "setup_told"}
# What a bot may take from elsewhere: nothing that reads a clock, a file, a socket or chance of its own.
STANDARD = {
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "random",
    "typing",
}
LOADER = "registry.py"  # reads the file of a user's bot


def named(file: Path) -> str:
    return str(file.relative_to(BOTS))


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_bot_has_no_way_to_a_true_state(file: Path) -> None:
    for module, name in imports(file):
        if module.split(".")[0] == "macher":
            assert module.split(".")[1] in {"rules", "bots"}, module
            assert module.split(".")[-1] not in CLOSED_MODULES, module
            assert name not in CLOSED_NAMES, f"{module}.{name}"
        elif file.name != LOADER:
            assert module.split(".")[0] in STANDARD, module


@pytest.mark.parametrize("file", FILES, ids=named)
def test_all_chance_of_a_bot_comes_from_its_seed(file: Path) -> None:
    """`Random` is made with a seed that was handed in; the module's own functions are nobody's stream."""
    for module, name in imports(file):
        if module == "random":
            assert name == "Random"
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    made = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Random"]
    assert all(call.args for call in made), "a Random without a seed"
    assert not [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in {"open", "eval", "exec"}]
