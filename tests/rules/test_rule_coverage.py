"""Every rule and every worked example has a test that cites it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from macher.reference import rule_ids

TESTS = Path(__file__).parents[1]
CITED = re.compile(r"\b[RT]19-D?\d+(?:\.\d+)?[a-z]?\b")


def cited_in(source: str) -> Iterator[str]:
    """The ids in the docstrings of the tests of a file, and of classes of tests."""
    for node in ast.walk(ast.parse(source)):
        if (isinstance(node, ast.FunctionDef) and node.name.startswith("test_")) or (
            isinstance(node, ast.ClassDef) and node.name.startswith("Test")
        ):
            yield from CITED.findall(ast.get_docstring(node) or "")


@cache
def cited() -> frozenset[str]:
    """Every id that some test cites."""
    files = sorted(TESTS.rglob("test_*.py"))
    return frozenset(one for file in files for one in cited_in(file.read_text(encoding="utf-8")))


def without_a_test(kind: str) -> list[str]:
    """The ids of a kind (R rules, T worked examples) that no test cites, in the order of the rules."""
    return [one for one in rule_ids("2019", kind) if one not in cited()]


def summary() -> str:
    """One line for the end of a run."""
    rules, vectors = without_a_test("R"), without_a_test("T")
    return (
        f"rule ids without a test: {len(rules)} of {len(rule_ids('2019', 'R'))}; "
        f"vectors without a test: {len(vectors)} of {len(rule_ids('2019', 'T'))}"
    )


def test_every_rule_has_a_test() -> None:
    assert without_a_test("R") == []


def test_every_worked_example_has_a_test() -> None:
    assert without_a_test("T") == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert sorted(cited() - set(rule_ids("2019", "R")) - set(rule_ids("2019", "T"))) == []


def test_ids_are_found_in_docstrings_only() -> None:
    source = 'def test_it() -> None:\n    """R19-12.4 and T19-14a, T19-D03: so it is."""\n    assert "R19-1.1"\n'
    assert sorted(cited_in(source)) == ["R19-12.4", "T19-14a", "T19-D03"]
    assert not list(cited_in('def helper() -> None:\n    """R19-12.4."""\n'))
