"""The 2019 edition as the doors see it."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.determinize import imagine
from macher.rules.e2019.notation import action_of, word_of
from macher.rules.e2019.options import LIMITS, OPTIONS, configure
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.scoring import scores, winners
from macher.rules.e2019.setup import lay_out
from macher.rules.e2019.state import State
from macher.rules.e2019.view import view
from macher.rules.parts.config import Config
from macher.rules.parts.edition import Edition, Reading


def settle(g: State, config: Config) -> None:
    """What follows from the configuration alone."""
    g.options = config.options
    g.tables = config.tables
    g.scale = g.tables.trend_scales[g.options.trend_scale]


READING: Final = Reading(view, imagine, scores, winners, word_of, action_of)
EDITION: Final = Edition("2019", LIMITS, OPTIONS, STEPS, configure, State, settle, lay_out, READING, "R19-17.1")
