"""What was played lately, to be learned from: lessons in files, and as one table with targets.

The target of a moment is not only how the game ended: it leans on what the value says a little later in the same game
(a lambda return), which takes out most of the luck of the rest of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from macher.bots.learned.value import POINTS, Floats
from macher.train.games import Lesson
from macher.train.network import judged

KEPT: Final = ("rows", "ends", "moves", "errors")
AT_ONCE: Final = 8192
"""Rows that are judged together."""


def write_lessons(file: Path, lessons: Sequence[Lesson]) -> None:
    """Keep some games; the file is there whole or not at all."""
    arrays: dict[str, Any] = {}
    for number, lesson in enumerate(lessons):
        arrays |= {f"{name}{number}": getattr(lesson, name) for name in KEPT}
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, **arrays)
    unfinished.replace(file)


def read_lessons(file: Path) -> list[Lesson]:
    """The games of a file."""
    with np.load(file, allow_pickle=False) as kept:
        count = len(kept.files) // len(KEPT)
        return [Lesson(*(kept[f"{name}{number}"] for name in KEPT)) for number in range(count)]


class Table:
    """All rows of some lessons one below the other, with their targets."""

    def __init__(self, lessons: Sequence[Lesson], scale: Floats) -> None:
        self.scale = scale
        self.shapes = [(lesson.rows.shape[0], lesson.rows.shape[1]) for lesson in lessons]
        self.rows: NDArray[np.int16] = np.concatenate(
            [lesson.rows.reshape(-1, lesson.rows.shape[2]) for lesson in lessons]
        )
        self.ends = [lesson.ends / np.array([1.0, POINTS], np.float32) for lesson in lessons]
        self.targets: Floats = np.concatenate(
            [np.tile(end, (moments, 1)) for end, (moments, _) in zip(self.ends, self.shapes, strict=True)]
        ).astype(np.float32)

    def __len__(self) -> int:
        return len(self.rows)

    def batch(self, numbers: NDArray[Any] | slice) -> tuple[Floats, Floats]:
        """Some rows, scaled, and their targets."""
        return self.rows[numbers] * self.scale, self.targets[numbers]

    def judge(self, parts: dict[str, Floats]) -> Floats:
        """What a network says of all rows."""
        found = [
            judged(parts, self.rows[first : first + AT_ONCE] * self.scale) for first in range(0, len(self), AT_ONCE)
        ]
        return np.concatenate(found)

    def lean(self, parts: dict[str, Floats], trust: float) -> None:
        """Targets that lean on what the network says at the next kept moment: `trust` 1 takes the end alone."""
        said = self.judge(parts)
        first = 0
        for end, (moments, seats) in zip(self.ends, self.shapes, strict=True):
            value = said[first : first + moments * seats].reshape(moments, seats, 2)
            target = self.targets[first : first + moments * seats].reshape(moments, seats, 2)
            after = end
            for moment in range(moments - 1, -1, -1):
                target[moment] = after
                after = (1 - trust) * value[moment] + trust * after
            first += moments * seats
