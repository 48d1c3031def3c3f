"""Temperaments: bots of one level do not all play alike.

Each turns a few weights by a factor: enough to be noticed at the table, little enough to cost hardly any strength.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from macher.bots.planner.tables import WeightTables

CALM: Final = "level-headed"
TEMPERAMENTS: Final[dict[str, dict[str, dict[str, float]]]] = {
    CALM: {},
    "bold": {
        "2019": {"rally_thousand": 0.88, "rally_budget": 1.2, "coming_election": 0.9, "sheet_mix": 1.4},
        "2006": {"money_first": 0.93, "shade": 1.08, "sheet_mix": 1.4},
    },
    "thrifty": {
        "2019": {"rally_thousand": 1.1, "rally_budget": 0.85, "rival_spread": 0.7},
        "2006": {"money_first": 1.06, "shade": 0.93, "usual_money": 0.9},
    },
    "media-minded": {
        "2019": {"exchange": 1.4, "marker": 0.7, "opinion_change": 0.5},
        "2006": {"media_marker": 0.75, "control_factor": 1.4, "marker_chance": 0.85},
    },
    "principled": {
        "2019": {"steady_program": 4.0, "unseen_opinion": 1.5, "exchange": 0.85, "marker": 1.15},
        "2006": {"new_card": 0.8, "kept_card": 1.3, "hidden_opinion": 1.15},
    },
    "pollster": {
        "2019": {"service": 1.12, "rival_spread": 1.3, "rally_budget": 0.92},
        "2006": {"shade": 1.1, "politician": 0.95},
    },
}
"""By name and edition: the factors of weights."""


def drawn_temperament(seed: int) -> str:
    """The temperament of a bot, by its seed; none of its own chance is used up."""
    return Random(seed ^ 0x7E3).choice(tuple(TEMPERAMENTS))


def tempered(tables: WeightTables, temperament: str) -> WeightTables:
    """The tables with the factors of a temperament."""
    factors = TEMPERAMENTS[temperament]
    return {variant: _turned(table, factors.get(variant[0], {})) for variant, table in tables.items()}


def _turned(table: Any, factors: Mapping[str, float]) -> Any:
    new: dict[str, Any] = {}
    for name, factor in factors.items():
        value = getattr(table, name)
        new[name] = tuple([one * factor for one in value]) if isinstance(value, tuple) else value * factor
    return replace(table, **new)
