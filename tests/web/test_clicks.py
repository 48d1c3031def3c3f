"""One click where one is enough: how many a round takes, against the page before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.shares import more
from tests.web.browsers import Visitor
from tests.web.clicks import Clicker
from tests.web.tables import make_table, sit_down

BEFORE = {"2019": 20 + 61, "2006": 7 + 59}
"""Clicks of the setup and of the first round on the page before, with the same decisions (docs/web.md)."""


@pytest.mark.parametrize("edition", ["2019", *more("2006")])
def test_a_round_takes_half_the_clicks(visit: Callable[..., Visitor], edition: str) -> None:
    anna = visit()
    anna.settings(sound=False, reveals=False)
    table = make_table(anna, edition)
    sit_down(anna, table)
    clicker = Clicker(anna, table)
    clicks = clicker.play(rounds=1)
    assert sum(clicks.values()) * 2 <= BEFORE[edition], "\n".join(clicker.trail)
