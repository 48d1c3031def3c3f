"""Judging and playing on an imagined state: what the planner thinks of a position, and what it would do there."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from macher.bots.planner.e2006.mind import MIND as MIND_2006
from macher.bots.planner.e2019.mind import MIND as MIND_2019
from macher.bots.planner.thought import Mind, Verdict, best_of, drawn
from macher.rules.parts.campaign import Campaign

MINDS: Final[dict[str, Mind]] = {"2019": MIND_2019, "2006": MIND_2006}
WHOLE_GAME: Final = 9  # a horizon beyond the longest game


def judge(
    g: Campaign, seat: int, legal: tuple[int, ...], rng: Random, horizon: int = WHOLE_GAME, weights: Any = None
) -> Verdict:
    """What each legal action of a seat is worth. The state is an imagined one; `weights` None are those of `club`."""
    mind = MINDS[g.config.edition]
    thought = mind.thought(g, seat, legal, mind.weights[g.config.variant] if weights is None else weights, rng, horizon)
    return mind.judges[g.asking.name](thought)


def decide(g: Campaign, seat: int, legal: tuple[int, ...], rng: Random) -> int:
    """What the planner would do for a seat that knew this state."""
    if len(legal) == 1:
        return legal[0]
    verdict = judge(g, seat, legal, rng)
    return best_of(verdict.worth, 0.0, rng) if verdict.odds is None else drawn(verdict.odds, rng)
