"""`macher arena` as people type it."""

from __future__ import annotations

import csv
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from macher.arena.extras import ExtraMissing
from macher.cli.command import app
from macher.cli.complaints import is_users_fault
from tests.arena.matches import BOTS_FILE, timeless

FIRST = f"{BOTS_FILE}:First"


def typed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    app(["arena", *words], result_action="return_value")
    return capsys.readouterr().out


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(typed(capsys, *words, "--json"))
    return found


def test_json_has_what_programs_read(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "--bots", f"random,{FIRST},random,random", "--games", "8", "--edition", "2006")
    assert found["games"] == 8
    assert len(found["results"]) == 2
    for result in found["results"]:
        assert {"bot", "win_share", "low", "high", "mean_score", "ms_per_decision"} <= set(result)
    assert found["results"][1]["bot"].endswith("some_bots.py:First")
    assert found["play"]["coalitions"]["share"] >= 0


def test_a_seed_is_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "random,random,random", "--games", "2", "--seed", "again")
    assert timeless(as_json(capsys, *words)) == timeless(as_json(capsys, *words))
    assert timeless(as_json(capsys, *words)) != timeless(as_json(capsys, *words[:-1], "other"))


def test_tables_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    shown = typed(capsys, "--bot", f"{FIRST},random,random", "--games", "3", "--variant", "7")
    for word in ("3 games in 1 block,", "fair share 33.3%", "win share", "median ms", "points from", "polls published"):
        assert word in shown
    assert "Clear" not in shown


def test_it_stops_when_the_answer_is_clear(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, "--bots", f"{FIRST},random,random,random", "--games", "400", "--sequential")
    assert found["sequential"]["answer"] == "below"
    assert found["sequential"]["blocks"] == found["blocks"] < 60
    still = as_json(capsys, "--bots", "random", "--players", "3", "--games", "2", "--threshold", "0.34")
    assert still["sequential"]["answer"] == "open"


def test_rows_and_pictures_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = ("--csv", str(tmp_path / "m.csv"), "--parquet", str(tmp_path / "m.parquet"), "--plots", str(tmp_path / "p"))
    typed(capsys, "--bots", f"{FIRST},random,random", "--games", "3", *files)
    with (tmp_path / "m.csv").open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 9
    assert (tmp_path / "m.parquet").stat().st_size > 0
    assert len(list((tmp_path / "p").iterdir())) == 3


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--bots", "genius"), "there is no bot 'genius'"),
        (("--bots", "nowhere.py:Bot"), "there is no file"),
        (("--bots", f"{BOTS_FILE}:Nobody"), "no class 'Nobody'"),
        (("--bots", "random,random"), "--bots takes one name or 4"),
        (("--bots", "random", "--games", "0"), "at least 1"),
        (("--bots", "random", "--sequential"), "all are the same"),
        (("--bots", "random", "--threshold", "2"), "between 0 and 1"),
        (("--bots", "random", "--csv", "no/such/folder.csv"), "there is no folder"),
        (("--bots", "random", "--hook", "no.py:Hook"), "there is no file"),
        (("--bots", "random,random,random", "--players", "5"), "--bots takes one name or 5"),
    ],
)
def test_what_a_user_can_mend_is_said(words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ValueError, match=re.escape(told)) as error:
        typed(capsys, *words)
    assert is_users_fault(error.value)


@pytest.mark.parametrize(
    ("words", "module", "extra"),
    [
        (("--plots", "pictures"), "matplotlib", "plots"),
        (("--parquet", "m.parquet"), "pyarrow", "parquet"),
        (("--ray",), "ray", "ray"),
    ],
)
def test_a_missing_extra_is_named_before_play(
    words: tuple[str, ...],
    module: str,
    extra: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(ExtraMissing, match=re.escape(f"macher[{extra}]")) as error:
        typed(capsys, "--bots", "random", "--games", "1", *words)
    assert is_users_fault(error.value)
