"""The preliminary phase: one option of each column of the sheet (R06-6.1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2006.actions import COLUMN_ONE, COLUMN_TWO
from macher.rules.e2006.codes import BUY_MEDIA, CABINET_ACTIONS, MEDIA_EXCHANGE
from macher.rules.e2006.state import State
from macher.rules.events import BaseMoved, Chosen, Event, SheetRevealed, TakenBack, TrendMoved, VotesGained
from macher.rules.parts.codes import LANDS, MEDIA_AT, PLACE, REPLACE, TAKE_BACK
from tests.rules.e2006.positions import popularity, see, send, table
from tests.rules.factories import at, do, purse, refused, state_index, there, told

ONE_A, ONE_B, ONE_C = range(COLUMN_ONE, COLUMN_ONE + 3)
TWO_A, TWO_B, TWO_C, TWO_D = range(COLUMN_TWO, COLUMN_TWO + 4)


def sheet(first: int, lands: tuple[int, ...], second: int, media: tuple[int, ...] = ()) -> list[int]:
    """A filled-in sheet: an option, a land for each of its items, an option, a land for each media marker."""
    return [first, *(PLACE + land for land in lands), second, *(PLACE + land for land in media)]


MODEST = sheet(ONE_A, (3, 3, 3), TWO_D)


def all_but(g: State, seat: int, *answer: int) -> list[Event]:
    """One seat fills in this sheet, then the others a modest one: two popularity and meetings in the last state."""
    events = do(g, seat, *answer)
    for other in range(g.seats):
        if other != seat:
            events += do(g, other, *MODEST)
    return events


# --- filling in the sheet --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("variant", [7, 5])
def test_everybody_ticks_one_option_of_each_column(seats: int, variant: int) -> None:
    """R06-6.1-1: all at once, an option of three, a state beside each item, an option of four."""
    g = table(seats, variant)
    assert deciders(g) == tuple(range(seats))
    for seat in range(seats):
        assert legal(g, seat) == (ONE_A, ONE_B, ONE_C)
        do(g, seat, ONE_B, PLACE, PLACE, PLACE)
        assert legal(g, seat) == (TWO_A, TWO_B, TWO_C, TWO_D)


@pytest.mark.parametrize(
    ("first", "second", "named"), [(ONE_A, TWO_A, 6), (ONE_B, TWO_B, 5), (ONE_C, TWO_C, 4), (ONE_A, TWO_D, 3)]
)
def test_a_state_beside_each_item_but_members(first: int, second: int, named: int) -> None:
    """R06-6.1-1, R06-6.1-2, R06-6.1-3: three items of column 1, and the media markers of column 2."""
    g = table()
    lands = 0
    do(g, 0, first)
    while 0 in deciders(g):
        if legal(g, 0)[0] >= PLACE + LANDS:
            do(g, 0, second)
        else:
            assert legal(g, 0)[-1] == PLACE + LANDS - 1
            do(g, 0, legal(g, 0)[-1])
            lands += 1
    assert lands == named


def test_options_are_not_mixed_up() -> None:
    """R06-6.1-1: exactly one of column 1 and one of column 2; a second one of the same column is refused."""
    g = table()
    refusal = refused(g, 0, TWO_A)
    assert (refusal.rule, refusal.key) == ("R06-6.1-1", "not-offered")
    do(g, 0, ONE_A, PLACE, PLACE, PLACE)
    assert refused(g, 0, ONE_B).rule == "R06-6.1-1"
    do(g, 0, TWO_D)
    assert refused(g, 0, TWO_C).key == "already-chosen"


def test_sheets_are_secret_until_the_last_one() -> None:
    """R06-6.1-1: others see that a seat has chosen, not what; nothing is carried out before all are in."""
    g = table(3)
    log = [one for action in sheet(ONE_C, (0, 0, 1), TWO_B, (0, 0)) for one in apply(g, 0, action)]
    assert [event for _, event in log] == [Chosen(0)]
    for viewer in (None, 1, 2):
        seen = see(g, viewer)
        assert seen["answered"] == [True, False, False]
        assert seen["answer"] in (None, [])
        assert sum(seen["votes"]) == sum(seen["media"]) == 0
    assert see(g, 0)["answer"] == sheet(ONE_C, (0, 0, 1), TWO_B, (0, 0))
    do(g, 2, *MODEST)
    assert see(g)["round"] == 0
    last = [one for action in MODEST for one in apply(g, 1, action)]
    for viewer in (None, 0, 1, 2):
        assert len(told(events_for(last, viewer), SheetRevealed)) == 3


def test_a_sheet_may_be_taken_back_before_the_reveal() -> None:
    """R06-6.1-1: simultaneous: until the last sheet is in, a complete one may be changed."""
    g = table(3)
    do(g, 1, *sheet(ONE_A, (0, 1, 2), TWO_D))
    assert legal(g, 1) == (TAKE_BACK,)
    assert do(g, 1, TAKE_BACK) == [TakenBack(1)]
    assert legal(g, 1) == (ONE_A, ONE_B, ONE_C)
    events = all_but(g, 1, *sheet(ONE_C, (0, 1, 2), TWO_A, (1, 1, 1)))
    mine = next(one for one in told(events, SheetRevealed) if one.seat == 1)
    assert (mine.first, mine.second) == (2, 0)


# --- what the options bring ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("first", "lands", "ups", "meetings", "votes"),
    [
        (ONE_A, (0, 1, 2), (1, 1, 0), (1, 1, 7), (0, 0, 0)),
        (ONE_B, (0, 1, 2), (1, 0, 0), (1, 7, 1), (0, 0, 6)),
        (ONE_C, (0, 1, 2), (0, 0, 0), (7, 1, 1), (0, 6, 6)),
    ],
)
def test_column_one(
    first: int,
    lands: tuple[int, ...],
    ups: tuple[int, ...],
    meetings: tuple[int, ...],
    votes: tuple[int, ...],
) -> None:
    """R06-6.1-2: 1A two popularity and 6 meetings; 1B popularity, 6 meetings, 6 votes; 1C 6 meetings, twice 6 votes."""
    g = table()
    all_but(g, 0, *sheet(first, lands, TWO_D))
    assert tuple(popularity(g, land)[0] for land in range(3)) == ups
    assert tuple(there(g, "rallies", land)[0] for land in range(3)) == meetings
    assert tuple(there(g, "votes", land)[0] for land in range(3)) == votes
    assert see(g)["rally_supply"][0] == 8


@pytest.mark.parametrize(("second", "media", "members"), [(TWO_A, 3, 5), (TWO_B, 2, 9), (TWO_C, 1, 13), (TWO_D, 0, 17)])
def test_column_two(second: int, media: int, members: int) -> None:
    """R06-6.1-3: three media markers, or 4, 8 or 12 members for one, two or three of them."""
    g = table()
    all_but(g, 0, *sheet(ONE_A, (0, 0, 0), second, (1,) * media))
    assert there(g, "media", 1) == (media, 0, 0, 0)
    assert see(g)["media_supply"] == [5 - media, 5, 5, 5]
    assert see(g)["base"][0] == members


@pytest.mark.parametrize(("value", "members"), [("12", 17), ("10", 15)])
@pytest.mark.parametrize("variant", [7, 5])
def test_o06_04_the_last_option_of_column_two(value: str, members: int, variant: int) -> None:
    """R06-6.1-3, O06-04, G06-04: 12 members, or 10 as the scan of the sheet reads; the other options are the same."""
    g = table(variant=variant, prelim_2d=value)
    events = do(g, 0, *sheet(ONE_A, (0, 0, 0), TWO_D))
    events += do(g, 1, *sheet(ONE_A, (0, 0, 0), TWO_C, (0,)))
    events += do(g, 2, *sheet(ONE_A, (0, 0, 0), TWO_B, (0, 0)))
    events += do(g, 3, *sheet(ONE_A, (0, 0, 0), TWO_A, (0, 0, 0)))
    assert see(g)["base"] == [members, 13, 9, 5]
    assert BaseMoved(0, members - 5, members) in events


# --- states ----------------------------------------------------------------------------------------------------------
def test_twelve_votes_in_one_state() -> None:
    """R06-6.1-4, TV06-06: 1C with both vote items on one state: 12 votes there (G06-08)."""
    g = table()
    all_but(g, 0, *sheet(ONE_C, (2, 2, 2), TWO_D))
    assert there(g, "votes", 2) == (12, 0, 0, 0)
    assert there(g, "rallies", 2) == (7, 1, 1, 1)


def test_two_popularity_in_one_state() -> None:
    """R06-6.1-4: effects add up: popularity +2."""
    g = table()
    all_but(g, 0, *sheet(ONE_A, (1, 1, 2), TWO_D))
    assert popularity(g, 1) == (2, 0, 0, 0)


@pytest.mark.parametrize("land", range(LANDS))
def test_any_of_the_four_states(land: int) -> None:
    """R06-6.1-4: each item may go to any state, all of them to the same one."""
    g = table(3)
    all_but(g, 0, *sheet(ONE_B, (land,) * 3, TWO_A, (land,) * 3))
    assert (there(g, "votes", land)[0], there(g, "media", land)[0]) == (6, 3)
    assert there(g, "rallies", land)[0] == 7


def test_equal_items_may_be_named_in_any_order() -> None:
    """R06-6.1-4: whatever is named first, every state is left for the next one; a sheet is kept in one form only."""
    g = table()
    do(g, 0, ONE_A, PLACE + 3)
    assert legal(g, 0) == tuple(range(PLACE, PLACE + LANDS))
    do(g, 0, PLACE, PLACE + 2, TWO_A, PLACE + 2)
    assert legal(g, 0) == tuple(range(PLACE, PLACE + LANDS))
    do(g, 0, PLACE, PLACE + 1)
    assert see(g, 0)["answer"] == sheet(ONE_A, (0, 3, 2), TWO_A, (0, 1, 2))
    other = table()
    do(other, 0, *sheet(ONE_A, (0, 3, 2), TWO_A, (1, 0, 2)))
    assert see(other, 0) == see(g, 0)


# --- carrying them out -----------------------------------------------------------------------------------------------
def test_a_sheet_of_the_rulebook() -> None:
    """R06-6.1-2, R06-6.1-3, R06-6.1-4, R06-6.1-5, TV06-03: 1B and 2B of the example, all free."""
    g = table()
    bayern, hessen, berlin = (state_index(g, name) for name in ("BY", "HE", "BE"))
    g.card = [bayern, hessen, berlin, next(one for one in range(16) if one not in (bayern, hessen, berlin))]
    events = all_but(g, 0, *sheet(ONE_B, (0, 1, 0), TWO_B, (2, 2)))
    assert SheetRevealed(0, 1, 1, (bayern, hessen, bayern, berlin, berlin)) in events
    assert TrendMoved(0, bayern, 1, 1) in events
    assert VotesGained(0, bayern, 6, 6) in events
    assert BaseMoved(0, 4, 9) in events
    assert (popularity(g, 0)[0], there(g, "votes", 0)[0]) == (1, 6)
    assert there(g, "rallies", 1)[0] == 7
    assert there(g, "media", 2)[0] == 2
    seen = see(g)
    assert (seen["base"][0], purse(g, 0)) == (9, 25)
    assert (seen["rally_supply"][0], seen["media_supply"][0]) == (8, 3)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_is_free(seats: int) -> None:
    """R06-6.1-5: markers come from the supply, nobody pays anything, and then the first round begins."""
    g = table(seats)
    for seat in range(seats):
        do(g, seat, *sheet(ONE_C, (0, 1, 2), TWO_A, (0, 1, 2)))
    seen = see(g)
    assert (seen["paid"], seen["received"]) == ([0] * seats, [0] * seats)
    assert [purse(g, seat) for seat in range(seats)] == [25] * seats
    assert (seen["rally_supply"], seen["media_supply"]) == ([8] * seats, [2] * seats)
    assert (seen["round"], step_name(g)) == (1, "start-bid")


# --- media beyond the spaces -----------------------------------------------------------------------------------------
def overfull(seats: int = 3, counts: tuple[int, ...] = (3, 2, 2)) -> State:
    """These many media markers of each seat in the first state, by their sheets."""
    g = table(seats)
    option = {3: TWO_A, 2: TWO_B, 1: TWO_C}
    for seat, count in enumerate(counts):
        do(g, seat, *sheet(ONE_A, (3, 3, 3), option[count], (0,) * count))
    return g


def test_seven_media_markers_in_a_state() -> None:
    """R06-6.1-6, TV06-04: 3, 2 and 2 markers: all lie there and count; the player with 3 controls the media."""
    g = overfull()
    assert there(g, "media", 0) == (3, 2, 2)
    assert deciders(at(g, MEDIA_EXCHANGE, 0)) == (0,)


def test_nobody_buys_into_a_full_state() -> None:
    """R06-6.1-6, R06-6.2.5-1, TV06-04: 7 markers: buying there is refused, with the number of spaces (G06-07)."""
    g = at(overfull(), BUY_MEDIA)
    assert MEDIA_AT + 0 not in legal(g, 0)
    refusal = refused(g, 0, MEDIA_AT + 0)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R06-6.1-6", "media-spots-full", {"spots": 5})
    assert MEDIA_AT + 1 in legal(g, 0)


@pytest.mark.parametrize(("counts", "may_buy"), [((3, 2, 1), False), ((3, 1, 1), False), ((2, 1, 1), True)])
def test_five_markers_are_full(counts: tuple[int, ...], may_buy: bool) -> None:
    """R06-6.1-6: with five or more markers nobody may buy into the state, with four one more."""
    g = at(overfull(counts=counts), BUY_MEDIA)
    assert (MEDIA_AT + 0 in legal(g, 0)) == may_buy


def test_the_cabinet_swaps_in_an_overfull_state() -> None:
    """R06-6.1-6, R06-6.2.3-9, TV06-04: one for one: the count stays 7, and the control moves."""
    g = overfull()
    send(g, 0, (1, "finance_minister"))
    at(g, CABINET_ACTIONS)
    do(g, 1, REPLACE + 0)
    assert there(g, "media", 0) == (2, 3, 2)
    assert deciders(at(g, MEDIA_EXCHANGE, 0)) == (1,)


def test_a_tie_for_media_control() -> None:
    """R06-6.1-6, R06-0-7, TV06-05: 3, 3 and 1: nobody controls the media."""
    g = overfull(counts=(3, 3, 1))
    assert deciders(at(g, MEDIA_EXCHANGE, 0)) == ()


# --- order -----------------------------------------------------------------------------------------------------------
def revealed_order(seats: int, seed: int, **options: str) -> tuple[State, list[int]]:
    """Everybody puts 6 votes into the first state: in which order the sheets are carried out."""
    g = table(seats, 7, seed, (), **options)
    events: list[Event] = []
    for seat in reversed(range(seats)):
        events += do(g, seat, *sheet(ONE_B, (0, 0, 0), TWO_D))
    return g, [one.seat for one in told(events, SheetRevealed)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_o06_05_sheets_come_in_a_random_clockwise_order(seats: int) -> None:
    """R06-6.1-7, O06-05, G06-06: somebody is drawn, the others follow clockwise; who comes later lies on top."""
    firsts = set()
    for seed in range(30):
        g, order = revealed_order(seats, seed)
        assert order == [(order[0] + i) % seats for i in range(seats)]
        arrival = there(g, "arrival", 0)
        assert all(arrival[below] < arrival[above] for below, above in pairwise(order))
        firsts.add(order[0])
    assert firsts == set(range(seats))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_o06_05_sheets_in_seat_order(seats: int) -> None:
    """R06-6.1-7, O06-05: with `seat` the first seat begins and the last one lies on top."""
    for seed in range(5):
        g, order = revealed_order(seats, seed, prelim_order="seat")
        assert order == list(range(seats))
        assert there(g, "arrival", 0) == tuple(range(1, seats + 1))
