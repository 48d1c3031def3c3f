"""Phase 6: actions of the shadow cabinet (R19-10)."""

from __future__ import annotations

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name, view
from macher.rules.e2019.actions import DECLINE, DRAW, OUST, PAY, USE
from macher.rules.e2019.codes import CABINET_ACTIONS, EXCHANGE_OPINION
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import ACTION_KINDS, BASE, DOUBLE, MEDIA, OTHERS, POLL, PROGRAM, TREND, VOTES
from macher.rules.events import (
    ActionLocked,
    ActionSkipped,
    BaseMoved,
    DoublePlaced,
    DoubleRemoved,
    Event,
    MediaOusted,
    PoliticianDeclined,
    PoliticianPaid,
    PoliticianRevealed,
    PollProtected,
    PollPublished,
    PollsReshuffled,
    TrendMoved,
    VotesGained,
)
from macher.rules.parts.cabinet import PAID, TURNED_UP
from macher.rules.parts.codes import CARD, DOUBLE_ON, PASS, PUBLISH, REPLACE, SKIP, SUPPRESS, SWAP, UNDOUBLE
from tests.rules.factories import at, do, purse, put, refused, set_trends, there, told, trends
from tests.rules.positions import card, on_top, ready, send, set_opinions, set_program

# R19-1.8: politician, cost, main action, secondary actions.
PRINTED = (
    ("backbencher", 3, "double!", "trend+1 votes+3"),
    ("vice", 5, "trend+1", "double! program"),
    ("spokes", 5, "media", "trend+1 votes+5"),
    ("secretary", 8, "votes+8", "media! poll"),
    ("leader", 15, "others-1!", "program poll"),
    ("honorary", 8, "votes+8", "media! double!"),
    ("executive", 10, "votes+10", "base+5 trend+3"),
    ("frontrunner", 20, "trend+4", "votes+12 poll program"),
)
COSTS = [(name, cost) for name, cost, _, _ in PRINTED]
MAIN_ACTIONS = [(name, main) for name, _, main, _ in PRINTED]
SECONDARY_ACTIONS = [(name, action) for name, _, _, secondary in PRINTED for action in secondary.split()]


def kind(action: str) -> int:
    """The kind of an action as printed: `votes+8` is VOTES."""
    return ACTION_KINDS.index(action.rstrip("!").split("+")[0].split("-")[0])


def amount(action: str) -> int:
    return int(action.rstrip("!").lstrip("abcdefghijklmnopqrstuvwxyz+-") or 0)


def name_of(g: State, politician: int | None) -> str | None:
    return None if politician is None else g.tables.politicians[politician].id


def acting(g: State, *row: tuple[int, str], land: int | None = None) -> int:
    """Phase 6 with this row in one land (the election state), everything paid; the land."""
    land = g.order[0] if land is None else land
    send(g, land, *row)
    at(g, CABINET_ACTIONS)
    for seat, _ in row:
        do(g, seat, PAY)
    return land


def lively(variant: int = 7) -> State:
    """Seat 0 can use every action in the election state: open opinions, a marker of seat 1, a poll that raises SPD."""
    g = ready(variant=variant, money=60)
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic")
    put(g.media, g, land, (0, 1, 0, 0))
    g.media_supply[1] -= 1
    put(g.trend, g, land, (0, 2, 2, 2))
    on_top(g, spd=1, fdp=-1)
    return g


# --- the order of things ---------------------------------------------------------------------------------------------
def test_states_act_in_the_order_of_their_elections() -> None:
    """R19-10.1: state by state, clockwise from the election state; each is done before the next is turned up."""
    g = ready()
    for land in (3, 2, 1, 0):
        send(g, land, (land, "vice"))
    at(g, CABINET_ACTIONS)
    visited = []
    for land in g.order:
        seat = deciders(g)[0]
        visited.append(view(g, None).data["election"][seat])
        assert view(g, None).data["rows"][land][0]["politician"] is not None
        do(g, seat, PAY, SKIP, SKIP)
    assert visited == [1, 2, 3, 4]
    assert deciders(g) == ()


def test_all_politicians_of_a_state_are_turned_up_and_no_others() -> None:
    """R19-10.2, R19-2.1: the whole row of the state is revealed before anybody pays; other rows stay face down."""
    g = ready()
    first, second = g.order[:2]
    send(g, first, (2, "vice"), (0, "leader"))
    send(g, second, (1, "spokes"))
    at(g, CABINET_ACTIONS)
    rows = view(g, None).data["rows"]
    assert [(entry["seat"], name_of(g, entry["politician"])) for entry in rows[first]] == [(2, "vice"), (0, "leader")]
    assert [(entry["seat"], entry["politician"]) for entry in rows[second]] == [(1, None)]
    assert name_of(g, view(g, 1).data["rows"][second][0]["politician"]) == "spokes"


def test_the_next_state_is_turned_up_when_the_one_before_is_done() -> None:
    """R19-10.1, R19-10.2: the reveal is an event that all see."""
    g = ready()
    send(g, g.order[0], (2, "vice"))
    send(g, g.order[2], (1, "spokes"))
    at(g, CABINET_ACTIONS)
    events = do(g, 2, DECLINE)
    revealed = told(events, PoliticianRevealed)
    assert [(one.seat, one.state, name_of(g, one.politician)) for one in revealed] == [
        (1, g.card[g.order[2]], "spokes")
    ]


def test_a_phase_without_politicians_asks_nobody() -> None:
    """R19-10.1: no row, no decision."""
    assert deciders(at(ready(), CABINET_ACTIONS)) == ()


# --- paying ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("name", "cost"), COSTS)
def test_the_printed_cost_is_paid_to_the_bank(name: str, cost: int) -> None:
    """R19-10.2, R19-1.8: whoever owns the cost exactly may pay it."""
    g = ready(variant=7, money=cost)
    send(g, g.order[0], (0, name))
    at(g, CABINET_ACTIONS)
    assert step_name(g) == "politician-pay"
    assert legal(g, 0) == (PAY, DECLINE)
    events = do(g, 0, PAY)
    assert [one.price for one in told(events, PoliticianPaid)] == [cost]
    assert [purse(g, seat) for seat in range(4)] == [0, cost, cost, cost]


@pytest.mark.parametrize(("name", "cost"), COSTS)
def test_who_cannot_pay_in_full_is_asked_and_must_decline(name: str, cost: int) -> None:
    """R19-10.2, R19-0.11, G19-26: no partial payment; the refusal names the price and the money."""
    g = ready(variant=7, money=cost - 1)
    send(g, g.order[0], (0, name))
    at(g, CABINET_ACTIONS)
    assert legal(g, 0) == (DECLINE,)
    no = refused(g, 0, PAY)
    assert (no.rule, no.numbers) == ("R19-10.2", {"price": cost, "money": cost - 1})


def test_a_forced_decline_looks_like_a_free_one() -> None:
    """R19-10.2, N-3: the others see neither from the question nor from the answer that the money was short."""
    rich, poor = ready(), ready(money=30)
    poor.money[0] = 4
    for g in (rich, poor):
        send(g, g.order[0], (0, "vice"), (1, "vice"))
        at(g, CABINET_ACTIONS)
    assert deciders(rich) == deciders(poor) == (0,)
    for viewer in (None, 1):
        assert view(rich, viewer).data == view(poor, viewer).data
    free, forced = apply(rich, 0, DECLINE), apply(poor, 0, DECLINE)
    for viewer in (None, 1):
        assert events_for(free, viewer) == events_for(forced, viewer)
        assert view(rich, viewer).data == view(poor, viewer).data


def test_a_declined_politician_leaves_the_game_at_once_without_action() -> None:
    """R19-10.2: nothing is paid, nothing happens, and the card does not come back."""
    g = ready()
    land = g.order[0]
    send(g, land, (0, "secretary"), (1, "vice"))
    at(g, CABINET_ACTIONS)
    events = do(g, 0, DECLINE)
    assert [one.seat for one in told(events, PoliticianDeclined)] == [0]
    seen = view(g, 0).data
    assert [entry["seat"] for entry in seen["rows"][land]] == [1]
    secretary = next(i for i, politician in enumerate(g.tables.politicians) if politician.id == "secretary")
    assert seen["unused"] is not None
    assert seen["unused"] >> secretary & 1 == 0
    assert seen["cabinet"][0] >> secretary & 1 == 0
    do(g, 1, PAY, USE + TREND, SKIP)
    assert deciders(g) == ()
    assert there(g, "votes", land) == (0, 0, 0, 0)
    assert purse(g, 0) == 30


def test_all_pay_in_row_order_before_anybody_acts() -> None:
    """R19-10.2, R19-10.3, G19-14: first the payments of the state, openly and in row order, then the actions."""
    g = ready()
    land = g.order[0]
    send(g, land, (2, "vice"), (0, "leader"), (3, "spokes"), (1, "backbencher"))
    at(g, CABINET_ACTIONS)
    asked: list[int] = []
    for answer in (PAY, DECLINE, PAY, PAY):
        assert step_name(g) == "politician-pay"
        asked += deciders(g)
        do(g, deciders(g)[0], answer)
    assert asked == [2, 0, 3, 1]
    assert step_name(g) == "politician-act"
    assert [(entry["seat"], entry["standing"]) for entry in view(g, None).data["rows"][land]] == [
        (2, PAID),
        (3, PAID),
        (1, PAID),
    ]
    acted = []
    while deciders(g):
        seat = deciders(g)[0]
        if seat not in acted:
            acted.append(seat)
        do(g, seat, SKIP)
    assert acted == [2, 3, 1]


def test_while_others_pay_a_card_stands_turned_up() -> None:
    """R19-10.2, R19-2.2: everybody sees who has paid and who has not been asked yet."""
    g = ready()
    land = g.order[0]
    send(g, land, (2, "vice"), (0, "vice"))
    at(g, CABINET_ACTIONS)
    do(g, 2, PAY)
    assert [entry["standing"] for entry in view(g, None).data["rows"][land]] == [PAID, TURNED_UP]


def test_only_the_owner_answers() -> None:
    """R19-10.2: the others are not asked and may not speak."""
    g = ready()
    send(g, g.order[0], (2, "vice"), (0, "vice"))
    at(g, CABINET_ACTIONS)
    assert legal(g, 0) == ()
    assert (refused(g, 0, PAY).rule, refused(g, 0, PAY).key) == ("R19-10.2", "not-your-turn")


def test_money_received_in_a_state_cannot_pay_its_politicians_but_can_pay_later_ones() -> None:
    """G19-26, R19-10.2: the 5,000 from MEDIA come after all payments here, but before those of the next state."""
    g = ready(money=10)
    here, there_after = g.order[:2]
    g.money[1] = 4
    put(g.media, g, here, (0, 1, 0, 0))
    send(g, here, (0, "spokes"), (1, "vice"))
    send(g, there_after, (1, "secretary"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY)
    assert legal(g, 1) == (DECLINE,)
    do(g, 1, DECLINE)
    do(g, 0, OUST + 1, SKIP)
    assert purse(g, 1) == 9
    assert legal(g, 1) == (PAY, DECLINE)


# --- main and secondary ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("main", "secondary", "votes", "base"),
    [
        (USE + VOTES, USE + BASE, 10, 15),
        (USE + VOTES, SKIP, 10, 10),
        (SKIP, USE + BASE, 0, 15),
        (SKIP, SKIP, 0, 10),
    ],
)
def test_each_part_may_be_declined_separately(main: int, secondary: int, votes: int, base: int) -> None:
    """R19-10.3: the owner may carry out the main action and may carry out one secondary action."""
    g = ready(variant=7)
    land = acting(g, (0, "executive"))
    do(g, 0, main, secondary)
    assert there(g, "votes", land)[0] == votes
    assert view(g, None).data["base"][0] == base
    assert deciders(g) == ()


def test_only_one_secondary_action() -> None:
    """R19-10.3, R19-1.8: after one of the secondary actions the politician is done."""
    g = ready(variant=7)
    acting(g, (0, "executive"), (1, "vice"))
    do(g, 0, SKIP, USE + TREND)
    assert deciders(g) == (1,)


@pytest.mark.parametrize(("name", "main"), MAIN_ACTIONS)
def test_main_comes_before_secondary(name: str, main: str) -> None:
    """R19-10.3, G19-15: first only the main action is offered, then only the secondary ones."""
    g = lively()
    acting(g, (0, name))
    assert set(legal(g, 0)) == {SKIP, *codes(g, main)}
    do(g, 0, SKIP)
    secondary = next(row[3] for row in PRINTED if row[0] == name)
    assert set(legal(g, 0)) == {SKIP}.union(*(codes(g, action) for action in secondary.split()))


def codes(g: State, action: str) -> set[int]:
    """The codes with which seat 0 uses an action in the lively position."""
    if kind(action) == DOUBLE:
        return {DOUBLE_ON, DOUBLE_ON + 1}
    if kind(action) == MEDIA:
        return {OUST + 1, REPLACE + 1}
    return {USE + kind(action)}


def test_a_secondary_action_is_refused_while_the_main_action_is_due() -> None:
    """R19-10.3, G19-15: the secretary's poll has to wait for the votes."""
    g = lively()
    acting(g, (0, "secretary"))
    refused(g, 0, USE + POLL)
    do(g, 0, USE + VOTES)
    assert USE + POLL in legal(g, 0)


def test_the_refusal_of_a_part_that_is_not_due_names_the_order() -> None:
    """R19-10.3, G19-15: the action is on the card, it is only not its turn."""
    g = lively()
    acting(g, (0, "secretary"))
    assert refused(g, 0, USE + POLL).rule == "R19-10.3"


def test_what_is_not_printed_is_refused() -> None:
    """R19-1.8, R19-10.3: the vice-chancellor has no votes to give."""
    g = lively()
    acting(g, (0, "vice"))
    no = refused(g, 0, USE + VOTES)
    assert (no.rule, no.key) == ("R19-1.8", "action-not-printed")
    assert refused(g, 0, PASS).rule == "R19-10.3"


def test_afterwards_no_politician_remains_at_any_state() -> None:
    """R19-10.5: used or declined, the cards leave the game."""
    g = ready()
    for land in range(4):
        send(g, land, (land, "vice"), ((land + 1) % 4, "spokes"))
    at(g, CABINET_ACTIONS)
    while deciders(g):
        do(g, deciders(g)[0], legal(g, deciders(g)[0])[-1])
    seen = view(g, None).data
    assert seen["rows"] == [[], [], [], []]
    assert [mask.bit_count() for mask in seen["cabinet"]] == [3, 3, 3, 3]


def test_effects_stay_in_the_state_of_the_politician() -> None:
    """R19-10.4: trend, votes, double and media change where the politician lies, base is national."""
    g = ready(variant=7, money=60)
    elsewhere = g.order[0]
    land = acting(g, (0, "executive"), (1, "leader"), land=g.order[2])
    do(g, 0, USE + VOTES, USE + BASE)
    do(g, 1, USE + OTHERS, SKIP)
    assert (there(g, "votes", land), trends(g, land)) == ((10, 0, 0, 0), (-2, 0, -2, -2))
    assert (there(g, "votes", elsewhere), trends(g, elsewhere)) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert view(g, None).data["base"] == [15, 10, 10, 10]


# --- every action ----------------------------------------------------------------------------------------------------
def check(g: State, land: int, action: str, events: list[Event]) -> None:
    """Seat 0 has used the action in the lively position; only its own effect is there."""
    n = amount(action)
    what = kind(action)
    assert there(g, "votes", land) == ((n, 0, 0, 0) if what == VOTES else (0, 0, 0, 0))
    assert view(g, None).data["base"] == ([10 + n, 10, 10, 10] if what == BASE else [10, 10, 10, 10])
    scale = g.scale
    if what == TREND:
        assert trends(g, land) == (scale[n], 0, 0, 0)
        assert [one.spaces for one in told(events, TrendMoved)] == [n]
    elif what == OTHERS:
        assert trends(g, land) == (-3, -2, -2, -2)
    else:
        assert trends(g, land) == (-3, 0, 0, 0)
    assert view(g, None).data["doubled"][land] == (1 if what == DOUBLE else -1)
    assert there(g, "media", land) == ((0, 0, 0, 0) if what == MEDIA else (0, 1, 0, 0))
    opens = {POLL: "poll-publish", PROGRAM: "program-source"}
    if what in opens:
        assert (step_name(g), deciders(g)) == (opens[what], (0,))
    locked = [one.kind for one in told(events, ActionLocked)]
    assert locked == ([what] if action.endswith("!") else [])


def using(g: State, action: str) -> int:
    if kind(action) == DOUBLE:
        return DOUBLE_ON + 1
    if kind(action) == MEDIA:
        return OUST + 1
    return USE + kind(action)


@pytest.mark.parametrize(("name", "action"), MAIN_ACTIONS)
def test_every_main_action_does_what_is_printed(name: str, action: str) -> None:
    """R19-10.6, R19-1.8, R19-10.7: effect and "!" of every main action."""
    g = lively()
    land = acting(g, (0, name))
    check(g, land, action, do(g, 0, using(g, action)))


@pytest.mark.parametrize(("name", "action"), SECONDARY_ACTIONS)
def test_every_secondary_action_does_what_is_printed(name: str, action: str) -> None:
    """R19-10.6, R19-1.8, R19-10.7: effect and "!" of every secondary action."""
    g = lively()
    land = acting(g, (0, name))
    do(g, 0, SKIP)
    check(g, land, action, do(g, 0, using(g, action)))


def test_a_skipped_part_is_told() -> None:
    """R19-10.3: everybody sees that a part is not used: 1 the main action, 2 the secondary one."""
    g = ready()
    acting(g, (0, "vice"))
    assert [one.part for one in told(do(g, 0, SKIP, SKIP), ActionSkipped)] == [1, 2]


# --- trend, votes, base ----------------------------------------------------------------------------------------------
def test_trend_past_the_top_is_legal_and_lost() -> None:
    """R19-10.6, R19-0.13, G19-01: TREND is always legal; the marker stops at the end of the scale."""
    g = ready()
    land = g.order[0]
    set_trends(g, land, 4, 0, 0, 0)
    acting(g, (0, "vice"))
    assert USE + TREND in legal(g, 0)
    do(g, 0, USE + TREND)
    assert trends(g, land) == (4, 0, 0, 0)


def test_votes_and_base_are_added() -> None:
    """R19-10.6, R19-0.12, R19-0.14: to what is there, without a cap."""
    g = ready(variant=7)
    land = g.order[0]
    put(g.votes, g, land, (48, 0, 0, 0))
    g.base[0] = 33
    acting(g, (0, "executive"))
    events = do(g, 0, USE + VOTES, USE + BASE)
    assert [(one.gain, one.votes) for one in told(events, VotesGained)] == [(10, 58)]
    assert [(one.change, one.base) for one in told(events, BaseMoved)] == [(5, 38)]


def test_others_minus_one_lowers_everybody_else_even_the_media_influencer() -> None:
    """R19-10.6, G19-18: one space down for every other player; media influence protects only against polls."""
    g = ready()
    land = g.order[0]
    set_trends(g, land, 2, 4, 0, -3)
    put(g.media, g, land, (0, 2, 0, 0))  # seat 1 influences the media
    acting(g, (0, "leader"))
    do(g, 0, USE + OTHERS)
    assert trends(g, land) == (2, 3, -2, -3)


def test_others_minus_one_with_all_at_the_bottom_is_legal() -> None:
    """R19-10.6, G19-01: an action whose effect is lost may be used, and locks."""
    g = ready(seats=3)
    land = g.order[0]
    set_trends(g, land, 0, -3, -3)
    acting(g, (0, "leader"))
    events = do(g, 0, USE + OTHERS)
    assert trends(g, land) == (0, -3, -3)
    assert [one.kind for one in told(events, ActionLocked)] == [OTHERS]


# --- the double marker -----------------------------------------------------------------------------------------------
def test_a_double_marker_is_placed_on_any_face_up_opinion() -> None:
    """R19-10.6, R19-10.8: from the pool, on an open opinion of this state; a face-down one is refused."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic -welfare")
    acting(g, (0, "backbencher"))
    assert legal(g, 0) == (SKIP, DOUBLE_ON, DOUBLE_ON + 1, DOUBLE_ON + 2)
    assert refused(g, 0, DOUBLE_ON + 3).rule == "R19-10.6"
    assert refused(g, 0, UNDOUBLE).rule == "R19-10.6"
    events = do(g, 0, DOUBLE_ON + 2)
    assert [one.card for one in told(events, DoublePlaced)] == [card("-welfare")]
    assert (view(g, None).data["doubled"][land], view(g, None).data["double_pool"]) == (2, 3)


def test_a_state_with_a_double_marker_only_offers_its_removal() -> None:
    """R19-10.6, R19-10.8: at most one in a state; it is removed to the pool and not moved in one action."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic", doubled="-traffic")
    acting(g, (0, "backbencher"))
    assert view(g, None).data["double_pool"] == 3
    assert legal(g, 0) == (SKIP, UNDOUBLE)
    assert refused(g, 0, DOUBLE_ON).rule == "R19-10.6"
    events = do(g, 0, UNDOUBLE)
    assert [one.card for one in told(events, DoubleRemoved)] == [card("-traffic")]
    assert (view(g, None).data["doubled"][land], view(g, None).data["double_pool"]) == (-1, 4)
    assert set(legal(g, 0)) == {SKIP, USE + TREND, USE + VOTES}  # no second DOUBLE to put it back


def test_without_a_face_up_opinion_there_is_nothing_to_double() -> None:
    """R19-10.6: everybody sees that DOUBLE is impossible, so the owner is asked for the secondary action at once."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "")
    send(g, land, (0, "backbencher"))
    at(g, CABINET_ACTIONS)
    events = do(g, 0, PAY)
    assert [one.part for one in told(events, ActionSkipped)] == [1]
    assert set(legal(g, 0)) == {SKIP, USE + TREND, USE + VOTES}


def test_without_a_marker_in_the_pool_nothing_is_doubled() -> None:
    """R19-10.6, R19-1.1: the double markers come from the pool and are as many as there are."""
    g = ready()
    set_opinions(g, g.order[0], "+edu -traffic")
    g.double_pool = 0
    acting(g, (0, "vice"))
    do(g, 0, SKIP)
    assert legal(g, 0) == (SKIP, USE + PROGRAM)


def test_the_last_marker_of_the_pool_may_be_placed() -> None:
    """R19-10.6, R19-1.1: three states have one, the fourth gets the last."""
    g = ready()
    set_opinions(g, g.order[0], "+edu")
    g.double_pool = 1
    acting(g, (0, "backbencher"))
    do(g, 0, DOUBLE_ON)
    assert view(g, None).data["double_pool"] == 0


def test_the_refusal_of_a_double_speaks_of_the_opinion_not_of_money() -> None:
    """R19-10.6: DOUBLE costs nothing beyond the politician; an empty purse is no hindrance."""
    g = ready(money=3)
    set_opinions(g, g.order[0], "+edu")
    acting(g, (0, "backbencher"))
    assert refused(g, 0, DOUBLE_ON + 1).key == "action-impossible"
    assert DOUBLE_ON in legal(g, 0)


def test_a_doubled_opinion_cannot_be_exchanged_in_phase_7() -> None:
    """R19-10.8: the double marker protects the opinion under it."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic")
    put(g.media, g, land, (1, 0, 0, 0))
    acting(g, (0, "backbencher"))
    do(g, 0, DOUBLE_ON)
    at(g, EXCHANGE_OPINION, land)
    exchanged = {(code - legal(g, 0)[1]) // 14 for code in legal(g, 0)[1:]}
    assert exchanged == {0}  # all from one slot,
    assert refused(g, 0, legal(g, 0)[1] - 14).rule == "R19-10.8"  # which is not the first


# --- media -----------------------------------------------------------------------------------------------------------
def contested(money: int = 30) -> tuple[State, int]:
    """A full state: one marker of seat 0, two of seat 1, two of seat 2. Seat 0 sends the spokesperson."""
    g = ready(money=money)
    land = g.order[0]
    put(g.media, g, land, (1, 2, 2, 0))
    g.media_supply = [3, 2, 2, 4]
    send(g, land, (0, "spokes"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY)
    return g, land


def test_media_names_another_player_with_a_marker_here() -> None:
    """R19-10.6: any other player with a marker in this state, with or without an own marker on the freed spot."""
    g, _ = contested()
    assert set(legal(g, 0)) == {SKIP, OUST + 1, OUST + 2, REPLACE + 1, REPLACE + 2}
    for target in (0, 3):
        assert refused(g, 0, OUST + target).rule == "R19-10.6"
        assert refused(g, 0, REPLACE + target).rule == "R19-10.6"


def test_media_pays_the_owner_and_returns_the_marker() -> None:
    """R19-10.6, G19-17: 5,000 to the owner, who cannot refuse and gets the marker back; the spot stays free."""
    g, land = contested()
    events = do(g, 0, OUST + 2)
    assert told(events, MediaOusted) == [MediaOusted(0, 2, g.card[land], 5, False, 0)]
    assert there(g, "media", land) == (1, 2, 1, 0)
    assert view(g, None).data["media_supply"] == [3, 2, 3, 4]
    assert [purse(g, seat) for seat in range(4)] == [20, 30, 35, 30]
    seen = view(g, None).data
    assert (seen["paid"][0], seen["received"][2]) == (10, 5)  # only MEDIA moves cash between players


def test_media_may_put_an_own_marker_on_the_freed_spot() -> None:
    """R19-10.6: from the supply, at no further cost, even in a full state."""
    g, land = contested()
    do(g, 0, REPLACE + 1)
    assert there(g, "media", land) == (2, 1, 2, 0)
    assert view(g, None).data["media_supply"] == [2, 3, 2, 4]
    assert [purse(g, seat) for seat in range(4)] == [20, 35, 30, 30]


@pytest.mark.parametrize("actor", [1, 2, 3])
def test_media_serves_every_seat(actor: int) -> None:
    """R19-10.6: whoever acts, seat 0 is paid and gets the marker back; the actor's marker comes."""
    g = ready()
    land = g.order[0]
    put(g.media, g, land, (2, 0, 0, 0))
    g.media_supply[0] = 2
    acting(g, (actor, "spokes"))
    do(g, actor, REPLACE)
    assert there(g, "media", land) == (1, *(int(seat == actor) for seat in (1, 2, 3)))
    assert view(g, None).data["media_supply"] == [3, *(4 - (seat == actor) for seat in (1, 2, 3))]
    assert (purse(g, 0), purse(g, actor)) == (35, 20)


def test_media_without_5000_is_asked_and_can_only_skip() -> None:
    """T19-D15, R19-10.6, G19-26, N-3: 4,000 left after paying; money is secret, so the question is put all the same."""
    g, _ = contested(money=9)
    assert purse(g, 0) == 4
    assert legal(g, 0) == (SKIP,)
    no = refused(g, 0, OUST + 1)
    assert (no.rule, no.numbers) == ("R19-10.6", {"price": 5, "money": 4})
    do(g, 0, SKIP)
    assert set(legal(g, 0)) == {SKIP, USE + TREND, USE + VOTES}


def test_a_secondary_media_without_5000_leaves_the_other_choice() -> None:
    """R19-10.6, R19-10.3, G19-26: the secretary with 4,000 left may still take a poll."""
    g = ready(money=12)
    put(g.media, g, g.order[0], (0, 1, 0, 0))
    acting(g, (0, "secretary"))
    do(g, 0, SKIP)
    assert legal(g, 0) == (SKIP, USE + POLL)


def test_a_secondary_part_with_nothing_but_a_media_that_is_too_dear_is_asked() -> None:
    """R19-10.6, R19-10.7, N-3: DOUBLE is locked, MEDIA is free for those with money, and that is nobody's business."""
    g = ready(variant=7, money=12)
    set_opinions(g, g.order[0], "+edu")
    put(g.media, g, g.order[0], (0, 0, 1, 0))
    acting(g, (1, "backbencher"), (0, "honorary"))
    do(g, 1, DOUBLE_ON, SKIP)
    do(g, 0, USE + VOTES)
    assert (deciders(g), legal(g, 0)) == ((0,), (SKIP,))


def test_media_without_a_marker_in_supply_leaves_the_spot_empty() -> None:
    """T19-D16, R19-10.6: actor has exactly 5,000 and no marker; the target gets the money and one marker back."""
    g = ready(money=10)
    land = g.order[0]
    put(g.media, g, land, (0, 2, 0, 0))
    g.media_supply = [0, 2, 4, 4]
    acting(g, (0, "spokes"))
    assert purse(g, 0) == 5
    assert legal(g, 0) == (SKIP, OUST + 1)
    no = refused(g, 0, REPLACE + 1)
    assert (no.rule, no.key) == ("R19-10.6", "action-impossible")  # 5,000 are enough; a marker is missing
    do(g, 0, OUST + 1)
    assert (purse(g, 0), purse(g, 1)) == (0, 15)
    assert there(g, "media", land) == (0, 1, 0, 0)
    assert view(g, None).data["media_supply"] == [0, 3, 4, 4]


@pytest.mark.parametrize("own", [0, 3])
def test_media_without_a_target_is_passed_over(own: int) -> None:
    """R19-10.6: no marker of another player lies here, as everybody can see, so the main action is not asked."""
    g = ready()
    put(g.media, g, g.order[0], (own, 0, 0, 0))
    put(g.media, g, g.order[1], (0, 4, 0, 0))  # elsewhere does not count
    acting(g, (0, "spokes"))
    assert set(legal(g, 0)) == {SKIP, USE + TREND, USE + VOTES}


def test_media_can_make_an_influencer_of_a_third_player() -> None:
    """R19-10.6, R19-0.8: of 2 and 2 nobody influences; seat 0 removes one of seat 2, and seat 1 does in phase 7."""
    g, land = contested()
    do(g, 0, OUST + 2, SKIP)
    at(g, EXCHANGE_OPINION, land)
    assert deciders(g) == (1,)


# --- polls and programs ----------------------------------------------------------------------------------------------
def test_the_secretary_of_the_linke_takes_a_poll() -> None:
    """T19-09, R19-10.2, R19-10.3, R19-12.8: 8,000 for 8 votes; Linke one space up, SPD down; Grüne are not in play."""
    g = ready(parties=("linke", "spd", "cdu", "fdp"))
    land = g.order[0]
    acting(g, (0, "secretary"))
    poll = on_top(g, linke=1, spd=-1, gruene=-2, fdp=2)
    do(g, 0, USE + VOTES, USE + POLL)
    assert legal(g, 0) == (PUBLISH, SUPPRESS)
    events = do(g, 0, PUBLISH)
    assert told(events, PollPublished) == [PollPublished(0, g.card[land], poll)]
    assert purse(g, 0) == 22  # no auction and no payment for the poll
    assert there(g, "votes", land) == (8, 0, 0, 0)
    assert trends(g, land) == (2, -2, 0, 0)


def test_a_poll_of_a_politician_may_be_kept_back() -> None:
    """R19-10.6, R19-12.7: three party base instead; the poll is discarded."""
    g = lively()
    acting(g, (0, "leader"))
    do(g, 0, SKIP, USE + POLL, SUPPRESS)
    assert view(g, None).data["base"] == [13, 10, 10, 10]
    assert len(view(g, None).data["poll_discard"]) == 1
    assert deciders(g) == ()


def test_a_poll_that_does_not_raise_the_taker_is_kept_back_without_asking() -> None:
    """R19-10.6, R19-12.7: everybody sees the front, so the forced choice is made at once."""
    g = ready()
    acting(g, (0, "leader"), (1, "vice"))
    on_top(g, cdu=2, spd=-1)
    do(g, 0, SKIP, USE + POLL)
    assert view(g, None).data["base"] == [13, 10, 10, 10]
    assert deciders(g) == (1,)


def test_the_influencer_of_that_moment_is_immune_to_a_politicians_poll() -> None:
    """G19-33, R19-12.8: an earlier politician in the same row may have changed who influences the media."""
    g = ready(money=60)
    land = g.order[0]
    put(g.media, g, land, (0, 1, 1, 0))  # nobody influences
    acting(g, (1, "spokes"), (0, "secretary"))
    do(g, 1, OUST + 2, SKIP)  # now seat 1 does
    on_top(g, spd=1, cdu=-2, fdp=-1)
    do(g, 0, SKIP, USE + POLL)
    events = do(g, 0, PUBLISH)
    assert [one.seat for one in told(events, PollProtected)] == [1]
    assert trends(g, land) == (2, 0, -2, 0)


def test_the_last_poll_is_shuffled_back_when_it_is_done() -> None:
    """R19-0.17, G19-08, R19-10.6: after the last card all ten are in the new pile, so the next POLL finds one."""
    g = ready(money=60)
    g.poll_discard, g.poll_deck = g.poll_deck[1:], g.poll_deck[:1]
    acting(g, (0, "secretary"), (1, "secretary"))
    on_top(g, fdp=2)
    events = do(g, 0, SKIP, USE + POLL)
    assert len(told(events, PollsReshuffled)) == 1
    assert (view(g, None).data["poll_deck"], view(g, None).data["poll_discard"]) == (10, [])
    do(g, 1, SKIP)
    assert USE + POLL in legal(g, 1)


def test_without_a_poll_there_is_nothing_to_take() -> None:
    """R19-10.6, R19-0.17: POLL needs a card; the leader may still change the program, the secretary gets votes."""
    g = ready()
    g.poll_deck = []
    land = acting(g, (0, "leader"), (1, "secretary"))
    do(g, 0, SKIP)
    assert legal(g, 0) == (SKIP, USE + PROGRAM)
    assert refused(g, 0, USE + POLL).rule == "R19-10.6"
    do(g, 0, SKIP)
    do(g, 1, USE + VOTES)
    assert there(g, "votes", land) == (0, 8, 0, 0)
    assert deciders(g) == ()


def test_program_is_the_whole_procedure_of_phase_2() -> None:
    """R19-10.6, R19-6.2, R19-6.3, R19-6.4, R19-6.5, G19-12: draw, take, swap, keep one; the display is full again."""
    g = ready()
    set_program(g, 0, "+edu -welfare +genetics +security +traffic")
    g.hands[0] = (card("-edu"),)
    g.program_display[0] = card("-traffic")
    acting(g, (0, "vice"), (1, "vice"))
    size = len(g.program_display)
    do(g, 0, SKIP, USE + PROGRAM, DRAW, CARD + card("-traffic"))
    do(g, 0, SWAP + 6 * 14 + card("-traffic"), SKIP)
    do(g, 0, CARD + card("-edu"))
    seen = view(g, 0).data
    assert seen["programs"][6] == -1
    assert seen["hands"][0]["cards"] == [card("-edu")]
    assert len(seen["program_display"]) == size
    assert deciders(g) == (1,)


# --- exclusive actions -----------------------------------------------------------------------------------------------
def test_the_second_double_of_a_state_is_locked() -> None:
    """T19-10, R19-10.2, R19-10.3, R19-10.6, R19-10.7: SPD backbencher, then Linke vice-chancellor in Niedersachsen."""
    g = ready(seats=3, parties=("spd", "linke", "cdu"))
    land = g.order[0]
    set_opinions(g, land, "+edu -traffic -welfare")
    send(g, land, (0, "backbencher"), (1, "vice"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY)
    do(g, 1, PAY)
    assert (purse(g, 0), purse(g, 1)) == (27, 25)  # both before the actions
    events = do(g, 0, DOUBLE_ON + 2)
    assert told(events, ActionLocked) == [ActionLocked(g.card[land], DOUBLE)]
    do(g, 0, USE + TREND)
    do(g, 1, USE + TREND)
    assert trends(g, land) == (2, 2, 0)
    assert legal(g, 1) == (SKIP, USE + PROGRAM)
    no = refused(g, 1, UNDOUBLE)
    assert (no.rule, no.key) == ("R19-10.7", "action-locked")
    do(g, 1, USE + PROGRAM)
    assert step_name(g) == "program-source"


def test_a_locked_main_action_leaves_the_secondary_ones() -> None:
    """R19-10.7: the second backbencher is asked for trend or votes only."""
    g = ready()
    acting(g, (0, "vice"), (1, "backbencher"))
    do(g, 0, SKIP, DOUBLE_ON)
    assert set(legal(g, 1)) == {SKIP, USE + TREND, USE + VOTES}


def test_a_locked_others_minus_one_leaves_the_secondary_ones() -> None:
    """R19-10.7: the second parliamentary leader may still change the program or take a poll."""
    g = ready()
    land = acting(g, (0, "leader"), (1, "leader"))
    do(g, 0, USE + OTHERS, SKIP)
    assert set(legal(g, 1)) == {SKIP, USE + PROGRAM, USE + POLL}
    refused(g, 1, USE + OTHERS)
    assert trends(g, land) == (0, -2, -2, -2)


def test_the_refusal_of_a_locked_main_action_names_the_lock() -> None:
    """R19-10.7: also when the main action was passed over and the secondary one is asked."""
    g = ready()
    acting(g, (0, "leader"), (1, "leader"))
    do(g, 0, USE + OTHERS, SKIP)
    assert refused(g, 1, USE + OTHERS).rule == "R19-10.7"


def test_media_is_locked_for_the_marked_and_for_the_spokesperson() -> None:
    """T19-D13, R19-10.7, C19-03: secretary first, then neither the honorary chairman nor the spokesperson may."""
    g = ready(variant=7, money=60)
    land = g.order[0]
    set_opinions(g, land, "+edu")
    put(g.media, g, land, (0, 0, 0, 5))
    acting(g, (0, "secretary"), (1, "honorary"), (2, "spokes"))
    do(g, 0, SKIP, OUST + 3)
    do(g, 1, SKIP)
    assert set(legal(g, 1)) == {SKIP, DOUBLE_ON}
    assert refused(g, 1, OUST + 3).rule == "R19-10.7"
    do(g, 1, SKIP)
    assert set(legal(g, 2)) == {SKIP, USE + TREND, USE + VOTES}
    no = refused(g, 2, OUST + 3)
    assert (no.rule, no.key) == ("R19-10.7", "action-locked")
    assert there(g, "media", land) == (0, 0, 0, 4)


def test_an_unmarked_action_sets_no_lock() -> None:
    """R19-10.7, C19-03: after the spokesperson's MEDIA the secretary's marked one is free."""
    g = ready(money=60)
    put(g.media, g, g.order[0], (0, 0, 0, 3))
    acting(g, (0, "spokes"), (1, "secretary"))
    assert told(do(g, 0, OUST + 3, SKIP), ActionLocked) == []
    do(g, 1, SKIP)
    assert OUST + 3 in legal(g, 1)


def test_polls_programs_trend_and_votes_are_never_locked() -> None:
    """R19-10.7, R19-1.8: three frontrunners in one state each use all they have."""
    g = ready(variant=7, money=60)
    land = acting(g, (0, "frontrunner"), (1, "frontrunner"), (2, "frontrunner"))
    for seat in range(3):
        do(g, seat, USE + TREND)
        assert set(legal(g, seat)) == {SKIP, USE + VOTES, USE + POLL, USE + PROGRAM}
        do(g, seat, USE + VOTES)
    assert there(g, "votes", land) == (12, 12, 12, 0)


def test_skipping_or_declining_a_marked_action_locks_nothing() -> None:
    """R19-10.7: the lock is set only by carrying the action out."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu")
    send(g, land, (0, "backbencher"), (1, "backbencher"), (2, "backbencher"))
    at(g, CABINET_ACTIONS)
    do(g, 0, DECLINE)
    do(g, 1, PAY)
    do(g, 2, PAY)
    do(g, 1, SKIP, SKIP)
    assert legal(g, 2) == (SKIP, DOUBLE_ON)


def test_removing_a_double_marker_locks_as_placing_does() -> None:
    """R19-10.7: the lock is on the action type; a removed marker cannot be laid down again by the next one."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu", doubled="+edu")
    acting(g, (0, "backbencher"), (1, "vice"))
    do(g, 0, UNDOUBLE, SKIP)
    do(g, 1, SKIP)
    assert legal(g, 1) == (SKIP, USE + PROGRAM)


def test_one_lock_does_not_touch_another_action() -> None:
    """R19-10.7: the key is state and action type; DOUBLE locked leaves MEDIA to the honorary chairman."""
    g = ready(variant=7, money=60)
    put(g.media, g, g.order[0], (0, 0, 0, 1))
    set_opinions(g, g.order[0], "+edu")
    acting(g, (0, "backbencher"), (1, "honorary"))
    do(g, 0, DOUBLE_ON, SKIP)
    do(g, 1, SKIP)
    assert set(legal(g, 1)) == {SKIP, OUST + 3, REPLACE + 3}


def test_a_part_in_which_everything_is_locked_is_passed_over() -> None:
    """R19-10.7: both secondary actions of the honorary chairman are gone, as all can see; the next one acts."""
    g = ready(variant=7, money=60)
    put(g.media, g, g.order[0], (0, 0, 0, 5))
    set_opinions(g, g.order[0], "+edu")
    acting(g, (0, "backbencher"), (1, "secretary"), (2, "honorary"), (3, "vice"))
    do(g, 0, DOUBLE_ON, SKIP)
    do(g, 1, SKIP, OUST + 3)
    events = do(g, 2, USE + VOTES)
    assert [(one.seat, one.part) for one in told(events, ActionSkipped)] == [(2, 2)]
    assert deciders(g) == (3,)


def test_no_lock_in_another_state() -> None:
    """T19-D14, R19-10.7: the lock belongs to the state."""
    g = ready()
    first, second = g.order[:2]
    for land in (first, second):
        set_opinions(g, land, "+edu")
    send(g, first, (0, "backbencher"))
    send(g, second, (1, "backbencher"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY, DOUBLE_ON, SKIP)
    do(g, 1, PAY)
    assert legal(g, 1) == (SKIP, DOUBLE_ON)


def test_no_lock_in_the_next_round() -> None:
    """T19-D14, R19-10.7, C19-05: locks are cleared at the end of the phase."""
    g = ready()
    land = g.order[1]
    set_opinions(g, land, "+edu")
    acting(g, (0, "backbencher"), land=land)
    do(g, 0, DOUBLE_ON)
    assert view(g, None).data["locks"][land] != 0
    do(g, 0, SKIP)
    assert view(g, None).data["locks"] == [0, 0, 0, 0]
    acting(g, (1, "backbencher"), land=land)
    assert legal(g, 1) == (SKIP, UNDOUBLE)
