"""The parts of the planner that both editions share: bids, auctions, plans for a purse, chances."""

from __future__ import annotations

from itertools import pairwise, permutations, product
from random import Random

import pytest

from macher.bots.planner.allocation import allocate
from macher.bots.planner.assignment import assign
from macher.bots.planner.auctions import lap_bid
from macher.bots.planner.bidding import MOST_CANDIDATES, candidate_bids, mixed_bids
from macher.bots.planner.forecast import chance, expected_points, first_chances
from macher.bots.planner.purse import money_for, worth_of_money
from macher.bots.planner.thought import best_of, drawn
from macher.rules.parts.states import points_for


# --- sealed bids -----------------------------------------------------------------------------------------------------
def first_of(tied: list[int]) -> int:
    return min(tied)


def odds_of(worth: tuple[float, ...], seat: int = 0, high: int = 8) -> dict[int, float]:
    """The bids of a seat where winning is worth so much to each seat, and a thousand one point."""

    def value(own: int, winner: int, price: int) -> float:
        return worth[own] - price if winner == own else 0.0

    return mixed_bids([candidate_bids(20, high) for _ in worth], value, first_of, seat, Random(3))


@pytest.mark.parametrize(("limit", "high"), [(0, 10), (3, 10), (50, 10), (50, 40), (500, 400)])
def test_candidate_bids_are_few_and_reach_the_top(limit: int, high: int) -> None:
    bids = candidate_bids(limit, high)
    assert bids[0] == 0
    assert bids == sorted(set(bids))
    assert len(bids) <= MOST_CANDIDATES
    assert bids[-1] <= min(limit, high)


def test_a_bid_is_a_draw_from_several() -> None:
    odds = odds_of((5.0, 5.0, 5.0, 5.0))
    assert sum(odds.values()) == pytest.approx(1.0)
    assert sum(chance > 0.05 for chance in odds.values()) >= 2


def test_nobody_bids_more_than_it_is_worth() -> None:
    odds = odds_of((3.0, 3.0, 3.0, 3.0))
    assert sum(chance for bid, chance in odds.items() if bid > 3) < 0.1


def test_who_gains_nothing_bids_little() -> None:
    eager, idle = odds_of((6.0, 0.0, 6.0), 0), odds_of((6.0, 0.0, 6.0), 1)
    assert mean(eager) > mean(idle)


def mean(odds: dict[int, float]) -> float:
    return sum(bid * chance for bid, chance in odds.items())


def test_a_seat_that_does_not_bid_is_left_out() -> None:
    odds = mixed_bids([[0, 1, 2], [], [0, 1, 2]], lambda seat, winner, price: 0.0, first_of, 0, Random(1))
    assert set(odds) == {0, 1, 2}


# --- open auctions ---------------------------------------------------------------------------------------------------
def test_the_last_to_speak_bids_just_enough() -> None:
    bid, surplus = lap_bid(high=3, own=9.0, later=(), limit=50, spread=2.0)
    assert bid == 4
    assert surplus == pytest.approx(5.0)


def test_who_speaks_before_a_rival_bids_more() -> None:
    alone, _ = lap_bid(high=-1, own=12.0, later=(), limit=50, spread=2.0)
    before, _ = lap_bid(high=-1, own=12.0, later=(5.0,), limit=50, spread=2.0)
    assert alone == 0
    assert before is not None
    assert before > 3


@pytest.mark.parametrize(("high", "own", "limit"), [(5, 5.0, 50), (5, 9.0, 5), (0, -2.0, 50)])
def test_nothing_is_bid_beyond_worth_or_money(high: int, own: float, limit: int) -> None:
    assert lap_bid(high, own, (1.0,), limit, 2.0)[0] is None


# --- plans -----------------------------------------------------------------------------------------------------------
PRICES = (0, 1, 2, 3, 5, 7)


def test_a_purse_is_spread_as_trying_everything_would() -> None:
    rng = Random(5)
    for _ in range(20):
        gains = [[0.0, *sorted(rng.uniform(0, 9) for _ in range(5))] for _ in range(3)]
        money, supply = rng.randrange(4, 20), rng.randrange(3, 12)
        plans = allocate(gains, PRICES.__getitem__, money, supply, lambda spent: 0.4 * spent)
        tried: dict[int, float] = {}
        for counts in product(range(6), repeat=3):
            spent = sum(PRICES[count] for count in counts)
            if spent <= money and sum(counts) <= supply:
                worth = sum(gains[land][count] for land, count in enumerate(counts)) - 0.4 * spent
                tried[counts[0]] = max(worth, tried.get(counts[0], worth))
        assert [plan[0] for plan in plans] == pytest.approx([tried[count] for count in sorted(tried)])
        for count, (_, counts) in enumerate(plans):
            assert counts[0] == count
            assert sum(PRICES[one] for one in counts) <= money


def test_people_are_sent_as_trying_everything_would() -> None:
    rng = Random(6)
    prices = {who: rng.randrange(1, 9) for who in range(4)}
    for money in (0, 5, 9, 40):
        gains = [{who: rng.uniform(0, 9) for who in range(4)} for _ in range(3)]
        best = 0.0
        for sent in permutations([0, 1, 2, 3, None, None, None], 3):
            people = [who for who in sent if who is not None]
            if sum(prices[who] for who in people) <= money:
                best = max(best, sum(gains[land][who] for land, who in enumerate(sent) if who is not None))
        assert assign(gains, prices, money) == pytest.approx(best)


# --- chances and money -----------------------------------------------------------------------------------------------
def test_a_lead_is_worth_more_the_less_may_change() -> None:
    assert chance(0.0, 5.0) == pytest.approx(0.5)
    assert chance(4.0, 2.0) > chance(4.0, 6.0) > 0.5
    assert chance(1000.0, 1.0) == 1.0
    assert chance(-1000.0, 1.0) == 0.0


def test_the_chances_to_be_first_add_up() -> None:
    chances = first_chances([30.0, 20.0, 20.0, -900.0], 5.0)
    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] == chances[2] > chances[3]


def test_expected_points_follow_the_card() -> None:
    points = (6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
    for votes in range(60):
        assert abs(expected_points(points, votes) - points_for(points, votes)) <= 4
    assert expected_points(points, 90) == 15
    assert expected_points(points, 0) == 0
    rising = [expected_points(points, votes / 2) for votes in range(120)]
    assert rising == sorted(rising)


def test_the_next_thousand_is_worth_less_than_the_last() -> None:
    worth = [worth_of_money(money, 0.7, 40.0) for money in range(80)]
    steps = [after - before for before, after in pairwise(worth)]
    assert steps == sorted(steps, reverse=True)
    assert steps[0] < 0.7
    assert worth_of_money(10, 0.7, 0.0) == 0.0


def test_money_for_points_is_where_one_stops_caring() -> None:
    money = money_for(5.0, 30.0, 0.7, 40.0)
    assert worth_of_money(30.0, 0.7, 40.0) - worth_of_money(30.0 - money, 0.7, 40.0) == pytest.approx(5.0, abs=0.01)
    assert money_for(500.0, 30.0, 0.7, 40.0) == 30.0


# --- choosing --------------------------------------------------------------------------------------------------------
def test_noise_makes_mistakes_and_none_makes_none() -> None:
    worth = {1: 2.0, 2: 3.0, 3: 0.0}
    rng = Random(4)
    assert {best_of(worth, 0.0, rng) for _ in range(20)} == {2}
    assert {best_of(worth, 2.0, rng) for _ in range(60)} == {1, 2, 3}


def test_a_mixed_strategy_is_drawn_by_its_odds() -> None:
    rng = Random(4)
    times = [drawn({7: 0.8, 8: 0.2, 9: 0.0}, rng) for _ in range(200)]
    assert times.count(7) > times.count(8) > 10
    assert 9 not in times
