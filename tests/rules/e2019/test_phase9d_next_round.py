"""Phase 9d: prepare the next round (R19-16)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal
from macher.rules.e2019.codes import NEXT_ROUND
from macher.rules.e2019.state import State
from macher.rules.events import (
    DisplayFilled,
    DisplayRefreshed,
    OpinionReplaced,
    OpinionsDiscarded,
    OpinionTurned,
    PhaseBegan,
    RoundBegan,
    StateLeft,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import LANDS
from tests.rules.factories import at, do, open_opinions, play_out, put, set_trends, there, told, trends, unfold
from tests.rules.positions import campaign, card, cards, lay_opinions, ready, see, set_opinions, table


def after_round_1(**options: str) -> State:
    """The election of round 1 is over; every next opinion has a topic that is new in its state."""
    g = ready(3, 4, (), 0, 30, **options)
    lay_opinions(g, g.order[0], "+edu +dig +gen +sec", "")
    lay_opinions(g, g.order[1], "+edu +dig +gen", "-env")
    lay_opinions(g, g.order[2], "-edu +wel", "+tra -dig")
    lay_opinions(g, g.order[3], "+sec", "-gen +env -wel")
    g.opinion_discard = []
    return g


# --- the state that voted --------------------------------------------------------------------------------------------
def test_the_election_state_leaves_the_game() -> None:
    """R19-16.1: board and state card are gone with their votes; the four opinions are on the discard pile."""
    g = after_round_1()
    gone, state = g.order[0], g.card[g.order[0]]
    put(g.votes, g, gone, (20, 30, 5))
    events = unfold(g, NEXT_ROUND)
    assert told(events, StateLeft) == [StateLeft(state)]
    seen = see(g)
    assert state not in seen["card"]
    assert gone not in seen["order"]
    assert there(g, "votes", gone) == (0, 0, 0)
    assert seen["opinion_discard"] == sorted(cards("+edu +dig +gen +sec"))
    assert open_opinions(g, gone) == []


def test_media_markers_return_to_their_owners() -> None:
    """R19-16.2: markers left on the board go back to the supplies (C19-11)."""
    g = after_round_1()
    put(g.media, g, g.order[0], (2, 0, 1))
    g.media_supply = [1, 4, 3]
    at(g, NEXT_ROUND)
    assert see(g)["media_supply"] == [3, 4, 4]
    assert sum(see(g)["media"]) == 0


def test_media_markers_may_be_lost() -> None:
    """R19-16.2, O19-05: read literally the board leaves with its media markers."""
    g = after_round_1(media_markers_on_clear="out_of_game")
    put(g.media, g, g.order[0], (2, 0, 1))
    g.media_supply = [1, 4, 3]
    at(g, NEXT_ROUND)
    assert see(g)["media_supply"] == [1, 4, 3]
    assert sum(see(g)["media"]) == 0


def test_a_double_marker_returns_to_the_pool() -> None:
    """R19-16.2: the marker of the state that left can be used again; one in another state stays."""
    g = after_round_1()
    set_opinions(g, g.order[0], "+edu +dig +gen +sec", doubled="+gen")
    set_opinions(g, g.order[1], "+edu +dig +gen", doubled="+edu")
    stays = g.order[1]
    assert see(g)["double_pool"] == 2
    at(g, NEXT_ROUND)
    assert see(g)["double_pool"] == 3
    assert [land for land in range(LANDS) if see(g)["doubled"][land] != -1] == [stays]


def test_no_rally_is_left_in_the_state_that_leaves() -> None:
    """R19-16.2: in real games every cube of the election state was converted; all cubes are accounted for."""
    g = table(3, seed=9)
    checked = 0
    while seats := deciders(g):
        if g.phase == 11:  # money: the election is over, the board still there
            assert there(g, "rallies", g.order[0]) == (0, 0, 0)
            checked += 1
        do(g, seats[0], legal(g, seats[0])[-1 if g.phase == 4 else 0])
    assert checked == 9  # three donations in each of three rounds


def test_other_states_are_left_alone() -> None:
    """R19-16.1: votes, trends, rallies and media of the states in play stay as they are."""
    g = after_round_1()
    land = g.order[2]
    put(g.votes, g, land, (7, 60, 0))
    put(g.rallies, g, land, (3, 0, 8))
    put(g.media, g, land, (1, 2, 0))
    set_trends(g, land, 2, -3, 4)
    at(g, NEXT_ROUND)
    assert there(g, "votes", land) == (7, 60, 0)
    assert there(g, "rallies", land) == (3, 0, 8)
    assert there(g, "media", land) == (1, 2, 0)
    assert trends(g, land) == (2, -3, 4)


# --- opinions --------------------------------------------------------------------------------------------------------
def test_one_more_opinion_in_every_other_state() -> None:
    """R19-16.3: each state in play turns up its next card."""
    g = after_round_1()
    lands = g.order[1:]
    at(g, NEXT_ROUND)
    shown = [open_opinions(g, land) for land in lands]
    assert shown == [list(cards("+edu +dig +gen -env")), list(cards("-edu +wel +tra")), list(cards("+sec -gen"))]


def test_the_reveal_rule_holds_here_too() -> None:
    """R19-16.3, R19-3.9: a topic that lies open already is replaced from the pile."""
    g = after_round_1()
    lay_opinions(g, g.order[3], "+sec", "-sec +env -wel")
    g.opinion_deck.append(card("+tra"))
    land = g.order[3]
    events = unfold(g, NEXT_ROUND)
    assert told(events, OpinionReplaced) == [OpinionReplaced(g.card[land], card("-sec"))]
    assert open_opinions(g, land) == list(cards("+sec +tra"))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_face_up_counts_of_all_rounds(seats: int) -> None:
    """R19-16.3: 4/3/2/1, then 4/3/2, then 4/3, then 4."""
    g = campaign(seats, seed=seats)
    counts: dict[int, list[int]] = {}
    while players := deciders(g):
        counts.setdefault(g.round, [len(open_opinions(g, land)) for land in see(g)["order"]])
        do(g, players[0], legal(g, players[0])[0])
    assert counts == {1: [4, 3, 2, 1], 2: [4, 3, 2], 3: [4, 3], 4: [4]}


# --- display, ballot box, order --------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_new_program_display(seats: int) -> None:
    """R19-16.4: the old display is discarded, a new one of the same size laid out."""
    g = ready(seats)
    old = see(g)["program_display"]
    before = see(g)["program_discard"]
    next_cards = g.program_deck[: -len(old) - 1 : -1]
    events = unfold(g, NEXT_ROUND)
    assert told(events, DisplayRefreshed) == [DisplayRefreshed(NONE, tuple(old))]
    assert told(events, DisplayFilled) == [DisplayFilled(tuple(next_cards))]
    assert see(g)["program_display"] == next_cards
    assert see(g)["program_discard"] == sorted(before + old)


def test_the_ballot_box_moves_on_clockwise() -> None:
    """R19-16.5: the next state in clockwise order votes in the next round."""
    g = after_round_1()
    first, second = g.order[0], g.order[1]
    events = unfold(g, NEXT_ROUND)
    assert second == (first + 1) % LANDS
    assert told(events, RoundBegan) == [RoundBegan(2, (g.card[second],))]
    assert see(g)["order"][0] == second


def test_the_order_of_preparation() -> None:
    """R19-16.6: the state leaves, opinions turn up clockwise from the next election state, display, ballot box."""
    g = after_round_1()
    left = StateLeft(g.card[g.order[0]])
    turned = [
        OpinionTurned(g.card[land], card(new)) for land, new in zip(g.order[1:], ("-env", "+tra", "-gen"), strict=True)
    ]
    events = unfold(g, NEXT_ROUND)
    assert [event for event in events[:5] if not isinstance(event, OpinionsDiscarded)] == [left, *turned]
    assert [type(event) for event in events[5:]] == [DisplayRefreshed, DisplayFilled, RoundBegan, PhaseBegan]


def test_cleared_opinions_can_come_back_at_once() -> None:
    """R19-16.6, R19-0.17: clearing comes first, so its cards are there when the pile is empty."""
    g = after_round_1()
    lay_opinions(g, g.order[0], "+wel -tra +env -sec", "")
    lay_opinions(g, g.order[1], "+edu +dig +gen", "-gen")
    land = g.order[1]
    g.opinion_deck = []
    at(g, NEXT_ROUND)
    assert open_opinions(g, land)[3] in cards("+wel -tra +env -sec")


def test_three_preparations_in_a_game_of_four_elections() -> None:
    """R19-16.1, R19-4.3: none after the last election: the fourth state stays on the table."""
    g = table(3, seed=2)
    events = play_out(g)
    assert [one.state for one in told(events, StateLeft)] == g.calendar[:3]
    assert [state for state in see(g)["card"] if state != -1] == g.calendar[3:]
