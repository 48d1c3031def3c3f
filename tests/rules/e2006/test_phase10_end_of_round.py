"""Money, the next round, and party contributions (R06-6.3.5, R06-6.4)."""

from __future__ import annotations

import pytest

from macher.rules import apply, deciders, events_for, legal, step_name
from macher.rules.e2006.codes import (
    COALITIONS,
    CONTRIBUTIONS,
    LAY_TILE,
    MEMBERSHIP,
    MONEY,
    NEXT_ROUND,
)
from macher.rules.e2006.state import State
from macher.rules.e2006.view import DECLINED
from macher.rules.events import (
    BaseMoved,
    ContributionDeclined,
    ContributionLaid,
    ContributionPassed,
    ContributionShown,
    DiceRolled,
    DonationAccepted,
    DonationRejected,
    DoubleReturned,
    ElectionHeld,
    Event,
    IncomePaid,
    LargestRefused,
    MediaReturned,
    MeetingsLaidOut,
    OpinionMissing,
    OpinionReplaced,
    OpinionsDiscarded,
    OpinionsReshuffled,
    OpinionTurned,
    PhaseBegan,
    RoundBegan,
    StateEntered,
    StateLeft,
    TileReturned,
)
from macher.rules.parts.campaign import NONE
from macher.rules.parts.chance import shuffled
from macher.rules.parts.codes import PASS, SKIP, SLOTS
from tests.rules.e2006.elections import (
    PLAYERS,
    accept,
    asked,
    deck_on_top,
    decline,
    face_up_counts,
    join,
    run,
    seen_by,
    set_national,
)
from tests.rules.e2006.positions import (
    campaign,
    card,
    cards,
    give_dice,
    lay_opinions,
    lay_tiles,
    popularity,
    ready,
    round_of,
    see,
    set_opinions,
    set_platform,
    set_popularity,
    set_votes,
)
from tests.rules.factories import do, open_opinions, play_out, purse, put, refused, there, told


# --- money -----------------------------------------------------------------------------------------------------------
def seats_won(g: State, *seats: int) -> None:
    """The seats of the election of this round."""
    g.points[(g.round - 1) * g.seats : g.round * g.seats] = list(seats)


@pytest.mark.parametrize("variant", [7, 5])
@pytest.mark.parametrize("seats", PLAYERS)
def test_money_for_seats(seats: int, variant: int) -> None:
    """TV06-54, R06-6.3.5-1, R06-0-12: 12 seats, 12,000; the bank is never empty."""
    g = ready(seats, variant)
    g.round = 2
    seats_won(g, 12, 0, *([80] * (seats - 2)))
    events = run(g, MONEY)
    assert events[0] == IncomePaid(0, 12, 0)
    assert [purse(g, seat) for seat in range(seats)] == [42, 30] + [110] * (seats - 2)
    assert see(g)["received"][0] == 12


@pytest.mark.parametrize(("number", "paid"), [(1, 10), (2, 0), (3, 10), (4, 0), (5, 10), (6, 0)])
def test_money_for_members(number: int, paid: int) -> None:
    """TV06-55, R06-6.3.5-2, R06-6.4.1-7: 10 members bring 10,000 in rounds 1, 3 and 5, nothing in 2, 4 and 6."""
    g = ready()
    g.round = number
    g.base[1] = 10
    seats_won(g, 0, 7, 0, 0)
    events = run(g, MONEY)
    assert IncomePaid(1, 7, paid) in events
    assert purse(g, 1) == 37 + paid


def test_seats_of_this_election_only() -> None:
    """R06-6.3.5-1: what earlier elections brought has been paid."""
    g = ready()
    g.points[:4] = [28, 28, 28, 28]
    g.round = 2
    run(g, MONEY)
    assert purse(g, 0) == 30


def test_members_are_counted_after_their_growth() -> None:
    """R06-6.3.5-2: after 6.3.4 and before contributions."""
    g = ready(seats=3)
    set_national(g, "-ter +eco +gen")
    for seat in range(3):
        set_platform(g, seat, "+gen -tax +nuc +wag -soc")
    events = run(g, MEMBERSHIP, MONEY)
    assert told(events, IncomePaid) == [IncomePaid(seat, 0, 7) for seat in range(3)]


def phases_by_round(events: list[Event]) -> dict[int, list[int]]:
    """The phases of each round."""
    found: dict[int, list[int]] = {}
    number = 1
    for event in events:
        if isinstance(event, RoundBegan):
            number = event.round
        if isinstance(event, PhaseBegan):
            found.setdefault(number, []).append(event.phase)
    return found


@pytest.mark.parametrize(("variant", "seats"), [(7, 3), (7, 5), (5, 4)])
def test_no_money_in_the_final_round(variant: int, seats: int) -> None:
    """R06-6.3.5-3, R06-6.0-1, R06-8-2, R06-6.3.4-2: the last round has only the election and the members."""
    events = play_out(campaign(seats, variant), luck=3)
    phases = phases_by_round(events)
    assert phases[variant] == [9, 10, 11, 15]
    assert [phases[number] for number in range(2, variant)] == [list(range(1, 15))] * (variant - 2)
    assert len(told(events, IncomePaid)) == seats * (variant - 1)
    assert len(told(events, ElectionHeld)) == variant


@pytest.mark.parametrize(("open_cash", "seen"), [("false", [30, None, None]), ("true", [30, 30, 30])])
def test_cash_is_hidden_unless_the_table_plays_it_open(open_cash: str, seen: list[int | None]) -> None:
    """R06-6.0-5, G06-61, O06-23 open_cash = false or true: one's own always; payments and receipts are public."""
    g = ready(seats=3, open_cash=open_cash)
    assert see(g, 0)["money"] == seen
    assert see(g)["money"] == [None if one is None or open_cash == "false" else one for one in seen]
    g.round = 2
    seats_won(g, 0, 9, 0)
    run(g, MONEY)
    assert see(g, 0)["received"] == [0, 9, 0]


# --- the next round --------------------------------------------------------------------------------------------------
def test_clearing_the_board() -> None:
    """R06-6.4.1-1: cards, key tile, coalition tiles, media, popularity, votes; the state leaves the game."""
    g = ready()
    land = g.order[0]
    state = g.card[land]
    set_opinions(g, land, "+gen -tax +ter -soc", doubled="-tax")
    g.opinion_discard = []
    put(g.rallies, g, land, (0, 0, 0, 0))
    put(g.media, g, land, (2, 1, 0, 0))
    g.media_supply = [3, 4, 5, 5]
    lay_tiles(g, land, 0, 1)
    join(g, (0, 1))
    set_votes(g, land, 50, 20, 10, 5)
    set_popularity(g, land, 3, -3, 1, 0)
    events = run(g, NEXT_ROUND)
    seen = see(g)
    assert events[:7] == [
        StateLeft(state),
        MediaReturned(0, state, 2),
        MediaReturned(1, state, 1),
        DoubleReturned(state, card("-tax")),
        OpinionsDiscarded(state, cards("+gen -tax +ter -soc")),
        TileReturned(0, state),
        TileReturned(1, state),
    ]
    assert seen["opinion_discard"] == sorted(cards("+gen -tax +ter -soc"))
    assert (seen["double_pool"], seen["doubled"][land]) == (4, NONE)
    assert (seen["media_supply"], there(g, "media", land)) == ([5, 5, 5, 5], (0, 0, 0, 0))
    assert (seen["tile_supply"], there(g, "tiles", land)) == ([4, 4, 4, 4], (0, 0, 0, 0))
    assert seen["partner"] == [NONE] * 4
    assert (there(g, "votes", land), popularity(g, land)) == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert state not in seen["card"]


def test_what_went_to_the_national_board_is_not_discarded() -> None:
    """R06-6.4.1-1: the remaining opinion cards."""
    g = ready()
    land = g.order[0]
    set_opinions(g, land, "+gen -tax +ter -soc")
    g.opinions[land * SLOTS] = NONE
    g.face_up[land * SLOTS] = 0
    g.opinion_discard = []
    run(g, NEXT_ROUND)
    assert see(g)["opinion_discard"] == sorted(cards("-tax +ter -soc"))


@pytest.mark.parametrize("seats", PLAYERS)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_new_state_on_the_cleared_board(number: int, seats: int) -> None:
    """R06-6.4.1-2, R06-6.4.1-3, R06-0-2: rounds 1 to 3; a meeting marker of each party; the last state in line."""
    g = round_of(ready(seats), number)
    land = g.order[0]
    assert land == number - 1
    others, stack = g.order[1:], see(g)["state_stack"]
    put(g.rallies, g, land, (0,) * seats)
    supply = see(g)["rally_supply"]
    events = run(g, NEXT_ROUND)
    seen = see(g)
    assert told(events, StateEntered) == [StateEntered(seen["card"][land], number + 4)]
    assert seen["order"] == [*others, land]
    assert (seen["election"][land], seen["calendar"][-1]) == (number + 4, seen["card"][land])
    assert seen["state_stack"] == stack - 1
    assert there(g, "rallies", land) == (1,) * seats
    assert seen["rally_supply"] == [own - 1 for own in supply]


def test_a_party_without_meeting_markers_places_none() -> None:
    """R06-6.4.1-2, G06-53: all 18 lie on three boards."""
    g = ready(seats=3)
    land = g.order[0]
    put(g.rallies, g, land, (0, 0, 0))
    g.rally_supply = [0, 1, 2]
    events = run(g, NEXT_ROUND)
    assert MeetingsLaidOut(g.card[land], (0, 1, 1)) in events
    assert there(g, "rallies", land) == (0, 1, 1)
    assert see(g)["rally_supply"] == [0, 0, 1]


@pytest.mark.parametrize(("number", "up"), [(1, 1), (2, 1), (3, 2)])
def test_new_opinions(number: int, up: int) -> None:
    """R06-6.4.1-4: one face up and three face down; at the end of round 3 two and two."""
    g = round_of(ready(), number)
    land = g.order[0]
    run(g, NEXT_ROUND)
    assert see(g)["opinions"][land * SLOTS : (land + 1) * SLOTS].count(None) == SLOTS - up
    assert len(open_opinions(g, land)) == up


def test_the_face_up_opinions_of_a_new_state_do_not_conflict() -> None:
    """R06-6.4.1-4, R06-5.2-4: GEN+, then GEN-, which goes to the bottom, then TAX+; two more face down, unchecked."""
    g = round_of(ready(), 3)
    land = g.order[0]
    for other in g.order[1:]:
        set_opinions(g, other, "+gen -tax +ter -soc")  # nothing to be turned up elsewhere
    deck_on_top(g, "+gen -gen +tax +gen -tax")
    state = g.state_stack[-1]
    events = run(g, NEXT_ROUND)
    assert open_opinions(g, land) == list(cards("+gen +tax"))
    assert told(events, OpinionReplaced) == [OpinionReplaced(state, card("-gen"))]
    assert g.opinion_deck[0] == card("-gen")
    assert g.opinions[land * SLOTS + 2 : (land + 1) * SLOTS] == list(cards("+gen -tax"))


def test_one_more_opinion_in_every_other_state() -> None:
    """R06-6.4.1-5: ascending, the lowest face-down one; none left: nothing happens."""
    g = ready()
    second, third, fourth = g.order[1:]
    lay_opinions(g, second, "+gen -tax +ter -soc", "")
    lay_opinions(g, third, "+gen -tax", "+eco +wag")
    lay_opinions(g, fourth, "+gen", "-nuc +wag -eco")
    states = [g.card[land] for land in (third, fourth)]
    events = told(run(g, NEXT_ROUND), OpinionTurned)
    assert events[1:] == [OpinionTurned(states[0], card("+eco")), OpinionTurned(states[1], card("-nuc"))]
    assert open_opinions(g, second) == list(cards("+gen -tax +ter -soc"))
    assert open_opinions(g, third) == list(cards("+gen -tax +eco"))
    assert open_opinions(g, fourth) == list(cards("+gen -nuc"))


def turning(deck: str, discards: str = "") -> tuple[State, int, list[Event]]:
    """A state with GEN+ and TAX- open turns up TAX+; the deck and the discards; nothing else is turned or dealt."""
    g = round_of(ready(), 5)
    first, land, last = g.order
    for slot in range(SLOTS):
        g.opinions[first * SLOTS + slot], g.face_up[first * SLOTS + slot] = NONE, 0
    lay_opinions(g, land, "+gen -tax", "+tax -eco")
    set_opinions(g, last, "+gen -tax +ter -soc")
    g.opinion_deck = list(reversed(cards(deck)))
    g.opinion_discard = list(cards(discards))
    events = run(g, NEXT_ROUND)
    return g, land, events


def test_turning_up_a_conflict() -> None:
    """TV06-61, R06-6.4.1-6: TAX+ and GEN- go to the bottom; NUC+ stays."""
    g, land, events = turning("-gen +nuc -soc")
    state = g.card[land]
    assert [one for one in events if isinstance(one, OpinionReplaced | OpinionTurned)] == [
        OpinionReplaced(state, card("+tax")),
        OpinionReplaced(state, card("-gen")),
        OpinionTurned(state, card("+nuc")),
    ]
    assert open_opinions(g, land) == list(cards("+gen -tax +nuc"))
    assert g.opinion_deck == list(cards("-gen +tax -soc"))  # the top is last
    assert see(g)["opinions"][land * SLOTS + 3] is None


def test_no_card_of_the_deck_fits() -> None:
    """R06-6.4.1-6, G06-54, E06-10: the discards are shuffled under the deck, and it goes on."""
    g, land, events = turning("-gen +tax", "-soc +gen")
    assert told(events, OpinionsReshuffled) == [OpinionsReshuffled()]
    assert open_opinions(g, land) == list(cards("+gen -tax -soc"))
    assert see(g)["opinion_discard"] == []
    assert sorted(g.opinion_deck) == sorted(cards("-gen +tax +tax +gen"))


@pytest.mark.parametrize("discards", ["-soc", "-soc +gen", "+gen -soc -tax +nuc", "-tax +gen"])
def test_going_through_the_deck_once_more_changes_nothing(discards: str) -> None:
    """R06-6.4.1-6, G06-54: the discards may come under the deck before or after a pass that fails: the end is one."""
    g, land, _ = turning("-gen +tax", discards)
    deck = list(cards("+tax +tax -gen"))  # the top is last; at the bottom lies what was turned up
    open_topics = {one >> 1 for one in cards("+gen -tax")}
    for _ in deck:  # the pass that fails
        assert deck[-1] >> 1 in open_topics
        deck.insert(0, deck.pop())
    deck = shuffled(list(cards(discards)), g.seed, g.chances) + deck
    passed = 0
    while passed < len(deck) and deck[-1] >> 1 in open_topics:
        deck.insert(0, deck.pop())
        passed += 1
    drawn = deck.pop() if passed < len(deck) else NONE
    assert (g.opinions[land * SLOTS + 2], g.opinion_deck) == (drawn, deck)


def test_no_card_fits_at_all() -> None:
    """R06-6.4.1-6, G06-54: the slot stays empty."""
    g, land, events = turning("-gen +tax", "+gen -tax")
    assert events[-1] == OpinionMissing(g.card[land])
    assert see(g)["opinions"][land * SLOTS : (land + 1) * SLOTS] == [card("+gen"), card("-tax"), NONE, None]
    assert sorted(g.opinion_deck) == sorted(cards("-gen +tax +tax +gen -tax"))


def test_the_fifth_state_pays_for_members() -> None:
    """R06-6.4.1-7, R06-6.3.5-2, R06-0-2: it comes on board 1 at the end of round 1; the round of its election pays."""
    g = ready()
    run(g, NEXT_ROUND)
    assert see(g)["election"] == [5, 2, 3, 4]
    events = play_out(campaign(seats=3), luck=1)
    paid = [one.base > 0 for one in told(events, IncomePaid)[::3]]
    assert paid == [True, False, True, False, True, False]


def test_no_coalition_in_the_seventh_state() -> None:
    """R06-6.4.1-8, R06-6.2.3-4, R06-6.2.4-1: it comes on board 3 at the end of round 3; no tile is laid there."""
    g = round_of(ready(), 3)
    run(g, NEXT_ROUND)
    assert see(g)["election"] == [5, 6, 7, 4]
    run(g)
    for land, tile in ((1, 1), (2, 0)):
        g.push(LAY_TILE, land)  # of seat 0
        g.proceed()
        assert there(g, "tiles", land)[0] == tile
    g.order = [2]
    lay_tiles(g, 2, 0, 1)
    for seat in (0, 1):
        set_platform(g, seat, "+gen -tax +nuc +wag -soc")
    run(g, COALITIONS)
    assert deciders(g) == ()


@pytest.mark.parametrize(("number", "left"), [(4, [0, 1, 2]), (5, [1, 2]), (6, [2])])
def test_boards_leave_the_game(number: int, left: list[int]) -> None:
    """R06-6.4.1-9, R06-6.0-2: at the end of rounds 4, 5 and 6 no new state; the others turn up one more."""
    g = round_of(ready(), number)
    land = g.order[0]
    stack, before = see(g)["state_stack"], face_up_counts(g)
    events = run(g, NEXT_ROUND)
    seen = see(g)
    assert told(events, StateEntered) == []
    assert (seen["order"], seen["card"][land], seen["election"][land]) == (left, NONE, 0)
    assert (seen["state_stack"], seen["opinions"][land * SLOTS : (land + 1) * SLOTS]) == (stack, [NONE] * SLOTS)
    assert face_up_counts(g) == [min(4, count + 1) for count in before[1:]]


@pytest.mark.parametrize("seats", PLAYERS)
def test_face_up_opinions(seats: int) -> None:
    """TV06-60, R06-6.0-3, R06-6.4.1-4, R06-6.4.1-5, R06-6.4.1-9: at the end of rounds 1 to 6; boards in play."""
    g = ready(seats)
    counts = [face_up_counts(g)]
    for number in range(2, 8):
        counts.append(face_up_counts(round_of(g, number)))
    assert counts == [
        [4, 3, 2, 1],
        [4, 3, 2, 1],
        [4, 3, 2, 1],
        [4, 3, 2, 2],
        [4, 3, 3],
        [4, 4],
        [4],
    ]


def test_what_stays() -> None:
    """R06-6.4.1-10: on the other states tiles, keys, media, meetings, votes and popularity stay as they are."""
    g = ready()
    land = g.order[2]
    set_opinions(g, land, "+gen -tax +ter -soc", doubled="+ter")
    put(g.media, g, land, (1, 2, 0, 0))
    put(g.rallies, g, land, (4, 0, 7, 1))
    lay_tiles(g, land, 1, 3)
    set_votes(g, land, 6, 0, 6, 12)
    set_popularity(g, land, 1, -2, 0, 3)
    run(g, NEXT_ROUND)
    assert (there(g, "media", land), there(g, "rallies", land)) == ((1, 2, 0, 0), (4, 0, 7, 1))
    assert (there(g, "tiles", land), there(g, "votes", land)) == ((0, 1, 0, 1), (6, 0, 6, 12))
    assert (popularity(g, land), see(g)["doubled"][land]) == ((1, -2, 0, 3), 2)
    assert see(g)["tile_supply"] == [4, 3, 4, 3]


# --- contributions ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", PLAYERS)
def test_everybody_plays_a_contribution_in_player_order(seats: int) -> None:
    """R06-6.4.2-1: any card left, accepted or declined; then the next round begins."""
    g = ready(seats, start=1)
    run(g, CONTRIBUTIONS)
    order = []
    while step_name(g) == "contribution":
        seat = deciders(g)[0]
        order.append(seat)
        assert legal(g, seat) == tuple(code for number in range(1, 6) for code in (decline(number), accept(number)))
        do(g, seat, accept(1))
    assert order == [(1 + turn) % seats for turn in range(seats)]
    assert (step_name(g), g.round) == ("start-bid", 2)


def test_playing_is_mandatory() -> None:
    """R06-6.4.2-1, G06-55, O06-20 contribution_optional = false: no way around while cards remain."""
    g = ready()
    run(g, CONTRIBUTIONS)
    for action in (SKIP, PASS):
        assert (refused(g, 0, action).rule, refused(g, 0, action).key) == ("R06-6.4.2-1", "not-offered")


def test_playing_is_optional_with_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-1, G06-55, O06-20 contribution_optional = true: who passes keeps the card and rolls nothing."""
    g = ready(seats=3, contribution_optional="true")
    run(g, CONTRIBUTIONS)
    assert legal(g, 0)[0] == SKIP
    assert seen_by(g, 0, SKIP, 1) == [ContributionPassed(0)]
    do(g, 1, SKIP)
    give_dice(monkeypatch, 2)
    do(g, 2, accept(1))
    assert see(g)["contributions"] == [0b11111, 0b11111, 0b11110]
    assert see(g)["base"] == [5, 5, 3]


def test_later_players_see_accepted_cards_and_only_the_fact_of_a_declined_one() -> None:
    """R06-6.4.2-1: the amount of a declined card is in no other view and no event until all have played."""
    g = ready()
    run(g, CONTRIBUTIONS)
    assert events_for(apply(g, 0, accept(3)), 1) == [ContributionShown(0, 30)]
    events = apply(g, 1, decline(4))
    for viewer in (None, 0, 2, 3):
        assert events_for(events, viewer) == [ContributionLaid(1)]
    assert events_for(events, 1) == [ContributionDeclined(1, 40)]
    for viewer in (None, 0, 2, 3):
        seen = see(g, viewer)
        assert seen["played"] == [3 * 2 - 1, DECLINED, None, None]
        assert seen["contributions"] == [0b11011, 0b11111, 0b11111, 0b11111]
    assert see(g, 1)["played"][1] == 3 * 2
    assert see(g, 1)["contributions"][1] == 0b10111
    assert see(g)["money"] == [None] * 4
    assert purse(g, 0) == 30  # paid when all have played (G06-56)


def test_two_declined_cards_look_alike() -> None:
    """R06-6.4.2-1: 10,000 or 50,000, to the others and in what they may do it is the same."""
    one, other = ready(), ready()
    for g, number in ((one, 1), (other, 5)):
        run(g, CONTRIBUTIONS)
        do(g, 0, decline(number))
    for viewer in (None, 1, 2, 3):
        assert see(one, viewer) == see(other, viewer)
    assert legal(one, 1) == legal(other, 1)


def contributed(g: State, *actions: int) -> list[Event]:
    """All play; what everybody sees when the last has played."""
    run(g, CONTRIBUTIONS)
    events: list[Event] = []
    for seat, action in zip(g.turn_order(), actions, strict=True):
        events = seen_by(g, seat, action, None)
    return events


def test_dice_of_a_contribution(monkeypatch: pytest.MonkeyPatch) -> None:
    """TV06-62, R06-6.4.2-2, R06-6.4.2-3: two dice, 1 and 3: accepted -3 and 20,000; declined +4."""
    g = ready(seats=3)
    g.base = [9, 9, 9]
    left = give_dice(monkeypatch, 1, 3, 1, 3, 2, 0)
    events = contributed(g, accept(2), decline(2), decline(2))  # two equal declines: no bonus
    assert events == [
        ContributionLaid(2),
        DonationAccepted(0, 20, 0),
        DiceRolled(0, (1, 3)),
        BaseMoved(0, -3, 6),
        DonationRejected(1, 20, 0),
        DiceRolled(1, (1, 3)),
        BaseMoved(1, 4, 13),
        DonationRejected(2, 20, 0),
        DiceRolled(2, (2, 0)),
        BaseMoved(2, 2, 11),
        RoundBegan(2, (g.card[g.order[0]],)),
        PhaseBegan(1),
    ]
    assert (left, [purse(g, seat) for seat in range(3)]) == ([], [50, 30, 30])


def test_accepted_cards_count_first_in_player_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-2, R06-6.4.2-3, G06-56: all accepters, then all decliners, both in player order."""
    g = ready(start=2)
    give_dice(monkeypatch, 1, 0, 2, 3, 1, 1, 1)
    events = contributed(g, decline(1), accept(1), decline(1), accept(1))  # seats 2, 3, 0, 1
    assert [one.seat for one in told(events, DiceRolled)] == [3, 1, 2, 0]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_the_amount_and_the_dice_of_each_card(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-2, R06-6.4.2-3, R06-1-13: what is printed: the largest die is lost, all dice are won."""
    g = ready(seats=3)
    g.base = [20, 20, 20]
    printed = g.tables.contributions[number - 1]
    give_dice(monkeypatch, *([2] * printed.loss_dice), *([1] * printed.gain_dice * 2))
    contributed(g, accept(number), decline(number), decline(number))
    assert see(g)["base"] == [18, 20 + printed.gain_dice, 20 + printed.gain_dice]
    assert purse(g, 0) == 30 + printed.amount


@pytest.mark.parametrize(("members", "left"), [(2, 0), (3, 0), (4, 1)])
def test_members_do_not_fall_below_nothing(members: int, left: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-2, G06-57: floor 0."""
    g = ready(seats=3)
    g.base = [members, 9, 9]
    give_dice(monkeypatch, 3, 0, 0)
    contributed(g, accept(1), accept(1), accept(1))
    assert see(g)["base"] == [left, 9, 9]


@pytest.mark.parametrize(("cap", "members"), [("none", 83), ("80", 80)])
def test_the_track_is_endless_unless_capped(cap: str, members: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-3, R06-1-8, G06-57, O06-21 membership_cap = none or 80."""
    g = ready(seats=3, membership_cap=cap)
    g.base = [79, 9, 9]
    give_dice(monkeypatch, 0, 0, 1, 1, 1, 0, 1)
    contributed(g, decline(2), accept(1), accept(1))
    assert see(g)["base"][0] == members


def test_the_largest_declined_amount_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """TV06-63, R06-6.4.2-4: 50,000, 50,000 and less: no bonus for anybody, and it does not pass on."""
    g = ready(seats=3)
    left = give_dice(monkeypatch, *([1] * 5), *([1] * 5), 1, 1, 1)
    events = contributed(g, decline(5), decline(5), decline(3))
    assert told(events, LargestRefused) == []
    assert (left, see(g)["base"]) == ([], [10, 10, 8])


def test_the_largest_declined_amount(monkeypatch: pytest.MonkeyPatch) -> None:
    """TV06-63, R06-6.4.2-4: 50,000 and less, three dice more for the first: 2, 0, 1, so +3."""
    g = ready(seats=3)
    left = give_dice(monkeypatch, 3, *([1] * 5), 2, 0, 1, 1, 1, 1)
    events = contributed(g, decline(5), decline(3), accept(1))
    assert told(events, LargestRefused) == [LargestRefused(0, 50)]
    assert (left, see(g)["base"]) == ([], [13, 8, 2])


def test_a_single_decliner_gets_the_bonus(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-4: also for the smallest card, whatever was accepted."""
    g = ready(seats=3)
    give_dice(monkeypatch, 1, 1, 1, 1, 1, 0, 2, 3, 3, 3)
    events = contributed(g, accept(5), decline(1), accept(1))
    assert told(events, LargestRefused) == [LargestRefused(1, 10)]
    assert see(g)["base"][1] == 5 + 2 + 9


def test_nobody_declines(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-4: then there is no bonus."""
    g = ready(seats=3)
    left = give_dice(monkeypatch, 1, 1, 1)
    assert told(contributed(g, accept(1), accept(1), accept(1)), LargestRefused) == []
    assert left == []


def test_used_cards_leave_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """R06-6.4.2-5: accepted or declined; the refusal says so; the others know what is left."""
    g = ready(seats=3)
    give_dice(monkeypatch, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    contributed(g, accept(2), decline(3), decline(1))
    assert see(g)["contributions"] == [0b11101, 0b11011, 0b11110]
    assert see(g)["played"] == [None, None, None]
    run(g, CONTRIBUTIONS)
    no = refused(g, 0, accept(2))
    assert (no.rule, no.key) == ("R06-6.4.2-5", "donation-used")
    assert refused(g, 0, decline(2)).key == "donation-used"


def test_five_cards_for_six_rounds() -> None:
    """R06-6.4.2-1, R06-6.4.2-5, G06-55: compulsory in rounds 1 to 5; in round 6 nobody has a card."""
    g = ready(seats=3)
    rounds = []
    while seats := deciders(g):
        if step_name(g) == "contribution":
            rounds.append(g.round)
        do(g, seats[0], legal(g, seats[0])[0])
    assert rounds == [number for number in range(1, 6) for _ in range(3)]


def test_a_card_kept_may_be_played_in_round_six() -> None:
    """R06-6.4.2-1, G06-55, O06-20 contribution_optional = true: who has cards is asked, to the end of round 6."""
    g = round_of(ready(seats=3, contribution_optional="true"), 6)
    while step_name(g) != "contribution":
        do(g, deciders(g)[0], legal(g, deciders(g)[0])[0])
    assert (g.round, asked(g)) == (6, ("contribution", g.start))
    assert accept(5) in legal(g, g.start)


def test_the_set_up_comes_before_the_contributions() -> None:
    """R06-6.4.1-1, R06-6.4.2-1: when the first contribution is asked for, the new state lies there."""
    g = ready()
    while step_name(g) != "contribution":
        do(g, deciders(g)[0], legal(g, deciders(g)[0])[0])
    assert (g.round, see(g)["order"], see(g)["election"]) == (1, [1, 2, 3, 0], [5, 2, 3, 4])
