"""The bot `expert`: the planner proposes, the learned value of what follows decides.

Each option that the planner finds nearly as good as its best is carried out in a few imagined states, and the value
judges what comes of it. What the planner thinks of an option counts too, a little: the value has learned from whole
games and sees what no rule of thumb does, but it blurs small differences, which the planner sees well.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any, Final

import numpy as np

from macher.bots.bot import Bot, Reason
from macher.bots.learned.value import Floats, Value, load_value
from macher.bots.planner.judging import judge
from macher.bots.planner.tables import EXPERT, WeightTables
from macher.bots.planner.temperaments import drawn_temperament, tempered
from macher.bots.planner.thought import Verdict, drawn
from macher.rules import View, advance, determinize, scores, winners
from macher.rules.features import feature_count, feature_scales, fill

SHEETS: Final = ("start-positions", "preliminary")
"""Steps that fill in a sealed sheet: what has been written so far is not among the features."""


@dataclass(frozen=True)
class Prospect:
    """What is expected of an option: the chance to win, the margin in points, and what the planner thinks of it."""

    action: int
    win: float
    margin: float
    worth: float


@dataclass(frozen=True)
class Style:
    """How much each voice counts where options are compared. All in victory points."""

    options: int = 12
    """At most so many options of the planner are judged,"""
    reach: float = 8.0
    """none that it finds so many points worse than its best."""
    anchor: float = 1.5
    """A point of the planner, beside a point of the margin."""
    victory: float = 20.0
    """A sure victory, beside a point of the margin."""
    worlds: int = 3
    """Imagined states in which each option is carried out."""


@dataclass(frozen=True)
class Thinking:
    """What was thought of a decision."""

    verdict: Verdict
    prospects: list[Prospect]
    learned: bool
    """Whether the value was asked; if not, the planner alone decides."""


class Expert(Bot):
    """Greedy on what follows each option."""

    style: Style = Style()

    def __init__(self, seed: int, temperament: str | None = None) -> None:
        super().__init__(seed)
        self.temperament = drawn_temperament(seed) if temperament is None else temperament
        self.beliefs = tables_of(self.temperament)

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        thought = self.think(view, legal, self.rng)
        if thought.verdict.odds is not None:
            return drawn(thought.verdict.odds, self.rng)
        return self.pick(thought.prospects)

    def pick(self, prospects: list[Prospect]) -> int:
        """The best of what is proposed."""
        return max(prospects, key=self.merit).action

    def explain(self, view: View, legal: tuple[int, ...], action: int) -> Reason | None:
        if len(legal) == 1:
            return Reason("only-choice")
        thought = self.think(view, legal, Random(0))
        chosen = [one for one in thought.prospects if one.action == action]
        others = [one for one in thought.prospects if one.action != action]
        if not thought.learned or not chosen or not others:
            return thought.verdict.why(action)
        this, next_best = chosen[0], max(others, key=self.merit)
        return Reason(
            "expected",
            margin=this.margin,
            win_chance=this.win,
            next_margin=next_best.margin,
            next_win_chance=next_best.win,
        )

    def merit(self, one: Prospect) -> float:
        """All voices together, in points."""
        return merit(self.style, one)

    def think(self, view: View, legal: tuple[int, ...], rng: Random) -> Thinking:
        """What the planner says of all options, and what the value says of those that it proposes."""
        world = determinize(view, rng)
        weights = self.beliefs[view.config.edition, view.config.variant]
        verdict = judge(world, view.data["viewer"], legal, rng, weights=weights)
        near = proposed(verdict, self.style)
        value = self.value_for(view)
        if value is None or len(near) == 1 or not can_judge(view, verdict):
            return Thinking(verdict, [Prospect(action, 0.0, 0.0, verdict.worth[action]) for action in near], False)
        return Thinking(verdict, prospects(value, view, verdict, near, self.style, world, rng), True)

    def value_for(self, view: View) -> Value | None:
        """The value of the variant that is played."""
        return load_value(view.config)


def merit(style: Style, one: Prospect) -> float:
    """What the value and the planner say of an option, together, in points."""
    return one.margin + style.victory * one.win + style.anchor * one.worth


def proposed(verdict: Verdict, style: Style) -> list[int]:
    """The options that the planner finds worth a closer look, the best first."""
    best = max(verdict.worth.values())
    near = [action for action, worth in verdict.worth.items() if worth >= best - style.reach]
    near.sort(key=lambda action: -verdict.worth[action])
    return near[: style.options]


def can_judge(view: View, verdict: Verdict) -> bool:
    """Whether the value sees what is decided: not where the choice is drawn, nor on a sealed sheet."""
    return verdict.odds is None and view.data["step"] not in SHEETS


def prospects(
    value: Value, view: View, verdict: Verdict, near: list[int], style: Style, world: Any, rng: Random
) -> list[Prospect]:
    """What is to be expected of some options, carried out in an imagined state and in a few more."""
    seat = view.data["viewer"]
    seen = judged(value, world, seat, near)
    for _ in range(1, style.worlds):
        seen += judged(value, determinize(view, rng), seat, near)
    seen /= style.worlds
    return [
        Prospect(action, float(win), float(margin), verdict.worth[action])
        for action, (win, margin) in zip(near, seen, strict=True)
    ]


@lru_cache
def tables_of(temperament: str) -> WeightTables:
    """What the planner that proposes believes."""
    return tempered(EXPERT, temperament)


def judged(value: Value, world: Any, seat: int, actions: list[int]) -> Floats:
    """Win chance and margin of a seat after each of its actions in an imagined state."""
    edition = world.config.edition
    row = [0] * feature_count(edition)
    numbers = array("h")
    ended: dict[int, tuple[float, float]] = {}
    for number, action in enumerate(actions):
        after = world.copy()
        advance(after, seat, action)
        fill(after, seat, row)
        numbers.fromlist(row)
        if not after.waiting:
            ended[number] = outcome(after, seat)
    rows = np.frombuffer(numbers, np.int16).reshape(len(actions), -1) * scale_of(edition)
    found = value.judge(rows)
    for number, known in ended.items():
        found[number] = known
    return found


def win_chances(view: View, actions: list[int], rng: Random) -> list[float] | None:
    """The chance to win after each of some actions; None where nothing was learned that could say it."""
    value = load_value(view.config)
    if value is None or view.data["step"] in SHEETS:
        return None
    seen = judged(value, determinize(view, rng), view.data["viewer"], actions)
    return [float(win) for win, _ in seen]


def outcome(state: Any, seat: int) -> tuple[float, float]:
    """How a game that is over ended for a seat: its share of the victory, and its margin."""
    totals = [score.total for score in scores(state)]
    first = winners(state)
    margin = totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)
    return (1 / len(first) if seat in first else 0.0), margin


_SCALES: dict[str, Floats] = {}


def scale_of(edition: str) -> Floats:
    """What numbers are multiplied with to come out around 1."""
    if edition not in _SCALES:
        _SCALES[edition] = (1 / np.array(feature_scales(edition))).astype(np.float32)
    return _SCALES[edition]
