"""Small matches for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from macher.arena.blocks import Block, Match, play_match, whole_name
from macher.arena.report import report
from macher.rules import Config
from tests.rules.e2006.positions import config as config_2006
from tests.rules.positions import config

BOTS_FILE = Path(__file__).parent / "some_bots.py"
FIRST = whole_name(f"{BOTS_FILE}:First")
LAST = whole_name(f"{BOTS_FILE}:Last")

TIMES = {"ms_per_decision", "ms_mean", "ms_p99", "seconds_a_game"}
"""Figures that depend on the machine."""


def config_of(edition: str, seats: int = 4, variant: int | None = None) -> Config:
    make = config if edition == "2019" else config_2006
    return make(seats) if variant is None else make(seats, variant)


def match(*bots: str, edition: str = "2019", seed: str = "test", hooks: tuple[str, ...] = ("play",)) -> Match:
    return Match(config_of(edition, len(bots)), bots, seed, hooks)


def played(one: Match, blocks: int) -> list[Block]:
    return list(play_match(one, blocks))


def timeless(figures: Any) -> Any:
    """The figures without those that depend on the machine."""
    if isinstance(figures, dict):
        return {key: timeless(value) for key, value in figures.items() if key not in TIMES}
    return [timeless(value) for value in figures] if isinstance(figures, list) else figures


def figures_of(one: Match, blocks: list[Block]) -> Any:
    return timeless(report(one, blocks))
