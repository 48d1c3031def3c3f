"""The 2006 edition as the doors see it."""

from __future__ import annotations

from typing import Final

from macher.rules.e2006.determinize import imagine
from macher.rules.e2006.notation import action_of, word_of
from macher.rules.e2006.options import LIMITS, OPTIONS, configure
from macher.rules.e2006.order_of_play import STEPS
from macher.rules.e2006.scoring import scores, winners
from macher.rules.e2006.setup import lay_out
from macher.rules.e2006.state import State
from macher.rules.e2006.view import view
from macher.rules.parts.config import Config
from macher.rules.parts.edition import Edition, Reading


def settle(g: State, config: Config) -> None:
    """What follows from the configuration alone. Popularity goes in steps of one (R06-0-9)."""
    g.options = config.options
    g.tables = config.tables
    g.scale = tuple(range(-g.tables.most_popularity, g.tables.most_popularity + 1))


READING: Final = Reading(view, imagine, scores, winners, word_of, action_of)
EDITION: Final = Edition("2006", LIMITS, OPTIONS, STEPS, configure, State, settle, lay_out, READING, "R06-7-1")
