"""The rule options O19 of phases 6 to 9, and the configuration of a game (section 20 of the rules)."""

from __future__ import annotations

import pytest

from macher.rules import ConfigError, apply, configure, deciders, events_for, legal, setup, step_name, view
from macher.rules.e2019.actions import DECLINE, DONATE, OUST, PAY, USE
from macher.rules.e2019.codes import (
    CABINET_ACTIONS,
    ELECTIONS,
    MEDIA_INFLUENCE,
    MONEY,
    NEXT_ROUND,
    POLL_AUCTION,
    POLL_AUCTIONS,
)
from macher.rules.e2019.options import OPTIONS
from macher.rules.e2019.state import State
from macher.rules.e2019.tables import MEDIA, POLL, PROGRAM, TREND, VOTES
from macher.rules.events import (
    ActionLocked,
    ActionSkipped,
    AuctionBegan,
    CoalitionAnswered,
    CoalitionFormed,
    NoCoalition,
    Overbid,
    PollSeen,
    PollSuppressed,
    PollUnsold,
    PresenceKept,
    PresenceMoved,
)
from macher.rules.parts.codes import (
    ACCEPT,
    BID,
    CARD_TYPES,
    DOUBLE_ON,
    EXCHANGE,
    KEEP,
    MOVE,
    PASS,
    PUBLISH,
    REFUSE,
    SKIP,
    SUPPRESS,
)
from tests.rules.factories import SEATS, at, do, finish, party, purse, put, refused, there, told, trends
from tests.rules.positions import card, on_top, ready, send, set_opinions, set_program, table, tables

ALTERNATIVES = [(key, value) for key, (_, values) in OPTIONS.items() for value in values[1:]]


# --- configuration ---------------------------------------------------------------------------------------------------
def configured(
    edition: str = "2019",
    variant: int = 4,
    parties: tuple[str, ...] = ("spd", "cdu", "fdp"),
    **options: str,
) -> None:
    configure(edition, variant=variant, parties=parties, options=options, tables=tables())


@pytest.mark.parametrize("variant", [0, 3, 5, 8])
def test_four_or_seven_elections(variant: int) -> None:
    """O19-16, R19-3.1: any other number is refused by id and limit."""
    with pytest.raises(ConfigError, match=f"O19-16.*4 or 7 elections, not {variant}"):
        configured(variant=variant)


@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_three_to_five_players(seats: int) -> None:
    """R19-0.1: the number and the limits are named."""
    with pytest.raises(ConfigError, match=f"R19-0.1: 3 to 5 players, not {seats}"):
        configured(parties=("spd", "cdu", "fdp", "linke", "gruene", "piraten")[:seats])


def test_an_unknown_party_is_named() -> None:
    """R19-0.1: one of five parties each."""
    with pytest.raises(ConfigError, match=r"R19-0.1.*'piraten'.*linke, spd, gruene, cdu, fdp"):
        configured(parties=("spd", "cdu", "piraten"))


def test_no_party_twice() -> None:
    """R19-0.1: each controls exactly one party of their own."""
    with pytest.raises(ConfigError, match=r"R19-0.1.*spd, cdu, spd"):
        configured(parties=("spd", "cdu", "spd"))


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    """O19-02: a misspelt option is refused, and the right ones are listed."""
    with pytest.raises(ConfigError, match=r"'poll_first_bider'.*poll_first_bidder"):
        configured(poll_first_bider="left_of_auctioneer")


def test_what_differs_from_the_recommended_table_is_public() -> None:
    """Section 20: the options that are not at their default stand in every view."""
    g = table(coalition="both_may_refuse", overbid="reject")
    assert view(g, None).data["options"] == {"coalition": "both_may_refuse"}


@pytest.mark.parametrize(("key", "value"), ALTERNATIVES)
@pytest.mark.parametrize("variant", [4, 7])
def test_every_alternative_plays_to_the_end(key: str, value: str, variant: int) -> None:
    """Section 20, R19-17.1: a whole game under each alternative."""
    chosen = configure("2019", variant=variant, parties=SEATS[:4], options={key: value}, tables=tables())
    g = finish(setup(chosen, "options"))
    assert view(g, None).data["over"]
    assert view(g, None).data["held"] == variant


# --- O19-02: who bids first ------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("option", "order"),
    [("left_of_auctioneer", [3, 0, 1, 2]), ("left_of_start_player", [1, 3, 0, 2])],
)
def test_o19_02_who_bids_first_for_a_poll(option: str, order: list[int]) -> None:
    """O19-02, R19-12.3, C19-02: start player 0, auctioneer 2; the auctioneer is last either way."""
    g = ready(poll_first_bidder=option)
    put(g.votes, g, g.order[0], (0, 0, 9, 0))
    at(g, POLL_AUCTION, g.order[0])
    asked: list[int] = []
    while deciders(g):
        asked += deciders(g)
        do(g, deciders(g)[0], PASS)
    assert asked == order


# --- O19-04: donations -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("option", "accepted", "rejected"), [("standard", [-1, -2, -3], [1, 3, 5]), ("steep", [-1, -3, -5], [1, 3, 5])]
)
def test_o19_04_the_donation_table(option: str, accepted: list[int], rejected: list[int]) -> None:
    """O19-04, R19-15.3, C19-07: the base for accepting 10,000, 20,000, 30,000; rejecting is the same."""
    for number in range(3):
        for accepts, change in ((1, accepted[number]), (0, rejected[number])):
            g = at(ready(money=0, donation_table=option), MONEY)
            do(g, 0, DONATE + number * 2 + accepts)
            assert view(g, None).data["base"][0] == 10 + change
            assert purse(g, 0) == 10 + accepts * (number + 1) * 10


# --- O19-06: who sees a poll -----------------------------------------------------------------------------------------
def bought(poll_front: str, **values: int) -> tuple[State, int]:
    """Seat 0 (SPD) has bought this poll; those who may see its front did."""
    g = ready(poll_front=poll_front)
    poll = on_top(g, **values)
    at(g, POLL_AUCTION, g.order[0])
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    events = apply(g, 0, BID)
    for viewer in (None, 0, 1):
        saw = PollSeen(0, poll) in events_for(events, viewer)
        assert saw == (viewer == 0 or poll_front == "public_when_taken")
    return g, poll


def test_o19_06_by_default_everybody_sees_a_poll_that_was_taken() -> None:
    """O19-06, R19-12.10, R19-2.1, C19-04: and what is forced is done at once."""
    g, poll = bought("public_when_taken", spd=2, cdu=-1)
    assert [seen_front(g, viewer) for viewer in (None, 0, 1)] == [poll, poll, poll]
    g, _ = bought("public_when_taken", cdu=2, spd=-1)
    assert deciders(g) == ()


def seen_front(g: State, viewer: int | None) -> int | None:
    seen = view(g, viewer).data
    poll = seen["poll"] or seen["poll_discard"][-1]
    return poll["front"]


def test_o19_06_a_private_poll_is_seen_by_its_taker_only() -> None:
    """O19-06, R19-12.10: the others know its back; kept back, it stays unknown on the discard pile."""
    g, poll = bought("private_unless_published", spd=2, cdu=-1)
    assert [seen_front(g, viewer) for viewer in (None, 0, 1)] == [None, poll, None]
    events = apply(g, 0, SUPPRESS)
    assert [type(event) for event in events_for(events, 1)][:1] == [PollSuppressed]
    assert [seen_front(g, viewer) for viewer in (None, 0, 1)] == [None, poll, None]
    assert view(g, 1).data["poll_discard"] == [{"back": party("spd"), "front": None, "known_by": 0b0001}]


def test_o19_06_a_private_poll_is_public_when_published() -> None:
    """O19-06, R19-12.8, R19-12.10: all see what moves the trends."""
    g, poll = bought("private_unless_published", spd=2, cdu=-1)
    do(g, 0, PUBLISH)
    assert trends(g, g.order[0]) == (3, -2, 0, 0)
    assert [seen_front(g, viewer) for viewer in (None, 0, 1)] == [poll, poll, poll]


def test_o19_06_a_private_poll_that_cannot_be_published_is_asked_about_all_the_same() -> None:
    """O19-06, R19-12.7, N-3: only "not publish" is legal, the refusal names the value; the others notice nothing."""
    g, _ = bought("private_unless_published", cdu=2, spd=-1)
    assert (deciders(g), legal(g, 0)) == ((0,), (SUPPRESS,))
    no = refused(g, 0, PUBLISH)
    assert (no.rule, no.key, no.numbers) == ("R19-12.7", "poll-not-positive", {"value": -1})
    forced = apply(g, 0, SUPPRESS)
    free_game, _ = bought("private_unless_published", cdu=2, spd=1)
    free = apply(free_game, 0, SUPPRESS)
    assert events_for(forced, 1) == events_for(free, 1)


def test_o19_06_holds_for_the_poll_of_a_politician() -> None:
    """O19-06, R19-10.6: the secretary's poll is seen by the owner only."""
    g = ready(poll_front="private_unless_published")
    poll = on_top(g, spd=2)
    send(g, g.order[0], (0, "secretary"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY, SKIP)
    events = apply(g, 0, USE + POLL)
    assert PollSeen(0, poll) in events_for(events, 0)
    assert told(events_for(events, 1), PollSeen) == []
    assert [seen_front(g, viewer) for viewer in (None, 0, 1)] == [None, poll, None]


# --- O19-07: how long "!" blocks -------------------------------------------------------------------------------------
def double_used(exclusive_scope: str) -> tuple[State, int]:
    """Seat 0 has used DOUBLE in the second state of the calendar, and the phase is over."""
    g = ready(variant=7, exclusive_scope=exclusive_scope)
    land = g.order[1]
    set_opinions(g, land, "+edu")
    send(g, land, (0, "backbencher"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY, DOUBLE_ON, SKIP)
    return g, land


def next_backbencher(g: State, land: int) -> tuple[int, ...]:
    send(g, land, (1, "backbencher"))
    at(g, CABINET_ACTIONS)
    do(g, 1, PAY)
    return legal(g, 1)


@pytest.mark.parametrize(("option", "locked"), [("phase", False), ("state_lifetime", True)])
def test_o19_07_a_lock_lasts_for_the_phase_or_for_the_life_of_the_state(option: str, locked: bool) -> None:
    """O19-07, R19-10.7, C19-05: the next round's backbencher in the same state."""
    g, land = double_used(option)
    options = next_backbencher(g, land)
    assert (USE + TREND in options) == locked  # asked for the secondary action only


def test_o19_07_a_lock_for_life_leaves_other_states_alone() -> None:
    """O19-07, R19-10.7: the key is the state."""
    g, land = double_used("state_lifetime")
    other = next(one for one in g.order if one != land)
    set_opinions(g, other, "+edu")
    assert next_backbencher(g, other) == (SKIP, DOUBLE_ON)


def test_o19_07_a_lock_for_life_ends_with_the_state() -> None:
    """O19-07, R19-18.5, R19-18.6: a new state on the same board is free."""
    g, land = double_used("state_lifetime")
    g.round = 2  # the land votes and leaves
    g.order = [one for one in g.order if g.election[one] != 1]
    g.card[next(one for one in range(4) if one not in g.order)] = g.state_stack.pop()
    locks_before = view(g, None).data["locks"]
    assert locks_before[land] != 0
    at(g, NEXT_ROUND)
    assert view(g, None).data["locks"][land] == 0


# --- O19-08: the spokesperson's MEDIA --------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "exclusive"), [("respects_lock", False), ("false", False), ("true", True)])
def test_o19_08_the_spokespersons_media_sets_a_lock(option: str, exclusive: bool) -> None:
    """O19-08, R19-10.7, C19-03: the secretary comes after the spokesperson."""
    g = ready(money=60, spokes_media_exclusive=option)
    put(g.media, g, g.order[0], (0, 0, 0, 3))
    send(g, g.order[0], (0, "spokes"), (1, "secretary"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY)
    do(g, 1, PAY)
    locks = told(do(g, 0, OUST + 3, SKIP), ActionLocked)
    assert [one.kind for one in locks] == ([MEDIA] if exclusive else [])
    do(g, 1, SKIP)
    assert (OUST + 3 in legal(g, 1)) == (not exclusive)


def test_o19_08_marks_media_only() -> None:
    """O19-08, R19-1.8: the other actions of the spokesperson stay unmarked, other politicians stay as they are."""
    g = ready(money=60, spokes_media_exclusive="true")
    send(g, g.order[0], (0, "spokes"), (1, "spokes"), (2, "vice"))
    at(g, CABINET_ACTIONS)
    for seat in (0, 1, 2):
        do(g, seat, PAY)
    assert told(do(g, 0, USE + TREND), ActionLocked) == []
    assert USE + TREND in legal(g, 1)


@pytest.mark.parametrize(("option", "bound"), [("respects_lock", True), ("false", False), ("true", True)])
def test_o19_08_the_spokespersons_media_respects_a_lock(option: str, bound: bool) -> None:
    """O19-08, T19-D13, R19-10.7: the spokesperson comes after the secretary; a locked main action is passed over."""
    g = ready(money=60, spokes_media_exclusive=option)
    put(g.media, g, g.order[0], (0, 0, 0, 3))
    send(g, g.order[0], (0, "secretary"), (1, "spokes"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY)
    do(g, 1, PAY)
    do(g, 0, SKIP, OUST + 3)
    assert (OUST + 3 in legal(g, 1)) == (not bound)
    assert (USE + TREND in legal(g, 1)) == bound


# --- O19-09: bids above the money ------------------------------------------------------------------------------------
def overbidding(money: int = 10, votes: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """The auctions begin where an overbid is punished."""
    g = ready(money=money, overbid="penalty")
    for land in g.order:
        put(g.votes, g, land, votes)
    return at(g, POLL_AUCTIONS)


def test_o19_09_by_default_a_bid_above_the_money_is_rejected() -> None:
    """O19-09, R19-12.9, R19-12.4: nothing happens but the refusal."""
    g = at(ready(money=10), POLL_AUCTIONS)
    assert max(legal(g, 1)) == BID + 10
    assert refused(g, 1, BID + 11).numbers == {"bid": 11, "money": 10}


def test_o19_09_an_overbid_costs_all_the_money_and_ten_base() -> None:
    """O19-09, R19-12.9: pays all, loses 10 party base; the same poll is auctioned again among the others."""
    g = overbidding()
    top = view(g, None).data["poll_top"]
    do(g, 1, BID + 11)
    do(g, 2, PASS)
    do(g, 3, PASS)
    events = do(g, 0, PASS)
    assert told(events, Overbid) == [Overbid(1, 11, 10, 10)]
    assert [purse(g, seat) for seat in range(4)] == [10, 0, 10, 10]
    assert view(g, None).data["base"] == [10, 0, 10, 10]
    first = g.card[g.order[0]]
    assert [one.state for one in told(events, AuctionBegan)] == [first]
    assert (view(g, None).data["poll_top"], view(g, None).data["poll_deck"]) == (top, 10)
    asked: list[int] = []
    for _ in range(3):
        asked += deciders(g)
        events = do(g, deciders(g)[0], PASS)
    assert asked == [2, 3, 0]


def test_o19_09_the_base_does_not_fall_below_zero() -> None:
    """O19-09, R19-12.9, R19-0.14, G19-19: base 4, loses 10."""
    g = overbidding()
    g.base[1] = 4
    do(g, 1, BID + 11)
    for seat in (2, 3, 0):
        do(g, seat, PASS)
    assert view(g, None).data["base"][1] == 0


def test_o19_09_an_overbid_that_is_outbid_goes_unpunished() -> None:
    """O19-09, R19-12.9: only the one who has to pay is found out; who can pay, pays."""
    g = overbidding()
    on_top(g, linke=2)
    g.money[2] = 20
    do(g, 1, BID + 11)
    do(g, 2, BID + 12)
    do(g, 3, PASS)
    do(g, 0, PASS)
    assert [purse(g, seat) for seat in range(4)] == [10, 10, 8, 10]
    assert view(g, None).data["base"] == [10, 10, 13, 10]


def test_o19_09_who_overbid_is_out_of_the_remaining_auctions_of_the_phase() -> None:
    """O19-09, R19-12.9: not asked again for any state of this round; in the next phase 8 again."""
    g = overbidding()
    do(g, 1, BID + 11)
    for seat in (2, 3, 0):
        do(g, seat, PASS)
    asked = set()
    while deciders(g):
        asked.add(deciders(g)[0])
        do(g, deciders(g)[0], PASS)
    assert asked == {0, 2, 3}
    at(g, POLL_AUCTIONS)
    assert deciders(g) == (1,)


def test_o19_09_an_excluded_auctioneer_is_followed_by_the_next_in_votes() -> None:
    """G19-37, O19-09, R19-12.2: votes 9, 5, 7, 7; seat 0 overbids: seat 2 is auctioneer, by seat order before 3."""
    g = overbidding(votes=(9, 5, 7, 7))
    assert view(g, None).data["auctioneer"] == 0
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    do(g, 0, BID + 11)
    assert view(g, None).data["auctioneer"] == 2
    asked: list[int] = []
    for _ in range(3):
        asked += deciders(g)
        do(g, deciders(g)[0], PASS)
    assert asked == [3, 1, 2]


def test_o19_09_when_all_have_overbid_the_polls_stay_unsold() -> None:
    """O19-09, R19-12.6, R19-12.9: with nobody left to bid the card is discarded unseen, and so are the rest."""
    g = overbidding()
    events = []
    while deciders(g):
        seat = deciders(g)[0]
        only_one = len(view(g, None).data["bidders"]) == 1
        events += do(g, seat, BID + 20 if only_one else PASS)
    assert len(told(events, Overbid)) == 4
    assert len(told(events, PollUnsold)) == 4
    assert view(g, None).data["poll_deck"] == 6
    assert view(g, None).data["base"] == [0, 0, 0, 0]


def test_o19_09_who_has_the_money_may_bid_it() -> None:
    """O19-09, R19-12.4: up to the own cash at least, however much it is."""
    g = overbidding(money=160)
    assert BID + 160 in legal(g, 1)


# --- O19-10: nobody wants the poll -----------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "left", "same"), [("discard_unseen", 9, False), ("stay_on_top", 10, True)])
def test_o19_10_an_unsold_poll_is_discarded_or_stays_on_top(option: str, left: int, same: bool) -> None:
    """O19-10, R19-12.6, G19-07: the next state auctions the next card, or the same one again."""
    g = ready(poll_all_pass=option)
    top, below = g.poll_deck[-1], g.poll_deck[-2]
    at(g, POLL_AUCTIONS)
    events = [event for seat in (1, 2, 3, 0) for event in do(g, seat, PASS)]
    assert len(told(events, PollUnsold)) == 1
    assert view(g, None).data["poll_deck"] == left
    assert len(view(g, None).data["poll_discard"]) == 10 - left
    for seat in (1, 2, 3):
        do(g, seat, PASS)
    sold = told(do(g, 0, BID), PollSeen)
    assert [one.poll for one in sold] == [top if same else below]


# --- O19-11: refusing a coalition ------------------------------------------------------------------------------------
def coalition(option: str) -> State:
    """Seat 1 is strongest; candidates are seats 2, 3, 0 in this order of agreement."""
    g = ready(coalition=option)
    set_program(g, 1, "+edu +dig +gen +sec +welfare")
    set_program(g, 2, "+edu +dig +gen +sec -welfare")
    set_program(g, 3, "+edu +dig +gen -sec -welfare")
    set_program(g, 0, "+edu +dig -gen -sec -welfare")
    put(g.votes, g, g.order[0], (20, 40, 15, 10))
    return at(g, ELECTIONS)


def bonuses(g: State) -> list[int]:
    return view(g, None).data["bonus"][: g.seats]


def test_o19_11_by_default_nobody_is_asked() -> None:
    """O19-11, R19-14.5, G19-03: automatic."""
    g = coalition("automatic")
    assert deciders(g) == ()
    assert bonuses(g) == [0, 7, 7, 0]


@pytest.mark.parametrize(
    ("refusals", "result"), [(0, [0, 7, 7, 0]), (1, [0, 7, 0, 7]), (2, [7, 7, 0, 0]), (3, [0, 5, 0, 0])]
)
def test_o19_11_the_partner_may_refuse(refusals: int, result: list[int]) -> None:
    """O19-11, R19-14.5, R19-14.6, R19-14.7: candidates are asked in order; if all refuse, the strongest stays alone."""
    g = coalition("partner_may_refuse")
    order = [2, 3, 0]
    for seat in order[:refusals]:
        assert (step_name(g), deciders(g), legal(g, seat)) == ("coalition-consent", (seat,), (ACCEPT, REFUSE))
        events = do(g, seat, REFUSE)
        assert told(events, CoalitionAnswered) == [CoalitionAnswered(seat, False)]
    if refusals < 3:
        events = do(g, order[refusals], ACCEPT)
        assert [one.partner for one in told(events, CoalitionFormed)] == [order[refusals]]
    assert deciders(g) == ()
    assert bonuses(g) == result


def test_o19_11_both_may_refuse_and_the_strongest_is_asked_first() -> None:
    """O19-11, R19-14.5: strongest, then candidates in order."""
    g = coalition("both_may_refuse")
    assert (deciders(g), legal(g, 1)) == ((1,), (ACCEPT, REFUSE))
    do(g, 1, ACCEPT)
    assert deciders(g) == (2,)
    do(g, 2, REFUSE)
    assert deciders(g) == (3,)
    do(g, 3, ACCEPT)
    assert bonuses(g) == [0, 7, 0, 7]


def test_o19_11_the_strongest_may_refuse() -> None:
    """O19-11, R19-14.7: and stays alone; no candidate is asked."""
    g = coalition("both_may_refuse")
    events = do(g, 1, REFUSE)
    assert [one.bonus for one in told(events, NoCoalition)] == [5]
    assert deciders(g) == ()
    assert bonuses(g) == [0, 5, 0, 0]


@pytest.mark.parametrize("option", ["partner_may_refuse", "both_may_refuse"])
def test_o19_11_without_a_candidate_nobody_is_asked(option: str) -> None:
    """O19-11, R19-14.7: there is nothing to refuse; the same with a majority (R19-14.2)."""
    for votes, bonus in (((40, 9, 9, 9), 5), ((50, 9, 9, 9), 12)):
        g = ready(coalition=option)
        put(g.votes, g, g.order[0], votes)
        at(g, ELECTIONS)
        assert deciders(g) == ()
        assert bonuses(g) == [bonus, 0, 0, 0]


def test_o19_11_a_coalition_agreed_upon_moves_markers_as_any_other() -> None:
    """O19-11, R19-14.8, R19-14.9: both partners, then the influencer; those who refused are no winners."""
    g = ready(coalition="partner_may_refuse")
    put(g.votes, g, g.order[0], (40, 20, 10, 0))
    put(g.media, g, g.order[0], (1, 1, 1, 2))
    at(g, ELECTIONS)
    refuser = deciders(g)[0]
    do(g, refuser, REFUSE)
    partner = deciders(g)[0]
    events = do(g, partner, ACCEPT)
    assert [one.seat for one in told(events, PresenceMoved)] == [0, partner, 3]


# --- O19-12, O19-13, O19-14: presence --------------------------------------------------------------------------------
def presence(g: State) -> list[int]:
    first_white = view(g, None).data["presence"][3 * g.seats : 4 * g.seats]
    assert sum(view(g, None).data["presence"]) == sum(first_white)
    return first_white


def voted(g: State, votes: tuple[int, ...], media: tuple[int, ...]) -> State:
    put(g.votes, g, g.order[0], votes)
    put(g.media, g, g.order[0], media)
    return at(g, ELECTIONS)


@pytest.mark.parametrize(("option", "moved"), [("true", [1, 0, 0]), ("false", [0, 0, 0])])
def test_o19_12_a_strongest_party_alone_that_is_influencer(option: str, moved: list[int]) -> None:
    """O19-12, T19-D05, R19-14.9, C19-10: it moves a marker, or (read literally) nothing."""
    g = voted(ready(seats=3, no_coalition_influencer_moves=option), (20, 10, 5), (2, 1, 0))
    assert presence(g) == moved


@pytest.mark.parametrize("option", ["true", "false"])
def test_o19_12_says_nothing_about_other_influencers(option: str) -> None:
    """O19-12, R19-14.9: an influencer who is not strongest moves; so does a winner of the other cases."""
    g = voted(ready(seats=3, no_coalition_influencer_moves=option), (20, 10, 5), (1, 2, 0))
    assert presence(g) == [0, 1, 0]
    g = voted(ready(seats=3, no_coalition_influencer_moves=option), (50, 10, 5), (2, 1, 0))
    assert presence(g) == [1, 0, 0]


@pytest.mark.parametrize(
    ("option", "media", "moved"),
    [
        ("before_moves", (2, 2, 0), [1, 0, 0]),
        ("after_winner_moves", (2, 2, 0), [1, 1, 0]),  # the winner's marker has left: 1 to 2
        ("before_moves", (2, 1, 0), [1, 0, 0]),
        ("after_winner_moves", (2, 1, 0), [1, 0, 0]),  # 1 to 1, nobody
        ("before_moves", (1, 3, 0), [1, 1, 0]),
        ("after_winner_moves", (1, 3, 0), [1, 1, 0]),
        ("before_moves", (4, 1, 0), [1, 0, 0]),
        ("after_winner_moves", (4, 1, 0), [1, 0, 0]),  # still influencer, but never a second marker
    ],
)
def test_o19_13_when_the_influencer_is_determined(option: str, media: tuple[int, ...], moved: list[int]) -> None:
    """O19-13, T19-D07, R19-14.12, R19-14.11, G19-02: before or after the winner's marker left; seat 0 wins."""
    g = voted(ready(seats=3, influencer_snapshot=option), (50, 10, 5), media)
    assert presence(g) == moved


def test_o19_14_by_default_markers_move_by_themselves() -> None:
    """O19-14, R19-14.10, G19-21: forced."""
    g = voted(ready(), (50, 0, 0, 0), (1, 2, 0, 0))
    assert deciders(g) == ()
    assert presence(g) == [1, 1, 0, 0]


@pytest.mark.parametrize(
    ("winner", "influencer", "moved"),
    [(MOVE, MOVE, [1, 1, 0, 0]), (MOVE, KEEP, [1, 0, 0, 0]), (KEEP, MOVE, [0, 1, 0, 0]), (KEEP, KEEP, [0, 0, 0, 0])],
)
def test_o19_14_each_who_may_move_a_marker_is_asked(winner: int, influencer: int, moved: list[int]) -> None:
    """O19-14, R19-14.8, R19-14.9: the winner first, then the influencer; a kept marker stays in the state."""
    g = voted(ready(presence_move="optional"), (50, 0, 0, 0), (1, 2, 0, 0))
    events = []
    for seat, answer in ((0, winner), (1, influencer)):
        assert (step_name(g), deciders(g), legal(g, seat)) == ("presence-move", (seat,), (MOVE, KEEP))
        events += do(g, seat, answer)
    assert deciders(g) == ()
    assert presence(g) == moved
    assert there(g, "media", g.order[0]) == (1 - moved[0], 2 - moved[1], 0, 0)
    assert len(told(events, PresenceKept)) == 2 - sum(moved)


@pytest.mark.parametrize("answer", [MOVE, KEEP])
def test_o19_14_nobody_is_asked_twice_or_without_a_marker(answer: int) -> None:
    """O19-14, R19-14.11, G19-29: a winner who is influencer is asked once; a winner without marker not at all."""
    g = voted(ready(presence_move="optional"), (50, 0, 0, 0), (3, 1, 0, 0))
    do(g, 0, answer)
    assert deciders(g) == ()
    g = voted(ready(presence_move="optional"), (50, 0, 0, 0), (0, 1, 0, 0))
    assert deciders(g) == (1,)


def test_o19_14_both_partners_are_asked() -> None:
    """O19-14, R19-14.6, R19-14.8: strongest, partner, influencer, in this order."""
    g = voted(ready(presence_move="optional"), (20, 40, 0, 0), (1, 1, 2, 0))
    asked: list[int] = []
    while deciders(g):
        asked += deciders(g)
        do(g, deciders(g)[0], MOVE)
    assert asked == [1, 0, 2]


# --- O19-17: main or secondary first ---------------------------------------------------------------------------------
def secretary(option: str) -> State:
    g = ready(politician_order=option)
    on_top(g, spd=2)
    put(g.media, g, g.order[0], (0, 1, 0, 0))
    send(g, g.order[0], (0, "secretary"), (1, "vice"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY)
    do(g, 1, DECLINE)
    return g


def test_o19_17_by_default_the_main_action_comes_first() -> None:
    """O19-17, R19-10.3, G19-15: the poll has to wait."""
    assert legal(secretary("main_first"), 0) == (SKIP, USE + VOTES)


def test_o19_17_in_free_order_both_parts_are_offered() -> None:
    """O19-17, R19-10.3: secondary first, then the main action is left; and the other way round."""
    g = secretary("free")
    assert {SKIP, USE + VOTES, USE + POLL, OUST + 1} <= set(legal(g, 0))
    do(g, 0, USE + POLL, PUBLISH)
    assert legal(g, 0) == (SKIP, USE + VOTES)
    do(g, 0, USE + VOTES)
    assert deciders(g) == ()
    assert (there(g, "votes", g.order[0])[0], trends(g, g.order[0])[0]) == (8, 3)
    g = secretary("free")
    do(g, 0, USE + VOTES)
    assert USE + VOTES not in legal(g, 0)
    assert USE + POLL in legal(g, 0)


def test_o19_17_in_free_order_still_one_secondary_action() -> None:
    """O19-17, R19-10.3: after MEDIA the poll is gone, the votes are not."""
    g = secretary("free")
    do(g, 0, OUST + 1)
    assert legal(g, 0) == (SKIP, USE + VOTES)


@pytest.mark.parametrize("used", [(), (USE + VOTES,), (OUST + 1,)])
def test_o19_17_in_free_order_skipping_ends_the_politician(used: tuple[int, ...]) -> None:
    """O19-17, R19-10.3: what is left is left out."""
    g = secretary("free")
    do(g, 0, *used, SKIP)
    assert deciders(g) == ()


def test_o19_17_in_free_order_both_skipped_parts_are_told() -> None:
    """O19-17, R19-10.3: one word, two parts not used."""
    g = secretary("free")
    assert [one.part for one in told(do(g, 0, SKIP), ActionSkipped)] == [1, 2]


def test_o19_17_in_free_order_a_locked_part_is_not_offered() -> None:
    """O19-17, R19-10.7: the second vice-chancellor may raise the trend or change the program, in any order."""
    g = ready(politician_order="free")
    set_opinions(g, g.order[0], "+edu")
    send(g, g.order[0], (0, "backbencher"), (1, "vice"))
    at(g, CABINET_ACTIONS)
    do(g, 0, PAY)
    do(g, 1, PAY)
    do(g, 0, USE + VOTES, DOUBLE_ON)
    assert set(legal(g, 1)) == {SKIP, USE + TREND, USE + PROGRAM}


# --- O19-18: the topic just removed ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "flips"), [("allowed", True), ("forbidden", False)])
def test_o19_18_the_topic_of_the_removed_opinion(option: str, flips: bool) -> None:
    """O19-18, R19-11.3, C19-09: an attitude may be flipped, or not."""
    g = ready(media_same_topic=option)
    set_opinions(g, g.order[0], "+edu -traffic")
    put(g.media, g, g.order[0], (1, 0, 0, 0))
    at(g, MEDIA_INFLUENCE)
    flip = EXCHANGE + CARD_TYPES + card("+traffic")
    assert (flip in legal(g, 0)) == flips
    assert EXCHANGE + CARD_TYPES + card("+env") in legal(g, 0)
    assert EXCHANGE + CARD_TYPES + card("-edu") not in legal(g, 0)
    if not flips:
        assert (refused(g, 0, flip).rule, refused(g, 0, flip).key) == ("R19-11.3", "topic-twice")


# --- O19-20: an identical card ---------------------------------------------------------------------------------------
@pytest.mark.parametrize(("option", "same"), [("forbidden", False), ("allowed", True)])
def test_o19_20_an_identical_card(option: str, same: bool) -> None:
    """O19-20, R19-11.3, G19-39: a change must change something, unless the table allows it."""
    g = ready(media_same_card=option)
    set_opinions(g, g.order[0], "+edu -traffic")
    put(g.media, g, g.order[0], (1, 0, 0, 0))
    at(g, MEDIA_INFLUENCE)
    like = EXCHANGE + CARD_TYPES + card("-traffic")
    assert (like in legal(g, 0)) == same
    assert EXCHANGE + CARD_TYPES + card("+traffic") in legal(g, 0)
    if not same:
        assert (refused(g, 0, like).rule, refused(g, 0, like).key) == ("R19-11.3", "same-card")


def test_o19_20_where_only_identical_cards_are_left_nobody_is_asked() -> None:
    """O19-20, R19-11.3, G19-39: the display has only the card that lies there."""
    g = ready()
    set_opinions(g, g.order[0], "-traffic")
    g.opinion_display = [0] * CARD_TYPES
    g.opinion_display[card("-traffic")] = 2
    put(g.media, g, g.order[0], (1, 0, 0, 0))
    assert deciders(at(g, MEDIA_INFLUENCE)) == ()
