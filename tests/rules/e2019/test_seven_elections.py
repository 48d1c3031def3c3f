"""The game of seven elections (R19-18)."""

from __future__ import annotations

from collections import Counter

import pytest

from macher.rules import deciders, legal, setup_told, step_name
from macher.rules.e2019.actions import BLOCK
from macher.rules.e2019.codes import CONVERT_RALLIES, ELECTIONS, MONEY, NEXT_ROUND
from macher.rules.e2019.state import State
from macher.rules.events import (
    AuctionBegan,
    DonationAccepted,
    DonationRejected,
    ElectionHeld,
    FinalScored,
    GameBegan,
    IncomePaid,
    OpinionDisplayRestored,
    OpinionTurned,
    PhaseBegan,
    PoliticianRevealed,
    PollsReshuffled,
    PresenceMoved,
    RalliesConverted,
    RoundBegan,
    StateEntered,
    StateLeft,
)
from macher.rules.parts.codes import CONVERT, EXCHANGE, PASS, PLACE, SLOTS
from macher.rules.parts.programs import full_deck
from tests.rules.factories import (
    at,
    do,
    open_opinions,
    play_out,
    purse,
    put,
    set_trends,
    state_index,
    there,
    told,
    trends,
    unfold,
    until,
)
from tests.rules.positions import campaign, card, cards, config, lay_opinions, see, set_opinions, table


def in_round(number: int, seats: int = 3, **options: str) -> State:
    """A long game at the start bids of this round, played with as little as possible."""
    g = campaign(seats, 7, 1, (), **options)
    while g.round < number:
        seat = deciders(g)[0]
        do(g, seat, legal(g, seat)[0])
    return g


# --- material and flow -----------------------------------------------------------------------------------------------
def test_all_other_rules_apply() -> None:
    """R19-18.1, R19-4.2: the same phases in the same order; none of 9c and 9d after the last election."""
    phases = [one.phase for one in told(play_out(table(3, 7)), PhaseBegan)]
    full = list(range(1, 13))
    assert phases == full * 4 + full[:10] + [13]


def test_material() -> None:
    """R19-18.2, O19-16: eight politicians and five media markers each, seven presence spots, three more states."""
    seen = see(table(4, 7))
    assert [mask.bit_count() for mask in seen["cabinet"]] == [8] * 4
    assert seen["media_supply"] == [5] * 4
    assert len(seen["presence"]) == 7 * 4
    assert seen["state_stack"] == 3
    assert (see(table(4))["variant"], seen["variant"]) == (4, 7)


def test_five_start_bids() -> None:
    """R19-18.2: there are five bids for start player, one a round."""
    g = table(3, 7)
    rounds = []
    while seats := deciders(g):
        if step_name(g) == "start-bid" and g.round not in rounds:
            rounds.append(g.round)
        do(g, seats[0], legal(g, seats[0])[0])
    assert rounds == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_five_rounds_and_seven_elections(seats: int) -> None:
    """R19-18.3: one election in rounds 1 to 3, two in rounds 4 and 5, directly one after the other."""
    events = play_out(table(seats, 7, seed=seats), luck=seats)
    flow: list[list[int]] = []
    for event in events:
        if isinstance(event, RoundBegan):
            flow.append([])
        elif isinstance(event, ElectionHeld):
            flow[-1].append(event.number)
    assert flow == [[1], [2], [3], [4, 5], [6, 7]]


def test_start_positions_name_the_first_four_states() -> None:
    """R19-18.4: the states of the stack are not known and cannot be named."""
    g, events = setup_told(config(3, 7), 1)
    assert len(told([event for _, event in events], GameBegan)[0].states) == 4
    until(g, "start-positions")
    do(g, 0, BLOCK + 1)
    assert {action - PLACE for action in legal(g, 0)} <= {0, 1, 2, 3}


# --- a state comes in ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_new_state_on_the_board_of_the_old_one(number: int) -> None:
    """R19-18.5: after rounds 1, 2, 3 states 5, 6, 7 enter on the boards of states 1, 2, 3."""
    g = in_round(number)
    board = g.order[0]
    old, new = g.card[board], g.state_stack[-1]
    assert see(g)["election"][board] == number
    events = unfold(g, NEXT_ROUND)
    assert told(events, StateLeft) == [StateLeft(old)]
    assert told(events, StateEntered) == [StateEntered(new, number + 4)]
    seen = see(g)
    assert (seen["card"][board], seen["election"][board]) == (new, number + 4)
    assert seen["order"][-1] == board
    assert [seen["election"][land] for land in seen["order"]] == [number + 1, number + 2, number + 3, number + 4]
    assert seen["calendar"][-1] == new
    assert seen["state_stack"] == 3 - number


def test_opinions_of_the_old_state_are_discarded() -> None:
    """R19-18.5: four of them, and four new ones are dealt from the pile."""
    g = in_round(1)
    board = g.order[0]
    for place, land in enumerate(g.order):  # no topic comes twice
        up = ["+edu", "+dig", "+gen", "+sec"][: SLOTS - place]
        down = ["+edu", "+dig", "+gen", "+sec"][SLOTS - place :]
        lay_opinions(g, land, " ".join(up), " ".join(down))
    g.opinion_discard = []
    g.opinion_deck += cards("-tra -env -wel -sec")
    at(g, NEXT_ROUND)
    assert see(g)["opinion_discard"] == sorted(cards("+edu +dig +gen +sec"))
    assert open_opinions(g, board) == list(cards("-sec -wel"))


def test_the_board_is_reset() -> None:
    """R19-18.6: votes 0, trends "0", media markers back to their owners, double marker to the pool."""
    g = in_round(1)
    board = g.order[0]
    put(g.votes, g, board, (55, 3, 20))
    put(g.media, g, board, (2, 1, 0))
    g.media_supply = [3, 4, 5]
    set_trends(g, board, 4, -3, 2)
    set_opinions(g, board, "+edu +dig +gen +sec", doubled="+dig")
    at(g, NEXT_ROUND)
    assert there(g, "votes", board) == trends(g, board) == there(g, "media", board) == (0, 0, 0)
    assert there(g, "rallies", board) == (0, 0, 0)
    assert see(g)["media_supply"] == [5, 5, 5]
    assert (see(g)["double_pool"], see(g)["doubled"][board]) == (4, -1)


def test_media_markers_of_the_old_state_may_be_lost() -> None:
    """R19-18.6, O19-05: the option holds for boards that are used again, too."""
    g = in_round(1, media_markers_on_clear="out_of_game")
    put(g.media, g, g.order[0], (2, 1, 0))
    g.media_supply = [3, 4, 5]
    at(g, NEXT_ROUND)
    assert see(g)["media_supply"] == [3, 4, 5]


@pytest.mark.parametrize(("number", "face_up"), [(1, 2), (2, 2), (3, 3)])
def test_face_up_opinions_of_an_entering_state(number: int, face_up: int) -> None:
    """R19-18.6: states 5 and 6 enter with 2, state 7 with 3; no extra card in the same preparation."""
    g = in_round(number)
    board = g.order[0]
    events = unfold(g, NEXT_ROUND)
    turned = [one for one in told(events, OpinionTurned) if one.state == g.card[board]]
    assert len(turned) == len(open_opinions(g, board)) == face_up


def test_the_reveal_rule_holds_for_an_entering_state() -> None:
    """R19-18.6, R19-3.9: topics that lie open there already are replaced."""
    g = in_round(1)
    board = g.order[0]
    g.opinion_deck += cards("+tra +gen -edu +wel +edu -edu")  # from the right: two edu, wel, edu are dealt, then gen
    at(g, NEXT_ROUND)
    assert open_opinions(g, board) == list(cards("-edu +gen"))


def test_the_new_state_comes_before_the_other_reveals() -> None:
    """R19-18.6, R19-16.6: clear, enter and show, then one more opinion elsewhere."""
    events = unfold(in_round(2), NEXT_ROUND)
    kinds = [type(event) for event in events if isinstance(event, StateLeft | StateEntered | PhaseBegan)]
    assert kinds[:2] == [StateLeft, StateEntered]
    states = [one.state for one in told(events, OpinionTurned)]
    entered = told(events, StateEntered)[0].state
    assert states[:2] == [entered, entered]
    assert entered not in states[2:]


@pytest.mark.parametrize("seed", range(4))
def test_face_up_table(seed: int) -> None:
    """R19-18.7, T19-D26: the face-up opinions of every state in every round of a whole game without exchanges."""
    g = campaign(3 + seed % 3, 7, seed=seed)
    found: dict[int, dict[int, int]] = {}
    while seats := deciders(g):
        seen = see(g)
        if g.round not in found:
            found[g.round] = {seen["election"][land]: len(open_opinions(g, land)) for land in seen["order"]}
        do(g, seats[0], PASS if step_name(g) == "media-exchange" else legal(g, seats[0])[-(seed % 2)])
    assert found == {
        1: {1: 4, 2: 3, 3: 2, 4: 1},
        2: {2: 4, 3: 3, 4: 2, 5: 2},
        3: {3: 4, 4: 3, 5: 3, 6: 2},
        4: {4: 4, 5: 4, 6: 3, 7: 3},
        5: {6: 4, 7: 4},
    }


# --- the opinion display ---------------------------------------------------------------------------------------------
def all_opinions(g: State) -> Counter[int]:
    """Every opinion card, wherever it is."""
    displayed = [kind for kind in range(14) if g.opinion_display[kind]]
    on_boards = [one for one in g.opinions if one != -1]
    return Counter(g.opinion_deck + g.opinion_discard + displayed + on_boards)


def end_of_round_3(
    missing: str, *, hidden: tuple[str, str, str] = ("-sec", "+sec", "+env -wel"), draw: str, discarded: str = ""
) -> State:
    """Round 3 is over; E4, E5 and E6 hold all three +edu, and these face down; the display lacks the missing cards."""
    g = in_round(3)
    lay_opinions(g, g.order[0], "+dig +gen +sec +wel", "")
    lay_opinions(g, g.order[1], "+edu -dig +gen", hidden[0])
    lay_opinions(g, g.order[2], "+edu +dig -gen", hidden[1])
    lay_opinions(g, g.order[3], "+edu -tra", hidden[2])
    g.opinion_display = [int(kind not in cards(missing)) for kind in range(14)]
    deck = full_deck(3)
    displayed = [kind for kind in range(14) if g.opinion_display[kind]]
    for one in (*g.opinions, *displayed, *cards(discarded), *cards(draw)):
        deck.remove(one)
    g.opinion_discard = list(cards(discarded))
    g.opinion_deck = deck + list(reversed(cards(draw)))
    return g


def test_the_opinion_display_is_restored_after_round_3() -> None:
    """R19-18.8: missing cards come back from draw and discard pile; +edu, with no free copy, stays missing."""
    g = end_of_round_3("+edu -env +tra", draw="-wel -tra +env -dig", discarded="+tra +tra +tra")
    events = unfold(g, NEXT_ROUND)
    assert told(events, OpinionDisplayRestored) == [OpinionDisplayRestored(cards("-env +tra"))]
    assert see(g)["opinion_display"] == [int(kind != card("+edu")) for kind in range(14)]
    assert all_opinions(g) == dict.fromkeys(range(14), 3)


def test_a_copy_of_the_state_that_left_is_free() -> None:
    """R19-18.8, R19-16.6: the opinions of E3 are on the discard pile when the display is restored."""
    g = end_of_round_3("+edu +wel", draw="-wel -tra +env -dig", discarded="")
    for kind in [one for one in g.opinion_deck if one == card("+wel")]:
        g.opinion_deck.remove(kind)  # the only other copies are taken out of the game
    at(g, NEXT_ROUND)
    assert see(g)["opinion_display"][card("+wel")] == 1


def test_the_rest_is_one_new_pile() -> None:
    """R19-18.8: after the display draw and discard pile are shuffled together."""
    g = end_of_round_3("+edu -env", draw="-wel -tra +env -dig", discarded="+tra -gen")
    at(g, NEXT_ROUND)
    assert see(g)["opinion_discard"] == []
    assert see(g)["opinion_deck"] == 42 - 13 - 16
    assert all_opinions(g) == dict.fromkeys(range(14), 3)


def test_the_new_pile_is_shuffled() -> None:
    """R19-18.8: the same cards lie in another order when chance falls otherwise."""
    orders = set()
    for chance in range(5):
        g = end_of_round_3("+edu -env", draw="-wel -tra +env -dig", discarded="+tra -gen")
        g.seed += chance
        at(g, NEXT_ROUND)
        orders.add(tuple(g.opinion_deck))
    assert len(orders) == 5
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_the_display_is_restored_after_the_new_state_is_dealt() -> None:
    """R19-18.8, R19-16.6: state 7 is dealt the last free -env, so that card stays missing in the display (G19-27)."""
    g = end_of_round_3("+edu -env", hidden=("-sec", "-env", "+sec -env"), draw="-env -wel -tra -dig")
    events = unfold(g, NEXT_ROUND)
    assert told(events, OpinionDisplayRestored) == [OpinionDisplayRestored(())]
    assert see(g)["opinion_display"][card("-env")] == 0
    last_turned = max(place for place, event in enumerate(events) if isinstance(event, OpinionTurned))
    assert events.index(OpinionDisplayRestored(())) > last_turned


@pytest.mark.parametrize("number", [1, 2, 4])
def test_the_display_is_restored_only_then(number: int) -> None:
    """R19-18.8: not after other rounds."""
    g = in_round(number)
    g.opinion_display[card("+edu")] = 0
    assert told(unfold(g, NEXT_ROUND), OpinionDisplayRestored) == []
    assert see(g)["opinion_display"][card("+edu")] == 0


def test_the_short_game_never_restores_the_display() -> None:
    """R19-18.8, R19-11.4: with four elections gaps stay to the end."""
    events = play_out(table(3), luck=1)
    assert told(events, OpinionDisplayRestored) == []


def test_a_whole_game_with_exchanges_restores_what_is_free() -> None:
    """R19-18.8: media influencers take display cards in rounds 1 to 3; at the start of round 4 they are back."""
    g = campaign(3, 7, seed=6)
    taken = 0
    while g.round < 4:
        seat = deciders(g)[0]
        actions = legal(g, seat)
        if step_name(g) == "media-exchange":
            taken += actions[-1] >= EXCHANGE
        takes = step_name(g) == "media-exchange" or (step_name(g) == "media-buy" and seat == 0)
        do(g, seat, actions[-1] if takes else actions[0])
        if step_name(g) == "start-bid" and g.round < 4:
            assert sum(see(g)["opinion_display"]) == 14 - taken
    assert taken > 0
    free = Counter(g.opinion_deck + g.opinion_discard)
    assert all(see(g)["opinion_display"][kind] or not free[kind] for kind in range(14))


# --- two elections in a round ----------------------------------------------------------------------------------------
def test_two_ballot_boxes() -> None:
    """R19-18.9, R19-0.7: rounds 4 and 5 begin with two election states, the earlier one first."""
    g = table(3, 7, seed=3)
    rounds = told(play_out(g), RoundBegan)
    assert rounds[3] == RoundBegan(4, (g.calendar[3], g.calendar[4]))
    assert rounds[4] == RoundBegan(5, (g.calendar[5], g.calendar[6]))


@pytest.mark.parametrize("number", [4, 5])
def test_both_election_states_convert_everything(number: int) -> None:
    """R19-18.9: reverse order over all states; in both election states all rallies count, even fewer than four."""
    g = in_round(number)
    g.start = 0
    for land in g.order:
        put(g.rallies, g, land, (4, 1, 0))
    events = unfold(g, CONVERT_RALLIES)
    while deciders(g):  # only seat 0, only elsewhere
        events += do(g, 0, CONVERT + 4)
    converted = [(g.election[g.card.index(one.state)], one.seat) for one in told(events, RalliesConverted)]
    first = 2 * number - 4
    later = [(election, 0) for election in (7, 6)] if number == 4 else []
    assert converted == [*later, (first + 1, 0), (first + 1, 1), (first, 0), (first, 1)]
    assert [there(g, "rallies", land) for land in g.order[:2]] == [(0, 0, 0), (0, 0, 0)]


def test_elections_one_completely_after_the_other() -> None:
    """R19-18.9: 9b of the earlier state with its presence, then of the later; spots 4 and 5, then 6 and 7."""
    for number, spots in ((4, [3, 4]), (5, [5, 6])):
        g = in_round(number)
        for land in g.order[:2]:
            put(g.votes, g, land, (50, 0, 0))
            put(g.media, g, land, (1, 0, 0))
        events = unfold(g, ELECTIONS)
        order = [type(event) for event in events if isinstance(event, ElectionHeld | PresenceMoved)]
        assert order == [ElectionHeld, PresenceMoved, ElectionHeld, PresenceMoved]
        assert [one.spot for one in told(events, PresenceMoved)] == spots


def test_phases_6_and_8_go_in_election_order() -> None:
    """R19-18.9: politicians and poll auctions begin in the first of the two election states, in whole games."""
    events = play_out(table(4, 7, seed=8), luck=8)
    auctions: list[list[int]] = []
    revealed: list[list[int]] = []
    for event in events:
        if isinstance(event, RoundBegan):
            auctions.append([])
            revealed.append([])
        elif isinstance(event, AuctionBegan):
            auctions[-1].append(event.state)
        elif isinstance(event, PoliticianRevealed):
            revealed[-1].append(event.state)
    calendar = [state for one in told(events, RoundBegan) for state in one.states]
    assert auctions == [calendar[0:4], calendar[1:5], calendar[2:6], calendar[3:7], calendar[5:7]]
    for states in revealed:
        places = [calendar.index(state) for state in states]
        assert places == sorted(places)
    assert any(revealed[3] + revealed[4])


def test_after_round_4_two_boards_leave() -> None:
    """R19-18.10: both election states go, nothing enters, and the other two turn up their last opinion."""
    g = in_round(4)
    leaving = [g.card[land] for land in g.order[:2]]
    put(g.media, g, g.order[0], (1, 0, 0))
    put(g.media, g, g.order[1], (0, 2, 0))
    g.media_supply = [4, 3, 5]
    events = unfold(g, NEXT_ROUND)
    assert [one.state for one in told(events, StateLeft)] == leaving
    assert told(events, StateEntered) == []
    assert [len(open_opinions(g, land)) for land in see(g)["order"]] == [4, 4]
    assert see(g)["card"].count(-1) == 2
    assert see(g)["media_supply"] == [5, 5, 5]


# --- money, polls, score ---------------------------------------------------------------------------------------------
def test_money_of_round_4() -> None:
    """R19-18.11, T19-D25: 13 and 9 points for votes and base 20: 42,000; no donation."""
    g = in_round(4)
    g.card[g.order[0]], g.card[g.order[1]] = state_index(g, "BB"), state_index(g, "SH")
    put(g.votes, g, g.order[0], (23, 0, 0))
    put(g.votes, g, g.order[1], (5, 0, 0))
    g.base[0] = 20
    g.money[0] = 1
    at(g, ELECTIONS)
    events = unfold(g, MONEY)
    assert told(events, IncomePaid)[g.turn_order().index(0)] == IncomePaid(0, 22, 20)
    assert purse(g, 0) == 43
    assert deciders(g) == ()


@pytest.mark.parametrize("seats", [3, 5])
def test_money_of_a_whole_game(seats: int) -> None:
    """R19-18.11: income after rounds 1 to 4, a donation after rounds 1 to 3, nothing after round 5."""
    events = play_out(table(seats, 7, seed=seats), luck=seats)
    income: list[int] = []
    donations: list[int] = []
    for event in events:
        if isinstance(event, RoundBegan):
            income.append(0)
            donations.append(0)
        elif isinstance(event, IncomePaid):
            income[-1] += 1
        elif isinstance(event, DonationAccepted | DonationRejected):
            donations[-1] += 1
    assert income == [seats, seats, seats, seats, 0]
    assert donations == [seats, seats, seats, 0, 0]


def test_eighteen_auctions_with_ten_polls() -> None:
    """R19-18.12: 4, 4, 4, 4 and 2 auctions: the polls are shuffled again, all ten of them."""
    g = table(3, 7, seed=11)
    auctions = shuffles = 0
    while seats := deciders(g):
        if step_name(g) in ("send-politician", "program-source"):
            action = legal(g, seats[0])[0]
        else:
            action = PASS if PASS in legal(g, seats[0]) else legal(g, seats[0])[0]
        events = do(g, seats[0], action)
        auctions += len(told(events, AuctionBegan))
        shuffles += len(told(events, PollsReshuffled))
        assert see(g)["poll_deck"] > 0
    assert (auctions, shuffles) == (18, 1)


def test_final_scoring_is_the_same() -> None:
    """R19-18.13: votes of seven elections, bonuses, presence, base and cash."""
    g = table(4, 7, seed=12)
    events = play_out(g, luck=12)
    elections = told(events, ElectionHeld)
    assert len(elections) == 7
    for seat, one in enumerate(told(events, FinalScored)):
        assert one.votes == sum(election.points[seat] for election in elections)
        assert one.total == one.votes + one.bonus + one.media + one.base + one.cash
    assert sorted(see(g)["card"], reverse=True)[:2] == sorted(g.calendar[5:], reverse=True)
    assert len(g.calendar) == 7
