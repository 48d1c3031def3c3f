"""The bot `beginner`: the planner with a short view and a shaky hand."""

from __future__ import annotations

from typing import ClassVar

from macher.bots.planner.planner import Planner


class Beginner(Planner):
    """Looks no further than the next two elections, and misjudges what it sees by some points."""

    horizon: ClassVar[int] = 2
    noise: ClassVar[float] = 2.0
