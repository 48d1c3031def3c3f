"""The bot `planner`: it imagines a state that fits its view and hands each decision to the edition's judgement."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from macher.bots.bot import Bot, Reason
from macher.bots.planner.e2006.mind import MIND as MIND_2006
from macher.bots.planner.e2019.mind import MIND as MIND_2019
from macher.bots.planner.thought import Mind, Thought, Verdict, best_of, drawn
from macher.rules import View, determinize

MINDS: Final[dict[str, Mind]] = {"2019": MIND_2019, "2006": MIND_2006}
WHOLE_GAME: Final = 9  # a horizon beyond the longest game


class Planner(Bot):
    """A readable expert. `horizon` and `noise` make weaker players of it; `weights` another table of its edition."""

    horizon: ClassVar[int] = WHOLE_GAME
    noise: ClassVar[float] = 0.0
    """Standard deviation, in victory points, of the mistakes in each judgement."""
    weights: ClassVar[dict[str, Any]] = {}

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        verdict = self.judge(view, legal, self.rng)
        if verdict.odds is not None:
            return drawn(verdict.odds, self.rng)
        return best_of(verdict.worth, self.noise, self.rng)

    def explain(self, view: View, legal: tuple[int, ...], action: int) -> Reason | None:
        if len(legal) == 1:
            return Reason("only-choice")
        return self.judge(view, legal, Random(0)).why(action)

    def judge(self, view: View, legal: tuple[int, ...], rng: Random) -> Verdict:
        """What each legal action is worth."""
        mind = MINDS[view.config.edition]
        weights = self.weights.get(view.config.edition, mind.weights)
        thought = Thought(determinize(view, rng), view.data["viewer"], legal, weights, rng, self.horizon)
        return mind.judges[view.data["step"]](thought)
