"""What the README promises runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import macher

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_example_runs_and_is_the_same_in_the_package() -> None:
    example = re.search(r"(?m)^    from random import Random\n(?:(?:    .*)?\n)+", README)
    assert example is not None
    code = "\n".join(line[4:] for line in example[0].rstrip().splitlines())
    assert example[0].rstrip() in (macher.__doc__ or "")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", done.stdout)
