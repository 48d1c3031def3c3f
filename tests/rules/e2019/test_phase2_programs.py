"""Phase 2: change party programs (R19-6)."""

from __future__ import annotations

from itertools import combinations, groupby

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2019.actions import DRAW, REFRESH
from macher.rules.e2019.codes import CHANGE_PROGRAMS, CONVERT_IN
from macher.rules.e2019.state import State
from macher.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsDrawnUnseen,
    CardTaken,
    DisplayFilled,
    DisplayRefreshed,
    HandKept,
    ProgramChanged,
    ProgramSkipped,
    RalliesConverted,
)
from macher.rules.parts.codes import CARD, SKIP, SWAP
from tests.rules.factories import at, do, put, refused, told, unfold
from tests.rules.positions import card, cards, hold, lay_opinions, ready, see, set_program, swap

PROGRAM = "+edu -wel +gen +sec +tra"


def changing(hand: str = "-edu", draw: str = "", display: str = "", seats: int = 3) -> State:
    """Seat 0 may change its program; `draw` is on top of the pile."""
    g = ready(seats)
    hold(g, (hand, *(["+dig"] * (seats - 1))), draw)
    for seat in range(seats):
        set_program(g, seat, PROGRAM)
    if display:
        g.program_display = list(cards(display))
    return at(g, CHANGE_PROGRAMS)


def hand(g: State, seat: int) -> list[int]:
    return see(g, seat)["hands"][seat]["cards"] or []


def program(g: State, seat: int) -> list[int]:
    """The program of a seat as cards, as a spectator sees it."""
    attitudes = see(g)["programs"][seat * 7 : seat * 7 + 7]
    return [topic * 2 + (attitude < 0) for topic, attitude in enumerate(attitudes) if attitude]


# --- who and when ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "start"), [(3, 1), (4, 3), (5, 2)])
def test_everybody_once_in_turn_order(seats: int, start: int) -> None:
    """R19-6.1: start player first, then clockwise, once each."""
    g = at(ready(seats, start=start), CHANGE_PROGRAMS)
    asked = []
    while deciders(g):
        asked.append(deciders(g)[0])
        do(g, asked[-1], SKIP)
    assert [seat for seat, _ in groupby(asked)] == [(start + i) % seats for i in range(seats)]


def test_a_turn_may_be_nothing_at_all() -> None:
    """R19-6.1: "may": no card and no swap leave everything as it was."""
    g = changing()
    before = (program(g, 0), hand(g, 0), see(g)["program_display"], see(g)["program_deck"])
    assert do(g, 0, SKIP) == [ProgramSkipped(0)]
    do(g, 0, SKIP)
    assert deciders(g) == (1,)
    assert (program(g, 0), hand(g, 0), see(g)["program_display"], see(g)["program_deck"]) == before


# --- step 1: cards ---------------------------------------------------------------------------------------------------
def test_three_sources() -> None:
    """R19-6.2: draw and take, refresh and take, or skip."""
    g = changing()
    assert (step_name(g), legal(g, 0)) == ("program-source", (DRAW, REFRESH, SKIP))
    assert refused(g, 1, SKIP).key == "not-your-turn"


def test_draw_first_and_then_take() -> None:
    """R19-6.2: the blind card is known to its owner before the open one is chosen; the others see only the open one."""
    g = changing(draw="+env", display="+dig -gen +dig")
    told_all = apply(g, 0, DRAW)
    assert events_for(told_all, 0) == [CardsDrawn(0, cards("+env"))]
    assert events_for(told_all, 1) == events_for(told_all, None) == [CardsDrawnUnseen(0, 1)]
    assert hand(g, 0) == sorted(cards("-edu +env"))
    assert (step_name(g), legal(g, 0)) == ("program-take", (CARD + card("+dig"), CARD + card("-gen")))
    assert refused(g, 0, CARD + card("+tra")).rule == "R19-6.2"
    assert do(g, 0, CARD + card("-gen")) == [CardTaken(0, card("-gen"))]
    assert hand(g, 0) == sorted(cards("-edu +env -gen"))
    assert see(g, 1)["hands"][0] == {"size": 3, "shown": [card("-gen")], "cards": None}


def test_refresh_then_take_without_a_blind_card() -> None:
    """R19-6.2: the whole display is discarded and laid out anew from the pile, then one card is taken."""
    g = changing(draw="+env -tra +gen", display="+dig -gen +dig")
    events = do(g, 0, REFRESH)
    assert told(events, DisplayRefreshed) == [DisplayRefreshed(0, cards("+dig -gen +dig"))]
    assert told(events, DisplayFilled) == [DisplayFilled(cards("+env -tra +gen"))]
    assert see(g)["program_discard"] == sorted(cards("+dig -gen +dig"))
    assert told(events, CardsDrawn) == []
    do(g, 0, CARD + card("-tra"))
    assert hand(g, 0) == sorted(cards("-edu -tra"))
    assert see(g)["program_display"] == list(cards("+env +gen"))


def test_skip_and_still_swap_with_the_hand_card() -> None:
    """R19-6.2, R19-6.3: who takes no card may change the program with the one in hand (G19-11)."""
    g = changing(hand="-edu")
    do(g, 0, SKIP, swap("+edu", "-edu"))
    assert program(g, 0) == sorted(cards("-edu -wel +gen +sec +tra"))
    assert hand(g, 0) == [card("+edu")]


# --- step 2: swap ----------------------------------------------------------------------------------------------------
def test_change_of_the_rulebook_example() -> None:
    """R19-6.2, R19-6.3, R19-6.4, T19-05: blind +env, -traffic taken, traffic swapped, +env kept; match 3 in NDS."""
    g = changing(hand="-edu", draw="+env", display="-tra +dig +sec")
    do(g, 0, DRAW, CARD + card("-tra"), swap("+tra", "-tra"), SKIP, CARD + card("+env"))
    assert program(g, 0) == sorted(cards("+edu -wel +gen +sec -tra"))
    assert hand(g, 0) == [card("+env")]
    assert see(g)["program_discard"] == sorted(cards("-edu +tra"))
    nds = g.order[0]
    lay_opinions(g, nds, "+edu -tra -wel", "+dig")
    put(g.rallies, g, nds, (1, 0, 0))
    assert told(unfold(g, CONVERT_IN, nds), RalliesConverted)[0].match == 3


def test_a_new_topic_may_replace_any_card() -> None:
    """R19-6.3: a hand card of a topic that is not in the program fits in for each of the five."""
    g = changing(hand="+dig")
    do(g, 0, SKIP)
    assert set(legal(g, 0)) == {SKIP} | {swap(old, "+dig") for old in PROGRAM.split()}


def test_a_known_topic_replaces_its_own_card_only() -> None:
    """R19-6.3: topics stay different; the same card again is no exchange."""
    g = changing(hand="-edu")
    do(g, 0, SKIP)
    assert legal(g, 0) == (SKIP, swap("+edu", "-edu"))
    refusal = refused(g, 0, swap("+tra", "-edu"))
    assert (refusal.rule, refusal.key) == ("R19-6.3", "topic-twice")
    g = changing(hand="+edu")
    do(g, 0, SKIP)
    assert legal(g, 0) == (SKIP,)


def test_at_most_two_exchanges() -> None:
    """R19-6.3: 0, 1 or 2; after the second the hand card is to be kept."""
    g = changing(hand="+dig", draw="+env", display="-tra +dig +sec")
    do(g, 0, DRAW, CARD + card("-tra"), swap("+edu", "+dig"), swap("-wel", "+env"))
    assert step_name(g) == "program-keep"
    assert program(g, 0) == sorted(cards("+dig +env +gen +sec +tra"))
    assert hand(g, 0) == sorted(cards("+edu -wel -tra"))


def test_two_exchanges_that_need_each_other() -> None:
    """R19-6.3: only the result counts: -edu comes in while +edu and +traffic leave, in whichever way it is written."""
    g = changing(hand="-edu", draw="+env", display="+dig +dig +dig")
    do(g, 0, DRAW, CARD + card("+dig"))
    # +traffic for -edu and +edu for +env is the same exchange as +edu for -edu and +traffic for +env.
    do(g, 0, swap("+edu", "-edu"), swap("+tra", "+env"))
    assert program(g, 0) == sorted(cards("-edu -wel +gen +sec +env"))
    assert hand(g, 0) == sorted(cards("+edu +tra +dig"))


@pytest.mark.parametrize(
    "held", ["-edu +dig +env", "-edu -gen -tra", "+dig -dig +wel", "+edu -edu +dig", "+dig +dig -sec"]
)
def test_every_lawful_result_can_be_reached_and_no_other(held: str) -> None:
    """R19-6.3: any 0, 1 or 2 program cards against as many hand cards, if the five topics differ in the end."""
    lawful = set()
    for count in range(3):
        for leaving in combinations(cards(PROGRAM), count):
            for coming in combinations(cards(held), count):
                result = sorted({*cards(PROGRAM)} - {*leaving}) + list(coming)
                if len({one >> 1 for one in result}) == 5:
                    lawful.add(tuple(sorted(result)))
    reached = set()

    def change(g: State) -> None:
        if step_name(g) != "program-swap" or deciders(g) != (0,):
            reached.add(tuple(program(g, 0)))
            return
        for action in legal(g, 0):
            new = g.copy()
            do(new, 0, action)
            change(new)

    g = changing(hand=held)
    do(g, 0, SKIP)
    change(g)
    assert reached == lawful


def test_swapped_out_cards_are_in_hand_and_everybody_knows_it() -> None:
    """R19-6.3, R19-2.1: the exchanged program card goes to hand; it was open before."""
    g = changing(hand="-edu")
    do(g, 0, SKIP)
    assert do(g, 0, swap("+edu", "-edu")) == [ProgramChanged(0, card("+edu"), card("-edu"))]
    assert see(g, 2)["hands"][0] == {"size": 1, "shown": [card("+edu")], "cards": None}


def test_the_swap_is_asked_even_if_nothing_fits() -> None:
    """R19-6.3: hands are secret, so nobody is passed over for what is in them."""
    g = changing(hand="+edu")
    do(g, 0, SKIP)
    assert (step_name(g), deciders(g), legal(g, 0)) == ("program-swap", (0,), (SKIP,))


def test_no_code_swaps_a_card_that_is_not_in_hand() -> None:
    """R19-6.3: only cards from hand come into the program."""
    g = changing(hand="-edu")
    do(g, 0, SKIP)
    assert refused(g, 0, swap("+edu", "+dig")).rule == "R19-6.3"
    assert refused(g, 0, CARD).key == "not-offered"
    assert all(action == SKIP or action >= SWAP for action in legal(g, 0))


# --- step 3: discard -------------------------------------------------------------------------------------------------
def test_one_card_is_kept_of_the_players_choice() -> None:
    """R19-6.4: any card of the hand, also one just swapped out; the others are discarded openly."""
    g = changing(hand="-edu", draw="+env", display="-tra +dig +sec")
    do(g, 0, DRAW, CARD + card("-tra"), swap("+tra", "-tra"), SKIP)
    assert legal(g, 0) == tuple(CARD + one for one in sorted(cards("-edu +env +tra")))
    assert refused(g, 0, CARD + card("-tra")).rule == "R19-6.4"
    told_all = apply(g, 0, CARD + card("+tra"))
    assert HandKept(0, card("+tra")) in events_for(told_all, 0)
    assert HandKept(0, card("+tra")) not in events_for(told_all, 1)
    assert sorted(told([event for _, event in told_all], CardsDiscarded)[0].cards) == sorted(cards("-edu +env"))
    assert see(g)["hands"][0]["size"] == 1


def test_after_the_phase_everybody_holds_one_card() -> None:
    """R19-6.4: exactly one card remains in each hand."""
    g = changing(draw="+env -tra +gen -sec", seats=3)
    while seats := deciders(g):
        do(g, seats[0], legal(g, seats[0])[0])
    assert [one["size"] for one in see(g)["hands"]] == [1, 1, 1]


def test_a_single_card_is_not_asked_about() -> None:
    """R19-6.4: with one card in hand there is nothing to discard."""
    g = changing(hand="-edu")
    do(g, 0, SKIP, swap("+edu", "-edu"), SKIP)
    assert (step_name(g), deciders(g)) == ("program-source", (1,))


def test_a_card_seen_by_all_stays_known_until_it_is_gone() -> None:
    """R19-6.4, R19-2.1: who keeps a card taken openly has a hand that all know; who keeps the other has not."""
    g = changing(hand="-edu", draw="+env", display="-tra +dig +sec")
    other = g.copy()
    do(g, 0, DRAW, CARD + card("-tra"), SKIP, CARD + card("-tra"))
    assert see(g, 1)["hands"][0]["shown"] == [card("-tra")]
    do(other, 0, DRAW, CARD + card("-tra"), SKIP, CARD + card("+env"))
    assert see(other, 1)["hands"][0]["shown"] == []


# --- refills ---------------------------------------------------------------------------------------------------------
def test_the_display_is_full_again_before_the_next_player() -> None:
    """R19-6.5: the gap is filled from the pile when the turn is over, not before."""
    g = changing(draw="+env -gen", display="-tra +dig +sec")
    do(g, 0, DRAW, CARD + card("+dig"))
    assert see(g)["program_display"] == list(cards("-tra +sec"))
    do(g, 0, SKIP, CARD + card("-edu"))
    assert sorted(see(g)["program_display"]) == sorted(cards("-tra +sec -gen"))
    assert deciders(g) == (1,)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_display_is_full_after_the_last_player(seats: int) -> None:
    """R19-6.5: also then, so that politicians find a full display (G19-12)."""
    g = at(ready(seats), CHANGE_PROGRAMS)
    size = len(see(g)["program_display"])
    while players := deciders(g):
        do(g, players[0], legal(g, players[0])[0])
    assert len(see(g)["program_display"]) == size


def test_the_last_card_of_the_pile_brings_the_discards_back() -> None:
    """R19-6.6, R19-0.17: as soon as the pile is empty the discards are shuffled, before anything else happens."""
    g = changing(hand="-edu")
    g.program_discard, g.program_deck = g.program_deck, list(cards("+env"))
    below = sorted(g.program_discard)
    do(g, 0, DRAW)
    assert see(g)["program_deck"] == len(below)
    assert see(g)["program_discard"] == []
    assert sorted(g.program_deck) == below
    assert card("+env") in hand(g, 0)


def test_a_refresh_with_a_short_pile() -> None:
    """R19-6.2, R19-6.6: the display is discarded first, so its cards may come back when the pile runs out."""
    g = changing(hand="-edu", display="-tra +dig +sec")
    g.program_deck, g.program_discard = list(cards("+env")), []
    do(g, 0, REFRESH)
    new = see(g)["program_display"]
    assert new[0] == card("+env")
    assert len(new) == 3
    assert set(new[1:]) < set(cards("-tra +dig +sec"))
    assert (see(g)["program_deck"], see(g)["program_discard"]) == (1, [])


def test_no_card_anywhere_to_draw() -> None:
    """R19-6.6: pile and discards empty: no blind card is offered, and the display stays as it is (G19-10)."""
    g = changing(hand="-edu", display="-tra +dig +sec")
    g.program_deck, g.program_discard = [], []
    assert legal(g, 0) == (REFRESH, SKIP)
    do(g, 0, REFRESH)
    assert sorted(see(g)["program_display"]) == sorted(cards("-tra +dig +sec"))
    do(g, 0, CARD + card("+dig"), SKIP, CARD + card("+dig"))
    # The card discarded by seat 0 was the only one there: it fills the gap.
    assert sorted(see(g)["program_display"]) == sorted(cards("-tra +sec -edu"))


def test_discards_fill_an_empty_pile_at_once() -> None:
    """R19-6.6: a discard on an empty pile and an empty discard pile is the new pile."""
    g = changing(hand="-edu", draw="+env", display="-tra +dig +sec")
    g.program_deck, g.program_discard = list(cards("+env")), []
    do(g, 0, DRAW)
    assert (see(g)["program_deck"], see(g)["program_discard"]) == (0, [])
    do(g, 0, CARD + card("+dig"), SKIP, CARD + card("+dig"))
    # Two cards were discarded; one of them fills the display, the other is the pile.
    assert len(see(g)["program_display"]) == 3
    assert see(g)["program_deck"] == 1


def test_a_full_display_is_left_alone() -> None:
    """R19-6.5: only empty spaces are filled; who takes nothing leaves none."""
    g = at(ready(), CHANGE_PROGRAMS)
    events = do(g, 0, SKIP, SKIP)
    while deciders(g) == (0,):
        events += do(g, 0, legal(g, 0)[0])
    assert told(events, DisplayFilled) == []
