"""What was said is kept by bytes, and only while it is the present."""

from __future__ import annotations

from macher.server.words.said import LARGEST, Said


def test_the_bytes_of_all_positions_together_are_bounded() -> None:
    said = Said(800)
    for position in range(20):
        for asked in range(3):
            said.keep(position, asked, b"x" * 90)
            assert said.bytes <= 800
    assert said.get(19, 2) == b"x" * 90
    assert said.get(0, 0) is None


def test_one_position_alone_stays_in_the_bounds() -> None:
    said = Said(800)
    for since in range(100):
        said.keep("here", since, b"x" * 90)
        assert said.bytes <= 800


def test_what_is_too_large_is_not_kept() -> None:
    said = Said(800)
    said.keep("here", 0, b"x" * (800 // LARGEST + 1))
    assert (said.get("here", 0), said.bytes) == (None, 0)


def test_a_position_that_is_past_is_forgotten() -> None:
    said = Said()
    said.keep("before", 0, b"text")
    said.keep("before", 0, b"other")
    said.keep("now", 0, b"text")
    said.forget("before")
    said.forget("unknown")
    assert (said.get("before", 0), said.get("now", 0), said.bytes) == (None, b"text", 4)
