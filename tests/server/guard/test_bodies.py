"""How deeply a body is nested is found out in a few passes, whatever is in it."""

from __future__ import annotations

import pytest

from macher.server.guard.bodies import MOST_DEPTH, check_depth
from macher.server.problems import Problem

MEGABYTE = 1 << 20


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 17 + b'"' + rb"\"" * (MEGABYTE // 2),  # a pattern that goes back takes hours for it
        b"[" * 17 + b'"' + rb"\"" * (MEGABYTE // 2) + b"\\",
        b'{"text": "' + b"[" * 20 + rb"\"" * (MEGABYTE // 2),
        b"[" * MEGABYTE,
        b"[" * 17 + b'"' * MEGABYTE,
        b"[" * 17 + b"\\" * MEGABYTE,
        (b"[" * 17 + b"]" * 17) * (MEGABYTE // 34),
    ],
    ids=["a string without end", "with half an escape", "a record", "lists", "quotes", "backslashes", "just too deep"],
)
def test_a_megabyte_that_is_too_deep(body: bytes) -> None:
    with pytest.raises(Problem) as refused:
        check_depth(body)
    assert refused.value.code == "too-deep"


@pytest.mark.parametrize(
    "body",
    [
        b"[" + b",".join(b'{"a":[1]}' for _ in range(50)) + b"]",
        b"[]" * MEGABYTE,
        (b"[" * MOST_DEPTH + b"]" * MOST_DEPTH) * 1000,
        b'{"a":"' + b"[" * 40 + b'"}',
        rb'{"a":"\"[[[[[[[[[[[[[[[[[[[[[[\\"}',
        rb'{"a\\":"[[[[[[[[[[[[[[[[[[[[[[","b":"{{{{{{{{{\\\""}',
        b"]" * 40 + b"[" * MOST_DEPTH,
    ],
)
def test_what_is_wide_or_only_written_in_strings_is_not_deep(body: bytes) -> None:
    check_depth(body)


@pytest.mark.parametrize("body", [b'{"a":' * 20, b"[{" * 9 + b"}]" * 9, b'"[" ' + b"[" * 17, b'"' + b"[" * 17])
def test_what_is_deep(body: bytes) -> None:
    with pytest.raises(Problem):
        check_depth(body)
