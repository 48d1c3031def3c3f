"""What an edition is to the doors: its steps, its state, and the functions that read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from macher.rules.parts.campaign import Campaign
from macher.rules.parts.config import PARTIES, Config, Limits, OptionTable
from macher.rules.parts.score import Score
from macher.rules.parts.step import Step
from macher.rules.parts.views import View


@dataclass(frozen=True)
class Reading:
    """How a state of an edition is read: by viewers, by bots, at the end, and in records."""

    view: Callable[[Any, int | None], View]
    imagine: Callable[[Any, Any, Random], None]
    scores: Callable[[Any], list[Score]]
    winners: Callable[[Any], tuple[int, ...]]
    word_of: Callable[[int], str]
    action_of: Callable[[str], int]


@dataclass(frozen=True)
class Edition:
    """An edition of the game: what may be configured, how it is set up and played, and how it is read."""

    name: str
    limits: Limits
    options: OptionTable
    steps: list[Step[Any]]
    configure: Callable[[int, tuple[str, ...], dict[str, str], Any], Config]
    new_state: Callable[[], Any]
    settle: Callable[[Any, Config], None]
    lay_out: Callable[[Any], None]
    reading: Reading
    end_rule: str

    def seat_state(self, config: Config) -> Campaign:
        """A state with nothing in it but what follows from the configuration."""
        g: Campaign = self.new_state()
        g.config = config
        g.seats = len(config.parties)
        g.parties = tuple(PARTIES.index(party) for party in config.parties)
        g.steps = self.steps
        g.telling = False
        g.log = []
        self.settle(g, config)
        return g
