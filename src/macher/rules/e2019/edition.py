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
from macher.rules.e2019.tables import Tables
from macher.rules.e2019.view import view
from macher.rules.parts.config import Config
from macher.rules.parts.edition import Edition, Reading
from macher.rules.parts.printed import Printed


def printed(config: Config) -> Printed:
    """What the shared parts read; the trend spaces are an option (O19-01)."""
    tables: Tables = config.tables
    scale = tables.trend_scales[config.options.trend_scale]
    return Printed(
        scale=scale,
        media_price=tables.media_price,
        media_spots=tables.media_spots,
        rally_spots=tables.rally_spots,
        convert_minimum=tables.convert_minimum,
        points=tuple([state.points for state in tables.states]),
    )


READING: Final = Reading(view, imagine, word_of, action_of)
EDITION: Final = Edition(LIMITS, OPTIONS, STEPS, State, printed, lay_out, READING, SCORING)
