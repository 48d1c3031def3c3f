"""Every rule and every worked example has a test that cites it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from macher.reference import rule_ids

TESTS = Path(__file__).parents[1]
CITED = re.compile(r"\bR06-\d[\d.]*-\d+\b|\bTV06-\d+\b|\b[RT]19-D?\d+(?:\.\d+)?[a-z]?\b")
EDITIONS = ("2019", "2006")
VECTORS = {"2019": "T", "2006": "TV"}


def cited_in(source: str) -> Iterator[str]:
    """The ids in the docstrings of the tests of a file, and of classes of tests."""
    if not CITED.search(source):
        return
    todo: list[ast.stmt] = ast.parse(source).body
    for node in todo:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            todo += node.body
        elif not (isinstance(node, ast.FunctionDef) and node.name.startswith("test_")):
            continue
        yield from CITED.findall(ast.get_docstring(node) or "")


@cache
def cited() -> frozenset[str]:
    """Every id that some test cites."""
    files = sorted(TESTS.rglob("test_*.py"))
    return frozenset(one for file in files for one in cited_in(file.read_text(encoding="utf-8")))


def without_a_test(edition: str, kind: str) -> list[str]:
    """The ids of a kind (rules, worked examples) that no test cites, in the order of the rules."""
    return [one for one in rule_ids(edition, kind) if one not in cited()]


def summary() -> str:
    """One line for the end of a run."""
    rules = [f"{one} {len(without_a_test(one, 'R'))} of {len(rule_ids(one, 'R'))}" for one in EDITIONS]
    vectors = [
        f"{one} {len(without_a_test(one, VECTORS[one]))} of {len(rule_ids(one, VECTORS[one]))}" for one in EDITIONS
    ]
    return f"rule ids without a test: {', '.join(rules)}; vectors: {', '.join(vectors)}"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_has_a_test(edition: str) -> None:
    assert without_a_test(edition, "R") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_worked_example_has_a_test(edition: str) -> None:
    assert without_a_test(edition, VECTORS[edition]) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    known = {one for edition in EDITIONS for kind in ("R", VECTORS[edition]) for one in rule_ids(edition, kind)}
    assert sorted(cited() - known) == []


def test_the_counts_of_both_editions_are_told() -> None:
    assert re.fullmatch(
        r"rule ids without a test: 2019 \d+ of 139, 2006 \d+ of 171; vectors: 2019 \d+ of 48, 2006 \d+ of 61", summary()
    )


def test_ids_are_found_in_docstrings_only() -> None:
    source = 'def test_it() -> None:\n    """R19-12.4 and T19-14a, T19-D03: so it is."""\n    assert "R19-1.1"\n'
    assert sorted(cited_in(source)) == ["R19-12.4", "T19-14a", "T19-D03"]
    assert not list(cited_in('def helper() -> None:\n    """R19-12.4."""\n'))
    source = 'def test_it() -> None:\n    """R06-6.2.3-9, R06-0-11 and TV06-05 (G06-18, R06-6.2.3, -10): so it is."""\n'
    assert sorted(cited_in(source)) == ["R06-0-11", "R06-6.2.3-9", "TV06-05"]
