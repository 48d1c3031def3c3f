"""The data of the 2019 edition: what is shipped."""

from __future__ import annotations

import math

import pytest

from macher.data import load
from macher.rules.e2019.tables import (
    DOUBLE,
    MEDIA,
    OTHERS,
    POLL,
    PROGRAM,
    RALLY_SYMBOL,
    TREND_SYMBOL,
    VOTES,
    VOTES_SYMBOL,
    PoliticianAction,
    Tables,
)
from macher.rules.parts.config import PARTIES
from tests.data.folders import rows_of


@pytest.fixture(scope="module")
def tables() -> Tables:
    return load("2019", environment=False)


def test_sixteen_states_eight_of_each_size(tables: Tables) -> None:
    assert len(tables.states) == 16
    assert [state.large for state in tables.states] == [False] * 8 + [True] * 8
    assert [state.name for state in tables.states if "ü" in state.name] == ["Thüringen", "Baden-Württemberg"]


def test_points_rise_and_maxima_differ(tables: Tables) -> None:
    for state in tables.states:
        assert len(state.points) == 10
        assert list(state.points) == sorted(set(state.points))
    assert [state.points[-1] for state in tables.states] == list(range(15, 31))


def test_points_follow_the_rule_of_the_reconstruction(tables: Tables) -> None:
    for state in tables.states:
        assert list(state.points) == [math.ceil(state.points[-1] * (5 + row) / 15) for row in range(1, 11)]


def test_brandenburg_of_the_rulebook(tables: Tables) -> None:
    """T19-15: 23 votes score 13, 34 score 16, 52 score 21."""
    points = next(state.points for state in tables.states if state.id == "BB")
    assert [points[votes // 5 - 1] for votes in (23, 34)] == [13, 16]
    assert points[-1] == 21


def test_brandenburg_cells_are_marked_one_by_one() -> None:
    rows = rows_of()
    confidence = [rows[f"states.toml:state.BB.points.{cell}"].confidence for cell in range(1, 11)]
    assert [cell for cell, word in enumerate(confidence, 1) if word == "rulebook"] == [4, 6, 10]
    assert confidence.count("reconstructed") == 7


def test_polls_are_permutations_and_balanced(tables: Tables) -> None:
    assert len(tables.polls) == 10
    for poll in tables.polls:
        assert sorted(poll) == [-2, -1, 0, 1, 2]
    for party in range(5):
        assert sorted(poll[party] for poll in tables.polls) == [-2, -2, -1, -1, 0, 0, 1, 1, 2, 2]


def test_polls_of_the_rulebook_examples(tables: Tables) -> None:
    """T19-12 (CDU +2, FDP -2, Linke falls) and T19-09 (Linke +1, SPD -1, Grüne falls)."""
    first = dict(zip(PARTIES, tables.polls[0], strict=True))
    sixth = dict(zip(PARTIES, tables.polls[5], strict=True))
    assert (first["cdu"], first["fdp"], first["linke"] < 0) == (2, -2, True)
    assert (sixth["linke"], sixth["spd"], sixth["gruene"] < 0) == (1, -1, True)


def test_start_blocks(tables: Tables) -> None:
    """T19-03 lists block 3; equal symbols lie side by side."""
    assert len(tables.start_blocks) == 5
    assert tables.start_blocks[2] == (RALLY_SYMBOL, RALLY_SYMBOL, TREND_SYMBOL, TREND_SYMBOL, VOTES_SYMBOL)
    for block in tables.start_blocks:
        assert list(block) == sorted(block)


def test_boards(tables: Tables) -> None:
    assert tables.presence == (16, 14, 12, 10, 8, 6, 4)
    assert tables.display == (0, 0, 0, 3, 5, 6)
    assert tables.rally_price == (0, 1, 2, 3, 5, 7, 10, 15, 20)
    assert tables.trend_scales == {
        "standard": (-3, -2, 0, 2, 3, 4),
        "unit": (-3, -2, -1, 0, 1, 2, 3, 4),
        "five": (-3, -2, 0, 2, 4),
    }


def test_politicians(tables: Tables) -> None:
    """R19-1.8."""
    assert [politician.cost for politician in tables.politicians] == [3, 5, 5, 8, 15, 8, 10, 20]
    assert [politician.long_game_only for politician in tables.politicians] == [False] * 5 + [True] * 3
    secretary, leader, spokes = (tables.politicians[place] for place in (3, 4, 2))
    assert secretary.main == PoliticianAction(VOTES, 8, False)
    assert secretary.secondary == (PoliticianAction(MEDIA, 0, True), PoliticianAction(POLL, 0, False))
    assert leader.main == PoliticianAction(OTHERS, 1, True)
    assert leader.secondary[0] == PoliticianAction(PROGRAM, 0, False)
    assert spokes.main == PoliticianAction(MEDIA, 0, False)


def test_every_double_is_exclusive(tables: Tables) -> None:
    actions = [action for p in tables.politicians for action in (p.main, *p.secondary) if action.kind == DOUBLE]
    assert len(actions) == 3
    assert all(action.exclusive for action in actions)


def test_donations(tables: Tables) -> None:
    """R19-15.3; O19-04."""
    for name, accepts in (("standard", [-1, -2, -3]), ("steep", [-1, -3, -5])):
        cards = tables.donations[name]
        assert [card.amount for card in cards] == [10, 20, 30]
        assert [card.accept for card in cards] == accepts
        assert [card.reject for card in cards] == [1, 3, 5]


def test_component_counts(tables: Tables) -> None:
    """R19-1.1: 56 program cards, 42 opinion cards, 20 cubes, 4 or 5 media markers."""
    assert (tables.program_copies * 14, tables.opinion_copies * 14) == (56, 42)
    assert (tables.rally_cubes, tables.media_markers_short, tables.media_markers_long) == (20, 4, 5)
    assert (tables.start_money, tables.start_base, tables.majority) == (30, 10, 50)
    assert (tables.bonus_alone, tables.bonus_several, tables.bonus_coalition, tables.bonus_strongest) == (12, 10, 7, 5)
