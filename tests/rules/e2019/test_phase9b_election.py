"""Phase 9b: the election (R19-14)."""

from __future__ import annotations

from functools import lru_cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from macher.rules import deciders, view
from macher.rules.e2019.codes import ELECTIONS
from macher.rules.e2019.state import State
from macher.rules.events import (
    CoalitionFormed,
    ElectionHeld,
    Event,
    MajorityWon,
    NoCoalition,
    PresenceMoved,
    SeveralReached,
)
from tests.rules.factories import at, put, state_index, there, told
from tests.rules.positions import ready, set_program

FIRST_WHITE = 3  # index of the first spot that the short game uses (R19-1.5)


def hold(g: State, votes: tuple[int, ...], media: tuple[int, ...] = (), state: str = "BB") -> list[Event]:
    """The election of this state with these votes and media markers; what all saw of it."""
    land = g.order[0]
    g.card[land] = state_index(g, state)
    put(g.votes, g, land, votes)
    put(g.media, g, land, media)
    for seat, markers in enumerate(media):
        g.media_supply[seat] -= markers
    g.telling = True
    at(g, ELECTIONS)
    g.telling = False
    return [event for _, event in g.log]


def bonuses(g: State, election: int = 1) -> list[int]:
    return view(g, None).data["bonus"][(election - 1) * g.seats : election * g.seats]


def points(g: State, election: int = 1) -> list[int]:
    return view(g, None).data["points"][(election - 1) * g.seats : election * g.seats]


def present(g: State, spot: int = FIRST_WHITE) -> list[int]:
    """Markers by seat on a presence spot, and none on any other."""
    presence = view(g, None).data["presence"]
    on_spot = presence[spot * g.seats : (spot + 1) * g.seats]
    assert sum(presence) == sum(on_spot)
    return on_spot


def agree(g: State, lead: int, *topics: tuple[int, int]) -> None:
    """The lead's program, and others that agree with it on so many topics and oppose it on the rest."""
    names = ("edu", "dig", "gen", "sec", "welfare")
    set_program(g, lead, " ".join("+" + name for name in names))
    for seat, same in topics:
        set_program(g, seat, " ".join(("+" if i < same else "-") + name for i, name in enumerate(names)))


# --- points for votes ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("votes", "worth"),
    [(0, 0), (4, 0), (5, 9), (9, 9), (10, 10), (14, 10), (23, 13), (34, 16), (45, 20), (49, 20), (50, 21), (87, 21)],
)
def test_every_player_scores_the_table_of_the_state(votes: int, worth: int) -> None:
    """R19-14.1, R19-1.3: Brandenburg; none below 5 votes, the last row from 50 on."""
    g = ready()
    hold(g, (votes, 0, votes, 12))
    assert points(g) == [worth, 0, worth, 10]


def test_points_for_votes_are_kept_apart_from_bonuses() -> None:
    """R19-14.1: they are income later, bonuses are not (R19-15.1)."""
    g = ready()
    events = hold(g, (50, 5, 0, 0))
    assert told(events, ElectionHeld) == [ElectionHeld(1, state_index(g, "BB"), (50, 5, 0, 0), (21, 9, 0, 0))]
    assert (points(g), bonuses(g)) == ([21, 9, 0, 0], [12, 0, 0, 0])
    assert view(g, None).data["held"] == 1


def test_the_election_in_brandenburg() -> None:
    """T19-15, R19-14.1, R19-14.2, R19-14.8, R19-14.9, R19-14.10: 52 votes win; a Linke and a CDU marker on the 10."""
    g = ready(parties=("fdp", "cdu", "spd", "linke"))
    events = hold(g, (3, 23, 34, 52), media=(0, 2, 0, 1))
    assert points(g) == [0, 13, 16, 21]
    assert bonuses(g) == [0, 0, 0, 12]
    assert present(g) == [0, 1, 0, 1]
    assert [(one.seat, one.worth) for one in told(events, PresenceMoved)] == [(3, 10), (1, 10)]
    assert there(g, "media", g.order[0]) == (0, 1, 0, 0)


# --- case A ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("votes", [(50, 49, 0, 0), (60, 49, 49, 49), (49, 0, 50, 0)])
def test_the_only_party_with_fifty_votes_wins(votes: tuple[int, ...]) -> None:
    """R19-14.2: 12 points; 49 is not enough, and no coalition is sought."""
    g = ready()
    events = hold(g, votes)
    winner = votes.index(max(votes))
    assert told(events, MajorityWon) == [MajorityWon(winner, state_index(g, "BB"), 12)]
    assert bonuses(g) == [12 * (seat == winner) for seat in range(4)]
    assert told(events, CoalitionFormed) == []


def test_a_winner_needs_only_one_marker_to_be_present() -> None:
    """R19-14.8, C19-23: having a marker is enough; the influencer moves one, too (R19-14.9)."""
    g = ready()
    hold(g, (50, 0, 0, 0), media=(1, 0, 3, 0))
    assert present(g) == [1, 0, 1, 0]
    assert there(g, "media", g.order[0]) == (0, 0, 2, 0)


def test_a_winner_without_a_marker_moves_nothing() -> None:
    """R19-14.8, G19-29: no substitute from the supply."""
    g = ready()
    hold(g, (50, 0, 0, 0), media=(0, 0, 0, 0))
    assert present(g) == [0, 0, 0, 0]
    assert view(g, None).data["media_supply"] == [4, 4, 4, 4]


def test_a_winner_who_is_influencer_moves_one_marker_only() -> None:
    """R19-14.11, R19-14.8, R19-14.9: exactly one of several; nobody gets two."""
    g = ready()
    hold(g, (50, 0, 0, 0), media=(3, 1, 0, 0))
    assert present(g) == [1, 0, 0, 0]
    assert there(g, "media", g.order[0]) == (2, 1, 0, 0)


def test_with_a_shared_majority_of_markers_only_the_winner_moves() -> None:
    """T19-D07, R19-14.12, G19-02: winner 2, other 2; the departure of the winner's marker makes nobody influencer."""
    g = ready()
    hold(g, (50, 0, 0, 0), media=(2, 2, 0, 0))
    assert present(g) == [1, 0, 0, 0]


# --- case B ----------------------------------------------------------------------------------------------------------
def test_two_with_fifty_and_the_weaker_is_influencer() -> None:
    """T19-D01, R19-14.3, R19-14.8, R19-14.9: 60/55/10: bonus 10/10/0; winner and influencer move a marker."""
    g = ready(seats=3)
    events = hold(g, (60, 55, 10), media=(1, 2, 1))
    assert told(events, SeveralReached) == [SeveralReached(state_index(g, "BB"), (0, 1), (0,), 10)]
    assert bonuses(g) == [10, 10, 0]
    assert present(g) == [1, 1, 0]


def test_two_share_the_victory() -> None:
    """T19-D02, R19-14.3: 60/60/10; both are winners, both move if they have a marker."""
    g = ready(seats=3)
    events = hold(g, (60, 60, 10), media=(1, 1, 3))
    assert told(events, SeveralReached)[0].winners == (0, 1)
    assert bonuses(g) == [10, 10, 0]
    assert present(g) == [1, 1, 1]  # and the third as influencer
    g = ready(seats=3)
    hold(g, (60, 60, 10), media=(0, 1, 1))
    assert present(g) == [0, 1, 0]


def test_the_weaker_of_two_with_fifty_moves_nothing_here() -> None:
    """R19-14.8: 50 votes alone do not bring presence; nobody influences the media."""
    g = ready(seats=3)
    hold(g, (60, 50, 10), media=(2, 2, 0))
    assert present(g) == [1, 0, 0]


def test_votes_above_fifty_are_compared_as_they_are() -> None:
    """R19-14.3, R19-0.12, G19-20: 101 beats 100; three parties with 50 get 10 each."""
    g = ready()
    events = hold(g, (100, 101, 50, 49), media=(1, 1, 1, 1))
    assert told(events, SeveralReached)[0].seats == (0, 1, 2)
    assert bonuses(g) == [10, 10, 10, 0]
    assert present(g) == [0, 1, 0, 0]


# --- case C ----------------------------------------------------------------------------------------------------------
def test_the_partner_is_the_candidate_with_the_highest_agreement() -> None:
    """T19-D03, R19-14.5, R19-14.6: 40/15/12/9 with agreements 1/3/5; 9 makes 49, no candidate; the partner has 12."""
    g = ready()
    agree(g, 0, (1, 1), (2, 3), (3, 5))
    events = hold(g, (40, 15, 12, 9))
    assert told(events, CoalitionFormed) == [CoalitionFormed(0, 2, state_index(g, "BB"), 3, 7)]
    assert bonuses(g) == [7, 0, 7, 0]


@pytest.mark.parametrize(("start", "partner"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_equal_agreement_goes_to_the_one_closest_to_the_start_player(start: int, partner: int) -> None:
    """T19-D04, R19-14.5, R19-0.4: as before with agreements 2/2."""
    g = ready(start=start)
    agree(g, 0, (1, 2), (2, 2), (3, 5))
    events = hold(g, (40, 15, 12, 9))
    assert told(events, CoalitionFormed)[0].partner == partner


@pytest.mark.parametrize(("votes", "start", "lead"), [((25, 30, 30), 0, 1), ((25, 30, 30), 2, 2), ((25, 30, 30), 1, 1)])
def test_the_strongest_of_equals_is_closest_to_the_start_player(votes: tuple[int, ...], start: int, lead: int) -> None:
    """T19-D06, R19-14.4, R19-0.4: the start player has 25; clockwise 25, 30a, 30b: the strongest is 30a."""
    g = ready(seats=3, start=start)
    agree(g, lead, *((seat, 0) for seat in range(3) if seat != lead))
    events = hold(g, votes)
    assert told(events, CoalitionFormed)[0].seat == lead


def test_two_equals_make_a_coalition() -> None:
    """R19-14.4, R19-14.5: a party with as many votes as the strongest is a candidate like any other."""
    g = ready(seats=3)
    agree(g, 1, (0, 1), (2, 4))
    events = hold(g, (25, 30, 30))
    assert [(one.seat, one.partner) for one in told(events, CoalitionFormed)] == [(1, 2)]


@pytest.mark.parametrize(("votes", "coalition"), [((40, 10, 0), True), ((40, 9, 0), False), ((25, 25, 0), True)])
def test_together_they_need_fifty(votes: tuple[int, ...], coalition: bool) -> None:
    """R19-14.5, R19-14.7: exactly 50 is enough, 49 is not."""
    g = ready(seats=3)
    hold(g, votes)
    assert bonuses(g) == ([7, 7, 0] if coalition else [5, 0, 0])


def test_never_three_parties() -> None:
    """R19-14.5: exactly two parties; three that reach 50 together have no coalition."""
    g = ready(seats=3)
    hold(g, (24, 23, 22))
    assert bonuses(g) == [5, 0, 0]


def test_agreement_does_not_subtract_opposites_and_needs_no_minimum() -> None:
    """R19-14.5, R19-0.10: two in common, three opposed beat one and none; 0 is enough if it is the best."""
    g = ready(seats=3)
    set_program(g, 0, "+edu +dig +gen +sec +welfare")
    set_program(g, 1, "+edu +traffic +env")  # one in common
    set_program(g, 2, "+edu +dig -gen -sec -welfare")  # two in common, three opposed
    events = hold(g, (40, 20, 20))
    assert [(one.partner, one.agreement) for one in told(events, CoalitionFormed)] == [(2, 2)]
    g = ready(seats=3)
    agree(g, 0, (1, 0), (2, 5))
    events = hold(g, (40, 20, 5))
    assert [(one.partner, one.agreement) for one in told(events, CoalitionFormed)] == [(1, 0)]


def test_a_coalition_is_automatic() -> None:
    """R19-14.5, G19-03: nobody is asked."""
    g = ready()
    hold(g, (40, 15, 12, 9))
    assert deciders(g) == ()


def test_both_partners_and_the_influencer_are_present() -> None:
    """R19-14.6, R19-14.8, R19-14.9, G19-31: strongest first, then the partner, then the influencer."""
    g = ready()
    agree(g, 1, (0, 3), (2, 0), (3, 0))
    events = hold(g, (15, 40, 0, 0), media=(1, 1, 3, 0))
    assert [one.seat for one in told(events, PresenceMoved)] == [1, 0, 2]
    assert present(g) == [1, 1, 1, 0]


def test_a_partner_who_is_influencer_moves_one_marker() -> None:
    """R19-14.11, R19-14.9: the partner has moved under R19-14.8 already; the strongest has no marker."""
    g = ready()
    hold(g, (40, 15, 0, 0), media=(0, 2, 1, 0))
    assert bonuses(g) == [7, 7, 0, 0]
    assert present(g) == [0, 1, 0, 0]


def test_a_strongest_party_without_partner_that_is_influencer_moves_a_marker() -> None:
    """T19-D05, R19-14.7, R19-14.9, C19-10: 20/10/5; 5 points, and the influencer always ends with one marker moved."""
    g = ready(seats=3)
    events = hold(g, (20, 10, 5), media=(2, 1, 0))
    assert told(events, NoCoalition) == [NoCoalition(0, state_index(g, "BB"), 5)]
    assert bonuses(g) == [5, 0, 0]
    assert present(g) == [1, 0, 0]


def test_a_strongest_party_without_partner_that_is_not_influencer_moves_nothing() -> None:
    """R19-14.8, R19-14.7, C19-10: no such line exists for this case; the influencer moves."""
    g = ready(seats=3)
    hold(g, (20, 10, 5), media=(1, 2, 0))
    assert present(g) == [0, 1, 0]
    g = ready(seats=3)
    hold(g, (20, 10, 5), media=(2, 2, 0))
    assert present(g) == [0, 0, 0]


@pytest.mark.parametrize("start", range(4))
def test_an_election_without_votes(start: int) -> None:
    """G19-32, R19-14.4, R19-14.7: strongest by seat order, which is the start player: 5 points."""
    g = ready(start=start)
    hold(g, (0, 0, 0, 0))
    assert bonuses(g) == [5 * (seat == start) for seat in range(4)]
    assert points(g) == [0, 0, 0, 0]


# --- presence --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("votes", "movers"),
    [
        ((50, 0, 0, 0), [1, 0, 0, 1]),
        ((60, 50, 0, 0), [1, 0, 0, 1]),
        ((40, 20, 0, 0), [1, 1, 0, 1]),
        ((9, 8, 7, 6), [0, 0, 0, 1]),
    ],
)
def test_the_influencer_moves_a_marker_in_every_case(votes: tuple[int, ...], movers: list[int]) -> None:
    """R19-14.9: A, B, C1 and C2, also with the fewest votes."""
    g = ready()
    hold(g, votes, media=(1, 1, 1, 2))
    assert present(g) == movers


def test_the_influencer_is_the_one_before_any_marker_moved() -> None:
    """R19-14.12, G19-02: the winner's 2 against 1 is influence; that it moves one of them changes nothing."""
    g = ready()
    hold(g, (50, 0, 0, 0), media=(2, 1, 0, 0))
    assert present(g) == [1, 0, 0, 0]
    g = ready()
    hold(g, (50, 0, 0, 0), media=(2, 3, 0, 0))
    assert present(g) == [1, 1, 0, 0]


def test_influence_elsewhere_brings_no_presence() -> None:
    """R19-14.8, R19-14.9: markers of the state that votes count and move."""
    g = ready()
    put(g.media, g, g.order[1], (2, 4, 0, 0))
    hold(g, (50, 0, 0, 0))
    assert present(g) == [0, 0, 0, 0]
    assert there(g, "media", g.order[1]) == (2, 4, 0, 0)


@pytest.mark.parametrize(
    ("variant", "round_", "election", "spot"),
    [(4, i, i, i + 2) for i in (1, 2, 3, 4)]
    + [(7, round_, i, i - 1) for round_, i in ((1, 1), (2, 2), (3, 3), (4, 4), (4, 5), (5, 6), (5, 7))],
)
def test_each_election_has_its_presence_spot(variant: int, round_: int, election: int, spot: int) -> None:
    """T19-D27, R19-14.10, R19-1.5: spots 4 to 7 in the game of four elections, 1 to 7 in the game of seven."""
    g = ready(variant=variant)
    g.round = round_
    g.order = g.order[:1]
    g.election[g.order[0]] = election
    events = hold(g, (50, 0, 0, 0), media=(1, 2, 0, 0))
    assert present(g, spot) == [1, 1, 0, 0]
    assert [(one.spot, one.worth) for one in told(events, PresenceMoved)] == [(spot, g.tables.presence[spot])] * 2
    assert bonuses(g, election) == [12, 0, 0, 0]


def test_a_spot_holds_any_number_of_markers() -> None:
    """R19-14.10, R19-1.5, G19-31: five winners on one spot."""
    g = ready(seats=5)
    hold(g, (50, 50, 50, 50, 50), media=(1, 1, 1, 1, 1))
    assert bonuses(g) == [10] * 5
    assert present(g) == [1, 1, 1, 1, 1]


def test_only_the_election_state_votes() -> None:
    """R19-14.1, R19-0.7: votes elsewhere score nothing yet."""
    g = ready()
    put(g.votes, g, g.order[1], (60, 0, 0, 0))
    hold(g, (5, 0, 0, 0))
    assert points(g) == [9, 0, 0, 0]
    assert points(g, 2) == [0, 0, 0, 0]
    assert view(g, None).data["held"] == 1


def test_two_elections_of_a_round_follow_each_other() -> None:
    """R19-18.9, R19-14.1: the earlier one completely, then the later one; each has its own spot and points."""
    g = ready(variant=7)
    g.round = 4
    first, second = g.order[:2]
    g.election[first], g.election[second] = 4, 5
    put(g.votes, g, second, (0, 50, 0, 0))
    put(g.media, g, second, (0, 1, 0, 0))
    g.order = [first, second]
    events = hold(g, (50, 0, 0, 0), media=(1, 0, 0, 0))
    kinds = [type(event) for event in events]
    assert kinds == [ElectionHeld, MajorityWon, PresenceMoved] * 2
    assert [one.number for one in told(events, ElectionHeld)] == [4, 5]
    assert [(one.seat, one.spot) for one in told(events, PresenceMoved)] == [(0, 3), (1, 4)]


def test_the_winner_of_two_elections_of_a_round_is_present_twice() -> None:
    """R19-14.11, R19-18.9: one marker for each election."""
    g = ready(variant=7)
    g.round = 5
    first, second = g.order[:2]
    g.election[first], g.election[second] = 6, 7
    put(g.votes, g, second, (50, 0, 0, 0))
    put(g.media, g, second, (2, 0, 0, 0))
    g.order = [first, second]
    events = hold(g, (50, 0, 0, 0), media=(2, 0, 0, 0))
    assert [(one.seat, one.spot) for one in told(events, PresenceMoved)] == [(0, 5), (0, 6)]


def test_after_the_election_nothing_of_it_is_open() -> None:
    """R19-14.5, R19-14.12: strongest party, candidates and influencer were of that moment."""
    g = ready()
    hold(g, (40, 15, 12, 9), media=(0, 2, 0, 0))
    seen = view(g, None).data
    assert (seen["lead"], seen["candidates"], seen["influencer"]) == (-1, [], -1)


@lru_cache
def _empty(seats: int) -> State:
    return ready(seats=seats)


@settings(max_examples=200)
@given(st.data())
def test_every_election_gives_one_of_four_bonuses_and_at_most_one_marker_a_player(data: st.DataObject) -> None:
    """R19-14.2, R19-14.3, R19-14.6, R19-14.7, R19-14.9, R19-14.11: 12, 10 for each, twice 7, or 5; one marker each."""
    seats = data.draw(st.integers(3, 5))
    g = _empty(seats).copy()
    g.start = data.draw(st.integers(0, seats - 1))
    votes = data.draw(st.tuples(*[st.integers(0, 70)] * seats))
    media = data.draw(st.tuples(*[st.integers(0, 2)] * seats))
    hold(g, votes, media)
    bonus, moved = bonuses(g), present(g)
    big = sum(one >= 50 for one in votes)
    assert sorted(bonus, reverse=True)[: max(big, 2)] in {0: ([7, 7], [5, 0]), 1: ([12, 0],)}.get(big, ([10] * big,))
    assert sum(bonus) in (12, 5, 14, 10 * big)
    assert max(moved) <= 1
    assert all(
        left + gone == before for left, gone, before in zip(there(g, "media", g.order[0]), moved, media, strict=True)
    )
    top = max(media)
    if top and media.count(top) == 1:
        assert moved[media.index(top)] == 1
    assert all(gone == 0 or bonus[seat] or media[seat] == top for seat, gone in enumerate(moved))
