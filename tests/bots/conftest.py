"""Bots that think for long, as they are, but for seconds instead of minutes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from macher.bots.learned.expert import STYLES
from tests.shares import share

FEW = share(2, of=4)  # options that the expert plays on,
LINES = share(2, of=8)  # in so many lines of play


@pytest.fixture
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """The master tries little out, and the expert plays little on."""
    monkeypatch.setattr("macher.bots.master.master.SIMULATIONS", 2)
    for variant, style in STYLES.items():
        if style.lines:
            monkeypatch.setitem(STYLES, variant, replace(style, few=FEW, lines=LINES))
