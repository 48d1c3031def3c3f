"""Phase 7: opinion polls (R06-6.2.7)."""

from __future__ import annotations

import pytest

from macher.play import Draft
from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2006.actions import USE_RESULT
from macher.rules.e2006.codes import DEAL_POLLS
from macher.rules.e2006.state import State
from macher.rules.events import (
    AuctionBegan,
    BaseMoved,
    BidMade,
    BidPassed,
    DiceRolled,
    PollBought,
    PollPublished,
    PollSeen,
    PollsReshuffled,
    PollSuppressed,
    PollUnsold,
    PollUsed,
    RoundBegan,
    TrendMoved,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.codes import BID, MOVE, PASS, PUBLISH, SKIP, SUPPRESS
from macher.rules.saves import state_hash
from tests.rules.e2006.elections import PLAYERS, asked, run
from tests.rules.e2006.positions import campaign, give_dice, on_top, popularity, ready, see, set_popularity
from tests.rules.factories import as_begun_earlier, do, purse, put, refused, told


def auctions(g: State) -> int:
    """The polls are dealt and the auction of the current state is open; the land."""
    run(g, DEAL_POLLS)
    return g.order[0]


def bought(g: State, seat: int = 0, bid: int = 1) -> int:
    """One seat buys the poll of the current state; the land."""
    land = auctions(g)
    while step_name(g) == "poll-bid" and see(g)["poll_at"][land]:
        now = deciders(g)[0]
        do(g, now, BID + bid if now == seat else PASS)
    assert asked(g) == ("poll-use", seat)
    return land


def choices(g: State, seat: int = 0) -> list[int]:
    """The seats whose result may be used now."""
    return [action - USE_RESULT for action in legal(g, seat) if USE_RESULT <= action < USE_RESULT + 5]


# --- dealing ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("variant", "polls"), [(7, 20), (5, 10)])
@pytest.mark.parametrize("seats", PLAYERS)
def test_a_poll_face_down_at_each_state(seats: int, variant: int, polls: int) -> None:
    """R06-6.2.7-1, R06-8-1: one to each state in play; nobody knows a front."""
    g = ready(seats, variant)
    deck = g.poll_deck[::-1]
    auctions(g)
    for viewer in (None, *range(seats)):
        seen = see(g, viewer)
        assert seen["poll_at"] == [True] * 4
        assert (seen["poll"], seen["poll_discard"], seen["poll_deck"]) == (None, [], polls - 4)
    assert [g.poll_at[land] for land in g.order] == deck[:4]  # ascending


def test_polls_at_states_in_play_only() -> None:
    """R06-6.2.7-1, R06-6.0-2: in round 6 two polls."""
    g = ready()
    g.order = [2, 3]
    auctions(g)
    assert see(g)["poll_at"] == [False, False, True, True]


def test_the_auctions_go_from_the_current_state_on() -> None:
    """R06-6.2.7-2, R06-0-3, R06-6.2.7-3: state by state ascending; the starting player opens every one (G06-30)."""
    g = ready(start=2)
    auctions(g)
    unsold: list[PollUnsold] = []
    order: list[int] = []
    while deciders(g):
        order += deciders(g)
        unsold += told(do(g, deciders(g)[0], PASS), PollUnsold)
    assert order == [2, 3, 0, 1] * 4
    assert unsold == [PollUnsold(state) for state in see(g)["calendar"]]


# --- bidding ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", PLAYERS)
def test_bidding_goes_lap_after_lap(seats: int) -> None:
    """R06-6.2.7-3, R06-6.2.7-4: clockwise until all but one have passed; that one pays."""
    g = ready(seats, start=1)
    land = auctions(g)
    order: list[int] = []
    for bid in range(1, 2 * seats + 1):
        order += deciders(g)
        do(g, deciders(g)[0], BID + bid)
    assert order == [(1 + turn) % seats for turn in range(2 * seats)]
    for _ in range(seats - 1):
        events = do(g, deciders(g)[0], PASS)
    assert told(events, PollBought) == [PollBought(0, g.card[land], 2 * seats)]
    assert [purse(g, seat) for seat in range(seats)] == [30 - 2 * seats] + [30] * (seats - 1)


def test_who_passes_is_out() -> None:
    """R06-6.2.7-3: of this state's auction, not of the next one's."""
    g = ready()
    land = auctions(g)
    for seat, action in ((0, BID + 1), (1, PASS), (2, BID + 2), (3, PASS), (0, BID + 5), (2, PASS)):
        assert deciders(g) == (seat,)
        do(g, seat, action)
    assert see(g)["poll_at"][land] is False
    do(g, 0, SUPPRESS)
    assert asked(g) == ("poll-bid", 0)
    do(g, 0, PASS)
    assert deciders(g) == (1,)


def test_a_bid_is_more_than_nothing_and_more_than_the_last() -> None:
    """R06-6.2.7-3, O06-03: steps of 1,000; the refusal names the bid and the highest."""
    g = ready(money=6)
    auctions(g)
    assert legal(g, 0) == (PASS, *range(BID + 1, BID + 7))
    no = refused(g, 0, BID)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.7-3", "bid-too-low", {"bid": 0, "high": 0})
    do(g, 0, BID + 4)
    assert legal(g, 1) == (PASS, BID + 5, BID + 6)
    no = refused(g, 1, BID + 4)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.7-3", "bid-too-low", {"bid": 4, "high": 4})


def test_a_bid_is_within_the_cash() -> None:
    """R06-6.2.7-3: the refusal names bid and money."""
    g = ready(money=6)
    auctions(g)
    no = refused(g, 0, BID + 7)
    assert (no.rule, no.key, no.numbers) == ("R06-6.2.7-3", "bid-above-money", {"bid": 7, "money": 6})
    assert refused(g, 0, SKIP).key == "not-offered"
    assert refused(g, 1, PASS).key == "not-your-turn"


def test_who_cannot_raise_is_asked_like_anybody() -> None:
    """R06-6.2.7-3, R06-6.0-5, D06-14: cash is hidden, so that a forced pass looks like any other."""
    rich, poor = ready(), ready()
    poor.money[1] = 3
    for g in (rich, poor):
        auctions(g)
        do(g, 0, BID + 3)
    assert legal(poor, 1) == (PASS,)
    assert see(rich, 2) == see(poor, 2)
    assert events_for(apply(rich, 1, PASS), 2) == events_for(apply(poor, 1, PASS), 2) == [BidPassed(1)]
    assert see(rich, 2) == see(poor, 2)


def test_bids_are_heard_by_all() -> None:
    """R06-6.2.7-3: an open auction."""
    g = ready()
    auctions(g)
    assert events_for(apply(g, 0, BID + 6), None) == [BidMade(0, 6)]
    assert (see(g)["high"], see(g)["high_seat"]) == (6, 0)


def test_the_last_may_still_open() -> None:
    """TV06-24, R06-6.2.7-3, R06-6.2.7-4: A and B pass; C bids 1,000 and wins at once."""
    g = ready(seats=3)
    land = auctions(g)
    do(g, 0, PASS)
    do(g, 1, PASS)
    assert legal(g, 2) == (PASS, *range(BID + 1, BID + 31))
    assert told(do(g, 2, BID + 1), PollBought) == [PollBought(2, g.card[land], 1)]
    assert asked(g) == ("poll-use", 2)
    assert purse(g, 2) == 29


def test_a_poll_nobody_wants_is_discarded_unseen() -> None:
    """TV06-24, R06-6.2.7-5, R06-6.2.7-4: all pass; the front is in nobody's view."""
    g = ready(seats=3)
    land = auctions(g)
    do(g, 0, PASS)
    do(g, 1, PASS)
    events = apply(g, 2, PASS)
    again = AuctionBegan(g.card[g.order[1]], NONE, 0)
    assert events_for(events, 2) == [BidPassed(2), PollUnsold(g.card[land]), again]
    assert [event for _, event in events if isinstance(event, PollSeen)] == []
    for viewer in (None, 0, 1, 2):
        assert see(g, viewer)["poll_discard"] == [{"front": None, "known_by": 0}]
    assert asked(g) == ("poll-bid", 0)


# --- the winner's choice ---------------------------------------------------------------------------------------------
def test_the_winner_pays_and_looks_alone() -> None:
    """R06-6.2.7-6: to the bank; then publish or suppress. The others see the purchase, not the card."""
    g = ready()
    poll = on_top(g, spd=1, cdu=-1)
    land = auctions(g)
    do(g, 0, BID + 4)
    do(g, 1, PASS)
    do(g, 2, PASS)
    events = apply(g, 3, PASS)
    assert events_for(events, 0) == [BidPassed(3), PollBought(0, g.card[land], 4), PollSeen(0, poll)]
    for viewer in (None, 1, 2, 3):
        assert events_for(events, viewer) == [BidPassed(3), PollBought(0, g.card[land], 4)]
        assert see(g, viewer)["poll"] == {"front": None, "known_by": 0b0001}
    assert see(g, 0)["poll"] == {"front": poll, "known_by": 0b0001}
    assert see(g)["paid"] == [4, 0, 0, 0]
    assert legal(g, 0) == (SUPPRESS, USE_RESULT + 0, USE_RESULT + 1)
    assert legal(g, 1) == ()


def test_one_result_may_be_published() -> None:
    """R06-6.2.7-7: up to two; the first alone is enough."""
    g = ready()
    poll = on_top(g, spd=2, cdu=-1, fdp=-2)
    land = bought(g)
    assert do(g, 0, USE_RESULT + 0) == []
    assert asked(g) == ("poll-results", 0)
    events = do(g, 0, SKIP)
    assert events[:2] == [PollPublished(0, g.card[land], poll), TrendMoved(0, g.card[land], 2, 2)]
    assert popularity(g, land) == (2, 0, 0, 0)
    assert asked(g) == ("poll-bid", 0)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_second_result_may_be_any_other(first: int) -> None:
    """TV06-71, R06-6.2.7-7: whichever is named first, all others are left; no third."""
    g = ready()
    on_top(g, spd=-2, cdu=-1, fdp=1, linke=2)
    bought(g)
    do(g, 0, USE_RESULT + first)
    assert choices(g) == [seat for seat in range(4) if seat != first]
    do(g, 0, USE_RESULT + choices(g)[0])
    assert asked(g) == ("poll-bid", 0)


def test_two_results_are_one_choice_in_either_order() -> None:
    """R06-6.2.7-7: the same two results lead to the same position, and are told alike."""
    games = []
    for pair in ((1, 2), (2, 1)):
        g = ready()
        on_top(g, spd=2, cdu=-1, fdp=-2)
        bought(g)
        events = do(g, 0, *(USE_RESULT + seat for seat in pair))
        games.append((state_hash(g), events))
    assert games[0] == games[1]


@pytest.mark.parametrize("reveal", ["full_card", "chosen_only"])
def test_nothing_happens_before_all_results_are_chosen(reveal: str) -> None:
    """R06-6.2.7-7, R06-6.2.7-6: the first choice shows and moves nothing, so a draft can still take it back."""
    g = ready(poll_reveal=reveal)
    on_top(g, spd=2, cdu=-1, fdp=-2)
    land = bought(g)
    draft = Draft(g, 0, [USE_RESULT + 2])
    assert (draft.sealed_by, draft.events()) == (False, [])
    assert draft.view().data["poll"]["known_by"] == 0b0001
    assert draft.legal() == (SKIP, USE_RESULT + 0, USE_RESULT + 1)
    draft.undo()
    assert SUPPRESS in draft.legal()
    draft.act(USE_RESULT + 0)
    draft.act(USE_RESULT + 2)
    assert popularity(draft.outcome()[0], land) == (2, 0, -2, 0)


def test_the_first_version_named_results_by_ascending_seat() -> None:
    """R06-6.2.7-7: a game that began with version 1 goes on as it began: published with the first result."""
    g = as_begun_earlier(ready())
    poll = on_top(g, spd=2, cdu=-1, fdp=-2)
    land = bought(g)
    events = do(g, 0, USE_RESULT + 1)
    assert events == [PollPublished(0, g.card[land], poll), TrendMoved(1, g.card[land], -1, -1)]
    assert choices(g) == [2]
    do(g, 0, USE_RESULT + 2)
    assert popularity(g, land) == (0, -1, -2, 0)
    assert asked(g) == ("poll-bid", 0)


@pytest.mark.parametrize("pair", [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3), (3, 0), (2, 1)])
def test_any_two_results(pair: tuple[int, int]) -> None:
    """R06-6.2.7-7: free choice which, the own party or not, up or down."""
    g = ready()
    on_top(g, spd=-1, cdu=2, fdp=1, linke=-2)
    land = bought(g)
    do(g, 0, *(USE_RESULT + seat for seat in pair))
    assert popularity(g, land) == tuple((-1, 2, 1, -2)[seat] * (seat in pair) for seat in range(4))


def test_a_result_is_used_once() -> None:
    """R06-6.2.7-7, G06-31: two different results."""
    g = ready()
    on_top(g, spd=1, cdu=1)
    bought(g)
    do(g, 0, USE_RESULT + 0)
    no = refused(g, 0, USE_RESULT + 0)
    assert no.rule == "R06-6.2.7-7"
    assert legal(g, 0) == (SKIP, USE_RESULT + 1)


@pytest.mark.parametrize(("uses", "most"), [(1, 1), (2, 2), (3, 3)])
def test_the_number_of_results_is_printed_on_the_card(uses: int, most: int) -> None:
    """R06-6.2.7-7, G06-32, R06-1-12: two unless the card says otherwise."""
    g = ready()
    on_top(g, uses=uses, spd=1, cdu=1, fdp=1, linke=1)
    land = bought(g)
    used = 0
    while step_name(g) in ("poll-use", "poll-results"):
        do(g, 0, USE_RESULT + choices(g)[0])
        used += 1
    assert used == sum(popularity(g, land)) == most


def test_results_of_absent_parties_and_nothing_cannot_be_chosen() -> None:
    """R06-6.2.7-7, G06-01, G06-31: only parties at the table whose number is not 0."""
    g = ready(seats=3)  # spd, cdu, fdp
    on_top(g, spd=0, cdu=-1, fdp=1, linke=2, gruene=-2)
    bought(g)
    assert legal(g, 0) == (SUPPRESS, USE_RESULT + 1, USE_RESULT + 2)
    assert refused(g, 0, USE_RESULT + 0).key == "result-not-usable"
    assert refused(g, 0, USE_RESULT + 3).key == "result-not-usable"
    assert refused(g, 0, MOVE).key == "not-offered"


def test_popularity_stays_on_its_scale() -> None:
    """R06-6.2.7-7, R06-0-9, G06-33: -3 to +3; what goes beyond is lost, and may be chosen all the same."""
    g = ready()
    on_top(g, spd=2, cdu=-2)
    set_popularity(g, g.order[0], 2, -3, 0, 0)
    land = bought(g)
    events = do(g, 0, USE_RESULT + 0, USE_RESULT + 1)
    assert popularity(g, land) == (3, -3, 0, 0)
    assert [(one.seat, one.spaces, one.trend) for one in told(events, TrendMoved)] == [(0, 1, 3), (1, 0, -3)]


def test_a_poll_works_in_its_state_only() -> None:
    """R06-6.2.7-7, R06-6.2.7-10: and at once."""
    g = ready()
    on_top(g, spd=2)
    land = bought(g)
    do(g, 0, USE_RESULT + 0)
    assert [popularity(g, other) for other in g.order if other != land] == [(0, 0, 0, 0)] * 3


# --- immunity --------------------------------------------------------------------------------------------------------
def test_immunity_against_a_poll() -> None:
    """TV06-25, R06-6.2.7-8, R06-6.2.7-7: {A +1, B -2, C -1}, B controls the media: A+1, C-1 or both, never B-2."""
    g = ready(seats=3)
    on_top(g, spd=1, cdu=-2, fdp=-1)
    put(g.media, g, g.order[0], (1, 2, 1))
    land = bought(g)
    assert legal(g, 0) == (SUPPRESS, USE_RESULT + 0, USE_RESULT + 2)
    no = refused(g, 0, USE_RESULT + 1)
    assert (no.rule, no.key) == ("R06-6.2.7-8", "result-not-usable")
    do(g, 0, USE_RESULT + 0)
    assert legal(g, 0) == (SKIP, USE_RESULT + 2)
    do(g, 0, USE_RESULT + 2)
    assert popularity(g, land) == (1, 0, -1)


def test_the_controller_may_be_raised() -> None:
    """R06-6.2.7-8: positive results work."""
    g = ready(seats=3)
    on_top(g, cdu=2, fdp=-1)
    put(g.media, g, g.order[0], (0, 1, 0))
    land = bought(g)
    do(g, 0, USE_RESULT + 1, SKIP)
    assert popularity(g, land) == (0, 2, 0)


@pytest.mark.parametrize(("media", "usable"), [((0, 1, 0), [2]), ((1, 1, 0), [1, 2]), ((0, 0, 0), [1, 2])])
def test_only_sole_control_of_this_state_protects(media: tuple[int, ...], usable: list[int]) -> None:
    """R06-6.2.7-8, R06-0-7: a tie protects nobody, and control elsewhere does not count."""
    g = ready(seats=3)
    on_top(g, cdu=-1, fdp=-1)
    put(g.media, g, g.order[0], media)
    put(g.media, g, g.order[1], (0, 0, 3))
    bought(g)
    assert choices(g) == usable


def test_with_nothing_to_publish_a_poll_is_suppressed() -> None:
    """R06-6.2.7-8, G06-31, D06-15: publishing is not offered; the buyer is asked, since nobody else may know that."""
    g = ready(seats=3)
    on_top(g, cdu=-1, linke=2)
    put(g.media, g, g.order[0], (0, 1, 0))
    bought(g)
    assert legal(g, 0) == (SUPPRESS,)
    assert refused(g, 0, PUBLISH).key == "not-offered"


# --- suppressing -----------------------------------------------------------------------------------------------------
def test_suppressing_a_poll(monkeypatch: pytest.MonkeyPatch) -> None:
    """TV06-26, R06-6.2.7-9: dice 1 and 3, members 9: 13."""
    g = ready()
    g.base[0] = 9
    on_top(g, spd=2, cdu=-1)
    land = bought(g)
    left = give_dice(monkeypatch, 1, 3)
    events = do(g, 0, SUPPRESS)
    assert events[:3] == [PollSuppressed(0, g.card[land]), DiceRolled(0, (1, 3)), BaseMoved(0, 4, 13)]
    assert (left, see(g)["base"]) == ([], [13, 5, 5, 5])
    assert popularity(g, land) == (0, 0, 0, 0)


def test_the_number_of_dice_is_printed_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.2.7-9, G06-32: two unless the card says otherwise."""
    g = ready()
    on_top(g, dice=3, spd=1)
    bought(g)
    give_dice(monkeypatch, 3, 0, 2)
    do(g, 0, SUPPRESS)
    assert see(g)["base"][0] == 10


# --- what the others see ---------------------------------------------------------------------------------------------
def test_a_published_card_is_shown_to_all() -> None:
    """R06-6.2.7-7, G06-31, O06-13 poll_reveal = full_card: everybody sees the card, then it is discarded face down."""
    g = ready()
    poll = on_top(g, spd=2, cdu=-1)
    bought(g)
    do(g, 0, USE_RESULT + 0)
    assert see(g, 3)["poll"] == {"front": None, "known_by": 0b0001}
    events = apply(g, 0, SKIP)
    for viewer in (None, 0, 3):
        assert told(events_for(events, viewer), PollPublished) == [PollPublished(0, g.card[g.order[0]], poll)]
    assert see(g)["poll"] is None
    assert see(g)["poll_discard"] == [{"front": poll, "known_by": 0b1111}]


def test_only_the_chosen_results_are_shown_with_the_option() -> None:
    """R06-6.2.7-7, G06-31, O06-13 poll_reveal = chosen_only: the others see what moves, the card they do not see."""
    g = ready(poll_reveal="chosen_only")
    poll = on_top(g, spd=2, cdu=-1, fdp=1)
    land = bought(g)
    do(g, 0, USE_RESULT + 0)
    assert see(g, 1)["poll"] == {"front": None, "known_by": 0b0001}
    events = apply(g, 0, USE_RESULT + 2)
    state = g.card[land]
    assert events_for(events, 1)[:3] == [PollUsed(0, state), TrendMoved(0, state, 2, 2), TrendMoved(2, state, 1, 1)]
    assert popularity(g, land) == (2, 0, 1, 0)
    for viewer in (None, 1, 2, 3):
        assert see(g, viewer)["poll_discard"] == [{"front": None, "known_by": 0b0001}]
    assert see(g, 0)["poll_discard"] == [{"front": poll, "known_by": 0b0001}]


def test_a_suppressed_card_stays_with_its_buyer() -> None:
    """R06-6.2.7-10, R06-6.2.7-6: discarded face down; only who bought it knows it."""
    g = ready()
    poll = on_top(g, spd=2)
    bought(g)
    do(g, 0, SUPPRESS)
    assert see(g, 0)["poll_discard"] == [{"front": poll, "known_by": 0b0001}]
    for viewer in (None, 1, 2, 3):
        assert see(g, viewer)["poll_discard"] == [{"front": None, "known_by": 0b0001}]


@pytest.mark.parametrize("reveal", ["full_card", "chosen_only"])
def test_before_the_choice_two_polls_look_alike(reveal: str) -> None:
    """R06-6.2.7-6: neither view nor events nor who is asked tells the others anything about the card."""
    one, other = ready(poll_reveal=reveal), ready(poll_reveal=reveal)
    on_top(one, spd=2, cdu=-1)
    on_top(other, fdp=-1)
    for g in (one, other):
        bought(g)
    for viewer in (None, 1, 2, 3):
        assert see(one, viewer) == see(other, viewer)


def test_with_hidden_cards_the_second_question_tells_nothing() -> None:
    """R06-6.2.7-7, G06-31, O06-13: A+1 of {A+1} and A+1 of {A+1, B-1} look alike while the card is hidden."""
    one, other = ready(poll_reveal="chosen_only"), ready(poll_reveal="chosen_only")
    on_top(one, spd=1)
    on_top(other, spd=1, cdu=-1)
    for g in (one, other):
        bought(g)
        do(g, 0, USE_RESULT + 0)
    assert see(one, 1) == see(other, 1)


# --- after the poll --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("first", [SUPPRESS, USE_RESULT])
def test_the_card_is_discarded_before_the_next_auction(first: int) -> None:
    """R06-6.2.7-10: the auction of the next state is open, the poll of the first one is on the pile."""
    g = ready()
    on_top(g, spd=1)
    bought(g)
    do(g, 0, first)
    assert asked(g) == ("poll-bid", 0)
    assert (see(g)["poll"], len(see(g)["poll_discard"])) == (None, 1)
    assert see(g)["poll_at"] == [False, True, True, True]


def test_money_spent_on_one_poll_is_gone_for_the_next() -> None:
    """R06-6.2.7-6, R06-6.2.7-10: paid at once; members gained at once."""
    g = ready(money=5)
    bought(g, seat=0, bid=4)
    do(g, 0, SUPPRESS)
    assert legal(g, 0) == (PASS, BID + 1)


# --- the pile --------------------------------------------------------------------------------------------------------
def test_an_empty_pile_is_filled_from_the_discards() -> None:
    """R06-6.2.7-11, R06-6.2.7-1: one card left for four states; what was known is unknown again."""
    g = ready()
    g.poll_discard = g.poll_deck[:-1]
    known = g.poll_discard[0]
    g.poll_known[known] = 0b1111
    g.poll_deck = g.poll_deck[-1:]
    last = g.poll_deck[0]
    events = run(g, DEAL_POLLS)
    assert told(events, PollsReshuffled) == [PollsReshuffled(-1)]
    assert g.poll_at[g.order[0]] == last
    assert (see(g)["poll_deck"], see(g)["poll_discard"]) == (16, [])
    assert g.poll_known[known] == 0
    assert sorted([*g.poll_deck, *g.poll_at]) == list(range(20))  # the card at the current state was not shuffled in


@pytest.mark.parametrize(
    ("variant", "dealt", "reshuffle"),
    [(7, [4, 4, 4, 4, 3, 2], (6, 1)), (5, [4, 4, 3, 2], (3, 2))],
)
def test_the_one_reshuffle_of_polls(variant: int, dealt: list[int], reshuffle: tuple[int, int]) -> None:
    """TV06-27, R06-6.2.7-11, R06-6.0-2, R06-8-2: 21 cards of 20; the only reshuffle is in round 6 before the second
    card. Short game: 13 of 10; in round 3 before the third card.
    """
    g = campaign(seats=3, variant=variant)
    rounds: list[int] = [0]
    reshuffles = []
    lying = 0
    while seats := deciders(g):
        before = len(g.poll_deck)
        events = do(g, seats[0], legal(g, seats[0])[0])
        lying = sum(see(g)["poll_at"])
        if step_name(g) == "poll-bid" and rounds[-1] == 0:
            rounds[-1] = lying
        if told(events, PollsReshuffled):
            reshuffles.append((g.round, before))
        if told(events, RoundBegan):
            rounds.append(0)
    assert rounds == [*dealt, 0]
    assert reshuffles == [reshuffle]
