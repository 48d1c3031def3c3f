"""Long lines folded to a width, never between a sign and its topic or between an amount and its unit."""

from __future__ import annotations

import re
from textwrap import wrap
from typing import Final

GLUE: Final = "\u00a0"
_TOGETHER: Final = re.compile(r"(?<=[+−×→=]) (?=\S)|(?<=\d) (?=[€×])")
_NARROWEST: Final = 20


def folded(text: str, width: int, indent: str = "", hanging: str = "  ") -> list[str]:
    """The lines of a text, each no wider than `width`; what continues a line hangs in a little more."""
    lines: list[str] = []
    for paragraph in text.splitlines() or [""]:
        glued = _TOGETHER.sub(GLUE, paragraph)
        found = wrap(
            glued,
            max(_NARROWEST, width),
            initial_indent=indent,
            subsequent_indent=indent + hanging,
            break_on_hyphens=False,
        )
        lines += [line.replace(GLUE, " ") for line in found] or [""]
    return lines
