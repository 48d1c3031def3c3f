"""Messages that were parsed once are kept beside Python's own bytecode: parsing them takes ten times as long.

As with bytecode: what is kept belongs to one text and one parser, whoever may not write parses every time, and what
is damaged is made anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.syntax.ast import Message


def messages_in(path: Path) -> list[Message]:
    """The messages of a Fluent file."""
    from fluent.syntax import ast

    text = path.read_bytes()
    wanted = _digest(text)
    file = path.parent / "__pycache__" / f"{path.stem}.{sys.implementation.cache_tag}.ftlc"
    # As trusted as the bytecode that lies beside it. Whatever is wrong with it, the text is there.
    with contextlib.suppress(Exception):
        kept = file.read_bytes()
        if kept.startswith(wanted):
            found: list[Message] = pickle.loads(kept[len(wanted) :])
            return found
    found = [entry for entry in _parsed(text.decode()) if isinstance(entry, ast.Message)]
    if not sys.dont_write_bytecode:
        with contextlib.suppress(OSError):
            _keep(file, wanted + pickle.dumps(found, pickle.HIGHEST_PROTOCOL))
    return found


def _parsed(text: str) -> list[object]:
    from fluent.syntax import FluentParser

    return list(FluentParser(with_spans=False).parse(text).body)


def _digest(text: bytes) -> bytes:
    """Of a text, and of the parser that reads it."""
    from fluent.syntax import ast, parser

    made = hashlib.sha256(text)
    for module in (ast, parser):
        made.update(str(os.stat(str(module.__file__)).st_mtime_ns).encode())
    return made.digest()


def _keep(file: Path, content: bytes) -> None:
    """All of it or nothing: others may read and write it at the same time."""
    file.parent.mkdir(exist_ok=True)
    beside = file.with_suffix(f".{os.getpid()}")
    try:
        beside.write_bytes(content)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
