"""The 2006 edition as the doors see it."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.determinize import imagine
from macher.rules.e2006.notation import action_of, word_of
from macher.rules.e2006.options import LIMITS, OPTIONS
from macher.rules.e2006.order_of_play import STEPS
from macher.rules.e2006.scoring import SCORING
from macher.rules.e2006.setup import lay_out
from macher.rules.e2006.state import State
from macher.rules.e2006.tables import Tables
from macher.rules.e2006.view import view
from macher.rules.parts.config import Config
from macher.rules.parts.edition import Edition, Reading
from macher.rules.parts.printed import Printed


def printed(config: Config) -> Printed:
    """What the shared parts read. Popularity goes in steps of one (R06-0-9)."""
    tables: Tables = config.tables
    return Printed(
        scale=tuple(range(-tables.most_popularity, tables.most_popularity + 1)),
        media_price=tables.media_price,
        media_spots=tables.media_spaces,
        rally_spots=tables.meeting_spaces,
        convert_minimum=tables.convert_minimum,
        points=tuple([state.points for state in tables.states]),
    )


READING: Final = Reading(view, imagine, word_of, action_of)
EDITION: Final = Edition(LIMITS, OPTIONS, STEPS, State, printed, lay_out, READING, SCORING)
