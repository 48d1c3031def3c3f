"""The learned value: weights load, say sensible things, and say what the network said while it learned."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped]

from macher.bots.learned import value as values
from macher.bots.learned.sight import SIGHT_VERSION, VERSIONS, rows_of, see, sight_count
from macher.bots.learned.value import FORMAT, PARTS, file_of, forward, load_value, read_value, write_value
from macher.rules import playout, scores, setup
from macher.train.network import judged, new_parts
from tests.arena.matches import config_of

VARIANTS = [("2019", 4), ("2019", 7), ("2006", 5), ("2006", 7)]
MOST_BYTES = 4 * 2**20

every_variant = pytest.mark.parametrize(("edition", "variant"), VARIANTS)


@every_variant
def test_the_weights_come_with_the_program(edition: str, variant: int) -> None:
    value = load_value(config_of(edition, 4, variant))
    assert value is not None
    assert value.about["edition"] == edition
    assert value.about["variant"] == variant
    assert VERSIONS.items() <= value.about.items()
    assert {"games", "seed", "program", "rules_version"} <= set(value.about)


def test_the_weights_are_small() -> None:
    assert sum(file.stat().st_size for file in values.WEIGHTS.iterdir()) < MOST_BYTES


@every_variant
def test_who_wins_is_known_before_the_end(edition: str, variant: int) -> None:
    """Twenty decisions before the end of random games: who is expected to win does so, far more often than one in four.

    By the chance and by the margin; and the chances of all seats add up to about 1.
    """
    config = config_of(edition, 4, variant)
    value = load_value(config)
    assert value is not None
    likeliest = foremost = 0
    sums = []
    for seed in range(24):
        state = setup(config, f"value {seed}")
        end = state.copy()
        playout(state, seed, playout(end, seed) - 20)
        said = value.judge(rows_of(edition, see(state, range(4))))
        assert said.shape == (4, 2)
        assert np.all((said[:, 0] >= 0) & (said[:, 0] <= 1))
        first = int(np.argmax([score.total for score in scores(end)]))
        likeliest += int(np.argmax(said[:, 0]) == first)
        foremost += int(np.argmax(said[:, 1]) == first)
        sums.append(float(said[:, 0].sum()))
    assert min(likeliest, foremost) >= 11
    assert 0.7 < sum(sums) / len(sums) < 1.3


def test_a_value_says_what_the_network_said(tmp_path: Path) -> None:
    """Kept with half the digits: the same to a hundredth."""
    parts = new_parts(sight_count("2019"), 24, 12, 5)
    rng = np.random.default_rng(5)
    parts = {name: part + 0.05 * rng.standard_normal(part.shape, np.float32) for name, part in parts.items()}
    rows = rng.standard_normal((40, sight_count("2019"))).astype(np.float32)
    file = tmp_path / "value.npz"
    write_value(file, parts, VERSIONS)
    said, learned = read_value(file).judge(rows), judged(parts, rows)
    assert np.allclose(said[:, 0], learned[:, 0], atol=0.01)
    assert np.allclose(said[:, 1] / values.POINTS, learned[:, 1], atol=0.02)
    alone = np.concatenate([read_value(file).judge(rows[at : at + 1]) for at in range(len(rows))])
    assert np.allclose(alone, said, atol=1e-3)


def test_weights_of_another_time_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another version of what is seen means other numbers: no value is better than a wrong one."""
    monkeypatch.setattr(values, "WEIGHTS", tmp_path)
    config = config_of("2019", 4, 4)
    assert load_value(config) is None
    parts = new_parts(sight_count("2019"), 8, 4, 1)
    other = tmp_path / "other"
    other.mkdir()
    monkeypatch.setattr(values, "WEIGHTS", other)
    write_value(file_of("2019", 4), parts, VERSIONS | {"sight_version": SIGHT_VERSION + 1})
    assert load_value(config) is None
    values._load.cache_clear()
    write_value(file_of("2019", 4), parts, VERSIONS)
    assert load_value(config) is not None


def test_another_format_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(values, "FORMAT", FORMAT + 1)
    write_value(tmp_path / "value.npz", new_parts(10, 4, 4, 1), {})
    monkeypatch.undo()
    with pytest.raises(ValueError, match="format"):
        read_value(BytesIO((tmp_path / "value.npz").read_bytes()))


def test_the_parts_are_all_there() -> None:
    assert set(new_parts(10, 4, 4, 1)) == set(PARTS)


def test_a_judgement_waits_for_no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a few rows what multiplies them does it alone, and whoever else computes keeps their threads."""
    blas = ThreadpoolController().select(user_api="blas")
    during: list[int] = []

    def watched(parts: dict[str, Any], rows: Any) -> Any:
        during.extend(one["num_threads"] for one in blas.info())
        return forward(parts, rows)

    value = load_value(config_of("2019", 4, 4))
    assert value is not None
    monkeypatch.setattr(values, "forward", watched)
    with blas.limit(limits=2):
        value.judge(np.zeros((3, value.features), np.float32))
        after = [one["num_threads"] for one in blas.info()]
    assert set(during) == {1}
    assert set(after) == {2}
