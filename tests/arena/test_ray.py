"""A match on a Ray of this machine says what it says here."""

from __future__ import annotations

from macher.arena.blocks import play_match
from macher.arena.executors import RayCluster
from tests.arena.matches import FIRST, figures_of, match, played


def test_two_workers_of_ray_play_the_same_match() -> None:
    one = match("random", "random", FIRST)
    blocks = list(play_match(one, 6, RayCluster(2)))
    assert [block.number for block in blocks] == list(range(6))
    assert figures_of(one, blocks) == figures_of(one, played(one, 6))
