"""What holds in every phase: conventions, components, rounds and phases, the configuration (R06-0, R06-1, R06-6.0)."""

from __future__ import annotations

from itertools import groupby

import pytest

from macher.rules import ConfigError, configure, deciders, legal, setup, step_name, why_not
from macher.rules.e2006 import actions
from macher.rules.e2006.actions import DOWN, NAME, UP, VOTES
from macher.rules.e2006.codes import (
    BUY_MEDIA,
    BUY_MEETINGS,
    CABINET_ACTIONS,
    CONVERT_IN,
    DEAL_POLLS,
    MAJORITY_EXCHANGE,
    MEDIA_EXCHANGE,
    MEDIA_EXCHANGES,
    MONEY,
    NEXT_ROUND,
    POLL_AUCTION,
    START_BID,
)
from macher.rules.e2006.options import OPTIONS
from macher.rules.e2006.state import State
from macher.rules.e2006.tables import ISSUES
from macher.rules.events import (
    DiceRolled,
    Event,
    GameWon,
    IncomePaid,
    OpinionKept,
    OpinionReplaced,
    OpinionTurned,
    PhaseBegan,
    PollUnsold,
    RalliesConverted,
    RoundBegan,
    StartNamed,
)
from macher.rules.parts.codes import (
    BID,
    CONVERT,
    LANDS,
    MEDIA_AT,
    PASS,
    RALLIES,
    REPLACE,
    SLOTS,
    SUPPRESS,
)
from macher.rules.parts.config import PARTIES
from tests.rules.e2006.positions import (
    campaign,
    card,
    cards,
    give_dice,
    lay_opinions,
    on_top,
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
    tables,
)
from tests.rules.factories import (
    SEATS,
    at,
    do,
    finish,
    open_opinions,
    play_out,
    purse,
    put,
    seal,
    state_index,
    there,
    told,
    unfold,
)

A, B, C, D = range(4)
BOTH = pytest.mark.parametrize("variant", [7, 5])


# --- 0 order ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "start"), [(3, 0), (3, 2), (4, 1), (5, 3)])
def test_player_order(seats: int, start: int) -> None:
    """R06-0-1: the starting player, then clockwise by seat, every player once."""
    g = at(ready(seats, start=start), BUY_MEETINGS)
    asked = []
    while deciders(g):
        asked.append(deciders(g)[0])
        do(g, asked[-1], RALLIES)
    assert [seat for seat, _ in groupby(asked)] == [(start + i) % seats for i in range(seats)]


@BOTH
@pytest.mark.parametrize("seats", [3, 5])
def test_state_ordinal_and_current_state(seats: int, variant: int) -> None:
    """R06-0-2: state s lies on board ((s-1) mod 4)+1; the lowest one on the table is elected in round s."""
    g = campaign(seats, variant)
    for number in range(1, variant + 1):
        round_of(g, number)
        seen = see(g)
        assert seen["election"][seen["order"][0]] == number
        assert seen["card"][seen["order"][0]] == seen["calendar"][number - 1]
        for land in seen["order"]:
            assert (seen["election"][land] - 1) % LANDS == land
    assert see(finish(g))["held"] == variant


@pytest.mark.parametrize(("number", "order"), [(1, [0, 1, 2, 3]), (2, [1, 2, 3, 0]), (4, [3, 0, 1, 2]), (6, [1, 2])])
def test_ascending_and_descending_order(number: int, order: list[int]) -> None:
    """R06-0-3, R06-0-4: polls go from the current state to the last one, media exchanges from the last one back."""
    g = round_of(campaign(3), number)
    at(g, DEAL_POLLS)
    events: list[Event] = []
    while deciders(g):
        events += do(g, deciders(g)[0], PASS)
    assert [g.card.index(one.state) for one in told(events, PollUnsold)] == order

    for land in order:
        put(g.media, g, land, (1, 0, 0))
    at(g, MEDIA_EXCHANGES)
    events = []
    while deciders(g):
        events += do(g, deciders(g)[0], PASS)
    assert [g.card.index(one.state) for one in told(events, OpinionKept)] == order[::-1]


# --- 0 issues --------------------------------------------------------------------------------------------------------
def test_seven_issues_and_two_stances() -> None:
    """R06-0-5: terrorism, genetics, economy, taxes, nuclear power, wages, social security; pro and contra."""
    assert ISSUES == ("terrorism", "genetics", "economy", "taxes", "nuclear", "wages", "social")
    assert cards("+ter -ter +gen -gen +eco -eco +tax -tax +nuc -nuc +wag -wag +soc -soc") == tuple(range(14))


@pytest.mark.parametrize(("turned", "stays"), [("+gen", False), ("-gen", False), ("+nuc", True), ("-nuc", True)])
def test_identical_and_contradictory(turned: str, stays: bool) -> None:
    """R06-0-6: the same issue, of either stance, is a conflict; another issue is none."""
    g = ready(3)
    land = g.order[1]
    lay_opinions(g, land, "+gen +tax +wag", turned)
    g.opinion_deck += cards("+soc -ter -ter -ter -ter")  # four for the new state, then the one that comes instead
    events = unfold(g, NEXT_ROUND)
    state = g.card[land]
    assert (OpinionReplaced(state, card(turned)) in events) != stays
    assert OpinionTurned(state, card(turned if stays else "+soc")) in events


# --- 0 majorities ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("markers", "controllers"),
    [
        ((0, 0, 0, 0), ()),
        ((0, 1, 0, 0), (B,)),
        ((2, 1, 1, 0), (A,)),
        ((1, 1, 0, 0), ()),
        ((2, 2, 1, 0), ()),
        ((0, 2, 1, 2), ()),
        ((1, 1, 2, 1), (C,)),
        ((2, 2, 0, 3), (D,)),
    ],
)
def test_media_control(markers: tuple[int, ...], controllers: tuple[int, ...]) -> None:
    """R06-0-7: strictly more markers than every other player; a tie for most, or no marker, is no control."""
    g = ready()
    put(g.media, g, 0, markers)
    assert deciders(at(g, MEDIA_EXCHANGE, 0)) == controllers


@pytest.mark.parametrize(
    ("votes", "holders"),
    [
        ((0, 0, 0, 0), ()),
        ((1, 0, 0, 0), (A,)),
        ((12, 6, 5, 0), (A,)),
        ((11, 6, 5, 0), ()),
        ((6, 6, 0, 0), ()),
        ((10, 10, 10, 31), (D,)),
        ((10, 10, 10, 30), ()),
    ],
)
def test_absolute_majority(votes: tuple[int, ...], holders: tuple[int, ...]) -> None:
    """R06-0-8: strictly more votes than all other parties together."""
    g = ready()
    set_opinions(g, 1, "+gen")
    set_pool(g, "+ter +ter +ter +ter +ter +ter")
    put(g.votes, g, 1, votes)
    assert deciders(at(g, MAJORITY_EXCHANGE, 1)) == holders


# --- 0 popularity, votes, money --------------------------------------------------------------------------------------
def test_popularity_is_a_whole_number_from_minus_three_to_three() -> None:
    """R06-0-9: seven spaces, all parties on 0 at first."""
    g = table()
    assert see(g)["scale"] == [-3, -2, -1, 0, 1, 2, 3]
    assert popularity(g, 0) == (0, 0, 0, 0)


def test_popularity_beyond_the_ends_is_lost() -> None:
    """R06-0-9, TV06-18: +2 and two more is +3; -3 and one less is -3; afterwards one step moves the marker again."""
    g = ready(3, money=99)
    reprint(g, "speaker", popularity_up=2)
    reprint(g, "party_whip", popularity_down=1)
    reprint(g, "justice_minister", popularity_down=1)
    set_popularity(g, 0, 2, -3, 0)
    set_popularity(g, 1, 3, 0, 0)
    send(g, 0, (A, "speaker"), (C, "party_whip"))
    send(g, 1, (C, "justice_minister"))
    at(g, CABINET_ACTIONS)
    do(g, A, UP)
    do(g, C, actions.ACT_IN + 0, DOWN + B)
    do(g, C, DOWN + A)
    assert popularity(g, 0) == (3, -3, 0)
    assert popularity(g, 1) == (2, 0, 0)


@pytest.mark.parametrize(("before", "gain", "after"), [(0, 8, 8), (41, 8, 49), (42, 8, 50), (47, 8, 50), (50, 8, 50)])
def test_votes_from_zero_to_fifty(before: int, gain: int, after: int) -> None:
    """R06-0-10: what exceeds 50 is lost."""
    g = ready(3, money=99)
    reprint(g, "party_whip", votes=gain)
    set_votes(g, 0, before)
    send(g, 0, (A, "party_whip"))
    do(at(g, CABINET_ACTIONS), A, VOTES)
    assert there(g, "votes", 0) == (after, 0, 0)


def test_the_later_arrival_lies_on_top() -> None:
    """R06-0-11: on one space; a marker that moves on and is caught up lies below."""
    g = ready(3, money=99)
    set_votes(g, 0, 8, 0, 0)
    send(g, 0, (B, "party_whip"), (C, "party_whip"))
    at(g, CABINET_ACTIONS)
    do(g, B, VOTES)
    do(g, C, VOTES)
    below, middle, top = there(g, "arrival", 0)
    assert there(g, "votes", 0) == (8, 8, 8)
    assert below < middle < top


@pytest.mark.parametrize(("option", "moves"), [("false", False), ("true", True)])
def test_o06_17_a_marker_on_fifty_stays_in_its_place(option: str, moves: bool) -> None:
    """R06-0-11, O06-17, G06-39: who earns more on 50 does not come on top, unless the table wants it."""
    g = ready(3, 7, (), 0, 99, restack_at_50=option)
    set_votes(g, 0, 50, 50, 0)
    send(g, 0, (A, "party_whip"))
    do(at(g, CABINET_ACTIONS), A, VOTES)
    arrival = there(g, "arrival", 0)
    assert (arrival[A] > arrival[B]) == moves


def test_a_conversion_without_votes_moves_no_marker() -> None:
    """R06-0-11: only a marker that changes its space arrives anew (G06-39)."""
    g = ready(3)
    set_votes(g, 1, 6, 6, 0)
    set_popularity(g, 1, -3)
    set_opinions(g, 1, "+ter")
    set_platform(g, A, "-ter +gen +eco +tax +nuc")
    put(g.rallies, g, 1, (5, 0, 0))
    before = there(g, "arrival", 1)
    at(g, CONVERT_IN, A * LANDS + 1)
    converted = told(do(g, A, CONVERT + 1), RalliesConverted)
    assert [(one.gain, one.votes) for one in converted] == [(0, 6)]
    assert there(g, "arrival", 1) == before


def test_the_bank_never_runs_out() -> None:
    """R06-0-12, G06-66: 900,000 for members is paid in full."""
    g = ready(3)
    g.base = [900, 5, 0]
    assert told(unfold(g, MONEY), IncomePaid)[0] == IncomePaid(A, 0, 900)
    assert [purse(g, seat) for seat in range(3)] == [930, 35, 30]


def test_amounts_are_thousands() -> None:
    """R06-0-12: every bid from 0 to the cash is a whole number of thousands."""
    g = at(ready(3, money=3), START_BID)
    assert legal(g, A) == (BID, BID + 1, BID + 2, BID + 3)


# --- 1 components ----------------------------------------------------------------------------------------------------
def test_boards() -> None:
    """R06-1-1: four state boards; the payout rounds fall on two that lie opposite each other."""
    seen = see(table())
    assert (len(seen["card"]), len(seen["order"])) == (4, 4)
    assert {(number - 1) % LANDS for number in tables().payout_rounds} == {0, 2}
    assert (len(seen["national"]), len(seen["presence"])) == (5, 7 * 4)


def test_wooden_pieces() -> None:
    """R06-1-2: 18 meeting, 5 media and 9 party markers (two a board, and members) for each of five parties: 160."""
    t = tables()
    party_markers = 2 * LANDS + 1
    assert (t.meeting_markers, t.media_markers, party_markers) == (18, 5, 9)
    assert 5 * (t.meeting_markers + t.media_markers + party_markers) == 160


def test_tiles() -> None:
    """R06-1-3: 16 states, 4 coalition tiles a party, payouts of rounds 1, 3 and 5, 4 key tiles."""
    t = tables()
    assert (len(t.states), 5 * t.coalition_tiles, t.key_tiles) == (16, 20, 4)
    assert t.payout_rounds == (1, 3, 5)


def test_cards() -> None:
    """R06-1-4: 16 state, 35 cabinet, 25 contribution, 42 opinion, 56 policy, 20 poll and 105 money cards: 299."""
    t = tables()
    counts = (
        len(t.states),
        5 * len(t.cabinet),
        5 * len(t.contributions),
        14 * t.opinion_copies,
        14 * t.policy_copies,
        len(t.polls),
    )
    assert counts == (16, 35, 25, 42, 56, 20)
    assert sum(counts) + 105 == 299


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_opinion_and_policy_decks(seats: int) -> None:
    """R06-1-5: three copies of each opinion and four of each policy, wherever they lie."""
    g = table(seats)
    pool = [one for one, count in enumerate(g.opinion_display) for _ in range(count)]
    assert sorted(g.opinions + g.opinion_deck + pool) == sorted(list(range(14)) * 3)
    platforms = [
        issue * 2 + (g.programs[seat * 7 + issue] < 0)
        for seat in range(seats)
        for issue in range(7)
        if g.programs[seat * 7 + issue]
    ]
    hands = [one for hand in g.hands for one in hand]
    assert sorted(platforms + hands + g.program_deck) == sorted(list(range(14)) * 4)


def test_dice() -> None:
    """R06-1-6: six faces; in 600 rolls a 0 and a 3 come about 100 times, a 1 and a 2 about 200 times."""
    assert sorted(tables().die) == [0, 1, 1, 2, 2, 3]
    g = table()
    faces = [face for _ in range(200) for face in g.roll(g.tables.die, 3)]
    for face, expected in ((0, 100), (1, 200), (2, 200), (3, 100)):
        assert abs(faces.count(face) - expected) < 40


def test_more_dice_than_two_are_read_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-1-6, R06-1-12: a poll with five dice on it: all five are rolled and added."""
    give_dice(monkeypatch, 0, 1, 2, 3, 3)
    g = ready(3)
    on_top(g, dice=5, spd=1)
    g.poll_at[0] = g.poll_deck.pop()
    at(g, POLL_AUCTION, 0)
    do(g, A, PASS)
    do(g, B, PASS)
    events = do(g, C, BID + 1, SUPPRESS)
    assert told(events, DiceRolled) == [DiceRolled(C, (0, 1, 2, 3, 3))]
    assert see(g)["base"][C] == 5 + 9


def test_a_state_board() -> None:
    """R06-1-7: ten meeting spaces a party, five media spaces for all, four opinions, votes to 50."""
    t = tables()
    assert (t.meeting_spaces, t.media_spaces, t.most_votes, SLOTS) == (10, 5, 50, 4)
    g = ready(3)
    put(g.rallies, g, 0, (8, 1, 1))
    at(g, BUY_MEETINGS)
    assert legal(g, A) == (RALLIES, RALLIES + 1, RALLIES + 2)
    put(g.media, g, 0, (2, 2, 1))
    at(g, BUY_MEDIA)
    assert legal(g, A) == (PASS, MEDIA_AT + 1, MEDIA_AT + 2, MEDIA_AT + 3)


def test_the_national_board() -> None:
    """R06-1-8: seven media spaces, one a round, and five opinion spaces with members above and points below."""
    t = tables()
    assert t.national_media == (25, 20, 20, 15, 15, 12, 10)
    assert len(t.national_members) == len(t.national_points) == 5
    assert 2 in t.national_members


@pytest.mark.parametrize(("option", "members"), [("none", 83), ("80", 80)])
def test_o06_21_the_membership_track(option: str, members: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-1-8, O06-21, G06-57: members go beyond the printed 80, unless the table ends the track there."""
    give_dice(monkeypatch, 2, 3)
    g = ready(3, 7, (), 0, 30, membership_cap=option)
    g.base[A] = 78
    on_top(g, spd=1)
    g.poll_at[0] = g.poll_deck.pop()
    at(g, POLL_AUCTION, 0)
    do(g, A, BID + 1)
    do(g, B, PASS)
    do(g, C, PASS)
    do(g, A, SUPPRESS)
    assert see(g)["base"][A] == members


def test_five_parties() -> None:
    """R06-1-9: CDU/CSU, SPD, FDP, Linke, Grüne; the order of the boards is that of the 2019 edition."""
    assert PARTIES == ("linke", "spd", "gruene", "cdu", "fdp")
    assert see(table(3, parties=("fdp", "linke", "spd")))["parties"] == [4, 0, 1]


@BOTH
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pieces_of_absent_parties_stay_in_the_box(seats: int, variant: int) -> None:
    """R06-1-9, O06-02, G06-01: markers for the players only."""
    seen = see(table(seats, variant))
    assert [PARTIES[one] for one in seen["parties"]] == list(SEATS[:seats])
    assert len(seen["votes"]) == len(seen["trend"]) == len(seen["rallies"]) == LANDS * seats
    assert len(seen["base"]) == len(seen["media_supply"]) == seats


@pytest.mark.parametrize("seat", [3, 9])
def test_nobody_else_sits_at_the_table(seat: int) -> None:
    """R06-1-9: a seat that does not exist is refused, with the number of seats."""
    g = at(ready(3), BUY_MEDIA)
    assert legal(g, seat) == ()
    refusal = why_not(g, seat, PASS)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("G06-01", "no-such-seat", {"seats": 3})


def test_state_cards() -> None:
    """R06-1-10: seats for votes in ten rows, never fewer for more votes; Brandenburg as in the rulebook."""
    for state in tables().states:
        assert len(state.points) == 10
        assert list(state.points) == sorted(state.points)
    brandenburg = tables().states[state_index(table(), "BB")]
    assert brandenburg.points == (5, 7, 9, 11, 13, 16, 19, 22, 25, 28)


def test_cabinet_cards() -> None:
    """R06-1-11: a cost, perhaps a phone, and actions with their amounts; one card of 25,000 for the long game."""
    by_name = {one.id: one for one in tables().cabinet}
    assert set(by_name) == {
        "backbencher",
        "finance_minister",
        "justice_minister",
        "foreign_minister",
        "party_whip",
        "speaker",
        "chancellor",
    }
    assert [one.id for one in tables().cabinet if one.long_game_only] == ["chancellor"]
    assert by_name["chancellor"].cost == 25
    assert all(one.votes or one.key_issue or one.media or one.popularity_up for one in tables().cabinet)


def test_poll_cards() -> None:
    """R06-1-12: a modifier for each party, two of them used, two dice; ten cards for the long game only."""
    for poll in tables().polls:
        assert (len(poll.changes), poll.uses, poll.dice) == (5, 2, 2)
    assert sum(poll.long_game_only for poll in tables().polls) == 10


def test_contribution_cards() -> None:
    """R06-1-13: an amount, dice for the loss and dice for the gain; the 50,000 for the long game only."""
    for gift in tables().contributions:
        assert gift.amount > 0
        assert gift.loss_dice > 0
        assert gift.gain_dice > 0
    assert [gift.amount for gift in tables().contributions if gift.long_game_only] == [50]


# --- 6.0 rounds and phases -------------------------------------------------------------------------------------------
CAMPAIGN = [1, 2, 3, 4, 5, 6, 7, 8]
ELECTION = [9, 10, 11]
END_OF_ROUND = [12, 13, 14]


@BOTH
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_course_of_the_game(seats: int, variant: int) -> None:
    """R06-6.0-1, O06-01: setup, preliminary phase, full rounds, a last round of the election only, final scoring."""
    g = table(seats, variant, seed=seats)
    assert step_name(g) == "preliminary"
    events = play_out(g, luck=variant)
    flow = [one for one in events if isinstance(one, (RoundBegan, PhaseBegan, GameWon))]
    expected: list[Event] = []
    for number in range(1, variant + 1):
        expected.append(RoundBegan(number, (g.calendar[number - 1],)))
        phases = CAMPAIGN + ELECTION + END_OF_ROUND if number < variant else [*ELECTION, 15]
        expected += [PhaseBegan(phase) for phase in phases]
    assert flow[:-1] == expected
    assert isinstance(flow[-1], GameWon)


def test_the_steps_of_the_phases() -> None:
    """R06-6.0-1: what is asked in a first round, in this order."""
    g = campaign(3, seed=6)
    g.money = [200] * 3
    asked: dict[str, None] = {}
    while g.round == 1:
        asked[step_name(g)] = None
        seat = deciders(g)[0]
        do(g, seat, legal(g, seat)[-1])
    wanted = [
        "start-bid",
        "name-start",
        "policy-redraw",
        "policy-swap",
        "cabinet-place",
        "cabinet-act",
        "media-buy",
        "meetings-buy",
        "poll-bid",
        "contribution",
    ]
    assert [name for name in asked if name in wanted] == wanted


@pytest.mark.parametrize(("variant", "boards"), [(7, [4, 4, 4, 4, 3, 2, 1]), (5, [4, 4, 3, 2, 1])])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_boards_in_play(seats: int, variant: int, boards: list[int]) -> None:
    """R06-6.0-2, R06-8-2: four until round 4 (short game: 2), then one less in each round."""
    g = campaign(seats, variant)
    in_play = []
    for number in range(1, variant + 1):
        round_of(g, number)
        seen = see(g)
        in_play.append(len(seen["order"]))
        assert sum(state != -1 for state in seen["card"]) == len(seen["order"])
    assert in_play == boards


@pytest.mark.parametrize(
    ("variant", "counts"),
    [
        (7, [[4, 3, 2, 1], [4, 3, 2, 1], [4, 3, 2, 1], [4, 3, 2, 2], [4, 3, 3], [4, 4]]),
        (5, [[4, 3, 2, 1], [4, 3, 2, 2], [4, 3, 3], [4, 4]]),
    ],
)
@pytest.mark.parametrize("seed", range(4))
def test_face_up_opinions(variant: int, counts: list[list[int]], seed: int) -> None:
    """R06-6.0-3, R06-8-6: at the start of each round, in ascending order; never two of one issue in a state."""
    g = campaign(4, variant, seed)
    for number, expected in enumerate(counts, start=1):
        round_of(g, number)
        shown = [open_opinions(g, land) for land in see(g)["order"]]
        assert [len(one) for one in shown] == expected
        assert all(len({one >> 1 for one in some}) == len(some) for some in shown)


@BOTH
def test_the_last_state_is_open_when_its_round_begins(variant: int) -> None:
    """R06-6.0-3: after the round before the last one all four opinions of the last state lie open."""
    g = round_of(campaign(3, variant), variant - 1)
    assert [len(open_opinions(g, land)) for land in see(g)["order"]] == [4, 4]
    at(g, NEXT_ROUND)
    assert [len(open_opinions(g, land)) for land in see(g)["order"]] == [4]


@BOTH
@pytest.mark.parametrize("named", range(3))
def test_the_starting_player_of_the_final_round(named: int, variant: int) -> None:
    """R06-6.0-4, G06-52: that of the round before; there is no bid."""
    g = round_of(campaign(3, variant), variant - 1)
    seal(g, BID, BID + 1, BID)
    do(g, B, NAME + named)
    events: list[Event] = []
    while g.round < variant:
        events += do(g, deciders(g)[0], legal(g, deciders(g)[0])[0])
    assert (see(g)["start"], told(events, StartNamed)) == (named, [])
    assert see(finish(g))["start"] == named


@pytest.mark.parametrize("option", ["false", "true"])
def test_o06_23_cash_is_hidden(option: str) -> None:
    """R06-6.0-5, O06-23, G06-61: everybody knows the own cash only; with the option all cash lies open."""
    g = ready(3, 7, (), 0, 30, open_cash=option)
    for viewer in (None, A, B, C):
        cash = see(g, viewer)["money"]
        assert cash == [30 if option == "true" or seat == viewer else None for seat in range(3)]


def test_money_passes_between_players_by_the_cabinet_only() -> None:
    """R06-6.0-5: no action gives money or pieces to another player, but the 4,000 for a swapped media marker."""
    g = ready(3, money=99)
    put(g.media, g, 0, (0, 1, 0))
    send(g, 0, (A, "finance_minister"))
    do(at(g, CABINET_ACTIONS), A, REPLACE + B)
    assert (see(g)["paid"], see(g)["received"]) == ([8, 0, 0], [0, 4, 0])


@BOTH
def test_all_flows_of_money_are_public(variant: int) -> None:
    """R06-6.0-5, G06-61: what everybody saw paid and received explains the cash of each player at any time."""
    g = table(4, variant, seed=9)
    while deciders(g):
        seat = deciders(g)[0]
        do(g, seat, legal(g, seat)[-1])
        seen = see(g)
        for other in range(4):
            assert purse(g, other) == 25 + seen["received"][other] - seen["paid"][other] >= 0


# --- the configuration -----------------------------------------------------------------------------------------------
ALTERNATIVES = [(key, value) for key, (_, values) in OPTIONS.items() for value in values[1:]]


def configured(variant: int = 7, parties: tuple[str, ...] = ("spd", "cdu", "fdp"), **options: str) -> None:
    configure("2006", variant=variant, parties=parties, options=options, tables=tables())


@pytest.mark.parametrize("variant", [0, 4, 6, 8])
def test_five_or_seven_rounds(variant: int) -> None:
    """R06-6.0-1, O06-01: any other number is refused by id and limit."""
    with pytest.raises(ConfigError, match=f"O06-01: a game of 7 or 5 rounds, not {variant}"):
        configured(variant)


@pytest.mark.parametrize(
    ("parties", "complaint"),
    [
        (("spd", "cdu"), "G06-01: 3 to 5 players, not 2"),
        ((*PARTIES, "spd"), "G06-01: 3 to 5 players, not 6"),
        ((), "G06-01: 3 to 5 players, not 0"),
        (("spd", "cdu", "piraten"), "G06-01: there is no party 'piraten'.*linke, spd, gruene, cdu, fdp"),
        (("spd", "cdu", "spd"), "G06-01: each player has a party of their own, not spd, cdu, spd"),
    ],
)
def test_three_to_five_players_with_a_party_each(parties: tuple[str, ...], complaint: str) -> None:
    """R06-1-9, O06-02: the number, the limits and the parties there are stand in the message."""
    with pytest.raises(ConfigError, match=complaint):
        configured(parties=parties)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    """Section 10: a misspelt option is refused, and so are those that are fixed or belong to another edition."""
    for key in ("prelim_2e", "players", "bid_step", "preset", "trend_scale"):
        with pytest.raises(ConfigError, match=f"there is no option '{key}'.*prelim_2d"):
            configured(**{key: "1"})  # type: ignore[arg-type]


def test_what_differs_from_the_recommended_table_is_public() -> None:
    """Section 10: the options that are not at their default stand in every view."""
    assert see(table(prelim_2d="10", cabinet_order="by_player"))["options"] == {"prelim_2d": "10"}


def test_the_options_of_the_law() -> None:
    """Section 10: id, key, default and alternatives as the table of the rules says."""
    from macher.reference import rule_ids

    numbers = [number for number, _ in OPTIONS.values()]
    assert numbers == [one for one in rule_ids("2006", "O") if one not in ("O06-01", "O06-02", "O06-03")]


@pytest.mark.parametrize(("key", "value"), ALTERNATIVES)
@BOTH
def test_every_alternative_plays_to_the_end(key: str, value: str, variant: int) -> None:
    """Section 10, R06-6.0-1: a whole game under each alternative."""
    chosen = configure("2006", variant=variant, parties=SEATS[:4], options={key: value}, tables=tables())
    g = setup(chosen, "options")
    assert isinstance(g, State)
    play_out(g, luck=5)
    assert (see(g)["over"], see(g)["held"]) == (True, variant)
