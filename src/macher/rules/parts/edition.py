"""What an edition is to the doors: its steps, its state, and the functions that read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from macher.rules.parts.campaign import Campaign
from macher.rules.parts.config import PARTIES, Config, Limits, OptionTable
from macher.rules.parts.printed import Printed
from macher.rules.parts.score import FinalScoring
from macher.rules.parts.step import Step
from macher.rules.parts.views import View
from macher.rules.versions import RULES_VERSION


@dataclass(frozen=True)
class Reading:
    """How a state of an edition is read: by viewers, by bots and in records."""

    view: Callable[[Any, int | None], View]
    imagine: Callable[[Any, Any, Random, bool], None]
    word_of: Callable[[int], str]
    action_of: Callable[[str], int]


@dataclass(frozen=True)
class Edition:
    """An edition of the game: what may be configured, how it is set up and played, and how it is read."""

    limits: Limits
    options: OptionTable
    steps: list[Step[Any]]
    new_state: Callable[[], Any]
    printed: Callable[[Config], Printed]
    lay_out: Callable[[Any], None]
    reading: Reading
    scoring: FinalScoring[Any]

    @property
    def name(self) -> str:
        """As it is written in records: the year."""
        return self.limits.edition

    @property
    def end_rule(self) -> str:
        """The rule that the end of the game rests on."""
        return self.scoring.rule

    def configure(
        self,
        variant: int,
        parties: tuple[str, ...],
        options: dict[str, str],
        tables: Any,
        rules: int = RULES_VERSION,
    ) -> Config:
        """Check the configuration of a game and build it; one that began earlier names the version of its rules."""
        return self.limits.configure(variant, parties, options, tables, rules)

    def seat_state(self, config: Config) -> Campaign:
        """A state with nothing in it but what follows from the configuration."""
        g = self.new_state()
        g.config = config
        g.options = config.options
        g.tables = config.tables
        g.printed = self.printed(config)
        g.scale = g.printed.scale
        g.seats = len(config.parties)
        g.parties = tuple(PARTIES.index(party) for party in config.parties)
        g.steps = self.steps
        g.asking = self.steps[0]  # nobody is asked yet
        g.telling = False
        g.log = []
        seated: Campaign = g
        return seated
