"""Phase 3: secure media influence (R19-7)."""

from __future__ import annotations

import pytest

from macher.rules import deciders, legal
from macher.rules.e2019.codes import BUY_MEDIA, NEXT_ROUND
from macher.rules.e2019.state import State
from macher.rules.events import MediaBought, MediaPassed
from macher.rules.parts.codes import MEDIA_AT, PASS
from tests.rules.factories import at, do, purse, put, refused, state_index, there, told, unfold
from tests.rules.positions import ready, see


def buying(seats: int = 3, start: int = 0, money: int = 30) -> State:
    """The phase begins; nobody has a marker on the boards."""
    return at(ready(seats, start=start, money=money), BUY_MEDIA)


# --- turns -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "start"), [(3, 0), (4, 2), (5, 4)])
def test_round_and_round_from_the_start_player(seats: int, start: int) -> None:
    """R19-7.1: the start player first, then clockwise, and on for as long as somebody buys."""
    g = buying(seats, start)
    asked = []
    for _ in range(2 * seats):
        asked.append(deciders(g)[0])
        do(g, asked[-1], MEDIA_AT + g.order[len(asked) // 5])
    assert asked == [(start + i) % seats for i in range(seats)] * 2


def test_one_marker_or_a_pass() -> None:
    """R19-7.1: exactly one marker on a turn, in any state; then the next player."""
    g = buying()
    assert legal(g, 0) == (PASS, *(MEDIA_AT + land for land in g.order))
    do(g, 0, MEDIA_AT + g.order[2])
    assert deciders(g) == (1,)
    assert refused(g, 0, MEDIA_AT + g.order[2]).key == "not-your-turn"
    assert refused(g, 1, 0).rule == "R19-7.1"


def test_buying() -> None:
    """R19-7.2: 5,000 to the bank, one marker from the supply to the state."""
    g = buying()
    land = g.order[3]
    assert do(g, 0, MEDIA_AT + land) == [MediaBought(0, g.card[land], 5)]
    assert there(g, "media", land) == (1, 0, 0)
    assert see(g)["media_supply"] == [3, 4, 4]
    assert [purse(g, seat) for seat in range(3)] == [25, 30, 30]


# --- limits ----------------------------------------------------------------------------------------------------------
def test_five_spots_of_the_rulebook_example() -> None:
    """R19-7.2, R19-7.3, T19-06: three of five spots are taken in NDS; A and B buy there; then it is full."""
    g = ready(seats=3)
    nds = g.order[1]
    g.card[nds] = state_index(g, "NI")
    put(g.media, g, nds, (1, 1, 1))
    at(g, BUY_MEDIA)
    do(g, 0, MEDIA_AT + nds)
    do(g, 1, MEDIA_AT + nds)
    assert [purse(g, seat) for seat in range(3)] == [25, 25, 30]
    assert there(g, "media", nds) == (2, 2, 1)
    assert MEDIA_AT + nds not in legal(g, 2)
    refusal = refused(g, 2, MEDIA_AT + nds)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-7.3", "media-spots-full", {"spots": 5})


def test_one_player_may_take_several_spots_of_a_state() -> None:
    """R19-7.3: there is no limit but spots and supply: four markers of one player in one state."""
    g = buying()
    for _ in range(4):
        do(g, 0, MEDIA_AT + g.order[0])
        do(g, 1, PASS)
        do(g, 2, PASS)
    assert there(g, "media", g.order[0]) == (4, 0, 0)
    assert see(g)["media_supply"][0] == 0


def test_without_money_a_seat_is_asked_and_can_only_pass() -> None:
    """R19-7.2: cash is secret, so a seat with 4,000 is asked like the others; buying is refused with the numbers."""
    g = buying(money=4)
    assert deciders(g) == (0,)
    assert legal(g, 0) == (PASS,)
    refusal = refused(g, 0, MEDIA_AT + g.order[0])
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-7.2", "too-dear", {"price": 5, "money": 4})
    assert do(g, 0, PASS) == [MediaPassed(0)]


def test_a_forced_pass_looks_like_a_free_one() -> None:
    """R19-7.2: the others cannot tell a seat that will not buy from one that cannot."""
    rich, poor = buying(), buying()
    poor.money[0] = 4
    assert do(rich, 0, PASS) == do(poor, 0, PASS)
    assert see(rich, 1) == see(poor, 1)


def test_without_markers_a_seat_is_passed_over() -> None:
    """R19-7.2: supplies are public: who has no marker left passes without being asked."""
    g = ready(seats=3)
    g.media_supply[0] = 0
    events = unfold(g, BUY_MEDIA)
    assert events == [MediaPassed(0)]
    assert deciders(g) == (1,)


def test_the_last_marker() -> None:
    """R19-7.2: who buys the last marker is passed over from then on, and that counts as a pass."""
    g = ready(seats=3)
    g.media_supply[0] = 1
    at(g, BUY_MEDIA)
    do(g, 0, MEDIA_AT + g.order[0])
    do(g, 1, PASS)
    assert told(do(g, 2, PASS), MediaPassed) == [MediaPassed(2), MediaPassed(0)]
    assert deciders(g) == ()


def test_all_spots_full_everywhere() -> None:
    """R19-7.3: with no free spot anywhere nobody is asked."""
    g = ready(seats=5)
    for land in g.order:
        put(g.media, g, land, (1, 1, 1, 1, 1))
    g.media_supply = [1] * 5
    assert unfold(g, BUY_MEDIA) == [MediaPassed(seat) for seat in range(5)]
    assert deciders(g) == ()


def test_the_last_free_spot_ends_the_phase() -> None:
    """R19-7.3, R19-7.4: the marker that fills the last spot makes everybody pass."""
    g = ready(seats=3)
    for land in g.order:
        put(g.media, g, land, (2, 2, 1))
    put(g.media, g, g.order[2], (2, 2, 0))
    g.media_supply = [1] * 3
    at(g, BUY_MEDIA)
    assert legal(g, 0) == (PASS, MEDIA_AT + g.order[2])
    do(g, 0, MEDIA_AT + g.order[2])
    assert deciders(g) == ()


def test_a_state_that_has_voted_takes_no_marker() -> None:
    """R19-7.2: only states in play."""
    g = ready(seats=3)
    gone = g.order[0]
    at(g, NEXT_ROUND)
    at(g, BUY_MEDIA)
    assert set(legal(g, 0)) == {PASS, *(MEDIA_AT + land for land in range(4) if land != gone)}
    refusal = refused(g, 0, MEDIA_AT + gone)
    assert (refusal.rule, refusal.key) == ("R19-7.2", "land-out-of-play")


# --- the end of the phase --------------------------------------------------------------------------------------------
def test_the_last_buyer_passes_too() -> None:
    """R19-7.4, T19-D10: A buys, B, C and A pass: three passes in a row end the phase."""
    g = buying()
    do(g, 0, MEDIA_AT + g.order[0])
    do(g, 1, PASS)
    do(g, 2, PASS)
    assert deciders(g) == (0,)  # A could buy again
    do(g, 0, PASS)
    assert deciders(g) == ()


def test_a_pass_is_not_final() -> None:
    """R19-7.4, T19-D11: A buys, B passes, C buys, A, B and C pass; B could have bought on the second turn."""
    g = buying()
    do(g, 0, MEDIA_AT + g.order[0])
    do(g, 1, PASS)
    do(g, 2, MEDIA_AT + g.order[0])
    do(g, 0, PASS)
    assert MEDIA_AT + g.order[0] in legal(g, 1)
    do(g, 1, PASS)
    assert deciders(g) == (2,)
    do(g, 2, PASS)
    assert deciders(g) == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nobody_buys(seats: int) -> None:
    """R19-7.4: as many passes in succession as players, and the phase is over."""
    g = buying(seats)
    for seat in range(seats):
        assert deciders(g) == (seat,)
        do(g, seat, PASS)
    assert deciders(g) == ()


def test_passes_before_a_purchase_do_not_count() -> None:
    """R19-7.4: two passes, then a purchase: all three must pass anew."""
    g = buying()
    do(g, 0, PASS)
    do(g, 1, PASS)
    do(g, 2, MEDIA_AT + g.order[1])
    do(g, 0, PASS)
    do(g, 1, PASS)
    assert deciders(g) == (2,)
    do(g, 2, PASS)
    assert deciders(g) == ()
