"""The learned value of a position: how likely a seat wins, and by how many points it will end above the others.

A small network over what a seat sees (`macher.bots.learned.sight`): two layers of rectified sums, and a straight
line from the features beside them. The weights lie in `weights/<edition>-<variant>.npz`, with a note of where they come
from; `macher train` makes them, and docs/training.md is their history.
"""

from __future__ import annotations

import json
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController  # type: ignore[import-untyped]

from macher.bots.learned.sight import VERSIONS, sight_count
from macher.rules.parts.config import Config

Floats = NDArray[np.float32]

FORMAT: Final = 1
"""Of the weight files: whatever changes their meaning raises it."""
POINTS: Final = 20.0
"""The network says margins in units of so many points."""
WEIGHTS: Final = Path(__file__).parent / "weights"
PARTS: Final = ("straight", "first", "first_bias", "second", "second_bias", "last", "last_bias")


class Value:
    """The judgement of one variant."""

    def __init__(self, parts: dict[str, Floats], about: dict[str, Any]) -> None:
        self.parts = {name: np.ascontiguousarray(parts[name], np.float32) for name in PARTS}
        self.about = about
        self.features: int = self.parts["first"].shape[0]

    def judge(self, rows: Floats) -> Floats:
        """Of each row of what is seen (n, features) two numbers (n, 2).

        First the chance, 0 to 1, that the row's seat wins (a shared victory counts in parts); then the margin in
        victory points: its final score less the mean of the others'. Rows are those of `sight.rows_of`.
        """
        with _linear_algebra().limit(limits=1):
            out = forward(self.parts, rows)
        out[:, 0] = 1.0 / (1.0 + np.exp(-np.clip(out[:, 0], -30.0, 30.0)))
        out[:, 1] *= POINTS
        return out


def forward(parts: dict[str, Floats], rows: Floats) -> Floats:
    """What the network says: the win chance as a logit, the margin in units of POINTS."""
    hidden = np.maximum(rows @ parts["first"] + parts["first_bias"], 0.0)
    hidden = np.maximum(hidden @ parts["second"] + parts["second_bias"], 0.0)
    out: Floats = hidden @ parts["last"] + rows @ parts["straight"] + parts["last_bias"]
    return out


@lru_cache(1)
def _linear_algebra() -> ThreadpoolController:
    """What multiplies for NumPy. For some dozen rows its threads would only wait for each other: 20 times the time."""
    return ThreadpoolController().select(user_api="blas")


# --- files ----------------------------------------------------------------------------------------------------------
def file_of(edition: str, variant: int) -> Path:
    """Where the weights of a variant lie."""
    return WEIGHTS / f"{edition}-{variant}.npz"


def load_value(config: Config) -> Value | None:
    """The learned value for a game; None if there is none for its variant, or only one for other features."""
    return _load(file_of(config.edition, config.variant), config.edition)


@lru_cache(16)
def _load(file: Path, edition: str) -> Value | None:
    if not file.is_file():
        return None
    value = read_value(file)
    versions = {name: value.about.get(name) for name in VERSIONS}
    fits = versions == VERSIONS and value.features == sight_count(edition)
    return value if fits else None


def read_value(file: Path | BytesIO) -> Value:
    """The value in a file, whatever it is for."""
    with np.load(file, allow_pickle=False) as kept:
        about = json.loads(str(kept["about"]))
        if about["format"] != FORMAT:
            raise ValueError(f"the weights have the format {about['format']}; this program reads {FORMAT}")
        return Value({name: kept[name] for name in PARTS}, about)


def write_value(file: Path, parts: dict[str, Floats], about: dict[str, Any]) -> None:
    """Keep a value: half the digits are enough, and keep the package small."""
    halves: dict[str, Any] = {name: parts[name].astype(np.float16) for name in PARTS}
    note = json.dumps({"format": FORMAT, **about}, sort_keys=True)
    with file.open("wb") as out:
        np.savez_compressed(out, about=np.array(note), **halves)
