"""Everything that people read of a game, in one language and in the words of its edition.

render = Renderer(Texts("de"), config)
render.prompt(view(state, seat))
[render.action(action, view(state, seat)) for action in legal(state, seat)]
[render.event(event) for event in events_for(apply(state, seat, action), seat)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from macher.i18n.editions import WORDINGS
from macher.i18n.phases import PHASE_OF, PHASES_OF
from macher.i18n.previews import Line, PreviewTexts
from macher.i18n.reasons import ReasonLike, ReasonTexts
from macher.i18n.situation import Situation
from macher.i18n.texts import Texts, Value, signed
from macher.rules import Config, Event, Refused, View

MONEY_NUMBERS: Final = frozenset({"bid", "high", "money", "price"})
SIGNED_NUMBERS: Final = frozenset({"value"})


class Renderer:
    """The words for one game. `names` are the players in seat order; without them a seat is called by its party.

    A view is all that is read, so a line never tells more than its viewer may know.
    """

    def __init__(self, texts: Texts, config: Config, names: Sequence[str] | None = None) -> None:
        wording = WORDINGS[config.edition]
        self.texts = texts.of_edition(config.edition)
        self.config = config
        self.words = wording.words(self.texts, config, names)
        self._actions = wording.actions(self.words)
        self._events = wording.events(self.words)
        self._prompts = wording.prompts(self.words)
        self._previews = PreviewTexts(self.words)
        self._reasons = ReasonTexts(self.words)

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

    def preview(self, line: Line, view: View) -> str:
        """What a step or a turn would give the viewer: one line of a preview of `macher.play`."""
        return self._previews.line(line, view)

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

    def reason(self, reason: ReasonLike) -> str:
        """Why a bot did what it did."""
        return self._reasons.line(reason)

    def step(self, step_name: str) -> str:
        """A decision in a few words, as a heading."""
        return self.texts.get(f"step-{step_name}")

    def score(self, source: str) -> str:
        """Where points come from: a source of the edition's final score (`votes`, `seats`, `media`, …) or `total`."""
        return self.texts.get(f"score-{source}")

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of the edition in order; the place of one is its number in the rules."""
        return PHASES_OF[self.config.edition]

    def phase(self, step_name: str) -> str:
        """The phase that a step belongs to."""
        return self.texts.get(f"phase-{PHASE_OF[self.config.edition][step_name]}")

    def phase_help(self, step_name: str) -> str:
        """How that phase works at this table, in a few sentences."""
        return self.help(PHASE_OF[self.config.edition][step_name])

    def help(self, phase: str) -> str:
        """How a phase (one of `phases`) works at this table."""
        return self.about(f"help-{phase}")

    def about(self, message: str) -> str:
        """A text that knows the table: its numbers, length and options. In the files each sentence has its own line."""
        lines = self.texts.fill(message, self.words.facts).split("\n")
        return " ".join(line for line in lines if line)
