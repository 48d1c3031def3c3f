"""The judgement of the 2019 edition: which function decides which step."""

from __future__ import annotations

from typing import Final

from macher.bots.planner.thought import Mind

MIND: Final = Mind({}, None)
