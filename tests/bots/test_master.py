"""The master: few options, the same worlds for all, in time, and never the same sealed bid."""

from __future__ import annotations

from math import inf, isclose
from random import Random
from typing import Any

import pytest

from macher.bots.bot import Reason
from macher.bots.master import worlds as worlds_module
from macher.bots.master.bids import Hammer, hammer, open_bid, sealed_odds, shrunk
from macher.bots.master.clock import Clock, TimeUp
from macher.bots.master.halving import halve
from macher.bots.master.master import Master, shortlist
from macher.bots.master.outcomes import Outcome, final, merit
from macher.bots.master.worlds import Worlds, taking
from macher.bots.planner.judging import decide, judge
from macher.bots.planner.thought import Verdict
from macher.play import new_config
from macher.rules import advance, deciders, legal, scores, setup, step_name, view
from macher.rules.parts.codes import BID, PASS

EDITIONS = ("2019", "2006")


def reached(edition: str, step: str, seed: int = 1) -> tuple[Any, int]:
    """A position of a game of planners in which a step asks, with more than one choice, and who is asked."""
    state = setup(new_config(edition), seed)
    rng = Random(seed)
    while seats := deciders(state):
        options = legal(state, seats[0])
        if step_name(state) == step and len(options) > 2:
            return state, seats[0]
        advance(state, seats[0], decide(state, seats[0], options, rng))
    raise AssertionError(f"{step} was never asked")


# --- halving ---------------------------------------------------------------------------------------------------------
def test_worlds_overrule_the_planner_where_they_agree() -> None:
    ends = {1: Outcome(0.2, -10.0), 2: Outcome(0.5, 10.0), 3: Outcome(0.1, -20.0)}
    trials = halve({1: 1.0, 2: 0.0, 3: 0.5}, lambda world, action: ends[action], "2019", 24)
    assert next(trial.action for trial in trials) == 2
    assert trials[0].expected == ends[2]


def test_worlds_that_disagree_leave_it_to_the_planner() -> None:
    rng = Random(1)
    noisy = lambda world, action: Outcome(0.25, rng.gauss(0.0, 200.0))  # noqa: E731
    chosen = [halve({1: 3.0, 2: 0.0}, noisy, "2019", 8)[0].action for _ in range(40)]
    assert chosen.count(1) >= 36


def test_the_worse_half_is_dropped_and_all_options_meet_the_same_worlds() -> None:
    tried: list[tuple[int, int]] = []

    def try_out(world: int, action: int) -> Outcome:
        tried.append((world, action))
        return Outcome(0.25, float(action))

    halve({1: 0.0, 2: 0.0, 3: 0.0, 4: 0.0}, try_out, "2019", 32)
    assert len(tried) == 32
    assert {action for world, action in tried if world >= 4} == {3, 4}
    for world in range(4):
        assert [action for number, action in tried if number == world] == [1, 2, 3, 4]


def test_when_the_time_is_up_what_is_known_decides() -> None:
    def late(world: int, action: int) -> Outcome:
        if world == 2:
            raise TimeUp
        return Outcome(0.5, 30.0 if action == 2 else 0.0)

    trials = halve({1: 1.0, 2: 0.0}, late, "2019", 100)
    assert trials[0].action == 2
    assert len(trials[0].outcomes) == 2

    def at_once(world: int, action: int) -> Outcome:
        raise TimeUp

    assert halve({1: 1.0, 2: 0.0}, at_once, "2019", 100)[0].action == 1


# --- the whole -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_chooses_the_same_without_a_clock(edition: str) -> None:
    state, seat = reached(edition, "media-buy")
    seen, options = view(state, seat), legal(state, seat)
    chosen = {Master(3, simulations=6).choose(seen, options, inf) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(options)


def test_without_time_it_does_what_the_planner_would(monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of play goes on once the budget is spent."""
    made = []

    def counted(*words: Any) -> int:
        made.append(words)
        return decide(*words)

    monkeypatch.setattr(worlds_module, "decide", counted)
    state, seat = reached("2019", "media-buy")
    seen, options = view(state, seat), legal(state, seat)
    action = Master(3).choose(seen, options, 0.0)
    assert not made
    worth = judge(state.copy(), seat, options, Random(1)).worth
    assert worth[action] >= max(worth.values()) - 1.0


def test_a_clock_without_a_limit_is_never_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.perf_counter", lambda: pytest.fail("nobody may look at the clock"))
    Clock(inf).check()


def test_a_clock_with_a_limit_is(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.perf_counter", lambda: now[0])
    clock = Clock(2.0)
    now[0] = 101.9
    clock.check()
    now[0] = 102.1
    with pytest.raises(TimeUp):
        clock.check()


def test_it_says_what_it_expects_of_its_choice_and_of_the_next_best() -> None:
    state, seat = reached("2019", "media-buy")
    seen, options = view(state, seat), legal(state, seat)
    bot = Master(3, simulations=8)
    action = bot.choose(seen, options, inf)
    before = bot.rng.getstate()
    reason = bot.explain(seen, options, action)
    assert isinstance(reason, Reason)
    assert reason.key == "expected"
    assert set(reason.values) == {"margin", "win_chance", "next_margin", "next_win_chance"}
    assert 0.0 <= float(str(reason.values["win_chance"])) <= 1.0
    other = next(option for option in options if option != action)
    assert bot.explain(seen, options, other) is not None  # of a choice that was not its own, what the planner says
    assert bot.rng.getstate() == before


def test_few_options_are_tried_out_and_none_that_is_far_worse() -> None:
    verdict = Verdict({1: 5.0, 2: 4.0, 3: 0.5, 4: 4.5, 5: 3.0, 6: 2.0}, lambda action: Reason("x"))
    assert list(shortlist(verdict.worth, 4.0)) == [1, 4, 2, 5]
    assert list(shortlist(verdict.worth, 0.75)) == [1, 4]


# --- what a line of play leads to ------------------------------------------------------------------------------------
def test_an_outcome_counts_the_lead_over_the_best_and_over_the_mean() -> None:
    state = setup(new_config("2019"), 1)
    ends = final(state)
    totals = [score.total for score in scores(state)]
    for seat, end in enumerate(ends):
        others = [total for other, total in enumerate(totals) if other != seat]
        assert isclose(end.margin, totals[seat] - sum(others) / 3)
        assert (end.win > 0.5) == (totals[seat] > max(others))
    assert merit("2019", Outcome(0.5, 10.0)) > merit("2019", Outcome(0.5, 0.0)) > merit("2019", Outcome(0.4, 0.0))


def test_worlds_are_the_same_for_every_option_and_stay_as_they_are() -> None:
    state, seat = reached("2019", "media-buy")
    worlds = Worlds(view(state, seat), Random(5), None, Clock(inf))
    options = legal(state, seat)
    first = worlds.try_out(0, taking(seat, options[1]), range(4))
    worlds.try_out(0, taking(seat, options[2]), range(4))
    assert worlds.try_out(0, taking(seat, options[1]), range(4)) == first


# --- bids ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
def test_sealed_bids_are_mixed(edition: str) -> None:
    state, seat = reached(edition, "start-bid")
    options = legal(state, seat)
    worlds = Worlds(view(state, seat), Random(5), None, Clock(0.0))  # only what was thought before
    odds = sealed_odds(worlds, seat, options, 8, Random(2))
    assert isclose(sum(odds.values()), 1.0)
    assert set(odds) <= set(options)
    assert len(odds) <= 12
    assert len([chance for chance in odds.values() if chance > 0.02]) > 1


def test_a_reservation_price_is_where_winning_gains_nothing() -> None:
    seen = Hammer(least=3, gain=2.0, thousand=0.5, expected={})
    assert seen.reservation == 7.0
    state, seat = reached("2006", "poll-bid")
    options = legal(state, seat)
    worlds = Worlds(view(state, seat), Random(5), None, Clock(inf))
    least = options[1] - BID
    assert open_bid(worlds, seat, options, Hammer(least, -0.1, 0.5, {}), lap=False) == PASS
    assert open_bid(worlds, seat, options, Hammer(least, 0.1, 0.5, {}), lap=False) == BID + least


def test_in_a_single_lap_no_bid_is_above_the_reservation_price() -> None:
    state, seat = reached("2019", "poll-bid")
    options = legal(state, seat)
    worlds = Worlds(view(state, seat), Random(5), None, Clock(inf))
    least = options[1] - BID
    for gain in (-1.0, 0.4, 3.0):
        seen = Hammer(least, gain, 0.5, {})
        bid = open_bid(worlds, seat, options, seen, lap=True)
        assert bid == PASS or least <= bid - BID <= seen.reservation
    assert open_bid(worlds, seat, options, Hammer(least, -1.0, 0.5, {}), lap=True) == PASS


def test_winning_and_losing_are_tried_out() -> None:
    state, seat = reached("2019", "poll-bid")
    options = legal(state, seat)
    worlds = Worlds(view(state, seat), Random(5), None, Clock(inf))
    seen = hammer(worlds, seat, options, PASS, 6)
    assert set(seen.expected) == {PASS, options[1]}
    assert seen.thousand > 0


def test_what_was_seen_often_and_alike_counts_most() -> None:
    assert shrunk([], 1.0, 2.0) == shrunk([9.0], 1.0, 2.0) == 1.0
    assert shrunk([5.0, 5.0, 5.0], 1.0, 2.0) == 5.0
    assert 1.0 < shrunk([-20.0, 30.0, 5.0], 1.0, 2.0) < 2.0
