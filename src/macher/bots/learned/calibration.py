"""Chances to win that come true as often as they say: the learned value's, corrected by what games showed.

For each variant two numbers, by which the chance is drawn towards or away from a fair share (Platt's scaling around
it). They lie beside the weights with the digest of those that they were measured for: a value that has changed since is
not corrected. `macher study --calibrate --keep` makes them, and docs/review.md shows how good they are.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from macher.bots.learned.value import WEIGHTS, Value, file_of, load_value
from macher.rules.parts.config import Config

FILE: Final = WEIGHTS / "calibration.json"
LEAST: Final = 1e-6
"""No chance is taken for nearer to 0 or 1 than this."""

Numbers = NDArray[Any]


def calibrated_value(config: Config) -> Value | None:
    """The learned value for a game with its chances corrected, or as it is where nothing was measured."""
    value = load_value(config)
    line = _line(FILE, file_of(config.edition, config.variant))
    return value if value is None or line is None else corrected(value, 1 / len(config.parties), *line)


def corrected(value: Value, fair: float, slope: float, shift: float) -> Value:
    """A value whose chances are `scaled`: the network ends in a sum, the logarithm of the odds, so that is turned."""
    parts = dict(value.parts)
    for name in ("last", "straight", "last_bias"):
        parts[name] = parts[name].copy()
        parts[name][..., 0] *= slope
    parts["last_bias"][0] += shift + (1 - slope) * np.log(fair / (1 - fair))
    return Value(parts, value.about)


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
def _line(file: Path, weights: Path) -> tuple[float, float] | None:
    """Slope and shift of a variant; None where the weights are others than those measured."""
    if not file.is_file() or not weights.is_file():
        return None
    kept = json.loads(file.read_text(encoding="utf-8")).get(weights.stem)
    return None if kept is None or kept["weights"] != digest_of(weights) else (kept["slope"], kept["shift"])


def digest_of(weights: Path) -> str:
    """What names the content of a file of weights."""
    return sha256(weights.read_bytes()).hexdigest()[:16]


def write_line(file: Path, weights: Path, games: int, line: tuple[float, float] | None) -> None:
    """Keep the correction of a variant beside those of the others; None takes away what was kept."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    kept.pop(weights.stem, None)
    if line is not None:
        slope, shift = (float(f"{one:.4f}") for one in line)
        kept[weights.stem] = {"weights": digest_of(weights), "games": games, "slope": slope, "shift": shift}
    file.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n", encoding="utf-8")
    _line.cache_clear()
