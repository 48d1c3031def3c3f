"""Phase 3: the shadow cabinet: placing, revealing and paying, phones, actions (R06-6.2.3)."""

from __future__ import annotations

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2006.actions import ACT_IN, DOWN, OUST, UP, VOTES
from macher.rules.e2006.codes import (
    CABINET_ACTIONS,
    CONVERSIONS,
    MAJORITY_EXCHANGE,
    MEDIA_EXCHANGE,
    REVEAL_CABINET,
    SEND_CABINET,
)
from macher.rules.e2006.state import State
from macher.rules.events import (
    ActionSkipped,
    DoublePlaced,
    DoubleRemoved,
    Event,
    MediaOusted,
    PoliticianLeft,
    PoliticianPaid,
    PoliticianRevealed,
    PoliticianSent,
    PoliticianSentUnseen,
    RalliesConverted,
    TilePlaced,
    TrendMoved,
    VotesGained,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import (
    ACCEPT,
    CARD_TYPES,
    CONVERT,
    DOUBLE_ON,
    EXCHANGE,
    LANDS,
    REFUSE,
    REPLACE,
    SEND,
    SKIP,
    SLOTS,
    UNDOUBLE,
)
from tests.rules.e2006.positions import (
    campaign,
    card,
    lay_opinions,
    popularity,
    ready,
    reprint,
    round_of,
    see,
    send,
    set_opinions,
    set_platform,
    set_pool,
    set_popularity,
    set_votes,
    table,
)
from tests.rules.factories import at, do, play_out, purse, put, refused, there, told, unfold, until

BACKBENCHER, FINANCE, JUSTICE, FOREIGN, WHIP, SPEAKER, CHANCELLOR = range(7)
COSTS = (2, 3, 5, 5, 10, 15, 25)
A, B, C, D = range(4)


def row(g: State, land: int, viewer: int | None = None) -> list[tuple[int, int | None]]:
    """Owner and name of each card beside a land."""
    return [(one["seat"], one["politician"]) for one in see(g, viewer)["rows"][land]]


def purses(g: State) -> list[int]:
    return [purse(g, seat) for seat in range(g.seats)]


def acting(g: State, money: int = 30) -> State:
    """The cards that were sent are turned up and paid for, everybody has this much left, and the actions begin."""
    at(g, REVEAL_CABINET)
    g.money = [money] * g.seats
    return at(g, CABINET_ACTIONS)


def one_card(name: str = "speaker", money: int = 30, **options: str) -> State:
    """The first player has this card in the first state and is asked about its action."""
    g = ready(4, 7, (), 0, 99, **options)
    send(g, 0, (A, name))
    return acting(g, money)


# --- placing cards ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_player_order_state_by_state(seats: int) -> None:
    """R06-6.2.3-1: each player is asked about every state in play, then the next player."""
    g = at(ready(seats, start=1), SEND_CABINET)
    asked = []
    while deciders(g):
        asked.append(deciders(g)[0])
        do(g, asked[-1], SKIP)
    assert asked == [(1 + i) % seats for i in range(seats) for _ in range(LANDS)]


def test_any_number_of_cards_but_one_in_a_state() -> None:
    """R06-6.2.3-1: from none to one beside each state; after a card comes the next state."""
    g = at(ready(3, money=99), SEND_CABINET)
    do(g, A, SEND + FINANCE, SKIP, SEND + WHIP, SKIP)
    do(g, B, SKIP, SKIP, SKIP, SKIP)
    do(g, C, SEND + FINANCE, SEND + JUSTICE, SEND + WHIP, SEND + CHANCELLOR)
    assert deciders(g) == ()
    assert [[owner for owner, _ in row(g, land)] for land in range(LANDS)] == [[A, C], [C], [A, C], [C]]


def test_position_is_visible_identity_is_not() -> None:
    """R06-6.2.3-1: everybody sees whose card lies where, only its owner which it is."""
    g = at(ready(3), SEND_CABINET)
    log = apply(g, A, SEND + WHIP)
    assert events_for(log, A) == [PoliticianSent(A, g.card[0], WHIP)]
    assert events_for(log, B) == events_for(log, None) == [PoliticianSentUnseen(A, g.card[0])]
    assert row(g, 0, A) == [(A, WHIP)]
    assert row(g, 0, B) == row(g, 0) == [(A, None)]
    assert see(g, B)["cabinet"][A] == 0b1111111  # a card face down may still be any of them
    assert see(g, A)["unused"] == 0b1111111 & ~(1 << WHIP)


@pytest.mark.parametrize(("variant", "number", "states"), [(7, 5, 3), (7, 6, 2), (5, 3, 3), (5, 4, 2)])
def test_only_states_in_play(variant: int, number: int, states: int) -> None:
    """R06-6.2.3-1, R06-6.0-2: late in the game there are fewer states to send to."""
    g = round_of(campaign(3, variant), number)
    g.start = 0
    g.money = [99] * 3
    at(g, SEND_CABINET)
    do(g, A, *(SEND + at_index for at_index in (FINANCE, JUSTICE, WHIP)[:states]))
    assert deciders(g) == (B,)
    assert {land for land in range(LANDS) if row(g, land)} == set(see(g)["order"])


def test_own_cards_that_are_left() -> None:
    """R06-6.2.3-1, R06-6.2.3-12: a card lies in one place only; another one is refused by name."""
    g = at(ready(3, money=99), SEND_CABINET)
    assert legal(g, A) == (SKIP, *range(SEND, SEND + 7))
    do(g, A, SEND + WHIP)
    refusal = refused(g, A, SEND + WHIP)
    assert (refusal.rule, refusal.key) == ("R06-6.2.3-12", "politician-used")
    assert refused(g, B, SEND + WHIP).key == "not-your-turn"
    assert refused(g, A, VOTES).rule == "R06-6.2.3-1"


def test_the_short_game_has_no_chancellor() -> None:
    """R06-6.2.3-1, R06-8-1: the card of 25,000 is not there."""
    g = at(ready(3, 5, money=99), SEND_CABINET)
    assert legal(g, A) == (SKIP, *range(SEND, SEND + 6))
    assert refused(g, A, SEND + CHANCELLOR).key == "politician-used"


# --- only what one can pay -------------------------------------------------------------------------------------------
def test_all_cards_together_within_the_cash() -> None:
    """R06-6.2.3-2, G06-15: with 12,000 a whip of 10,000 leaves 2,000 for the rest; more is refused with the numbers."""
    g = at(ready(3, money=12), SEND_CABINET)
    assert legal(g, A) == (SKIP, *(SEND + one for one in range(7) if COSTS[one] <= 12))
    refusal = refused(g, A, SEND + SPEAKER)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R06-6.2.3-2", "too-dear", {"price": 15, "money": 12})
    do(g, A, SEND + WHIP)
    assert legal(g, A) == (SKIP, SEND + BACKBENCHER)
    refusal = refused(g, A, SEND + FINANCE)
    assert refusal.numbers == {"price": 3, "money": 2}
    do(g, A, SEND + BACKBENCHER)
    assert legal(g, A) == (SKIP,)


def test_all_the_cash_may_go_into_the_cabinet() -> None:
    """R06-6.2.3-2: 25,000 for the chancellor in the first round; nothing is paid before the reveal."""
    g = at(ready(3, money=25), SEND_CABINET)
    do(g, A, SEND + CHANCELLOR, SKIP, SKIP, SKIP)
    assert purse(g, A) == 25
    at(g, REVEAL_CABINET)
    assert purse(g, A) == 0


def test_who_cannot_pay_for_anything_is_asked_all_the_same() -> None:
    """R06-6.2.3-2: cash is secret: with 1,000 there is only "none"."""
    g = at(ready(3, money=1), SEND_CABINET)
    for seat in range(3):
        for _ in range(LANDS):
            assert legal(g, seat) == (SKIP,)
            do(g, seat, SKIP)
    assert deciders(g) == ()


def test_a_cabinet_without_cards_is_not_asked() -> None:
    """R06-6.2.3-1: everybody sees that all cards are gone."""
    g = ready(3)
    g.unused = [0, 0b1, 0]
    at(g, SEND_CABINET)
    assert deciders(g) == (B,)
    do(g, B, SKIP, SEND + BACKBENCHER)
    assert deciders(g) == ()


# --- reveal and pay --------------------------------------------------------------------------------------------------
def test_all_cards_are_turned_up_and_paid_for() -> None:
    """R06-6.2.3-3: after the last player; each pays the cost of all own cards to the bank, before any action."""
    g = ready(3, start=2)
    send(g, 0, (C, "finance_minister"), (A, "speaker"))
    send(g, 2, (C, "justice_minister"))
    events = unfold(g, REVEAL_CABINET)
    assert told(events, PoliticianRevealed) == [
        PoliticianRevealed(C, g.card[0], FINANCE),
        PoliticianRevealed(A, g.card[0], SPEAKER),
        PoliticianRevealed(C, g.card[2], JUSTICE),
    ]
    assert told(events, PoliticianPaid) == [
        PoliticianPaid(C, FINANCE, 3),
        PoliticianPaid(A, SPEAKER, 15),
        PoliticianPaid(C, JUSTICE, 5),
    ]
    assert purses(g) == [15, 30, 22]
    assert (see(g)["paid"], see(g)["received"]) == ([15, 0, 8], [0, 0, 0])
    assert row(g, 0) == [(C, FINANCE), (A, SPEAKER)]


def test_nobody_acts_before_all_have_paid() -> None:
    """R06-6.2.3-3, R06-6.2.3-5: the last placement opens all cards; the payments come before the first action."""
    g = campaign(3)
    until(g, "cabinet-place")
    before = purses(g)
    for seat in [(g.start + i) % 3 for i in range(3)]:
        do(g, seat, SEND + FINANCE, SKIP, SKIP, SKIP)
    assert step_name(g) == "cabinet-act"
    assert [had - has for had, has in zip(before, purses(g), strict=True)] == [3, 3, 3]


# --- phones ----------------------------------------------------------------------------------------------------------
def test_a_phone_lays_a_coalition_tile() -> None:
    """R06-6.2.3-4: automatic, at the reveal, besides the action (G06-20); a card without a phone lays none."""
    g = ready(4, money=99)
    send(g, 1, (A, "party_whip"), (B, "finance_minister"), (D, "backbencher"))
    events = unfold(g, REVEAL_CABINET)
    assert told(events, TilePlaced) == [TilePlaced(A, g.card[1]), TilePlaced(D, g.card[1])]
    assert there(g, "tiles", 1) == (1, 0, 0, 1)
    assert see(g)["tile_supply"] == [3, 4, 4, 3]
    at(g, CABINET_ACTIONS)
    assert (step_name(g), deciders(g)) == ("cabinet-act", (A,))


def test_the_phone_works_without_an_action() -> None:
    """R06-6.2.3-4, R06-6.2.3-5: a card left unused has laid its tile all the same (G06-17)."""
    g = one_card("party_whip")
    do(g, A, SKIP)
    assert there(g, "tiles", 0) == (1, 0, 0, 0)


def test_at_most_one_own_tile_in_a_state() -> None:
    """R06-6.2.3-4: a second phone there, in a later round, lays none; the supply stays (G06-19)."""
    g = ready(3, money=99)
    send(g, 2, (A, "party_whip"))
    at(g, REVEAL_CABINET)
    do(at(g, CABINET_ACTIONS), A, SKIP)
    send(g, 2, (A, "speaker"))
    assert not told(unfold(g, REVEAL_CABINET), TilePlaced)
    assert there(g, "tiles", 2) == (1, 0, 0)
    assert see(g)["tile_supply"] == [3, 4, 4]


def test_tiles_in_several_states() -> None:
    """R06-6.2.3-4: one for every phone: four phones, four tiles."""
    g = ready(3, money=99)
    for land, name in enumerate(("backbencher", "party_whip", "speaker", "chancellor")):
        send(g, land, (B, name))
    assert len(told(unfold(g, REVEAL_CABINET), TilePlaced)) == 4
    assert see(g)["tile_supply"] == [4, 0, 4]


@pytest.mark.parametrize(("variant", "number"), [(7, 4), (7, 6), (5, 2), (5, 4)])
@pytest.mark.parametrize("optional", ["false", "true"])
def test_no_tile_in_the_last_state(variant: int, number: int, optional: str) -> None:
    """R06-6.2.3-4: the state with the no-coalition tile takes none; the action is not touched (G06-19)."""
    g = round_of(campaign(3, variant, coalition_tile_optional=optional), number)
    g.money = [99] * 3
    g.start = 0
    last = see(g)["election"].index(variant)
    votes = there(g, "votes", last)[A]
    send(g, last, (A, "speaker"))
    events = unfold(g, REVEAL_CABINET)
    assert not told(events, TilePlaced)
    assert deciders(g) == ()
    assert there(g, "tiles", last) == (0, 0, 0)
    at(g, CABINET_ACTIONS)
    do(g, A, VOTES)
    assert there(g, "votes", last)[A] == min(50, votes + 10)


def test_o06_09_the_tile_may_be_left() -> None:
    """R06-6.2.3-4, O06-09: with the option every owner of a phone decides, state by state in player order."""
    g = ready(4, 7, (), 2, 99, coalition_tile_optional="true")
    send(g, 0, (C, "party_whip"), (A, "party_whip"))
    send(g, 3, (C, "speaker"), (B, "finance_minister"))
    at(g, REVEAL_CABINET)
    asked = []
    for answer in (ACCEPT, REFUSE, REFUSE):
        asked.append((step_name(g), deciders(g)))
        assert legal(g, deciders(g)[0]) == (ACCEPT, REFUSE)
        do(g, deciders(g)[0], answer)
    assert asked == [("coalition-tile", (C,)), ("coalition-tile", (A,)), ("coalition-tile", (C,))]
    assert deciders(g) == ()
    assert there(g, "tiles", 0) == (0, 0, 1, 0)
    assert there(g, "tiles", 3) == (0, 0, 0, 0)
    assert see(g)["tile_supply"] == [4, 4, 3, 4]


def test_o06_09_no_question_about_a_second_tile() -> None:
    """R06-6.2.3-4, O06-09: where a tile lies already nothing is asked."""
    g = ready(3, 7, (), 0, 99, coalition_tile_optional="true")
    g.tiles[A] = 1
    g.tile_supply[A] = 3
    send(g, 0, (A, "party_whip"))
    assert deciders(at(g, REVEAL_CABINET)) == ()


def test_o06_09_nobody_is_asked_by_default() -> None:
    """R06-6.2.3-4, O06-09: refusing would dodge a forced coalition: the tile is laid without a question."""
    g = ready(3, money=99)
    send(g, 0, (A, "party_whip"), (B, "party_whip"))
    assert deciders(at(g, REVEAL_CABINET)) == ()
    assert there(g, "tiles", 0) == (1, 1, 0)


# --- order of the actions --------------------------------------------------------------------------------------------
def two_players(**options: str) -> State:
    """Player 1 starts and has cards in three states, player 0 in two."""
    g = ready(3, 7, (), 1, 99, **options)
    send(g, 0, (B, "finance_minister"), (A, "finance_minister"))
    send(g, 2, (B, "justice_minister"))
    send(g, 3, (B, "foreign_minister"), (A, "speaker"))
    return acting(g)


def test_o06_07_player_by_player_in_any_order() -> None:
    """R06-6.2.3-5, O06-07, G06-16: all own cards in the order one likes, then the next player."""
    g = two_players()
    assert (step_name(g), deciders(g)) == ("cabinet-card", (B,))
    assert legal(g, B) == (ACT_IN + 0, ACT_IN + 2, ACT_IN + 3)
    do(g, B, ACT_IN + 3)
    assert step_name(g) == "cabinet-act"
    do(g, B, VOTES)
    assert legal(g, B) == (ACT_IN + 0, ACT_IN + 2)
    do(g, B, ACT_IN + 0, VOTES)
    assert (step_name(g), deciders(g)) == ("cabinet-act", (B,))  # the last card is not asked about
    do(g, B, VOTES)
    assert (step_name(g), deciders(g), legal(g, A)) == ("cabinet-card", (A,), (ACT_IN + 0, ACT_IN + 3))
    assert [there(g, "votes", land)[B] for land in range(LANDS)] == [5, 0, 8, 8]


def test_o06_07_state_by_state() -> None:
    """R06-6.2.3-5, O06-07: the other value: the current state first, in each of them player order."""
    g = two_players(cabinet_order="by_state")
    asked: list[tuple[int, int]] = []
    while deciders(g):
        seat = deciders(g)[0]
        events = do(g, seat, VOTES)
        asked.append((g.card.index(told(events, VotesGained)[0].state), seat))
    assert asked == [(0, B), (0, A), (2, B), (3, B), (3, A)]


@pytest.mark.parametrize("order", ["by_player", "by_state"])
def test_o06_07_every_card_acts_once(order: str) -> None:
    """R06-6.2.3-5, O06-07: one action per card, whatever the order; then no card lies anywhere."""
    g = two_players(cabinet_order=order)
    acted = 0
    while deciders(g):
        seat = deciders(g)[0]
        if step_name(g) == "cabinet-act":
            acted += 1
            do(g, seat, SKIP)
        else:
            do(g, seat, legal(g, seat)[0])
    assert acted == 5
    assert [row(g, land) for land in range(LANDS)] == [[], [], [], []]


def test_by_state_begins_with_the_current_state_of_the_round() -> None:
    """R06-6.2.3-5, R06-0-3: in round 2 the second board comes first, the first one last."""
    g = round_of(campaign(3, 7, cabinet_order="by_state"), 2)
    g.money = [99] * 3
    for land in range(LANDS):
        send(g, land, (A, ("finance_minister", "justice_minister", "foreign_minister", "party_whip")[land]))
    at(g, REVEAL_CABINET)
    at(g, CABINET_ACTIONS)
    events = [event for _ in range(LANDS) for event in do(g, A, VOTES)]
    assert [g.card.index(one.state) for one in told(events, VotesGained)] == [1, 2, 3, 0]


# --- which actions ---------------------------------------------------------------------------------------------------
def test_one_of_the_printed_actions() -> None:
    """R06-6.2.3-5: a card offers what is printed on it, and to leave it; anything else is refused."""
    g = ready(3, money=99)
    reprint(g, "speaker", votes=4, key_issue=False, media=False, popularity_up=0, popularity_down=0)
    put(g.media, g, 0, (0, 1, 1))
    send(g, 0, (A, "speaker"))
    acting(g)
    assert legal(g, A) == (SKIP, VOTES)
    for action in (UP, DOWN + B, REPLACE + B, DOUBLE_ON, UNDOUBLE, OUST + B):
        refusal = refused(g, A, action)
        assert (refusal.rule, refusal.key) == ("R06-6.2.3-5", "action-not-printed")


@pytest.mark.parametrize(
    ("name", "votes", "media", "up", "down"),
    [
        ("backbencher", 3, False, False, False),
        ("finance_minister", 5, True, False, False),
        ("justice_minister", 8, True, False, True),
        ("foreign_minister", 8, True, True, False),
        ("party_whip", 8, True, True, True),
        ("speaker", 10, True, True, True),
        ("chancellor", 10, True, True, True),
    ],
)
def test_the_cards(name: str, votes: int, media: bool, up: bool, down: bool) -> None:
    """R06-6.2.3-5, R06-1-11: what each member of the cabinet offers where an opponent has a media marker."""
    g = ready(3, money=99)
    set_opinions(g, 0, "+ter +gen")
    put(g.media, g, 0, (0, 1, 0))
    send(g, 0, (A, name))
    acting(g)
    expected = {SKIP, VOTES, DOUBLE_ON, DOUBLE_ON + 1}
    expected |= {REPLACE + B} if media else set()
    expected |= {UP} if up else set()
    expected |= {DOWN + B, DOWN + C} if down else set()
    assert set(legal(g, A)) == expected
    do(g, A, VOTES)
    assert there(g, "votes", 0) == (votes, 0, 0)


def test_only_where_the_card_lies() -> None:
    """R06-6.2.3-5: every action is for the state of the card."""
    for action in (VOTES, UP, DOWN + B):
        g = ready(3, money=99)
        send(g, 2, (A, "speaker"))
        acting(g)
        before = see(g)
        do(g, A, action)
        after = see(g)
        for what in ("votes", "trend"):
            changed = [at_index // 3 for at_index in range(12) if before[what][at_index] != after[what][at_index]]
            assert changed in ([], [2])


def test_a_card_may_be_left_unused() -> None:
    """R06-6.2.3-5: it is lost all the same (G06-17)."""
    g = one_card("speaker")
    assert do(g, A, SKIP) == [PoliticianLeft(A, g.card[0], SPEAKER), ActionSkipped(A, SPEAKER, 1)]
    assert (row(g, 0), deciders(g)) == ([], ())
    assert see(g)["cabinet"][A] == 0b1111111 & ~(1 << SPEAKER)
    assert there(g, "votes", 0) == (0, 0, 0, 0)


# --- votes -----------------------------------------------------------------------------------------------------------
def test_votes() -> None:
    """R06-6.2.3-6: the printed number, for the own party."""
    g = one_card("finance_minister")
    assert do(g, A, VOTES) == [PoliticianLeft(A, g.card[0], FINANCE), VotesGained(A, g.card[0], 5, 5)]
    assert there(g, "votes", 0) == (5, 0, 0, 0)


@pytest.mark.parametrize(("before", "after"), [(0, 8), (42, 50), (45, 50), (50, 50)])
def test_votes_stop_at_fifty(before: int, after: int) -> None:
    """R06-6.2.3-6, R06-0-10: the surplus is lost."""
    g = one_card("party_whip")
    set_votes(g, 0, before)
    do(g, A, VOTES)
    assert there(g, "votes", 0)[A] == after


def test_votes_from_the_cabinet_go_on_top() -> None:
    """R06-6.2.3-6, R06-0-11: arriving on an occupied space the marker lies on top."""
    g = ready(3, money=99)
    set_votes(g, 0, 0, 8, 0)
    send(g, 0, (A, "party_whip"))
    acting(g)
    do(g, A, VOTES)
    arrival = there(g, "arrival", 0)
    assert there(g, "votes", 0) == (8, 8, 0)
    assert arrival[A] > arrival[B]


# --- key issue -------------------------------------------------------------------------------------------------------
def key_position(opinions: str = "+gen -tax", key: str | None = None) -> State:
    """Two players have a minister each in the first state, where these opinions lie open."""
    g = ready(3, money=99)
    set_opinions(g, 0, opinions, key)
    send(g, 0, (A, "finance_minister"), (B, "finance_minister"))
    return acting(g)


def test_a_key_tile_on_a_face_up_opinion() -> None:
    """R06-6.2.3-7: on one of the open cards of a state that has none; a face-down card is refused."""
    g = key_position()
    assert [action for action in legal(g, A) if DOUBLE_ON <= action < DOUBLE_ON + SLOTS] == [DOUBLE_ON, DOUBLE_ON + 1]
    refusal = refused(g, A, DOUBLE_ON + 2)
    assert (refusal.rule, refusal.key) == ("R06-6.2.3-7", "action-impossible")
    assert refused(g, A, UNDOUBLE).rule == "R06-6.2.3-7"
    assert do(g, A, DOUBLE_ON + 1)[1:] == [DoublePlaced(A, g.card[0], card("-tax"))]
    assert (see(g)["doubled"], see(g)["double_pool"]) == ([1, NONE, NONE, NONE], 3)


def test_face_down_opinions_are_not_offered() -> None:
    """R06-6.2.3-7: in the last state in line one opinion lies open, and only that may be marked."""
    g = ready(3, money=99)
    lay_opinions(g, 3, "+ter", "+gen +eco +tax")
    send(g, 3, (A, "backbencher"))
    acting(g)
    assert [action for action in legal(g, A) if DOUBLE_ON <= action < DOUBLE_ON + SLOTS] == [DOUBLE_ON]


def test_the_key_tile_is_taken_away() -> None:
    """R06-6.2.3-7: the other half of the action: it goes back to the supply; no second one may be laid."""
    g = key_position(key="+gen")
    assert UNDOUBLE in legal(g, A)
    assert refused(g, A, DOUBLE_ON + 1).rule == "R06-6.2.3-7"
    assert do(g, A, UNDOUBLE)[1:] == [DoubleRemoved(A, g.card[0], card("+gen"))]
    assert (see(g)["doubled"][0], see(g)["double_pool"]) == (NONE, 4)


def test_moving_a_key_tile_takes_two_actions() -> None:
    """R06-6.2.3-7, G06-63: one card takes it away, another lays it."""
    g = key_position(key="+gen")
    do(g, A, UNDOUBLE)
    assert deciders(g) == (B,)
    do(g, B, DOUBLE_ON + 1)
    assert (see(g)["doubled"][0], see(g)["double_pool"]) == (1, 3)


def test_a_key_tile_in_every_state() -> None:
    """R06-6.2.3-7: four tiles are enough for four states, one in each."""
    g = ready(3, money=99)
    for land, name in enumerate(("finance_minister", "justice_minister", "foreign_minister", "party_whip")):
        send(g, land, (A, name))
    acting(g)
    while deciders(g):
        do(g, A, legal(g, A)[0] if step_name(g) == "cabinet-card" else DOUBLE_ON)
    assert (see(g)["doubled"], see(g)["double_pool"]) == ([0, 0, 0, 0], 0)


def test_a_key_issue_counts_double() -> None:
    """R06-6.2.3-8: +2 or -2 in the coincidence: five meetings are worth 10 votes for A and 2 for B."""
    g = key_position("+gen")
    do(g, A, DOUBLE_ON)
    do(g, B, SKIP)
    set_platform(g, A, "+gen +ter +eco +tax +nuc")
    set_platform(g, B, "-gen +ter +eco +tax +nuc")
    put(g.rallies, g, 0, (5, 5, 0))
    g.order = [1, 0, 2, 3]  # the current state is not converted
    at(g, CONVERSIONS)
    events: list[Event] = []
    while deciders(g):
        events += do(g, deciders(g)[0], CONVERT + 5 if CONVERT + 5 in legal(g, deciders(g)[0]) else 1)
    converted = told(events, RalliesConverted)
    assert [(one.seat, one.match, one.gain) for one in converted] == [(A, 2, 10), (B, -2, 2)]


@pytest.mark.parametrize("step", [MEDIA_EXCHANGE, MAJORITY_EXCHANGE])
def test_a_key_issue_cannot_be_exchanged(step: int) -> None:
    """R06-6.2.3-8: neither by media control nor by an absolute majority, until the tile is taken away."""
    g = ready(3)
    set_opinions(g, 0, "+gen -tax", "+gen")
    set_pool(g, "+ter +ter +ter +ter +ter +ter")
    put(g.media, g, 0, (1, 0, 0))
    set_votes(g, 0, 9)
    at(g, step, 0)
    first = EXCHANGE + card("+ter")
    assert first not in legal(g, A)
    assert EXCHANGE + CARD_TYPES + card("+ter") in legal(g, A)
    refusal = refused(g, A, first)
    assert (refusal.rule, refusal.key) == ("R06-6.2.5-8", "opinion-doubled")
    g.doubled[0] = NONE
    assert first in legal(at(g, step, 0), A)


# --- media -----------------------------------------------------------------------------------------------------------
def media_position(money: int = 10, markers: tuple[int, ...] = (0, 2, 1), **options: str) -> State:
    """The first player, with this cash, acts with a minister where the others have media markers."""
    g = ready(3, 7, (), 0, 99, **options)
    put(g.media, g, 0, markers)
    g.media_supply = [5 - count for count in markers]
    send(g, 0, (A, "finance_minister"))
    return acting(g, money)


def test_swapping_a_media_marker() -> None:
    """R06-6.2.3-9, TV06-16: A pays 4,000 to B and 4,000 to the bank; B has the marker back, A one in its place."""
    g = media_position()
    events = do(g, A, REPLACE + B)
    assert told(events, MediaOusted) == [MediaOusted(A, B, g.card[0], 4, True, 4)]
    assert there(g, "media", 0) == (1, 1, 1)
    assert see(g)["media_supply"] == [4, 4, 4]
    assert purses(g) == [2, 14, 10]
    seen = see(g)
    assert (seen["paid"][A] - COSTS[FINANCE], seen["received"]) == (8, [0, 4, 0])


def test_a_swap_one_cannot_pay() -> None:
    """R06-6.2.3-9, TV06-17: with 7,000 the action is refused, with the numbers; with 8,000 it is legal."""
    g = media_position(money=7)
    assert REPLACE + B not in legal(g, A)
    refusal = refused(g, A, REPLACE + B)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R06-6.2.3-9", "too-dear", {"price": 8, "money": 7})
    g = media_position(money=8)
    do(g, A, REPLACE + C)
    assert purses(g) == [0, 8, 12]


def test_a_swap_needs_an_own_marker() -> None:
    """R06-6.2.3-9: without one in the supply both halves are not possible (G06-18)."""
    g = media_position()
    g.media_supply[A] = 0
    assert legal(g, A) == (SKIP, VOTES, *range(DOUBLE_ON, DOUBLE_ON + SLOTS))
    refusal = refused(g, A, REPLACE + B)
    assert (refusal.rule, refusal.key) == ("R06-6.2.3-9", "action-impossible")


def test_removing_alone_costs_half() -> None:
    """R06-6.2.3-9, G06-18: with the option a marker may be removed without an own one; 4,000 must be there."""
    g = media_position(money=3, media_swap_remove_only="true")
    no = refused(g, A, OUST + B)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.3-9", "too-dear", {"price": 4, "money": 3})


def test_the_votes_that_are_told_are_those_of_the_state() -> None:
    """R06-6.2.3-6: votes are gained where the card lies, on top of those that are there."""
    g = ready(4, 7, (), 0, 99)
    put(g.votes, g, 2, (7, 0, 0, 0))
    send(g, 2, (A, "finance_minister"))
    assert do(acting(g), A, VOTES)[1:] == [VotesGained(A, g.card[2], 5, 12)]


def test_only_a_marker_of_an_opponent_in_that_state() -> None:
    """R06-6.2.3-9: not an own one, and not of a party that has none there."""
    g = media_position(markers=(1, 0, 1))
    assert [action for action in legal(g, A) if REPLACE <= action < REPLACE + 3] == [REPLACE + C]
    for target in (A, B):
        assert refused(g, A, REPLACE + target).rule == "R06-6.2.3-9"


def test_a_swap_in_an_overfull_state() -> None:
    """R06-6.2.3-9: also with more than five markers, one for one."""
    g = media_position(markers=(2, 3, 3))
    do(g, A, REPLACE + B)
    assert there(g, "media", 0) == (3, 2, 3)


def test_a_swap_may_be_the_last_marker_there() -> None:
    """R06-6.2.3-9: a lone marker changes hands, and with it the media control."""
    g = media_position(markers=(0, 1, 0))
    assert deciders(at(g.copy(), MEDIA_EXCHANGE, 0)) == (B,)
    do(g, A, REPLACE + B)
    assert deciders(at(g, MEDIA_EXCHANGE, 0)) == (A,)


@pytest.mark.parametrize(
    ("money", "supply", "swap", "remove"),
    [(10, 1, True, True), (7, 1, False, True), (4, 5, False, True), (3, 5, False, False), (10, 0, False, True)],
)
def test_o06_08_removing_alone(money: int, supply: int, swap: bool, remove: bool) -> None:
    """R06-6.2.3-9, O06-08, G06-18: with the option a marker may be removed for 4,000 without placing one."""
    for option in ("false", "true"):
        g = media_position(money=money, media_swap_remove_only=option)
        g.media_supply[A] = supply
        assert (REPLACE + B in legal(g, A)) == swap
        assert (OUST + B in legal(g, A)) == (remove and option == "true")


def test_o06_08_what_removing_costs() -> None:
    """R06-6.2.3-9, O06-08: 4,000 to the owner, nothing to the bank; the state has one marker less."""
    g = media_position(money=5, media_swap_remove_only="true")
    assert do(g, A, OUST + C)[1:] == [MediaOusted(A, C, g.card[0], 4, False, 0)]
    assert purses(g) == [1, 5, 9]
    assert there(g, "media", 0) == (0, 2, 0)
    assert see(g)["media_supply"] == [5, 3, 5]


# --- popularity ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("before", "after"), [(-3, -1), (0, 2), (1, 3), (2, 3), (3, 3)])
def test_popularity_up(before: int, after: int) -> None:
    """R06-6.2.3-10, R06-0-9, TV06-18: the speaker's +2, up to +3: from +2 to +3."""
    g = one_card("speaker")
    set_popularity(g, 0, before)
    assert do(g, A, UP)[1:] == [TrendMoved(A, g.card[0], after - before, after)]
    assert popularity(g, 0) == (after, 0, 0, 0)


@pytest.mark.parametrize(("before", "after"), [(0, -1), (3, 2), (-2, -3), (-3, -3)])
def test_popularity_down(before: int, after: int) -> None:
    """R06-6.2.3-11, R06-0-9, TV06-18: the whip's -1, down to -3: from -3 to -3."""
    g = one_card("party_whip")
    set_popularity(g, 0, 0, 0, before)
    assert do(g, A, DOWN + C)[1:] == [TrendMoved(C, g.card[0], after - before, after)]
    assert popularity(g, 0) == (0, 0, after, 0)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_another_party_in_the_game(seats: int) -> None:
    """R06-6.2.3-11: any of the others, never the own party, and none that nobody plays (G06-21)."""
    g = ready(seats, money=99)
    send(g, 0, (A, "speaker"))
    acting(g)
    targets = [action - DOWN for action in legal(g, A) if DOWN <= action < DOWN + 5]
    assert targets == list(range(1, seats))
    for target in {A, *range(seats, 5)}:
        with_reason = refused(g, A, DOWN + target)
        assert with_reason.rule.startswith("R06-6.2.3-")


def test_media_control_does_not_protect_from_the_cabinet() -> None:
    """R06-6.2.3-11: the controller of the media is lowered like anybody (G06-65)."""
    g = ready(3, money=99)
    put(g.media, g, 0, (0, 3, 0))
    send(g, 0, (A, "speaker"))
    acting(g)
    do(g, A, DOWN + B)
    assert popularity(g, 0) == (0, -2, 0)


# --- used cards ------------------------------------------------------------------------------------------------------
def test_used_cards_leave_the_game() -> None:
    """R06-6.2.3-12: acted or not they are gone for good, and everybody knows which."""
    g = ready(3, money=99)
    send(g, 0, (A, "speaker"))
    send(g, 1, (A, "party_whip"))
    acting(g)
    do(g, A, ACT_IN + 0, VOTES, SKIP)
    assert [row(g, land) for land in range(LANDS)] == [[], [], [], []]
    for viewer in (None, A, B):
        assert see(g, viewer)["cabinet"] == [0b0001111 | 1 << CHANCELLOR, 0b1111111, 0b1111111]
    at(g, SEND_CABINET)
    assert {SEND + SPEAKER, SEND + WHIP} & set(legal(g, A)) == set()
    refusal = refused(g, A, SEND + SPEAKER)
    assert (refusal.rule, refusal.key) == ("R06-6.2.3-12", "politician-used")


@pytest.mark.parametrize("variant", [7, 5])
def test_each_card_once_in_a_game(variant: int) -> None:
    """R06-6.2.3-12: in a whole game no card is turned up twice, and no two of one player lie in one state at once."""
    events = play_out(table(4, variant, seed=8), luck=8)
    shown = [(one.seat, one.politician) for one in told(events, PoliticianRevealed)]
    assert len(shown) == len(set(shown)) > 4
