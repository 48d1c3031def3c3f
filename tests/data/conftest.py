"""No folder of own data but those a test asks for."""

from __future__ import annotations

import pytest

from macher.data import OVERLAY_VARIABLE


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OVERLAY_VARIABLE, raising=False)
