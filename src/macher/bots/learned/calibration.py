"""Chances to win that come true as often as they say: the learned value's, corrected by what games showed.

For each variant and round two numbers, by which the chance is drawn towards or away from a fair share (Platt's scaling
around it). They lie beside the weights with the digest of those that they were measured for: a value that has changed
since is not corrected. `macher study --calibrate` makes them, and docs/review.md shows how good they are.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from macher.bots.learned.value import WEIGHTS, file_of
from macher.rules.parts.config import Config

FILE: Final = WEIGHTS / "calibration.json"
LEAST: Final = 1e-6
"""No chance is taken for nearer to 0 or 1 than this."""

Numbers = NDArray[Any]


def calibrated(wins: Numbers, config: Config, round: int) -> Numbers:
    """Chances that the learned value gives in a round, corrected; as they are where nothing was measured."""
    found = _lines(FILE, file_of(config.edition, config.variant))
    if not found:
        return wins
    slope, shift = found[min(found, key=lambda known: abs(known - round))]
    return scaled(wins, 1 / len(config.parties), slope, shift)


def scaled(wins: Numbers, fair: float, slope: float, shift: float) -> Numbers:
    """Chances whose odds beside the fair ones are taken to the power of `slope` and shifted."""
    centre = np.log(fair / (1 - fair))
    return 1 / (1 + np.exp(-(centre + shift + slope * (logit(wins) - centre))))


def logit(wins: Numbers) -> Numbers:
    """The logarithm of the odds."""
    sure = np.clip(np.asarray(wins, np.float64), LEAST, 1 - LEAST)
    found: Numbers = np.log(sure / (1 - sure))
    return found


# --- the file -------------------------------------------------------------------------------------------------------
@lru_cache(16)
def _lines(file: Path, weights: Path) -> dict[int, tuple[float, float]]:
    """Of each round slope and shift; nothing where the weights are others than those measured."""
    if not file.is_file() or not weights.is_file():
        return {}
    kept = json.loads(file.read_text(encoding="utf-8")).get(weights.stem)
    if kept is None or kept["weights"] != digest_of(weights):
        return {}
    return {int(round): (slope, shift) for round, (slope, shift) in kept["rounds"].items()}


def digest_of(weights: Path) -> str:
    """What names the content of a file of weights."""
    return sha256(weights.read_bytes()).hexdigest()[:16]


def write_lines(file: Path, weights: Path, games: int, rounds: dict[int, tuple[float, float]]) -> None:
    """Keep the correction of a variant beside those of the others."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    lines = {str(round): [float(f"{one:.4f}") for one in line] for round, line in sorted(rounds.items())}
    kept[weights.stem] = {"weights": digest_of(weights), "games": games, "rounds": lines}
    file.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")
    _lines.cache_clear()
