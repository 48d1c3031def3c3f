"""The 2019 edition as the doors see it."""

from __future__ import annotations

from typing import Final

from macher.rules.e2019.determinize import determinize
from macher.rules.e2019.notation import action_of, word_of
from macher.rules.e2019.options import LIMITS, OPTIONS, configure
from macher.rules.e2019.order_of_play import STEPS
from macher.rules.e2019.scoring import scores, winners
from macher.rules.e2019.setup import lay_out
from macher.rules.e2019.state import State
from macher.rules.e2019.view import view
from macher.rules.parts.config import Config
from macher.rules.parts.edition import Edition


def settle(g: State, config: Config) -> None:
    """What follows from the configuration alone."""
    g.options = config.options
    g.tables = config.tables
    g.scale = g.tables.trend_scales[g.options.trend_scale]


EDITION: Final = Edition(
    name="2019",
    limits=LIMITS,
    options=OPTIONS,
    steps=STEPS,
    configure=configure,
    new_state=State,
    settle=settle,
    lay_out=lay_out,
    view=view,
    determinize=determinize,
    scores=scores,
    winners=winners,
    word_of=word_of,
    action_of=action_of,
    end_rule="R19-17.1",
    players_rule="R19-0.1",
)
