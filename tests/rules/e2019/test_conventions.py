"""What holds in every phase: conventions, components, who knows what, the flow of a game (R19-0, 1, 2 and 4)."""

from __future__ import annotations

from itertools import groupby

import pytest

from macher.rules import ConfigError, apply, configure, deciders, legal, step_name, why_not
from macher.rules.e2019.actions import BLOCK, DONATE, PAY, USE
from macher.rules.e2019.codes import (
    BUY_MEDIA,
    CABINET_IN,
    CHANGE_PROGRAMS,
    CONVERT_IN,
    CONVERT_RALLIES,
    DONATION,
    ELECTION_IN,
    EXCHANGE_OPINION,
    NEXT_ROUND,
    ORGANIZE_RALLIES,
    POLL_AUCTION,
    POLL_AUCTIONS,
    SEND_CABINET,
    START_PLAYER,
)
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import ACTION_KINDS, TOPICS, TREND, VOTES, PoliticianAction
from macher.rules.events import (
    AuctionBegan,
    CardsDiscarded,
    Chosen,
    CoalitionFormed,
    ElectionHeld,
    Event,
    FinalScored,
    GameWon,
    OpinionTurned,
    PhaseBegan,
    PollsReshuffled,
    PresenceMoved,
    RalliesConverted,
    RoundBegan,
    SeveralReached,
    StartBidsRevealed,
    StateLeft,
    TopicsMissing,
    TrendMoved,
)
from macher.rules.parts.codes import (
    BID,
    CARD,
    CONVERT,
    EXCHANGE,
    LANDS,
    MEDIA_AT,
    PASS,
    PLACE,
    PUBLISH,
    RALLIES,
    SEND,
    SKIP,
    SLOTS,
)
from macher.rules.parts.config import PARTIES
from macher.rules.parts.lands import move_trend
from tests.rules.factories import (
    SEATS,
    at,
    do,
    open_opinions,
    play_out,
    purse,
    put,
    refused,
    seal,
    set_trends,
    state_index,
    there,
    told,
    trends,
    unfold,
    until,
)
from tests.rules.positions import (
    campaign,
    card,
    cards,
    lay_opinions,
    on_top,
    ready,
    see,
    send,
    set_opinions,
    set_program,
    table,
    tables,
)


# --- 0 players, seats, order -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("parties", "complaint"),
    [
        (("spd", "cdu"), "R19-0.1: 3 to 5 players, not 2"),
        ((*PARTIES, "spd"), "R19-0.1: 3 to 5 players, not 6"),
        (("spd", "cdu", "piraten"), "R19-0.1: there is no party 'piraten'"),
        (("spd", "cdu", "spd"), "R19-0.1: each player has a party of their own"),
    ],
)
def test_three_to_five_players_with_a_party_each(parties: tuple[str, ...], complaint: str) -> None:
    """R19-0.1: 3, 4 or 5 players, each with one of the five parties."""
    with pytest.raises(ConfigError, match=complaint):
        configure("2019", variant=4, parties=parties, tables=tables())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_seats_form_a_circle_of_the_parties_chosen(seats: int) -> None:
    """R19-0.1: the parties sit as they were named; nobody else has markers."""
    seen = see(table(seats))
    assert [PARTIES[one] for one in seen["parties"]] == list(SEATS[:seats])
    assert len(seen["base"]) == seats
    assert len(seen["votes"]) == len(seen["trend"]) == LANDS * seats


def test_parties_nobody_chose_are_not_affected() -> None:
    """R19-0.1: a published poll that lowers Linke and Grüne moves nobody when neither plays."""
    g = ready(seats=3, parties=("spd", "cdu", "fdp"))
    on_top(g, spd=2, linke=-2, gruene=-1)
    at(g, POLL_AUCTION, g.order[0])
    do(g, 1, PASS)
    do(g, 2, PASS)
    events = do(g, 0, BID, PUBLISH)
    assert told(events, TrendMoved) == [TrendMoved(0, g.card[g.order[0]], 2, 3)]


@pytest.mark.parametrize("seat", [3, 9])
def test_nobody_else_sits_at_the_table(seat: int) -> None:
    """R19-0.1: a seat that does not exist is refused, with the number of seats."""
    g = at(ready(seats=3), BUY_MEDIA)
    assert legal(g, seat) == ()
    refusal = why_not(g, seat, PASS)
    assert (refusal.rule, refusal.key, refusal.numbers) == ("R19-0.1", "no-such-seat", {"seats": 3})


def test_party_order_of_the_boards() -> None:
    """R19-0.2: Linke, SPD, Grüne, CDU, FDP."""
    assert PARTIES == ("linke", "spd", "gruene", "cdu", "fdp")
    assert see(table(3, parties=("fdp", "linke", "spd")))["parties"] == [4, 0, 1]


@pytest.mark.parametrize(("seats", "start"), [(3, 0), (3, 2), (4, 1), (5, 3)])
def test_turn_order_is_the_start_player_then_clockwise(seats: int, start: int) -> None:
    """R19-0.3: the start player first, then clockwise, everybody once."""
    g = at(ready(seats, start=start), ORGANIZE_RALLIES)
    asked = []
    while deciders(g):
        asked.append(deciders(g)[0])
        do(g, asked[-1], RALLIES)
    assert [seat for seat, _ in groupby(asked)] == [(start + i) % seats for i in range(seats)]


@pytest.mark.parametrize(("start", "nearest"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_ties_go_to_the_seat_closest_to_the_start_player(start: int, nearest: int) -> None:
    """R19-0.4: seats 1 and 3 have most votes; the auctioneer is the one clockwise nearer, distance 0 included."""
    g = ready(start=start)
    put(g.votes, g, g.order[0], (2, 9, 0, 9))
    assert told(unfold(g, POLL_AUCTION, g.order[0]), AuctionBegan)[0].seat == nearest


@pytest.mark.parametrize("seed", range(8))
def test_elections_go_clockwise_round_the_boards(seed: int) -> None:
    """R19-0.5, R19-0.6: four boards in a circle; elections follow clockwise from the ballot box."""
    seen = see(table(seed=seed))
    first = seen["order"][0]
    assert seen["order"] == [(first + i) % LANDS for i in range(LANDS)]
    assert [seen["election"][land] for land in seen["order"]] == [1, 2, 3, 4]
    assert seen["calendar"] == [seen["card"][land] for land in seen["order"]]


def test_clockwise_is_ascending_and_reverse_is_descending() -> None:
    """R19-0.6: auctions go from the election state on, conversion of rallies comes back to it."""
    g = ready()
    for land in range(LANDS):
        put(g.rallies, g, land, (4,))
    auctions: list[Event] = unfold(g, POLL_AUCTIONS)
    while deciders(g):
        auctions += do(g, deciders(g)[0], PASS)
    assert [one.state for one in told(auctions, AuctionBegan)] == g.calendar
    at(g, CONVERT_RALLIES)
    votes: list[Event] = []
    while deciders(g):
        votes += do(g, 0, CONVERT + 4)
    assert [one.state for one in told(votes, RalliesConverted)] == g.calendar[::-1]


@pytest.mark.parametrize(("variant", "a_round"), [(4, [1, 1, 1, 1]), (7, [1, 1, 1, 2, 2])])
def test_ballot_boxes(variant: int, a_round: list[int]) -> None:
    """R19-0.7: one election state a round; two in rounds 4 and 5 of the long game."""
    g = table(3, variant)
    rounds = told(play_out(g), RoundBegan)
    assert [len(one.states) for one in rounds] == a_round
    assert [state for one in rounds for state in one.states] == g.calendar


# --- 0 influence, match, agreement -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("markers", "influencers"),
    [
        ((0, 0, 0, 0), ()),
        ((0, 1, 0, 0), (1,)),
        ((2, 1, 1, 0), (0,)),
        ((1, 1, 0, 0), ()),
        ((1, 1, 2, 1), (2,)),
        ((0, 2, 1, 2), ()),
        ((2, 2, 1, 0), ()),
        ((0, 0, 2, 3), (3,)),
    ],
)
def test_media_influencer(markers: tuple[int, ...], influencers: tuple[int, ...]) -> None:
    """R19-0.8: strictly more markers than every other; a shared lead, or no marker, is no influence."""
    g = ready()
    put(g.media, g, g.order[0], markers)
    at(g, EXCHANGE_OPINION, g.order[0])
    assert deciders(g) == influencers


def test_media_influence_is_found_when_it_is_needed() -> None:
    """R19-0.8: one marker each is a tie; one bought later decides."""
    g = ready()
    land = g.order[1]
    put(g.media, g, land, (1, 1, 0, 0))
    assert deciders(at(g, EXCHANGE_OPINION, land)) == ()
    do(at(g, BUY_MEDIA), 0, MEDIA_AT + land)
    assert deciders(at(g, EXCHANGE_OPINION, land)) == (0,)


@pytest.mark.parametrize(
    ("opinions", "doubled", "match", "gain"),
    [
        ("+edu -dig +gen +sec", None, 4, 4),  # the same four
        ("+edu -dig +gen -sec", None, 2, 2),  # one opposite
        ("+edu -dig +env +tra", None, 2, 2),  # two that are not in the program
        ("+edu -dig +env +tra", "-dig", 3, 3),  # double agreement
        ("+edu -dig +gen -sec", "-sec", 1, 1),  # double disagreement
        ("+edu -gen +env +tra", None, 0, 1),  # at least 1 counts
        ("-edu +dig -gen -sec", "-edu", -5, 1),
        ("+edu -dig", None, 2, 2),  # face-down cards do not count
    ],
)
def test_match_score(opinions: str, doubled: str | None, match: int, gain: int) -> None:
    """R19-0.9: +1 the same, -1 the opposite, 0 not there, twice under a double marker, open cards only, at least 1."""
    g = ready()
    land = g.order[0]
    set_program(g, 0, "+edu -dig +gen +sec -wel")
    lay_opinions(g, land, opinions, " ".join(["+wel"] * (SLOTS - len(opinions.split()))))
    set_opinions(g, land, opinions, doubled)
    put(g.rallies, g, land, (1,))
    converted = told(unfold(g, CONVERT_IN, land), RalliesConverted)[0]
    assert (converted.match, converted.gain) == (match, gain)


@pytest.mark.parametrize(
    ("other", "agreement"),
    [("+edu -dig +gen +sec -wel", 5), ("+edu +dig +gen -sec +env", 2), ("-edu +dig -gen +env +tra", 0)],
)
def test_program_agreement(other: str, agreement: int) -> None:
    """R19-0.10: the topics with the same attitude; opposite ones are not subtracted."""
    g = ready()
    set_program(g, 0, "+edu -dig +gen +sec -wel")
    set_program(g, 1, other)
    put(g.votes, g, g.order[0], (30, 25, 0, 0))
    assert told(unfold(g, ELECTION_IN, g.order[0]), CoalitionFormed)[0].agreement == agreement


# --- 0 money, votes, trend, base -------------------------------------------------------------------------------------
def test_money_goes_to_the_bank_and_never_below_zero() -> None:
    """R19-0.11: the last 5,000 may be spent; with 4,000 nothing is paid in part; nobody else gets anything."""
    g = ready()
    g.money = [5, 4, 30, 30]
    at(g, BUY_MEDIA)
    do(g, 0, MEDIA_AT + g.order[0])
    assert [purse(g, seat) for seat in range(4)] == [0, 4, 30, 30]
    refusal = refused(g, 1, MEDIA_AT + g.order[0])
    assert (refusal.rule, refusal.numbers) == ("R19-7.2", {"price": 5, "money": 4})


def test_money_is_in_thousands() -> None:
    """R19-0.11: every bid is a whole number of thousands from 0 up to the money."""
    g = at(ready(money=3), START_PLAYER)
    assert legal(g, 0) == (BID, BID + 1, BID + 2, BID + 3)


def test_votes_are_not_capped() -> None:
    """R19-0.12: votes go beyond 50, and the true totals are compared."""
    g = ready()
    land = g.order[0]
    set_program(g, 0, "+edu -dig +gen +sec -wel")
    set_opinions(g, land, "+edu -dig +gen +sec")
    set_trends(g, land, 4, 0, 0, 0)
    put(g.votes, g, land, (49, 60, 0, 0))
    put(g.rallies, g, land, (8,))
    at(g, CONVERT_RALLIES)
    assert there(g, "votes", land) == (97, 60, 0, 0)
    several = told(unfold(g, ELECTION_IN, land), SeveralReached)[0]
    assert (set(several.seats), several.winners) == ({0, 1}, (0,))


@pytest.mark.parametrize(("spaces", "printed"), [(1, 2), (-1, -2), (2, 3), (-2, -3), (9, 4), (-9, -3)])
def test_trend_moves_by_spaces(spaces: int, printed: int) -> None:
    """R19-0.13, T19-D22: from 0 by spaces; what counts is printed on the space; past the end the surplus is lost."""
    g = ready()
    move_trend(g, 0, g.order[0], spaces)
    assert trends(g, g.order[0]) == (printed, 0, 0, 0)


def test_a_trend_at_the_end_may_still_be_raised() -> None:
    """R19-0.13: the action is legal at the top of the scale and changes nothing."""
    g = ready()
    land = g.order[0]
    set_trends(g, land, 4, 0, 0, 0)
    send(g, land, (0, "vice"))
    at(g, CABINET_IN, land)
    do(g, 0, PAY)
    assert USE + TREND in legal(g, 0)
    assert told(do(g, 0, USE + TREND), TrendMoved) == [TrendMoved(0, g.card[land], 0, 4)]
    assert trends(g, land) == (4, 0, 0, 0)


@pytest.mark.parametrize(
    ("scale", "values", "one_up", "three_up"),
    [
        ("standard", [-3, -2, 0, 2, 3, 4], 2, 4),
        ("unit", [-3, -2, -1, 0, 1, 2, 3, 4], 1, 3),
        ("five", [-3, -2, 0, 2, 4], 2, 4),
    ],
)
def test_the_trend_scale_is_an_option(scale: str, values: list[int], one_up: int, three_up: int) -> None:
    """R19-0.13, O19-01: three readings of the printed scale; markers start on 0 on each."""
    g = ready(trend_scale=scale)
    land = g.order[0]
    assert see(g)["scale"] == values
    assert trends(g, land) == (0, 0, 0, 0)
    send(g, land, (0, "vice"), (1, "executive"))
    at(g, CABINET_IN, land)
    do(g, 0, PAY)
    do(g, 1, PAY)
    do(g, 0, USE + TREND, SKIP)
    do(g, 1, USE + VOTES, USE + TREND)
    assert trends(g, land) == (one_up, three_up, 0, 0)


def test_party_base_never_below_zero() -> None:
    """R19-0.14, T19-D23: base 5, lose 10: 0."""
    g = ready(overbid="penalty")
    g.base[0] = 5
    at(g, START_PLAYER)
    seal(g, BID + 31, BID, BID, BID)
    assert see(g)["base"] == [0, 10, 10, 10]


def test_party_base_has_no_cap() -> None:
    """R19-0.14: it starts at 10 and goes on beyond any track."""
    assert see(table(5))["base"] == [10] * 5
    g = ready()
    g.base[2] = 99
    do(at(g, DONATION, 2), 2, DONATE + 4)
    assert see(g)["base"] == [10, 10, 104, 10]


# --- 0 out of the game, may and must, refills ------------------------------------------------------------------------
def test_out_of_the_game_is_for_good() -> None:
    """R19-0.15: a state that voted, a politician that acted and a donation that was decided on never come back."""
    g = table(3, seed=5)
    events = play_out(g, luck=5)
    gone = [one.state for one in told(events, StateLeft)]
    assert gone == g.calendar[:3]
    for state in gone:
        left = events.index(StateLeft(state))
        assert not [one for one in told(events[left:], OpinionTurned) if one.state == state]
    assert see(g)["donations"] == [0, 0, 0]


def test_a_politician_out_of_the_game_cannot_be_sent_again() -> None:
    """R19-0.15: once used it is in no hand and beside no state."""
    g = ready()
    send(g, g.order[0], (0, "backbencher"))
    at(g, CABINET_IN, g.order[0])
    do(g, 0, PAY, SKIP, SKIP)
    assert see(g)["cabinet"] == [0b11110, 0b11111, 0b11111, 0b11111]
    assert legal(at(g, SEND_CABINET), 0) == (SKIP, SEND + 1, SEND + 2, SEND + 3, SEND + 4)


@pytest.mark.parametrize(
    ("phase", "decline"),
    [(CHANGE_PROGRAMS, SKIP), (BUY_MEDIA, PASS), (ORGANIZE_RALLIES, RALLIES), (SEND_CABINET, SKIP)],
)
def test_may_means_that_declining_is_legal(phase: int, decline: int) -> None:
    """R19-0.16: where the rules say "may", nothing is always among the choices."""
    g = at(ready(), phase)
    while seats := deciders(g):
        assert decline in legal(g, seats[0])
        do(g, seats[0], decline)
    assert (there(g, "media", 0), there(g, "rallies", 0)) == ((0, 0, 0, 0), (0, 0, 0, 0))


def test_automatic_asks_nobody() -> None:
    """R19-0.16: in the election state all rallies are converted without a decision."""
    g = ready()
    put(g.rallies, g, g.order[0], (1, 4, 8, 0))
    assert deciders(at(g, CONVERT_RALLIES)) == ()
    assert there(g, "rallies", g.order[0]) == (0, 0, 0, 0)


def test_opinions_are_reshuffled_when_one_is_needed() -> None:
    """R19-0.17: the pile is empty and a card is needed: the discards become the new pile."""
    g = ready()
    lay_opinions(g, g.order[0], "+edu +dig +gen +sec", "")
    lay_opinions(g, g.order[1], "+edu +dig +gen", "-gen")
    lay_opinions(g, g.order[2], "+edu +dig", "+gen -gen")
    lay_opinions(g, g.order[3], "+edu", "+gen +gen +gen")
    g.opinion_deck = []
    g.opinion_discard = list(cards("+tra -tra"))
    at(g, NEXT_ROUND)
    topics = [one >> 1 for one in open_opinions(g, g.order[0])]
    assert len(topics) == len(set(topics)) == SLOTS
    # 2 discards, 4 of the state that left and the replaced card were shuffled; one at least was drawn.
    seen = see(g)
    assert seen["opinion_deck"] + len(seen["opinion_discard"]) == 2 + 4 + 1 - 1


def test_opinions_are_not_reshuffled_before() -> None:
    """R19-0.17: an empty opinion pile stays empty while no card is needed."""
    g = ready()
    lay_opinions(g, g.order[0], "+edu +dig +gen +sec", "")
    lay_opinions(g, g.order[1], "+edu +dig +gen", "-sec")
    lay_opinions(g, g.order[2], "+edu +dig", "+gen -gen")
    lay_opinions(g, g.order[3], "+edu", "+gen +gen +gen")
    g.opinion_deck = []
    g.opinion_discard = []
    at(g, NEXT_ROUND)
    assert see(g)["opinion_deck"] == 0
    assert see(g)["opinion_discard"] == sorted(cards("+edu +dig +gen +sec"))


def test_polls_are_reshuffled_after_the_last_one() -> None:
    """R19-0.17: with the tenth poll discarded all ten are a new pile, whose top back lies open."""
    g = ready()
    g.poll_discard, g.poll_deck = g.poll_deck[1:], g.poll_deck[:1]
    at(g, POLL_AUCTION, g.order[0])
    events = [event for seat in (1, 2, 3, 0) for event in do(g, seat, PASS)]
    seen = see(g)
    assert (seen["poll_deck"], seen["poll_discard"]) == (10, [])
    assert told(events, PollsReshuffled)[0].party == seen["poll_top"]


# --- 1 components ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_counts(seats: int) -> None:
    """R19-1.1: 56 program cards, 42 opinions, 10 polls, 4 boards, 20 cubes, 4 or 5 media markers, 4 double markers."""
    seen = see(table(seats))
    packs = sum(pack["size"] for pack in seen["packs"])
    assert seen["program_deck"] + len(seen["program_display"]) + packs == 56
    on_boards = len(seen["opinions"])
    displayed = sum(seen["opinion_display"])
    assert seen["opinion_deck"] + len(seen["opinion_discard"]) + displayed + on_boards == 42
    assert (seen["poll_deck"], len(seen["card"]), seen["double_pool"]) == (10, 4, 4)
    assert (seen["rally_supply"], seen["media_supply"]) == ([20] * seats, [4] * seats)
    assert see(table(seats, variant=7))["media_supply"] == [5] * seats
    assert len(see(table(seats), 0)["donations"]) == seats


def test_topics() -> None:
    """R19-1.2: seven topics, two attitudes; four program cards of each."""
    assert TOPICS == ("education", "digitization", "genetics", "security", "welfare", "environment", "traffic")
    assert len(set(cards("+edu +dig +gen +sec +wel +env +tra -edu -dig -gen -sec -wel -env -tra"))) == 14
    g = table(3)
    everything = g.program_deck + g.program_display + [one for pack in g.packs for one in pack]
    assert sorted(everything) == sorted(list(range(14)) * 4)


def test_state_cards() -> None:
    """R19-1.3: no points below 5 votes; the last row is 50 or more."""
    assert [state.large for state in tables().states].count(True) == 8
    g = ready(seats=5)
    g.card[g.order[0]] = state_index(g, "BB")
    put(g.votes, g, g.order[0], (4, 5, 49, 50, 77))
    assert told(unfold(g, ELECTION_IN, g.order[0]), ElectionHeld)[0].points == (0, 9, 20, 21, 21)


def test_poll_cards() -> None:
    """R19-1.4: the back names the one party raised by 2; two of the five changes are negative."""
    for poll in tables().polls:
        assert (len(poll), poll.count(2), len([value for value in poll if value < 0])) == (5, 1, 2)
    g = table()
    assert see(g)["poll_top"] == g.tables.polls[g.poll_deck[-1]].index(2)


def test_presence_spots() -> None:
    """R19-1.5: seven spots; the short game begins at the first white one, worth 10, and several markers fit on it."""
    g = ready()
    put(g.votes, g, g.order[0], (50, 0, 0, 0))
    put(g.media, g, g.order[0], (1, 2, 0, 0))
    moves = told(unfold(g, ELECTION_IN, g.order[0]), PresenceMoved)
    assert [(one.seat, one.spot, one.worth) for one in moves] == [(0, 3, 10), (1, 3, 10)]
    assert len(see(g)["presence"]) == 7 * 4
    long = ready(variant=7)
    put(long.votes, long, long.order[0], (50, 0, 0, 0))
    put(long.media, long, long.order[0], (1, 0, 0, 0))
    assert told(unfold(long, ELECTION_IN, long.order[0]), PresenceMoved)[0].spot == 0


def test_program_display_by_number_of_players() -> None:
    """R19-1.6: several spaces for three players, several more for four, exactly one more for five."""
    three, four, five = (len(see(table(seats))["program_display"]) for seats in (3, 4, 5))
    assert three >= 2
    assert four >= three + 2
    assert five == four + 1


def test_opinion_display() -> None:
    """R19-1.7: one + and one - card of each of the seven topics lie open at the start."""
    assert see(table())["opinion_display"] == [1] * 14


@pytest.mark.parametrize(
    ("name", "cost", "long_only", "main", "secondary"),
    [
        ("backbencher", 3, False, "double!", "trend1 votes3"),
        ("vice", 5, False, "trend1", "double! program"),
        ("spokes", 5, False, "media", "trend1 votes5"),
        ("secretary", 8, False, "votes8", "media! poll"),
        ("leader", 15, False, "others1!", "program poll"),
        ("honorary", 8, True, "votes8", "media! double!"),
        ("executive", 10, True, "votes10", "base5 trend3"),
        ("frontrunner", 20, True, "trend4", "votes12 poll program"),
    ],
)
def test_politicians(name: str, cost: int, long_only: bool, main: str, secondary: str) -> None:
    """R19-1.8: the eight politicians, their cost, games, main and secondary actions, and the marks."""

    def printed(action: PoliticianAction) -> str:
        return ACTION_KINDS[action.kind] + (str(action.amount) if action.amount else "") + "!" * action.exclusive

    one = next(politician for politician in tables().politicians if politician.id == name)
    assert (one.cost, one.long_game_only) == (cost, long_only)
    assert (printed(one.main), " ".join(printed(action) for action in one.secondary)) == (main, secondary)


# --- 2 who knows what ------------------------------------------------------------------------------------------------
def look_alike(one: State, other: State, *viewers: int | None) -> bool:
    """Whether these viewers cannot tell two positions apart."""
    return all(see(one, viewer) == see(other, viewer) for viewer in viewers)


def after(g: State, seat: int, *actions: int) -> State:
    """The position after actions of a seat; the given one stays as it is."""
    new = g.copy()
    do(new, seat, *actions)
    return new


def test_cash_is_its_owners_secret() -> None:
    """R19-2.1: only the owner sees an amount; the others see what was paid and received openly."""
    g = at(ready(), BUY_MEDIA)
    do(g, 0, MEDIA_AT + g.order[0])
    assert see(g, 0)["money"] == [25, None, None, None]
    assert see(g, 1)["money"] == [None, 30, None, None]
    assert see(g)["money"] == [None] * 4
    assert see(g)["paid"] == [5, 0, 0, 0]


def test_cash_may_be_open() -> None:
    """R19-2.1, O19-19: with open cash everybody sees every amount."""
    g = ready(cash_visibility="open")
    g.money = [1, 2, 3, 4]
    assert see(g, 0)["money"] == see(g)["money"] == [1, 2, 3, 4]


def test_draft_packs_and_picks_are_secret() -> None:
    """R19-2.1: a pack is known to its holder, a pick to its picker; others see that a choice was made."""
    g = table(3)
    one, other = (after(g, 1, CARD + pick) for pick in sorted(set(g.packs[1]))[:2])
    assert look_alike(one, other, 0, 2, None)
    assert not look_alike(one, other, 1)
    assert see(one, 0)["answered"] == [False, True, False]
    assert see(g, 1)["packs"][1]["cards"] == sorted(g.packs[1])
    assert see(g, 0)["packs"][1] == {"size": 7, "shown": [], "cards": None}
    seal(g, *(CARD + pack[0] for pack in g.packs))
    assert see(g, 1)["picks"][1]["cards"] is not None
    assert [pick["cards"] for pick in see(g, 0)["picks"]][1:] == [None, None]


def test_a_program_is_secret_until_all_are_revealed() -> None:
    """R19-2.1: two choices of seat 1 look the same to the others; after the reveal all programs are public."""
    g = table(3)
    until(g, "choose-program")
    one, other = (after(g, 1, choice) for choice in legal(g, 1)[:2])
    assert look_alike(one, other, 0, 2, None)
    assert not look_alike(one, other, 1)
    until(g, "keep-hand-card")
    assert see(g)["programs"] == see(g, 2)["programs"] == g.programs
    assert all(g.programs.count(value) for value in (1, -1))


def test_the_hand_card_is_secret() -> None:
    """R19-2.1: others see its number, not the card."""
    g = campaign()
    assert see(g, 0)["hands"][0] == {"size": 1, "shown": [], "cards": list(g.hands[0])}
    assert see(g, 1)["hands"][0] == {"size": 1, "shown": [], "cards": None}


def test_start_block_and_states_are_secret() -> None:
    """R19-2.1: block and states show only when all have chosen."""
    g = table(3)
    until(g, "start-positions")
    one = after(g, 1, BLOCK, PLACE, PLACE + 1, PLACE, PLACE, PLACE)
    other = after(g, 1, BLOCK + 4, PLACE, PLACE + 1, PLACE + 2, PLACE + 3, PLACE + 3)
    assert look_alike(one, other, 0, 2, None)
    assert not look_alike(one, other, 1)


def test_start_bids_are_secret_and_then_all_are_public() -> None:
    """R19-2.1: nobody sees a sealed bid; the reveal shows losing bids, too."""
    g = at(ready(), START_PLAYER)
    assert look_alike(after(g, 1, BID), after(g, 1, BID + 30), 0, 2, 3, None)
    assert [event for _, event in apply(g, 1, BID + 30)] == [Chosen(1)]
    events = [*do(g, 0, BID + 1), *do(g, 2, BID + 2), *do(g, 3, BID + 3)]
    assert told(events, StartBidsRevealed) == [StartBidsRevealed((1, 30, 2, 3))]


def test_a_politician_on_the_way_is_secret() -> None:
    """R19-2.1: presence, owner and place in the row are public; who it is only the owner knows."""
    g = at(ready(), SEND_CABINET)
    one, other = after(g, 0, SEND), after(g, 0, SEND + 4)
    assert look_alike(one, other, 1, 2, 3, None)
    assert not look_alike(one, other, 0)
    assert see(one, 1)["rows"][g.order[0]] == [{"seat": 0, "politician": None, "standing": 0}]
    assert see(one, 0)["rows"][g.order[0]] == [{"seat": 0, "politician": 0, "standing": 0}]


def test_nobody_knows_piles_and_face_down_cards() -> None:
    """R19-2.1: the order of piles, face-down opinions, poll fronts and the state stack are nobody's knowledge."""
    g = campaign(variant=7)
    other = g.copy()
    other.program_deck.reverse()
    other.opinion_deck.reverse()
    hidden = [at for at in range(LANDS * SLOTS) if not g.face_up[at]]
    for place, source in zip(hidden, reversed(hidden), strict=True):
        other.opinions[place] = g.opinions[source]
    other.poll_deck = [*reversed(g.poll_deck[:-1]), g.poll_deck[-1]]
    other.state_stack = [state for state in range(16) if state not in g.calendar + g.state_stack][:3]
    other.seed += 1
    assert look_alike(g, other, 0, 1, 2, 3, None)


def test_the_front_of_the_top_poll_is_unknown() -> None:
    """R19-2.1: two polls with the same back look the same on top of the pile."""
    g = campaign()
    back = see(g)["poll_top"]
    top, below = [at for at, poll in enumerate(g.poll_deck) if g.tables.polls[poll].index(2) == back][::-1]
    other = g.copy()
    other.poll_deck[top], other.poll_deck[below] = g.poll_deck[below], g.poll_deck[top]
    assert look_alike(g, other, 0, 1, 2, 3, None)


def test_what_is_public_is_the_same_to_all() -> None:
    """R19-2.2: programs, displays, opinions, boards, supplies, top back, start player, points, ledger, pile sizes."""
    g = campaign(seed=3)
    until(g, "rally-buy")
    public = [
        "programs",
        "program_display",
        "opinion_display",
        "opinions",
        "votes",
        "trend",
        "base",
        "rallies",
        "media",
        "rally_supply",
        "media_supply",
        "presence",
        "poll_top",
        "start",
        "points",
        "bonus",
        "cabinet",
        "donations",
        "program_deck",
        "opinion_deck",
        "poll_deck",
        "state_stack",
        "paid",
        "received",
        "double_pool",
        "doubled",
    ]
    spectator = dict(see(g))
    for seat in range(4):
        mine = dict(see(g, seat))
        assert {key: mine[key] for key in public} == {key: spectator[key] for key in public}


def test_only_the_top_back_is_public() -> None:
    """R19-2.2: of the poll pile everybody sees its size and the back on top, nothing else."""
    g = campaign()
    assert see(g)["poll_deck"] == 10
    assert see(g)["poll_top"] in range(len(PARTIES))
    assert (see(g)["poll_discard"], see(g)["poll"]) == ([], None)


def test_discard_piles_are_public() -> None:
    """R19-2.3: every discarded card can be seen."""
    g = table(3)
    events = until(g, "start-positions")
    discarded = [one for event in events if isinstance(event, CardsDiscarded | TopicsMissing) for one in event.cards]
    assert len(discarded) >= 3
    assert see(g)["program_discard"] == see(g, 1)["program_discard"] == sorted(discarded)


def test_an_exchanged_opinion_lies_open_on_the_discard_pile() -> None:
    """R19-2.3: the opinion that the media influencer removed is seen there."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+edu -dig +gen +sec")
    put(g.media, g, land, (1,))
    at(g, EXCHANGE_OPINION, land)
    do(g, 0, EXCHANGE + 1 * 14 + card("+dig"))
    assert card("-dig") in see(g, 3)["opinion_discard"]


# --- 4 the flow of a game --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_four_rounds_four_elections_then_the_score(seats: int) -> None:
    """R19-4.1: each round ends with one election; after the fourth the game is scored."""
    g = table(seats, seed=seats)
    events = play_out(g, luck=seats)
    flow = [type(one) for one in events if isinstance(one, RoundBegan | ElectionHeld | FinalScored | GameWon)]
    assert flow == [RoundBegan, ElectionHeld] * 4 + [FinalScored] * seats + [GameWon]
    assert deciders(g) == ()
    assert step_name(g) == "game-over"


def test_nine_phases_in_order_and_no_money_after_the_last_election() -> None:
    """R19-4.2, R19-4.3: 1 to 8, 9a, 9b, 9c, 9d; the last round ends after 9b with the final scoring."""
    phases = [one.phase for one in told(play_out(table(3)), PhaseBegan)]
    full = list(range(1, 13))
    assert phases == full * 3 + full[:10] + [13]


def test_each_phase_is_completed_before_the_next() -> None:
    """R19-4.2: no decision of an earlier phase comes after one of a later phase in the same round."""
    order = (
        "start-bid start-raise program- media-buy rally-buy send- politician- media-exchange poll-bid convert donation"
    )
    g = campaign(seed=2)
    reached = 0
    last_round = 1
    while seats := deciders(g):
        if g.round != last_round:
            last_round, reached = g.round, 0
        if g.phase not in (6, 8):  # politicians take polls and change programs
            now = next(at for at, prefix in enumerate(order.split()) if step_name(g).startswith(prefix))
            assert now >= reached
            reached = now
        do(g, seats[0], legal(g, seats[0])[-1] if step_name(g) != "start-bid" else BID)


def test_only_states_on_the_table_take_part() -> None:
    """R19-4.4: 4, 3, 2 and 1 states in rounds 1 to 4: in every auction round and in every offer of media markers."""
    g = table(3, seed=4)
    auctions: dict[int, set[int]] = {}
    offered: dict[int, set[int]] = {}
    while seats := deciders(g):
        if step_name(g) == "media-buy":
            lands = {action - MEDIA_AT for action in legal(g, seats[0])[1:]}
            offered.setdefault(g.round, set()).update(lands)
        choice = legal(g, seats[0])[0]
        before = g.round
        for event in told(do(g, seats[0], choice), AuctionBegan):
            auctions.setdefault(before, set()).add(event.state)
    assert [auctions[number] for number in (1, 2, 3, 4)] == [set(g.calendar[first:]) for first in range(4)]
    assert [len(offered[number]) for number in (1, 2, 3, 4)] == [4, 3, 2, 1]


def test_a_finished_game_takes_no_action() -> None:
    """R19-4.1: when the game is over nobody is asked and everything is refused."""
    g = table(3)
    play_out(g)
    assert [legal(g, seat) for seat in range(3)] == [(), (), ()]
    assert refused(g, 0, PASS).rule == "R19-17.1"
