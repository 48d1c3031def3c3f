"""Dependencies point one way: rules <- data, bots <- play <- everything else; only the command imports the server."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import macher

SOURCE = Path(macher.__file__).parent
# `web` holds the source of the browser's page and its tools: no part of the program, and not in the wheel.
FILES = sorted(file for file in SOURCE.rglob("*.py") if file.relative_to(SOURCE).parts[0] != "web")

# What each room may import from other rooms. A room that is not listed may import any but the server.
MAY_IMPORT = {
    "rules": set[str](),
    "reference": {"i18n"},
    "data": {"rules"},
    "bots": {"rules"},
    "i18n": {"rules"},
    "play": {"rules", "data", "bots"},
    "arena": {"rules", "data", "bots", "play"},
    "research": {"rules", "data", "bots", "play", "arena"},
    "train": {"rules", "data", "bots", "play", "arena"},
}
# What the rules may take from the standard library: nothing that reads a clock, a file, a socket or chance.
FOR_RULES = {
    "__future__",
    "collections",
    "dataclasses",
    "functools",
    "hashlib",
    "itertools",
    "json",
    "mypy_extensions",  # names of types, for the compiler: nothing is imported when they run
    "re",
    "struct",
    "typing",
}
NAME_RANDOM = {"branch.py", "determinize.py", "determinizing.py", "doors.py", "edition.py"}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "__import__"}


def imports(file: Path) -> Iterator[tuple[str, str]]:
    """Every import of a file as (module, name); the name is empty for a whole module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute here"
            yield from ((node.module or "", alias.name) for alias in node.names)


def room_of(file: Path) -> str:
    parts = file.relative_to(SOURCE).parts
    return parts[0] if len(parts) > 1 else ""


def rooms_imported(file: Path) -> set[str]:
    """The rooms of the package that a file imports from."""
    rooms = set()
    for module, name in imports(file):
        parts = [*module.split("."), *([name] if name else [])]
        if parts[0] == "macher" and len(parts) > 1 and (SOURCE / parts[1]).is_dir():
            rooms.add(parts[1])
    return rooms


def named(file: Path) -> str:
    return str(file.relative_to(SOURCE))


@pytest.mark.parametrize("file", FILES, ids=named)
def test_imports_point_one_way(file: Path) -> None:
    room = room_of(file)
    found = rooms_imported(file) - {room}
    assert "server" not in found or room == "cli", "the command starts the server; nothing else knows of it"
    if room in MAY_IMPORT:
        assert found <= MAY_IMPORT[room]


RULES = [file for file in FILES if room_of(file) == "rules"]


@pytest.mark.parametrize("file", RULES, ids=named)
def test_rules_are_pure(file: Path) -> None:
    """No clock, no files, no chance but the stream in the state; `Random` is only named, for whoever brings one."""
    for module, name in imports(file):
        if module.split(".")[0] == "macher":
            continue
        if module == "random":
            assert file.name in NAME_RANDOM
            assert name == "Random"
        else:
            assert module.split(".")[0] in FOR_RULES, module


@pytest.mark.parametrize("file", RULES, ids=named)
def test_rules_read_and_write_nothing(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & FORBIDDEN_CALLS
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global | ast.Nonlocal)]
    made = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    made = {call for call in made if call.startswith("Random(")}
    drawn = {"Random(rng.getrandbits(64))", "Random(seed_of(branch.seed))"}
    assert made <= drawn, "the stream is brought from outside, drawn from one that was, or of a seed in the record"


@pytest.mark.parametrize("file", [file for file in RULES if "parts" in file.parts], ids=named)
def test_shared_parts_know_no_edition(file: Path) -> None:
    """Editions share parts, not branches."""
    assert not [
        module for module, _ in imports(file) if module.startswith(("macher.rules.e2019", "macher.rules.e2006"))
    ]
    assert "edition ==" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("file", [file for file in RULES if {"e2019", "e2006"} & set(file.parts)], ids=named)
def test_editions_do_not_know_each_other(file: Path) -> None:
    other = "macher.rules.e2006" if "e2019" in file.parts else "macher.rules.e2019"
    assert not [module for module, _ in imports(file) if module.startswith(other)]


# A step works on a game, and a game has steps on its agenda: the two types know each other. The package itself offers
# the doors by name and imports them when they are asked for.
KNOW_EACH_OTHER = {("macher.rules.parts.game", "macher.rules.parts.step"), ("macher.play.table", "macher")}


def test_no_import_goes_round_in_a_circle() -> None:
    """Whether at the top of a file, inside a function or for types alone."""
    modules = {module_of(file) for file in FILES}
    knows = {}
    for file in FILES:
        module = module_of(file)
        named = {f"{source}.{name}" if f"{source}.{name}" in modules else source for source, name in imports(file)}
        knows[module] = {other for other in named & modules - {module} if (module, other) not in KNOW_EACH_OTHER}
    TopologicalSorter(knows).prepare()  # raises CycleError, which names the circle


def module_of(file: Path) -> str:
    parts = file.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("file", FILES, ids=named)
def test_code_of_an_edition_is_in_its_folder(file: Path) -> None:
    assert not {"2019", "2006"} & set(file.stem.split("_"))


def test_the_rooms_are_there() -> None:
    """A renamed room would silently be free of every contract."""
    assert {room_of(file) for file in FILES} >= set(MAY_IMPORT)
