"""The levels are in order, and every mixture of bots plays to the end at every kind of table."""

from __future__ import annotations

import pytest

from benchmarks.soak import TABLES, soak_game
from macher.arena.blocks import Match, play_match
from macher.arena.report import report
from tests.arena.matches import config_of
from tests.properties.games import SIZES

every_variant = pytest.mark.parametrize(
    ("edition", "variant"), [(edition, variant) for edition in SIZES for seats, variant in SIZES[edition] if seats == 4]
)


def share(edition: str, variant: int, stronger: str, weaker: str, blocks: int) -> float:
    """The share of one bot against three of another."""
    match = Match(config_of(edition, 4, variant), (stronger, weaker, weaker, weaker), "levels")
    result = report(match, list(play_match(match, blocks)))["results"][0]
    assert isinstance(result["win_share"], float)
    return result["win_share"]


@every_variant
def test_the_club_player_beats_chance(edition: str, variant: int) -> None:
    assert share(edition, variant, "club", "random", 2) >= 0.75


@every_variant
def test_the_beginner_beats_chance(edition: str, variant: int) -> None:
    assert share(edition, variant, "beginner", "random", 1) >= 0.5


@pytest.mark.usefixtures("few_simulations")
@pytest.mark.parametrize("number", range(len(TABLES)), ids=[str(table) for table in TABLES])
def test_mixed_tables_play_to_the_end(number: int) -> None:
    """The beginning of the soak that `benchmarks/soak.py` plays in full."""
    _, decisions, failure = soak_game("test", number)
    assert failure == ""
    assert decisions > 100
