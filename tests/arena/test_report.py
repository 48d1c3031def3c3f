"""What a match says adds up."""

from __future__ import annotations

import csv
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from macher.arena.clocks import Clock
from macher.arena.extras import ExtraMissing, need
from macher.arena.playing import Game
from macher.arena.plots import draw
from macher.arena.ratings import rate
from macher.arena.report import report
from macher.arena.rows import rows, write_csv, write_parquet
from macher.rules.e2019.scoring import Score2019
from tests.arena.matches import FIRST, match, played

SOURCES = {
    "2019": {"votes", "bonus", "media", "base", "cash", "total"},
    "2006": {"seats", "media", "members", "lead", "opinions", "secured", "total"},
}


@pytest.mark.parametrize("edition", ["2019", "2006"])
def test_the_figures_add_up(edition: str) -> None:
    one = match("random", "random", FIRST, edition=edition)
    blocks = played(one, 6)
    figures = json.loads(json.dumps(report(one, blocks)))
    assert (figures["games"], figures["blocks"], figures["edition"]) == (18, 6, edition)
    random, first = figures["results"]
    assert (random["seats"], first["seats"]) == (2, 1)
    assert 2 * random["win_share"] + first["win_share"] == pytest.approx(1, abs=0.001)
    for result in figures["results"]:
        assert result["low"] <= result["win_share"] <= result["high"]
        assert result["rating_low"] < result["rating"] < result["rating_high"]
        assert result["score_low"] <= result["mean_score"] <= result["score_high"]
        assert set(result["score_by_source"]) == SOURCES[edition]
        assert result["score_by_source"]["total"] == result["mean_score"]
        assert sum(seat["win_share"] for seat in result["by_seat"]) / 3 == pytest.approx(result["win_share"], abs=0.001)
        assert 0 < result["ms_per_decision"] <= result["ms_p99"]
        assert result["decisions"] > 0
    assert sum(seat["win_share"] for seat in figures["seats"]) == pytest.approx(1, abs=0.001)
    scores = [score.total for block in blocks for game in block.games for score in game.scores]
    means = 2 * random["mean_score"] + first["mean_score"]
    assert means / 3 == pytest.approx(sum(scores) / len(scores), abs=0.01)


def test_rows_of_a_match(tmp_path: Path) -> None:
    one = match("random", "random", FIRST)
    found = list(rows(one, played(one, 2)))
    assert len(found) == 2 * 3 * 3
    for at in range(0, len(found), 3):
        game = found[at : at + 3]
        assert sum(float(row["won"]) for row in game) == pytest.approx(1)
        assert min(int(row["place"]) for row in game) == 1
        assert [row["seat"] for row in game] == [0, 1, 2]
    for row in found:
        assert sum(int(value) for key, value in row.items() if key.startswith("points_")) == row["score"]
    write_csv(tmp_path / "match.csv", found)
    with (tmp_path / "match.csv").open(encoding="utf-8") as file:
        read = list(csv.DictReader(file))
    assert [row["score"] for row in read] == [str(row["score"]) for row in found]


def test_rows_as_parquet(tmp_path: Path) -> None:
    parquet = import_module("pyarrow.parquet")
    one = match("random", "random", FIRST)
    found = list(rows(one, played(one, 1)))
    write_parquet(tmp_path / "match.parquet", found)
    assert parquet.read_table(tmp_path / "match.parquet").to_pylist() == found


def test_pictures_of_a_match(tmp_path: Path) -> None:
    one = match("random", "random", FIRST)
    blocks = played(one, 3)
    drawn = draw(tmp_path / "new", one, blocks, report(one, blocks))
    assert [file.name for file in drawn] == ["win_shares.png", "scores.png", "course.png"]
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in drawn)


def test_a_missing_package_is_named_with_its_extra() -> None:
    with pytest.raises(ExtraMissing, match=r"no_such_package.*macher\[plots\]"):
        need("no_such_package.part", "plots")


# --- ratings and clocks ----------------------------------------------------------------------------------------------
def game(bots: str, totals: list[int]) -> Game:
    scores: list[Any] = [Score2019(total, 0, 0, 0, 0) for total in totals]
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    return Game("", tuple(bots), 1, 1.0, scores, best, [Clock() for _ in bots], [])


def test_places_and_shares() -> None:
    one = game("abcd", [10, 30, 30, 20])
    assert one.places() == [4, 1, 1, 3]
    assert [one.share(seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


def test_who_wins_rates_higher() -> None:
    ratings = rate([game("abc", [30, 20, 10])] * 30)
    assert ratings["a"].low > ratings["b"].value > ratings["c"].high
    even = rate([game("ab", [1, 2]), game("ab", [2, 1])] * 30)
    assert even["a"].value == pytest.approx(even["b"].value, abs=1)


def test_a_bot_on_several_seats_has_one_rating() -> None:
    ratings = rate([game("abbb", [30, 20, 10, 0]), game("bbba", [20, 10, 0, 30])] * 20)
    assert set(ratings) == {"a", "b"}
    assert ratings["a"].low > ratings["b"].high
    assert rate([game("aaa", [1, 2, 3])])["a"].value == 25, "alone there is nothing to learn"


def test_a_clock_keeps_quantiles() -> None:
    clock = Clock.of([number / 1000 for number in range(1, 101)])
    assert clock.quantile(0.5) == pytest.approx(50, rel=0.03)
    assert clock.quantile(0.99) == pytest.approx(99, rel=0.03)
    assert clock.mean() == pytest.approx(50.5)
    clock.add(Clock.of([0.0] * 100))
    assert clock.quantile(0.5) < 0.001
    assert clock.decisions == 200
    assert Clock().quantile(0.5) == Clock().mean() == 0
