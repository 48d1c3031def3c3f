"""Orders for questions to come: what they do, what they rest on, and when they are void."""

from __future__ import annotations

from random import Random

import pytest

from macher.play import Table
from macher.play.orders import WAYS, Order, carry_out, facts_of, is_open, may_order, void_by, way_of
from macher.rules import View, step_name, view
from macher.rules.editions import edition as edition_named
from macher.rules.parts.codes import BID, PASS
from tests.play.tables import EDITIONS, any_turn, every_edition, people, play_until


def at_auction(edition: str) -> tuple[Table, int, int]:
    """A table at its first auction of a poll, the land of it, and the seat that is asked."""
    table = rich(play_until(people(edition), "poll-bid"))
    seat = table.deciders()[0]
    return table, open_land(table.view(seat)), seat


def rich(table: Table) -> Table:
    """Everybody has money, whatever chance has left them."""
    table.state.money[:] = [60] * len(table.seats)
    return table


def open_land(seen: View) -> int:
    land: int = seen.data["agenda"][-1] >> 8
    return land % 4


def bid(table: Table, land: int, most: int, **more: str) -> Order:
    return Order("poll-bid", table.state.round, land, most, **more)  # type: ignore[arg-type]


def acted(table: Table, seat: int, order: Order) -> list[int]:
    """What a seat that is asked does by an order."""
    draft = table.draft(seat)
    carry_out(draft, [order])
    return draft.actions


@every_edition
def test_a_bid_is_as_little_as_leads(edition: str) -> None:
    table, land, seat = at_auction(edition)
    least = min(action for action in table.legal(seat) if action >= BID)
    assert acted(table, seat, bid(table, land, 9)) == [least]
    table.commit(seat, [BID + 5])
    after = table.deciders()[0]
    assert acted(table, after, bid(table, land, 9)) == [BID + 6]


@every_edition
def test_or_the_whole_sum_at_once(edition: str) -> None:
    table, land, seat = at_auction(edition)
    most = min(7, table.state.money[seat])
    assert acted(table, seat, bid(table, land, most, how="whole")) == [BID + most]


@every_edition
def test_above_the_limit_it_passes(edition: str) -> None:
    table, land, seat = at_auction(edition)
    table.commit(seat, [BID + 5])
    for how in ("least", "whole"):
        assert acted(table, table.deciders()[0], bid(table, land, 5, how=how)) == [PASS]


@every_edition
def test_it_never_bids_money_that_is_not_there(edition: str) -> None:
    """Not even where the table punishes overbids instead of refusing them (O19-09)."""
    table = play_until(people(edition, overbid="penalty") if edition == "2019" else people(edition), "poll-bid")
    seat = table.deciders()[0]
    rich(table)
    order = bid(table, open_land(table.view(seat)), 90, how="whole")
    assert acted(table, seat, order) == [BID + 60]
    assert void_by(table.view(seat), order, facts_of(table.view(seat), order)) == "money"


def test_two_orders_raise_each_other_until_one_passes() -> None:
    """R06-6.2.7-4: lap after lap. The higher limit wins, for no more than it takes."""
    table, land, first = at_auction("2006")
    second = next(seat for seat in range(3) if seat != first)
    limits = {first: 8, second: 12}
    while step_name(table.state) == "poll-bid" and open_land(table.view(first)) == land and table.state.bidders:
        seat = table.deciders()[0]
        table.commit(seat, acted(table, seat, bid(table, land, limits[seat])) if seat in limits else [PASS])
    assert table.state.turn == second
    assert table.state.money[second] == 60 - 8


@every_edition
def test_a_bid_is_for_its_own_state_only(edition: str) -> None:
    table, land, seat = at_auction(edition)
    other = next(one for one in table.state.order if one != land)
    assert acted(table, seat, bid(table, other, 9)) == []
    assert not is_open(table.view(seat), bid(table, other, 9))


@every_edition
def test_a_sealed_bid_is_written_as_it_was_given(edition: str) -> None:
    table = play_until(people(edition), "start-bid")
    order = Order("start-bid", table.state.round, None, 3)
    for seat in table.deciders():
        assert acted(table, seat, order) == [BID + 3]


@every_edition
def test_a_pass_goes_on_as_long_as_its_question_comes(edition: str) -> None:
    """Media markers are bought round and round: one order passes in every lap."""
    table = play_until(people(edition), "media-buy")
    order = Order("media-buy", table.state.round)
    while step_name(table.state) == "media-buy":
        seat = table.deciders()[0]
        assert void_by(table.view(seat), order, facts_of(table.view(seat), order)) is None
        table.commit(seat, acted(table, seat, order))
    assert void_by(table.view(0), order, facts_of(table.view(0), order)) == "past"


@every_edition
def test_an_order_of_all_states_makes_one_turn_of_them(edition: str) -> None:
    """Passing for every state is one turn, as somebody at the page would make it."""
    step = {"2019": "rally-buy", "2006": "meetings-buy"}[edition]
    table = play_until(people(edition), step)
    seat = table.deciders()[0]
    draft = table.draft(seat)
    used, refused = carry_out(draft, [Order(step, table.state.round)])
    assert len(used) > 1
    assert refused == []
    assert draft.done
    assert draft.actions == [way.nothing for way in WAYS[edition] if way.step == step] * len(used)


@every_edition
def test_the_order_of_a_state_comes_before_that_of_all(edition: str) -> None:
    table = play_until(people(edition), "media-exchange", "poll-bid")
    table = play_until(table, "poll-bid")
    seat = table.deciders()[0]
    land = open_land(table.view(seat))
    draft = table.draft(seat)
    used, _ = carry_out(draft, [Order("poll-bid", table.state.round), bid(table, land, 9)])
    assert [order.most for order in used][:1] == [9]


# --- void -------------------------------------------------------------------------------------------------------------
@every_edition
def test_another_round_is_another_matter(edition: str) -> None:
    table = play_until(people(edition), "media-buy")
    order = Order("media-buy", table.state.round)
    facts = facts_of(table.view(0), order)
    table.state.round += 1
    assert void_by(table.view(0), order, facts) == "past"
    assert not is_open(table.view(0), order)


@every_edition
def test_another_state_on_the_board(edition: str) -> None:
    table, land, seat = at_auction(edition)
    order = bid(table, land, 1)
    facts = facts_of(table.view(seat), order)
    table.state.card[land] = table.state.card[(land + 1) % 4]
    assert void_by(table.view(seat), order, facts) == "land"


@every_edition
def test_money_that_went_elsewhere(edition: str) -> None:
    table, land, seat = at_auction(edition)
    order = bid(table, land, 4)
    facts = facts_of(table.view(seat), order)
    assert void_by(table.view(seat), order, facts) is None
    table.state.money[seat] = 3
    assert void_by(table.view(seat), order, facts) == "money"


def test_money_of_the_next_round_is_still_to_come() -> None:
    table, _, seat = at_auction("2019")
    order = Order("start-bid", table.state.round + 1, None, table.state.money[seat] + 5)
    assert void_by(table.view(seat), order, facts_of(table.view(seat), order)) is None


def test_a_coalition_that_was_made_or_forced_meanwhile() -> None:
    """R06-6.2.4-3: whoever is forced into a coalition plans anew."""
    table = play_until(people("2006"), "media-buy")
    table.state.partner[:] = [-1, -1, -1]
    order = Order("media-buy", table.state.round)
    facts = facts_of(table.view(0), order)
    table.state.partner[:] = [1, 0, -1]
    assert void_by(table.view(0), order, facts) == "coalition"


def test_an_auction_that_began_anew() -> None:
    """R19-12.9: the highest bidder could not pay; the others bid again, without that party."""
    table, land, seat = at_auction("2019")
    order = bid(table, land, 1)
    facts = facts_of(table.view(seat), order)
    assert "auction" in facts
    table.state.excluded |= 1 << (seat + 1) % 3
    assert void_by(table.view(seat), order, facts) == "auction"


@every_edition
def test_somebody_did_more_than_pass(edition: str) -> None:
    table = rich(play_until(people(edition), "media-buy"))
    seat = table.deciders()[0]
    waits = next(other for other in range(3) if other != seat)
    alone, always = (Order("media-buy", table.state.round, alone=one) for one in (True, False))
    facts = [facts_of(table.view(waits), one) for one in (alone, always)]
    table.commit(seat, [next(action for action in table.legal(seat) if action != PASS)])
    assert void_by(table.view(waits), alone, facts[0]) == "others"
    assert void_by(table.view(waits), always, facts[1]) is None


@every_edition
def test_an_auction_that_is_over_is_past_before_the_phase_is(edition: str) -> None:
    table, land, _ = at_auction(edition)
    order = bid(table, land, 1)
    while step_name(table.state) == "poll-bid" and open_land(table.view(None)) == land:
        table.commit(table.deciders()[0], [PASS])
    assert table.view(0).data["phase"] == way_of(edition, "poll-bid").phase  # type: ignore[union-attr]
    assert void_by(table.view(0), order, facts_of(table.view(0), order)) == "past"


# --- what can be ordered ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("luck", range(3))
def test_whatever_is_offered_can_be_done_when_it_is_asked(edition: str, luck: int) -> None:
    """Through whole games: each question that has an order was offered before, and passing is legal when it is put."""
    table, rng = people(edition, f"orders {luck}", seats=3 + luck), Random(luck)
    offered: dict[int, set[tuple[str, int, int | None]]] = {seat: set() for seat in range(3 + luck)}
    met = set()
    while table.deciders():
        for seat in offered:
            offered[seat] |= {(one.step, one.round, one.land) for one in may_order(table.view(seat))}
        seat = rng.choice(table.deciders())
        data = table.view(seat).data
        way = next((one for one in WAYS[edition] if data["step"] in one.steps and one.phase == data["phase"]), None)
        if way is not None and data["round"] > 0:
            land = open_land(table.view(seat)) if way.by_land else None
            assert (way.step, data["round"], land) in offered[seat]
            assert way.nothing is None or way.nothing in table.legal(seat)
            met.add(way.step)
        table.commit(seat, any_turn(table, seat, rng).actions)
    rare = {"start-raise", "start-rebid", "coalition-turn", "coalition-answer", "media-exchange"}
    assert {way.step for way in WAYS[edition]} - met <= rare
    assert may_order(table.view(0)) == []


@every_edition
def test_ways_name_steps_of_their_edition(edition: str) -> None:
    steps = {step.name for step in edition_named(edition).steps}
    assert {step for way in WAYS[edition] for step in way.steps} <= steps


@every_edition
def test_what_an_order_rests_on_is_in_the_view_of_its_seat(edition: str) -> None:
    """Facts are the same in a world where the others have other money and hands."""
    table, land, seat = at_auction(edition)
    order = bid(table, land, 1)
    facts = facts_of(view(table.state, seat), order)
    for other in range(3):
        if other != seat:
            table.state.money[other] += 11
    assert facts_of(view(table.state, seat), order) == facts
