"""What `club` does that `planner-1` did not, its temperaments, and its reasons."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from macher.bots import BotError, make_bot
from macher.bots.planner.e2006.deciding import Decision
from macher.bots.planner.e2006.election import Contributions
from macher.bots.planner.e2006.polls import raised
from macher.bots.planner.e2006.weights import CLUB as CLUB_2006
from macher.bots.planner.e2019.cabinet import can_afford, exclusive_share, lock_chance
from macher.bots.planner.e2019.outlook import Outlook
from macher.bots.planner.e2019.weights import CLUB, PLANNER_1
from macher.bots.planner.planner import Club
from macher.bots.planner.temperaments import CALM, TEMPERAMENTS, drawn_temperament
from macher.bots.registry import bot_at, temperament_at
from macher.i18n import LANGUAGES, Renderer, Texts
from macher.rules import legal, view
from macher.rules.e2006.actions import CONTRIBUTE
from macher.rules.e2006.codes import CONTRIBUTION
from macher.rules.e2019.codes import BUY_MEDIA
from macher.rules.e2019.tables import DOUBLE, MEDIA, OTHERS
from macher.rules.parts.cabinet import row_entry
from macher.rules.parts.campaign import NONE
from tests.rules.e2006.positions import ready
from tests.rules.factories import at
from tests.rules.positions import campaign

SPOKESPERSON, LEADER = 2, 4


# --- 2019 ------------------------------------------------------------------------------------------------------------
def test_the_chance_of_a_locked_action_comes_from_the_cards_a_rival_has_left() -> None:
    g = campaign()
    assert exclusive_share(g, 1, OTHERS) == pytest.approx(1 / 5), "one leader of five"
    assert exclusive_share(g, 1, DOUBLE) == pytest.approx(2 / 5)
    g.unused[1] &= ~(1 << LEADER)
    assert exclusive_share(g, 1, OTHERS) == 0.0, "the leader is gone, for all to see"


def test_which_card_lies_where_does_not_matter() -> None:
    """The imagined card is only one of those that may lie there."""
    chances = set()
    for politician in range(5):
        g = campaign()
        g.unused[1] &= ~(1 << politician)
        g.rows[0] = (row_entry(1, politician, 0),)
        chances.add(lock_chance(Outlook(g, 0, CLUB[4], 9), g, 0, OTHERS))
    assert len(chances) == 1
    assert chances.pop() == pytest.approx(0.2)


def test_a_media_marker_has_to_be_paid_for_as_well() -> None:
    g = campaign()
    price = g.tables.politicians[SPOKESPERSON].cost + g.tables.media_price
    assert not can_afford(Outlook(g, 0, CLUB[4], 9), g, SPOKESPERSON, MEDIA, price - 1)
    assert can_afford(Outlook(g, 0, CLUB[4], 9), g, SPOKESPERSON, MEDIA, price)
    assert can_afford(Outlook(g, 0, PLANNER_1, 9), g, SPOKESPERSON, MEDIA, price - 1), "planner-1 forgets it"


# --- 2006 ------------------------------------------------------------------------------------------------------------
def contributions(seat: int = 0) -> tuple[Decision, Contributions]:
    g = ready()
    g.round = 1
    at(g, CONTRIBUTION, seat)
    g.contribution = [NONE] * g.seats
    decision = Decision(g, seat, legal(g, seat), CLUB_2006[7], Random(1), 9)
    return decision, Contributions(decision)


def test_a_card_above_the_smallest_of_all_others_brings_the_bonus() -> None:
    """R06-6.4.2-4: whoever all tie with gets nothing."""
    _, plan = contributions()
    tables = plan.t.g.tables
    smallest, next_one = plan.declined(0, 0), plan.declined(0, 1)
    more = plan.member(0) * sum(tables.die) / len(tables.die)  # one die more is printed on it
    assert next_one - smallest > 2 * more


def test_a_rival_that_took_its_card_openly_does_not_decline() -> None:
    decision, plan = contributions()
    before = plan.rival_below(1, 0, 0)
    decision.g.contribution[1] = 1
    assert before < 1.0
    assert plan.rival_below(1, 0, 0) == 1.0


def test_a_hidden_card_may_be_any_that_its_owner_had() -> None:
    found = set()
    for card in range(4):
        decision, plan = contributions()
        decision.g.donations[1] &= ~(1 << card)
        decision.g.contribution[1] = card * 2
        found.add(plan.rival_below(1, 0, 1))
    assert len(found) == 1


def test_money_counts_in_contributions_by_a_scale_of_its_own() -> None:
    decision, plan = contributions()
    largest = len(decision.g.tables.contributions) - 1
    decision.weights = replace(decision.weights, contribution_scale=10.0)
    tight = plan.accepted(0, largest)
    decision.weights = replace(decision.weights, money_scale=40.0)
    assert plan.accepted(0, largest) == tight
    decision.weights = replace(decision.weights, contribution_scale=30.0)
    assert plan.accepted(0, largest) > tight


def test_contributions_are_not_always_the_same() -> None:
    decision, _ = contributions()
    g = decision.g
    seen = {Club(seed).choose(view(g, 0), legal(g, 0), 1.0) - CONTRIBUTE for seed in range(40)}
    assert len(seen) > 1


# --- temperaments ----------------------------------------------------------------------------------------------------
def test_bids_for_a_poll_begin_near_the_end_and_go_on_by_single_thousands() -> None:
    assert [raised(0, 10.6), raised(10, 10.6), raised(14, 10.6)] == [10, 11, 15]
    assert raised(0, 0.4) == 1
    assert 0.0 < CLUB_2006[5].first_raise < 1.0


def test_bots_of_one_level_differ_and_each_stays_what_it_is() -> None:
    drawn = [make_bot("club", seed) for seed in range(60)]
    found = [bot.temperament for bot in drawn if isinstance(bot, Club)]
    assert set(found) == set(TEMPERAMENTS)
    assert found == [drawn_temperament(seed) for seed in range(60)]


def test_a_temperament_turns_a_few_weights() -> None:
    for name in TEMPERAMENTS:
        bot = make_bot(f"club@temperament={name}", 1)
        assert isinstance(bot, Club)
        assert (bot.beliefs["2019", 4] == CLUB[4]) == (name == CALM)
        assert (bot.beliefs["2006", 5] == CLUB_2006[5]) == (name == CALM)


@pytest.mark.parametrize("kind", ["club", "expert"])
def test_a_bot_at_a_table_keeps_its_temperament_and_neighbours_differ(kind: str) -> None:
    for table in ("one", "another"):
        found = [temperament_at(kind, table, seat) for seat in range(5)]
        assert len(set(found)) == 5
        assert found == [temperament_at(kind, table, seat) for seat in range(5)]
        assert [make_bot(bot_at(kind, table, seat), 3 * seat).temperament for seat in range(5)] == found  # type: ignore[attr-defined]
    first = {temperament_at(kind, f"table {number}", 0) for number in range(60)}
    assert first == set(TEMPERAMENTS)


def test_who_has_no_temperament() -> None:
    assert temperament_at("master", "one", 0) is None
    assert bot_at("master", "one", 0) == "master"
    with pytest.raises(BotError, match="bold"):
        make_bot("master@temperament=bold", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_temperaments_have_names(language: str) -> None:
    texts = Texts(language, strict=True)
    named = [texts.get(f"temperament-{name}") for name in TEMPERAMENTS]
    assert len(set(named)) == len(TEMPERAMENTS)
    assert named == [texts.get(f"web-temperament-{name}") for name in TEMPERAMENTS]


def test_a_temperament_that_nobody_has() -> None:
    with pytest.raises(BotError, match="furious"):
        make_bot("club@temperament=furious", 1)
    with pytest.raises(BotError, match="random has no weights"):
        make_bot("random@rivalry=1", 1)


# --- reasons ---------------------------------------------------------------------------------------------------------
def test_a_reason_says_how_much_better_it_is_than_the_next_best() -> None:
    g = campaign()
    g.money = [30] * g.seats
    g.start = 0
    at(g, BUY_MEDIA)
    bot = make_bot("club", 1)
    assert isinstance(bot, Club)
    seen, options = view(g, 0), legal(g, 0)
    verdict = bot.judge(seen, options, Random(0))
    best, second = sorted(verdict.worth, key=lambda action: -verdict.worth[action])[:2]
    reason = bot.explain(seen, options, best)
    assert reason is not None
    assert reason.values["ahead"] == pytest.approx(verdict.worth[best] - verdict.worth[second])
    worse = bot.explain(seen, options, second)
    assert worse is not None
    assert "ahead" not in worse.values
    assert reason.values["win_chance"] == worse.values["next_win_chance"]
    assert 0.0 < float(str(reason.values["win_chance"])) < 1.0
    for language in LANGUAGES:
        renderer = Renderer(Texts(language, strict=True), g.config)
        assert len(renderer.reason(reason)) > len(renderer.reason(worse)) - 60
