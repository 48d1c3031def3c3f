"""A bot knows a view, the legal actions, what `determinize` imagines, and the printed numbers: nothing else."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import macher.bots
from tests.properties.test_layers import imports

BOTS = Path(macher.bots.__file__).parent
FILES = sorted(BOTS.rglob("*.py"))

# The doors that a bot may use, and the parts of the rules that only ask about, or change, a state that is handed to
# them: features of an imagined state, printed numbers, codes of actions. Whatever makes, keeps or tells a true game is
# not here.
DOORS = {"ELECTION", "END", "View", "advance", "deciders", "determinize", "legal", "playout", "scores", "winners"}
ON_AN_IMAGINED_STATE = {"macher.rules.features"}  # what a seat knows there, as numbers
FEATURES = {
    "parts": {
        "cabinet",
        "campaign",
        "codes",
        "config",
        "doubling",
        "game",
        "lands",
        "media",
        "programs",
        "states",
        "told",
    },
    "e2019": {
        "actions",
        "codes",
        "decks",
        "order_of_play",
        "phase1_start_player",
        "phase6_cabinet_actions",
        "phase9a_votes",
        "phase9b_election",
        "state",
        "tables",
    },
    "e2006": {
        "actions",
        "members_and_votes",
        "phase10_end_of_round",
        "phase3_cabinet",
        "phase9_election",
        "state",
        "tables",
    },
}
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
LOADERS = {"registry.py", "value.py", "calibration.py"}  # read the file of a user's bot, weights and what corrects them
LEARNED = {"array", "numpy"}  # what a learned value is worked out with
LEARNERS = {"learned", "leaf.py"}
CLOCK = "clock.py"  # keeps the time of a search


def named(file: Path) -> str:
    return str(file.relative_to(BOTS))


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_bot_has_no_way_to_a_true_state(file: Path) -> None:
    for module, name in imports(file):
        house, *rooms = module.split(".")
        if house == "macher" and rooms[0] == "rules":
            if len(rooms) == 1:
                assert name in DOORS, f"{module}.{name}"
            elif module not in ON_AN_IMAGINED_STATE:
                _, folder, part = rooms
                assert part in FEATURES[folder], module
        elif house == "macher":
            assert rooms[0] == "bots", module
        elif file.name not in LOADERS:
            allowed = STANDARD | (LEARNED if LEARNERS & set(file.parts) else set())
            assert module.split(".")[0] in allowed | ({"time"} if file.name == CLOCK else set()), module


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
