"""The expert: it takes what it expects most of, knows how a game ended, and says what it expects."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from random import Random

import pytest

from macher.bots.learned.expert import LATE, SHEETS, Expert, heeding, outcome
from macher.bots.learned.value import load_value
from macher.bots.master.outcomes import Outcome
from macher.bots.master.worlds import Line, Worlds
from macher.i18n import LANGUAGES, Renderer, Texts
from macher.rules import State, advance, deciders, determinize, legal, playout, scores, setup, step_name, view
from macher.rules.editions import EDITIONS
from macher.rules.saves import state_hash
from tests.arena.matches import config_of
from tests.shares import share

SHORT = {"2019": 4, "2006": 5}


@pytest.mark.usefixtures("few_simulations")
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
        action = bot.choose(seen, options, inf)
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


def asked_in(edition: str, step: str) -> tuple[State, int]:
    """A position of a random game in which a step asks with more than two options, and who is asked."""
    state = setup(config_of(edition, 4, SHORT[edition]), "late")
    rng = Random(4)
    while True:
        seat = deciders(state)[0]
        options = legal(state, seat)
        if step_name(state) == step and len(options) > 2:
            return state, seat
        advance(state, seat, rng.choice(options))


def test_what_shows_late_is_played_on_to_the_next_election(monkeypatch: pytest.MonkeyPatch) -> None:
    """The few best options meet the same worlds, and what comes of them there decides."""
    state, seat = asked_in("2006", "media-buy")
    seen, options = view(state, seat), legal(state, seat)
    bot = Expert(1, "level-headed")
    style = bot.style_for(seen)
    assert style.lines
    bot.style = replace(style, lines=0)
    at_once = sorted(bot.think(seen, options, Random(1)).prospects, key=lambda one: -one.merit)
    last = at_once[: style.few][-1].action
    met: dict[int, list[tuple[int, int]]] = {}

    def try_out(self: Worlds, number: int, begin: Line, seats: tuple[int, ...]) -> list[Outcome]:
        world, stream = self.world(number)
        after, other = world.copy(), world.copy()
        begin(after)
        advance(other, seat, last)
        met.setdefault(number, []).append((id(world), stream))
        margin = 40.0 if state_hash(after) == state_hash(other) else 0.0
        return [Outcome(0.25, margin if one == seat else 10.0) for one in seats]

    monkeypatch.setattr(Worlds, "try_out", try_out)
    bot.style = style
    later = bot.think(seen, options, Random(1)).prospects
    assert last != at_once[0].action
    assert bot.pick(later) == last
    assert later[0].margin == 40.0
    assert len(met) > 1
    assert all(len(found) > 1 and len(set(found)) == 1 for found in met.values())


def test_who_leads_at_the_election_counts_against_what_is_won_there() -> None:
    ends = [Outcome(0.5, 20.0), Outcome(0.4, 10.0), Outcome(0.1, -30.0)]
    assert heeding(ends, 0, 0.5) == Outcome(0.5, 15.0)
    assert heeding(ends, 2, 0.5) == Outcome(0.1, -40.0)
    assert heeding(ends, 2, 0.0) == ends[2]


def test_without_time_the_first_look_decides() -> None:
    for step in LATE["2006"]:
        state, seat = asked_in("2006", step)
        seen, options = view(state, seat), legal(state, seat)
        bot = Expert(1, "level-headed")
        hurried = bot.think(seen, options, Random(1), 0.0).prospects
        bot.style = replace(bot.style_for(seen), lines=0)
        at_once = bot.think(seen, options, Random(1)).prospects
        assert bot.pick(hurried) == bot.pick(at_once)


def test_a_choice_is_explained_by_what_was_thought_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is played on again for the reason, which would take time that nobody gave."""
    state, seat = asked_in("2006", "media-buy")
    seen, options = view(state, seat), legal(state, seat)
    tried: list[int] = []

    def try_out(self: Worlds, number: int, begin: Line, seats: tuple[int, ...]) -> list[Outcome]:
        tried.append(number)
        return [Outcome(0.25, 0.0) for _ in seats]

    monkeypatch.setattr(Worlds, "try_out", try_out)
    bot = Expert(1, "level-headed")
    action = bot.choose(seen, options, inf)
    before = len(tried)
    assert before
    assert bot.explain(seen, options, action) is not None
    assert len(tried) == before
    again = view(state, seat)
    assert bot.explain(again, options, action) is not None, "of another question it thinks anew"
    assert len(tried) > before


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
