"""Everything that people read of a game, in one language.

render = Renderer(Texts("de"), config)
render.prompt(view(state, seat))
[render.action(action, view(state, seat)) for action in legal(state, seat)]
[render.event(event) for event in events_for(apply(state, seat, action), seat)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.i18n.actions import ActionTexts
from macher.i18n.events import EventTexts
from macher.i18n.phases import PHASE_OF_STEP
from macher.i18n.prompts import PromptTexts
from macher.i18n.situation import Situation
from macher.i18n.texts import Texts, Value, signed
from macher.i18n.words import Words
from macher.rules import Config, Event, Refused, View

MONEY_NUMBERS: Final = frozenset({"bid", "high", "money", "price"})
SIGNED_NUMBERS: Final = frozenset({"value"})


class Renderer:
    """The words for one game. `names` are the players in seat order; without them a seat is called by its party.

    A view is all that is read, so a line never tells more than its viewer may know.
    """

    def __init__(self, texts: Texts, config: Config, names: Sequence[str] | None = None) -> None:
        self.texts = texts
        self.config = config
        self.words = Words(texts, config, names)
        self._actions = ActionTexts(self.words)
        self._events = EventTexts(self.words)
        self._prompts = PromptTexts(self.words)

    def event(self, event: Event) -> str:
        """The log line of an event."""
        return self._events.line(event)

    def action(self, action: int, view: View) -> str:
        """What choosing an action means for the viewer who is asked."""
        return self._actions.line(action, Situation(view))

    def prompt(self, view: View) -> str:
        """What the viewer must do now; a viewer who is not asked reads whom the game waits for."""
        return self._prompts.prompt(Situation(view))

    def waiting(self, view: View) -> str:
        """Whom the game waits for, and what they must do."""
        return self._prompts.waiting(Situation(view))

    def refusal(self, refused: Refused) -> str:
        """Why something is not allowed, with the rule at the end."""
        values: dict[str, Value] = {}
        for name, number in refused.numbers.items():
            if isinstance(number, int) and name in MONEY_NUMBERS:
                values[name] = self.words.money(number)
            elif isinstance(number, int) and name in SIGNED_NUMBERS:
                values[name] = signed(number)
            else:
                values[name] = number
        return f"{self.texts.fill(f'refused-{refused.key}', values)} ({refused.rule})"

    def step(self, step_name: str) -> str:
        """A decision in a few words, as a heading."""
        return self.texts.get(f"step-{step_name}")

    def score(self, source: str) -> str:
        """Where points come from: `votes`, `bonus`, `media`, `base`, `cash` or `total`, as in the final score."""
        return self.texts.get(f"score-{source}")

    def phase(self, step_name: str) -> str:
        """The phase that a step belongs to."""
        return self.texts.get(f"phase-{PHASE_OF_STEP[step_name]}")

    def phase_help(self, step_name: str) -> str:
        """How that phase works, in a few sentences, with the numbers of this game."""
        return self.help(PHASE_OF_STEP[step_name])

    def help(self, phase: str) -> str:
        """How a phase works (one of `PHASES`)."""
        return self.texts.fill(f"help-{phase}", self._numbers())

    def _numbers(self) -> dict[str, Value]:
        """The numbers that the help texts name."""
        tables = self.config.tables
        long = self.config.variant == 7
        return {
            "alone": tables.bonus_alone,
            "base": tables.start_base,
            "cubes": tables.rally_cubes,
            "elections": self.config.variant,
            "first": tables.cash_first,
            "least": tables.convert_minimum,
            "majority": tables.majority,
            "markers": tables.media_markers_long if long else tables.media_markers_short,
            "money": self.words.money(tables.start_money),
            "partners": tables.bonus_coalition,
            "politicians": sum(long or not politician.long_game_only for politician in tables.politicians),
            "price": self.words.money(tables.media_price),
            "rallies": tables.start_rallies,
            "rate": self.words.money(1),
            "room": tables.rally_spots,
            "second": tables.cash_second,
            "several": tables.bonus_several,
            "spots": tables.media_spots,
            "strongest": tables.bonus_strongest,
            "suppressed": tables.suppressed_poll_base,
            "votes": tables.start_votes,
        }
