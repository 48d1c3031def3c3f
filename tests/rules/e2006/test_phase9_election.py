"""The election: seats, the winner, and what the victory brings (R06-6.3.1 to R06-6.3.4)."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from macher.rules import deciders, legal
from macher.rules.e2006.actions import NATIONAL, NATIONAL_SPACES
from macher.rules.e2006.codes import ELECTION, FINAL_CONVERSION, MEMBERSHIP, WINNER
from macher.rules.e2006.state import State
from macher.rules.events import (
    BaseMoved,
    ElectionHeld,
    ElectionWon,
    NationalPassed,
    NationalPlaced,
    NationalReplaced,
    NationalSecured,
    NoseBeaten,
    NoWinner,
    PresenceKept,
    PresenceMoved,
    RalliesConverted,
)
from macher.rules.parts.codes import KEEP, MOVE, PASS, SKIP, SLOTS
from tests.rules.e2006.elections import (
    PLAYERS,
    asked,
    elect,
    join,
    national,
    place,
    places,
    presence,
    run,
    seen_by,
    set_national,
    stack,
    vote,
)
from tests.rules.e2006.positions import card, cards, ready, see, set_opinions, set_platform, set_popularity, set_votes
from tests.rules.factories import as_begun_earlier, do, put, refused, state_index, there, told

A, B, C, D, E = range(5)
OPINIONS = "+gen -tax +ter -soc"


def seats_of(g: State, number: int = 1) -> list[int]:
    """The seats that each player won in an election, as a spectator sees them."""
    return see(g)["points"][(number - 1) * g.seats : number * g.seats]


def won(g: State, votes: tuple[int, ...], media: tuple[int, ...] = ()) -> ElectionWon:
    """The winner of an election with these votes, later seats on top."""
    (event,) = told(elect(g, votes, media), ElectionWon)
    return event


# --- 6.3.1: final conversion and seats -------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_all_meetings_of_the_current_state_are_converted(seats: int, variant: int) -> None:
    """R06-6.3.1-1, R06-6.2.8-8: in player order, also fewer than five, without a choice; the markers return."""
    g = ready(seats, variant, start=1)
    land = g.order[0]
    put(g.rallies, g, land, (4,) * seats)
    set_opinions(g, land, "")
    set_popularity(g, land, *((2,) * seats))
    supply = see(g)["rally_supply"]
    events = told(run(g, FINAL_CONVERSION), RalliesConverted)
    assert [one.seat for one in events] == [(1 + turn) % seats for turn in range(seats)]
    assert there(g, "votes", land) == (8,) * seats
    assert there(g, "rallies", land) == (0,) * seats
    assert see(g)["rally_supply"] == [own + 4 for own in supply]
    assert deciders(g) == ()
    assert there(g, "rallies", g.order[1]) == (1,) * seats  # elsewhere they stay


@pytest.mark.parametrize(("start", "top"), [(0, 2), (1, 0), (2, 1)])
def test_player_order_decides_the_stack(start: int, top: int) -> None:
    """R06-6.3.1-1, R06-0-11, R06-6.3.2-3: who converts last comes to lie on top and wins by a nose."""
    g = ready(seats=3, start=start)
    land = g.order[0]
    set_opinions(g, land, "")
    set_popularity(g, land, 1, 1, 1)
    put(g.rallies, g, land, (7, 7, 7))
    events = run(g, FINAL_CONVERSION, ELECTION, WINNER)
    assert told(events, ElectionWon) == [ElectionWon((top,), g.card[land], True)]


def test_the_final_conversion_rounds_down_and_stops_at_fifty() -> None:
    """R06-6.3.1-1, R06-6.2.8-8, R06-6.2.8-10: one marker at factor 0 makes nothing; 50 is the end."""
    g = ready(seats=3)
    land = g.order[0]
    set_opinions(g, land, "")
    set_votes(g, land, 3, 45, 0)
    set_popularity(g, land, 0, 3, -1)
    put(g.rallies, g, land, (1, 4, 5))
    run(g, FINAL_CONVERSION)
    assert there(g, "votes", land) == (3, 50, 2)


def test_no_majority_exchange_after_the_final_conversion() -> None:
    """R06-6.3.1-4, G06-36: 50 against 0, and the next decision is the national board."""
    g = ready()
    land = g.order[0]
    set_votes(g, land, 50)
    put(g.rallies, g, land, (0, 0, 0, 0))
    run(g, FINAL_CONVERSION, ELECTION, WINNER)
    assert asked(g) == ("national-opinion", 0)
    run(g, FINAL_CONVERSION)
    assert deciders(g) == ()


@pytest.mark.parametrize(
    ("votes", "seats"),
    list(
        zip(
            (0, 4, 5, 9, 10, 14, 15, 19, 20, 24, 25, 29, 30, 34, 35, 39, 40, 44, 45, 49, 50),
            (0, 0, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 16, 16, 19, 19, 22, 22, 25, 25, 28),
            strict=True,
        )
    ),
)
def test_seats_in_brandenburg(votes: int, seats: int) -> None:
    """TV06-40, R06-6.3.1-2, R06-1-10, G06-41: the table of the state card; none below its first row."""
    g = ready()
    elect(g, (votes, 0, votes, 12))
    assert seats_of(g) == [seats, 0, seats, 7]


def test_seats_are_noted_openly_for_each_party_and_round() -> None:
    """R06-6.3.1-3: in the view of everybody, by election; other elections are not touched."""
    g = ready()
    g.round = 3
    g.election[g.order[0]] = 3
    events = elect(g, (50, 5, 0, 23))
    assert told(events, ElectionHeld) == [ElectionHeld(3, state_index(g, "BB"), (50, 5, 0, 23), (28, 5, 0, 11))]
    for viewer in (None, 0, 1):
        assert see(g, viewer)["points"][8:12] == [28, 5, 0, 11]
    assert (seats_of(g, 1), seats_of(g, 2), see(g)["held"]) == ([0] * 4, [0] * 4, 1)


def test_coalitions_do_not_change_seats() -> None:
    """R06-6.3.1-2: every party gets its own."""
    g = ready()
    join(g, (A, B))
    elect(g, (20, 20, 39, 0))
    assert seats_of(g) == [11, 11, 19, 0]


# --- 6.3.2: the winner -----------------------------------------------------------------------------------------------
def test_most_votes() -> None:
    """TV06-41, R06-6.3.2-1, R06-6.3.2-2, R06-6.3.2-4: A 40, B 31, no coalition: A regular."""
    g = ready()
    assert won(g, (40, 31, 0, 0)) == ElectionWon((A,), state_index(g, "BB"), False)


@pytest.mark.parametrize(("votes", "winner"), [((1, 0, 0), 0), ((3, 4, 3), 1), ((10, 9, 50), 2)])
def test_votes_decide_not_seats(votes: tuple[int, ...], winner: int) -> None:
    """R06-6.3.2-2, G06-64: any number of votes, also without a seat."""
    g = ready(seats=3)
    event = won(g, votes)
    assert (event.seats, event.nose) == ((winner,), False)


def test_by_a_nose() -> None:
    """TV06-42, R06-6.3.2-4, R06-6.3.3-2: A 50, then B 50: B by a nose, media and one opinion; A media only."""
    g = ready()
    set_opinions(g, g.order[0], OPINIONS)
    event = won(g, (50, 50, 0, 0), media=(1, 1, 1, 0))
    assert (event.seats, event.nose) == ((B,), True)
    assert asked(g) == ("national-media", B)
    do(g, B, MOVE)
    assert asked(g) == ("national-opinion", B)
    do(g, B, place(g, "+gen", 1))
    assert asked(g) == ("national-media", A)
    do(g, A, MOVE)
    assert deciders(g) == ()
    assert presence(g, 1) == [1, 1, 0, 0]


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_the_upper_marker_wins(order: tuple[int, ...]) -> None:
    """R06-6.3.2-3, R06-6.3.2-2: equal single parties; the last to arrive."""
    g = ready(seats=3)
    set_votes(g, g.order[0], 20, 20, 20)
    stack(g, g.order[0], *order)
    (event,) = told(vote(g), ElectionWon)
    assert (event.seats, event.nose) == ((order[-1],), True)


def test_coalition() -> None:
    """TV06-43, R06-6.3.2-1, R06-6.3.3-3, G06-67: A 30 + B 30 against C 50: 60 wins; the upper of the two first."""
    g = ready(seats=3)
    set_opinions(g, g.order[0], OPINIONS)
    join(g, (A, B))
    event = won(g, (30, 30, 50), media=(1, 1, 1))
    assert (event.seats, event.nose) == ((B, A), False)
    for seat, opinion, space in ((B, "+gen", 1), (A, "-tax", 2)):
        assert asked(g) == ("national-media", seat)
        do(g, seat, MOVE)
        assert asked(g) == ("national-opinion", seat)
        do(g, seat, place(g, opinion, space))
    assert deciders(g) == ()
    assert presence(g, 1) == [1, 1, 0]


@pytest.mark.parametrize(("votes", "order"), [((40, 20, 10), (A, B)), ((20, 40, 10), (B, A)), ((1, 50, 49), (B, A))])
def test_the_partner_with_more_votes_goes_first(votes: tuple[int, ...], order: tuple[int, ...]) -> None:
    """R06-6.3.3-3: wherever the markers lie in their stacks; a coalition may have more than 50."""
    g = ready(seats=3)
    join(g, (A, B))
    assert won(g, votes).seats == order


def test_members_of_a_coalition_do_not_contend_alone() -> None:
    """R06-6.3.2-1: A 40 and B 5 together against C 46: C."""
    g = ready(seats=3)
    join(g, (A, B))
    event = won(g, (40, 5, 46))
    assert (event.seats, event.nose) == ((C,), False)


def test_equal_coalitions_higher_marker() -> None:
    """TV06-44, R06-6.3.2-2, R06-6.3.2-3: 40+10 and 30+20: the first, regular."""
    g = ready()
    join(g, (A, B), (C, D))
    event = won(g, (40, 10, 30, 20))
    assert (event.seats, event.nose) == ((A, B), False)


def test_equal_coalitions_upper_marker() -> None:
    """TV06-45, R06-6.3.2-2, R06-6.3.2-3, R06-6.3.2-4, R06-6.3.3-3: 30+20 twice: the upper 30, by a nose; loser none."""
    g = ready()
    set_opinions(g, g.order[0], OPINIONS)
    join(g, (A, B), (C, D))
    event = won(g, (30, 20, 30, 20), media=(1, 1, 1, 1))
    assert (event.seats, event.nose) == ((C, D), True)
    do(g, C, MOVE, place(g, "+gen", 1))  # one opinion each, also by a nose
    do(g, D, MOVE, place(g, "-tax", 2))
    assert deciders(g) == ()
    assert presence(g, 1) == [0, 0, 1, 1]


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (1, 3, 2, 0), (3, 1, 0, 2), (2, 3, 0, 1)])
def test_in_a_coalition_of_equals_the_upper_marker_counts(order: tuple[int, ...]) -> None:
    """R06-6.3.2-2: 25+25 twice; of four markers on one space the topmost decides."""
    g = ready()
    join(g, (A, B), (C, D))
    set_votes(g, g.order[0], 25, 25, 25, 25)
    stack(g, g.order[0], *order)
    (event,) = told(vote(g), ElectionWon)
    assert (event.seats[0], event.nose) == (order[-1], True)


def test_single_party_against_an_equal_coalition() -> None:
    """TV06-46, R06-6.3.2-3, R06-6.3.2-4, G06-42, G06-44: C 50 against 30+20: C, regular."""
    g = ready(seats=3)
    set_opinions(g, g.order[0], OPINIONS)
    join(g, (A, B))
    event = won(g, (30, 20, 50), media=(1, 1, 1))
    assert (event.seats, event.nose) == ((C,), False)
    do(g, C, MOVE, place(g, "+gen", 1), place(g, "-tax", 2))
    assert deciders(g) == ()


def test_equal_totals_are_a_nose_with_the_option() -> None:
    """TV06-46, R06-6.3.2-4, R06-6.3.3-2, G06-44, O06-19 equal_total_is_nose = true: one opinion, no marker below."""
    g = ready(seats=3, equal_total_is_nose="true")
    set_opinions(g, g.order[0], OPINIONS)
    join(g, (A, B))
    event = won(g, (30, 20, 50), media=(1, 1, 1))
    assert (event.seats, event.nose) == ((C,), True)
    do(g, C, MOVE, place(g, "+gen", 1))
    assert deciders(g) == ()


def test_the_option_needs_equal_totals() -> None:
    """R06-6.3.2-4, O06-19: 50 against 49 is regular, whatever the option; equal coalitions are a nose with it."""
    g = ready(equal_total_is_nose="true")
    assert won(g, (50, 49, 0, 0)).nose is False
    g = ready(equal_total_is_nose="true")
    join(g, (A, B), (C, D))
    event = won(g, (40, 10, 30, 20))
    assert (event.seats, event.nose) == ((A, B), True)


def level(g: State, order: tuple[int, int]) -> ElectionWon:
    """A 50 with B 0 against C 50, the markers in this order from below."""
    join(g, (A, B))
    set_votes(g, g.order[0], 50, 0, 50)
    stack(g, g.order[0], *order)
    (event,) = told(vote(g), ElectionWon)
    return event


@pytest.mark.parametrize(("order", "seats"), [((A, C), (C,)), ((C, A), (A, B))])
def test_a_party_and_a_coalition_with_level_markers(order: tuple[int, int], seats: tuple[int, ...]) -> None:
    """TV06-69, R06-6.3.2-2, R06-6.3.2-3, G06-42: the marker on top wins, whosever it is, by a nose."""
    event = level(ready(seats=3), order)
    assert (event.seats, event.nose) == (seats, True)


@pytest.mark.parametrize(("order", "nose"), [((A, C), True), ((C, A), False)])
def test_the_first_version_ranked_a_party_before_a_coalition(order: tuple[int, int], nose: bool) -> None:
    """R06-6.3.2-3: a game that began with version 1 of the rules goes on as it began."""
    event = level(as_begun_earlier(ready(seats=3)), order)
    assert (event.seats, event.nose) == ((C,), nose)


def test_a_coalition_party_beaten_by_a_nose() -> None:
    """TV06-47, R06-6.3.2-2, R06-6.3.2-4, G06-43: C 50 above A 50, A with B 0: C by a nose; A may place media."""
    g = ready(seats=3)
    join(g, (A, B))
    event = won(g, (50, 0, 50), media=(1, 1, 1))
    assert (event.seats, event.nose) == ((C,), True)
    do(g, C, MOVE, SKIP)
    assert asked(g) == ("national-media", A)
    do(g, A, MOVE)
    assert deciders(g) == ()
    assert presence(g, 1) == [1, 0, 1]


@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_nobody_has_votes(seats: int, variant: int) -> None:
    """TV06-48, R06-6.3.2-5, G06-45: no winner, no seats, no effects, with a coalition or without."""
    for pacts in ((), ((A, B),)):
        g = ready(seats, variant)
        join(g, *pacts)
        events = elect(g, (0,) * seats, media=(1,) * seats)
        assert told(events, NoWinner) == [NoWinner(state_index(g, "BB"))]
        assert told(events, ElectionWon) == []
        assert deciders(g) == ()
        assert seats_of(g) == [0] * seats


def test_two_coalitions_and_a_single_party() -> None:
    """R06-6.3.2-1, R06-6.3.2-2: five players; 41 beats 40 and 39."""
    g = ready(seats=5)
    join(g, (A, B), (C, D))
    event = won(g, (20, 20, 21, 20, 39))
    assert (event.seats, event.nose) == ((C, D), False)


# --- 6.3.3: who may do what ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_regular_victory_brings_media_and_two_opinions(seats: int) -> None:
    """R06-6.3.3-1: for the winner alone."""
    g = ready(seats)
    set_opinions(g, g.order[0], OPINIONS)
    elect(g, (30, 20) + (0,) * (seats - 2), media=(1, 3) + (0,) * (seats - 2))
    do(g, A, MOVE, place(g, "+ter", 1), place(g, "-tax", 2))
    assert deciders(g) == ()
    assert national(g) == "+ter -tax"
    assert presence(g, 1) == [1] + [0] * (seats - 1)


@pytest.mark.parametrize("skips", [0, 1])
def test_every_placement_is_optional(skips: int) -> None:
    """R06-6.3.3-5, R06-6.3.3-1, G06-48: 0 or 1 of the two; the media marker may stay."""
    g = ready()
    set_opinions(g, g.order[0], OPINIONS)
    elect(g, (30, 20, 0, 0), media=(1, 0, 0, 0))
    assert legal(g, A) == (MOVE, KEEP)
    assert seen_by(g, A, KEEP, None) == [PresenceKept(A, state_index(g, "BB"))]
    if skips:
        do(g, A, place(g, "+gen", 1))
    assert seen_by(g, A, SKIP, 2) == [NationalPassed(A)]
    assert deciders(g) == ()
    assert there(g, "media", g.order[0]) == (1, 0, 0, 0)


def test_the_loser_by_a_nose_is_directly_below() -> None:
    """R06-6.3.3-2, G06-43, O06-18 nose_losers = directly_below: of three level parties only the middle one."""
    g = ready(seats=3)
    (told_all,) = told(elect(g, (20, 20, 20), media=(1, 1, 1)), NoseBeaten)
    assert told_all == NoseBeaten(g.card[g.order[0]], (B,))
    do(g, C, KEEP, SKIP)
    assert asked(g) == ("national-media", B)
    do(g, B, MOVE)
    assert deciders(g) == ()
    assert presence(g, 1) == [0, 1, 0]


def test_all_level_parties_lose_by_a_nose_with_the_option() -> None:
    """R06-6.3.3-2, G06-43, O06-18 nose_losers = all_tied: everyone below the winner on that space may place media."""
    g = ready(seats=5, nose_losers="all_tied")
    (told_all,) = told(elect(g, (20, 19, 20, 20, 0), media=(1, 1, 1, 1, 1)), NoseBeaten)
    assert sorted(told_all.seats) == [A, C]
    do(g, D, MOVE, SKIP)
    losers = []
    while deciders(g):
        losers.append(asked(g))
        do(g, deciders(g)[0], MOVE)
    assert sorted(losers) == [("national-media", A), ("national-media", C)]
    assert presence(g, 1) == [1, 0, 1, 1, 0]


def test_the_loser_by_a_nose_places_no_opinion() -> None:
    """R06-6.3.3-2, G06-47: and without a marker it is not asked at all."""
    g = ready(seats=3)
    elect(g, (20, 20, 0), media=(0, 1, 0))
    do(g, B, KEEP)
    assert asked(g) == ("national-opinion", B)
    do(g, B, SKIP)
    assert deciders(g) == ()


def test_a_runner_up_with_fewer_votes_gets_nothing() -> None:
    """R06-6.3.3-1: 30 against 29."""
    g = ready(seats=3)
    elect(g, (30, 29, 29), media=(1, 1, 1))
    do(g, A, MOVE, SKIP)
    assert deciders(g) == ()


# --- 6.3.3: the media marker -----------------------------------------------------------------------------------------
def test_winner_without_media() -> None:
    """TV06-49, R06-6.3.3-4: no marker in the state, no national media marker; opinions are not affected."""
    g = ready()
    set_opinions(g, g.order[0], OPINIONS)
    put(g.media, g, g.order[1], (2, 0, 0, 0))
    elect(g, (30, 20, 0, 0), media=(0, 2, 0, 0))
    assert asked(g) == ("national-opinion", A)
    do(g, A, place(g, "+gen", 1), place(g, "-tax", 2))
    assert presence(g, 1) == [0, 0, 0, 0]


@pytest.mark.parametrize("number", range(1, 8))
def test_the_marker_goes_to_the_space_of_the_round(number: int) -> None:
    """R06-6.3.3-4, R06-1-8, G06-46: one marker moves from the state; the supply stays as it is."""
    g = ready()
    g.round = number
    elect(g, (30, 20, 0, 0), media=(2, 0, 0, 0))
    worth = (25, 20, 20, 15, 15, 12, 10)[number - 1]
    assert seen_by(g, A, MOVE, None) == [PresenceMoved(A, state_index(g, "BB"), number - 1, worth)]
    assert presence(g, number) == [1, 0, 0, 0]
    assert there(g, "media", g.order[0]) == (1, 0, 0, 0)
    assert see(g)["media_supply"] == [3, 5, 5, 5]


def test_the_question_has_two_answers() -> None:
    """R06-6.3.3-4, D06-18: yes or no; only the winner is asked."""
    g = ready()
    elect(g, (30, 20, 0, 0), media=(1, 1, 0, 0))
    assert refused(g, A, SKIP).rule == "R06-6.3.3-4"
    assert refused(g, B, MOVE).key == "not-your-turn"


# --- 6.3.3: opinions -------------------------------------------------------------------------------------------------
def winner_of(opinions: str, board: str = "", key: str | None = None, **options: str) -> State:
    """Seat 0 has won regularly and is asked for its first opinion; what lies in the state and on the national board."""
    g = ready(4, 7, (), 0, 30, **options)
    set_opinions(g, g.order[0], opinions, key)
    set_national(g, board)
    g.opinion_discard = []
    elect(g, (30, 20, 0, 0))
    return g


def test_first_national_opinions() -> None:
    """TV06-50, R06-6.3.3-6: GEN+ and TAX- on spaces 1 and 2; each only on the leftmost free space."""
    g = winner_of(OPINIONS)
    assert places(g, A) == {one: [1] for one in cards(OPINIONS)}
    assert seen_by(g, A, place(g, "+gen", 1), None) == [NationalPlaced(A, card("+gen"), 0)]
    assert places(g, A) == {one: [2] for one in cards("-tax +ter -soc")}
    do(g, A, place(g, "-tax", 2))
    assert national(g) == "+gen -tax"
    assert see(g)["opinion_discard"] == []


def test_a_card_leaves_the_state_and_is_taken_once() -> None:
    """R06-6.3.3-5: of the four cards of the current state."""
    g = winner_of(OPINIONS)
    first = place(g, "+gen", 1)
    do(g, A, first)
    assert see(g)["opinions"][g.order[0] * SLOTS] == -1
    assert refused(g, A, first + 1).key == "not-offered"


def test_securing_and_reversing() -> None:
    """TV06-51, R06-6.3.3-7, R06-6.3.3-8, R06-6.3.3-10: GEN+ on GEN+ secures; a third is illegal; GEN- takes it all."""
    g = winner_of("+gen -tax +ter -soc", "+gen")
    assert places(g, A)[card("+gen")] == [1]
    assert seen_by(g, A, place(g, "+gen", 1), None) == [NationalSecured(A, card("+gen"), 0)]
    assert (national(g), see(g)["opinion_discard"]) == ("+gen*", [])
    g = winner_of("+gen -tax +ter -soc", "+gen*")
    assert card("+gen") not in places(g, A)
    assert [refused(g, A, place(g, "+gen", space)).key for space in (1, 2)] == ["national-space"] * 2
    g = winner_of("-gen -tax +ter -soc", "+gen*")
    assert places(g, A)[card("-gen")] == [1]
    event = NationalReplaced(A, card("+gen"), card("-gen"), 0)
    assert seen_by(g, A, place(g, "-gen", 1), None) == [event]
    assert (national(g), see(g)["opinion_discard"]) == ("-gen", [card("+gen")] * 2)


def test_reversing_an_unsecured_card() -> None:
    """R06-6.3.3-8, R06-6.3.3-11: one card is discarded; the contradiction has no other use, also with free spaces."""
    g = winner_of("+tax +gen +ter -soc", "+gen -tax")
    assert places(g, A) == {card("+tax"): [2], card("+gen"): [1], card("+ter"): [3], card("-soc"): [3]}
    do(g, A, place(g, "+tax", 2))
    assert (national(g), see(g)["opinion_discard"]) == ("+gen +tax", [card("-tax")])


def test_full_national_board() -> None:
    """TV06-52, R06-6.3.3-9: GEN+ and WAG+ are secured; TER+ may replace on spaces 2, 3, 5 only."""
    g = winner_of("+ter +eco -gen +soc", "+gen* -tax +nuc +wag* -soc")
    assert places(g, A) == {card("+ter"): [2, 3, 5], card("+eco"): [2, 3, 5], card("-gen"): [1], card("+soc"): [5]}
    no = refused(g, A, place(g, "+ter", 1))
    assert (no.rule, no.key) == ("R06-6.3.3-9", "national-space")
    event = NationalReplaced(A, card("+nuc"), card("+ter"), 2)
    assert seen_by(g, A, place(g, "+ter", 3), None) == [event]
    assert see(g)["opinion_discard"] == [card("+nuc")]
    do(g, A, place(g, "+eco", 3))  # each of two cards may replace, also the fresh one (G06-48)
    assert national(g) == "+gen* -tax +eco +wag* -soc"


def test_secured_cards_give_way_to_their_opposites_only() -> None:
    """R06-6.3.3-9, R06-6.3.3-8: all five secured; a new issue has no place."""
    g = winner_of("+ter +eco -gen +tax", "+gen* -tax* +nuc* +wag* -soc*")
    assert places(g, A) == {card("-gen"): [1], card("+tax"): [2]}


def test_without_a_legal_card_nobody_is_asked() -> None:
    """R06-6.3.3-9, R06-6.3.3-10, D06-19: everybody sees that none can be placed."""
    g = winner_of("+ter +eco +gen -tax", "+gen* -tax* +nuc* +wag* -soc*")
    assert deciders(g) == ()


def test_after_one_card_the_rest_may_have_no_place() -> None:
    """R06-6.3.3-5: the targets are those of the moment of each placement."""
    g = winner_of("-soc +ter +eco +gen", "+gen* -tax* +nuc* +wag* -soc")
    do(g, A, place(g, "-soc", 5))
    assert national(g) == "+gen* -tax* +nuc* +wag* -soc*"
    assert deciders(g) == ()


@pytest.mark.parametrize(
    ("board", "one", "space", "rule"),
    [
        ("+nuc", "+gen", 3, "R06-6.3.3-6"),
        ("+nuc +gen", "+gen", 1, "R06-6.3.3-7"),
        ("+nuc -gen", "+gen", 3, "R06-6.3.3-8"),
        ("+gen*", "+gen", 1, "R06-6.3.3-10"),
    ],
)
def test_a_refusal_names_the_rule_that_is_broken(board: str, one: str, space: int, rule: str) -> None:
    """R06-6.3.3-6, R06-6.3.3-7, R06-6.3.3-8, R06-6.3.3-10: not the rule of the full board, which has free spaces."""
    g = winner_of(OPINIONS, board)
    assert refused(g, A, place(g, one, space)).rule == rule


def test_the_card_under_the_key_tile_may_go() -> None:
    """R06-6.3.3-5, R06-6.2.3-8, G06-22, O06-11 key_issue_blocks_national = false: the tile returns to the supply."""
    g = winner_of(OPINIONS, key="+gen")
    tiles = see(g)["double_pool"]
    do(g, A, place(g, "+gen", 1))
    assert (see(g)["double_pool"], see(g)["doubled"][g.order[0]]) == (tiles + 1, -1)


def test_the_card_under_the_key_tile_stays_with_the_option() -> None:
    """R06-6.3.3-5, R06-6.2.3-8, G06-22, O06-11 key_issue_blocks_national = true."""
    g = winner_of(OPINIONS, key="+gen", key_issue_blocks_national="true")
    assert places(g, A) == {one: [1] for one in cards("-tax +ter -soc")}
    assert refused(g, A, place(g, "+gen", 1)).key == "opinion-doubled"
    do(g, A, place(g, "-tax", 1))
    assert see(g)["doubled"][g.order[0]] == 0


def test_the_second_partner_may_displace_the_fresh_card_of_the_first() -> None:
    """R06-6.3.3-3, R06-6.3.3-9, G06-49: full board, unsecured."""
    g = ready(seats=3)
    set_opinions(g, g.order[0], "+ter +eco +gen -tax")
    set_national(g, "+gen -tax +nuc +wag -soc")
    join(g, (A, B))
    elect(g, (40, 20, 10))
    do(g, A, place(g, "+ter", 4))
    do(g, B, place(g, "+eco", 4))
    assert national(g) == "+gen -tax +nuc +eco -soc"


def test_other_actions_are_refused() -> None:
    """R06-6.3.3-5: a placement or none."""
    g = winner_of(OPINIONS)
    assert legal(g, A)[0] == SKIP
    no = refused(g, A, PASS)
    assert (no.rule, no.key) == ("R06-6.3.3-5", "not-offered")


@lru_cache
def _empty() -> State:
    return ready()


@settings(max_examples=60)
@given(st.data())
def test_the_national_board_never_shows_an_issue_twice(data: st.DataObject) -> None:
    """R06-6.3.3-11, R06-6.3.3-6: whatever is placed, issues differ and filled spaces form a row from the left."""
    g = _empty().copy()
    g.opinion_discard = []
    for _ in range(6):
        issues = data.draw(st.permutations(range(7)))[:4]
        g.opinions[g.order[0] * SLOTS : (g.order[0] + 1) * SLOTS] = [
            issue * 2 + data.draw(st.integers(0, 1)) for issue in issues
        ]
        g.face_up[g.order[0] * SLOTS : (g.order[0] + 1) * SLOTS] = [1] * SLOTS
        put(g.votes, g, g.order[0], (0, 0, 0, 0))
        elect(g, (30, 20, 0, 0))
        while deciders(g):
            do(g, A, data.draw(st.sampled_from(legal(g, A))))
        seen = see(g)
        filled = [one for one in seen["national"] if one != -1]
        assert seen["national"][: len(filled)] == filled
        assert len({one >> 1 for one in filled}) == len(filled) <= NATIONAL_SPACES
        assert all(one != -1 or not secured for one, secured in zip(seen["national"], seen["secured"], strict=True))


def test_the_codes_of_placements_end_before_the_contributions() -> None:
    """R06-6.3.3-5: an action beyond the four cards and five spaces is not a placement."""
    g = winner_of(OPINIONS)
    assert refused(g, A, NATIONAL + SLOTS * NATIONAL_SPACES).key == "not-offered"


# --- 6.3.4: membership growth ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_membership_growth(seats: int, variant: int) -> None:
    """TV06-53, R06-6.3.4-1, G06-50: a platform card that matches the card on a space with a 2: two members more."""
    g = ready(seats, variant)
    for seat in range(seats):
        set_platform(g, seat, "+ter +eco +nuc +wag +soc")
    set_national(g, "+gen -tax -ter")
    set_platform(g, 1, "-ter +eco +nuc +wag +soc")
    assert run(g, MEMBERSHIP) == [BaseMoved(1, 2, 7)]
    assert see(g)["base"] == [7 if seat == 1 else 5 for seat in range(seats)]


def test_membership_by_space() -> None:
    """R06-6.3.4-1, R06-1-8: the number above each space; secured like normal, contradictions cost nothing."""
    g = ready(seats=3)
    set_national(g, "+gen* -tax +nuc +wag* -soc")
    set_platform(g, 0, "+gen -tax +nuc +wag -soc")
    set_platform(g, 1, "-gen +tax +nuc -wag +ter")
    set_platform(g, 2, "-gen +tax -nuc -wag +soc")
    run(g, MEMBERSHIP)
    above = g.tables.national_members
    assert see(g)["base"] == [5 + sum(above), 5 + above[2], 5]


@pytest.mark.parametrize("number", range(1, 8))
def test_members_grow_in_every_round(number: int) -> None:
    """R06-6.3.4-2: also in the last one."""
    g = ready(seats=3)
    g.round = number
    for seat in range(3):
        set_platform(g, seat, "+gen -tax +nuc +wag -soc")
    set_national(g, "+ter -eco +gen")
    run(g, MEMBERSHIP)
    assert see(g)["base"] == [7, 7, 7]


@pytest.mark.parametrize(("cap", "members"), [("none", 82), ("80", 80)])
def test_the_membership_track(cap: str, members: int) -> None:
    """R06-1-8, R06-6.3.4-1, G06-57, O06-21 membership_cap = none or 80: no ceiling, or the end of the printed track."""
    g = ready(seats=3, membership_cap=cap)
    for seat in range(3):
        set_platform(g, seat, "+ter +eco +nuc +wag +soc")
    set_national(g, "+gen -tax -ter")
    set_platform(g, 0, "-ter +eco +nuc +wag +soc")
    g.base[0] = 80
    run(g, MEMBERSHIP)
    assert see(g)["base"][0] == members


# --- a property ------------------------------------------------------------------------------------------------------
@settings(max_examples=150)
@given(st.data())
def test_the_winner_of_any_election(data: st.DataObject) -> None:
    """R06-6.3.2-1, R06-6.3.2-2, R06-6.3.2-3, R06-6.3.2-5, G06-42: most votes; level: single, higher, upper marker."""
    seats = data.draw(st.integers(3, 5))
    g = _table(seats).copy()
    order = data.draw(st.permutations(range(seats)))
    votes = data.draw(st.tuples(*[st.sampled_from((0, 10, 20, 30, 50))] * seats))
    pairs = data.draw(st.integers(0, seats // 2))
    members = data.draw(st.permutations(range(seats)))
    pacts = [(members[2 * i], members[2 * i + 1]) for i in range(pairs)]
    join(g, *pacts)
    set_votes(g, g.order[0], *votes)
    stack(g, g.order[0], *order)
    events = vote(g)
    sides: list[tuple[int, ...]] = [*pacts, *((seat,) for seat in members[2 * pairs :])]
    top = max(sum(votes[seat] for seat in side) for side in sides)
    if top == 0:
        assert told(events, NoWinner) == events[-1:]
        assert told(events, ElectionWon) == []
        return
    (event,) = told(events, ElectionWon)
    level = [side for side in sides if sum(votes[seat] for seat in side) == top]
    alone = any(len(side) == 1 for side in level)
    level = [side for side in level if (len(side) == 1) == alone]
    highest = max(votes[seat] for side in level for seat in side)
    level = [side for side in level if max(votes[seat] for seat in side) == highest]
    upper = max((seat for side in level for seat in side if votes[seat] == highest), key=order.index)
    (expected,) = (side for side in level if upper in side)
    assert set(event.seats) == set(expected)
    assert event.seats[0] == upper


@lru_cache
def _table(seats: int) -> State:
    return ready(seats)
