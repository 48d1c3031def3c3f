"""Configurations of both editions for the tests of the texts."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from macher.data import load
from macher.rules import Config, configure
from macher.rules.editions import EDITIONS

SEATS = ("spd", "cdu", "fdp", "linke", "gruene")


@lru_cache
def tables_of(edition: str) -> Any:
    return load(edition, environment=False)


def config_of(edition: str, seats: int = 4, variant: int = 0, **options: str) -> Config:
    """A table of an edition, by default with its first variant."""
    length = variant or EDITIONS[edition].limits.variants[0]
    return configure(edition, variant=length, parties=SEATS[:seats], options=options, tables=tables_of(edition))
