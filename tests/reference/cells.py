"""Reading the table rows of the rules."""

from __future__ import annotations

import re

from macher.reference import rule


def cell(id: str, column: str) -> str:
    """What the table row of this entry says in a column."""
    found = re.search(rf"^- \*\*{column}:\*\* (.+)$", rule(id).text, re.MULTILINE)
    assert found is not None, f"{id} has no {column}"
    return found[1]
