"""The rules as the tests compile them: hardly optimised, once, and kept until the sources change.

`run.py test` begins with it beside its other checks: `python -m tests.compiling`.
"""

from __future__ import annotations

import sys
from pathlib import Path

import compile_rules
from macher import compiled

KEPT = Path(__file__).parents[1] / "build" / "compiled-for-tests"  # git ignores it


def compiled_for_tests() -> Path:
    """The folder of the compiled rules: those that are in use here, or else the tests' own."""
    in_use = compiled.KEPT / compiled.digest()
    return in_use if in_use.is_dir() else compile_rules.compile_for_checkout("0", KEPT)


if __name__ == "__main__":
    if compile_rules.has_compiler():
        try:
            compiled_for_tests()
        except compile_rules.CannotCompile as error:
            sys.exit(str(error))
