"""The correction of the chances: what it does to a value, when it holds, and that few games move it little."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from macher.bots.learned import calibration
from macher.bots.learned.calibration import calibrated_value, corrected, scaled, write_line
from macher.bots.learned.value import file_of, load_value
from macher.play import new_config
from macher.study.forecasts import Said, fit_line

CONFIG = new_config("2019", 4)


def test_a_corrected_value_says_the_scaled_chances_and_the_same_margins() -> None:
    value = load_value(CONFIG)
    assert value is not None
    rows = np.random.default_rng(1).normal(size=(20, value.features)).astype(np.float32)
    before, after = value.judge(rows), corrected(value, 0.25, 1.3, -0.2).judge(rows)
    wanted = scaled(before[:, 0], 0.25, 1.3, -0.2)
    inside = (before[:, 0] > 0.001) & (before[:, 0] < 0.999)
    assert inside.sum() > 3
    assert np.allclose(after[inside, 0], wanted[inside], atol=1e-3)
    assert np.allclose(after[:, 1], before[:, 1])


def test_a_correction_holds_only_for_the_weights_that_it_was_measured_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, weights = tmp_path / "calibration.json", file_of("2019", 4)
    monkeypatch.setattr(calibration, "FILE", file)
    plain = load_value(CONFIG)
    assert calibrated_value(CONFIG) is plain
    write_line(file, weights, 10, (1.2, 0.1))
    assert calibrated_value(CONFIG) is not plain
    file.write_text(file.read_text(encoding="utf-8").replace(calibration.digest_of(weights), "other"), encoding="utf-8")
    calibration._line.cache_clear()
    assert calibrated_value(CONFIG) is plain
    write_line(file, weights, 10, (1.2, 0.1))
    write_line(file, weights, 10, None)
    assert calibrated_value(CONFIG) is plain
    calibration._line.cache_clear()


def said(games: int, moments: int) -> Said:
    """Games whose chances are too near to a fair share: they come true with twice the slope."""
    rng = np.random.default_rng(2)
    chances = np.repeat(rng.uniform(0.1, 0.5, (games, 1, 4)), moments, axis=1)
    won = np.repeat((rng.random((games, 1, 4)) < scaled(chances[:, :1], 0.25, 2.0, 0.0)).astype(float), moments, axis=1)
    count = games * moments * 4
    return Said(
        np.repeat(np.arange(games), moments * 4), np.ones(count), chances.ravel(), np.zeros(count), won.ravel(), 4
    )


def test_many_games_show_the_slope_and_few_move_it_little() -> None:
    assert fit_line(said(4000, 1))[0] == pytest.approx(2.0, abs=0.15)
    assert 1.0 < fit_line(said(20, 1))[0] < 1.5


def test_a_game_counts_once_however_many_of_its_moments_were_looked_at() -> None:
    assert fit_line(said(50, 1)) == pytest.approx(fit_line(said(50, 30)))
