"""Phase 9a: convert rallies into votes (R19-13)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal, step_name, view
from macher.rules.e2019.codes import CONVERT_RALLIES
from macher.rules.e2019.state import State
from macher.rules.events import ConversionPassed, RalliesConverted
from macher.rules.parts.codes import CONVERT, PASS, SKIP
from tests.rules.factories import at, do, put, refused, set_trends, there, told, trends
from tests.rules.positions import card, ready, set_opinions, set_program

# Programs for seat 0 against the opinions +edu -traffic -welfare +env: what agrees, and the raw match.
OPINIONS = "+edu -traffic -welfare +env"


def rally(g: State, land: int, *cubes: int) -> None:
    """Lay rally cubes in a land, by seat, taken from the supplies."""
    put(g.rallies, g, land, cubes)
    for seat, count in enumerate(cubes):
        g.rally_supply[seat] -= count


def nowhere(g: State, *lands: int) -> None:
    """No opinion lies open in these lands: every match is 1."""
    for land in lands:
        set_opinions(g, land, "")


# --- order and choice ------------------------------------------------------------------------------------------------
def test_states_convert_in_reverse_order_and_players_in_turn_order() -> None:
    """R19-13.1: the last election first; in each state the start player first; each player once per state."""
    g = ready(start=2)
    for land in range(4):
        rally(g, land, 4, 4, 4, 4)
    at(g, CONVERT_RALLIES)
    asked: list[int] = []
    states: list[int] = []
    while deciders(g):
        assert step_name(g) == "convert"
        asked += deciders(g)
        for event in do(g, deciders(g)[0], PASS):
            if isinstance(event, ConversionPassed | RalliesConverted):
                states.append(event.state)
    assert asked == [2, 3, 0, 1] * 3
    calendar = view(g, None).data["calendar"]
    assert states == [state for state in reversed(calendar) for _ in range(4)]


def test_the_election_state_comes_last() -> None:
    """R19-13.1, R19-13.3: its rallies are converted when the last choice elsewhere is made, in turn order."""
    g = ready(start=1)
    rally(g, g.order[0], 1, 2, 3, 4)
    rally(g, g.order[1], 0, 0, 0, 5)
    at(g, CONVERT_RALLIES)
    assert there(g, "votes", g.order[0]) == (0, 0, 0, 0)
    events = do(g, 3, CONVERT + 5)
    converted = [(one.state, one.seat) for one in told(events, RalliesConverted)]
    first, second = g.card[g.order[0]], g.card[g.order[1]]
    assert converted == [(second, 3), (first, 1), (first, 2), (first, 3), (first, 0)]


def test_elsewhere_at_least_four_rallies_or_none() -> None:
    """T19-D20, R19-13.2: with 5 cubes pass, 4 or 5; not 1, 2, 3, not 6."""
    g = ready()
    rally(g, g.order[1], 0, 0, 5, 0)
    at(g, CONVERT_RALLIES)
    assert legal(g, 2) == (PASS, CONVERT + 4, CONVERT + 5)
    for count in (1, 2, 3, 6):
        no = refused(g, 2, CONVERT + count)
        assert (no.rule, no.numbers) == ("R19-13.2", {"least": 4, "most": 5})
    assert refused(g, 2, SKIP).rule == "R19-13.2"


@pytest.mark.parametrize("cubes", range(9))
def test_the_choice_elsewhere(cubes: int) -> None:
    """R19-13.2: 4 up to all cubes there; with fewer than four, as all can see, nobody is asked."""
    g = ready()
    rally(g, g.order[3], 0, 0, cubes, 0)
    at(g, CONVERT_RALLIES)
    if cubes < 4:
        assert deciders(g) == ()
        assert there(g, "rallies", g.order[3]) == (0, 0, cubes, 0)
        assert there(g, "votes", g.order[3]) == (0, 0, 0, 0)
    else:
        assert deciders(g) == (2,)
        assert legal(g, 2) == (PASS, *range(CONVERT + 4, CONVERT + cubes + 1))


def test_passing_keeps_the_rallies() -> None:
    """R19-13.2, C19-27: no obligation, not even with 8 cubes."""
    g = ready()
    rally(g, g.order[1], 8, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    events = do(g, 0, PASS)
    assert told(events, ConversionPassed) == [ConversionPassed(0, g.card[g.order[1]])]
    assert there(g, "rallies", g.order[1]) == (8, 0, 0, 0)
    assert view(g, None).data["rally_supply"] == [12, 20, 20, 20]


def test_converted_cubes_return_and_the_rest_stays() -> None:
    """R19-13.5, R19-13.2, C19-16: 4 of 7 converted; gain is added to the votes."""
    g = ready()
    land = g.order[1]
    nowhere(g, land)
    rally(g, land, 7, 0, 0, 0)
    put(g.votes, g, land, (10, 0, 0, 0))
    at(g, CONVERT_RALLIES)
    do(g, 0, CONVERT + 4)
    assert there(g, "votes", land) == (14, 0, 0, 0)
    assert there(g, "rallies", land) == (3, 0, 0, 0)
    assert view(g, None).data["rally_supply"][0] == 17


def test_in_the_election_state_all_rallies_are_converted_without_asking() -> None:
    """R19-13.3, R19-13.5: any number of cubes, also fewer than four; nothing stays."""
    g = ready()
    land = g.order[0]
    nowhere(g, land)
    rally(g, land, 1, 3, 4, 8)
    at(g, CONVERT_RALLIES)
    assert deciders(g) == ()
    assert there(g, "votes", land) == (1, 3, 4, 8)
    assert there(g, "rallies", land) == (0, 0, 0, 0)
    assert view(g, None).data["rally_supply"] == [20, 20, 20, 20]


def test_no_rallies_no_votes() -> None:
    """R19-13.3, C19-24: whatever trend and program."""
    g = ready()
    land = g.order[0]
    set_trends(g, land, 4, 4, 4, 4)
    set_opinions(g, land, OPINIONS)
    set_program(g, 0, OPINIONS + " +dig")
    at(g, CONVERT_RALLIES)
    assert there(g, "votes", land) == (0, 0, 0, 0)


def test_in_the_last_round_everything_is_automatic() -> None:
    """R19-13.3, R19-4.4: one state left, and it votes."""
    g = ready()
    g.round = 4
    g.order = g.order[3:]
    nowhere(g, *g.order)
    rally(g, g.order[0], 2, 8, 0, 5)
    at(g, CONVERT_RALLIES)
    assert deciders(g) == ()
    assert there(g, "votes", g.order[0]) == (2, 8, 0, 5)


@pytest.mark.parametrize(("round_", "elections"), [(1, {1}), (2, {2}), (3, {3}), (4, {4, 5}), (5, {6, 7})])
def test_in_the_long_game_two_states_convert_everything_in_rounds_4_and_5(round_: int, elections: set[int]) -> None:
    """R19-13.3, R19-18.9, R19-0.7: both election states automatically, in reverse order, after the other states."""
    g = ready(variant=7)
    g.round = round_
    first = min(elections)
    numbers = [number for number in range(first, first + 4) if number <= 7]
    g.order = list(range(len(numbers)))
    for land, number in enumerate(numbers):
        g.election[land] = number
        rally(g, land, 2, 0, 0, 0)
        nowhere(g, land)
    at(g, CONVERT_RALLIES)
    assert deciders(g) == ()
    for land, number in enumerate(numbers):
        assert there(g, "votes", land)[0] == (2 if number in elections else 0)


# --- the formula -----------------------------------------------------------------------------------------------------
def converted(g: State, seat: int) -> RalliesConverted:
    """The automatic conversion of a seat in the election state, set off by the last choice elsewhere."""
    seat_asked = (seat + 1) % g.seats
    put(g.rallies, g, g.order[1], tuple(4 * (other == seat_asked) for other in range(g.seats)))
    at(g, CONVERT_RALLIES)
    events = do(g, seat_asked, PASS)
    return next(one for one in told(events, RalliesConverted) if one.seat == seat)


def test_eight_rallies_a_high_trend_and_a_doubled_opinion() -> None:
    """T19-13, R19-13.4, R19-10.8: (8 + 4) x (1 + 2) = 36 votes, eight cubes back."""
    g = ready()
    land = g.order[1]
    set_opinions(g, land, "+edu +env -welfare", doubled="-welfare")
    set_program(g, 0, "+edu -welfare +genetics +security -traffic")
    set_trends(g, land, 4, 0, 0, 0)
    rally(g, land, 8, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    events = do(g, 0, CONVERT + 8)
    assert told(events, RalliesConverted) == [RalliesConverted(0, g.card[land], 8, 4, 3, 36, 36)]
    assert there(g, "votes", land) == (36, 0, 0, 0)
    assert view(g, None).data["rally_supply"][0] == 20


# Election in Brandenburg: opinions +edu -traffic -welfare +env, -welfare doubled.
def brandenburg(name: str, program: str, cubes: int, trend: int, before: int) -> tuple[int, int, int]:
    """One party converts there: its raw match, the gain, and its votes afterwards."""
    g = ready()
    land = g.order[0]
    seat = g.config.parties.index(name)
    set_opinions(g, land, OPINIONS, doubled="-welfare")
    set_program(g, seat, program)
    g.trend[land * 4 + seat] = g.scale.index(trend)
    g.votes[land * 4 + seat] = before
    g.rallies[land * 4 + seat] = cubes
    event = converted(g, seat)
    assert (event.rallies, event.trend) == (cubes, trend)
    assert there(g, "votes", land)[seat] == event.votes
    return event.match, event.gain, event.votes


def test_fdp_in_brandenburg() -> None:
    """T19-14a, R19-13.4, R19-13.3: max(1, 1 - 3) x max(1, -2) = 1; 2 become 3."""
    assert brandenburg("fdp", "-edu +traffic +dig +gen +sec", cubes=1, trend=-3, before=2) == (-2, 1, 3)


def test_cdu_in_brandenburg() -> None:
    """T19-14b, R19-13.4: (6 - 2) x 2 = 8; 15 become 23."""
    assert brandenburg("cdu", "+edu -traffic +dig +gen +sec", cubes=6, trend=-2, before=15) == (2, 8, 23)


def test_spd_in_brandenburg() -> None:
    """T19-14c, R19-13.4: (5 + 2) x 3 = 21; 13 become 34."""
    assert brandenburg("spd", "+edu -welfare +dig +gen +sec", cubes=5, trend=2, before=13) == (3, 21, 34)


def test_linke_in_brandenburg() -> None:
    """T19-14d, R19-13.4, R19-0.9: a match of 5 with the double marker; 4 x 5 = 20; 32 become 52."""
    assert brandenburg("linke", "+edu -traffic -welfare +env +sec", cubes=4, trend=0, before=32) == (5, 20, 52)


def test_the_lowest_conversion_elsewhere() -> None:
    """T19-D21, R19-13.4, R19-0.9: 4 cubes, trend -3, raw match 0: 1 x 1 = 1 vote."""
    g = ready()
    land = g.order[1]
    set_opinions(g, land, "+edu -traffic")
    set_program(g, 0, "+dig +gen +sec +welfare +env")
    set_trends(g, land, -3, 0, 0, 0)
    rally(g, land, 4, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    events = do(g, 0, CONVERT + 4)
    assert [(one.match, one.gain) for one in told(events, RalliesConverted)] == [(0, 1)]
    assert there(g, "votes", land) == (1, 0, 0, 0)


@pytest.mark.parametrize(
    ("cubes", "trend", "program", "gain"),
    [
        (1, -3, "+edu -traffic -welfare +env +sec", 4),  # the first floor alone: max(1, -2) x 4
        (3, -3, "+edu -traffic -welfare +env +sec", 4),  # max(1, 0) x 4
        (2, -2, "+edu -traffic -welfare +env +sec", 4),
        (6, 2, "-edu +traffic +welfare -env +sec", 8),  # the second floor alone: 8 x max(1, -4)
        (6, 2, "+edu +traffic +dig +gen +sec", 8),  # 8 x max(1, 0)
        (6, 2, "+edu +dig +gen +sec +welfare", 8),  # education agrees, welfare does not: 0
        (1, -3, "-edu +traffic +welfare -env +sec", 1),  # both
        (8, 4, "+edu -traffic -welfare +env +sec", 48),  # none
        (5, 0, "+edu -traffic +dig +gen +sec", 10),
        (1, 4, "+edu +dig +gen +sec -env", 5),  # a positive trend adds to a single cube; the raw match is 0
        (1, 3, "+edu +dig +gen +sec +env", 8),
    ],
)
def test_the_two_floors_are_independent(cubes: int, trend: int, program: str, gain: int) -> None:
    """R19-13.4, R19-0.9: (rallies + trend, at least 1) x (match, at least 1)."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, OPINIONS)
    set_program(g, 0, program)
    set_trends(g, land, trend, 0, 0, 0)
    rally(g, land, cubes, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    assert there(g, "votes", land) == (gain, 0, 0, 0)


@pytest.mark.parametrize(("program", "gain"), [("+edu", 10), ("-edu", 5), ("+edu -traffic", 15), ("-edu -traffic", 5)])
def test_a_doubled_opinion_counts_twice_either_way(program: str, gain: int) -> None:
    """R19-13.4, R19-10.8, R19-0.9: 2 for agreement, -2 against it."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic", doubled="+edu")
    set_program(g, 0, program)
    rally(g, land, 5, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    assert there(g, "votes", land)[0] == gain


def test_face_down_opinions_do_not_count() -> None:
    """R19-13.4, R19-0.9: only what lies open is matched."""
    g = ready()
    land = g.order[1]
    set_opinions(g, land, "+edu")
    for slot, text in ((1, "-traffic"), (2, "-welfare"), (3, "+env")):
        g.opinions[land * 4 + slot] = card(text)
    set_program(g, 0, OPINIONS + " +sec")
    rally(g, land, 4, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    do(g, 0, CONVERT + 4)
    assert there(g, "votes", land)[0] == 4


def test_the_trend_stays_after_a_conversion() -> None:
    """R19-13.5: only cubes and votes move."""
    g = ready()
    set_trends(g, g.order[0], 3, 0, 0, 0)
    rally(g, g.order[0], 2, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    assert trends(g, g.order[0]) == (3, 0, 0, 0)


def test_votes_are_not_capped() -> None:
    """R19-13.5, R19-0.12, G19-20: beyond 50 the true total counts."""
    g = ready()
    land = g.order[0]
    nowhere(g, land)
    put(g.votes, g, land, (49, 0, 0, 0))
    rally(g, land, 8, 0, 0, 0)
    at(g, CONVERT_RALLIES)
    assert there(g, "votes", land) == (57, 0, 0, 0)
