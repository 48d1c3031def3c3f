"""The 2019 edition as the doors see it."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.determinize import imagine
from macher.rules.e2019.notation import action_of, word_of
from macher.rules.e2019.options import LIMITS, OPTIONS
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.scoring import SCORING
from macher.rules.e2019.setup import lay_out
from macher.rules.e2019.state import State
from macher.rules.e2019.view import view
from macher.rules.parts.config import Config
from macher.rules.parts.edition import Edition, Reading


def scale(config: Config) -> tuple[int, ...]:
    """The printed trend spaces (O19-01)."""
    scales: dict[str, tuple[int, ...]] = config.tables.trend_scales
    return scales[config.options.trend_scale]


READING: Final = Reading(view, imagine, word_of, action_of)
EDITION: Final = Edition(LIMITS, OPTIONS, STEPS, State, scale, lay_out, READING, SCORING)
