"""The bot `master`: a few options of the planner, tried out in imagined worlds within a time budget.

The planner names the options. Each is tried in the same worlds, all seats going on as the planner does, to the next
election and from there by the learned value, or to the end of the game where nothing was learned. The worse half is
dropped again and again, and what the worlds say is blended with the planner's own judgement.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, inf
from random import Random
from typing import Final

from macher.bots.bot import Bot, Reason
from macher.bots.master.bids import Hammer, hammer, is_bid, open_bid, sealed_odds
from macher.bots.master.clock import Clock
from macher.bots.master.halving import Trial, halve
from macher.bots.master.outcomes import Outcome
from macher.bots.master.worlds import Leaf, Worlds, taking
from macher.bots.planner.judging import judge
from macher.bots.planner.thought import Verdict, best_of, drawn
from macher.rules import View, determinize
from macher.rules.parts.codes import PASS

SIMULATIONS: Final = 48
"""Lines of play that are tried out for a decision: on a usual machine about a second."""
OPTIONS: Final = 4
"""At most so many options of the planner are tried out,"""
REACH: Final = {"2019": 4.0, "2006": 6.0}
"""none that it finds so many points worse than its best."""
MIX: Final = 1.0
"""Points by which an option may be worse than the best and still be chosen now and then, where choices are secret."""
ONE_LAP: Final = ("2019",)
"""Where each speaks once in an open auction."""
RESERVE: Final = 0.1
"""The part of the budget that is left for what does not look at the clock."""


class Master(Bot):
    """Thinks as long as its number of simulations asks for, and never longer than its budget."""

    def __init__(self, seed: int, simulations: int | None = None) -> None:
        super().__init__(seed)
        self.simulations = SIMULATIONS if simulations is None else simulations
        self._thought: tuple[tuple[int, ...], int, Reason] | None = None

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        action, reason = self.think(view, legal, budget, self.rng)
        self._thought = (legal, action, reason)
        return action

    def explain(self, view: View, legal: tuple[int, ...], action: int) -> Reason | None:
        if len(legal) == 1:
            return Reason("only-choice")
        if self._thought is not None and self._thought[:2] == (legal, action):
            return self._thought[2]
        return self.planned(view, legal, Random(0)).why(action)

    def think(self, view: View, legal: tuple[int, ...], budget: float, rng: Random) -> tuple[int, Reason]:
        """The choice, and why."""
        clock = Clock(budget * (1.0 - RESERVE) if budget != inf else inf)
        verdict = self.planned(view, legal, rng)
        worlds = Worlds(view, rng, self.leaf(view), clock)
        seat: int = view.data["viewer"]
        if is_bid(legal[0]):
            action = drawn(sealed_odds(worlds, seat, legal, self.simulations, rng), rng)
            return action, verdict.why(action)
        if legal[0] == PASS and is_bid(legal[-1]):
            seen = hammer(worlds, seat, legal, best_of(verdict.worth, 0.0, rng), self.simulations)
            action = open_bid(worlds, seat, legal, seen, view.config.edition in ONE_LAP)
            return action, auctioned(verdict.why(action), seen, action)
        options = self.options(view, verdict, rng)
        if len(options) == 1:
            action = next(iter(options))
            return action, verdict.why(action)
        trials = halve(
            options,
            lambda world, action: worlds.try_out(world, taking(seat, action), (seat,))[0],
            view.config.edition,
            self.simulations,
        )
        best = trials[0] if verdict.odds is None else mixed(trials, rng)
        if not best.outcomes:
            return best.action, verdict.why(best.action)
        other = max([trial for trial in trials if trial is not best], key=lambda trial: trial.estimate)
        return best.action, compared(best.expected, other.expected)

    def options(self, view: View, verdict: Verdict, rng: Random) -> dict[int, float]:
        """The few options that are tried out, with what is thought of them before: as `expert` sees them, if it can."""
        from macher.bots.learned.expert import STYLES, can_judge, proposed, prospects
        from macher.bots.learned.value import load_value

        reach = REACH[view.config.edition]
        value = load_value(view.config)
        style = STYLES[view.config.edition, view.config.variant]
        near = proposed(verdict, style)
        if value is None or len(near) == 1 or not can_judge(view, verdict):
            return shortlist(verdict.worth, reach)
        seen = prospects(value, view, verdict, near, style, determinize(view, rng), rng)
        return shortlist({one.action: one.merit / style.voices for one in seen}, reach)

    def planned(self, view: View, legal: tuple[int, ...], rng: Random) -> Verdict:
        """What the planner thinks."""
        return judge(determinize(view, rng), view.data["viewer"], legal, rng)

    def leaf(self, view: View) -> Leaf | None:
        """What judges a position at the next election; None plays on to the end."""
        from macher.bots.learned.value import load_value  # with NumPy: who plays without it need not wait for it
        from macher.bots.master.leaf import leaf_of

        value = load_value(view.config)
        return None if value is None else leaf_of(value)


def shortlist(worth: Mapping[int, float], reach: float) -> dict[int, float]:
    """The few best options, each with its worth; of a mixed strategy those that are likely."""
    best = max(worth.values())
    ranked = sorted(worth, key=lambda action: -worth[action])[:OPTIONS]
    return {action: worth[action] for action in ranked if worth[action] >= best - reach}


def mixed(trials: list[Trial], rng: Random) -> Trial:
    """One of the options where a single answer would be too easy to read: those that are nearly as good as the best."""
    top = max([trial.estimate for trial in trials])
    return rng.choices(trials, [exp((trial.estimate - top) / MIX) for trial in trials])[0]


def auctioned(reason: Reason, seen: Hammer, action: int) -> Reason:
    """The limit, as the planner says it, with the chances to win that a pass and the least bid promise."""
    if seen.expected:
        passed, bid = [one.win for one in seen.expected.values()]
        reason.values["win_chance"], reason.values["next_win_chance"] = (
            (passed, bid) if action == PASS else (bid, passed)
        )
    return reason


def compared(best: Outcome, next_best: Outcome) -> Reason:
    """What is expected of the choice, and of the next best, in points and in chances to win."""
    return Reason(
        "expected",
        margin=best.margin,
        win_chance=best.win,
        next_margin=next_best.margin,
        next_win_chance=next_best.win,
    )
