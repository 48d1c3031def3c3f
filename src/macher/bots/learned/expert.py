"""The bot `expert`: the planner proposes, the learned value of what follows decides.

Each option that the planner finds nearly as good as its best is carried out in a few imagined states, and the value
judges what comes of it. What the planner thinks of an option counts too, a little: the value has learned from whole
games and sees what no rule of thumb does, but it blurs small differences, which the planner sees well.

What some choices are worth shows only at the next election. There the few best options are played on before the value
judges: a short search of the kind that `macher.bots.master` makes everywhere.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
from random import Random
from typing import Any, Final

from macher.bots.bot import Bot, Reason
from macher.bots.learned.sight import rows_of, see
from macher.bots.learned.value import Floats, Value, load_value
from macher.bots.master.clock import Clock
from macher.bots.master.halving import halve
from macher.bots.master.leaf import leaf_of
from macher.bots.master.outcomes import Outcome, mean_of
from macher.bots.master.worlds import Worlds, taking
from macher.bots.planner.judging import decide, judge
from macher.bots.planner.tables import EXPERT, WeightTables
from macher.bots.planner.temperaments import drawn_temperament, tempered
from macher.bots.planner.thought import Verdict, drawn, mixed
from macher.rules import View, advance, determinize, scores, winners

SHEETS: Final = ("start-positions", "preliminary")
"""Steps that fill in a sealed sheet: what has been written so far is not among the features."""
SECRET: Final = ("donation", "contribution")
"""Steps in which all choose in secret: what is chosen shows when all have, so that far an imagined game goes on."""
LATE: Final[dict[str, tuple[str, ...]]] = {
    "2019": (),
    "2006": ("cabinet-place", "cabinet-act", "media-buy", "media-exchange", "policy-swap"),
}
"""Steps in which options are played on: what they are worth shows late, and the value is wrong about it before."""
MIX: Final = 0.7
"""Points by which a secret choice may be worse than the best and still be made now and then."""


@dataclass(frozen=True)
class Prospect:
    """What is expected of an option: the chance to win, the margin in points, and what the planner thinks of it."""

    action: int
    win: float
    margin: float
    worth: float
    merit: float
    """All voices together, in points."""


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
    rival: float = 0.0
    """A point of the margin of the rival who stands best, beside a point of the own."""
    worlds: int = 3
    """Imagined states in which each option is carried out,"""
    secret_worlds: int = 4
    """so many at least where it shows only when all have chosen."""
    few: int = 4
    """So many options at most are played on to the next election,"""
    lines: int = 0
    """in about so many lines of play all together; none plays nothing on."""

    @property
    def voices(self) -> float:
        """By so much merits, where several voices add up, are further apart than points."""
        return 1.5 + self.anchor


STYLES: Final = {
    ("2019", 4): Style(options=30, reach=20.0, anchor=0.5, victory=0.0, rival=0.5),
    ("2019", 7): Style(options=30, reach=20.0, anchor=1.0, victory=0.0, rival=0.5),
    ("2006", 5): Style(victory=0.0, rival=0.5, lines=8),
    ("2006", 7): Style(victory=0.0, rival=0.5, lines=8),
}
"""What was best in each variant: docs/training.md."""


@dataclass(frozen=True)
class Thinking:
    """What was thought of a decision."""

    verdict: Verdict
    prospects: list[Prospect]
    learned: bool
    """Whether the value was asked; if not, the planner alone decides."""


class Expert(Bot):
    """Greedy on what follows each option."""

    style: Style | None = None
    """None for the one of the variant."""

    def __init__(self, seed: int, temperament: str | None = None) -> None:
        super().__init__(seed)
        self.temperament = drawn_temperament(seed) if temperament is None else temperament
        self.beliefs = tables_of(self.temperament)
        self._thought: tuple[View, Thinking] | None = None
        """What was thought of the last decision."""

    def choose(self, view: View, legal: tuple[int, ...], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        thought = self.think(view, legal, self.rng, budget)
        self._thought = view, thought
        if thought.verdict.odds is None:
            return self.pick(thought.prospects)
        if not thought.learned:
            return drawn(thought.verdict.odds, self.rng)
        voices = self.style_for(view).voices
        merits = {one.action: one.merit / voices for one in thought.prospects}
        return drawn(mixed(merits, MIX) or thought.verdict.odds, self.rng)

    def pick(self, prospects: list[Prospect]) -> int:
        """The best of what is proposed."""
        return max(prospects, key=lambda one: one.merit).action

    def explain(self, view: View, legal: tuple[int, ...], action: int) -> Reason | None:
        if len(legal) == 1:
            return Reason("only-choice")
        of_this = self._thought is not None and self._thought[0] is view
        thought = self._thought[1] if self._thought and of_this else self.think(view, legal, Random(0))
        chosen = [one for one in thought.prospects if one.action == action]
        others = [one for one in thought.prospects if one.action != action]
        if not thought.learned or not chosen or not others:
            return thought.verdict.why(action)
        this, next_best = chosen[0], max(others, key=lambda one: one.merit)
        return Reason(
            "expected",
            margin=this.margin,
            win_chance=this.win,
            next_margin=next_best.margin,
            next_win_chance=next_best.win,
        )

    def think(self, view: View, legal: tuple[int, ...], rng: Random, budget: float = inf) -> Thinking:
        """What the planner says of all options, and what the value says of those that it proposes."""
        world = determinize(view, rng)
        weights = self.beliefs[view.config.edition, view.config.variant]
        verdict = judge(world, view.data["viewer"], legal, rng, weights=weights)
        worth = verdict.worth
        style = self.style_for(view)
        near = proposed(verdict, style)
        value = self.value_for(view)
        if value is None or len(near) == 1 or not can_judge(view, verdict):
            return Thinking(
                verdict, [Prospect(action, 0.0, 0.0, worth[action], worth[action]) for action in near], False
            )
        found = prospects(value, view, verdict, near, style, world, rng)
        if style.lines and view.data["step"] in LATE[view.config.edition]:
            found = played_on(value, view, found, style, rng, Clock(budget))
        return Thinking(verdict, found, True)

    def style_for(self, view: View) -> Style:
        """How much each voice counts."""
        return self.style or STYLES[view.config.edition, view.config.variant]

    def value_for(self, view: View) -> Value | None:
        """The value of the variant that is played."""
        return load_value(view.config)


def proposed(verdict: Verdict, style: Style) -> list[int]:
    """The options that the planner finds worth a closer look, the best first."""
    best = max(verdict.worth.values())
    near = [action for action, worth in verdict.worth.items() if worth >= best - style.reach]
    near.sort(key=lambda action: -verdict.worth[action])
    return near[: style.options]


def can_judge(view: View, verdict: Verdict) -> bool:
    """Whether the value sees what is decided: not where a bid is drawn, nor on a sealed sheet."""
    step = view.data["step"]
    return step in SECRET or (verdict.odds is None and step not in SHEETS)


def prospects(
    value: Value, view: View, verdict: Verdict, near: list[int], style: Style, world: Any, rng: Random
) -> list[Prospect]:
    """What is to be expected of some options, carried out in an imagined state and in a few more."""
    seat = view.data["viewer"]
    worlds = max(style.worlds, style.secret_worlds if view.data["step"] in SECRET else 0)
    seats = range(world.seats) if style.rival else (seat,)
    seen = judged_all(value, world, seat, near, rng, seats)
    for _ in range(1, worlds):
        seen += judged_all(value, determinize(view, rng), seat, near, rng, seats)
    seen /= worlds
    found = []
    for action, all_seats in zip(near, seen, strict=True):
        win, margin = all_seats[seats.index(seat)]
        rivals = [all_seats[other][1] for other in seats if other != seat]
        rival = float(max(rivals)) if rivals else 0.0
        worth = verdict.worth[action]
        merit = float(margin) - style.rival * rival + style.victory * float(win) + style.anchor * worth
        found.append(Prospect(action, float(win), float(margin), worth, merit))
    return found


def played_on(
    value: Value, view: View, found: list[Prospect], style: Style, rng: Random, clock: Clock
) -> list[Prospect]:
    """The few best options, played on to the next election in the same imagined worlds; the best one is the first."""
    few = {one.action: one for one in sorted(found, key=lambda one: -one.merit)[: style.few]}
    worlds = Worlds(view, rng, leaf_of(value), clock)
    seat = view.data["viewer"]
    seats = range(len(view.config.parties))
    seen: dict[int, list[Outcome]] = {action: [] for action in few}

    def try_out(world: int, action: int) -> Outcome:
        ends = worlds.try_out(world, taking(seat, action), seats)
        seen[action].append(ends[seat])
        return heeding(ends, seat, style.rival)

    before = {action: one.merit / style.voices for action, one in few.items()}
    trials = halve(before, try_out, view.config.edition, style.lines)
    later = []
    for trial in trials:
        one = few[trial.action]
        win, margin = mean_of(seen[trial.action]) if seen[trial.action] else (one.win, one.margin)
        merit = style.voices * min(trial.estimate, trials[0].estimate)  # what was dropped early is no better
        later.append(replace(one, win=win, margin=margin, merit=merit))
    return later


def heeding(ends: list[Outcome], seat: int, rival: float) -> Outcome:
    """What a seat may expect, less a part of the margin of the rival who stands best."""
    best = max([end.margin for other, end in enumerate(ends) if other != seat])
    return Outcome(ends[seat].win, ends[seat].margin - rival * best)


@lru_cache
def tables_of(temperament: str) -> WeightTables:
    """What the planner that proposes believes."""
    return tempered(EXPERT, temperament)


def judged(value: Value, world: Any, seat: int, actions: list[int], rng: Random) -> Floats:
    """Win chance and margin of a seat after each of its actions in an imagined state."""
    found: Floats = judged_all(value, world, seat, actions, rng, (seat,))[:, 0]
    return found


def judged_all(value: Value, world: Any, seat: int, actions: list[int], rng: Random, seats: Sequence[int]) -> Floats:
    """The same of some seats (actions, seats, 2)."""
    numbers = array("h")
    ended: dict[int, list[tuple[float, float]]] = {}
    in_secret = asked(world).name in SECRET
    stream = rng.getrandbits(32)
    for number, action in enumerate(actions):
        after = world.copy()
        advance(after, seat, action)
        if in_secret:
            reveal(after, Random(stream))
        numbers.extend(see(after, seats))
        if not after.waiting:
            ended[number] = [outcome(after, one) for one in seats]
    found = value.judge(rows_of(world.config.edition, numbers)).reshape(len(actions), len(seats), 2)
    for number, known in ended.items():
        found[number] = known
    return found


def asked(state: Any) -> Any:
    """The step that asks."""
    return state.asking


def reveal(state: Any, rng: Random) -> None:
    """Let all others choose who are asked in secret, as the planner would: then what was chosen shows."""
    while state.waiting:
        step = asked(state)
        if step.name not in SECRET:
            return
        seat = step.decider(state)
        advance(state, seat, decide(state, seat, step.options(state, seat), rng))


def win_chances(view: View, actions: list[int], rng: Random) -> list[float] | None:
    """The chance to win after each of some actions; None where nothing was learned that could say it."""
    value = load_value(view.config)
    if value is None or view.data["step"] in SHEETS:
        return None
    seen = judged(value, determinize(view, rng), view.data["viewer"], actions, rng)
    return [float(win) for win, _ in seen]


def outcome(state: Any, seat: int) -> tuple[float, float]:
    """How a game that is over ended for a seat: its share of the victory, and its margin."""
    totals = [score.total for score in scores(state)]
    first = winners(state)
    margin = totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)
    return (1 / len(first) if seat in first else 0.0), margin
