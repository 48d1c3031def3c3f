"""Bodies, before anybody reads them: what they are written in, and how deeply they are nested.

Everybody waits while a body is looked at: each look is a few passes over the bytes and never more, whatever they are.
"""

from __future__ import annotations

from typing import Final

from macher.server.problems import Problem

MOST_DEPTH: Final = 16
_NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
_SQUARE: Final = bytes.maketrans(b"{}", b"[]")


def check_encoding(body: bytes) -> None:
    """Refuse what is not UTF-8, which all our messages are."""
    try:
        body.decode()
    except UnicodeDecodeError:
        raise Problem(400, "bad-request", words="not UTF-8") from None


def check_depth(body: bytes) -> None:
    """Refuse JSON that is nested more deeply than any message of ours."""
    if body.count(b"[") + body.count(b"{") <= MOST_DEPTH:
        return
    brackets = outside_strings(body).translate(_SQUARE, _NO_BRACKETS)
    for _ in range(MOST_DEPTH):  # each round takes the innermost pairs away
        brackets = brackets.replace(b"[]", b"")
    if b"[]" in brackets or brackets.count(b"[") > MOST_DEPTH:
        raise Problem(400, "too-deep", depth=MOST_DEPTH)


def outside_strings(body: bytes) -> bytes:
    """JSON without its strings. One that does not end is none: what it hides counts."""
    parts = body.replace(rb"\\", b"").replace(rb"\"", b"").split(b'"')
    return b"".join(parts[::2] if len(parts) % 2 else [*parts[::2], parts[-1]])
