"""The expert: it takes what it expects most of, knows how a game ended, and says what it expects."""

from __future__ import annotations

from random import Random

import pytest

from macher.bots.learned.expert import SHEETS, Expert, outcome
from macher.bots.learned.value import load_value
from macher.i18n import LANGUAGES, Renderer, Texts
from macher.rules import advance, deciders, determinize, legal, playout, scores, setup, step_name, view
from macher.rules.editions import EDITIONS
from tests.arena.matches import config_of
from tests.shares import share

SHORT = {"2019": 4, "2006": 5}


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_takes_what_it_expects_most_of_and_says_so(edition: str) -> None:
    config = config_of(edition, 4, SHORT[edition])
    assert load_value(config) is not None
    renderers = [Renderer(Texts(language, strict=True), config) for language in LANGUAGES]
    bots = [Expert(seat) for seat in range(4)]
    state = setup(config, "expected")
    expected = decisions = 0
    last_round = share(1, of=config.variant)  # the same questions come every round
    while (asked := deciders(state)) and state.round <= last_round:
        seat = asked[0]
        seen, options = view(state, seat), legal(state, seat)
        bot = bots[seat]
        before = bot.rng.getstate()
        action = bot.choose(seen, options, 1.0)
        assert action in options
        if len(options) > 1:
            again = Expert(0, bot.temperament)
            again.rng.setstate(before)
            thought = again.think(seen, options, again.rng)
            if thought.learned and thought.verdict.odds is None:
                assert next(one.merit for one in thought.prospects if one.action == action) == max(
                    one.merit for one in thought.prospects
                )
            kept = bot.rng.getstate()
            reason = bot.explain(seen, options, action)
            assert bot.rng.getstate() == kept
            assert reason is not None
            sentence = renderers[decisions % len(LANGUAGES)].reason(reason)
            assert len(sentence) < 200, sentence
            if reason.key == "expected":
                expected += 1
                assert step_name(state) not in SHEETS
                assert "%" in sentence
            decisions += 1
        advance(state, seat, action)
    assert expected > decisions // 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_a_game_is_known(edition: str) -> None:
    state = setup(config_of(edition, 3), "over")
    playout(state, 3)
    totals = [score.total for score in scores(state)]
    ends = [outcome(state, seat) for seat in range(3)]
    assert sum(share for share, _ in ends) == pytest.approx(1)
    assert sum(margin for _, margin in ends) == pytest.approx(0)
    assert ends[0][1] == pytest.approx(totals[0] - (totals[1] + totals[2]) / 2)


def test_without_weights_the_planner_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition without a value is still played."""
    monkeypatch.setattr(Expert, "value_for", lambda self, seen: None)
    state = setup(config_of("2019", 3), "alone")
    while True:
        seat = deciders(state)[0]
        options = legal(state, seat)
        if step_name(state) == "media-buy" and len(options) > 1:
            break
        advance(state, seat, options[0])
    seen = view(state, seat)
    thought = Expert(1).think(seen, options, Random(1))
    assert not thought.learned
    best = max(thought.verdict.worth.values())
    assert thought.verdict.worth[Expert(1).choose(seen, options, 1.0)] == pytest.approx(best, abs=8.0)
    assert determinize(seen, Random(1)).seats == state.seats
