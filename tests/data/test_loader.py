"""Loading the data of an edition: where values come from, what names them, and what an own folder may change."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from macher.data import CONFIDENCES, EDITIONS, OVERLAY_VARIABLE, counts, load, load_dataset
from macher.data.loader import SHIPPED
from macher.rules.e2019.tables import Tables
from tests.data.folders import own, refusal, rows_of

SHIPPED_DIGESTS = {"2019": "7020b431aa29a849", "2006": "fc5b5a7b5a8b643d"}
"""They stand in game records: they change only when a shipped value changes."""
SHIPPED_DIGEST = SHIPPED_DIGESTS["2019"]

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.fixture(scope="module")
def tables() -> Tables:
    return load("2019", environment=False)


# --- provenance -----------------------------------------------------------------------------------------------------
@each_edition
def test_every_value_has_a_source_and_a_confidence(edition: str) -> None:
    rows = load_dataset(edition).rows
    assert len(rows) > 350
    for row in rows:
        assert row.source.strip(), row
        assert row.confidence in CONFIDENCES, row


@each_edition
def test_counts_add_up(edition: str) -> None:
    rows = load_dataset(edition).rows
    totals = counts(rows)
    assert list(totals) == list(CONFIDENCES)
    assert sum(totals.values()) == len(rows)
    assert totals["rulebook"] > 90


@each_edition
def test_rulebook_sources_name_the_rulebook(edition: str) -> None:
    for row in load_dataset(edition).rows:
        if row.confidence == "rulebook":
            assert row.source.startswith(f"rulebook {edition}"), row
        if row.confidence == "reconstructed":
            assert row.source.startswith("reconstruction: "), row


# --- the digest -----------------------------------------------------------------------------------------------------
@each_edition
def test_digest_of_the_shipped_data(edition: str) -> None:
    assert load(edition).digest == SHIPPED_DIGESTS[edition]


@each_edition
def test_digest_is_the_same_in_another_process(tmp_path: Path, edition: str) -> None:
    code = f"from macher.data import load; print(load({edition!r}, environment=False).digest)"
    environment = os.environ | {"PYTHONHASHSEED": "7", "PYTHONPATH": str(SHIPPED.parents[1]), "LC_ALL": "C"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert run.stdout.strip() == SHIPPED_DIGESTS[edition]


@pytest.mark.parametrize(
    "text",
    [
        "",
        'source = "seen on the card"',
        '[state.HB]\nsource = "seen on the card"\nconfidence = "found"',
        '[state.HB]\nname = "Freie Hansestadt Bremen"',
    ],
)
@each_edition
def test_words_do_not_change_the_digest(tmp_path: Path, edition: str, text: str) -> None:
    assert load(edition, own(tmp_path, states=text)).digest == SHIPPED_DIGESTS[edition]


@pytest.mark.parametrize(
    ("edition", "name", "text"),
    [
        ("2019", "states", "[state.HB]\npoints = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15]"),
        ("2019", "states", "[state.BE]\nlarge = false\n[state.HB]\nlarge = true"),
        ("2019", "polls", "[poll.P1]\nspd = 0"),
        ("2019", "politicians", '[politician.spokes]\nmain = "media!"'),
        ("2019", "board", "display.3 = 4"),
        ("2019", "money", "media_price.value = 4"),
        ("2019", "constants", "majority.value = 60"),
        ("2006", "states", "[state.HB]\npoints = [1, 2, 3, 4, 5, 6, 7, 10, 12, 15]"),
        ("2006", "cabinet", "cabinet.speaker.phone = false"),
        ("2006", "polls", "poll.P1.dice = 1\npoll.Q1.spd = 3"),
        ("2006", "polls", "poll.P1.long_game_only = true\npoll.Q1.long_game_only = false"),
        ("2006", "contributions", "contribution.1.amount = 5"),
        ("2006", "sheet", "second_column.4.members = 10"),
        ("2006", "national", "opinion.points = [15, 12, 12, 10, 8]"),
        ("2006", "constants", "die.values = [0, 0, 1, 2, 3, 3]"),
        ("2006", "constants", "payout_rounds.values = [1, 3, 6]"),
    ],
)
def test_values_change_the_digest(tmp_path: Path, edition: str, name: str, text: str) -> None:
    assert load(edition, own(tmp_path, **{name: text})).digest != SHIPPED_DIGESTS[edition]


def test_digest_ignores_the_order_inside_a_start_block(tmp_path: Path) -> None:
    text = '[block.3]\nsymbols = ["votes", "trend", "rally", "trend", "rally"]'
    assert load("2019", own(tmp_path, start_blocks=text)).digest == SHIPPED_DIGEST


def test_digest_ignores_the_order_of_the_faces(tmp_path: Path) -> None:
    overlay = own(tmp_path, constants="die.values = [3, 2, 1, 0, 1, 2]")
    assert load("2006", overlay).digest == SHIPPED_DIGESTS["2006"]


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
    assert load("2006", tmp_path).start_money == 25
    own(tmp_path / "e2006", constants="start_money.value = 26")
    assert load("2019", tmp_path).start_money == 31
    assert load("2006", tmp_path).start_money == 26
    own(tmp_path, money="start_money.value = 32")
    assert "money.toml: not expected beside the folders e2006, e2019" in refusal(tmp_path)


def test_the_environment_serves_each_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own(tmp_path / "e2006", constants="start_members.value = 6")
    monkeypatch.setenv(OVERLAY_VARIABLE, str(tmp_path))
    assert load("2006").start_members == 6
    assert load("2019").digest == SHIPPED_DIGEST


def test_bystanders_are_let_pass(tmp_path: Path) -> None:
    for name in (".DS_Store", "README.txt", "notes.md", "states.toml~"):
        (tmp_path / name).write_bytes(b"\xff")
    assert load("2019", tmp_path).digest == SHIPPED_DIGEST


def test_byte_order_mark_and_windows_lines_are_fine(tmp_path: Path) -> None:
    (tmp_path / "money.toml").write_bytes(b"\xef\xbb\xbf[start_money]\r\nvalue = 31\r\n")
    assert load("2019", tmp_path).start_money == 31
