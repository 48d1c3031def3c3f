"""The data of the 2019 edition: what is shipped, where it comes from, and what an own folder may change."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from pathlib import Path

import pytest

from macher.data import CONFIDENCES, OVERLAY_VARIABLE, Row, counts, load, load_dataset
from macher.data.loader import SHIPPED
from macher.rules.e2019.tables import (
    DOUBLE,
    MEDIA,
    OTHERS,
    PARTIES,
    POLL,
    PROGRAM,
    RALLY_SYMBOL,
    TREND_SYMBOL,
    VOTES,
    VOTES_SYMBOL,
    PoliticianAction,
    Tables,
)
from tests.data.folders import own, refusal

SHIPPED_DIGEST = "7020b431aa29a849"
"""Stands in game records: it changes only when a shipped value changes."""


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OVERLAY_VARIABLE, raising=False)


@pytest.fixture(scope="module")
def tables() -> Tables:
    return load("2019", environment=False)


def rows_of(overlay: Path | None = None) -> dict[str, Row]:
    return {f"{row.file}:{row.key}": row for row in load_dataset("2019", overlay).rows}


# --- what is shipped ------------------------------------------------------------------------------------------------
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


# --- provenance -----------------------------------------------------------------------------------------------------
def test_every_value_has_a_source_and_a_confidence() -> None:
    rows = load_dataset("2019").rows
    assert len(rows) > 350
    for row in rows:
        assert row.source.strip(), row
        assert row.confidence in CONFIDENCES, row


def test_counts_add_up() -> None:
    rows = load_dataset("2019").rows
    totals = counts(rows)
    assert list(totals) == list(CONFIDENCES)
    assert sum(totals.values()) == len(rows)
    assert totals["rulebook"] > 90


def test_rulebook_sources_name_the_rulebook() -> None:
    for row in load_dataset("2019").rows:
        if row.confidence == "rulebook":
            assert row.source.startswith("rulebook 2019"), row
        if row.confidence == "reconstructed":
            assert row.source.startswith("reconstruction: "), row


# --- the digest -----------------------------------------------------------------------------------------------------
def test_digest_of_the_shipped_data(tables: Tables) -> None:
    assert tables.digest == SHIPPED_DIGEST


def test_digest_is_the_same_in_another_process(tmp_path: Path) -> None:
    code = "from macher.data import load; print(load('2019', environment=False).digest)"
    environment = os.environ | {"PYTHONHASHSEED": "7", "PYTHONPATH": str(SHIPPED.parents[1]), "LC_ALL": "C"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == SHIPPED_DIGEST


@pytest.mark.parametrize(
    "text",
    [
        "",
        'source = "seen on the card"',
        '[state.HB]\nsource = "seen on the card"\nconfidence = "found"',
        '[state.HB]\nname = "Freie Hansestadt Bremen"',
        "[state.HB]\npoints = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15]",
    ],
)
def test_words_do_not_change_the_digest(tmp_path: Path, text: str) -> None:
    assert load("2019", own(tmp_path, states=text)).digest == SHIPPED_DIGEST


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("states", "[state.HB]\npoints = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15]"),
        ("states", "[state.BE]\nlarge = false\n[state.HB]\nlarge = true"),
        ("polls", "[poll.P1]\nspd = 0"),
        ("politicians", '[politician.spokes]\nmain = "media!"'),
        ("board", "display.3 = 4"),
        ("money", "media_price.value = 4"),
        ("constants", "majority.value = 60"),
    ],
)
def test_values_change_the_digest(tmp_path: Path, name: str, text: str) -> None:
    assert load("2019", own(tmp_path, **{name: text})).digest != SHIPPED_DIGEST


def test_digest_ignores_the_order_inside_a_start_block(tmp_path: Path) -> None:
    text = '[block.3]\nsymbols = ["votes", "trend", "rally", "trend", "rally"]'
    assert load("2019", own(tmp_path, start_blocks=text)).digest == SHIPPED_DIGEST


# --- own data -------------------------------------------------------------------------------------------------------
def test_one_cell_of_one_poll(tmp_path: Path, tables: Tables) -> None:
    overlay = own(tmp_path, polls="[poll.P2]\nlinke = 1\n")
    changed = load("2019", overlay)
    assert changed.polls[1] == (1, -2, 1, 2, -1)
    assert changed.polls[0] == tables.polls[0]
    assert changed.polls[2:] == tables.polls[2:]
    assert changed.states == tables.states


def test_own_values_are_marked_and_the_rest_is_not(tmp_path: Path) -> None:
    overlay = own(tmp_path, polls="[poll.P2]\nlinke = 1\n")
    rows = rows_of(overlay)
    mine, theirs = rows["polls.toml:poll.P2.linke"], rows["polls.toml:poll.P2.spd"]
    assert (mine.value, mine.source, mine.confidence) == ("1", f"your own data: {tmp_path / 'polls.toml'}", "found")
    assert theirs == rows_of()["polls.toml:poll.P2.spd"]


def test_own_list_replaces_the_whole_list_and_its_marks(tmp_path: Path) -> None:
    text = "[state.BB]\npoints = [9, 10, 12, 13, 14, 16, 17, 18, 20, 21]"
    rows = rows_of(own(tmp_path, states=text))
    assert {rows[f"states.toml:state.BB.points.{cell}"].confidence for cell in range(1, 11)} == {"found"}
    assert rows["states.toml:state.BB.name"].confidence == "rulebook"


def test_own_data_may_state_their_own_source(tmp_path: Path) -> None:
    text = """
[state.HB]
points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
source = "my box"
confidence = "inferred"
[state.HB.marks]
points.10 = { source = "a photo" }
"""
    rows = rows_of(own(tmp_path, states=text))
    first, last = rows["states.toml:state.HB.points.1"], rows["states.toml:state.HB.points.10"]
    assert (first.source, first.confidence) == ("my box", "inferred")
    assert (last.source, last.confidence) == ("a photo", "found")


def test_a_longer_mark_is_stronger(tmp_path: Path) -> None:
    text = """
[marks]
"state.*.points" = { source = "any card" }
"state.HB.points" = { source = "this card" }
"state.HB.points.2" = { source = "this cell" }
[state.HB]
points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
[state.SL]
points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11]
"""
    rows = rows_of(own(tmp_path, states=text))
    keys = ("state.SL.points.1", "state.HB.points.1", "state.HB.points.2")
    assert [rows[f"states.toml:{key}"].source for key in keys] == ["any card", "this card", "this cell"]


def test_environment_names_the_default_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = own(tmp_path / "first", money="start_money.value = 31")
    second = own(tmp_path / "second", money="start_money.value = 32")
    monkeypatch.setenv(OVERLAY_VARIABLE, str(first))
    assert load("2019").start_money == 31
    assert load("2019", second).start_money == 32
    assert load("2019", environment=False).start_money == 30
    monkeypatch.setenv(OVERLAY_VARIABLE, "")
    assert load("2019").start_money == 30


def test_dataset_names_the_folder_in_use(tmp_path: Path) -> None:
    assert load_dataset("2019").overlay is None
    assert load_dataset("2019", tmp_path).overlay == tmp_path


def test_a_folder_may_hold_the_editions_side_by_side(tmp_path: Path) -> None:
    own(tmp_path / "e2019", money="start_money.value = 31")
    assert load("2019", tmp_path).start_money == 31
    own(tmp_path, money="start_money.value = 32")
    assert "money.toml: not expected beside the folders e2019" in refusal(tmp_path)


def test_bystanders_are_let_pass(tmp_path: Path) -> None:
    for name in (".DS_Store", "README.txt", "notes.md", "states.toml~"):
        (tmp_path / name).write_bytes(b"\xff")
    assert load("2019", tmp_path).digest == SHIPPED_DIGEST


def test_byte_order_mark_and_windows_lines_are_fine(tmp_path: Path) -> None:
    (tmp_path / "money.toml").write_bytes(b"\xef\xbb\xbf[start_money]\r\nvalue = 31\r\n")
    assert load("2019", tmp_path).start_money == 31
