"""The planner can say why, in one sentence of every language, in every step of a game."""

from __future__ import annotations

import pytest

from macher.bots import make_bot
from macher.i18n import LANGUAGES, Renderer, Texts
from macher.rules import advance, deciders, legal, setup, step_name, view
from macher.rules.editions import EDITIONS
from macher.rules.parts.step import Automatic
from tests.arena.matches import config_of

SHORT = {"2019": 4, "2006": 5}
SELDOM = {
    "2019": {"start-raise", "fill-program", "coalition-consent", "presence-move"},
    "2006": {"start-rebid", "coalition-answer", "coalition-tile", "poll-results", "contribution"},
}
"""Steps that a few games need not come to."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_decision_is_explained(edition: str) -> None:
    """Games of planners: what they chose is explained, now in one language, now in another."""
    explained: set[str] = set()
    sentences: set[str] = set()
    for number, seats in enumerate((3, 4)):
        config = config_of(edition, seats, SHORT[edition])
        renderers = [Renderer(Texts(language, strict=True), config) for language in LANGUAGES]
        bots = [make_bot("club", seat) for seat in range(seats)]
        state = setup(config, f"why {number}")
        decisions = 0
        while asked := deciders(state):
            seat = asked[0]
            seen, options = view(state, seat), legal(state, seat)
            action = bots[seat].choose(seen, options, 1.0)
            reason = bots[seat].explain(seen, options, action)
            assert reason is not None, step_name(state)
            sentence = renderers[decisions % len(LANGUAGES)].reason(reason)
            assert sentence.endswith((".", "!", "…")), sentence
            assert len(sentence) < 200, sentence
            sentences.add(sentence)
            if len(options) > 1:
                explained.add(step_name(state))
            advance(state, seat, action)
            decisions += 1
    asking = {step.name for step in EDITIONS[edition].steps if not isinstance(step, Automatic)}
    assert asking - explained <= SELDOM[edition]
    assert len(sentences) > 200, "sentences speak of the position"
