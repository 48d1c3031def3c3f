"""Phase 8: converting meetings into votes, and the exchange by absolute majority (R06-6.2.8)."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from macher.rules import deciders, legal
from macher.rules.e2006.codes import CONVERSIONS, CONVERT_IN, MAJORITY_EXCHANGE
from macher.rules.e2006.state import State
from macher.rules.events import ConversionPassed, OpinionExchanged, OpinionKept, RalliesConverted
from macher.rules.parts.codes import CARD_TYPES, CONVERT, EXCHANGE, LANDS, PASS
from tests.rules.e2006.elections import PLAYERS, all_pass, asked, exchange, exchanges, run, seen_by, stack
from tests.rules.e2006.positions import (
    card,
    cards,
    pool,
    ready,
    see,
    set_opinions,
    set_platform,
    set_pool,
    set_popularity,
    set_votes,
)
from tests.rules.factories import at, do, open_opinions, put, refused, there

PLATFORM = "+gen -tax +nuc +wag -soc"


def later(g: State) -> int:
    """The last state in line: converted first."""
    return g.order[-1]


def meetings(g: State, land: int, *by_seat: int) -> None:
    """So many meeting markers in a land; the supply follows."""
    for seat, count in enumerate(by_seat):
        g.rally_supply[seat] += g.rallies[land * g.seats + seat] - count
    put(g.rallies, g, land, by_seat)


def factor(g: State, land: int, popularity: int, coincidence: int) -> None:
    """Seat 0 has this popularity and this coincidence (-4 to 4) in a land."""
    set_popularity(g, land, popularity)
    set_platform(g, 0, PLATFORM)
    like, unlike = "+gen -tax +nuc +wag", "-gen +tax -nuc -wag"
    set_opinions(g, land, " ".join((like if coincidence > 0 else unlike).split()[: abs(coincidence)]))


def convert(g: State, land: int, count: int, seat: int = 0) -> int:
    """A seat converts so many of its meetings in a land, and nothing else happens; its votes there."""
    at(g, CONVERT_IN, seat * LANDS + land)
    do(g, seat, CONVERT + count)
    return there(g, "votes", land)[seat]


# --- where, who and when ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_states_backwards_without_the_current_one_and_player_order(seats: int, variant: int) -> None:
    """R06-6.2.8-1, R06-6.2.8-2, R06-0-4, R06-0-1: in each state every player decides once."""
    g = ready(seats, variant, start=1)
    for land in g.order:
        put(g.rallies, g, land, (5,) * seats)
    at(g, CONVERSIONS)
    events = []
    while deciders(g):
        events += do(g, deciders(g)[0], PASS)
    order = [(1 + turn) % seats for turn in range(seats)]
    assert events == [ConversionPassed(seat, g.card[land]) for land in reversed(g.order[1:]) for seat in order]


def test_the_current_state_may_be_included() -> None:
    """R06-6.2.8-2, G06-36, O06-15 convert_in_current_state = true: last of all, with its majority exchange."""
    g = ready(seats=3, convert_in_current_state="true")
    current = g.order[0]
    meetings(g, current, 5, 5, 4)
    set_votes(g, current, 0, 6, 0)
    set_opinions(g, current, "+gen -tax")
    at(g, CONVERSIONS)
    assert asked(g) == ("convert", 0)
    do(g, 0, PASS)
    assert asked(g) == ("convert", 1)
    do(g, 1, PASS)
    assert asked(g) == ("majority-exchange", 1)


def test_the_current_state_is_left_out() -> None:
    """R06-6.2.8-2, R06-6.3.1-4, G06-36: neither conversion nor majority exchange there."""
    g = ready(seats=3)
    meetings(g, g.order[0], 10, 10, 10)
    set_votes(g, g.order[0], 0, 6, 0)
    at(g, CONVERSIONS)
    assert deciders(g) == ()


def test_four_markers_are_too_few() -> None:
    """TV06-34, R06-6.2.8-3: with 4 in a later state nobody is asked; with 5 any number from 0 to 5."""
    g = ready()
    land = later(g)
    meetings(g, land, 4, 5, 10, 1)
    at(g, CONVERSIONS)
    assert asked(g) == ("convert", 1)
    assert legal(g, 1) == (PASS, *range(CONVERT + 1, CONVERT + 6))
    do(g, 1, CONVERT + 2)
    assert asked(g) == ("convert", 2)
    assert legal(g, 2) == (PASS, *range(CONVERT + 1, CONVERT + 11))


def test_no_more_than_there_are() -> None:
    """R06-6.2.8-3: the refusal names the limits."""
    g = ready()
    meetings(g, later(g), 6)
    at(g, CONVERSIONS)
    for action in (CONVERT, CONVERT + 7):
        no = refused(g, 0, action)
        assert (no.rule, no.key, no.numbers) == ("R06-6.2.8-3", "convert-limits", {"least": 1, "most": 6})


def test_five_or_none_with_the_option() -> None:
    """R06-6.2.8-3, G06-35, O06-14 convert_min = 5: at least five at a time."""
    g = ready(convert_min="5")
    meetings(g, later(g), 7, 4)
    at(g, CONVERSIONS)
    assert legal(g, 0) == (PASS, CONVERT + 5, CONVERT + 6, CONVERT + 7)
    no = refused(g, 0, CONVERT + 4)
    assert (no.rule, no.numbers) == ("R06-6.2.8-3", {"least": 5, "most": 7})


def test_one_is_enough_by_default() -> None:
    """R06-6.2.8-3, O06-14 convert_min = 1: no minimum per conversion, stated or not."""
    plain, stated = ready(), ready(convert_min="1")
    for g in (plain, stated):
        meetings(g, later(g), 7)
        at(g, CONVERSIONS)
    assert legal(plain, 0) == legal(stated, 0) == (PASS, *range(CONVERT + 1, CONVERT + 8))


# --- votes -----------------------------------------------------------------------------------------------------------
def test_factor_three() -> None:
    """TV06-30, R06-6.2.8-4, R06-6.2.8-8, R06-6.2.8-9: coincidence +1, popularity +2, 8 markers: 24 votes."""
    g = ready()
    land = later(g)
    meetings(g, land, 8)
    factor(g, land, 2, 1)
    at(g, CONVERT_IN, land)
    assert seen_by(g, 0, CONVERT + 8, None) == [RalliesConverted(0, g.card[land], 8, 2, 1, 24, 24)]
    assert (there(g, "votes", land)[0], there(g, "rallies", land)[0]) == (24, 0)


@pytest.mark.parametrize(("standing", "count", "votes"), [(10, 10, 5), (5, 5, 2), (6, 1, 0)])
def test_lowest_factor(standing: int, count: int, votes: int) -> None:
    """TV06-31, R06-6.2.8-8: coincidence -4, popularity -3: one vote for two markers, 10 to 5, 5 to 2, 1 to 0."""
    g = ready()
    land = later(g)
    meetings(g, land, standing)
    factor(g, land, -3, -4)
    assert convert(g, land, count) == votes


def test_coincidence_with_a_key_issue() -> None:
    """TV06-32, R06-6.2.8-5, R06-6.2.8-7: +2 -1 +0 +1 = +2; popularity -1: factor 1; 7 markers, 7 votes."""
    g = ready()
    land = later(g)
    meetings(g, land, 7)
    set_platform(g, 0, PLATFORM)
    set_opinions(g, land, "+gen +tax +ter -soc", doubled="+gen")
    set_popularity(g, land, -1)
    at(g, CONVERT_IN, land)
    assert do(g, 0, CONVERT + 7) == [RalliesConverted(0, g.card[land], 7, -1, 2, 7, 7)]


def test_a_contradicted_key_issue_counts_minus_two() -> None:
    """R06-6.2.8-7, R06-6.2.3-8: -2 instead of -1."""
    g = ready()
    land = later(g)
    meetings(g, land, 6)
    set_platform(g, 0, PLATFORM)
    set_opinions(g, land, "-gen -tax", doubled="-gen")
    set_popularity(g, land, 3)
    at(g, CONVERT_IN, land)
    assert do(g, 0, CONVERT + 6) == [RalliesConverted(0, g.card[land], 6, 3, -1, 12, 12)]


def test_factor_zero() -> None:
    """TV06-33, R06-6.2.8-8: 7 markers make 3 votes; factor 1 would make 7."""
    for popularity, votes in ((-1, 3), (0, 7)):
        g = ready()
        land = later(g)
        meetings(g, land, 7)
        factor(g, land, popularity, 1)
        assert convert(g, land, 7) == votes


@pytest.mark.parametrize(("popularity", "coincidence"), [(1, 0), (-2, 3), (3, -2), (0, 1)])
def test_factor_one_counts_every_marker(popularity: int, coincidence: int) -> None:
    """R06-6.2.8-4, R06-6.2.8-8: popularity and coincidence are added, whatever their signs."""
    g = ready()
    land = later(g)
    meetings(g, land, 9)
    factor(g, land, popularity, coincidence)
    assert convert(g, land, 9) == 9


def test_an_issue_outside_the_platform_counts_nothing() -> None:
    """R06-6.2.8-5: 0 for terrorism and the economy, key issue or not."""
    g = ready()
    land = later(g)
    meetings(g, land, 5)
    set_platform(g, 0, PLATFORM)
    set_opinions(g, land, "+ter -eco -soc", doubled="+ter")
    set_popularity(g, land, 1)
    assert convert(g, land, 5) == 10


def test_face_down_opinions_count_nothing() -> None:
    """R06-6.2.8-6, G06-38: whatever lies there."""
    for under in ("+gen", "-gen"):
        g = ready()
        land = later(g)
        meetings(g, land, 5)
        factor(g, land, 2, 0)
        g.opinions[land * 4] = card(under)
        assert convert(g, land, 5) == 10


def test_each_conversion_is_rounded_on_its_own() -> None:
    """R06-6.2.8-8, G06-40: 5 and 3 of eight markers make 2 and 1 votes, not 4."""
    g = ready()
    land = later(g)
    factor(g, land, 0, 0)
    meetings(g, land, 8)
    convert(g, land, 5)
    meetings(g, land, 5)
    assert convert(g, land, 3) == 3


def test_converted_markers_return_to_the_supply() -> None:
    """R06-6.2.8-9, R06-6.2.8-3: a part of them; the rest stays."""
    g = ready()
    land = later(g)
    meetings(g, land, 8)
    supply = see(g)["rally_supply"][0]
    convert(g, land, 6)
    assert (see(g)["rally_supply"][0], there(g, "rallies", land)[0]) == (supply + 6, 2)


def test_a_pass_is_told() -> None:
    """R06-6.2.8-3: none."""
    g = ready()
    land = later(g)
    meetings(g, land, 8)
    at(g, CONVERSIONS)
    assert seen_by(g, 0, PASS, 1) == [ConversionPassed(0, g.card[land])]
    assert there(g, "rallies", land)[0] == 8


@lru_cache
def _start() -> State:
    return ready()


@settings(max_examples=100)
@given(st.integers(-3, 3), st.integers(-4, 4), st.integers(1, 10), st.integers(0, 50))
def test_votes_by_the_formula(popularity: int, coincidence: int, count: int, votes: int) -> None:
    """R06-6.2.8-4, R06-6.2.8-8, R06-6.2.8-10, R06-0-10: k times the factor, or half of k; never above 50."""
    g = _start().copy()
    land = later(g)
    meetings(g, land, 10)
    factor(g, land, popularity, coincidence)
    put(g.votes, g, land, (votes,))
    rate = popularity + coincidence
    gain = count * rate if rate >= 1 else count // 2
    assert convert(g, land, count) == min(50, votes + gain)


# --- fifty, and the stack --------------------------------------------------------------------------------------------
def test_more_than_fifty_votes() -> None:
    """TV06-35, R06-6.2.8-8, R06-6.2.8-10, R06-0-10: popularity +3, four matches, one key, 10 markers: 80, so 50."""
    g = ready()
    land = later(g)
    meetings(g, land, 10)
    set_platform(g, 0, PLATFORM)
    set_opinions(g, land, "+gen -tax +nuc +wag", doubled="+nuc")
    set_popularity(g, land, 3)
    at(g, CONVERT_IN, land)
    assert do(g, 0, CONVERT + 10) == [RalliesConverted(0, g.card[land], 10, 3, 5, 50, 50)]


def on_fifty(**options: str) -> tuple[State, int]:
    """A reaches 50, then B reaches 50, then A earns 8 more."""
    g = ready(4, 7, (), 0, 30, **options)
    land = later(g)
    set_votes(g, land, 49, 49)
    set_opinions(g, land, "")
    set_popularity(g, land, 1, 1)
    for seat, count in ((0, 5), (1, 5), (0, 8)):
        meetings(g, land, 8, 8)
        convert(g, land, count, seat)
    assert there(g, "votes", land)[:2] == (50, 50)
    return g, land


def test_order_on_fifty() -> None:
    """TV06-36, R06-6.2.8-10, R06-0-11, G06-39: bottom A, top B; who earns more on 50 does not move."""
    g, land = on_fifty()
    bottom, top = there(g, "arrival", land)[:2]
    assert bottom < top


def test_order_on_fifty_with_the_option() -> None:
    """R06-6.2.8-10, R06-0-11, G06-39, O06-17 restack_at_50 = true: A earned last and lies on top."""
    g, land = on_fifty(restack_at_50="true")
    top, bottom = there(g, "arrival", land)[:2]
    assert bottom < top


@pytest.mark.parametrize("restack", ["false", "true"])
def test_a_marker_that_does_not_move_keeps_its_place(restack: str) -> None:
    """R06-0-11, G06-39, O06-17: a conversion that makes no vote is no arrival, whatever the option."""
    g = ready(restack_at_50=restack)
    land = later(g)
    set_votes(g, land, 20, 20)
    set_popularity(g, land, -3)
    set_opinions(g, land, "")
    meetings(g, land, 5)
    before = there(g, "arrival", land)
    assert convert(g, land, 1) == 20
    assert there(g, "arrival", land) == before


def test_who_arrives_later_lies_on_top() -> None:
    """R06-6.2.8-10, R06-0-11: on any space; seat 0 comes to the 10 where seat 1 is."""
    g = ready()
    land = later(g)
    set_votes(g, land, 5, 10)
    set_opinions(g, land, "")
    set_popularity(g, land, 1)
    meetings(g, land, 5)
    assert convert(g, land, 5) == 10
    arrival = there(g, "arrival", land)
    assert arrival[0] > arrival[1]


# --- the exchange by absolute majority -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("votes", "holder"),
    [
        ((12, 6, 5, 0), 0),
        ((11, 6, 5, 0), None),
        ((0, 0, 0, 0), None),
        ((0, 1, 0, 0), 1),
        ((50, 50, 0, 0), None),
        ((10, 10, 30, 9), 2),
    ],
)
def test_absolute_majority(votes: tuple[int, ...], holder: int | None) -> None:
    """TV06-37, R06-6.2.8-11, R06-0-8: more than all others together: 12 against 11, not 11 against 11."""
    g = ready()
    set_votes(g, later(g), *votes)
    at(g, CONVERSIONS)
    assert deciders(g) == (() if holder is None else (holder,))


def test_majority_without_converting() -> None:
    """TV06-38, R06-6.2.8-11, G06-37: 6 against 0 and 0, nobody converted: exchange allowed."""
    g = ready(seats=3)
    land = later(g)
    set_votes(g, land, 6, 0, 0)
    set_opinions(g, land, "+gen")
    set_pool(g, "-gen +tax +wag -nuc -nuc +soc")
    at(g, CONVERSIONS)
    assert asked(g) == ("majority-exchange", 0)
    assert seen_by(g, 0, exchange(g, land, "+gen", "+wag"), None) == [
        OpinionExchanged(0, g.card[land], card("+gen"), card("+wag"))
    ]
    assert open_opinions(g, land) == [card("+wag")]
    assert pool(g) == sorted(cards("-gen +tax -nuc -nuc +soc +gen"))


@pytest.mark.parametrize(("action", "exchanger"), [(PASS, ()), (CONVERT + 5, (0,)), (CONVERT + 1, (0,))])
def test_only_who_converted_with_the_option(action: int, exchanger: tuple[int, ...]) -> None:
    """R06-6.2.8-11, G06-37, O06-16 majority_needs_conversion = true: the holder must have converted there now."""
    g = ready(majority_needs_conversion="true")
    land = later(g)
    set_votes(g, land, 20)
    meetings(g, land, 5)
    at(g, CONVERSIONS)
    do(g, 0, action)
    assert deciders(g) == exchanger


def test_a_conversion_counts_for_its_own_state_only() -> None:
    """R06-6.2.8-11, O06-16: who converted in the state before has not converted in this one."""
    g = ready(majority_needs_conversion="true")
    last, before = g.order[3], g.order[2]
    meetings(g, last, 5)
    set_votes(g, last, 0, 50)
    set_votes(g, before, 20)
    at(g, CONVERSIONS)
    do(g, 0, CONVERT + 5)
    assert deciders(g) == ()


def test_the_standing_after_the_conversions_decides() -> None:
    """R06-6.2.8-11: after all players have decided there, before the next state is treated."""
    g = ready(seats=3)
    last, before = g.order[3], g.order[2]
    set_votes(g, last, 8, 0, 0)
    set_opinions(g, last, "")
    set_popularity(g, last, 0, 3, 0)
    meetings(g, last, 1, 5, 1)
    meetings(g, before, 5, 1, 1)
    set_opinions(g, last, "+ter")
    for seat in range(3):
        set_platform(g, seat, PLATFORM)
    at(g, CONVERSIONS)
    assert asked(g) == ("convert", 1)
    do(g, 1, CONVERT + 5)  # 15 against 8
    assert asked(g) == ("majority-exchange", 1)
    do(g, 1, PASS)
    assert asked(g) == ("convert", 0)


def test_the_majority_exchange_is_optional() -> None:
    """R06-6.2.8-11: "may"; every state of its own."""
    g = ready()
    for land in g.order:
        set_votes(g, land, 0, 0, 0, 6)
    at(g, CONVERSIONS)
    events = []
    while deciders(g):
        assert asked(g) == ("majority-exchange", 3)
        events += do(g, 3, PASS)
    assert events == [OpinionKept(3, g.card[land]) for land in reversed(g.order[1:])]


def test_the_majority_exchange_follows_the_rules_of_exchanges() -> None:
    """R06-6.2.8-12, R06-6.2.5-5, R06-6.2.5-6, R06-6.2.5-7, R06-6.2.5-8: key, face-down cards, conflicts, pool."""
    g = ready()
    land = later(g)
    set_votes(g, land, 6)
    set_opinions(g, land, "+gen -tax +nuc", doubled="+gen")
    set_pool(g, "+tax -gen +wag -nuc -nuc +soc")
    at(g, MAJORITY_EXCHANGE, land)
    assert {new for old, new in exchanges(g, land, 0) if old == card("-tax")} == set(cards("+tax +wag +soc"))
    assert refused(g, 0, exchange(g, land, "+gen", "-gen")).rule == "R06-6.2.5-8"
    assert refused(g, 0, exchange(g, land, "-tax", "-nuc")).rule == "R06-6.2.5-6"
    assert refused(g, 0, exchange(g, land, "-tax", "+eco")).key == "not-in-display"
    assert refused(g, 0, EXCHANGE + 3 * CARD_TYPES + card("+wag")).key == "opinion-face-down"


def test_the_option_against_opposites_holds_here_too() -> None:
    """R06-6.2.8-12, R06-6.2.5-6, O06-12 exchange_allow_flip = false."""
    g = ready(exchange_allow_flip="false")
    land = later(g)
    set_votes(g, land, 6)
    set_opinions(g, land, "+gen -tax")
    set_pool(g, "+tax -gen +wag -nuc -nuc +soc")
    at(g, MAJORITY_EXCHANGE, land)
    assert {new for _, new in exchanges(g, land, 0)} == set(cards("+wag -nuc +soc"))


def test_no_media_are_needed() -> None:
    """R06-6.2.8-11: votes decide, not markers; media control gives nothing here."""
    g = ready()
    land = later(g)
    put(g.media, g, land, (3, 0, 0, 0))
    set_votes(g, land, 4, 5, 0, 0)
    assert run(g, CONVERSIONS) == []
    assert asked(g) == ("majority-exchange", 1)


def test_stacks_are_kept_apart_by_state() -> None:
    """R06-0-11, R06-6.2.8-10: a conversion in one state leaves the stack of another alone."""
    g = ready()
    land, other = g.order[3], g.order[2]
    set_votes(g, other, 20, 20)
    stack(g, other, 1, 0)
    before = there(g, "arrival", other)
    meetings(g, land, 6)
    convert(g, land, 6)
    assert there(g, "arrival", other) == before
    assert all_pass(g) == []
