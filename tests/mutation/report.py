"""What came out: the score by edition and by module, and the survivors, each with the reason why it may live."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tests.mutation.mutants import Mutant

LIST: Final = Path(__file__).with_name("equivalent.toml")
GOAL: Final = 0.9

Key = tuple[str, str, str, str, int]


def equivalents() -> dict[Key, str]:
    """The mutants that no test can catch, as they play the same game, and why."""
    entries = tomllib.loads(LIST.read_text(encoding="utf-8")).get("equivalent", [])
    return {(e["module"], e["function"], e["line"], e["becomes"], e.get("nth", 1)): e["why"] for e in entries}


def edition_of(module: str) -> str:
    """The edition that a module belongs to."""
    folder = module.partition("/")[0]
    return folder[1:] if folder in ("e2019", "e2006") else "both"


def report(verdicts: dict[Mutant, str]) -> bool:
    """Print all of it; whether the goal is reached and every survivor has a reason."""
    known = equivalents()
    survivors = sorted((one for one in verdicts if not verdicts[one]), key=lambda one: (one.module, one.number))
    new = [one for one in survivors if one.key not in known]

    print("\nby module")
    for module in sorted({one.module for one in verdicts}):
        print_score(module, [one for one in verdicts if one.module == module], verdicts)
    print("\nsurvivors: equivalent")
    for one in survivors:
        if one.key in known:
            print_diff(one)
            print(f"    {known[one.key]}")
    print("\nsurvivors: a test is missing" if new else "\nsurvivors: no other")
    for one in new:
        print_diff(one)
    for key in sorted(known.keys() & {one.key for one in verdicts if verdicts[one]}):
        print(f"\nnote: listed as equivalent, but caught: {key}")

    print("\nby edition")
    for edition in ("2019", "2006", "both"):
        print_score(edition, [one for one in verdicts if edition_of(one.module) == edition], verdicts)
    print_score("all", verdicts, verdicts)
    print(f"survivors: {len(survivors)}, of them equivalent: {len(survivors) - len(new)}")
    return not new and len(verdicts) - len(survivors) >= GOAL * len(verdicts)


def print_score(name: str, some: Iterable[Mutant], verdicts: dict[Mutant, str]) -> None:
    """One line: how many of them were caught."""
    results = [bool(verdicts[one]) for one in some]
    if results:
        print(f"  {name:<34} {sum(results):>5} of {len(results):>5} caught {sum(results) / len(results):>7.1%}")


def print_diff(mutant: Mutant) -> None:
    """The line of a mutant before and after."""
    nth = f" (#{mutant.nth})" if mutant.nth > 1 else ""
    print(f"\n  src/macher/rules/{mutant.module}:{mutant.number} {mutant.function}{nth}")
    print(f"    - {mutant.line}\n    + {mutant.becomes}")
