"""The planners: they imagine a state that fits their view and hand each decision to the edition's judgement."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from macher.bots.bot import Bot, Reason
from macher.bots.planner.judging import WHOLE_GAME, judge
from macher.bots.planner.tables import CLUB, PLANNER_1, WeightTables
from macher.bots.planner.temperaments import drawn_temperament, tempered
from macher.bots.planner.thought import Verdict, best_of, drawn
from macher.rules import View, determinize

LEAST_TOLD: Final = 0.05  # points: a smaller lead over the next best is as good as none


class Planner(Bot):
    """The bot `planner-1`: a readable expert. `horizon` and `noise` make weaker players of it, tables others."""

    horizon: ClassVar[int] = WHOLE_GAME
    noise: ClassVar[float] = 0.0
    """Standard deviation, in victory points, of the mistakes in each judgement."""
    tables: ClassVar[WeightTables] = PLANNER_1
    """What it believes, for each variant of the game."""

    def __init__(self, seed: int, tables: WeightTables | None = None) -> None:
        super().__init__(seed)
        self.beliefs = self.tables if tables is None else tables

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
        verdict = self.judge(view, legal, Random(0))
        reason = verdict.why(action)
        if verdict.odds is None:
            next_best = max([other for other in legal if other != action], key=lambda other: verdict.worth[other])
            ahead = verdict.worth[action] - verdict.worth[next_best]
            if ahead >= LEAST_TOLD:
                reason.values["ahead"] = ahead
            self.add_chances(view, action, next_best, reason)
        return reason

    def add_chances(self, view: View, action: int, next_best: int, reason: Reason) -> None:
        """What the learned value says of the chance to win, with this choice and with the next best."""
        from macher.bots.learned.expert import win_chances  # with NumPy: who plays without it need not wait for it

        chances = win_chances(view, [action, next_best], Random(0))
        if chances is not None:
            reason.values["win_chance"], reason.values["next_win_chance"] = chances

    def weights_for(self, view: View) -> Any:
        """The table of weights for a game."""
        return self.beliefs[view.config.edition, view.config.variant]

    def judge(self, view: View, legal: tuple[int, ...], rng: Random) -> Verdict:
        """What each legal action is worth."""
        seat = view.data["viewer"]
        # Its judgement hardly looks at what is hidden, and as a yardstick it stays what it was.
        return judge(determinize(view, rng, likely=False), seat, legal, rng, self.horizon, self.weights_for(view))


class Club(Planner):
    """The bot `club`: the same judgement with the leaks mended, and a temperament of its own at each table."""

    tables: ClassVar[WeightTables] = CLUB

    def __init__(self, seed: int, tables: WeightTables | None = None, temperament: str | None = None) -> None:
        self.temperament = drawn_temperament(seed) if temperament is None else temperament
        super().__init__(seed, tempered(self.tables if tables is None else tables, self.temperament))
